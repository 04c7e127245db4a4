"""Compiles the package's Cython modules; called by the package's build and by ``make``."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

SOURCES = Path(__file__).parents[3]
"""The folder that holds the package."""
MODULES = {
    "rummyroom/rummikub/solver": ("kernel", "playout"),
    "rummyroom/rummy": ("playouts", "sampling"),
}
"""What is compiled, by folder under ``SOURCES``."""
TYPED_BY_PXD = {"playouts", "sampling"}
"""Modules that also run uncompiled: their annotations are for the type checker, their C types lie in a .pxd file."""


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


def extensions() -> list[Path]:
    """Return where the extension modules lie once they are built, next to their sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [SOURCES / folder / f"{name}{suffix}" for folder, names in MODULES.items() for name in names]


def sources() -> list[Path]:
    """Return the files that the extension modules are made from."""
    found = [Path(__file__)]
    for folder, names in MODULES.items():
        found += [SOURCES / folder / f"{name}.py" for name in names]
        found += (SOURCES / folder).glob("*.pxd")
    return found


def build() -> list[Path]:
    """Compile every module next to its source and return the paths of the extension modules.

    Everything is made in a folder of its own and then moved into place, so that programs that have the old
    extension loaded, or load it meanwhile, are not disturbed.

    Raises:
        NoCompilerError: Cython, the C compiler or Python's header files are missing, or the compiler failed.
    """
    try:
        from Cython.Compiler.Errors import CompileError
        from Cython.Compiler.Main import CompilationOptions, compile_single
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
    made: list[tuple[Path, Path]] = []
    with tempfile.TemporaryDirectory(dir=SOURCES / next(iter(MODULES)), prefix=".kernel-") as folder:
        for target in extensions():
            name = target.name.removesuffix(suffix)
            module = ".".join((*target.parent.relative_to(SOURCES).parts, name))
            c_file = Path(folder) / f"{module}.c"
            options = CompilationOptions(
                output_file=str(c_file),
                language_level=3,
                include_path=[str(SOURCES)],
                compiler_directives={"annotation_typing": name not in TYPED_BY_PXD},
            )
            try:
                result = compile_single(str(target.parent / f"{name}.py"), options, module)
            except CompileError as error:
                raise NoCompilerError(f"Cython could not translate {name}.py: {error}") from error
            if result.num_errors:
                raise NoCompilerError(f"Cython could not translate {name}.py")
            extension = Path(folder) / f"{module}{suffix}"
            command = [*cc, *flags, f"-I{include}", str(c_file), "-o", str(extension)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise NoCompilerError(f"{shlex.join(command)} failed:\n{done.stderr[-2000:]}")
            made.append((extension, target))
        for extension, target in made:
            extension.replace(target)
    return extensions()


if __name__ == "__main__":
    try:
        print(*build(), sep="\n")
    except NoCompilerError as error:
        sys.exit(str(error))

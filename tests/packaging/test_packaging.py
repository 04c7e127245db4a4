"""What the package promises whoever installs or locks it."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.programs import missing

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
SOLVER = Path("src", "rummyroom", "rummikub", "solver")
RUMMY = Path("src", "rummyroom", "rummy")


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_lock_files_hold_exact_versions_with_hashes_and_no_addresses() -> None:
    assert [path.name for path in LOCKS] == ["bench.txt", "dev.txt", "run.txt"]
    for path in LOCKS:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert not re.search(r"^-", text, re.MULTILINE)
        entries = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
        assert entries
        assert all(re.fullmatch(r"[a-z0-9.-]+==\S+( ; .*)? \\", line) for line in entries)


def test_the_lock_files_agree_with_each_other() -> None:
    versions: dict[str, set[str]] = {}
    for path in LOCKS:
        for name, version in re.findall(r"^(\S+)==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_everything_that_the_package_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    names = {re.split(r"[\[<>=~]", each)[0].replace(".", "-") for each in wanted}
    locked = set(re.findall(r"^(\S+)==", (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"), re.MULTILINE))
    assert names - locked == set()


def test_the_lock_file_of_the_page_holds_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert all(entry.get("integrity") for name, entry in lock["packages"].items() if name)


@pytest.fixture
def bare_copy(tmp_path: Path) -> Path:
    """The build hook with the solver's sources, as in a fresh clone."""
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    for folder in (SOLVER, RUMMY):
        target = tmp_path / folder
        target.mkdir(parents=True)
        for source in (ROOT / folder).glob("*.p[yx]*"):
            shutil.copy(source, target)
    return tmp_path


def test_without_a_compiler_one_line_says_that_the_reference_solver_will_be_used(
    bare_copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(bare_copy))
    monkeypatch.delenv("CC", raising=False)
    hook = load(bare_copy / "hatch_build.py")
    assert hook.compile_kernel(bare_copy) is False
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert "the reference solver will be used" in out


@pytest.mark.slow
def test_with_a_compiler_the_kernel_is_built_once(bare_copy: Path) -> None:
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
        missing("no C compiler (on Debian: sudo apt-get install gcc)")
    hook = load(bare_copy / "hatch_build.py")
    assert hook.compile_kernel(bare_copy) is True
    kernel = bare_copy / SOLVER / f"kernel{sysconfig.get_config_var('EXT_SUFFIX')}"
    made = kernel.stat().st_mtime_ns
    assert hook.compile_kernel(bare_copy) is True
    assert kernel.stat().st_mtime_ns == made


def test_make_explains_its_targets() -> None:
    if shutil.which("make") is None:
        missing("no make (on Debian: sudo apt-get install make)")
    shown = subprocess.run(["make", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    targets = re.findall(r"^make (\S+) +\S", shown, re.MULTILINE)
    assert {"play", "test", "dev", "lint", "format", "bench", "wheel", "lock", "clean"} <= set(targets)

"""The one-way imports of docs/architecture.md."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "rummyroom"

BASE = {"problem", "codec", "deal", "words", "games"}
MAY_IMPORT: dict[str, set[str]] = {
    "words": set(),
    "problem": set(),
    "codec": set(),
    "deal": set(),
    # The registry names the games, inside a function.
    "games": {"problem", "deal", "rummikub", "rummy"},
    "rummikub": BASE,
    "rummy": BASE,
    "bots": BASE,
    "match": BASE,
    "record": BASE,
    "i18n": {"problem"},
    "arena": BASE | {"bots", "match", "record"},
    "server": BASE | {"bots", "match", "record"},
}
EDGES = {"cli", "__main__"}
"""These may import anything."""

ONLY_IN_SERVER = {"litestar", "sqlalchemy", "uvicorn", "alembic", "aiosqlite"}


def rooms() -> list[str]:
    """Return the package's rooms: its folders and modules."""
    return sorted(
        path.stem
        for path in PACKAGE.iterdir()
        if (path.suffix == ".py" or (path.is_dir() and any(path.glob("*.py")))) and path.stem != "__init__"
    )


def imports(room: str) -> set[tuple[str, str]]:
    """Return every import of a room: the file, and the module that it names."""
    files = (PACKAGE / room).rglob("*.py") if (PACKAGE / room).is_dir() else [PACKAGE / f"{room}.py"]
    found: set[tuple[str, str]] = set()
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module == "rummyroom":
                names = [f"rummyroom.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            found.update((path.name, name) for name in names)
    return found


def test_every_room_has_its_place() -> None:
    assert set(rooms()) - EDGES <= MAY_IMPORT.keys()


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_imports_go_one_way(room: str) -> None:
    upward = [
        f"{file} imports {name}"
        for file, name in sorted(imports(room))
        if name.startswith("rummyroom.") and name.split(".")[1] not in MAY_IMPORT[room] | {room}
    ]
    assert upward == []


@pytest.mark.parametrize("room", sorted(MAY_IMPORT.keys() - {"server"}))
def test_only_the_server_knows_the_web_framework_and_the_database(room: str) -> None:
    assert [name for _, name in imports(room) if name.split(".")[0] in ONLY_IN_SERVER] == []

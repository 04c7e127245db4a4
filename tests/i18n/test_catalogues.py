"""The three languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rummyroom.i18n
from rummyroom.i18n import LANGUAGES

FOLDER = Path(rummyroom.i18n.__file__).parent
SOURCES = FOLDER.parent
AREAS = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def messages(language: str, area: str) -> dict[str, set[str]]:
    """Return the arguments of every message of a catalogue."""
    resource = FluentParser().parse((FOLDER / language / area).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}/{area}"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def test_every_language_has_the_same_areas() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == AREAS


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_with_the_same_arguments(language: str, area: str) -> None:
    assert messages(language, area) == messages("en", area)


def test_no_key_stands_in_two_areas() -> None:
    keys = [key for area in AREAS for key in messages("en", area)]
    assert sorted(keys) == sorted(set(keys))


def test_every_problem_code_of_the_source_has_a_sentence() -> None:
    codes = {
        code
        for path in SOURCES.rglob("*.py")
        for code in re.findall(r'Problem\(\s*"([a-z_]+\.[a-z_]+)"', path.read_text(encoding="utf-8"))
    }
    assert "turn.no_rack_tile" in codes
    keys = {key for area in AREAS for key in messages("en", area)}
    assert sorted(code for code in codes if "problem-" + code.replace(".", "-") not in keys) == []

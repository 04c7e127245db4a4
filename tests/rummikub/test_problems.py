"""Every reason for which an action is refused: it can occur, and every language has a sentence for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor
from tests.helpers import CLASSIC, judged, lay, state_of

import rummyroom
from rummyroom.rummikub.game import Draw, Lay, Pass, TimeUp, problems
from rummyroom.rummikub.melds import Meld, MeldFault
from rummyroom.rummikub.rules import EDITIONS, EmptyPool
from rummyroom.rummikub.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from rummyroom.problem import Problem

SOURCE = Path(rummyroom.__file__).parent
LANGUAGES = ("en", "fr", "de")
FROM_RACK = msgspec.structs.replace(CLASSIC, joker_exchange_from="rack")
FROZEN = msgspec.structs.replace(CLASSIC, joker_meld_frozen=True)
UNCLOCKED = EDITIONS["family"]
MUST_LAY = msgspec.structs.replace(CLASSIC, empty_pool=EmptyPool.MUST_LAY)


def _turn(before: str, after: str, rack: str, **options: object) -> tuple[Problem, ...]:
    return judged(before, after, rack, **options).problems  # type: ignore[arg-type]


def _ended() -> tuple[Problem, ...]:
    state = state_of("r1", "r2", pool="b1")
    outcome = msgspec.json.decode('{"reason":"out","winners":[0],"scores":[2,-2],"rack_values":[0,2]}')
    return problems(msgspec.structs.replace(state, outcome=outcome), Draw(0))


def _twice() -> tuple[Problem, ...]:
    state = state_of("r1 r2 r3 r4", "k1", pool="b1")
    run, again = state.racks[0][:3], (state.racks[0][3], *state.racks[0][1:3])
    return problems(state, Lay(0, (Meld(run), Meld(again))))


def _foreign() -> tuple[Problem, ...]:
    state = state_of("r1 r2", "r3", pool="b1")
    return problems(state, Lay(0, (Meld((*state.racks[0], Tile("r3b"))),)))


CASES: list[tuple[str, Callable[[], tuple[Problem, ...]]]] = [
    ("meld.too_short", lambda: _turn("", "r7", "r7")),
    ("meld.too_short", lambda: _turn("", "r7 r8", "r7 r8")),
    ("meld.too_short", lambda: _turn("", "j j", "j j")),
    ("meld.too_long", lambda: _turn("", "r7 b7 k7 o7 j", "r7 b7 k7 o7 j")),
    ("meld.too_long", lambda: _turn("", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 j", "r1 r2 r3 r4 r5 r6 j")),
    ("meld.duplicate_colour", lambda: _turn("", "r7 r7 b7", "r7 r7 b7")),
    ("meld.duplicate_number", lambda: _turn("", "r7 r7 r8", "r7 r7 r8")),
    ("meld.not_consecutive", lambda: _turn("", "r7 r8 r10", "r7 r8 r10")),
    ("meld.mixed", lambda: _turn("", "o3 o4 b5", "o3 o4 b5")),
    ("opening.below_minimum", lambda: _turn("", "r7 b7 k7", "r7 b7 k7", opened=False)),
    ("opening.table_touched", lambda: _turn("r1 r2 r3", "r1 r2 r3 r4", "r4", opened=False)),
    ("turn.no_rack_tile", lambda: _turn("r1 r2 r3", "r1 r2 r3", "r4")),
    ("turn.table_tile_missing", lambda: _turn("r1 r2 r3 r4", "r1 r2 r3", "r4")),
    ("turn.foreign_tile", _foreign),
    ("turn.duplicate_tile", _twice),
    ("turn.not_your_turn", lambda: problems(state_of("r1", "r2", pool="b1"), Draw(1))),
    ("turn.not_your_turn", lambda: problems(state_of("r1", "r2", pool="b1"), Draw(7))),
    ("joker.not_exchanged", lambda: _turn("b6 b7 j", "b5 b6 b7 | r11 r12 j", "b5 r11 r12")),
    (
        "joker.not_exchanged",
        lambda: _turn("r3 b3 j | k3 k4 k5 k6", "r3 b3 k3 | k4 k5 k6 | r8 b8 j", "r8 b8", rules=FROM_RACK),
    ),
    (
        "joker.not_exchanged",
        lambda: _turn("b9 j b11 | k10 r10 b10 o10", "b9 b10 b11 | k10 r10 o10 | r4 k4 j", "r4 k4", rules=FROM_RACK),
    ),
    ("joker.not_in_new_meld", lambda: _turn("b9 j b11 | k1 k2 k3", "b9 b10 b11 | k1 k2 k3 j", "b10")),
    (
        "joker.too_few_rack_tiles",
        lambda: _turn(
            "b9 j b11 | k1 k2 k3 k4 k5", "b9 b10 b11 | k1 k2 k3 | k4 k5 j", "b10", rules=EDITIONS["pressman"]
        ),
    ),
    ("joker.meld_frozen", lambda: _turn("b5 j b7 b8 b9", "b5 j b7 | b8 b9 b10", "b10", rules=FROZEN)),
    ("joker.before_opening", lambda: _turn("b9 j b11", "b9 b10 b11 | r4 k4 j", "b10 r4 k4", opened=False)),
    ("draw.pool_empty", lambda: problems(state_of("r1", "r2"), Draw(0))),
    ("pass.pool_not_empty", lambda: problems(state_of("r1", "r2", pool="b1"), Pass(0))),
    ("pass.lay_possible", lambda: problems(state_of("r1 r2 r3 k9", "r2", rules=MUST_LAY), Pass(0))),
    ("game.over", _ended),
    ("clock.none", lambda: problems(state_of("r1", "r2", pool="b1", rules=UNCLOCKED), TimeUp(0))),
]


@pytest.mark.parametrize(("code", "cause"), CASES, ids=[f"{code}-{n}" for n, (code, _) in enumerate(CASES)])
def test_a_refusal_occurs_and_is_told_in_every_language(code: str, cause: Callable[[], tuple[Problem, ...]]) -> None:
    found = [problem for problem in cause() if problem.code == code]
    assert found
    for problem in found:
        for language in LANGUAGES:
            assert _sentence(problem, language)


def test_no_other_reason_is_in_the_source() -> None:
    written = set(map(str, MeldFault))
    for path in (SOURCE / "rummikub").rglob("*.py"):
        written |= set(re.findall(r"Problem\(\s*\"([a-z_.]+)\"", path.read_text(encoding="utf-8")))
    assert written == {code for code, _ in CASES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_has_the_same_sentences_with_the_same_variables(language: str) -> None:
    # A language may leave out a variable that another one needs, but no one knows of variables that English has not.
    ours, english = _variables(language), _variables("en")
    assert ours.keys() == english.keys()
    for name, variables in ours.items():
        assert variables <= english[name] | {"tile_names"}, name


def test_all_problems_are_told_at_once() -> None:
    state = state_of("r1 r4 b9", "k1", pool="b1", table="r5 r6 r7", turn=1)
    table = (Meld((Tile("r1a"), Tile("b9a"), Tile("o9a"))), Meld((Tile("r5a"), Tile("r6a"))))
    found = problems(state, Lay(0, table))
    assert [problem.code for problem in found] == [
        "turn.not_your_turn",
        "turn.foreign_tile",
        "turn.table_tile_missing",
        "meld.mixed",
        "meld.too_short",
    ]


def test_a_problem_names_its_meld_by_its_place_in_the_table_that_was_judged() -> None:
    state = state_of("r1 r4 b9", "k1", pool="b1", table="r5 r6 r7")
    table = (Meld(()), state.table[0], Meld(()), Meld((Tile("b9a"),)))
    assert [problem.meld for problem in problems(state, Lay(0, table))] == [3]
    joker = state_of("b10", "k1", table="b9 j b11 | k1 k2 k3")
    turn = lay(joker, "b9 b10 b11 | k1 k2 k3 j").table
    (problem,) = problems(joker, Lay(0, (Meld(()), *turn)))
    assert (problem.code, problem.meld) == ("joker.not_in_new_meld", 2)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's convention
        self.found.add(node.id.name)


def _catalogue(language: str) -> str:
    return (SOURCE / "i18n" / language / "core.ftl").read_text(encoding="utf-8")


def _variables(language: str) -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    for entry in parse(_catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            seen = _Variables()
            seen.visit(entry)
            names[entry.id.name] = seen.found
    return names


def _sentence(problem: Problem, language: str) -> str:
    """Return the sentence for ``problem``, with the variables that a caller makes of its tiles."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_catalogue(language)))
    arguments = dict(problem.data)
    if problem.tiles:
        arguments["tile_names"] = " ".join(problem.tiles)
    if arguments.get("wanted"):
        arguments["wanted_names"] = arguments["wanted"]
    name = "problem-" + problem.code.replace(".", "-")
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, (name, errors)
    assert isinstance(text, str)
    return text

"""The solver's API answers the same with either engine, and says which one it is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from rummyroom.rummikub.melds import Table, parse_table, tidy
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.solver import Goal, api, best_turn, can_lay, can_lay_all, engine_name, weights_for
from rummyroom.rummikub.tiles import Tile, TileBox, parse_kinds

if TYPE_CHECKING:
    from collections.abc import Iterator

CLASSIC = EDITIONS["classic"]


@pytest.fixture(params=["compiled", "reference"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Answer with one engine or the other."""
    if request.param == "compiled":
        pytest.importorskip("rummyroom.rummikub.solver.kernel")
    else:
        monkeypatch.delattr("rummyroom.rummikub.solver.turns", raising=False)
        monkeypatch.setitem(sys.modules, "rummyroom.rummikub.solver.turns", None)
    api.compiled.cache_clear()
    yield request.param
    api.compiled.cache_clear()


def position(table: str, rack: str) -> tuple[Table, tuple[Tile, ...]]:
    box = TileBox()
    return tuple(map(tidy, parse_table(table, box))), box.take_all(parse_kinds(rack))


def test_the_engine_says_its_name(engine: str) -> None:
    assert engine_name() == engine


@pytest.mark.parametrize(
    ("table", "rack", "opened", "tiles"),
    [
        ("r3 r4 r5 | k5 b5 o5", "r5 r6 k9", True, 2),
        ("r3 r4 r5 | k5 b5 o5", "k9", True, 0),
        ("r3 r4 r5", "r6 k10 b10 o10", False, 3),
        ("r3 r4 r5", "r6 k9 b9 o9", False, 0),
        ("b6 b7 j", "b5 r11 r12", True, 1),
    ],
)
def test_both_engines_answer_alike(engine: str, table: str, rack: str, opened: bool, tiles: int) -> None:
    melds, own = position(table, rack)
    turn = best_turn(melds, own, rules=CLASSIC, opened=opened, weights=weights_for(Goal.TILES, CLASSIC))
    assert (0 if turn is None else turn.value) == tiles
    assert can_lay(melds, own, rules=CLASSIC, opened=opened) == (tiles > 0)
    assert can_lay_all(melds, own, rules=CLASSIC, opened=opened) == (tiles == len(own))


def test_part_of_a_rack_can_be_asked_for(engine: str) -> None:
    table, rack = position("r3 r4 r5", "r6 r7 k9")
    assert can_lay_all(table, rack[:2], rules=CLASSIC, opened=True)
    assert not can_lay_all(table, rack[1:2], rules=CLASSIC, opened=True)
    assert not can_lay_all(table, rack, rules=CLASSIC, opened=True)

"""Of equal turns one that leaves melds of the table untouched."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.rummikub.solver.positions import random_position

from rummyroom.rummikub.melds import parse_table, tidy
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.solver import best_turn, can_lay_all
from rummyroom.rummikub.solver.disturbance import broken_melds
from rummyroom.rummikub.tiles import KINDS, TileBox, parse_kinds
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from rummyroom.rummikub.melds import Table

turns = pytest.importorskip("rummyroom.rummikub.solver.turns")

CLASSIC = EDITIONS["classic"]
ONE_EACH = dict.fromkeys(KINDS, 1)


def untouched(before: Table, after: Table) -> int:
    """Count the melds that lie there exactly as before."""
    now = {tidy(meld).tiles for meld in after}
    return sum(tidy(meld).tiles in now for meld in before)


@pytest.mark.parametrize(
    ("before", "rack", "expected"),
    [
        # Three tiles make a meld of their own rather than lengthen three runs.
        ("r4 r5 r6 | b4 b5 b6 | k4 k5 k6", "r7 b7 k7", 3),
        # One tile from the end of a run is enough.
        ("b4 b5 b6 b7 | b7 b8 b9 | o1 o2 o3 o4", "k7 r7", 2),
        # A joker at the end of a run goes to the new tiles; the other run need not grow.
        ("k9 k10 k11 j | b7 b8 b9 b10", "b12 k12", 1),
    ],
)
def test_few_melds_are_touched(before: str, rack: str, expected: int) -> None:
    box = TileBox()
    table = tuple(map(tidy, parse_table(before, box)))
    turn = best_turn(table, box.take_all(parse_kinds(rack)), rules=CLASSIC, opened=True, weights=ONE_EACH)
    assert turn is not None
    assert len(turn.laid) == len(rack.split())
    assert untouched(table, turn.table) == expected


@pytest.mark.parametrize("seed", range(40))
def test_on_small_tables_no_more_can_be_left_untouched(seed: int) -> None:
    rng = Random(700 + seed)
    table, rack = random_position(rng, large=False, melds=5, rack=6, numbers=9, jokers=seed % 2)
    turn = best_turn(table, rack, rules=CLASSIC, opened=True, weights=ONE_EACH)
    plain = turns.best_turn(table, rack, rules=CLASSIC, opened=True, weights=ONE_EACH, careful=False)
    assert (turn is None) == (plain is None)
    if turn is None:
        return
    assert turn.value == plain.value
    assert judge(table, turn.table, rack, rules=CLASSIC, opened=True).is_legal
    broken = broken_melds(table, turn.table)
    for left in range(len(table), untouched(table, turn.table), -1):
        for kept in combinations(table, left):
            part = tuple(meld for meld in table if meld not in kept)
            if not can_lay_all(part, turn.laid, rules=CLASSIC, opened=True):
                continue
            better = best_turn(part, turn.laid, rules=CLASSIC, opened=True, weights=ONE_EACH)
            assert better is not None
            # Unless it would take more melds apart.
            assert broken_melds(table, (*kept, *better.table)) > broken

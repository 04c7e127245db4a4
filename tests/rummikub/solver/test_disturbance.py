"""Of equal turns the one that breaks the fewest melds of the table."""

from __future__ import annotations

from random import Random

import pytest
from tests.rummikub.solver.positions import random_position

from rummyroom.rummikub.melds import Table, format_table, parse_table, tidy
from rummyroom.rummikub.rules import JokerRelease, Rules
from rummyroom.rummikub.solver.reference import solve
from rummyroom.rummikub.tiles import KINDS, TileBox, parse_kinds

FREE = Rules(joker_release=JokerRelease.FREE)
ONE_EACH = dict.fromkeys(KINDS, 1)


def broken_melds(before: Table, after: Table) -> int:
    """Count the melds whose tiles do not all lie in one meld afterwards."""
    return sum(not any(set(old.tiles) <= set(new.tiles) for new in after) for old in before)


def untouched_melds(before: Table, after: Table) -> int:
    return sum(any(set(old.tiles) == set(new.tiles) for new in after) for old in before)


@pytest.mark.parametrize(
    ("before", "rack", "broken", "untouched"),
    [
        # Two runs that could be one stay two.
        ("r1 r2 r3 | r4 r5 r6", "k9 k10 k11", 0, 2),
        # The tile goes to the end of the run rather than into the middle of another.
        ("r1 r2 r3 | r4 k4 b4 | r7 r8 r9 r10", "r4", 0, 2),
        # A group grows; the runs that could give a tile do not have to.
        ("r7 b7 k7 | o5 o6 o7 o8", "o7", 0, 1),
        # Splitting one run is enough.
        ("r4 r5 r6 r7 r8 | b4 b5 b6 b7 b8", "r6 k1", 1, 1),
        # A tile of either group's number: the table's melds stay as they are.
        ("r3 b3 k3 | r3 b3 o3", "o3", 0, 1),
        # The new run takes its own tiles although the table has the same kinds.
        ("k5 r5 b5 | k6 r6 b6 | k7 r7 b7", "o5 o6 o7", 0, 3),
    ],
)
def test_no_more_melds_are_broken_than_needed(before: str, rack: str, broken: int, untouched: int) -> None:
    box = TileBox()
    table = tuple(tidy(meld) for meld in parse_table(before, box))
    solution = solve(table, box.take_all(parse_kinds(rack)), rules=Rules(), opened=True, weights=ONE_EACH)
    assert solution is not None
    after = solution.turn.table
    assert (broken_melds(table, after), untouched_melds(table, after)) == (broken, untouched), format_table(after)
    assert solution.broken == broken


@pytest.mark.parametrize("seed", range(25))
def test_caring_costs_nothing_and_never_breaks_more(seed: int) -> None:
    rng = Random(3000 + seed)
    table, rack = random_position(rng, large=seed % 3 == 0, melds=6, rack=8, numbers=9, jokers=1)
    careful = solve(table, rack, rules=FREE, opened=True, weights=ONE_EACH)
    careless = solve(table, rack, rules=FREE, opened=True, weights=ONE_EACH, careful=False)
    if careful is None or careless is None:
        assert careful is careless
        return
    assert careful.turn.value == careless.turn.value
    broken = broken_melds(table, careful.turn.table)
    assert broken == careful.broken
    assert broken <= broken_melds(table, careless.turn.table)

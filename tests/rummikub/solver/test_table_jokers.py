"""Boards with one or two jokers on the table, under every joker option: both engines, and every turn there is."""

from __future__ import annotations

from itertools import islice, product
from random import Random

import pytest
from tests.rummikub.solver import brute
from tests.rummikub.solver.positions import random_position, random_weights

from rummyroom.rummikub.melds import Table, parse_table, tidy
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.solver import reference
from rummyroom.rummikub.solver.api import compiled
from rummyroom.rummikub.tiles import KINDS, Kind, Tile, TileBox, parse_kinds
from rummyroom.rummikub.turn import judge

ONE_EACH: dict[Kind, int] = dict.fromkeys(KINDS, 1)
OPTIONS = [
    Rules(joker_release=release, joker_exchange_from=source, joker_reuse=reuse, joker_meld_frozen=frozen)
    for release, source, reuse, frozen in product(JokerRelease, JokerSource, JokerReuse, [False, True])
]


def board_with_jokers(rng: Random) -> tuple[Table, tuple[Tile, ...]]:
    """Return a small board on which at least one joker lies."""
    while True:
        table, rack = random_position(rng, large=False, melds=2, rack=rng.randint(1, 2), numbers=5, jokers=2)
        if any(tile.is_joker for meld in table for tile in meld.tiles):
            return table, rack


def reference_value(table: Table, rack: tuple[Tile, ...], rules: Rules, weights: dict[Kind, int]) -> int | None:
    """Return what the reference's turn is worth, after the judge has let it pass."""
    found = reference.solve(table, rack, rules=rules, opened=True, weights=weights, careful=False)
    if found is None:
        return None
    assert judge(table, found.turn.table, rack, rules=rules, opened=True).problems == ()
    return found.turn.value


@pytest.mark.parametrize("seed", range(24))
def test_no_engine_misses_a_turn(seed: int) -> None:
    turns = compiled()
    rng = Random(seed)
    # Twelve of the options in one case, so that three cases have them all.
    options = iter(OPTIONS[seed % 3 :: 3])
    for _ in range(4):
        table, rack = board_with_jokers(rng)
        weights = random_weights(rng)
        for rules in islice(options, 3):
            value = reference_value(table, rack, rules, weights)
            if turns is not None and turns.is_covered(table, rules, weights, rack, opened=True):
                turn = turns.best_turn(table, rack, rules=rules, opened=True, weights=weights, careful=False)
                assert value == (None if turn is None else turn.value)
            else:
                assert value == brute.best_value(table, rack, rules=rules, opened=True, weights=weights)


@pytest.mark.parametrize(
    ("before", "rack", "rules", "laid"),
    [
        # r2 takes the first joker's place; the other stays as b8: r5 b5 j | r2 r3 r4 | b6 b7 j.
        ("j r3 r4 r5 | b5 b6 b7 j", "r2", Rules(), 1),
        # The two jokers change places, so that neither lies in its old meld: b5 o5 j | b1 b2 b3 j.
        (
            "b5 o5 j | j b2 b3",
            "b1 o9",
            Rules(joker_release=JokerRelease.REARRANGE, joker_exchange_from=JokerSource.RACK),
            1,
        ),
    ],
)
def test_a_joker_goes_where_another_stays(before: str, rack: str, rules: Rules, laid: int) -> None:
    box = TileBox()
    table, tiles = tuple(map(tidy, parse_table(before, box))), box.take_all(parse_kinds(rack))
    assert reference_value(table, tiles, rules, ONE_EACH) == laid
    turns = compiled()
    if turns is not None:
        turn = turns.best_turn(table, tiles, rules=rules, opened=True, weights=ONE_EACH)
        assert turn is not None
        assert len(turn.laid) == laid

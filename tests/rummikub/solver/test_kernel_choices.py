"""The best few turns, and the best turn of few tiles."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from tests.rummikub.solver.positions import random_position, random_weights

from rummyroom.rummikub.melds import parse_table, tidy
from rummyroom.rummikub.rules import EDITIONS, JokerRelease, Rules
from rummyroom.rummikub.solver import best_turn_within, best_turns, can_lay_all
from rummyroom.rummikub.tiles import KINDS, Kind, Tile, TileBox, format_kinds, parse_kinds
from rummyroom.rummikub.turn import judge

CLASSIC = EDITIONS["classic"]
EXAMPLES = [CLASSIC, EDITIONS["booklet"], Rules(joker_release=JokerRelease.FREE)]
POINTS = {kind: kind.number + 1 for kind in KINDS}


def kinds_of(tiles: tuple[Tile, ...]) -> tuple[Kind, ...]:
    return tuple(sorted(tile.kind for tile in tiles))


@pytest.mark.parametrize("seed", range(5))
def test_the_best_turns_are_the_most_valuable_of_all_that_can_be_laid(seed: int) -> None:
    rng = Random(seed)
    for _ in range(3):
        table, rack = random_position(rng, large=False, melds=2, rack=5, numbers=5, jokers=2)
        rules, weights = rng.choice(EXAMPLES), random_weights(rng)
        parts = {kinds_of(part): part for size in range(1, len(rack) + 1) for part in combinations(rack, size)}
        values = sorted(
            (
                sum(weights[tile.kind] for tile in part)
                for part in parts.values()
                if can_lay_all(table, part, rules=rules, opened=True)
            ),
            reverse=True,
        )
        found = best_turns(table, rack, 4, rules=rules, opened=True, weights=weights)
        assert [turn.value for turn in found] == values[:4]
        assert len({kinds_of(turn.laid) for turn in found}) == len(found)
        for turn in found:
            assert judge(table, turn.table, rack, rules=rules, opened=True).problems == ()


@pytest.mark.parametrize("opened", [True, False])
def test_a_turn_of_few_tiles_is_the_best_of_those(*, opened: bool) -> None:
    rng = Random(11 + opened)
    for _ in range(4):
        table, rack = random_position(rng, large=False, melds=3, rack=5, numbers=6, jokers=2)
        rules = rng.choice(EXAMPLES) if opened else Rules(opening_minimum=9)
        weights = random_weights(rng)
        for most in range(1, len(rack)):
            values = [
                sum(weights[tile.kind] for tile in part)
                for size in range(1, most + 1)
                for part in combinations(rack, size)
                if can_lay_all(table, part, rules=rules, opened=opened)
            ]
            turn = best_turn_within(table, rack, most, rules=rules, opened=opened, weights=weights)
            assert (None if turn is None else turn.value) == max(values, default=None)
            if turn is not None:
                assert len(turn.laid) <= most
                assert judge(table, turn.table, rack, rules=rules, opened=opened).problems == ()


def test_the_next_best_turns_can_be_read() -> None:
    box = TileBox()
    table = tuple(map(tidy, parse_table("r3 r4 r5", box)))
    rack = box.take_all(parse_kinds("r6 r2 k9"))
    found = best_turns(table, rack, 9, rules=CLASSIC, opened=True, weights=POINTS)
    assert [Counter(format_kinds(turn.laid).split()) for turn in found] == [
        Counter(["r6", "r2"]),
        Counter(["r6"]),
        Counter(["r2"]),
    ]

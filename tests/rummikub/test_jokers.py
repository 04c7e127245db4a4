"""Jokers on the table: named rules, and random small boards against a slow literal formulation."""

from __future__ import annotations

import os
import time
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.helpers import CLASSIC, codes, judged
from tests.rummikub import joker_oracle
from tests.rummikub.boards import random_table, some_table

from rummyroom.rummikub.melds import Meld, MeldKind, read_meld
from rummyroom.rummikub.rules import EDITIONS, JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.tiles import Kind, Tile, tile_set
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from rummyroom.rummikub.melds import Table


def _rules(**options: object) -> Rules:
    return msgspec.structs.replace(CLASSIC, **options)


SEEDS = int(os.environ.get("JOKER_SEEDS", "10"))
"""Times twenty boards; raise it for a longer hunt."""

JOKER_RULES = [
    Rules(joker_release=release, joker_exchange_from=source, joker_reuse=reuse, joker_meld_frozen=frozen)
    for release in JokerRelease
    for source in JokerSource
    for reuse in JokerReuse
    for frozen in (False, True)
]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_small_boards_are_judged_as_the_literal_rules_say(seed: int) -> None:
    chance = Random(seed)
    boards = 0
    while boards < 20:
        large = chance.random() < 0.3
        before = random_table(chance, melds=2, large=large, numbers=4)
        held = [tile for meld in before for tile in meld.tiles]
        rack = _interesting_rack(chance, before, large=large)
        if not any(tile.is_joker for tile in held) or len(held) + len(rack) > 12:
            continue
        after = some_table([*held, *rack], chance.randrange, longest=6)
        if after is None:
            continue
        boards += 1
        rules, opened = chance.choice(JOKER_RULES), chance.random() < 0.8
        judgement = judge(before, after, rack, rules=rules, opened=opened)
        found = [code for code in codes(judgement) if code.startswith("joker.")]
        expected = joker_oracle.is_legal(before, after, frozenset(rack), rules, opened=opened)
        assert (not found) == expected, (rules, opened, list(map(str, before)), list(map(str, after)), rack, found)


def _interesting_rack(chance: Random, before: Table, *, large: bool) -> list[Tile]:
    """Return a few tiles of numbers that are on the table, among them often what a joker stands for."""
    held = [tile for meld in before for tile in meld.tiles]
    numbers = {tile.number for tile in held} | {0, 1}
    free = [tile for tile in tile_set(large=large) if tile not in held and tile.number in numbers]
    wanted = [kind for meld in before for kind in _stood_for(meld)]
    rack = chance.sample(free, min(len(free), chance.randint(1, 3)))
    return rack + [tile for tile in free if tile.kind in wanted and tile not in rack][: chance.randint(0, 2)]


def _stood_for(meld: Meld) -> list[Kind]:
    reading = read_meld(meld)
    places = zip(reading.tiles, reading.stands_for, strict=True)
    return [kind for tile, kinds in places if tile.is_joker for kind in kinds]


def _joker_codes(before: str, after: str, rack: str, **options: object) -> list[str]:
    return codes(judged(before, after, rack, rules=_rules(**options), large=True))


def test_a_joker_stays_when_its_run_is_extended_shortened_or_split() -> None:
    assert judged("b5 j b7", "b4 b5 j b7 b8", "b4 b8").retrieved == ()
    assert judged("b3 b4 b5 j b7", "b5 j b7 | b3 b4 j", "j").is_legal
    assert judged("b5 j b7 b8 b9", "b5 j b7 | b8 b9 b10", "b10").retrieved == ()


def test_a_joker_stays_in_a_group_while_it_can_stand_for_a_colour_it_could_stand_for_before() -> None:
    turn = judged("r3 b3 j", "r3 b3 k3 j", "k3")
    assert (turn.is_legal, turn.retrieved) == (True, ())


def test_a_joker_that_leaves_all_its_neighbours_was_retrieved() -> None:
    # It still stands for b6, but neither b5 nor b7 is with it any more.
    turn = judged("b5 j b7", "b3 b4 b5 | j b7 b8 | b6 r6 k6", "b3 b4 b8 b6 r6 k6")
    assert turn.retrieved == ()
    away = judged("b4 b5 j", "b3 b4 b5 | j b7 b8 | b6 r6 k6", "b3 b7 b8 b6 r6 k6")
    assert len(away.retrieved) == 1
    assert away.is_legal


def test_a_joker_that_turns_from_run_to_group_was_retrieved() -> None:
    turn = judged("b5 j b7", "b5 b6 b7 | r6 k6 j", "b6 r6 k6")
    assert (turn.is_legal, len(turn.retrieved)) == (True, 1)


def test_a_retrieved_joker_may_not_move_within_its_own_meld() -> None:
    assert codes(judged("b5 j b7", "b5 b6 b7 j", "b6")) == ["joker.not_in_new_meld"]
    assert _joker_codes("b5 j b7", "b5 b6 b7 j", "b6", joker_reuse=JokerReuse.ANYWHERE) == []


def test_two_jokers_for_one_kind_need_two_real_tiles() -> None:
    turn = ("b5 j b7 | b5 j b7", "b5 b6 b7 | r1 k1 j | r2 k2 j | b7 o7 k7 | b5 o5 k5")
    rack = "b6 r1 k1 r2 k2 o7 k7 o5 k5"
    assert codes(judged(*turn, rack)) == ["joker.not_exchanged"]
    assert codes(judged(*turn, rack, rules=EDITIONS["booklet"])) == []


def test_the_exchanging_tile_may_be_required_to_come_from_the_rack() -> None:
    turn = ("b9 j b11 | k10 r10 b10 o10", "b9 b10 b11 | k10 r10 o10 | r4 k4 j", "r4 k4")
    assert _joker_codes(*turn) == []
    assert _joker_codes(*turn, joker_exchange_from=JokerSource.RACK) == ["joker.not_exchanged"]


def test_the_new_meld_may_need_two_rack_tiles() -> None:
    two = JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES
    one_tile = ("b9 j b11 | k1 k2 k3 k4", "b9 b10 b11 | k1 k2 k3 | k4 r4 j", "b10 r4")
    assert _joker_codes(*one_tile) == []
    assert _joker_codes(*one_tile, joker_reuse=two) == ["joker.too_few_rack_tiles"]
    assert _joker_codes("b9 j b11", "b9 b10 b11 | k4 r4 j", "b10 k4 r4", joker_reuse=two) == []


def test_free_jokers_move_like_any_tile() -> None:
    turn = ("b9 j b11 b12 b13 | k1 k2 k3", "b11 b12 b13 | k1 k2 k3 j | r9 k9 b9", "r9 k9")
    assert _joker_codes(*turn) == ["joker.not_exchanged", "joker.not_in_new_meld"]
    assert _joker_codes(*turn, joker_release=JokerRelease.FREE) == []


def test_a_frozen_meld_may_be_added_to_and_is_released_by_the_exchange() -> None:
    assert _joker_codes("b5 j b7", "b5 j b7 b8", "b8", joker_meld_frozen=True) == []
    assert _joker_codes("b5 j b7", "b5 b6 b7 | r1 k1 j", "b6 r1 k1", joker_meld_frozen=True) == []
    taken = ("b5 j b7 b8 | r8 k8 o8", "b5 j b7 | r8 k8 o8 b8 | r1 r2 r3", "r1 r2 r3")
    assert _joker_codes(*taken) == []
    assert _joker_codes(*taken, joker_meld_frozen=True) == ["joker.meld_frozen"]


def test_a_joker_from_the_rack_may_take_the_place_of_one_on_the_table() -> None:
    turn = judged("b9 j b11", "b9 j b11 | r4 k4 j", "j r4 k4")
    table = tuple(reversed(turn.table))
    jokers = [tile for meld in table for tile in meld.tiles if tile.is_joker]
    assert turn.is_legal
    assert len(jokers) == 2


def test_a_meld_of_jokers_alone_is_a_group_worth_nothing() -> None:
    turn = judged("", "j j j | r10 b10 k10", "j j j r10 b10 k10", opened=False, large=True)
    assert (turn.is_legal, turn.opening_points, turn.readings[0].kind) == (True, 30, MeldKind.GROUP)


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_many_copies_on_the_table_do_not_slow_the_judge_down(copies: int) -> None:
    # Every tile of the long run may come from elsewhere, yet k1-k2-k3 lies whole in it whichever copies are meant.
    long_run = " ".join(f"k{number}" for number in range(4, 13))
    other = " | ".join([long_run] * (copies - 1))
    before = f"k1 k2 k3 | {long_run} | r5 j r7 | o5 j o7" + (f" | {other}" if other else "")
    after = f"k1 k2 k3 {long_run} j | r5 r6 r7 | o5 o6 o7 | r1 o1 j" + (f" | {other}" if other else "")
    started = time.perf_counter()
    turn = judged(before, after, "r6 o6 r1 o1", large=True)
    assert set(codes(turn)) == {"joker.not_in_new_meld"}
    assert time.perf_counter() - started < 1


def test_a_copy_from_elsewhere_does_not_make_a_frozen_meld_new() -> None:
    # Without the freeze the other r4 may be meant in the run, which then is new; frozen, its own r4 stays in it.
    turn = ("r4 j r6 | k4 r4 j", "k4 r4 b4 | k4 b4 o4 | r4 j r6 j", "o4 k4 b4 b4")
    assert _joker_codes(*turn) == []
    assert _joker_codes(*turn, joker_meld_frozen=True) == ["joker.not_in_new_meld"]

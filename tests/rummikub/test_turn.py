"""Judging a turn: openings, where tiles come from, and what never matters."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import assume, event, given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.helpers import CLASSIC, codes, judged
from tests.rummikub.boards import random_table, some_table

from rummyroom.rummikub.melds import Meld, Table
from rummyroom.rummikub.rules import EDITIONS, JokerRelease
from rummyroom.rummikub.tiles import Kind, Tile, tile_set
from rummyroom.rummikub.turn import judge

RULES = [*EDITIONS.values(), replace(CLASSIC, opening_table_play=True), replace(CLASSIC, joker_meld_frozen=True)]


def _random_turn(seed: int) -> tuple[Table, tuple[Meld, ...], list[Tile]]:
    """Return a table, an arrangement after it (often legal, sometimes spoiled) and a rack."""
    chance = Random(seed)
    before = random_table(chance, numbers=5)
    held = [tile for meld in before for tile in meld.tiles]
    free = [tile for tile in tile_set() if tile not in held and tile.number < 8]
    rack = chance.sample(free, chance.randint(2, 5))
    own = [meld for meld in random_table(chance, melds=1, numbers=10) if set(held).isdisjoint(meld.tiles)]
    rack += [tile for meld in own for tile in meld.tiles if tile not in rack]
    after: Table = (*before, *own)
    if chance.random() < 0.6:
        laid = [tile for meld in own for tile in meld.tiles] or chance.sample(rack, chance.randint(1, 2))
        after = some_table([*held, *laid], chance.randrange) or after
    melds = list(after)
    if chance.random() < 0.3:
        melds.append(Meld(tuple(chance.sample(rack, min(3, len(rack))))))
    if chance.random() < 0.2 and melds:
        melds.pop()
    return before, tuple(melds), rack


def _verdict(before: Table, after: tuple[Meld, ...], rack: list[Tile], seed: int) -> tuple[object, ...]:
    rules = RULES[seed % len(RULES)]
    judgement = judge(before, after, rack, rules=rules, opened=bool(seed % 3))
    return judgement.is_legal, codes(judgement), judgement.points, judgement.opening_points, len(judgement.retrieved)


@given(st.integers(0, 2**32))
def test_swapping_copies_of_a_kind_never_changes_the_judgement(seed: int) -> None:
    chance = Random(~seed)
    before, after, rack = _random_turn(seed)
    names: dict[Tile, Tile] = {}
    for kind in {tile.kind for tile in tile_set()}:
        copies = [tile for tile in tile_set() if tile.kind == kind]
        names |= dict(zip(copies, chance.sample(copies, len(copies)), strict=True))

    def renamed(table: tuple[Meld, ...]) -> tuple[Meld, ...]:
        return tuple(Meld(tuple(names[tile] for tile in meld.tiles), meld.kind) for meld in table)

    # Everywhere at once; a swap within the table after alone is tried below.
    assert _verdict(renamed(before), renamed(after), [names[tile] for tile in rack], seed) == _verdict(
        before, after, rack, seed
    )


@given(st.integers(0, 2**32))
def test_which_copy_lies_where_after_the_turn_never_changes_the_judgement(seed: int) -> None:
    chance = Random(~seed)
    before, after, rack = _random_turn(seed)
    everything = [tile for meld in after for tile in meld.tiles]
    assume(len(set(everything)) == len(everything))
    pools: dict[Kind, list[Tile]] = {}
    for tile in chance.sample(everything, len(everything)):
        pools.setdefault(tile.kind, []).append(tile)
    swapped = tuple(Meld(tuple(pools[tile.kind].pop() for tile in meld.tiles), meld.kind) for meld in after)
    legal, found, points, opening, _ = _verdict(before, after, rack, seed)
    other_legal, other_found, other_points, other_opening, _ = _verdict(before, swapped, rack, seed)
    assert (legal, opening) == (other_legal, other_opening)
    assert points == other_points or not legal
    assert bool(found) == bool(other_found)


@given(st.integers(0, 2**32))
def test_the_order_of_melds_and_empty_places_never_change_the_judgement(seed: int) -> None:
    chance = Random(~seed)
    before, after, rack = _random_turn(seed)
    mixed = tuple(chance.sample([*after, Meld(())], len(after) + 1))
    turned = tuple(chance.sample(before, len(before)))
    assert _verdict(turned, mixed, chance.sample(rack, len(rack)), seed) == _verdict(before, after, rack, seed)


@given(st.integers(0, 2**32))
def test_a_legal_lay_conserves_tiles_and_leaves_a_tidy_legal_table(seed: int) -> None:
    before, after, rack = _random_turn(seed)
    judgement = judge(before, after, rack, rules=CLASSIC, opened=True)
    event(f"legal: {judgement.is_legal}")
    if not judgement.is_legal:
        return
    on_table = Counter(tile for meld in judgement.table for tile in meld.tiles)
    assert on_table == Counter(tile for meld in before for tile in meld.tiles) + Counter(judgement.laid)
    assert set(judgement.laid) <= set(rack)
    again = judge(before, judgement.table, rack, rules=CLASSIC, opened=True)
    assert (again.table, again.points, set(again.laid)) == (judgement.table, judgement.points, set(judgement.laid))
    assert again.is_legal


@given(st.integers(0, 2**32))
def test_looser_joker_rules_never_forbid_what_stricter_ones_allow(seed: int) -> None:
    before, after, rack = _random_turn(seed)

    def legal(release: JokerRelease) -> bool:
        return judge(before, after, rack, rules=replace(CLASSIC, joker_release=release), opened=True).is_legal

    assert legal(JokerRelease.EXCHANGE) <= legal(JokerRelease.REARRANGE) <= legal(JokerRelease.FREE)


def test_an_opening_may_copy_a_meld_that_lies_on_the_table() -> None:
    turn = judged("r10 r11 r12", "r10 r11 r12 | r10 r11 r12", "r10 r11 r12", opened=False)
    assert (turn.is_legal, turn.opening_points) == (True, 33)


def test_tiles_added_to_the_table_do_not_count_for_the_opening() -> None:
    loose = replace(CLASSIC, opening_table_play=True)
    turn = judged("r10 r11 r12", "r10 r11 r12 r13 | k6 r6 b6", "r13 k6 r6 b6", opened=False, rules=loose)
    assert (codes(turn), turn.opening_points, turn.points) == (["opening.below_minimum"], 18, 31)


def test_with_table_play_the_opening_counts_the_best_choice_of_own_melds() -> None:
    # Only one of the two runs can be the player's own, whichever copies are meant.
    loose = replace(CLASSIC, opening_table_play=True)
    turn = judged(
        "k10 k11 k12 | b10 r10 o10",
        "k10 k11 k12 | k10 k11 k12 | b10 r10 o10",
        "k10 k11 k12",
        opened=False,
        rules=loose,
    )
    assert (turn.is_legal, turn.opening_points) == (True, 33)


def test_a_retrieved_joker_never_serves_an_opening() -> None:
    loose = replace(CLASSIC, opening_table_play=True)
    after, rack = "b9 b10 b11 | k11 r11 j | k10 r10 o10", "b10 k11 r11 k10 r10 o10"
    turn = judged("b9 j b11", after, rack, opened=False, rules=loose)
    assert (codes(turn), turn.opening_points) == (["joker.before_opening"], 30)


def test_the_minimum_of_the_opening_is_an_option() -> None:
    for minimum, legal in ((0, True), (24, True), (25, False), (50, False)):
        rules = replace(CLASSIC, opening_minimum=minimum)
        assert judged("", "r8 k8 o8", "r8 k8 o8", opened=False, rules=rules).is_legal is legal


def test_a_joker_in_a_faulty_meld_counts_nothing() -> None:
    assert judged("", "r8 j", "r8 j").points == 8

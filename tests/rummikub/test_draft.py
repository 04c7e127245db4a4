"""The verdict on a half-made turn: what the page is told, and that nonsense never stops it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.helpers import CLASSIC, lay, state_of

from rummyroom.codec import to_json
from rummyroom.rummikub.draft import Draft, Verdict, verdict
from rummyroom.rummikub.game import Draw, Lay, Pass, State, judge_lay, problems
from rummyroom.rummikub.melds import Meld, MeldKind, read_meld
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.tiles import JOKER, Tile, tile_set

ALL_TILES = tile_set(large=True)


def _verdict(state: State, after: str, n: int = 1) -> Verdict:
    return verdict(state, state.turn, Draft(n=n, turn=state.turn_number, table=lay(state, after).table))


def _nonsense(chance: Random, tiles: tuple[Tile, ...]) -> tuple[Meld, ...]:
    kinds = [None, MeldKind.GROUP, MeldKind.RUN]
    return tuple(
        Meld(tuple(chance.choices(tiles, k=chance.randint(0, 6))), chance.choice(kinds))
        for _ in range(chance.randint(0, 5))
    )


@given(st.integers(0, 2**32))
def test_no_draft_makes_the_verdict_fail_and_it_says_what_the_judge_says(seed: int) -> None:
    chance = Random(seed)
    state = state_of(
        "r1 r2 r4 b5 j k9",
        "k1 k2",
        table="r5 j r7 | k4 b4 o4 | b9 b10 b11 b12",
        pool=chance.choice([0, 5]),
        opened=chance.random() < 0.6,
        rules=chance.choice(list(EDITIONS.values())),
        turn=chance.choice([0, 0, 0, 1]),
    )
    tiles = chance.choice([ALL_TILES, (*state.racks[0], *(tile for meld in state.table for tile in meld.tiles))])
    table = _nonsense(chance, tiles) if chance.random() < 0.7 else (*state.table, *_nonsense(chance, state.racks[0]))
    turn = chance.choice([1, 1, 1, 0, 7])
    draft = Draft(n=3, turn=turn, table=table, rack=tuple(chance.choices(ALL_TILES, k=4)))
    for seat in (0, 1):
        found = verdict(state, seat, draft)
        assert to_json(found)
        assert (found.n, found.turn) == (3, 1)
        if seat == state.turn:
            judged_table = table if turn == 1 else state.table
            judgement = judge_lay(state, seat, judged_table)
            assert found.problems == judgement.problems == problems(state, Lay(seat, judged_table))
            assert found.can["lay"] == judgement.is_legal
            assert found.can["draw"] == (not problems(state, Draw(seat)))
            assert found.can["pass"] == (not problems(state, Pass(seat)))
            _meld_faults_are_the_problems(found)
        else:
            assert not any(found.can.values())
            assert [problem.code for problem in found.problems] == ["turn.not_your_turn"]
            assert found.fits == {}
        assert set(found.rack) <= set(state.racks[seat])
        assert len(set(found.rack)) == len(found.rack)
        for order in found.rack_order.values():
            assert sorted(order) == sorted(found.rack)


def _meld_faults_are_the_problems(found: Verdict) -> None:
    faults = [meld.fault for meld in found.table if meld.fault is not None]
    assert faults == [problem for problem in found.problems if problem.code.startswith("meld.")]
    for meld in found.table:
        assert meld.legal == (meld.fault is None and bool(meld.tiles))


@given(st.integers(0, 2**32))
def test_a_tile_fits_where_it_leaves_a_legal_meld_or_a_run_that_splits(seed: int) -> None:
    chance = Random(seed)
    rack = chance.sample([tile for tile in tile_set() if tile.number in (0, 3, 4, 5, 6, 7, 8)], 6)
    state = replace(
        state_of("", "", table="o4 o5 o6 o7 o8 | k6 b6 r6 | b9 b10 b11"),
        racks=(tuple(tile for tile in rack if tile.kind not in ("o4", "o5", "o6", "o7", "o8", "k6", "b6", "r6")), ()),
    )
    found = verdict(state, 0, None)
    assert found.fits.keys() == set(state.racks[0])
    for tile, places in found.fits.items():
        for index, meld in enumerate(state.table):
            grown = read_meld(Meld((*meld.tiles, tile), meld.kind)).is_legal
            assert (index in places) == grown


def test_a_doubled_number_splits_a_run_in_two() -> None:
    state = state_of("r6 b9 r5", "k1", table="r4 r5 r6 r7 r8")
    found = _verdict(state, "r4 r5 r6 r7 r8 r6")
    (meld,) = found.table
    assert meld.fault is not None
    assert meld.fault.code == "meld.duplicate_number"
    assert meld.split is not None
    assert [" ".join(tile.kind for tile in half) for half in meld.split] == ["r4 r5 r6", "r6 r7 r8"]
    fits = verdict(state, 0, None).fits
    assert [fits[tile] for tile in state.racks[0]] == [(0,), (), ()]  # r5 would leave r4 r5 alone


@given(st.integers(0, 2**32))
def test_the_halves_of_a_split_are_legal_and_hold_all_tiles(seed: int) -> None:
    chance = Random(seed)
    low = chance.randint(1, 6)
    run = [f"r{number}" for number in range(low, low + chance.randint(3, 8))]
    extra = chance.sample(run, k=chance.randint(1, 3))
    text = " ".join([*run, *extra, *chance.choices(["j"], k=chance.randint(0, 1))])
    state = state_of(text, "k1", rules=replace(CLASSIC, large_set=True))
    meld = _verdict(state, text).table[0]
    if meld.split is not None:
        assert all(read_meld(Meld(half)).is_legal for half in meld.split)
        assert sorted([*meld.split[0], *meld.split[1]]) == sorted(meld.tiles)


def test_the_empty_draft_tells_what_blocks_play() -> None:
    state = state_of("r6", "k1", table="r3 r4 r5", pool=3, opened=False)
    found = verdict(state, 0, None)
    assert found.opening == {"points": 0, "minimum": 30}
    assert [problem.code for problem in found.problems] == ["turn.no_rack_tile", "opening.below_minimum"]
    assert found.can == {"lay": False, "draw": True, "pass": False}
    assert found.fits == {"r6a": ()}


def test_a_draft_shows_its_opening_total_and_laid_tiles() -> None:
    state = state_of("r8 k8 o8 b2 b3 b4", "k1", opened=False, pool=2)
    found = _verdict(state, "r8 k8 o8 | b2 b3 b4")
    assert (found.opening, found.points, found.can["lay"]) == ({"points": 33, "minimum": 30}, 33, True)
    assert (found.rack, len(found.laid)) == ((), 6)


def test_before_the_opening_only_melds_of_own_tiles_take_more() -> None:
    state = state_of("r9 k9 o9 b9", "k1", table="r3 r4 r5", opened=False, pool=2)
    found = _verdict(state, "r3 r4 r5 | r9 k9 o9")
    assert found.fits == {"b9a": (1,)}


def test_a_joker_taken_from_the_table_must_still_be_laid() -> None:
    state = state_of("b10 r4 k4", "k1", table="b9 j b11", pool=2)
    found = _verdict(state, "b9 b10 b11")
    assert [tile.kind for tile in found.loose_jokers] == [JOKER]
    assert [problem.code for problem in found.problems] == ["turn.table_tile_missing"]


@pytest.mark.parametrize(
    ("text", "is_open"),
    [("r5 j j", True), ("r5 j j j", True), ("r5 j j j j", False), ("r5 r6 j", False), ("r5 j", False)],
)
def test_the_player_may_choose_where_one_tile_and_jokers_leave_it_open(text: str, is_open: bool) -> None:
    state = state_of(text, "k1", rules=replace(CLASSIC, large_set=True))
    assert _verdict(state, text).table[0].open_kind is is_open


def test_the_rack_is_sorted_with_complete_melds_first() -> None:
    state = state_of("k7 j r7 b1 b7 b2 b3 o9", "k1")
    found = verdict(state, 0, None)
    assert [" ".join(tile.kind for tile in meld) for meld in found.rack_melds["777"]] == ["k7 r7 b7"]
    assert [" ".join(tile.kind for tile in meld) for meld in found.rack_melds["789"]] == ["b1 b2 b3"]
    assert " ".join(tile.kind for tile in found.rack_order["777"]) == "k7 r7 b7 b1 b2 b3 o9 j"
    assert " ".join(tile.kind for tile in found.rack_order["789"]) == "b1 b2 b3 k7 r7 b7 o9 j"


def test_the_rack_keeps_the_order_its_player_gave_it() -> None:
    state = state_of("k7 r1 b3 o9", "k1")
    k7, r1, b3, o9 = state.racks[0]
    assert verdict(state, 0, Draft(turn=0, rack=(b3, Tile("k13a"), k7))).rack == (b3, k7, r1, o9)


def test_a_tile_fits_no_meld_whose_joker_it_would_push_to_another_place() -> None:
    """b11 would make the joker of b9 b10 j a b12: that retrieves it, which is more than adding a tile."""
    state = state_of("b11 b8 b12", "k1", table="b9 b10 j")
    fits = verdict(state, 0, None).fits
    assert [fits[tile] for tile in state.racks[0]] == [(), (0,), (0,)]

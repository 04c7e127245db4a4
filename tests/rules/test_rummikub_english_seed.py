"""Every worked example of the English rules page, under the names of its sections."""

from __future__ import annotations

import pytest
from tests.helpers import CLASSIC, codes, judged, lay, state_of, time_up

from rummyroom.rummikub.game import Draw, Pass, apply, problems
from rummyroom.rummikub.melds import Meld, MeldFault, MeldKind, parse_table, read_meld
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.scoring import rack_value, score_blocked, score_out
from rummyroom.rummikub.tiles import TileBox, parse_kinds, tile_set


def _reading(text: str) -> tuple[MeldKind | None, MeldFault | None]:
    reading = read_meld(Meld(TileBox(large=True).take_all(parse_kinds(text))))
    return reading.kind, reading.fault


def test_01_goal_106_tiles_in_four_colours_twice_and_two_jokers() -> None:
    tiles = tile_set()
    assert len(tiles) == 106
    assert sum(tile.is_joker for tile in tiles) == 2
    assert {tiles.count(tile) for tile in tiles} == {1}
    kinds = [tile.kind for tile in tiles if not tile.is_joker]
    assert {kinds.count(kind) for kind in kinds} == {2}
    assert len(set(kinds)) == 52


@pytest.mark.parametrize(
    ("text", "kind", "fault"),
    [
        ("r7 b7 k7", MeldKind.GROUP, None),
        ("r7 b7 r7", MeldKind.GROUP, MeldFault.DUPLICATE_COLOUR),
        ("o3 o4 o5 o6", MeldKind.RUN, None),
        ("o3 o4 b5", None, MeldFault.MIXED),
        ("b9 j b11", MeldKind.RUN, None),
        ("r12 r13 r1", MeldKind.RUN, MeldFault.NOT_CONSECUTIVE),
    ],
)
def test_03_groups_and_runs(text: str, kind: MeldKind | None, fault: MeldFault | None) -> None:
    assert _reading(text) == (kind, fault)


def test_03_the_joker_counts_as_the_blue_10() -> None:
    (meld,) = parse_table("b9 j b11", TileBox())
    reading = read_meld(meld)
    assert ([str(kinds[0]) for kinds in reading.stands_for], reading.points) == (["b9", "b10", "b11"], 30)


def test_04_first_meld_24_and_9_make_33() -> None:
    rack = "r8 k8 o8 b2 b3 b4"
    assert codes(judged("", "r8 k8 o8", rack, opened=False)) == ["opening.below_minimum"]
    turn = judged("", "r8 k8 o8 | b2 b3 b4", rack, opened=False)
    assert (turn.is_legal, turn.opening_points) == (True, 33)


def test_04_first_meld_may_not_use_tiles_of_the_table() -> None:
    turn = judged("r9 b9 k9 o9", "r9 b9 k9 | o9 o10 o11", "o10 o11", opened=False)
    assert codes(turn) == ["opening.below_minimum", "opening.table_touched"]


def test_05_a_turn_adds_to_a_run_and_lays_a_new_group() -> None:
    turn = judged("b4 b5 b6", "b4 b5 b6 b7 | r11 b11 k11", "b7 r11 b11 k11")
    assert (turn.is_legal, turn.points) == (True, 40)


def test_05_drawing_ends_the_turn() -> None:
    state = state_of("r1", "r2", pool="b4 b5")
    after, _ = apply(state, Draw(0))
    assert (after.turn, after.racks[0], len(after.pool)) == (1, (*state.racks[0], state.pool[0]), 1)
    assert codes(problems(after, Draw(0))) == ["turn.not_your_turn"]


def test_05_a_loose_tile_on_the_table_is_no_end_of_a_turn() -> None:
    assert codes(judged("b4 b5 b6", "b4 b5 b6 | r7", "r7")) == ["meld.too_short"]


def test_05_time_limit_draws_one_or_restores_and_draws_three() -> None:
    state = state_of("r9 k9", "r2", table="b4 b5 b6 b7", pool="o1 o2 o3 o4")
    untouched, _ = apply(state, time_up(state, None))
    assert (untouched.table, len(untouched.racks[0]), untouched.turn) == (state.table, 3, 1)
    half_made, _ = apply(state, time_up(state, "b4 b5 | b6 b7 | r9"))
    assert (half_made.table, half_made.racks[0]) == (state.table, (*state.racks[0], *state.pool[:3]))


def test_05_the_german_rules_return_only_the_loose_tiles() -> None:
    german = EDITIONS["german"]
    assert german.turn_seconds == 120
    state = state_of("b7 r9 k9", "r2", table="b4 b5 b6", pool="o1 o2 o3 o4", rules=german)
    after, _ = apply(state, time_up(state, "b4 b5 b6 b7 | r9 k9"))
    assert [str(meld) for meld in after.table] == ["b4 b5 b6 b7"]
    assert after.racks[0] == (*state.racks[0][1:], *state.pool[:3])


def test_06_splitting_red_4_to_8_with_a_red_6() -> None:
    turn = judged("r4 r5 r6 r7 r8", "r4 r5 r6 | r6 r7 r8", "r6")
    assert (turn.is_legal, turn.points) == (True, 6)


def test_06_taking_the_black_9_out_of_a_group() -> None:
    assert judged("r9 b9 k9 o9", "r9 b9 o9 | k9 k10 k11", "k10 k11").is_legal


def test_06_tiles_of_the_table_never_go_to_a_rack() -> None:
    assert codes(judged("r9 b9 k9 o9", "r9 b9 o9", "k10")) == ["turn.no_rack_tile", "turn.table_tile_missing"]


def test_06_retrieving_the_joker_for_two_fours() -> None:
    turn = judged("b9 j b11", "b9 b10 b11 | r4 k4 j", "b10 r4 k4")
    assert turn.is_legal
    assert [str(tile.kind) for tile in turn.retrieved] == ["j"]
    joker = turn.readings[1].stands_for[-1]
    assert set(joker) == {"b4", "o4"}


def test_06_retrieving_a_joker_needs_a_first_meld_before() -> None:
    turn = judged("b9 j b11", "b9 b10 b11 | r4 k4 j", "b10 r4 k4", opened=False)
    assert "joker.before_opening" in codes(turn)


@pytest.mark.parametrize("exchanged", ["k7", "o7"])
def test_06_in_a_group_either_missing_colour_frees_the_joker(exchanged: str) -> None:
    assert judged("r7 b7 j", f"r7 b7 {exchanged} | r4 k4 j", f"{exchanged} r4 k4").is_legal


def test_06_the_joker_never_goes_to_the_rack() -> None:
    assert codes(judged("b9 j b11", "b9 b10 b11", "b10 r4 k4")) == ["turn.table_tile_missing"]


def test_07_game_end_anna_lays_her_last_tile() -> None:
    state = state_of("b7", "r3 r7 r10", "k5 k12 j", table="b4 b5 b6")
    after, _ = apply(state, lay(state, "b4 b5 b6 b7"))
    assert after.outcome is not None
    assert after.outcome == score_out(after.racks, 0, CLASSIC)
    assert (after.outcome.reason, after.outcome.winners) == ("out", (0,))
    assert after.outcome.scores == (67, -20, -47)


def test_07_game_end_the_pool_is_empty_and_nobody_can_play() -> None:
    state = state_of("r4", "b10", "k2 k13")
    for seat in range(3):
        assert state.outcome is None
        state, _ = apply(state, Pass(seat))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.scores, state.outcome.winners) == ("blocked", (17, -6, -11), (0,))
    assert state.outcome == score_blocked(state.racks, 0, CLASSIC)


def test_08_scoring_a_joker_counts_30_or_in_the_german_rules_25() -> None:
    rack = TileBox().take_all(parse_kinds("k5 k12 j"))
    assert (rack_value(rack, CLASSIC), rack_value(rack, EDITIONS["german"])) == (47, 42)

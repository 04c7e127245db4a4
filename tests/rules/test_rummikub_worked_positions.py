"""The worked positions of the rules page, by their numbers there."""

from __future__ import annotations

import msgspec
import pytest
from tests.helpers import CLASSIC, codes, judged, position, state_of, time_up

from rummyroom.deal import Deal
from rummyroom.games import Outcome
from rummyroom.rummikub.game import apply, start
from rummyroom.rummikub.rules import EDITIONS, Rules
from rummyroom.rummikub.scoring import match_outcome, score_blocked
from rummyroom.rummikub.tiles import NotationError, Tile, TileBox, parse_kinds

BOOKLET = EDITIONS["booklet"]


def _frozen() -> Rules:
    return msgspec.structs.replace(CLASSIC, joker_meld_frozen=True)


def test_1_the_jokers_place_in_an_opening_run_decides_its_points() -> None:
    high = judged("", "b9 b10 j", "b9 b10 j", opened=False)
    low = judged("", "j b9 b10", "j b9 b10", opened=False)
    assert (high.is_legal, high.opening_points) == (True, 30)
    assert (codes(low), low.opening_points) == (["opening.below_minimum"], 27)


def test_2_a_joker_beyond_13_is_the_low_end() -> None:
    turn = judged("", "r12 r13 j", "r12 r13 j", opened=False)
    assert (turn.is_legal, turn.opening_points, str(turn.table[0])) == (True, 36, "j r12 r13")


def test_3_several_melds_open_together() -> None:
    short = judged("", "b2 b3 b4 b5 | r5 k5 j", "b2 b3 b4 b5 r5 k5 j", opened=False)
    enough = judged("", "b3 b4 b5 b6 | r5 k5 j", "b3 b4 b5 b6 r5 k5 j", opened=False)
    assert (codes(short), short.opening_points) == (["opening.below_minimum"], 29)
    assert (enough.is_legal, enough.opening_points) == (True, 33)


def test_4_the_table_may_not_be_touched_in_the_opening_turn() -> None:
    turn = ("r1 r2 r3", "r1 r2 r3 r4 | r10 r11 r12", "r4 r10 r11 r12")
    assert codes(judged(*turn, opened=False)) == ["opening.table_touched"]
    loose = msgspec.structs.replace(CLASSIC, opening_table_play=True)
    assert judged(*turn, opened=False, rules=loose).is_legal


def test_5_a_joker_is_not_free_without_the_tile_it_stands_for() -> None:
    turn = ("b6 b7 j", "b5 b6 b7 | r11 r12 j", "b5 r11 r12")
    assert codes(judged(*turn)) == ["joker.not_exchanged"]
    assert judged(*turn, rules=BOOKLET).is_legal


def test_6_taking_a_run_apart_around_its_joker() -> None:
    turn = ("r2 r3 j r5 r6", "r1 r2 r3 | r5 r6 r7 | k10 k11 j", "r1 r7 k10 k11")
    assert codes(judged(*turn)) == ["joker.not_exchanged"]
    assert judged(*turn, rules=BOOKLET).is_legal


def test_7_completing_a_group_releases_its_joker_into_a_new_meld() -> None:
    assert codes(judged("r3 b3 j", "r3 b3 k3 o3 j", "k3 o3")) == ["meld.too_long"]
    assert judged("r3 b3 j", "r3 b3 k3 o3 | r8 b8 j", "k3 o3 r8 b8").is_legal


def test_8_an_exchange_with_a_table_tile_needs_a_rack_tile_and_a_new_meld() -> None:
    turn = judged("o7 b7 j | k4 k5 k6 k7", "o7 b7 k7 | k4 k5 k6 j", "r1")
    assert codes(turn) == ["joker.not_in_new_meld", "turn.no_rack_tile"]


def test_9_a_split_around_a_joker_leaves_it_where_it_was() -> None:
    turn = ("b5 j b7 b8 b9", "b5 j b7 | b8 b9 b10", "b10")
    assert judged(*turn).is_legal
    assert codes(judged(*turn, rules=_frozen())) == ["joker.meld_frozen"]


def test_10_time_runs_out_with_two_tiles_in_the_pool() -> None:
    before = state_of("r4 k9", "o1", table="r1 r2 r3", pool="b1 b2")
    after, _ = apply(before, time_up(before, "r1 r2 | r3 r4"))
    assert after.table == before.table
    assert after.racks == ((*before.racks[0], *before.pool), before.racks[1])
    assert (after.pool, after.turn) == ((), 1)


@pytest.mark.parametrize(("penalty", "scores"), [(30, (-19, -24, 43)), (25, (-19, -19, 38))])
def test_11_a_blocked_game_scores_the_differences(penalty: int, scores: tuple[int, ...]) -> None:
    box = TileBox()
    racks = tuple(box.take_all(parse_kinds(rack)) for rack in ("r13 b12", "j", "r1 r2 r3"))
    outcome = score_blocked(racks, 0, msgspec.structs.replace(CLASSIC, joker_penalty=penalty))
    assert (outcome.scores, outcome.winners) == (scores, (2,))


def test_12_three_equal_groups_need_the_large_set() -> None:
    three = "r9 b9 k9 | r9 b9 k9 | r9 b9 k9"
    assert judged("r9 b9 k9 | r9 b9 k9", three, "r9 b9 k9", large=True).is_legal
    with pytest.raises(NotationError, match="'r9' is written 3 times"):
        position(three, "")


@pytest.mark.parametrize(("players", "pool"), [(2, 78), (3, 64), (4, 50), (5, 90), (6, 76)])
def test_13_what_the_deal_leaves_in_the_pool(players: int, pool: int) -> None:
    state, _ = start(CLASSIC, players, Deal.from_seed(players))
    assert len(state.pool) == pool
    assert [len(rack) for rack in state.racks] == [14] * players
    assert all(isinstance(tile, Tile) for tile in state.pool)


def test_14_most_games_won_then_the_total_decides_a_match() -> None:
    def won(seat: int, *scores: int) -> Outcome:
        return Outcome("out", (seat,), scores, (0, 0, 0))

    level = [won(0, 20, -15, -5), won(1, -7, 12, -5), won(2, -5, -17, 22)]
    decided = match_outcome(CLASSIC, 3, level)
    assert decided is not None
    assert (decided.totals, decided.winners) == ((8, -20, 12), (2,))
    two_wins = [won(0, 3, -1, -2), won(0, 2, -1, -1), won(2, -100, -100, 200)]
    decided = match_outcome(CLASSIC, 3, two_wins)
    assert decided is not None
    assert (decided.winners, decided.totals) == ((0,), (-95, -102, 197))

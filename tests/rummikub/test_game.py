"""A game from the starting draw to its end: draw, clock, empty pool, both endings."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace
from tests.helpers import CLASSIC, all_tiles, codes, lay, state_of, time_up

from rummyroom.codec import from_json, to_json
from rummyroom.deal import Deal
from rummyroom.games import Outcome
from rummyroom.problem import IllegalActionError
from rummyroom.rummikub import events as events_module
from rummyroom.rummikub import game as game_module
from rummyroom.rummikub import melds as melds_module
from rummyroom.rummikub import rules as rules_module
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.draft import Draft
from rummyroom.rummikub.events import Drew, DrewReason, Ended, Laid, Passed, Started, TimeRanOut, TimeUpEffect
from rummyroom.rummikub.game import Draw, Lay, Pass, State, apply, problems, start
from rummyroom.rummikub.melds import Meld
from rummyroom.rummikub.rules import EDITIONS, EmptyPool, Overtime, Rules
from rummyroom.rummikub.tiles import Kind, Tile, tile_set

if TYPE_CHECKING:
    from collections.abc import Sequence

GERMAN = EDITIONS["german"]


class _RiggedDeal:
    """A deal whose starting draws are chosen: one text of tiles per round."""

    def __init__(self, *rounds: str) -> None:
        self.rounds = rounds

    def shuffle(self, label: str, items: Sequence[Tile]) -> tuple[Tile, ...]:
        if label == "tiles":
            return tuple(items)
        first = [Tile(text) for text in self.rounds[int(label.removeprefix("draw/")) - 1].split()]
        return (*first, *(tile for tile in items if tile not in first))


def _draw(*rounds: str, players: int) -> tuple[int, list[list[int]]]:
    state, (started, _) = start(CLASSIC, players, _RiggedDeal(*rounds))  # type: ignore[arg-type]
    assert isinstance(started, Started)
    assert state.turn == state.starter == started.first
    assert len(started.rounds) == len(rounds)
    return started.first, [[draw.seat for draw in each] for each in started.rounds]


def test_the_highest_number_begins() -> None:
    assert _draw("r3a b12a k7a", players=3) == (1, [[0, 1, 2]])


def test_a_tie_for_highest_draws_again_among_the_tied() -> None:
    assert _draw("r12a b12a k7a", "k1a k2a", players=3) == (1, [[0, 1, 2], [0, 1]])
    assert _draw("r12a b12a k12a", "k5a k5b k4a", "k1a k2a", players=3) == (1, [[0, 1, 2], [0, 1, 2], [0, 1]])


def test_a_tie_below_the_highest_does_not_matter() -> None:
    assert _draw("r3a b3a k7a", players=3) == (2, [[0, 1, 2]])


def test_a_joker_draws_again_and_then_counts_its_number() -> None:
    assert _draw("r3a ja k7a", "k8a", players=3) == (1, [[0, 1, 2], [1]])
    assert _draw("r3a ja k7a", "k2a", players=3) == (2, [[0, 1, 2], [1]])
    assert _draw("ja jb k7a", "ja k9a", "k9b", "k1a k2a", players=3) == (1, [[0, 1, 2], [0, 1], [0], [0, 1]])


def test_play_goes_on_clockwise_from_the_starter() -> None:
    state = state_of("r1", "r2", "r3", pool=8, turn=2, starter=2)
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state, _ = apply(state, Draw(state.turn))
    assert seats == [2, 0, 1, 2]
    assert state.turn_number == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("large", [False, True])
def test_the_deal_gives_14_tiles_each_of_the_right_set(players: int, large: bool) -> None:
    rules = replace(CLASSIC, large_set=large)
    state, (_, dealt) = start(rules, players, Deal.from_seed(1))
    expected = tile_set(large=large or players > 4)
    assert sorted(all_tiles(state).elements()) == sorted(expected)
    assert [len(rack) for rack in state.racks] == [14] * players
    assert state.opened == (False,) * players
    assert (dealt.racks, dealt.pool) == (state.racks, len(state.pool))  # type: ignore[union-attr]


def test_without_an_opening_everyone_has_opened_from_the_start() -> None:
    state, _ = start(EDITIONS["family"], 3, Deal.from_seed(1))
    assert state.opened == (True, True, True)


def test_an_opening_is_remembered_and_told() -> None:
    state = state_of("r10 b10 k10 r1", "r2", pool=5, opened=False)
    after, (laid,) = apply(state, lay(state, "r10 b10 k10"))
    assert isinstance(laid, Laid)
    assert (after.opened, laid.opening) == ((True, False), 30)
    later = state_of("r9 r1", "r2", table="r10 b10 k10 | r6 r7 r8", pool=5)
    _, (laid,) = apply(later, lay(later, "r10 b10 k10 | r6 r7 r8 r9"))
    assert isinstance(laid, Laid)
    assert laid.opening is None


def test_an_opening_that_empties_the_rack_wins() -> None:
    state = state_of("r10 b10 k10", "r2 j", pool=5, opened=False)
    after, events = apply(state, lay(state, "r10 b10 k10"))
    assert isinstance(events[-1], Ended)
    assert after.outcome is not None
    assert after.outcome.scores == (32, -32)


def test_nothing_happens_to_an_illegal_action_but_its_problems() -> None:
    state = state_of("r10 b10", "r2", pool=5)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, lay(state, "r10 b10"))
    assert codes(caught.value.problems) == ["meld.too_short"]
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    state = state_of("r1", "r2", pool=5)
    for action in (Draw(seat), Pass(seat), Lay(seat, ())):
        assert codes(problems(state, action)) == ["turn.not_your_turn"]


# The clock


def test_a_finished_lay_is_played_when_the_time_runs_out() -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", pool=5)
    after, (ran_out, laid) = apply(state, time_up(state, "b4 b5 b6 b7"))
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(laid, Laid)
    assert (ran_out.what, laid.timed_out, after.turn) == (TimeUpEffect.PLAYED, True, 1)
    assert (len(after.racks[0]), len(after.pool)) == (1, 5)


def test_a_finished_lay_of_the_last_tile_wins_when_the_time_runs_out() -> None:
    state = state_of("b7", "r2", table="b4 b5 b6", pool=5)
    after, events = apply(state, time_up(state, "b4 b5 b6 b7"))
    assert isinstance(events[-1], Ended)
    assert after.outcome is not None


@pytest.mark.parametrize("draft", [None, "b4 b5 b6 | r7 k7 o7", "k7 r7 o7 | b6 b5 b4"])
def test_one_tile_is_drawn_if_nothing_was_moved(draft: str | None) -> None:
    # Melds in another order, or a group's tiles in another order, are nothing moved.
    state = state_of("b8 b9", "r2", table="b4 b5 b6 | r7 k7 o7", pool="o1 o2 o3")
    after, (ran_out, drew) = apply(state, time_up(state, draft))
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(drew, Drew)
    assert (ran_out.what, drew.reason, drew.tiles) == (TimeUpEffect.DREW, DrewReason.TIME, state.pool[:1])
    assert after.racks[0] == (*state.racks[0], state.pool[0])
    assert after.table == state.table


def test_restore_puts_the_table_and_the_rack_back_and_draws_three() -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", pool="o1 o2 o3 o4")
    after, (ran_out, drew) = apply(state, time_up(state, "b4 b5 b6 b7 | r9"))
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(drew, Drew)
    assert (ran_out.what, ran_out.returned) == (TimeUpEffect.RESTORED, state.racks[0])
    assert (drew.reason, drew.count) == (DrewReason.PENALTY, 3)
    assert (after.table, after.racks[0], after.turn) == (state.table, state.racks[0] + state.pool[:3], 1)


def test_a_rearranged_table_without_a_rack_tile_is_restored() -> None:
    for rules in (CLASSIC, GERMAN):
        state = state_of("b7 r9", "r2", table="b4 b5 b6 b7 b8 b9", pool=9, rules=rules)
        after, (ran_out, _) = apply(state, time_up(state, "b4 b5 b6 | b7 b8 b9"))
        assert isinstance(ran_out, TimeRanOut)
        assert ran_out.what is TimeUpEffect.RESTORED
        assert (after.table, len(after.racks[0])) == (state.table, 5)


def test_return_loose_keeps_what_is_valid_and_draws_three() -> None:
    state = state_of("b7 r9 k9", "r2", table="b4 b5 b6", pool="o1 o2 o3 o4", rules=GERMAN)
    after, events = apply(state, time_up(state, "b4 b5 b6 b7 | r9 k9"))
    ran_out, laid, drew = events
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(laid, Laid)
    assert isinstance(drew, Drew)
    assert (ran_out.what, ran_out.returned) == (TimeUpEffect.RETURNED, state.racks[0][1:])
    assert (laid.laid, laid.timed_out) == (state.racks[0][:1], True)
    assert (drew.count, drew.reason, drew.pool) == (3, DrewReason.PENALTY, 1)
    assert (after.turn, after.turn_number, after.passes) == (1, 2, 0)
    assert after.racks[0] == state.racks[0][1:] + state.pool[:3]
    assert after.last_laid == state.racks[0][:1]


def test_return_loose_takes_rack_tiles_out_of_an_invalid_meld_on_the_table() -> None:
    state = state_of("b8 r9 r1 k1 o1", "r2", table="b4 b5 b6", pool=9, rules=GERMAN)
    after, (ran_out, laid, _) = apply(state, time_up(state, "b4 b5 b6 b8 | r1 k1 o1"))
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(laid, Laid)
    assert ran_out.returned == state.racks[0][:1]
    assert [str(meld) for meld in after.table] == ["b4 b5 b6", "k1 r1 o1"]


def test_return_loose_with_nothing_valid_laid_leaves_the_table_and_draws_three() -> None:
    state = state_of("r9 k9", "r2", table="b4 b5 b6", pool="o1 o2 o3 o4", rules=GERMAN)
    after, (ran_out, drew) = apply(state, time_up(state, "b4 b5 b6 | r9 k9"))
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(drew, Drew)
    assert (ran_out.what, ran_out.returned, drew.count) == (TimeUpEffect.RETURNED, state.racks[0], 3)
    assert after.table == state.table


def test_return_loose_restores_a_table_that_stays_illegal() -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", pool=9, rules=GERMAN)
    after, (ran_out, drew) = apply(state, time_up(state, "b4 b5 | b6 b7"))
    assert isinstance(ran_out, TimeRanOut)
    assert isinstance(drew, Drew)
    assert (ran_out.what, drew.count, after.table) == (TimeUpEffect.RESTORED, 3, state.table)


def test_return_loose_restores_an_opening_that_is_worth_too_little() -> None:
    state = state_of("b4 b5 b6 r9", "r2", pool=9, rules=GERMAN, opened=False)
    after, (ran_out, _) = apply(state, time_up(state, "b4 b5 b6 | r9"))
    assert isinstance(ran_out, TimeRanOut)
    assert (ran_out.what, after.table, after.opened) == (TimeUpEffect.RESTORED, (), (False, False))


def test_return_loose_keeps_an_opening_that_is_worth_enough() -> None:
    state = state_of("b10 r10 k10 r9", "r2", pool=9, rules=GERMAN, opened=False)
    after, _ = apply(state, time_up(state, "b10 r10 k10 | r9"))
    assert after.opened == (True, False)
    assert len(after.racks[0]) == 4


@pytest.mark.parametrize(("pool", "drawn"), [("o1", 1), ("o1 o2", 2), ("o1 o2 o3", 3)])
@pytest.mark.parametrize("overtime", list(Overtime))
def test_a_pool_smaller_than_the_penalty_is_drawn_to_its_end(pool: str, drawn: int, overtime: Overtime) -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", pool=pool, rules=replace(CLASSIC, overtime=overtime))
    after, events = apply(state, time_up(state, "b4 b5 | b6 b7"))
    drew = events[-1]
    assert isinstance(drew, Drew)
    assert (drew.count, drew.pool, after.pool, after.passes) == (drawn, 0, (), 0)


@pytest.mark.parametrize("draft", [None, "b4 b5 | b6 b7", "b4 b5 b6 | b7"])
@pytest.mark.parametrize("overtime", list(Overtime))
def test_with_an_empty_pool_the_clock_makes_a_pass(draft: str | None, overtime: Overtime) -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", rules=replace(CLASSIC, overtime=overtime))
    after, events = apply(state, time_up(state, draft))
    assert isinstance(events[-1], Passed)
    assert (after.table, after.racks, after.passes, after.turn) == (state.table, state.racks, 1, 1)


def test_with_an_empty_pool_a_partly_valid_turn_is_no_pass() -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", rules=GERMAN, passes=1)
    after, events = apply(state, time_up(state, "b4 b5 b6 b7 | r9"))
    assert [type(event) for event in events] == [TimeRanOut, Laid]
    assert (after.passes, after.turn, after.racks[0]) == (0, 1, state.racks[0][1:])


def test_the_clock_may_make_the_last_pass() -> None:
    state = state_of("b7 r9", "r2", passes=1)
    after, events = apply(state, time_up(state, None))
    assert isinstance(events[-1], Ended)
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.scores) == ("blocked", (-14, 14))


@pytest.mark.parametrize("overtime", list(Overtime))
def test_a_nonsense_draft_costs_the_penalty_and_no_tile_is_lost(overtime: Overtime) -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", pool=9, rules=replace(CLASSIC, overtime=overtime))
    b7, r9 = state.racks[0]
    nonsense = (Meld((b7, b7, b7)), Meld(()), Meld((r9, *state.racks[1])), Meld((b7, state.pool[0])))
    after, (ran_out, *_) = apply(state, game_module.TimeUp(0, nonsense))
    assert isinstance(ran_out, TimeRanOut)
    assert ran_out.returned == (b7, r9)
    assert all_tiles(after) == all_tiles(state)
    assert after.table == state.table


def test_a_draft_of_an_earlier_turn_does_not_count() -> None:
    state = state_of("b7 r9", "r2", table="b4 b5 b6", pool=9)
    table = lay(state, "b4 b5 b6 b7").table
    now, before = Draft(turn=1, table=table), Draft(turn=0, table=table)
    assert RUMMIKUB.time_up(state, now) == game_module.TimeUp(0, table)
    assert RUMMIKUB.time_up(state, before) == game_module.TimeUp(0, None)
    assert RUMMIKUB.time_up(state, None) == game_module.TimeUp(0, None)


# The empty pool and the end


def test_the_turn_that_draws_the_last_tile_is_not_a_pass() -> None:
    state = state_of("r1", "r2", pool="b1")
    state, _ = apply(state, Draw(0))
    assert (state.pool, state.passes) == ((), 0)
    state, _ = apply(state, Pass(1))
    assert state.outcome is None
    state, _ = apply(state, Pass(0))
    assert state.outcome is not None


def test_a_lay_between_passes_keeps_the_game_going() -> None:
    state = state_of("r1", "b7 r9", "r2", table="b4 b5 b6")
    state, _ = apply(state, Pass(0))
    state, _ = apply(state, lay(state, "b4 b5 b6 b7"))
    state, _ = apply(state, Pass(2))
    state, _ = apply(state, Pass(0))
    assert (state.outcome, state.passes) == (None, 2)
    state, _ = apply(state, Pass(1))
    assert state.outcome is not None


def test_with_must_lay_a_pass_is_legal_only_if_no_lay_is() -> None:
    rules = replace(CLASSIC, empty_pool=EmptyPool.MUST_LAY)
    able = state_of("b7 r9", "r2", table="b4 b5 b6", rules=rules)
    unable = state_of("b9 r9", "r2", table="b4 b5 b6", rules=rules)
    assert codes(problems(able, Pass(0))) == ["pass.lay_possible"]
    assert problems(unable, Pass(0)) == ()
    assert problems(replace(able, rules=CLASSIC), Pass(0)) == ()
    assert isinstance(RUMMIKUB.fallback(able), Lay)
    assert RUMMIKUB.fallback(unable) == Pass(0)
    assert [RUMMIKUB.verdict(state, 0, None).can["pass"] for state in (able, unable)] == [False, True]


def test_of_several_lowest_racks_the_one_with_fewer_tiles_wins() -> None:
    state = state_of("r1 r5", "r6", "r13", passes=2, turn=2)
    after, _ = apply(state, Pass(2))
    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.scores) == ((1,), (0, 7, -7))


@pytest.mark.parametrize(
    ("starter", "scores"), [(0, (4, 3, -7, 0)), (1, (3, 4, -7, 0)), (2, (4, 3, -7, 0)), (3, (4, 3, -7, 0))]
)
def test_level_racks_share_the_sum_and_left_over_points_go_in_turn_order(starter: int, scores: tuple[int, ...]) -> None:
    state = state_of("r6", "b6", "r13", "r1 r2 r3", passes=3, turn=3, starter=starter)
    after, _ = apply(state, Pass(3))
    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.scores) == ((0, 1), scores)


def test_after_the_end_nothing_is_legal() -> None:
    state = state_of("r1", "r2", passes=1)
    state, _ = apply(state, Pass(0))
    for action in (Draw(1), Pass(1), Lay(1, ()), time_up(state, None)):
        assert codes(problems(state, action)) == ["game.over"]


# Values


def test_states_events_and_actions_print_as_code_pickle_and_travel() -> None:
    names: dict[str, object] = {"Outcome": Outcome, "Tile": Tile, "Kind": Kind}
    for module in (game_module, events_module, melds_module, rules_module):
        names |= {name: value for name, value in vars(module).items() if isinstance(value, type)}
    state = state_of("b7 r9 r1", "r2", table="b4 b5 j | r7 k7 o7", pool=9, rules=GERMAN)
    action = time_up(state, "b4 b5 j b7 | r7 k7 o7 | r9")
    after, events = apply(state, action)
    values: list[tuple[object, type]] = [(state, State), (after, State), (GERMAN, Rules)]
    values += [(event, events_module.Event) for event in events]  # type: ignore[misc]
    values += [(action, game_module.Action)]  # type: ignore[list-item]
    for value, kind in values:
        assert eval(repr(value), names) == value  # the project's own values only
        assert pickle.loads(pickle.dumps(value)) == value
        assert from_json(to_json(value), kind) == value
    assert hash(state) == hash(from_json(to_json(state), State))


def test_values_are_frozen() -> None:
    state = state_of("r1", "r2")
    with pytest.raises(AttributeError):
        state.turn = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        state.rules.games = 1  # type: ignore[misc]
    assert msgspec.structs.asdict(state)["turn"] == 0

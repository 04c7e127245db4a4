"""What a seat may see, and games of random actions in which nothing is lost, shown or out of balance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace
from tests.helpers import all_tiles, plain_choice, state_of, time_up

from rummyroom.codec import from_json, from_plain, to_json, to_plain
from rummyroom.deal import Deal
from rummyroom.record import game_record
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.draft import Draft
from rummyroom.rummikub.events import Dealt, Drew, DrewReason, Ended, Event, Started, TimeRanOut, TimeUpEffect
from rummyroom.rummikub.game import Action, Draw, Lay, Pass, State, TimeUp, apply, problems, start
from rummyroom.rummikub.melds import Meld, read_meld, tidy
from rummyroom.rummikub.rules import EDITIONS, EmptyPool
from rummyroom.rummikub.tiles import Tile, tile_set
from rummyroom.rummikub.view import View, event_for, view

if TYPE_CHECKING:
    from collections.abc import Iterable


def _hidden_from(state: State, seat: int | None) -> set[Tile]:
    """Return the tiles that ``seat`` may not see: the pool, and other racks while the game goes on."""
    if state.outcome is not None:
        return set(state.pool)
    others = [tile for owner, rack in enumerate(state.racks) if owner != seat for tile in rack]
    return {*state.pool, *others}


def _shows(value: object, tiles: Iterable[Tile]) -> list[Tile]:
    text = to_json(value).decode()
    return [tile for tile in tiles if f'"{tile}"' in text]


def _seats(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def test_a_seat_sees_its_own_rack_and_how_many_tiles_the_others_hold() -> None:
    state = state_of("r1 r2", "k1", "b1 b2 b3", table="o1 o2 o3", pool=5)
    mine = view(state, 2)
    assert (mine.rack, mine.racks, mine.pool) == (state.racks[2], (2, 1, 3), 5)
    assert (view(state, None).rack, view(state, None).seat) == ((), None)
    assert not hasattr(mine, "pool_tiles")


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(IndexError):
        view(state_of("r1", "k1", "b1", pool=5), seat)


def test_the_end_shows_every_rack_but_never_the_pool() -> None:
    state = state_of("b7", "r2 r13", table="b4 b5 b6", pool=4)
    state, events = apply(state, Lay(0, (tidy(Meld((*state.table[0].tiles, *state.racks[0]))),)))
    assert isinstance(events[-1], Ended)
    for seat in _seats(state):
        shown = view(state, seat)
        assert shown.outcome is not None
        assert shown.outcome.racks == state.racks
        assert not _shows([shown, *(event_for(event, seat) for event in events)], state.pool)


def test_events_pass_the_same_gate() -> None:
    state, (started, dealt) = start(EDITIONS["classic"], 3, Deal.from_seed(5))
    assert isinstance(started, Started)
    assert event_for(started, None) == started
    seen = event_for(dealt, 1)
    assert isinstance(seen, Dealt)
    assert seen.racks == (None, state.racks[1], None)
    drew = Drew(seat=1, count=1, tiles=state.pool[:1], reason=DrewReason.TURN, pool=63)
    assert event_for(drew, 1) == drew
    assert event_for(drew, 0) == event_for(drew, None) == replace(drew, tiles=None)
    back = TimeRanOut(seat=1, what=TimeUpEffect.RESTORED, returned=state.racks[1][:2])
    assert event_for(back, 1) == back
    assert event_for(back, 2) == event_for(back, None) == replace(back, returned=None)


def test_views_and_gated_events_travel() -> None:
    state = state_of("b7 r9 j", "r2", table="b4 b5 j", pool=4)
    for seat in _seats(state):
        assert from_json(to_json(view(state, seat)), View) == view(state, seat)
        _, events = apply(state, time_up(state, "b4 b5 j | r9"))
        for event in events:
            assert from_plain(to_plain(event_for(event, seat)), Event) == event_for(event, seat)  # type: ignore[arg-type]


class Games(RuleBasedStateMachine):
    """Random legal and illegal actions from the deal on, with everything that must always hold."""

    @initialize(
        edition=st.sampled_from(list(EDITIONS)),
        players=st.integers(2, 6),
        seed=st.integers(0, 10**6),
        short=st.booleans(),
    )
    def deal(self, edition: str, players: int, seed: int, short: bool) -> None:
        self.chance = Random(seed)
        self.edition = EDITIONS[edition]
        self.secret = Deal.from_seed(seed).secret
        self.state, self.events = start(self.edition, players, Deal(self.secret))
        self.actions: list[Action] = []
        self.short = short
        if short:  # near the end of the pool: most of it lies under the table, out of the game
            self.state = replace(self.state, pool=self.state.pool[: self.chance.randint(0, 4)])
        self.tiles = all_tiles(self.state)
        if not short:
            assert sorted(self.tiles) == sorted(tile_set(large=self.edition.uses_large_set(players)))

    def _do(self, action: Action) -> None:
        assert problems(self.state, action) == ()
        self.state, self.events = apply(self.state, action)
        self.actions.append(action)

    def _going(self) -> bool:
        return self.state.outcome is None

    @rule(times=st.integers(1, 8))
    def plain_moves(self, times: int) -> None:
        for _ in range(times):
            if self._going():
                self._do(plain_choice(view(self.state, self.state.turn)))

    @rule()
    def draw_or_pass(self) -> None:
        if self._going():
            self._do(Draw(self.state.turn) if self.state.pool else Pass(self.state.turn))

    @rule(nonsense=st.booleans())
    def time_runs_out(self, nonsense: bool) -> None:
        if self._going() and self.edition.turn_seconds is not None:
            choice = plain_choice(view(self.state, self.state.turn))
            table = choice.table if isinstance(choice, Lay) else None
            if nonsense:
                table = (*(table or self.state.table), *self._nonsense())
            self._do(TimeUp(self.state.turn, table))

    @rule()
    def nonsense_is_refused_and_changes_nothing(self) -> None:
        before = self.state
        lay = Lay(self.state.turn, (*self.state.table, *self._nonsense()))
        assert problems(self.state, lay)
        assert problems(self.state, Draw((self.state.turn + 1) % self.state.players))
        assert self.state == before

    def _nonsense(self) -> tuple[Meld, ...]:
        own = self.state.racks[self.state.turn]
        return (Meld(tuple(self.chance.choices([*own, *tile_set()], k=2))), Meld(()))

    @invariant()
    def tiles_are_conserved_and_no_one_sees_too_much(self) -> None:
        state = self.state
        assert all_tiles(state) == self.tiles
        assert all(read_meld(meld).is_legal and tidy(meld) == meld for meld in state.table)
        for seat in _seats(state):
            hidden = _hidden_from(state, seat)
            assert not _shows(view(state, seat), hidden)
            seen = [event_for(event, seat) for event in self.events if not isinstance(event, Started)]
            assert not _shows(seen, hidden)
            if seat is not None:
                draft = Draft(turn=state.turn_number, table=(*state.table, Meld(state.racks[seat][:2])))
                assert not _shows(RUMMIKUB.verdict(state, seat, draft), hidden)

    @invariant()
    def scores_add_up_to_zero(self) -> None:
        outcome = self.state.outcome
        if outcome is not None:
            assert sum(outcome.scores) == 0
            assert all(outcome.scores[seat] >= 0 for seat in outcome.winners)
            assert self.state.turn < self.state.players
            if outcome.reason == "out":
                assert not self.state.racks[outcome.winners[0]]
            else:
                assert not self.state.pool
                assert all(self.state.racks)

    @invariant()
    def the_fallback_is_always_legal(self) -> None:
        if self.state.outcome is None and self.state.turn_number % 5 == 0:
            for empty_pool in EmptyPool:
                state = replace(self.state, rules=replace(self.edition, empty_pool=empty_pool))
                assert problems(state, RUMMIKUB.fallback(state)) == ()

    def teardown(self) -> None:
        if hasattr(self, "state") and not self.short:
            players = self.state.players
            record = game_record("rummikub", self.edition, players, self.secret, self.actions, ())
            assert record.outcome == self.state.outcome
            assert len(record.moves) == len(self.actions)


TestGames = Games.TestCase
TestGames.settings = settings(max_examples=25, stateful_step_count=25)

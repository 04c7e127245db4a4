"""Rummikub as the house's :class:`~rummyroom.games.Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.games import Bot, Hint, MatchOutcome, Option, Outcome
from rummyroom.rummikub import game, scoring
from rummyroom.rummikub import view as views
from rummyroom.rummikub.bots import Easy, Medium
from rummyroom.rummikub.draft import Draft, Verdict, verdict
from rummyroom.rummikub.events import Drew, Event
from rummyroom.rummikub.game import Action, Draw, Lay, Pass, State, TimeUp
from rummyroom.rummikub.hard import Hard
from rummyroom.rummikub.hints import hint
from rummyroom.rummikub.rules import (
    EDITIONS,
    MAX_PLAYERS,
    TURN_SECONDS,
    EmptyPool,
    JokerRelease,
    JokerReuse,
    JokerSource,
    Overtime,
    Rules,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rummyroom.deal import Deal
    from rummyroom.problem import Problem


class Rummikub:
    """The tile game; see :class:`~rummyroom.games.Game` for what each member is."""

    key = "rummikub"
    seats = (2, MAX_PLAYERS)
    editions = EDITIONS
    default_edition = "classic"
    levels = ("easy", "medium", "hard")
    bots: Mapping[str, Callable[[], Bot]] = {"easy": Easy, "medium": Medium, "hard": Hard}
    rules_type = Rules
    state_type = State
    action_type = Action
    move_type = Lay | Draw | Pass
    event_type = Event
    draft_type = Draft
    options = (
        Option("opening_minimum", "integer", minimum=0, maximum=50, step=5),
        Option("opening_table_play", "boolean"),
        Option("joker_penalty", "integer", minimum=0, maximum=50, step=5),
        Option("turn_seconds", "choice", TURN_SECONDS),
        Option("overtime", "choice", tuple(Overtime)),
        Option("joker_release", "choice", tuple(JokerRelease)),
        Option("joker_exchange_from", "choice", tuple(JokerSource)),
        Option("joker_reuse", "choice", tuple(JokerReuse)),
        Option("joker_meld_frozen", "boolean"),
        Option("empty_pool", "choice", tuple(EmptyPool)),
        Option("large_set", "boolean"),
        Option("games", "integer", minimum=1, maximum=20, optional=True),
    )

    def start(
        self, rules: Rules, players: int, deal: Deal, results: Sequence[Outcome]
    ) -> tuple[State, tuple[Event, ...]]:
        """Every game of a match starts with a new draw, whoever won the earlier ones."""
        return game.start(rules, players, deal)

    def to_move(self, state: State) -> int:
        return state.turn

    def problems(self, state: State, action: Action) -> tuple[Problem, ...]:
        return game.problems(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        return game.apply(state, action)

    def apply_unchecked(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        return game.apply_unchecked(state, action)

    def drawn(self, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(tile for event in events if isinstance(event, Drew) for tile in event.tiles or ())

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def view(self, state: State, seat: int | None) -> views.View:
        return views.view(state, seat)

    def event_for(self, event: Event, seat: int | None) -> Event:
        return views.event_for(event, seat)

    def turn_seconds(self, rules: Rules) -> int | None:
        return rules.turn_seconds

    def time_up(self, state: State, draft: Draft | None) -> Action:
        return TimeUp(state.turn, draft.table if draft and draft.turn == state.turn_number else None)

    def fallback(self, state: State) -> Action:
        if state.pool:
            return Draw(state.turn)
        must_lay = state.rules.empty_pool is EmptyPool.MUST_LAY
        lay = game.any_lay(state, state.turn) if must_lay else None
        return lay or Pass(state.turn)

    def verdict(self, state: State, seat: int, draft: Draft | None) -> Verdict:
        return verdict(state, seat, draft)

    def hint(self, view: views.View) -> Hint:
        return hint(view)

    def games_in_match(self, rules: Rules, players: int) -> int:
        return rules.games_in_match(players)

    def match_outcome(self, rules: Rules, players: int, results: Sequence[Outcome]) -> MatchOutcome | None:
        return scoring.match_outcome(rules, players, results)


RUMMIKUB = Rummikub()

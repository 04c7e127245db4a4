"""Rummy as the house's :class:`~rummyroom.games.Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.games import Bot, Hint, MatchOutcome, Option, Outcome
from rummyroom.rummy import game, scoring
from rummyroom.rummy import view as views
from rummyroom.rummy.bots import Easy, Greedy, Hard, Medium
from rummyroom.rummy.draft import Draft, Verdict, verdict
from rummyroom.rummy.events import Drew, Event
from rummyroom.rummy.game import Action, DrawStock, Play, PutBack, State, TakeDiscard, TimeUp
from rummyroom.rummy.hints import hint
from rummyroom.rummy.rules import (
    ACE_POINTS,
    EDITIONS,
    MAX_PLAYERS,
    MOST_RECYCLES,
    TARGETS,
    TURN_SECONDS,
    Ace,
    Exhausted,
    FinalDiscard,
    MeldsPerTurn,
    Recycle,
    Rules,
    RummyBonus,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rummyroom.deal import Deal
    from rummyroom.problem import Problem


class Rummy:
    """The card game; see :class:`~rummyroom.games.Game` for what each member is."""

    key = "rummy"
    seats = (2, MAX_PLAYERS)
    editions = EDITIONS
    default_edition = "basic"
    levels = ("easy", "medium", "hard")
    bots: Mapping[str, Callable[[], Bot]] = {"easy": Easy, "medium": Medium, "hard": Hard, "greedy": Greedy}
    rules_type = Rules
    state_type = State
    action_type = Action
    move_type = DrawStock | TakeDiscard | PutBack | Play
    event_type = Event
    draft_type = Draft
    options = (
        Option("target", "integer", minimum=TARGETS[0], maximum=TARGETS[-1], step=TARGETS.step),
        Option("ace", "choice", tuple(Ace)),
        Option("ace_points", "choice", ACE_POINTS),
        Option("recycle", "choice", tuple(Recycle)),
        Option("recycle_limit", "integer", minimum=0, maximum=MOST_RECYCLES),
        Option("exhausted", "choice", tuple(Exhausted)),
        Option("rummy_bonus", "choice", tuple(RummyBonus)),
        Option("final_discard", "choice", tuple(FinalDiscard)),
        Option("melds_per_turn", "choice", tuple(MeldsPerTurn)),
        Option("layoff_needs_own_meld", "boolean"),
        Option("turn_seconds", "choice", TURN_SECONDS),
    )

    def start(
        self, rules: Rules, players: int, deal: Deal, results: Sequence[Outcome]
    ) -> tuple[State, tuple[Event, ...]]:
        """The deal passes to the left with every deal played, void ones included."""
        return game.start(rules, players, deal, len(results) + 1)

    def to_move(self, state: State) -> int:
        return state.turn

    def problems(self, state: State, action: Action) -> tuple[Problem, ...]:
        return game.problems(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        return game.apply(state, action)

    def apply_unchecked(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        return game.apply_unchecked(state, action)

    def drawn(self, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(event.card for event in events if isinstance(event, Drew) and event.card is not None)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def view(self, state: State, seat: int | None) -> views.View:
        return views.view(state, seat)

    def event_for(self, event: Event, seat: int | None) -> Event:
        return views.event_for(event, seat)

    def turn_seconds(self, rules: Rules) -> int | None:
        return rules.turn_seconds

    def time_up(self, state: State, draft: Draft | None) -> Action:
        """Nothing is laid for a player whose time is up, so the draft does not matter."""
        return TimeUp(state.turn)

    def fallback(self, state: State) -> Action:
        if state.drawn is None:
            return DrawStock(state.turn)
        return Play(state.turn, (), game.plain_discard(state))

    def verdict(self, state: State, seat: int, draft: Draft | None) -> Verdict:
        return verdict(state, seat, draft)

    def hint(self, view: views.View) -> Hint:
        return hint(view)

    def games_in_match(self, rules: Rules, players: int) -> int:
        return 0

    def match_outcome(self, rules: Rules, players: int, results: Sequence[Outcome]) -> MatchOutcome | None:
        return scoring.match_outcome(rules, players, results)


RUMMY = Rummy()

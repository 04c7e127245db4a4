"""The small protocol that every game of the house meets, and the registry.

Rooms, store, clock, match, record, arena and command line know games only through :class:`Game`; none of
them asks for a game's name. The values of a game (its rules, states, actions, events, views, drafts) are
opaque to them: frozen structs that :mod:`rummyroom.codec` can write and read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping, Sequence

    from rummyroom.deal import Deal
    from rummyroom.problem import Problem

# Opaque here, precise inside each game.
Rules = Any
State = Any
Action = Any
Event = Any
View = Any
Draft = Any
Verdict = Any


class Outcome(msgspec.Struct, frozen=True):
    """How one game (or deal) ended.

    Args:
        reason: stable word for why it ended, such as ``out`` or ``blocked``.
        winners: seats that won; several share the game; none in a void deal.
        scores: points per seat.
        rack_values: per seat, what was left in the rack or hand counted.
        racks: per seat, what was left, shown to everyone at the end.
    """

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rack_values: tuple[int, ...]
    racks: tuple[tuple[str, ...], ...] = ()


class MatchOutcome(msgspec.Struct, frozen=True):
    """How a match ended.

    Args:
        winners: seats that won the match; several share it.
        totals: points per seat over all games.
        wins: games won per seat; a shared game counts for each who shares it.
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]


class Option(msgspec.Struct, frozen=True):
    """One rule option, as a settings page needs to know it.

    Args:
        key: the field of the game's rules.
        type: ``choice``, ``integer`` or ``boolean``.
        choices: of a choice, the values in the order to offer them.
        minimum: of an integer, the lowest value.
        maximum: of an integer, the highest value.
        step: of an integer, the distance between values.
        optional: None is a value too.
    """

    key: str
    type: str
    choices: tuple[str | int | None, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    step: int = 1
    optional: bool = False


class Limit(msgspec.Struct, frozen=True):
    """What a bot may spend on one move.

    Args:
        seconds: time on the clock; a bot that takes longer is cut off and draws.
    """

    seconds: float = 2.0


class Hint(msgspec.Struct, frozen=True):
    """What a player who asks is told about the best thing to do now; found from the seat's view alone.

    Args:
        playable: whether anything can be laid or taken; if not, the rest tells what else to do, if anything.
        tiles: the tiles or cards of the seat that the best turn lays.
        steps: the turn step by step, as values of the game that the page can say and show.
        table: the melds on the table after the turn, as values of the game; None where nothing can be played.
    """

    playable: bool
    tiles: tuple[str, ...] = ()
    steps: tuple[Any, ...] = ()
    table: Any = None


class Bot(Protocol):
    """A computer player: it sees a view, and nothing else."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the action for the seat that ``view`` belongs to, which is to move.

        Args:
            view: what the seat may see.
            rng: the only source of chance, so that a game can be repeated.
            limit: what may be spent on the move.
        """
        ...


class Game(Protocol):
    """What a game has to offer to be played in this house."""

    @property
    def key(self) -> str:
        """Stable name, such as ``rummikub``."""
        ...

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def editions(self) -> Mapping[str, Rules]:
        """Named rules."""
        ...

    @property
    def default_edition(self) -> str:
        """The edition that a newcomer plays."""
        ...

    @property
    def options(self) -> Sequence[Option]:
        """Every field of the rules, in the order to offer them."""
        ...

    @property
    def levels(self) -> Sequence[str]:
        """Computer players, weakest first."""
        ...

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """The house's computer players by name: the levels, and sparring partners for the arena."""
        ...

    @property
    def rules_type(self) -> Any:
        """Type of the rules, for the codec; likewise the types below."""
        ...

    @property
    def state_type(self) -> Any:
        """Type of a state."""
        ...

    @property
    def action_type(self) -> Any:
        """Type of an action."""
        ...

    @property
    def move_type(self) -> Any:
        """The actions that a player may choose: those of :attr:`action_type` that no clock takes."""
        ...

    @property
    def event_type(self) -> Any:
        """Type of an event."""
        ...

    @property
    def draft_type(self) -> Any:
        """Type of a half-made turn."""
        ...

    def start(
        self, rules: Rules, players: int, deal: Deal, results: Sequence[Outcome]
    ) -> tuple[State, tuple[Event, ...]]:
        """Deal the next game of a match; ``results`` are those of its earlier games."""
        ...

    def to_move(self, state: State) -> int:
        """Return the seat whose turn it is."""
        ...

    def problems(self, state: State, action: Action) -> tuple[Problem, ...]:
        """Return everything that makes ``action`` illegal; empty if it is legal."""
        ...

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after ``action`` and what happened.

        Raises:
            IllegalActionError: the action is not legal; it carries all problems.
        """
        ...

    def apply_unchecked(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return what :meth:`apply` does, for an action known to be legal (trials, search)."""
        ...

    def drawn(self, events: Sequence[Event]) -> tuple[str, ...]:
        """Return the tiles or cards that ``events`` took from the face-down supply, in order."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        ...

    def view(self, state: State, seat: int | None) -> View:
        """Return what ``seat`` may see (None: a spectator); the only place that hides things."""
        ...

    def event_for(self, event: Event, seat: int | None) -> Event:
        """Return ``event`` as ``seat`` may see it."""
        ...

    def turn_seconds(self, rules: Rules) -> int | None:
        """Return the seconds a turn may take, or None without a clock."""
        ...

    def time_up(self, state: State, draft: Draft | None) -> Action:
        """Return the action for the seat to move when its time is up and ``draft`` is what it had arranged."""
        ...

    def fallback(self, state: State) -> Action:
        """Return the plainest legal action of the seat to move, for a bot that failed."""
        ...

    def verdict(self, state: State, seat: int, draft: Draft | None) -> Verdict:
        """Return all that a page needs to know about ``seat``'s draft (see docs/protocol.md)."""
        ...

    def hint(self, view: View) -> Hint | None:
        """Return a hint for the seat that ``view`` belongs to, which is to move; None where the game has none."""
        ...

    def games_in_match(self, rules: Rules, players: int) -> int:
        """Return how many games a match has at most, or 0 where points alone decide when it ends."""
        ...

    def match_outcome(self, rules: Rules, players: int, results: Sequence[Outcome]) -> MatchOutcome | None:
        """Return how the match ended, or None if it goes on."""
        ...


def registry() -> dict[str, Game]:
    """Return every game of the house by its key."""
    from rummyroom.rummikub.adapter import RUMMIKUB
    from rummyroom.rummy.adapter import RUMMY

    return {RUMMIKUB.key: RUMMIKUB, RUMMY.key: RUMMY}


def game(key: str) -> Game:
    """Return the game called ``key``.

    Raises:
        KeyError: there is no such game.
    """
    return registry()[key]

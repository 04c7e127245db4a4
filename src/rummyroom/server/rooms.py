"""A room as a value: seats, settings, one match, and what is due next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from rummyroom import games
from rummyroom.games import Outcome

if TYPE_CHECKING:
    from rummyroom.games import Game

Pace = Literal["slow", "normal", "fast", "instant"]
PACES: tuple[Pace, ...] = get_args(Pace)
PACE_MS: dict[Pace, int] = {"slow": 2500, "normal": 1200, "fast": 500, "instant": 0}
"""Milliseconds from the last thing that happened to a computer's move, and for showing that move."""

Status = Literal["playing", "game_over", "match_over"]

Position = tuple[int, int, int]
"""Where a match stands: match in this room, game, moves made in the game. No two states share one."""


class Seat(msgspec.Struct, frozen=True):
    """One place at the table.

    Args:
        name: what everybody calls who sits here.
        guest: the person who plays here, or None for a computer.
        level: the strength of the computer that plays here, or None for a person.
        present: whether that person is connected; computers always are.
    """

    name: str
    guest: str | None = None
    level: str | None = None
    present: bool = False

    @property
    def is_connected(self) -> bool:
        """Whether the seat can play now."""
        return self.present or self.level is not None


class Played(msgspec.Struct, frozen=True):
    """A game of the match, over or going on.

    Args:
        secret: the secret of its deal.
        actions: what was done so far.
        outcome: how it ended, or None while it goes on.
    """

    secret: str
    actions: tuple[Any, ...] = ()
    outcome: Outcome | None = None


class Due(msgspec.Struct, frozen=True):
    """What happens next by itself. Times are milliseconds of the server's clock.

    Args:
        what: the time of a person's turn runs out, or a computer moves.
        seat: whose turn it is.
        since: when it began to run, or went on.
        at: when it happens, or None while it is frozen.
        left: what is left while it is frozen, or None while it runs.
        total: of a clock, the whole time of a turn; else 0.
    """

    what: Literal["clock", "computer"]
    seat: int
    since: int
    at: int | None
    left: int | None = None
    total: int = 0


class BotFailed(msgspec.Struct, frozen=True, tag_field="t", tag="bot_failed"):
    """A computer failed, and the plainest move was made for it."""

    seat: int


class HintUsed(msgspec.Struct, frozen=True, tag_field="t", tag="hint"):
    """A player asked for a hint; how much it told is its ``stage``, 1 to 4."""

    seat: int
    stage: int


Note = BotFailed | HintUsed
"""A line of the log that is no event of the game."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a room's log; exactly one of the two is set.

    Args:
        event: what happened in the game, with everything in it that only some may see.
        note: what happened around the game.
    """

    event: Any = None
    note: Note | None = None


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A link, its seats and settings, and the match that is played there.

    Args:
        link: the last part of the room's address.
        game: key of the game.
        rules: the game's rules in force.
        seats: who plays, in turn order.
        pace: how fast computers move.
        hints: whether players may ask for hints.
        version: how often the room changed; without gaps.
        moved: the last version that changed the game; commands made before it are stale.
        game_since: the version in which the current game was dealt.
        match: which match in this room, from 1.
        played: the games of the match so far; the last is the current one.
        state: the current game's state.
        due: what happens next by itself, or None.
        drafts: per seat, what its player has arranged so far, or None.
        hinted: the stages of the hint that the seat to move has asked for since the last move.
    """

    link: str
    game: str
    rules: Any
    seats: tuple[Seat, ...]
    pace: Pace
    version: int
    moved: int
    game_since: int
    match: int
    played: tuple[Played, ...]
    state: Any
    due: Due | None
    drafts: tuple[Any, ...]
    hints: bool = True
    hinted: tuple[int, ...] = ()

    @property
    def plays(self) -> Game:
        """The game that is played here."""
        return games.game(self.game)

    @property
    def results(self) -> tuple[Outcome, ...]:
        """The outcomes of the ended games of the match, in order."""
        return tuple(game.outcome for game in self.played if game.outcome is not None)

    @property
    def position(self) -> Position:
        """Where the match stands."""
        return (self.match, len(self.played), len(self.played[-1].actions))

    @property
    def is_game_over(self) -> bool:
        """Whether the current game has ended."""
        return self.played[-1].outcome is not None

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, or None after the game."""
        return None if self.is_game_over else self.plays.to_move(self.state)

    @property
    def status(self) -> Status:
        """Whether the game goes on, the match goes on, or all is over."""
        if not self.is_game_over:
            return "playing"
        decided = self.plays.match_outcome(self.rules, len(self.seats), self.results)
        return "match_over" if decided else "game_over"

    def seat_of(self, guest: str | None) -> int | None:
        """Return where ``guest`` sits, or None."""
        if guest is None:
            return None
        return next((index for index, seat in enumerate(self.seats) if seat.guest == guest), None)


def edition_of(game: Game, rules: Any) -> str | None:
    """Return the name of the edition that ``rules`` equals, or None."""
    return next((name for name, edition in game.editions.items() if edition == rules), None)

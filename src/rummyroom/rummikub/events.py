"""What happened in a game: the frozen records that make up its history."""

from __future__ import annotations

import msgspec

from rummyroom.games import Outcome
from rummyroom.rummikub.melds import Table
from rummyroom.rummikub.tiles import Tile
from rummyroom.words import Word


class DrewReason(Word):
    """Why tiles were drawn."""

    TURN = "turn"
    TIME = "time"
    PENALTY = "penalty"


class TimeUpEffect(Word):
    """What became of a turn whose time ran out."""

    PLAYED = "played"
    DREW = "drew"
    RESTORED = "restored"
    RETURNED = "returned"


class TileDraw(msgspec.Struct, frozen=True):
    """A tile drawn for the first turn."""

    seat: int
    tile: Tile


class Started(msgspec.Struct, frozen=True, tag_field="t", tag="started"):
    """The draw for the first turn: who drew what in each round, and who begins."""

    rounds: tuple[tuple[TileDraw, ...], ...]
    first: int


class Dealt(msgspec.Struct, frozen=True, tag_field="t", tag="dealt"):
    """The racks that were dealt; a seat sees only its own."""

    racks: tuple[tuple[Tile, ...] | None, ...]
    pool: int


class Laid(msgspec.Struct, frozen=True, tag_field="t", tag="laid"):
    """A lay.

    Args:
        seat: who laid.
        before: the table at the start of the turn.
        table: the table after it.
        laid: the rack tiles laid.
        jokers: table jokers that were retrieved.
        opening: of a first meld, what it counted; else None.
        timed_out: the clock played it.
    """

    seat: int
    before: Table
    table: Table
    laid: tuple[Tile, ...]
    jokers: tuple[Tile, ...] = ()
    opening: int | None = None
    timed_out: bool = False


class Drew(msgspec.Struct, frozen=True, tag_field="t", tag="drew"):
    """Tiles drawn; ``tiles`` is None for those who may not see them."""

    seat: int
    count: int
    tiles: tuple[Tile, ...] | None
    reason: DrewReason
    pool: int


class Passed(msgspec.Struct, frozen=True, tag_field="t", tag="passed"):
    """A pass."""

    seat: int


class TimeRanOut(msgspec.Struct, frozen=True, tag_field="t", tag="time_ran_out"):
    """The clock ran out; ``returned`` went back to the rack, for its owner to see."""

    seat: int
    what: TimeUpEffect
    returned: tuple[Tile, ...] | None = ()


class Ended(msgspec.Struct, frozen=True, tag_field="t", tag="ended"):
    """The end of the game, all racks shown."""

    outcome: Outcome


Event = Started | Dealt | Laid | Drew | Passed | TimeRanOut | Ended

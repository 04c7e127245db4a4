"""Record files of a room's match, and the check of any record file; jobs for a worker process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom import codec
from rummyroom.games import Outcome
from rummyroom.record import Player, Record, RecordError, game_record, read_record, verify, write_record

if TYPE_CHECKING:
    from rummyroom.server.rooms import Room

CHECK_SECONDS = 60.0
"""What writing or checking a record may take; a match of twenty long games takes a few seconds."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What a record is made of, by itself: no more than that goes to the worker process.

    Args:
        game: key of the game.
        rules: the rules in force.
        players: who played.
        games: secret and actions of every ended game.
        results: their outcomes.
    """

    game: str
    rules: Any
    players: tuple[Player, ...]
    games: tuple[tuple[str, tuple[Any, ...]], ...]
    results: tuple[Outcome, ...]


def kept_of(room: Room) -> Kept:
    """Return what the record of the ended games of ``room`` is made of."""
    return Kept(
        game=room.game,
        rules=room.rules,
        players=tuple(Player(seat.name, seat.level) for seat in room.seats),
        games=tuple((game.secret, game.actions) for game in room.played if game.outcome is not None),
        results=room.results,
    )


def write(kept: Kept) -> bytes:
    """Return the record as the bytes of a file."""
    games = tuple(
        game_record(kept.game, kept.rules, len(kept.players), secret, actions, kept.results[:number])
        for number, (secret, actions) in enumerate(kept.games)
    )
    return write_record(Record(game=kept.game, rules=kept.rules, players=kept.players, games=games))


def check(data: bytes) -> tuple[bool, str]:
    """Check a record file. Return whether it is one, and the report as JSON or why it is none."""
    try:
        return True, codec.to_json(verify(read_record(data))).decode()
    except RecordError as error:
        return False, str(error)

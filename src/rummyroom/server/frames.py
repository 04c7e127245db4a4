"""Messages as they go over a socket: commands read, rooms written for the seat that is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom import codec
from rummyroom.problem import Problem
from rummyroom.server import protocol
from rummyroom.server.commands import Act, Command, Refused, UseHint
from rummyroom.server.views import entries_for, room_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Raw

    from rummyroom.games import Hint
    from rummyroom.server.rooms import Entry, Room


def read_command(room: Room, seat: int, raw: Raw) -> Command:
    """Return what the player of ``seat`` asks for.

    Raises:
        ProtocolError: it is neither a command of rooms nor a move of the game.
        Refused: it is for another seat.
    """
    command = protocol.read_room_command(raw)
    if command is not None:
        return command
    plain = protocol.read(raw, dict[str, Any])
    if plain.get("t") == protocol.HINT_COMMAND:
        return UseHint(seat, protocol.read(raw, protocol.AskHint).stage)
    if plain.setdefault("seat", seat) != seat:
        raise Refused(Problem("command.other_seat"))
    try:
        return Act(seat, codec.from_plain(plain, room.plays.move_type))
    except msgspec.MsgspecError as error:
        raise protocol.ProtocolError(str(error)) from None


def welcome(room: Room, seat: int, entries: Sequence[Entry] | None, now: int) -> bytes:
    """Return the greeting of the page of ``seat``; ``entries`` is None if the log is no longer kept."""
    data = protocol.WelcomeData(
        room=room_view(room, seat, now),
        game=room.plays.view(room.state, seat),
        verdict=_verdict(room, seat),
        entries=None if entries is None else entries_for(room, entries, seat),
    )
    return codec.to_json(protocol.Welcome(room.version, data))


def update(room: Room, seat: int, entries: Sequence[Entry], now: int) -> bytes:
    """Return what the page of ``seat`` is told of a new version."""
    data = protocol.UpdateData(
        room=room_view(room, seat, now),
        game=room.plays.view(room.state, seat),
        verdict=_verdict(room, seat) if room.to_move == seat else None,
        entries=entries_for(room, entries, seat),
    )
    return codec.to_json(protocol.Update(room.version, data))


def verdict(room: Room, seat: int) -> bytes:
    """Return the verdict on the draft of ``seat``."""
    return codec.to_json(protocol.VerdictMessage(room.version, _verdict(room, seat)))


def hint(room: Room, stage: int, found: Hint) -> bytes:
    """Return as much of a hint as its ``stage`` tells."""
    data = protocol.HintData(
        stage=stage,
        playable=found.playable,
        tiles=found.tiles if stage >= 2 else None,
        steps=found.steps if stage >= 3 else None,
        table=found.table if stage >= 4 else None,
    )
    return codec.to_json(protocol.HintMessage(room.version, data))


def refused(command: str | None, problems: Sequence[Problem], version: int) -> protocol.RefusedMessage:
    """Return the refusal of a command, or of a draft (None)."""
    return protocol.RefusedMessage(protocol.RefusedData(command, tuple(problems)), version)


def _verdict(room: Room, seat: int) -> Any:
    return room.plays.verdict(room.state, seat, room.drafts[seat])

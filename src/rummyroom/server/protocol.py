"""The shapes of docs/protocol.md as Python values: everything that crosses the wire, but for the game's own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from rummyroom import codec
from rummyroom.games import MatchOutcome, Option
from rummyroom.problem import Problem
from rummyroom.server.commands import RoomCommand
from rummyroom.server.rooms import Pace, Status

PROTOCOL = 1

CLOSE_POLICY = 1008
"""Flooding, or a page of another origin."""
CLOSE_NOT_PROTOCOL = 1011
CLOSE_TAKEN_OVER = 4001
CLOSE_NOT_YOURS = 4003
CLOSE_NO_ROOM = 4004

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, lt=2**53)]


# ---------------------------------------------------------------- page to server


class HelloData(Struct, frozen=True):
    """The protocol a page speaks and the last version it has seen."""

    protocol: int
    have: Version | None = None


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message on a socket."""

    d: HelloData


class CommandData(Struct, frozen=True):
    """One command: its name for life, the version it was made in, and the command itself."""

    id: CommandId
    v: Version
    c: Raw


class CommandMessage(Struct, frozen=True, tag_field="t", tag="command"):
    """A command of the seat that the socket plays."""

    d: CommandData


class AskHint(Struct, frozen=True, tag_field="t", tag="hint"):
    """The command of a player who wants a hint; ``stage`` says how much of it."""

    stage: Annotated[int, Meta(ge=1, le=4)]


class DraftMessage(Struct, frozen=True, tag_field="t", tag="draft"):
    """What the player has arranged; the game knows its shape."""

    d: Raw


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """A sign of life."""

    d: dict[str, Any] = {}


ToServer = Hello | CommandMessage | DraftMessage | Ping


class CommandTag(Struct, frozen=True):
    """Just enough of a command to know whose it is: the room's or the game's."""

    t: str


ROOM_COMMANDS = {"next_game", "rematch", "pace", "skip"}
HINT_COMMAND = "hint"


class ProtocolError(Exception):
    """What a page sent is none of this protocol; the message says where it goes wrong."""


def read_message(text: str) -> ToServer:
    """Return the message that ``text`` is.

    Raises:
        ProtocolError: it is none of this protocol.
    """
    message: ToServer = read(text, ToServer)
    return message


def read_room_command(raw: Raw) -> RoomCommand | None:
    """Return the room command that ``raw`` is, or None if it is one for the game.

    Raises:
        ProtocolError: as :func:`read_message`.
    """
    if read(raw, CommandTag).t not in ROOM_COMMANDS:
        return None
    command: RoomCommand = read(raw, RoomCommand)
    return command


def read(data: str | bytes | Raw, kind: Any) -> Any:
    """Return the ``kind`` that JSON from a page holds.

    Raises:
        ProtocolError: it holds none.
    """
    try:
        return codec.from_json(bytes(data) if isinstance(data, Raw) else data, kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ProtocolError(str(error)) from None
    except RecursionError:
        raise ProtocolError("JSON is nested too deeply") from None


# ---------------------------------------------------------------- server to page


class SeatView(Struct, frozen=True):
    """A seat as everyone sees it."""

    name: str
    computer: str | None
    connected: bool


class ResultView(Struct, frozen=True):
    """How an earlier game of the match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class ClockView(Struct, frozen=True):
    """A turn's clock; milliseconds."""

    seat: int
    left: int
    total: int
    frozen: bool


class RoomView(Struct, frozen=True, kw_only=True):
    """A room as one seat sees it."""

    link: str
    game: str
    seat: int
    seats: tuple[SeatView, ...]
    edition: str | None
    rules: Any
    pace: Pace
    hints: bool
    status: Status
    game_number: int
    games: int
    results: tuple[ResultView, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    match: MatchOutcome | None
    clock: ClockView | None
    commitment: str
    secret: str | None


class WelcomeData(Struct, frozen=True, kw_only=True):
    """All that a page needs to show the room."""

    protocol: int = PROTOCOL
    room: RoomView
    game: Any
    verdict: Any
    entries: list[Any] | None


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The answer to a hello."""

    v: int
    d: WelcomeData


class UpdateData(Struct, frozen=True, kw_only=True):
    """The room in a new version, and how it came about."""

    room: RoomView
    game: Any
    verdict: Any
    entries: list[Any]


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    """A new version."""

    v: int
    d: UpdateData


class AckData(Struct, frozen=True):
    """The command that took effect."""

    id: str


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """A command took effect in version ``v``."""

    v: int
    d: AckData


class RefusedData(Struct, frozen=True):
    """The command or None, and every reason."""

    id: str | None
    problems: tuple[Problem, ...]


class RefusedMessage(Struct, frozen=True, tag_field="t", tag="refused", omit_defaults=True):
    """Nothing changed; ``v`` is the version that stands."""

    d: RefusedData
    v: int | None = None


class VerdictMessage(Struct, frozen=True, tag_field="t", tag="verdict"):
    """What the rules say about a draft."""

    v: int
    d: Any


class HintData(Struct, frozen=True, kw_only=True):
    """As much of a hint as its stage tells; what it does not tell is None."""

    stage: int
    playable: bool
    tiles: tuple[str, ...] | None
    steps: tuple[Any, ...] | None
    table: Any


class HintMessage(Struct, frozen=True, tag_field="t", tag="hint"):
    """The answer to a hint's command, for the seat that asked and no other."""

    v: int
    d: HintData


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping."""

    d: dict[str, Any] = {}


class TakenOver(Struct, frozen=True, tag_field="t", tag="taken_over"):
    """A newer tab plays this seat."""

    d: dict[str, Any] = {}


ToPage = Welcome | Update | Ack | RefusedMessage | VerdictMessage | HintMessage | Pong | TakenOver


# ---------------------------------------------------------------- HTTP


class ComputerSeat(Struct, frozen=True):
    """A computer that shall play."""

    name: str
    level: str


class NewRoom(Struct, frozen=True):
    """What a new room shall be."""

    game: str
    name: str
    computers: list[ComputerSeat]
    rules: dict[str, Any] = {}
    pace: Pace = "normal"
    hints: bool | None = None


class RoomCreated(Struct, frozen=True):
    """The new room's link."""

    link: str


class RoomSummary(Struct, frozen=True, kw_only=True):
    """A room in a guest's list; ``updated`` in seconds since the epoch."""

    link: str
    game: str
    players: list[str]
    status: Status
    your_turn: bool
    game_number: int
    games: int
    updated: float


class GameInfo(Struct, frozen=True, kw_only=True):
    """What can be played, and how."""

    key: str
    seats: tuple[int, int]
    editions: dict[str, Any]
    default_edition: str
    options: list[Option]
    levels: list[str]
    paces: list[Pace]


class Problems(Struct, frozen=True):
    """Why a request was refused."""

    problems: tuple[Problem, ...]


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "store_failed"]
    version: str

"""Rooms and log entries as text for the store, and back."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from rummyroom import codec, games
from rummyroom.games import Outcome
from rummyroom.server.rooms import Due, Entry, Note, Pace, Played, Room, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable


class _Played(msgspec.Struct, frozen=True):
    secret: str
    outcome: Outcome | None


class _Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A room without its moves, which only ever grow and have their own rows."""

    link: str
    game: str
    rules: Raw
    seats: tuple[Seat, ...]
    pace: Pace
    version: int
    moved: int
    game_since: int
    match: int
    played: tuple[_Played, ...]
    state: Raw
    due: Due | None
    drafts: tuple[Raw, ...]
    hints: bool = True
    hinted: tuple[int, ...] = ()


class _Entry(msgspec.Struct, frozen=True):
    event: Raw  # null beside a note
    note: Note | None


def write_room(room: Room) -> str:
    """Return ``room`` without its moves as JSON."""
    snapshot = _Snapshot(
        link=room.link,
        game=room.game,
        rules=_raw(room.rules),
        seats=room.seats,
        pace=room.pace,
        version=room.version,
        moved=room.moved,
        game_since=room.game_since,
        match=room.match,
        played=tuple(_Played(game.secret, game.outcome) for game in room.played),
        state=_raw(room.state),
        due=room.due,
        drafts=tuple(_raw(draft) for draft in room.drafts),
        hints=room.hints,
        hinted=room.hinted,
    )
    return codec.to_json(snapshot).decode()


def read_room(text: str, moves: Iterable[tuple[int, str]]) -> Room:
    """Return the room of a snapshot.

    Args:
        text: what :func:`write_room` gave.
        moves: the moves of the room's match in order, each with the number of its game, from 1.
    """
    snapshot = codec.from_json(text, _Snapshot)
    game = games.game(snapshot.game)
    actions: defaultdict[int, list[Any]] = defaultdict(list)
    for number, action in moves:
        actions[number].append(codec.from_json(action, game.action_type))
    return Room(
        link=snapshot.link,
        game=snapshot.game,
        rules=codec.from_json(bytes(snapshot.rules), game.rules_type),
        seats=snapshot.seats,
        pace=snapshot.pace,
        version=snapshot.version,
        moved=snapshot.moved,
        game_since=snapshot.game_since,
        match=snapshot.match,
        played=tuple(
            Played(played.secret, tuple(actions[number]), played.outcome)
            for number, played in enumerate(snapshot.played, start=1)
        ),
        state=codec.from_json(bytes(snapshot.state), game.state_type),
        due=snapshot.due,
        drafts=tuple(codec.from_json(bytes(draft), game.draft_type | None) for draft in snapshot.drafts),
        hints=snapshot.hints,
        hinted=snapshot.hinted,
    )


def write_entries(entries: Iterable[Entry]) -> str:
    """Return log entries as JSON."""
    written = [_Entry(_raw(entry.event), entry.note) for entry in entries]
    return codec.to_json(written).decode()


def read_entries(text: str, game: str) -> list[Entry]:
    """Return the log entries that :func:`write_entries` wrote for the game of that key."""
    kind = games.game(game).event_type | None
    return [
        Entry(codec.from_json(bytes(entry.event), kind), entry.note) for entry in codec.from_json(text, list[_Entry])
    ]


def _raw(value: Any) -> Raw:
    return Raw(codec.to_json(value))

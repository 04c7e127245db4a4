"""What a seat is shown of a room; a game's own secrets pass the game's own gate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rummyroom.deal import Deal
from rummyroom.match import Match
from rummyroom.server.protocol import ClockView, ResultView, RoomSummary, RoomView, SeatView
from rummyroom.server.rooms import edition_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rummyroom.server.rooms import Entry, Room


def room_view(room: Room, seat: int, now: int) -> RoomView:
    """Return ``room`` as the page of ``seat`` shows it at ``now`` (milliseconds of the server's clock)."""
    match = Match(room.game, room.rules, len(room.seats), room.results)
    current = room.played[-1]
    return RoomView(
        link=room.link,
        game=room.game,
        seat=seat,
        seats=tuple(SeatView(each.name, each.level, each.is_connected) for each in room.seats),
        edition=edition_of(room.plays, room.rules),
        rules=room.rules,
        pace=room.pace,
        hints=room.hints,
        status=room.status,
        game_number=len(room.played),
        games=room.plays.games_in_match(room.rules, match.players),
        results=tuple(ResultView(result.scores, result.winners, result.reason) for result in match.results),
        totals=match.totals,
        wins=match.wins,
        match=match.outcome,
        clock=_clock(room, now),
        commitment=Deal(current.secret).commitment,
        secret=current.secret if room.is_game_over else None,
    )


def _clock(room: Room, now: int) -> ClockView | None:
    due = room.due
    if due is None or due.what != "clock":
        return None
    left = due.left if due.at is None else due.at - now
    assert left is not None  # what does not run is frozen
    # While the last move is still being shown there is more left than a whole turn.
    return ClockView(due.seat, min(max(left, 0), due.total), due.total, due.at is None)


def entries_for(room: Room, entries: Iterable[Entry], seat: int) -> list[Any]:
    """Return log entries as ``seat`` may see them."""
    return [entry.note or room.plays.event_for(entry.event, seat) for entry in entries]


def summary(room: Room, guest: str, updated: float) -> RoomSummary:
    """Return ``room`` for the list of ``guest``; ``updated`` in seconds since the epoch."""
    to_move = room.to_move
    return RoomSummary(
        link=room.link,
        game=room.game,
        players=[seat.name for seat in room.seats],
        status=room.status,
        your_turn=to_move is not None and to_move == room.seat_of(guest),
        game_number=len(room.played),
        games=room.plays.games_in_match(room.rules, len(room.seats)),
        updated=updated,
    )

"""What can happen to a room: a room and a command give the room afterwards and the new log entries.

Nothing here waits, stores or sends; the time and the secrets of new deals are handed in. A command that
changes nothing returns the room itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from rummyroom.deal import Deal
from rummyroom.problem import IllegalActionError, Problem
from rummyroom.server.rooms import (
    PACE_MS,
    BotFailed,
    Due,
    Entry,
    HintUsed,
    Pace,
    Played,
    Position,
    Room,
    Seat,
)

_SAME_TURN = 5
"""A computer waits for this part of the pace between two moves of one turn."""


class Refused(Exception):  # noqa: N818 - the wire's word for it
    """A command that changed nothing, and every reason why."""

    def __init__(self, *problems: Problem) -> None:
        """Carry ``problems``, at least one."""
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


class Moment(msgspec.Struct, frozen=True):
    """What handling a command needs from the world.

    Args:
        now: milliseconds of the server's clock.
        grace: milliseconds a player's clock waits after zero.
        new_deal: makes a deal with a fresh secret.
    """

    now: int
    grace: int
    new_deal: Callable[[], Deal]


class Act(msgspec.Struct, frozen=True):
    """A person's move: an action of the game."""

    seat: int
    action: Any


class UseHint(msgspec.Struct, frozen=True):
    """A person asks for a hint; ``stage`` says how much of it (docs/protocol.md)."""

    seat: int
    stage: int


class ComputerMoved(msgspec.Struct, frozen=True):
    """A computer has chosen.

    Args:
        position: what it was asked about.
        action: its move, or None if it failed.
    """

    position: Position
    action: Any


class TimeUp(msgspec.Struct, frozen=True):
    """The time of the turn at ``position`` may be up."""

    position: Position


class Came(msgspec.Struct, frozen=True):
    """The person of a seat is connected."""

    seat: int


class Gone(msgspec.Struct, frozen=True):
    """The person of a seat is not connected any more; ``heard`` is when the server last heard of them."""

    seat: int
    heard: int


class NextGame(msgspec.Struct, frozen=True, tag_field="t", tag="next_game"):
    """Deal the next game of the match."""


class Rematch(msgspec.Struct, frozen=True, tag_field="t", tag="rematch"):
    """Begin a new match with the same seats and settings."""


class SetPace(msgspec.Struct, frozen=True, tag_field="t", tag="pace"):
    """Change how fast computers move."""

    pace: Pace


class Skip(msgspec.Struct, frozen=True, tag_field="t", tag="skip"):
    """Let the waiting computer move at once."""


RoomCommand = NextGame | Rematch | SetPace | Skip
"""What a person can ask of a room besides the moves of its game."""

Command = Act | UseHint | ComputerMoved | TimeUp | Came | Gone | RoomCommand

Handled = tuple[Room, tuple[Entry, ...]]


def open_room(
    *, link: str, game: str, rules: Any, seats: tuple[Seat, ...], pace: Pace, moment: Moment, hints: bool = True
) -> Handled:
    """Return a new room at version 1, its first game dealt, and its log."""
    room = Room(
        link=link, game=game, rules=rules, seats=seats, pace=pace, hints=hints,
        version=0, moved=0, game_since=0, match=1, played=(), state=None, due=None, drafts=(None,) * len(seats),
    )  # fmt: skip
    return _numbered(room, *_deal(room, moment))


def handle(room: Room, command: Command, moment: Moment) -> Handled:
    """Return ``room`` after ``command``, one version on, and the entries of that version.

    The room itself is returned if the command changes nothing, as a due thing does that fires twice.

    Raises:
        Refused: the command is not possible now.
    """
    match command:
        case Act():
            changed = _act(room, command, moment)
        case UseHint():
            changed = _use_hint(room, command)
        case ComputerMoved():
            changed = _computer_moved(room, command, moment)
        case TimeUp():
            changed = _time_up(room, command, moment)
        case Came():
            changed = _came(room, command.seat, moment), ()
        case Gone():
            changed = _gone(room, command), ()
        case SetPace():
            changed = _set_pace(room, command.pace, moment), ()
        case Skip():
            changed = _skip(room, moment), ()
        case NextGame():
            changed = _next_game(room, moment)
        case Rematch():
            changed = _rematch(room, moment)
    return _numbered(room, *changed)


def with_draft(room: Room, seat: int, draft: Any) -> Room:
    """Return ``room`` with what the player of ``seat`` has arranged; that is no new version."""
    drafts = (*room.drafts[:seat], draft, *room.drafts[seat + 1 :])
    return replace(room, drafts=drafts)


def _numbered(room: Room, changed: Room, entries: tuple[Entry, ...]) -> Handled:
    if changed is room:
        return room, ()
    version = room.version + 1
    dealt = (changed.match, len(changed.played)) != (room.match, len(room.played))
    changed = replace(
        changed,
        version=version,
        # A note changes nothing that a move could have been made for.
        moved=version if any(entry.note is None for entry in entries) else room.moved,
        game_since=version if dealt else room.game_since,
    )
    return changed, entries


def _check_turn(room: Room, seat: int) -> None:
    if room.is_game_over:
        raise Refused(Problem("game.over"))
    if room.to_move != seat:
        raise Refused(Problem("turn.not_your_turn", data={"seat": seat, "turn": room.to_move}))


def check_hint(room: Room, seat: int) -> None:
    """Do nothing if ``seat`` may ask for a hint now.

    Raises:
        Refused: it may not.
    """
    if not room.hints:
        raise Refused(Problem("hint.not_allowed"))
    _check_turn(room, seat)


def _use_hint(room: Room, command: UseHint) -> Handled:
    check_hint(room, command.seat)
    if command.stage in room.hinted:
        return room, ()
    used = HintUsed(command.seat, command.stage)
    return replace(room, hinted=(*room.hinted, command.stage)), (Entry(note=used),)


def _act(room: Room, command: Act, moment: Moment) -> Handled:
    _check_turn(room, command.seat)
    try:
        return _advance(room, command.action, moment)
    except IllegalActionError as error:
        raise Refused(*error.problems) from None


def _advance(room: Room, action: Any, moment: Moment) -> Handled:
    """Apply a legal action of the seat to move; set what is due next."""
    mover = room.to_move
    assert mover is not None
    state, events = room.plays.apply(room.state, action)
    current = room.played[-1]
    current = replace(current, actions=(*current.actions, action), outcome=room.plays.outcome(state))
    room = replace(room, state=state, played=(*room.played[:-1], current), hinted=())
    happened = tuple(Entry(event=event) for event in events)
    if room.to_move == mover and room.due is not None and room.due.what == "clock":
        return room, happened  # the same turn goes on, and so does its clock
    # A computer's move is shown for a while; only then does the next player's clock start.
    pace = PACE_MS[room.pace]
    shown = pace if room.seats[mover].level is not None else 0
    due = _due(room, moment.now, shown)
    if due is not None and due.what == "computer" and due.seat == mover:
        # A turn of several moves is shown as one.
        due = replace(due, at=moment.now + pace // _SAME_TURN)
    return replace(room, due=due), happened


def _due(room: Room, now: int, shown: int) -> Due | None:
    """Return what is due in a turn that begins now.

    Args:
        room: the room as the turn begins.
        now: milliseconds of the server's clock.
        shown: milliseconds for which pages show what came before.
    """
    seat = room.to_move
    if seat is None:
        return None
    if room.seats[seat].level is not None:
        return Due("computer", seat, since=now, at=now + PACE_MS[room.pace])
    seconds = room.plays.turn_seconds(room.rules)
    if seconds is None:
        return None
    total = seconds * 1000
    if room.seats[seat].present:
        return Due("clock", seat, since=now, at=now + shown + total, total=total)
    return Due("clock", seat, since=now, at=None, left=shown + total, total=total)


def _computer_moved(room: Room, command: ComputerMoved, moment: Moment) -> Handled:
    due = room.due
    if command.position != room.position or due is None or due.what != "computer":
        return room, ()
    if command.action is not None:
        try:
            return _advance(room, command.action, moment)
        except IllegalActionError:
            pass  # as good as no answer
    changed, entries = _advance(room, room.plays.fallback(room.state), moment)
    return changed, (Entry(note=BotFailed(due.seat)), *entries)


def _time_up(room: Room, command: TimeUp, moment: Moment) -> Handled:
    due = room.due
    if command.position != room.position or due is None or due.what != "clock":
        return room, ()
    if due.at is None or moment.now < due.at + moment.grace:
        return room, ()
    return _advance(room, room.plays.time_up(room.state, room.drafts[due.seat]), moment)


def _came(room: Room, seat: int, moment: Moment) -> Room:
    if room.seats[seat].present:
        return room
    room = _with_presence(room, seat, present=True)
    due = room.due
    if due is not None and due.what == "clock" and due.seat == seat and due.left is not None:
        room = replace(room, due=replace(due, since=moment.now, at=moment.now + due.left, left=None))
    return room


def _gone(room: Room, command: Gone) -> Room:
    if not room.seats[command.seat].present:
        return room
    room = _with_presence(room, command.seat, present=False)
    due = room.due
    if due is not None and due.what == "clock" and due.seat == command.seat and due.at is not None:
        # What passed in silence before the loss was noticed does not count against the player.
        stopped = max(command.heard, due.since)
        room = replace(room, due=replace(due, at=None, left=max(0, due.at - stopped)))
    return room


def _with_presence(room: Room, seat: int, *, present: bool) -> Room:
    seats = (*room.seats[:seat], replace(room.seats[seat], present=present), *room.seats[seat + 1 :])
    return replace(room, seats=seats)


def _set_pace(room: Room, pace: Pace, moment: Moment) -> Room:
    if pace == room.pace:
        return room
    room = replace(room, pace=pace)
    return _hurry(room, moment.now + PACE_MS[pace])


def _skip(room: Room, moment: Moment) -> Room:
    return _hurry(room, moment.now)


def _hurry(room: Room, at: int) -> Room:
    """Let a waiting computer move at ``at``, if it would have moved later."""
    due = room.due
    if due is None or due.what != "computer" or due.at is None or due.at <= at:
        return room
    return replace(room, due=replace(due, at=at))


def _next_game(room: Room, moment: Moment) -> Handled:
    match room.status:
        case "playing":
            raise Refused(Problem("game.not_over"))
        case "match_over":
            raise Refused(Problem("match.over"))
        case "game_over":
            return _deal(room, moment)


def _rematch(room: Room, moment: Moment) -> Handled:
    if room.status != "match_over":
        raise Refused(Problem("match.not_over"))
    return _deal(replace(room, match=room.match + 1, played=()), moment)


def _deal(room: Room, moment: Moment) -> Handled:
    deal = moment.new_deal()
    state, events = room.plays.start(room.rules, len(room.seats), deal, room.results)
    room = replace(
        room,
        played=(*room.played, Played(deal.secret, outcome=room.plays.outcome(state))),
        state=state,
        drafts=(None,) * len(room.seats),
        hinted=(),
    )
    # The draw for the start is shown like a move.
    due = _due(room, moment.now, PACE_MS[room.pace])
    return replace(room, due=due), tuple(Entry(event=event) for event in events)

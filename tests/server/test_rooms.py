"""Rooms as values: what a command does, and what is due afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from tests.helpers import state_of
from tests.server.support import dealt, dealt_to, moment

from rummyroom import games
from rummyroom.rummikub.adapter import Rummikub
from rummyroom.rummikub.draft import Draft
from rummyroom.rummikub.game import Draw, Pass
from rummyroom.server.commands import (
    Act,
    Came,
    ComputerMoved,
    Gone,
    NextGame,
    Refused,
    Rematch,
    SetPace,
    Skip,
    TimeUp,
    handle,
    with_draft,
)

if TYPE_CHECKING:
    from rummyroom.server.rooms import Entry, Room


def refusal(room: Room, command: Any) -> set[str]:
    with pytest.raises(Refused) as refused:
        handle(room, command, moment(0))
    return {problem.code for problem in refused.value.problems}


def events(entries: tuple[Entry, ...]) -> list[str]:
    return [type(entry.event if entry.note is None else entry.note).__name__ for entry in entries]


def test_a_new_room_has_version_1_and_its_first_game_dealt() -> None:
    room, entries = dealt()
    assert (room.version, room.moved, room.game_since) == (1, 1, 1)
    assert room.position == (1, 1, 0)
    assert events(entries) == ["Started", "Dealt"]
    assert room.status == "playing"


def test_every_change_is_one_version() -> None:
    room, _ = dealt_to(0)
    after, entries = handle(room, Act(0, Draw(0)), moment(0))
    assert after.version == after.moved == 2
    assert events(entries) == ["Drew"]
    assert after.position == (1, 1, 1)
    quiet, entries = handle(after, SetPace("slow"), moment(0))
    assert (quiet.version, quiet.moved, entries) == (3, 2, ())


def test_a_command_that_changes_nothing_gives_the_room_itself() -> None:
    room, _ = dealt_to(0)
    assert handle(room, SetPace("normal"), moment(0)) == (room, ())
    assert handle(room, Skip(), moment(0)) == (room, ())
    assert handle(room, Came(0), moment(0)) == (room, ())


def test_a_move_out_of_turn_is_refused() -> None:
    room, _ = dealt_to(1)
    assert refusal(room, Act(0, Draw(0))) == {"turn.not_your_turn"}


def test_an_illegal_move_is_refused_with_the_games_problems() -> None:
    room, _ = dealt_to(0)
    assert refusal(room, Act(0, Pass(0))) == {"pass.pool_not_empty"}


@pytest.mark.parametrize(("pace", "wait"), [("instant", 0), ("fast", 500), ("normal", 1200), ("slow", 2500)])
def test_a_computer_is_due_as_long_after_the_last_event_as_the_pace_says(pace: Any, wait: int) -> None:
    room, _ = dealt_to(0, pace=pace)
    room, _ = handle(room, Act(0, Draw(0)), moment(5000))
    assert room.due is not None
    assert (room.due.what, room.due.seat, room.due.at) == ("computer", 1, 5000 + wait)


def test_skip_lets_a_waiting_computer_move_now() -> None:
    room, _ = dealt_to(1, pace="slow", now=100)
    room, _ = handle(room, Skip(), moment(300))
    assert room.due is not None
    assert room.due.at == 300


def test_a_faster_pace_is_felt_at_once_and_a_slower_one_at_the_next_move() -> None:
    room, _ = dealt_to(1, pace="slow")
    faster, _ = handle(room, SetPace("fast"), moment(100))
    assert faster.due is not None
    assert faster.due.at == 600
    slower, _ = handle(faster, SetPace("slow"), moment(200))
    assert slower.due == faster.due


def test_a_computers_move_for_an_older_position_is_dropped() -> None:
    room, _ = dealt_to(1)
    moved, _ = handle(room, ComputerMoved(room.position, Draw(1)), moment(2000))
    assert moved.to_move == 0
    assert handle(moved, ComputerMoved(room.position, Draw(1)), moment(2001)) == (moved, ())


@pytest.mark.parametrize("answer", [None, Pass(1), Draw(0)])
def test_a_computer_that_failed_or_cheats_makes_the_plainest_move_and_the_log_says_so(answer: Any) -> None:
    room, _ = dealt_to(1)
    moved, entries = handle(room, ComputerMoved(room.position, answer), moment(2000))
    assert events(entries) == ["BotFailed", "Drew"]
    assert entries[0].note is not None
    assert entries[0].note.seat == 1
    assert moved.played[-1].actions == (Draw(1),)


def test_the_clock_starts_when_the_computers_move_has_been_shown() -> None:
    room, _ = dealt_to(1, turn_seconds=30)
    room, _ = handle(room, ComputerMoved(room.position, Draw(1)), moment(10_000))
    assert room.due is not None
    assert (room.due.what, room.due.at, room.due.total) == ("clock", 10_000 + 1200 + 30_000, 30_000)


def test_without_a_clock_nothing_is_due_in_a_persons_turn() -> None:
    room, _ = dealt_to(0, turn_seconds=None)
    assert room.due is None


def test_time_is_up_only_after_the_grace_for_the_network() -> None:
    room, _ = dealt_to(0, turn_seconds=30)
    assert room.due is not None
    assert room.due.at is not None
    early, late = room.due.at + 1999, room.due.at + 2000
    assert handle(room, TimeUp(room.position), moment(early)) == (room, ())
    after, entries = handle(room, TimeUp(room.position), moment(late))
    assert events(entries) == ["TimeRanOut", "Drew"]
    assert after.to_move == 1
    assert handle(after, TimeUp(room.position), moment(late)) == (after, ())


def test_the_clock_judges_the_draft() -> None:
    room, _ = dealt_to(0, turn_seconds=30)
    state = state_of("b10 b11 b12 k1", "k2 k3", pool=20, rules=room.rules, opened=False)
    room = replace(room, state=state)
    tiles = [{"tiles": ["b10a", "b11a", "b12a"], "kind": None}]
    draft = _draft({"n": 4, "turn": 1, "table": tiles, "rack": ["k1a"]})
    _, entries = handle(with_draft(room, 0, draft), TimeUp(room.position), moment(10**6))
    assert events(entries) == ["TimeRanOut", "Laid"]
    assert entries[0].event.what == "played"
    old = _draft({"n": 4, "turn": 0, "table": tiles, "rack": ["k1a"]})
    _, entries = handle(with_draft(room, 0, old), TimeUp(room.position), moment(10**6))
    assert entries[0].event.what == "drew"


def _draft(plain: dict[str, Any]) -> Draft:
    from rummyroom import codec

    return codec.from_plain(plain, Draft)


def test_a_draft_is_no_version() -> None:
    room, _ = dealt_to(0)
    assert with_draft(room, 0, Draft(n=1)).version == room.version


def test_a_clock_is_frozen_while_its_player_is_away_and_goes_on_when_they_are_back() -> None:
    room, _ = dealt_to(0, turn_seconds=60, pace="instant", now=1000)
    away, _ = handle(room, Gone(0, heard=11_000), moment(15_000))
    assert away.due is not None
    assert (away.due.at, away.due.left) == (None, 50_000)
    assert handle(away, TimeUp(away.position), moment(10**7)) == (away, ())
    back, _ = handle(away, Came(0), moment(500_000))
    assert back.due is not None
    assert (back.due.at, back.due.left) == (550_000, None)


def test_silence_gives_back_no_more_than_the_turn() -> None:
    room, _ = dealt_to(0, turn_seconds=60, pace="instant", now=20_000)
    away, _ = handle(room, Gone(0, heard=1_000), moment(30_000))
    assert away.due is not None
    assert away.due.left == 60_000


def test_a_turn_that_begins_while_its_player_is_away_is_frozen_from_the_start() -> None:
    room, _ = dealt_to(1, turn_seconds=60, pace="instant", present=False)
    room, _ = handle(room, ComputerMoved(room.position, Draw(1)), moment(0))
    assert room.due is not None
    assert (room.due.what, room.due.at, room.due.left) == ("clock", None, 60_000)


def test_computers_play_on_while_the_person_is_away() -> None:
    room, _ = dealt_to(1, present=True)
    away, _ = handle(room, Gone(0, heard=0), moment(0))
    assert away.due == room.due


def _about_to_end(room: Room) -> Room:
    state = state_of("b10 b11 b12", "k2 k3", pool=20, rules=room.rules, turn=0)
    return replace(room, state=state)


def _lay_out(room: Room) -> Room:
    room = _about_to_end(room)
    action = _lay(room)
    after, entries = handle(room, Act(0, action), moment(0))
    assert events(entries) == ["Laid", "Ended"]
    return after


def _lay(room: Room) -> Any:
    from tests.helpers import lay

    return lay(room.state, "b10 b11 b12")


def test_the_next_game_is_dealt_when_the_last_has_ended() -> None:
    room, _ = dealt_to(0, games=2)
    assert refusal(room, NextGame()) == {"game.not_over"}
    over = _lay_out(room)
    assert (over.status, over.due, over.to_move) == ("game_over", None, None)
    assert refusal(over, Rematch()) == {"match.not_over"}
    assert refusal(over, Act(0, Draw(0))) == {"game.over"}
    following, entries = handle(over, NextGame(), moment(0, seed="next"))
    assert events(entries) == ["Started", "Dealt"]
    assert following.position == (1, 2, 0)
    assert following.game_since == following.version
    assert following.results == over.results
    assert following.played[0].secret != following.played[1].secret


def test_a_decided_match_can_be_played_again_by_the_same_seats() -> None:
    room, _ = dealt_to(0, games=1)
    over = _lay_out(room)
    assert over.status == "match_over"
    assert refusal(over, NextGame()) == {"match.over"}
    again, _ = handle(over, Rematch(), moment(0, seed="again"))
    assert again.position == (2, 1, 0)
    assert (again.seats, again.rules, again.results) == (over.seats, over.rules, ())


def test_a_turn_of_several_moves_has_one_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    room, _ = dealt_to(0, turn_seconds=60)

    class TwoMoves(Rummikub):
        def to_move(self, state: Any) -> int:
            return 0

    monkeypatch.setattr(games, "game", lambda key: TwoMoves())
    after, _ = handle(room, Act(0, Draw(0)), moment(20_000))
    assert after.position != room.position
    assert after.due == room.due

"""No message to a seat holds another rack, the pool, or the deal's secret before the game has ended."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers import plain_choice
from tests.server.support import Guest, dealt, moment, serving, tiles_in

from rummyroom import codec
from rummyroom.rummikub.draft import Draft
from rummyroom.rummikub.game import Lay
from rummyroom.rummikub.melds import Meld
from rummyroom.server import frames
from rummyroom.server.commands import Act, Came, ComputerMoved, Gone, Refused, TimeUp, handle, with_draft

if TYPE_CHECKING:
    from pathlib import Path

    from rummyroom.server.rooms import Entry, Room


def check(frame: bytes, room: Room, seat: int) -> None:
    """Check that a message to ``seat`` names no tile but its own, those on the table, and the draw for the start."""
    message = json.loads(frame)
    entries = message["d"].get("entries") or []
    named = tiles_in([message["d"] | {"entries": [entry for entry in entries if entry["t"] != "started"]}])
    table = {tile for meld in room.state.table for tile in meld.tiles}
    if not room.is_game_over:
        assert named <= table.union(room.state.racks[seat])
        assert room.played[-1].secret not in frame.decode()
    for earlier in room.played[:-1]:
        assert earlier.outcome is not None


def move(room: Room, kind: str, now: int) -> tuple[Room, tuple[Entry, ...]]:
    seat = room.to_move
    assert seat is not None
    action: Any = plain_choice(room.plays.view(room.state, seat))
    if kind == "time" and room.due is not None and room.due.what == "clock":
        half = Draft(turn=room.state.turn_number, table=getattr(action, "table", None))
        return handle(with_draft(room, seat, half), TimeUp(room.position), moment(10**9))
    if room.seats[seat].level is not None:
        return handle(room, ComputerMoved(room.position, None if kind == "failed" else action), moment(now))
    if kind == "illegal":
        stolen = room.state.racks[(seat + 1) % len(room.seats)][:3]
        theft = Act(seat, Lay(seat, (Meld(stolen),)))
        with pytest.raises(Refused) as refused:
            handle(room, theft, moment(now))
        table = {tile for meld in room.state.table for tile in meld.tiles}
        problems = codec.to_json(refused.value.problems).decode()
        assert tiles_in(problems) <= table.union(stolen, room.state.racks[seat])
    return handle(room, Act(seat, action), moment(now))


@settings(max_examples=10)
@given(
    computers=st.integers(1, 5),
    seed=st.integers(0, 10**6),
    kinds=st.lists(st.sampled_from(["plain", "time", "failed", "illegal", "away"]), min_size=10, max_size=50),
    overtime=st.sampled_from(["restore", "return_loose"]),
)
def test_messages_name_only_what_the_seat_may_see(computers: int, seed: int, kinds: list[str], overtime: str) -> None:
    room, log = dealt(computers=computers, seed=seed, opening_minimum=0, overtime=overtime)
    whole = list(log)
    for now, kind in enumerate(kinds):
        for seat in range(len(room.seats)):
            # Whoever might sit there: computers' seats are as secret as any.
            if now % 8 == 0:
                check(frames.welcome(room, seat, whole, now), room, seat)
            check(frames.update(room, seat, log, now), room, seat)
            check(frames.verdict(room, seat), room, seat)
        if room.is_game_over:
            break
        if kind == "away":
            room, log = handle(room, Gone(0, heard=now), moment(now))
            room, log = handle(room, Came(0), moment(now))
            continue
        room, log = move(room, kind, now)
        whole += log


async def test_no_frame_of_a_real_game_holds_a_secret(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as server,
        Guest(server) as ann,
        ann.at(await ann.open(computers=3, opening_minimum=0, games=1)) as table,
    ):
        own: set[str] = set(table.game["rack"])
        seen: set[str] = set()
        looked_at = 0
        while table.room["status"] == "playing":
            if table.is_mine:
                await table.say("draft", {"n": 1, "turn": table.game["turn_number"], "table": [], "rack": []})
                await table.hear("verdict")
                await table.command(table.my_move())
            else:
                await table.next()
            own |= set(table.game["rack"])
            seen |= {tile for meld in table.game["table"] for tile in meld["tiles"]}
            if table.room["status"] == "playing":
                for frame in table.frames[looked_at:]:
                    data = json.loads(frame)["d"]
                    entries = [entry for entry in data.get("entries") or [] if entry["t"] != "started"]
                    assert tiles_in(data | {"entries": entries}) <= own | seen
                    assert '"secret":null' in frame or '"secret"' not in frame
                looked_at = len(table.frames)
        assert len(table.room["secret"]) == 64
        assert table.room["secret"] not in "".join(table.frames[:looked_at])
        outcome = table.game["outcome"]
        assert sum(outcome["scores"]) == 0

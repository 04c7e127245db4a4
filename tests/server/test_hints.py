"""Hints: who may ask, what the log says, what is told to whom, and that the room is not held up."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from msgspec.structs import replace
from tests.helpers import state_of
from tests.server import seekers
from tests.server.bots import draws
from tests.server.support import Guest, Running, Table, codes, dealt, dealt_to, moment, serving, tiles_in

from rummyroom import codec
from rummyroom.games import Hint
from rummyroom.rummikub.game import Draw
from rummyroom.server import frames, hints
from rummyroom.server.commands import Act, Refused, UseHint, handle
from rummyroom.server.hints import Hints
from rummyroom.server.rooms import Entry, HintUsed
from rummyroom.server.snapshot import read_entries, read_room, write_entries, write_room
from rummyroom.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from rummyroom.server.rooms import Room

FOUND = Hint(playable=True, tiles=("r7a",), steps=({"kind": "add"},), table=[{"tiles": ["r7a"]}])


def refusal(room: Room, seat: int) -> set[str]:
    with pytest.raises(Refused) as refused:
        handle(room, UseHint(seat, 1), moment(0))
    return {problem.code for problem in refused.value.problems}


# ---------------------------------------------------------------- rooms as values


def test_the_log_says_once_in_a_turn_that_a_stage_was_asked_for() -> None:
    room, _ = dealt_to(0)
    asked, entries = handle(room, UseHint(0, 1), moment(0))
    assert entries == (Entry(note=HintUsed(0, 1)),)
    assert handle(asked, UseHint(0, 1), moment(0)) == (asked, ())
    further, entries = handle(asked, UseHint(0, 2), moment(0))
    assert entries == (Entry(note=HintUsed(0, 2)),)
    assert (further.version, further.hinted) == (3, (1, 2))
    moved, _ = handle(further, Act(0, Draw(0)), moment(0))
    assert moved.hinted == ()


def test_a_hint_makes_no_move_stale_and_does_not_touch_the_clock() -> None:
    room, _ = dealt_to(0, turn_seconds=30)
    asked, _ = handle(room, UseHint(0, 1), moment(7))
    assert (asked.moved, asked.due, asked.position) == (room.moved, room.due, room.position)


def test_a_hint_out_of_turn_or_in_a_room_without_hints_is_refused() -> None:
    room, _ = dealt_to(1)
    assert refusal(room, 0) == {"turn.not_your_turn"}
    room, _ = dealt_to(0)
    assert refusal(replace(room, hints=False), 0) == {"hint.not_allowed"}


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_a_hint_tells_only_as_much_as_its_stage(stage: int) -> None:
    told = codec.from_json(frames.hint(dealt()[0], stage, FOUND), dict)["d"]
    assert told["stage"] == stage
    assert told["playable"] is True
    known = [name for name in ("tiles", "steps", "table") if told[name] is not None]
    assert known == ["tiles", "steps", "table"][: stage - 1]


def test_what_was_asked_for_is_kept_with_the_room_and_its_log() -> None:
    room, _ = dealt_to(0)
    asked, entries = handle(replace(room, hints=False), Act(0, Draw(0)), moment(0))
    assert not read_room(write_room(asked), [(1, codec.to_json(Draw(0)).decode())]).hints
    asked, entries = handle(room, UseHint(0, 3), moment(0))
    assert read_room(write_room(asked), []) == asked
    assert read_entries(write_entries(entries), "rummikub") == list(entries)
    # Rooms that were kept before there were hints.
    older = write_room(room).replace(',"hints":true,"hinted":[]', "")
    assert older != write_room(room)
    assert read_room(older, []) == room


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()


async def test_a_hint_depends_on_nothing_that_the_seat_may_not_see(workers: Workers) -> None:
    room, _ = dealt_to(0)
    state = state_of("r6 k1 k2 k3", "b1 b2 b3 j", table="r4 r5 r6 r7 r8", pool="j o9 o10")
    swapped = replace(state, racks=(state.racks[0], (*state.pool, state.racks[1][0])), pool=state.racks[1][1:])
    finder = Hints(workers, 20)
    found = await finder.find(replace(room, state=state))
    assert found == await finder.find(replace(room, state=swapped))
    own = {*state.racks[0], *state.table[0].tiles}
    assert tiles_in(codec.to_json(found).decode()) == own
    assert set(found.tiles) == set(state.racks[0])


@pytest.mark.parametrize(
    ("finder", "code"),
    [(seekers.stalls, "hint.not_found"), (seekers.raises, "hint.not_found"), (seekers.has_none, "hint.none")],
)
async def test_a_hint_that_is_not_found_is_refused(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, finder: Callable[..., bytes], code: str
) -> None:
    monkeypatch.setattr(hints, "find", finder)
    await workers.run(time.sleep, 0, seconds=20)
    with pytest.raises(Refused) as refused:
        await Hints(workers, 1).find(dealt_to(0)[0])
    assert [problem.code for problem in refused.value.problems] == [code]


# ---------------------------------------------------------------- over a socket


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("data"), draws) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def ann(server: Running) -> AsyncIterator[Guest]:
    async with Guest(server) as guest:
        yield guest


async def ask(table: Table, stage: int, **options: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Ask for a hint; return the hints that came before the answer, and the answer."""
    before = len(table.frames)
    answer = await table.command({"t": "hint", "stage": stage}, **options)
    told = [codec.from_json(frame, dict) for frame in table.frames[before:]]
    return [message for message in told if message["t"] == "hint"], answer


@pytest.mark.asyncio(loop_scope="module")
async def test_the_seat_to_move_is_told_and_the_table_can_be_laid(ann: Guest) -> None:
    async with ann.at(await ann.open(opening_minimum=0)) as table:
        while True:
            await table.until_my_turn()
            (first,), answer = await ask(table, 1)
            assert answer["t"] == "ack"
            assert first["v"] == answer["v"] == table.version
            if first["d"]["playable"]:
                break
            await table.command({"t": "draw"})
        assert table.entries is not None
        assert table.entries[-1] == {"t": "hint", "seat": 0, "stage": 1}
        (again,), _ = await ask(table, 1)
        assert again == first
        (whole,), _ = await ask(table, 4)
        assert [entry["stage"] for entry in table.entries[-2:]] == [1, 4]
        lain = {tile for meld in table.game["table"] for tile in meld["tiles"]}
        assert tiles_in(whole["d"]) <= lain | set(table.game["rack"])
        assert (await table.command({"t": "lay", "table": whole["d"]["table"]}))["t"] == "ack"
        assert not set(whole["d"]["tiles"]) & set(table.game["rack"])


@pytest.mark.asyncio(loop_scope="module")
async def test_the_same_command_twice_is_one_line_in_the_log_and_is_answered_twice(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        version = table.version
        first = await ask(table, 2, name="once", version=version)
        assert await ask(table, 2, name="once", version=version) == first
        assert table.version == version + 1
        # In the next turn it is only acknowledged: what it told is over.
        await table.command({"t": "draw"}, version=version)
        await table.until_my_turn()
        told, answer = await ask(table, 2, name="once", version=version)
        assert (told, answer) == ([], first[1])
        assert codes((await ask(table, 2, version=version))[1]) == {"command.stale"}


@pytest.mark.asyncio(loop_scope="module")
async def test_a_room_may_be_played_without_hints(ann: Guest) -> None:
    new = {"game": "rummikub", "name": "Ann", "computers": [{"name": "C", "level": "medium"}], "hints": False}
    link = (await ann.http.post("/api/rooms", json=new)).json()["link"]
    async with ann.at(link) as table:
        assert table.room["hints"] is False
        await table.until_my_turn()
        told, answer = await ask(table, 1)
        assert (told, codes(answer)) == ([], {"hint.not_allowed"})
    async with ann.at(await ann.open()) as table:
        assert table.room["hints"] is True


@pytest.mark.parametrize("stage", [0, 5, None, "1"])
@pytest.mark.asyncio(loop_scope="module")
async def test_a_stage_that_there_is_not_is_none_of_the_protocol(ann: Guest, stage: Any) -> None:
    async with ann.at(await ann.open()) as table:
        await table.say("command", {"id": "x", "v": table.version, "c": {"t": "hint", "stage": stage}})
        assert await table.closed() == 1011


async def test_while_a_hint_is_looked_for_the_room_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "find", seekers.stalls)
    async with (
        serving(tmp_path, draws, workers=2, hint_seconds=1.5) as server,
        Guest(server) as ann,
        ann.at(await ann.open()) as table,
    ):
        await table.until_my_turn()
        await table.say("command", {"id": "slow", "v": table.version, "c": {"t": "hint", "stage": 1}})
        await asyncio.sleep(0.2)
        assert (await table.command({"t": "draw"}))["t"] == "ack"
        answer = await table.hear("refused")
        assert answer["d"]["id"] == "slow"
        assert codes(answer) <= {"hint.not_found", "command.stale"}
        assert table.entries is not None
        assert "hint" not in [entry["t"] for entry in table.entries]

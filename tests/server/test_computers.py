"""Computers: what they are given, and that no failure of theirs stops a game or the server."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from msgspec.structs import replace
from tests.server import bots
from tests.server.support import Guest, dealt_to, serving

from rummyroom.deal import Deal
from rummyroom.server.computers import Computers, seed_of
from rummyroom.server.workers import JobFailedError, Workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()


def identify() -> int:
    return os.getpid()


async def test_a_worker_is_another_process_and_serves_again(workers: Workers) -> None:
    first = await workers.run(identify, seconds=20)
    assert first != os.getpid()
    assert await workers.run(identify, seconds=20) == first


@pytest.mark.parametrize(
    ("job", "arguments", "reason"),
    [
        (time.sleep, (60,), "no answer within 0.5 s"),
        (os._exit, (3,), "died"),
        (os.listdir, ("/nowhere",), "FileNotFoundError"),
        (os.scandir, ("/",), "pickle"),
    ],
)
async def test_a_job_that_fails_is_told_and_harms_no_other(
    workers: Workers, job: Callable[..., Any], arguments: tuple[Any, ...], reason: str
) -> None:
    await workers.run(identify, seconds=20)
    with pytest.raises(JobFailedError, match=reason):
        await workers.run(job, *arguments, seconds=0.5)
    assert await workers.run(identify, seconds=20) > 0


async def test_a_job_that_nobody_waits_for_any_more_is_ended(workers: Workers) -> None:
    first = await workers.run(identify, seconds=20)
    task = asyncio.create_task(workers.run(time.sleep, 60, seconds=60))
    await asyncio.sleep(0.2)
    task.cancel()
    assert await workers.run(identify, seconds=20) != first


async def test_a_computer_sees_the_view_of_its_seat_and_nothing_else(workers: Workers) -> None:
    room, _ = dealt_to(1, opening_minimum=0)
    computers = Computers(workers, seconds=2, grace=20, chooser=bots.plain)
    chosen = await computers.move(room)
    # All hidden tiles change places: the choice stays the same.
    state = room.state
    hidden = [*state.pool, *state.racks[0]][::-1]
    swapped = replace(state, pool=tuple(hidden[14:]), racks=(tuple(hidden[:14]), state.racks[1]))
    assert chosen is not None
    assert await computers.move(replace(room, state=swapped)) == chosen


def test_the_seed_differs_in_every_position_and_tells_nothing_of_the_secret() -> None:
    room, _ = dealt_to(1)
    other = replace(room, played=(replace(room.played[0], secret=Deal.from_seed("other").secret),))
    later = replace(room, played=(replace(room.played[0], actions=(None,)),))
    assert len({seed_of(room), seed_of(other), seed_of(later)}) == 3
    assert seed_of(room) == seed_of(room)
    assert room.played[0].secret not in seed_of(room)


@pytest.mark.parametrize(
    "chooser",
    [bots.raises, bots.stalls, bots.dies, bots.answers_nonsense, bots.answers_illegally, bots.takes_the_clock],
    ids=lambda chooser: chooser.__name__,
)
async def test_a_computer_that_fails_draws_the_log_says_so_and_the_game_goes_on(
    tmp_path: Path, chooser: Callable[..., bytes]
) -> None:
    async with (
        serving(tmp_path, chooser, bot_seconds=0.3, bot_grace=0.2) as server,
        Guest(server) as ann,
        ann.at(await ann.open()) as table,
    ):
        for _ in range(2):
            await table.until_my_turn()
            assert (await table.command({"t": "draw"}))["t"] == "ack"
        await table.until_my_turn()
        assert table.entries is not None
        kinds = [entry["t"] for entry in table.entries]
        assert kinds.count("bot_failed") >= 2
        assert all(kinds[place + 1] == "drew" for place, kind in enumerate(kinds) if kind == "bot_failed")
        failed = next(entry for entry in table.entries if entry["t"] == "bot_failed")
        assert failed["seat"] == 1


async def test_a_computer_that_stalls_holds_up_nobody_else(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, bots.stalls, bot_seconds=30, workers=2) as server,
        Guest(server) as ann,
        Guest(server) as ben,
        ann.at(await ann.open()) as stuck,
        ben.at(await ben.open(turn_seconds=None)) as table,
    ):
        while stuck.is_mine:
            await stuck.command({"t": "draw"})
        begun = time.monotonic()
        for number in range(10):
            draft: dict[str, Any] = {"n": number, "turn": 1, "table": None, "rack": []}
            await table.say("draft", draft)
            assert (await table.hear("verdict"))["d"]["n"] == number
        assert (await ben.http.get("/healthz")).status_code == 200
        assert time.monotonic() - begun < 3

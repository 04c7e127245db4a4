"""A server that is killed at any moment: the game stands where it stood, the clock and a thinking computer too."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from tests.server.support import Guest, Running

from rummyroom.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.slow

PROGRAM = """
import functools
import sys
from pathlib import Path
from rummyroom.server import run
from tests.server import bots

def say(key, **values):
    print(key, values.get("url", ""), flush=True)

if __name__ == "__main__":
    run.create_app = functools.partial(run.create_app, chooser=getattr(bots, sys.argv[2]))
    sys.exit(run.serve("127.0.0.1", int(sys.argv[3]), Path(sys.argv[1]), open_browser=False, say=say))
"""


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, process: asyncio.subprocess.Process, running: Running) -> None:
        self.running = running
        self._process = process

    async def kill(self) -> None:
        self._process.kill()
        await self._process.wait()

    async def interrupt(self) -> int:
        self._process.send_signal(signal.SIGINT)
        async with asyncio.timeout(30):
            return await self._process.wait()


@contextlib.asynccontextmanager
async def server_process(data: Path, chooser: str = "draws") -> AsyncIterator[Process]:
    program = _write_program(data)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(program), str(data), chooser, "0",
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        async with asyncio.timeout(90):
            while True:
                line = (await process.stdout.readline()).decode().split()
                assert line, "the server did not start"
                if line[0] == "serve-ready":
                    break
        port = int(line[1].rstrip("/").rpartition(":")[2])
        yield Process(process, Running(port, Settings(data=data)))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _write_program(data: Path) -> Path:
    # A file, not an argument: the worker processes import the program that started them.
    program = data / "program.py"
    program.write_text(PROGRAM)
    return program


def moved(guest: Guest, server: Running) -> Guest:
    """Return the same guest at another address of the same server."""
    there = Guest(server)
    there.http.cookies = guest.http.cookies
    return there


async def test_killed_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async with server_process(tmp_path) as server, Guest(server.running) as ann:
        link = await ann.open(turn_seconds=60, computers=2)
        async with ann.at(link) as table:
            await table.until_my_turn()
            answer = await table.command({"t": "draw"}, name="before the crash", version=table.version)
            await table.until_my_turn()
            draft = {"n": 3, "turn": table.game["turn_number"], "table": [], "rack": table.game["rack"][::-1]}
            await table.say("draft", draft)
            await table.hear("verdict")
            # Long enough for the draft and the time to be kept.
            await asyncio.sleep(1.5)
            await server.kill()
            game, entries, version = table.game, table.entries, table.version
            left = table.room["clock"]["left"]
    # An outage takes nothing from the player's time.
    await asyncio.sleep(2)
    async with server_process(tmp_path) as server, moved(ann, server.running) as ann, ann.at(link) as table:
        assert table.game == game
        assert table.entries == entries
        assert table.version >= version
        assert table.verdict is not None
        assert (table.verdict["n"], table.verdict["rack"]) == (3, draft["rack"])
        clock = table.room["clock"]
        assert (clock["seat"], clock["frozen"]) == (0, False)
        assert left - 6000 < clock["left"] <= left
        again = await table.command({"t": "draw"}, name="before the crash", version=answer["v"])
        assert again == answer
        assert table.game == game
        assert (await table.command({"t": "draw"}))["t"] == "ack"
        await table.until_my_turn()
        assert len(table.game["rack"]) == 16


async def test_killed_while_a_computer_thinks(tmp_path: Path) -> None:
    async with server_process(tmp_path, "stalls") as server, Guest(server.running) as ann:
        link = await ann.open(turn_seconds=60)
        async with ann.at(link) as table:
            while table.is_mine:
                await table.command({"t": "draw"})
            await asyncio.sleep(0.3)
            await server.kill()
            game = table.game
    assert game["turn"] == 1
    async with server_process(tmp_path) as server, moved(ann, server.running) as ann, ann.at(link) as table:
        await table.until_my_turn()
        assert table.game["turn_number"] == game["turn_number"] + 1
        assert table.entries is not None
        assert [entry["t"] for entry in table.entries].count("bot_failed") == 0


async def test_killed_at_any_moment_every_acknowledged_move_is_there(tmp_path: Path) -> None:
    acknowledged = 0
    link = ""
    ann: Guest | None = None
    for wait in (0.05, 0.2, 0.45):
        async with server_process(tmp_path) as server:
            ann = Guest(server.running) if ann is None else moved(ann, server.running)
            link = link or await ann.open(turn_seconds=None)
            killer = None
            with contextlib.suppress(Exception):
                async with ann.at(link) as table:
                    while True:
                        await table.until_my_turn()
                        assert len(table.game["rack"]) - 14 >= acknowledged
                        killer = killer or asyncio.create_task(_kill_soon(server, wait))
                        await table.command({"t": "draw"})
                        acknowledged = len(table.game["rack"]) - 14
            assert killer is not None
            await killer
    assert ann is not None
    async with server_process(tmp_path) as server, moved(ann, server.running) as ann, ann.at(link) as table:
        await table.until_my_turn()
        assert acknowledged > 0
        assert acknowledged <= len(table.game["rack"]) - 14 <= acknowledged + 3
        pool, racks = table.game["pool"], table.game["racks"]
        assert pool + sum(racks) == 106


async def _kill_soon(server: Process, wait: float) -> None:
    await asyncio.sleep(wait)
    await server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to another process there")
async def test_ctrl_c_stops_cleanly_with_a_player_at_the_table(tmp_path: Path) -> None:
    async with server_process(tmp_path) as server, Guest(server.running) as ann:
        link = await ann.open(turn_seconds=60)
        async with ann.at(link) as table:
            await table.until_my_turn()
            assert await server.interrupt() == 0
            assert await table.closed() == 1012
    assert "server.url" not in os.listdir(tmp_path)  # noqa: PTH208 - a path would block here as much

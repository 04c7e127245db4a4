"""Trouble with the store, or in one room: it is said, nothing is lost, and the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from tests.server.bots import draws
from tests.server.support import Guest, Running, codes, serving
from websockets.exceptions import ConnectionClosed

from rummyroom.server import database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.2)


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path, draws, network_grace=0) as running:
        yield running


@pytest_asyncio.fixture
async def ann(server: Running) -> AsyncIterator[Guest]:
    async with Guest(server) as guest:
        yield guest


@contextlib.contextmanager
def locked(server: Running) -> Iterator[None]:
    """Hold the database's only place for a writer, as a backup or a second program might."""
    with contextlib.closing(sqlite3.connect(server.settings.data / "rummyroom.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_a_command_that_cannot_be_kept_is_refused_and_can_be_sent_again(server: Running, ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        version, game = table.version, table.game
        with locked(server):
            answer = await table.command({"t": "draw"}, name="twice", version=version)
            assert codes(answer) == {"server.store_failed"}
            assert (answer["v"], table.game) == (version, game)
            assert (await ann.http.get("/healthz")).status_code == 200
        assert (await table.command({"t": "draw"}, name="twice", version=version))["t"] == "ack"
        assert len(table.game["rack"]) == 15


async def test_a_computer_whose_move_cannot_be_kept_makes_it_later(server: Running, ann: Guest) -> None:
    async with ann.at(await ann.open(pace="fast")) as table:
        await table.until_my_turn()
        await table.command({"t": "draw"})
        with locked(server):
            await asyncio.sleep(1.5)
            assert not table.is_mine
        await table.until_my_turn()
        assert table.entries is not None
        assert all(entry["t"] != "bot_failed" for entry in table.entries)


async def test_a_room_that_cannot_be_kept_is_not_opened(server: Running, ann: Guest) -> None:
    new = {"game": "rummikub", "name": "Ann", "computers": [{"name": "Bo", "level": "medium"}]}
    with locked(server):
        answer = await ann.http.post("/api/rooms", json=new)
    assert answer.status_code == 503
    assert answer.json()["problems"][0]["code"] == "server.store_failed"
    assert "sqlite" not in answer.text.lower()
    assert (await ann.http.get("/api/rooms")).json() == []


async def test_sitting_down_while_the_store_is_locked(server: Running, ann: Guest) -> None:
    link = await ann.open()
    with locked(server):
        async with ann.at(link) as table:
            assert len(table.game["rack"]) == 14
    async with ann.at(link) as table:
        await table.until_my_turn()
        assert (await table.command({"t": "draw"}))["t"] == "ack"


async def test_a_draft_is_judged_even_if_it_cannot_be_kept(server: Running, ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        with locked(server):
            await table.say("draft", {"n": 1, "turn": table.game["turn_number"], "table": [], "rack": []})
            assert (await table.hear("verdict"))["d"]["n"] == 1
            await asyncio.sleep(0.8)
        assert (await table.command({"t": "draw"}))["t"] == "ack"


async def test_a_room_that_cannot_be_read_keeps_nobody_else_from_playing(tmp_path: Path) -> None:
    async with serving(tmp_path, draws) as server, Guest(server) as ann:
        broken, whole = await ann.open(pace="slow"), await ann.open(pace="slow")
    with contextlib.closing(sqlite3.connect(tmp_path / "rummyroom.sqlite", isolation_level=None)) as raw:
        raw.execute("UPDATE rooms SET snapshot = '{}', due_what = 'computer', due_at = 1 WHERE link = ?", (broken,))
    async with serving(tmp_path, draws) as server:
        again = Guest(server)
        again.http.cookies = ann.http.cookies
        async with again:
            async with again.at(broken, hello=False) as table:
                await table.say("hello", {"protocol": 1, "have": None})
                assert codes(await table.next()) == {"server.failed"}
            assert [room["link"] for room in (await again.http.get("/api/rooms")).json()] == [whole]
            async with again.at(whole) as table:
                await table.until_my_turn()
                answer = await table.command({"t": "draw"})
            assert answer["t"] == "ack", answer


async def test_others_play_on_while_one_guest_floods(server: Running, ann: Guest) -> None:
    async def flood(link: str, until: float) -> int:
        rounds = 0
        while time.monotonic() < until:
            rounds += 1
            async with ann.at(link) as table:
                with contextlib.suppress(ConnectionClosed):
                    for number in range(1000):
                        await table.say("draft", {"n": number, "turn": 1, "table": [], "rack": []})
                assert await table.closed() == 1008
        return rounds

    link = await ann.open()
    async with Guest(server) as ben, ben.at(await ben.open()) as table:
        flooding = asyncio.create_task(flood(link, time.monotonic() + 3))
        while not flooding.done():
            await table.until_my_turn()
            begun = time.monotonic()
            answer = await table.command({"t": "draw"})
            assert answer["t"] == "ack", answer
            assert time.monotonic() - begun < 2
            # The pool shall outlast the flood.
            await asyncio.sleep(0.1)
        assert await flooding >= 1

"""A guest's page at a table: greeting, commands, drafts, catching up, leaving and coming back."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from msgspec.structs import replace
from tests.server.bots import draws
from tests.server.support import Guest, Running, changed_behind, codes, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rummyroom.server.rooms import Room

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("data"), draws, network_grace=200, silence=4.0) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def ann(server: Running) -> AsyncIterator[Guest]:
    async with Guest(server) as guest:
        yield guest


async def test_a_welcome_has_all_that_a_page_needs(ann: Guest) -> None:
    link = await ann.open(computers=2, turn_seconds=60, pace="slow")
    async with ann.at(link) as table:
        assert table.room["link"] == link
        assert table.room["seat"] == 0
        assert [seat["name"] for seat in table.room["seats"]] == ["Ann", "C0", "C1"]
        assert [seat["computer"] for seat in table.room["seats"]] == [None, "medium", "medium"]
        assert [seat["connected"] for seat in table.room["seats"]] == [True, True, True]
        assert table.room["edition"] == "classic"
        assert (table.room["game_number"], table.room["games"], table.room["status"]) == (1, 3, "playing")
        assert len(table.room["commitment"]) == 64
        assert table.room["secret"] is None
        assert len(table.game["rack"]) == 14
        assert table.entries is not None
        assert [entry["t"] for entry in table.entries][:2] == ["started", "dealt"]
        assert table.verdict is not None
        assert sorted(table.verdict["rack"]) == sorted(table.game["rack"])


async def test_a_move_is_acknowledged_in_the_version_that_it_made(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        before = table.version
        answer = await table.command({"t": "draw"})
        assert answer["t"] == "ack"
        assert answer["v"] == before + 1
        assert table.version >= answer["v"]
        await table.until_my_turn()
        assert len(table.game["rack"]) == 15


async def test_the_same_command_twice_is_one_move(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        first = await table.command({"t": "draw"}, name="once", version=table.version)
        await table.until_my_turn()
        second = await table.command({"t": "draw"}, name="once", version=table.version)
        assert second == first
        assert len(table.game["rack"]) == 15


async def test_a_command_from_before_the_last_event_is_stale(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        old = table.version
        await table.command({"t": "draw"})
        await table.until_my_turn()
        assert codes(await table.command({"t": "draw"}, version=old)) == {"command.stale"}
        assert codes(await table.command({"t": "draw"}, version=table.version + 1)) == {"command.stale"}
        assert len(table.game["rack"]) == 15


async def test_a_change_of_pace_makes_no_command_stale(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        old = table.version
        assert (await table.command({"t": "pace", "pace": "fast"}))["t"] == "ack"
        assert table.room["pace"] == "fast"
        assert (await table.command({"t": "draw"}, version=old))["t"] == "ack"


async def test_skip_lets_the_waiting_computer_move_now(ann: Guest) -> None:
    async with ann.at(await ann.open(pace="slow")) as table:
        await table.until_my_turn()
        await table.command({"t": "draw"})
        begun = time.monotonic()
        assert (await table.command({"t": "skip"}))["t"] == "ack"
        await table.until_my_turn()
        assert time.monotonic() - begun < 2


async def test_catching_up_gives_what_was_missed_and_nothing_else(ann: Guest) -> None:
    link = await ann.open()
    async with ann.at(link) as table:
        await table.until_my_turn()
        have = table.version
    async with ann.at(link) as table:
        await table.until_my_turn()
        await table.command({"t": "draw"})
        await table.until_my_turn()
        whole = table.entries
    async with ann.at(link, have=have) as table:
        assert table.entries is not None
        assert [entry["t"] for entry in table.entries] == ["drew", "drew"]
    async with ann.at(link) as table:
        assert table.entries == whole
    async with ann.at(link, have=10**6) as table:
        assert table.entries == whole


async def test_a_draft_is_judged_and_survives_a_reload(ann: Guest) -> None:
    link = await ann.open(opening_minimum=0)
    async with ann.at(link) as table:
        await table.until_my_turn()
        rack = table.game["rack"]
        draft = {
            "n": 5,
            "turn": table.game["turn_number"],
            "table": [{"tiles": rack[:2], "kind": None}],
            "rack": rack[:1:-1],
        }
        version = table.version
        await table.say("draft", draft)
        verdict = (await table.hear("verdict"))["d"]
        assert verdict["n"] == 5
        assert [meld["tiles"] for meld in verdict["table"]] == [rack[:2]]
        assert verdict["problems"]
        assert verdict["rack"] == rack[:1:-1]
    async with ann.at(link) as table:
        assert table.verdict == verdict
        assert table.version >= version


async def test_off_turn_the_order_of_the_rack_is_kept(ann: Guest) -> None:
    link = await ann.open(pace="slow")
    async with ann.at(link) as table:
        await table.until_my_turn()
        await table.command({"t": "draw"})
        rack = table.game["rack"][::-1]
        await table.say("draft", {"n": 9, "turn": table.game["turn_number"], "table": None, "rack": rack})
        assert (await table.hear("verdict"))["d"]["can"] == {"lay": False, "draw": False, "pass": False}
    async with ann.at(link) as table:
        assert table.verdict is not None
        assert table.verdict["rack"] == rack
        await table.until_my_turn()
        assert table.verdict["rack"] == rack


async def test_a_newer_tab_takes_the_seat_over(ann: Guest) -> None:
    link = await ann.open()
    async with ann.at(link) as older, ann.at(link) as newer:
        assert await older.closed() == 4001
        assert '"t":"taken_over"' in older.frames[-1]
        await newer.until_my_turn()
        assert (await newer.command({"t": "draw"}))["t"] == "ack"


async def test_nobody_sits_down_in_a_room_that_is_not_theirs(server: Running, ann: Guest) -> None:
    link = await ann.open()
    async with Guest(server) as ben:
        async with ben.at(link, hello=False) as table:
            await table.say("hello", {"protocol": 1, "have": None})
            assert await table.closed() == 4003
            assert "room.not_yours" in table.frames[-1]
        await ben.open()
        async with ben.at(link, hello=False) as table:
            await table.say("hello", {"protocol": 1, "have": None})
            assert await table.closed() == 4003


async def test_a_room_that_does_not_exist_is_said_to(ann: Guest) -> None:
    async with ann.at("nowhere", hello=False) as table:
        await table.say("hello", {"protocol": 1, "have": None})
        assert await table.closed() == 4004


async def test_a_page_of_another_protocol_is_told_to_load_again(ann: Guest) -> None:
    async with ann.at(await ann.open(), hello=False) as table:
        await table.say("hello", {"protocol": 2, "have": None})
        assert codes(await table.next()) == {"protocol.version"}
        assert await table.closed() == 1011


async def test_a_ping_is_answered_and_a_silent_page_is_dropped(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        for _ in range(9):
            await table.say("ping", {})
            await table.hear("pong")
            await asyncio.sleep(0.5)
        begun = time.monotonic()
        await table.closed()
        assert 3 < time.monotonic() - begun < 8


async def test_the_clock_stands_still_while_its_player_is_away(ann: Guest) -> None:
    link = await ann.open(turn_seconds=30)
    async with ann.at(link) as table:
        await table.until_my_turn()
        await table.say("ping", {})
        await table.hear("pong")
    await asyncio.sleep(1.5)
    async with ann.at(link) as table:
        clock = table.room["clock"]
        assert (clock["seat"], clock["total"], clock["frozen"]) == (0, 30_000, False)
        assert 28_800 < clock["left"] <= 30_000


async def test_every_guest_plays_a_room_of_their_own(server: Running) -> None:
    async def play() -> int:
        async with Guest(server) as guest, guest.at(await guest.open(computers=2)) as table:
            for _ in range(5):
                await table.until_my_turn()
                assert (await table.command({"t": "draw"}))["t"] == "ack"
            return len(table.game["rack"])

    assert await asyncio.gather(*(play() for _ in range(6))) == [19] * 6


async def test_time_that_runs_out_ends_the_turn_and_the_log_says_so(ann: Guest, server: Running) -> None:
    link = await ann.open(turn_seconds=30)
    async with ann.at(link) as table:
        await table.until_my_turn()
        await table.say("ping", {})
        await table.hear("pong")

    # Nobody waits half a minute for a test: the frozen clock is set to its last moment.
    def nearly_up(room: Room) -> Room:
        assert room.due is not None
        assert room.due.left is not None
        return replace(room, due=replace(room.due, left=100))

    await changed_behind(server, link, nearly_up)
    async with ann.at(link) as table:
        await table.until(lambda table: len(table.game["rack"]) == 15)
        assert table.entries is not None
        ran_out = next(entry for entry in table.entries if entry["t"] == "time_ran_out")
        assert (ran_out["seat"], ran_out["what"]) == (0, "drew")

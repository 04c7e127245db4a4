"""The store: what is kept is what was committed, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from sqlalchemy import event
from tests.server.support import dealt, dealt_to, moment

from rummyroom.rummikub.draft import Draft
from rummyroom.server import database
from rummyroom.server.commands import Act, ComputerMoved, SetPace, handle, with_draft
from rummyroom.server.store import CommandKey, ConflictError, Store, StoreFailedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from rummyroom.server.rooms import Room


def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'rooms.sqlite'}"


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(url(tmp_path))
    yield store
    await store.close()


async def play(store: Store, room: Room, moves: int) -> Room:
    """Keep ``moves`` more moves, all of them draws or passes."""
    for _ in range(moves):
        action = room.plays.fallback(room.state)
        command = Act(0, action) if room.to_move == 0 else ComputerMoved(room.position, action)
        after, entries = handle(room, command, moment(room.version * 1000))
        await store.commit(room, after, entries, room.version * 1000)
        room = after
    return room


async def test_a_room_is_read_as_it_was_written(store: Store) -> None:
    room, entries = dealt(computers=3, turn_seconds=None)
    room = with_draft(room, 0, Draft(n=3, turn=1, rack=room.state.racks[0][::-1]))
    await store.create(room, entries, 0)
    room = await play(store, room, 12)
    assert await store.load(room.link) == room
    assert await store.load("nowhere") is None


async def test_the_log_is_read_from_any_version(store: Store) -> None:
    room, entries = dealt()
    await store.create(room, entries, 0)
    room = await play(store, room, 5)
    whole = await store.log(room, 0)
    assert whole is not None
    assert len(whole) == 2 + 5
    assert whole[:2] == list(entries)
    assert await store.log(room, 4) == whole[-2:]
    assert await store.log(room, room.version) == []


async def test_of_two_who_change_a_room_at_once_one_loses_and_nothing_of_it_is_kept(store: Store) -> None:
    room, entries = dealt_to(0)
    await store.create(room, entries, 0)
    first, first_log = handle(room, SetPace("slow"), moment(0))
    second, second_log = handle(room, Act(0, room.plays.fallback(room.state)), moment(0))
    await store.commit(room, first, first_log, 0)
    with pytest.raises(ConflictError):
        await store.commit(room, second, second_log, 0, CommandKey("ann", "x"))
    assert await store.load(room.link) == first
    assert await store.version_of(room.link, CommandKey("ann", "x")) is None


async def test_a_command_is_kept_once(store: Store) -> None:
    room, entries = dealt_to(0)
    await store.create(room, entries, 0)
    key = CommandKey("ann", "one")
    after, log = handle(room, SetPace("slow"), moment(0))
    await store.commit(room, after, log, 0, key)
    assert await store.version_of(room.link, key) == 2
    assert await store.version_of(room.link, CommandKey("ben", "one")) is None
    again, log = handle(after, SetPace("fast"), moment(0))
    with pytest.raises(ConflictError):
        await store.commit(after, again, log, 0, key)
    assert await store.load(room.link) == after


async def test_a_link_is_given_once(store: Store) -> None:
    room, entries = dealt()
    await store.create(room, entries, 0)
    with pytest.raises(ConflictError):
        await store.create(room, entries, 0)


async def test_the_log_of_the_last_two_games_is_kept(store: Store) -> None:
    from msgspec.structs import replace

    room, entries = dealt_to(0, games=3)
    await store.create(room, entries, 0)
    since = []
    for _ in range(2):
        since.append(room.game_since)
        room = await play(store, room, 1)
        over = replace(room, version=room.version + 1, moved=room.version + 1)
        await store.commit(room, over, (), 0)
        dealt_again = replace(over, version=over.version + 1, game_since=over.version + 1)
        await store.commit(over, dealt_again, (), 0)
        room = dealt_again
    assert await store.log(room, since[0]) is None
    assert await store.log(room, since[1] - 1) is not None
    assert await store.load(room.link) == room


async def test_drafts_are_kept_without_a_new_version_and_never_over_a_newer_one(store: Store) -> None:
    room, entries = dealt_to(0)
    await store.create(room, entries, 0)
    drafted = with_draft(room, 0, Draft(n=7))
    await store.save_drafts(drafted)
    assert await store.load(room.link) == drafted
    after = await play(store, drafted, 1)
    await store.save_drafts(with_draft(room, 0, Draft(n=8)))
    assert await store.load(room.link) == after


async def test_rooms_of_a_guest_are_listed_newest_first(store: Store) -> None:
    for link in ("one", "two"):
        room, entries = dealt(link=link)
        await store.create(room, entries, 0)
        await asyncio.sleep(0.01)
    assert [room.link for room, _ in await store.rooms_of("ann")] == ["two", "one"]
    assert await store.rooms_of("ben") == []


async def test_a_room_that_cannot_be_read_does_not_hide_the_others(store: Store, tmp_path: Path) -> None:
    for link in ("good", "bad"):
        room, entries = dealt(link=link)
        await store.create(room, entries, 0)
    with sqlite3.connect(tmp_path / "rooms.sqlite") as raw:
        raw.execute("UPDATE rooms SET snapshot = '{}' WHERE link = 'bad'")
    assert [room.link for room, _ in await store.rooms_of("ann")] == ["good"]


async def test_what_is_due_is_found_and_what_is_frozen_is_not(store: Store) -> None:
    for link, present in (("runs", True), ("frozen", False)):
        room, entries = dealt_to(0, link=link, present=present, turn_seconds=60)
        await store.create(room, entries, 0)
    assert await store.running() == ["runs"]


async def test_the_clock_only_goes_forward(store: Store) -> None:
    await store.beat(5000)
    await store.beat(4000)
    assert await store.now() == 5000


async def test_many_who_write_at_once_all_get_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.0)
    store = await Store.open(url(tmp_path))
    opened = [dealt(link=f"room {number}") for number in range(40)]
    await asyncio.gather(*(store.create(room, entries, 0) for room, entries in opened))
    assert len(await store.rooms_of("ann")) == 40
    await store.close()


async def test_a_locked_database_refuses_and_loses_nothing(store: Store, tmp_path: Path) -> None:
    room, entries = dealt_to(0)
    await store.create(room, entries, 0)
    after, log = handle(room, SetPace("slow"), moment(0))
    with sqlite3.connect(tmp_path / "rooms.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailedError):
            await store.commit(room, after, log, 0)
        assert await store.load(room.link) == room
        other.execute("ROLLBACK")
    await store.commit(room, after, log, 0)
    assert await store.load(room.link) == after


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    room, entries = dealt_to(0)
    await store.create(room, entries, 0)
    limit = 1

    def fill_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={limit}")

    await store.close()
    event.listen(store._writer.sync_engine, "connect", fill_up)
    with pytest.raises(StoreFailedError):
        room = await play(store, room, 500)
    kept = await store.load(room.link)
    assert kept is not None
    event.remove(store._writer.sync_engine, "connect", fill_up)
    await store.close()
    assert (await play(store, kept, 3)).version == kept.version + 3
    await store.close()


async def test_a_store_is_opened_again_as_it_was_closed(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    room, entries = dealt_to(0)
    await store.create(room, entries, 1234)
    await store.close()
    again = await Store.open(url(tmp_path))
    assert await again.load(room.link) == room
    assert await again.now() == 1234
    await again.close()

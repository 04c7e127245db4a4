"""Where rooms are kept: snapshots, logs and moves in a database, changed by compare and swap.

The database is the truth; whatever a server remembers besides is a copy that a lost race corrects.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Self

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rummyroom import codec
from rummyroom.server import database
from rummyroom.server.snapshot import read_entries, read_room, write_entries, write_room
from rummyroom.server.tables import commands, entries, members, moves, rooms, server_clock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from rummyroom.server.rooms import Entry, Room


_log = logging.getLogger(__name__)


class StoreFailedError(Exception):
    """The database could not do it (locked, full, gone); nothing was changed."""


class ConflictError(Exception):
    """Somebody else changed the room first; nothing was changed."""


class CommandKey(msgspec.Struct, frozen=True):
    """What makes a command the same command: whose it is, and the name its page gave it."""

    guest: str
    id: str


class Store:
    """The rooms in one database. Every method raises :class:`StoreFailedError` if the database fails."""

    def __init__(self, url: str) -> None:
        """Use :meth:`open` instead."""
        self._reader, self._writer = database.connect(url)
        # Writers of this server queue up here, first come, first served: SQLite's own wait is a lottery, in which
        # one of many can draw blanks until its time is over.
        self._turn = asyncio.Lock() if database.has_one_writer(url) else contextlib.nullcontext()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Return the store at ``url``, its tables brought to their newest form."""
        store = cls(url)
        async with store._write() as connection:
            await connection.run_sync(database.migrate)
        return store

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()

    async def check(self) -> None:
        """Do nothing if the database answers."""
        async with self._read() as connection:
            await connection.execute(select(server_clock.c.now))

    # ------------------------------------------------------------ the clock

    async def now(self) -> int:
        """Return the last moment known to the store, in milliseconds of the server's clock."""
        async with self._read() as connection:
            return int((await connection.execute(select(server_clock.c.now))).scalar_one())

    async def beat(self, now: int) -> None:
        """Remember that the server's clock has come to ``now``."""
        async with self._write() as connection:
            await _beat(connection, now)

    async def running(self) -> list[str]:
        """Return the links of the rooms in which something is due and not frozen."""
        async with self._read() as connection:
            found = await connection.execute(select(rooms.c.link).where(rooms.c.due_at.is_not(None)))
            return list(found.scalars())

    # ------------------------------------------------------------ reading

    async def load(self, link: str) -> Room | None:
        """Return the room at ``link``, or None."""
        async with self._read() as connection:
            snapshot = (await connection.execute(select(rooms.c.snapshot).where(rooms.c.link == link))).scalar()
            if snapshot is None:
                return None
            match = codec.from_json(snapshot, _MatchOf).match
            chosen = select(moves.c.game, moves.c.action).where(moves.c.link == link, moves.c.match == match)
            found = await connection.execute(chosen.order_by(moves.c.game, moves.c.number))
            return read_room(snapshot, [(row.game, row.action) for row in found])

    async def rooms_of(self, guest: str, limit: int = 50) -> list[tuple[Room, float]]:
        """Return the rooms in which ``guest`` has a seat, newest first, without their moves.

        Args:
            guest: the guest.
            limit: at most so many.

        Returns:
            each room with the moment of its last change, in seconds since the epoch.
        """
        chosen = select(rooms.c.snapshot, rooms.c.updated).join(members, members.c.link == rooms.c.link)
        chosen = chosen.where(members.c.guest == guest).order_by(rooms.c.updated.desc()).limit(limit)
        async with self._read() as connection:
            found = (await connection.execute(chosen)).all()
        readable = []
        for row in found:
            try:
                readable.append((read_room(row.snapshot, ()), row.updated))
            except (msgspec.MsgspecError, ValueError, LookupError) as error:
                _log.error("a room of guest %s cannot be read: %s", guest, error)
        return readable

    async def log(self, room: Room, after: int) -> list[Entry] | None:
        """Return the log of ``room`` after a version, or None if it is no longer kept from there."""
        if after >= room.version:
            return []
        chosen = select(entries.c.version, entries.c.log).where(
            entries.c.link == room.link, entries.c.version > after, entries.c.version <= room.version
        )
        async with self._read() as connection:
            found = (await connection.execute(chosen.order_by(entries.c.version))).all()
        if len(found) != room.version - after:
            return None
        return [entry for row in found for entry in read_entries(row.log, room.game)]

    async def version_of(self, link: str, key: CommandKey) -> int | None:
        """Return the version in which a command took effect, or None if it did not."""
        chosen = select(commands.c.version).where(
            commands.c.link == link, commands.c.guest == key.guest, commands.c.id == key.id
        )
        async with self._read() as connection:
            return (await connection.execute(chosen)).scalar()

    # ------------------------------------------------------------ writing

    async def create(self, room: Room, log: Sequence[Entry], now: int) -> None:
        """Keep a new room.

        Raises:
            ConflictError: there is a room at its link.
        """
        async with self._write() as connection:
            await connection.execute(insert(rooms).values(link=room.link, **_row(room)))
            seats = [
                {"guest": seat.guest, "link": room.link, "seat": index}
                for index, seat in enumerate(room.seats)
                if seat.guest is not None
            ]
            await connection.execute(insert(members), seats)
            await connection.execute(insert(entries).values(_log_row(room, log)))
            await _beat(connection, now)

    async def commit(
        self, before: Room, after: Room, log: Sequence[Entry], now: int, command: CommandKey | None = None
    ) -> None:
        """Replace ``before`` by ``after``, its next version, with the log entries and moves that led to it.

        Args:
            before: the room as it is kept.
            after: the room one version on.
            log: the entries of that version.
            now: milliseconds of the server's clock.
            command: the command that did it, if it came from a page.

        Raises:
            ConflictError: the room kept is not ``before``, or the command has already taken effect.
        """
        async with self._write() as connection:
            replaced = await connection.execute(
                update(rooms)
                .where(rooms.c.link == before.link, rooms.c.version == before.version)
                .values(**_row(after))
            )
            if replaced.rowcount != 1:
                raise ConflictError(f"room {before.link} is not at version {before.version}")
            await connection.execute(insert(entries).values(_log_row(after, log)))
            if new_moves := _new_moves(before, after):
                await connection.execute(insert(moves), new_moves)
            if command is not None:
                await connection.execute(
                    insert(commands).values(link=after.link, guest=command.guest, id=command.id, version=after.version)
                )
            if after.game_since != before.game_since:
                await _forget(connection, before)
            await _beat(connection, now)

    async def save_drafts(self, room: Room) -> None:
        """Keep the drafts of ``room``, unless it has moved on: then they are kept with its next version."""
        async with self._write() as connection:
            await connection.execute(
                update(rooms)
                .where(rooms.c.link == room.link, rooms.c.version == room.version)
                .values(snapshot=write_room(room))
            )

    # ------------------------------------------------------------ transactions

    @contextlib.asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailedError(str(error)) from error

    @contextlib.asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._turn, self._writer.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise ConflictError(str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailedError(str(error)) from error


class _MatchOf(msgspec.Struct):
    match: int


def _row(room: Room) -> dict[str, object]:
    return {
        "version": room.version,
        "snapshot": write_room(room),
        "due_what": room.due.what if room.due else None,
        "due_at": room.due.at if room.due else None,
        "updated": time.time(),
    }


def _log_row(room: Room, log: Sequence[Entry]) -> dict[str, object]:
    return {"link": room.link, "version": room.version, "log": write_entries(log)}


def _new_moves(before: Room, after: Room) -> list[dict[str, object]]:
    """Return rows for the moves of ``after`` that ``before`` does not have."""
    known = {number: len(game.actions) for number, game in enumerate(before.played, start=1)}
    if after.match != before.match:
        known = {}
    return [
        {
            "link": after.link,
            "match": after.match,
            "game": game,
            "number": number,
            "action": codec.to_json(action).decode(),
        }
        for game, played in enumerate(after.played, start=1)
        for number, action in enumerate(played.actions[known.get(game, 0) :], start=known.get(game, 0) + 1)
    ]


async def _forget(connection: AsyncConnection, before: Room) -> None:
    """Delete what nobody will ask for once a new game is dealt: log and commands of earlier games than the last."""
    for table in (entries, commands):
        await connection.execute(delete(table).where(table.c.link == before.link, table.c.version < before.game_since))


async def _beat(connection: AsyncConnection, now: int) -> None:
    await connection.execute(update(server_clock).where(server_clock.c.now < now).values(now=now))

"""The rooms in use: commands come in, are committed, and only then told to those at the table.

Each open room is changed by one task at a time and has a driver, a task that does what is due: a computer's
move, the end of a turn's time. A room in trouble holds up nobody but itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rummyroom.deal import Deal
from rummyroom.problem import Problem
from rummyroom.server import frames, protocol
from rummyroom.server.clock import BEAT_SECONDS, ServerClock
from rummyroom.server.commands import (
    Act,
    Came,
    Command,
    Gone,
    Moment,
    NextGame,
    Refused,
    Rematch,
    UseHint,
    handle,
    open_room,
    with_draft,
)
from rummyroom.server.driver import drive
from rummyroom.server.store import CommandKey, ConflictError, Store, StoreFailedError

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator, Sequence

    from msgspec import Raw

    from rummyroom.games import Hint
    from rummyroom.server.computers import Computers
    from rummyroom.server.hints import Hints
    from rummyroom.server.lobby import Opening
    from rummyroom.server.rooms import Entry, Position, Room
    from rummyroom.server.settings import Settings

T = TypeVar("T")

_log = logging.getLogger(__name__)

_LINK_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_LINK_LENGTH = 12
_SAVE_DRAFTS_SECONDS = 0.25
_COMMIT_ATTEMPTS = 3


class Seated(Protocol):
    """A connected page, as the hub knows it."""

    guest: str

    def send(self, message: protocol.ToPage | bytes) -> None:
        """Send a message, or the JSON of one, without waiting."""

    def close(self, code: int) -> None:
        """Close the connection once everything sent is out."""

    @property
    def heard(self) -> int:
        """When the page was last heard of, in milliseconds of the server's clock."""


class OpenRoom:
    """A room in use.

    Attributes:
        room: the newest version, as committed; its drafts may be newer than those kept.
        lock: held by whoever changes the room or speaks for it.
        seated: the connected page of each seat.
        heard: when the page of each seat was last heard of.
        changed: set whenever the driver has to look again.
        hint: the hint for the position that it was last asked in, found or being looked for.
        is_closed: nobody needs it any more; whoever wants the room opens it anew.
    """

    def __init__(self, room: Room) -> None:
        """Open ``room`` with nobody at the table."""
        self.room = room
        self.lock = asyncio.Lock()
        self.seated: dict[int, Seated] = {}
        self.heard: dict[int, int] = {}
        self.changed = asyncio.Event()
        self.hint: tuple[Position, asyncio.Task[Hint]] | None = None
        self.is_closed = False
        self.driver: asyncio.Task[None] | None = None
        self.saving: asyncio.Task[None] | None = None


class Hub:
    """All rooms of one server."""

    def __init__(
        self, store: Store, computers: Computers, hints: Hints, settings: Settings, clock: ServerClock
    ) -> None:
        """Serve the rooms of ``store``."""
        self.store = store
        self.computers = computers
        self.hints = hints
        self.settings = settings
        self.clock = clock
        self._open: dict[str, OpenRoom] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Go on where the last server stopped or fell."""
        for link in await self.store.running():
            try:
                await self._get(link)
            except Exception:  # noqa: BLE001 - a fault stays with its room
                _log.exception("room %s: it cannot be opened", link)
        self.spawn(self._beat())

    async def stop(self) -> None:
        """Stop all that is going on; nothing committed is lost, and what is due stays due."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._open.values():
            try:
                await self.store.save_drafts(table.room)
            except StoreFailedError as error:
                _log.warning("room %s: drafts were not kept: %s", table.room.link, error)
        if any(_is_running(table.room) for table in self._open.values()):
            await self.store.beat(self.clock.now())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run ``work`` until it is done or the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def uncancelled(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what ``work`` returns; once begun it is finished, whatever becomes of who waits for it."""
        return await asyncio.shield(self.spawn(work))

    # ------------------------------------------------------------ what pages ask

    async def create(self, opening: Opening) -> str:
        """Open a new room, deal its first game, and return its link.

        Raises:
            StoreFailedError: it could not be kept.
        """
        while True:
            link = "".join(secrets.choice(_LINK_LETTERS) for _ in range(_LINK_LENGTH))
            room, entries = open_room(
                link=link,
                game=opening.game,
                rules=opening.rules,
                seats=opening.seats,
                pace=opening.pace,
                hints=opening.hints,
                moment=self._moment(),
            )
            try:
                await self.store.create(room, entries, self.clock.now())
            except ConflictError:
                continue
            if _is_running(room):
                await self._get(link)
            return link

    async def join(self, link: str, page: Seated, have: int | None) -> int:
        """Seat a page, greet it with all it needs, and return its seat.

        Args:
            link: the room.
            page: the page of a guest who has a seat there.
            have: the last version it has seen, or None.

        Raises:
            KeyError: there is no such room.
            PermissionError: the guest has no seat there.
            StoreFailedError: the store does not answer.
        """
        while True:
            table = await self._get(link)
            async with table.lock:
                if table.is_closed:
                    continue
                seat = table.room.seat_of(page.guest)
                if seat is None:
                    raise PermissionError(link)
                older = table.seated.get(seat)
                if older is not None:
                    older.send(protocol.TakenOver())
                    older.close(protocol.CLOSE_TAKEN_OVER)
                    del table.seated[seat]
                try:
                    await self.change(table, Came(seat))
                except StoreFailedError as error:
                    _log.warning("room %s: an arrival was not kept yet: %s", link, error)
                    table.changed.set()
                since = table.room.game_since - 1 if have is None or have > table.room.version else have
                entries = await self.store.log(table.room, since)
                page.send(await asyncio.to_thread(frames.welcome, table.room, seat, entries, self.clock.now()))
                table.seated[seat] = page
                return seat

    async def leave(self, link: str, seat: int, page: Seated) -> None:
        """Note that a page is gone, unless a newer one plays its seat."""
        table = self._open.get(link)
        if table is None:
            return
        async with table.lock:
            if table.seated.get(seat) is not page:
                return
            del table.seated[seat]
            table.heard[seat] = page.heard
            try:
                await self.change(table, Gone(seat, page.heard))
            except StoreFailedError as error:
                _log.warning("room %s: a departure was not kept yet: %s", link, error)
            table.changed.set()

    async def command(self, link: str, seat: int, page: Seated, data: protocol.CommandData) -> None:
        """Do what a page asks, and answer it.

        Raises:
            ProtocolError: the command is none of the protocol.
        """
        table = self._open.get(link)
        if table is None:
            return
        async with table.lock:
            if table.seated.get(seat) is not page:
                return
            with self._refusing(table, page, data.id):
                command = frames.read_command(table.room, seat, data.c)
                if isinstance(command, UseHint):
                    # It takes a while, in which nobody shall wait for the room's lock.
                    self.spawn(self._hint(table, page, data, command))
                    return
                version = await self._obey(table, page, data, command)
                page.send(protocol.Ack(version, protocol.AckData(data.id)))

    @contextlib.contextmanager
    def _refusing(self, table: OpenRoom, page: Seated, command: str) -> Iterator[None]:
        """Tell a page why its command did not take effect, if it did not."""
        link = table.room.link
        try:
            yield
        except Refused as refusal:
            page.send(frames.refused(command, refusal.problems, table.room.version))
        except StoreFailedError as error:
            _log.error("room %s: a command was not kept: %s", link, error)
            page.send(frames.refused(command, (Problem("server.store_failed"),), table.room.version))
        except protocol.ProtocolError:
            raise
        except Exception:  # noqa: BLE001 - a fault stays with its room
            _log.exception("room %s: a command failed", link)
            page.send(frames.refused(command, (Problem("server.failed"),), table.room.version))

    async def _obey(self, table: OpenRoom, page: Seated, data: protocol.CommandData, command: Command) -> int:
        """Return the version in which a command took effect, now or earlier."""
        key = CommandKey(page.guest, data.id)
        done = await self.store.version_of(table.room.link, key)
        if done is not None:
            return done
        needs_now = isinstance(command, Act | UseHint | NextGame | Rematch)
        if needs_now and not table.room.moved <= data.v <= table.room.version:
            raise Refused(Problem("command.stale", data={"have": data.v, "version": table.room.version}))
        return await self.change(table, command, key)

    async def _hint(self, table: OpenRoom, page: Seated, data: protocol.CommandData, command: UseHint) -> None:
        """Find a hint, note in the log that it was asked for, and tell it to the seat that asked."""
        asked = table.room
        with self._refusing(table, page, data.id):
            found = await self._found(table, asked) if asked.hints and asked.to_move == command.seat else None
            async with table.lock:
                if table.seated.get(command.seat) is not page:
                    return
                version = await self._obey(table, page, data, command)
                # Sent again after the game has moved on, it is acknowledged, and tells nothing about what is new.
                if found is not None and table.room.position == asked.position and version >= table.room.moved:
                    page.send(frames.hint(table.room, command.stage, found))
                page.send(protocol.Ack(version, protocol.AckData(data.id)))

    async def _found(self, table: OpenRoom, asked: Room) -> Hint:
        """Return the hint for the seat to move in ``asked``; it is looked for once in a position."""
        if table.hint is None or table.hint[0] != asked.position:
            table.hint = (asked.position, self.spawn(self.hints.find(asked)))
        search = table.hint
        try:
            return await asyncio.shield(search[1])
        except Exception:
            if table.hint is search:
                table.hint = None  # the next one who asks may be luckier
            raise

    async def draft(self, link: str, seat: int, page: Seated, raw: Raw) -> None:
        """Keep what the player of ``seat`` has arranged, and tell the verdict.

        Raises:
            ProtocolError: it is no draft.
        """
        table = self._open.get(link)
        if table is None:
            return
        draft = protocol.read(raw, table.room.plays.draft_type)
        async with table.lock:
            if table.seated.get(seat) is not page:
                return
            table.room = room = with_draft(table.room, seat, draft)
            try:
                page.send(await asyncio.to_thread(frames.verdict, room, seat))
            except Exception:  # noqa: BLE001 - a fault stays with its room
                _log.exception("room %s: no verdict on a draft", link)
                page.send(frames.refused(None, (Problem("server.failed"),), room.version))
        if table.saving is None:
            table.saving = self.spawn(self._save_drafts(table))

    # ------------------------------------------------------------ changing a room

    async def change(self, table: OpenRoom, command: Command, key: CommandKey | None = None) -> int:
        """Handle a command, commit what it does, tell everyone at the table, and return the version.

        The caller holds the room's lock.

        Raises:
            Refused: the command is not possible.
            StoreFailedError: it could not be kept; nothing changed.
        """
        for _ in range(_COMMIT_ATTEMPTS):
            before = table.room
            after, entries = await asyncio.to_thread(handle, before, command, self._moment())
            if after is before:
                return before.version
            try:
                await self.store.commit(before, after, entries, self.clock.now(), key)
            except ConflictError:
                await self._reload(table)
                if key is not None and (done := await self.store.version_of(before.link, key)) is not None:
                    return done
                continue
            table.room = after
            table.changed.set()
            await self._publish(table, entries)
            return after.version
        raise StoreFailedError(f"room {table.room.link} changes faster than a command can be kept")

    async def _reload(self, table: OpenRoom) -> None:
        room = await self.store.load(table.room.link)
        if room is None:
            raise StoreFailedError(f"room {table.room.link} is gone")
        table.room = room
        table.changed.set()

    async def _publish(self, table: OpenRoom, entries: Sequence[Entry]) -> None:
        for seat, page in table.seated.items():
            page.send(await asyncio.to_thread(frames.update, table.room, seat, entries, self.clock.now()))

    async def close_if_unused(self, table: OpenRoom) -> bool:
        """Close a room in which nothing is due and nobody sits; return whether it is closed."""
        async with table.lock:
            if table.seated or table.saving is not None or _is_running(table.room):
                return False
            table.is_closed = True
            self._open.pop(table.room.link, None)
            return True

    async def _get(self, link: str) -> OpenRoom:
        """Return the open room at ``link``, opening it if need be.

        Raises:
            KeyError: there is no such room.
        """
        async with self._opening:
            table = self._open.get(link)
            if table is None:
                room = await self.store.load(link)
                if room is None:
                    raise KeyError(link)
                table = self._open[link] = OpenRoom(room)
                table.driver = self.spawn(drive(self, table))
            return table

    async def _save_drafts(self, table: OpenRoom) -> None:
        await asyncio.sleep(_SAVE_DRAFTS_SECONDS)
        table.saving = None
        try:
            await self.store.save_drafts(table.room)
        except StoreFailedError as error:
            _log.warning("room %s: drafts were not kept: %s", table.room.link, error)
        table.changed.set()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if any(_is_running(table.room) for table in self._open.values()):
                try:
                    await self.store.beat(self.clock.now())
                except StoreFailedError as error:
                    _log.warning("the time was not kept: %s", error)

    def _moment(self) -> Moment:
        return Moment(self.clock.now(), self.settings.network_grace, Deal.new)


def _is_running(room: Room) -> bool:
    return room.due is not None and room.due.at is not None

"""What happens in a room by itself: computers' moves, turns whose time is up, players who come and go."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from rummyroom.server.commands import Came, Command, ComputerMoved, Gone, TimeUp
from rummyroom.server.store import StoreFailedError

if TYPE_CHECKING:
    from rummyroom.server.hub import Hub, OpenRoom
    from rummyroom.server.rooms import Due, Position

_log = logging.getLogger(__name__)

SILENT_MS = 7000
"""A page pings every 5 s; one that was not heard of for this long is taken for lost before its clock runs out."""
_RETRY_SECONDS = 1.0
_LONGEST_RETRY_SECONDS = 5.0


async def drive(hub: Hub, table: OpenRoom) -> None:
    """Do what is due in a room until nobody needs it any more.

    A failure (a full disk, a fault in a game) is tried again after a while; it stays with this room.
    """
    driver = _Driver(hub, table)
    pause = _RETRY_SECONDS
    try:
        while True:
            try:
                if await driver.step():
                    return
                pause = _RETRY_SECONDS
            except Exception as error:  # noqa: BLE001 - whatever it is, it stays with this room
                is_expected = isinstance(error, StoreFailedError)
                _log.error("room %s: what is due has to wait: %s", table.room.link, error, exc_info=not is_expected)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_RETRY_SECONDS)
    finally:
        driver.stop_thinking()


class _Driver:
    def __init__(self, hub: Hub, table: OpenRoom) -> None:
        self._hub = hub
        self._table = table
        self._thinking: asyncio.Task[Any] | None = None
        self._about: Position | None = None

    def stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = self._about = None

    async def step(self) -> bool:
        """Do one thing, or wait until there is one to do; return whether the room was closed."""
        self._table.changed.clear()
        if await self._note_presence():
            return False
        due = self._table.room.due
        if self._about != self._table.room.position:
            self.stop_thinking()
        if due is None or due.at is None:
            if await self._hub.close_if_unused(self._table):
                return True
            await self._table.changed.wait()
        elif due.what == "computer":
            await self._computer(due.at)
        else:
            await self._clock(due, due.at)
        return False

    async def _note_presence(self) -> bool:
        """Bring the room up to date on who is there; return whether there was something to do."""
        table = self._table
        async with table.lock:
            for index, seat in enumerate(table.room.seats):
                if seat.guest is not None and seat.present != (index in table.seated):
                    heard = table.heard.get(index, self._hub.clock.now())
                    await self._hub.change(table, Came(index) if index in table.seated else Gone(index, heard))
                    return True
        return False

    async def _computer(self, at: int) -> None:
        room = self._table.room
        if self._thinking is None:
            self._about = room.position
            self._thinking = self._hub.spawn(self._hub.computers.move(room))
        if not self._thinking.done():
            changed = self._hub.spawn(self._table.changed.wait())
            await asyncio.wait((self._thinking, changed), return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()
        elif not await self._wait_until(at):
            action = None if self._thinking.cancelled() or self._thinking.exception() else self._thinking.result()
            try:
                await self._fire(ComputerMoved(room.position, action))
            except StoreFailedError:
                raise
            except Exception:  # noqa: BLE001 - a fault stays with its room
                _log.exception("room %s: a computer's move failed", room.link)
                await self._fire(ComputerMoved(room.position, None))

    async def _clock(self, due: Due, at: int) -> None:
        if await self._wait_until(at + self._hub.settings.network_grace):
            return
        page = self._table.seated.get(due.seat)
        if page is not None and self._hub.clock.now() - page.heard > SILENT_MS:
            page.close(1000)
            await self._hub.leave(self._table.room.link, due.seat, page)
            return
        await self._fire(TimeUp(self._table.room.position))

    async def _wait_until(self, moment: int) -> bool:
        """Wait until ``moment`` or a change; return whether there is still something to wait for."""
        left = moment - self._hub.clock.now()
        if left <= 0:
            return False
        try:
            async with asyncio.timeout(left / 1000):
                await self._table.changed.wait()
        except TimeoutError:
            pass
        return True

    async def _fire(self, command: Command) -> None:
        async with self._table.lock:
            await self._hub.change(self._table, command)

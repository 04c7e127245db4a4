"""The socket of a room: one page, one seat, messages in both directions (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rummyroom import codec
from rummyroom.problem import Problem
from rummyroom.server import identity, origin, protocol
from rummyroom.server.limits import MESSAGE_BURST, MESSAGES_PER_SECOND, Bucket
from rummyroom.server.state import House, house_of
from rummyroom.server.store import StoreFailedError

if TYPE_CHECKING:
    from rummyroom.server.clock import ServerClock

_log = logging.getLogger(__name__)

_UNSENT_MESSAGES = 200
"""A page that does not read this many messages is dropped; it catches up when it is back."""
_CLOSE_RESTART = 1012
_CLOSE_NORMAL = 1000


class Page:
    """A connected page: what is sent to it waits in a queue, so that nobody waits for a slow one."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: str, clock: ServerClock) -> None:
        """Speak with the page at ``socket``."""
        self.guest = guest
        self._socket = socket
        self._clock = clock
        self._heard = clock.now()
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._is_closing = False

    @property
    def heard(self) -> int:
        """When the page was last heard of, in milliseconds of the server's clock."""
        return self._heard

    def send(self, message: protocol.ToPage | bytes) -> None:
        """Send a message, or the JSON of one, without waiting."""
        if self._is_closing:
            return
        if self._queue.qsize() >= _UNSENT_MESSAGES:
            self._queue = asyncio.Queue()
            self.close(protocol.CLOSE_POLICY)
            return
        self._queue.put_nowait(message if isinstance(message, bytes) else codec.to_json(message))

    def close(self, code: int) -> None:
        """Close the connection once everything sent is out."""
        if not self._is_closing:
            self._is_closing = True
            self._queue.put_nowait(code)

    def refuse(self, problem: Problem, code: int) -> None:
        """Say what is wrong and close."""
        self.send(protocol.RefusedMessage(protocol.RefusedData(None, (problem,))))
        self.close(code)

    async def receive(self, silence: float) -> str | None:
        """Return the next message.

        Args:
            silence: seconds without any after which the page counts as gone.

        Returns:
            its text, or None if the page is gone.

        Raises:
            ProtocolError: the message is not text.
        """
        try:
            async with asyncio.timeout(silence):
                event = await self._socket.receive()
        except (TimeoutError, WebSocketDisconnect):
            return None
        # Also a goodbye was heard: only silence gives a player time back.
        self._heard = self._clock.now()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if text is None:
            raise protocol.ProtocolError("a binary message")
        return text

    async def write(self) -> None:
        """Send what is queued until the connection is to be closed."""
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send({"type": "websocket.send", "text": item.decode(), "bytes": None})


@websocket("/api/rooms/{link:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, Any], link: FromPath[str]) -> None:
    """Let the guest's page play its seat in a room."""
    house = house_of(socket.app)
    await socket.accept()
    guest = house.signer.guest(socket.cookies.get(identity.COOKIE))
    page = Page(socket, guest or "", house.clock)
    if not origin.is_own(socket.headers, house.settings.origins):
        page.refuse(Problem("protocol.origin"), protocol.CLOSE_POLICY)
        await _write_out(page)
        return
    reading = house.hub.spawn(_read(house, page, link))
    writing = house.hub.spawn(page.write())
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if not writing.done():
            page.close(_CLOSE_NORMAL)
            await asyncio.wait((writing,), timeout=5)
    except asyncio.CancelledError:
        page.close(_CLOSE_RESTART)
        raise
    finally:
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _write_out(page: Page) -> None:
    try:
        async with asyncio.timeout(5):
            await page.write()
    except (TimeoutError, OSError, RuntimeError, WebSocketDisconnect):
        pass  # whoever it was is gone


async def _read(house: House, page: Page, link: str) -> None:
    """Read messages until the page is gone or has to go."""
    seat: int | None = None
    bucket = Bucket(MESSAGE_BURST, MESSAGES_PER_SECOND)
    try:
        while (text := await page.receive(house.settings.silence)) is not None:
            if not bucket.take():
                page.refuse(Problem("protocol.flooding"), protocol.CLOSE_POLICY)
                return
            message = protocol.read_message(text)
            if isinstance(message, protocol.Hello) and seat is None:
                seat = await _join(house, page, link, message.d)
                if seat is None:
                    return
            else:
                await _do(house, page, link, seat, message)
    except protocol.ProtocolError as error:
        page.refuse(Problem("protocol.bad_message", data={"detail": str(error)}), protocol.CLOSE_NOT_PROTOCOL)
    except Exception:  # noqa: BLE001 - a fault stays with its room
        _log.exception("room %s: a message failed", link)
        page.refuse(Problem("server.failed"), protocol.CLOSE_NOT_PROTOCOL)
    finally:
        if seat is not None:
            await house.hub.uncancelled(house.hub.leave(link, seat, page))


async def _do(house: House, page: Page, link: str, seat: int | None, message: protocol.ToServer) -> None:
    """Do what a message asks.

    Raises:
        ProtocolError: it may not be sent now, or what is in it is none of the protocol.
    """
    hub = house.hub
    match message:
        case protocol.Ping():
            page.send(protocol.Pong())
        case protocol.CommandMessage() if seat is not None:
            await hub.uncancelled(hub.command(link, seat, page, message.d))
        case protocol.DraftMessage() if seat is not None:
            await hub.uncancelled(hub.draft(link, seat, page, message.d))
        case _:
            raise protocol.ProtocolError("hello is the first message, and is sent once")


async def _join(house: House, page: Page, link: str, hello: protocol.HelloData) -> int | None:
    """Seat the page; return its seat, or None if it has none (then it is told and closed)."""
    if hello.protocol != protocol.PROTOCOL:
        problem = Problem("protocol.version", data={"page": hello.protocol, "server": protocol.PROTOCOL})
        page.refuse(problem, protocol.CLOSE_NOT_PROTOCOL)
        return None
    try:
        return await house.hub.uncancelled(house.hub.join(link, page, hello.have))
    except KeyError:
        page.refuse(Problem("room.unknown"), protocol.CLOSE_NO_ROOM)
    except PermissionError:
        page.refuse(Problem("room.not_yours"), protocol.CLOSE_NOT_YOURS)
    except StoreFailedError as error:
        _log.error("room %s: nobody can be seated: %s", link, error)
        page.refuse(Problem("server.store_failed"), _CLOSE_RESTART)
    return None

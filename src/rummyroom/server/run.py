"""Run the server from the command line: find a port, say where it is, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import logging
import socket
import webbrowser
from typing import TYPE_CHECKING

import uvicorn

from rummyroom.server.app import create_app
from rummyroom.server.limits import MESSAGE_BYTES
from rummyroom.server.lock import FolderInUseError, FolderLock
from rummyroom.server.settings import DEFAULT_PORT, Settings, user_data_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from litestar.types import ASGIApp

    Say = Callable[..., None]
    """Tells the user the sentence of a key of the catalogue ``server.ftl``, with the values it needs."""

_STOP_SECONDS = 5


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    *,
    open_browser: bool = True,
    say: Say,
    database: str | None = None,
) -> int:
    """Serve until Ctrl-C; return the exit status of the command.

    Args:
        host: address to listen at; ``0.0.0.0`` or ``::`` lets other machines in.
        port: port to listen at; None is 8765, or any free one if that is taken.
        data: data folder; None is the user's.
        open_browser: open the page in the user's browser.
        say: prints a sentence; called with its key (``serve-ready`` and so on) and its values.
        database: SQLAlchemy URL, if not an SQLite file in the data folder.
    """
    settings = Settings(data=data or user_data_folder(), database=database)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        with FolderLock(settings.data) as lock:
            listener = _listen(host, port, say)
            if listener is None:
                return 1
            with listener:
                return _run(settings, listener, host, lock, open_browser=open_browser, say=say)
    except FolderInUseError as error:
        say("serve-already_running", url=error.url or "?", data=str(settings.data))
        if open_browser and error.url:
            webbrowser.open(error.url)
        return 1
    except OSError as error:
        say("serve-no_data_folder", data=str(settings.data), reason=error.strerror or str(error))
        return 1


def _run(
    settings: Settings, listener: socket.socket, host: str, lock: FolderLock, *, open_browser: bool, say: Say
) -> int:
    chosen = listener.getsockname()[1]
    url = f"http://{_name(host)}:{chosen}/"

    def announce() -> None:
        lock.tell(url)
        say("serve-ready", url=url)
        others = _lan_address(host)
        if others is not None:
            say("serve-lan", url=f"http://{others}:{chosen}/")
        say("serve-stop")
        if open_browser:
            webbrowser.open(url)

    server = _Server(server_config(create_app(settings)), announce)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[listener]))
    if not server.started:
        say("serve-not_started")
        return 1
    say("serve-stopped")
    return 0


def server_config(app: ASGIApp) -> uvicorn.Config:
    """Return how the web server runs ``app``."""
    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        # The page's own heartbeat does what these would (docs/protocol.md).
        ws_ping_interval=None,
        timeout_graceful_shutdown=_STOP_SECONDS,
    )


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Opening a browser may take its time.
            await asyncio.to_thread(self._announce)


def _listen(host: str, port: int | None, say: Say) -> socket.socket | None:
    """Return a listening socket, or None after saying why there is none."""
    wanted = DEFAULT_PORT if port is None else port
    try:
        return _bind(host, wanted)
    except OSError as error:
        if port is None and error.errno in {errno.EADDRINUSE, errno.EACCES}:
            listener = _bind(host, 0)
            say("serve-port_taken", port=str(wanted), chosen=str(listener.getsockname()[1]))
            return listener
        say("serve-cannot_listen", host=host, port=str(wanted), reason=error.strerror or str(error))
        return None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, not left to be the default: asyncio sends small messages at once only on sockets that say TCP.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        # Not on Windows, where it would let two servers share a port.
        if hasattr(socket, "SO_REUSEPORT"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def _name(host: str) -> str:
    """Return how this machine's own browser reaches a server that listens at ``host``."""
    if host in {"", "0.0.0.0", "127.0.0.1"}:  # noqa: S104 - it is compared, not listened at
        return "127.0.0.1"
    if host in {"::", "::1"}:
        return "[::1]"
    return f"[{host}]" if ":" in host else host


def _lan_address(host: str) -> str | None:
    """Return how other machines reach a server that listens at ``host``, or None if they do not."""
    if host not in {"", "0.0.0.0", "::"}:  # noqa: S104 - it is compared, not listened at
        try:
            is_private = ipaddress.ip_address(host).is_loopback
        except ValueError:
            is_private = host == "localhost"
        return None if is_private else _name(host)
    # Nothing is sent: connecting a datagram socket only chooses the way out, and with it the address.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None

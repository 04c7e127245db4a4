"""The server as one ASGI application."""

from __future__ import annotations

import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig

from rummyroom import games
from rummyroom.deal import Deal
from rummyroom.server import frames, identity
from rummyroom.server.clock import ServerClock
from rummyroom.server.commands import Moment, open_room
from rummyroom.server.computers import Computers, choose
from rummyroom.server.hints import Hints
from rummyroom.server.http import COMPRESSED, ERROR_HANDLERS, HANDLERS, Headers
from rummyroom.server.hub import Hub
from rummyroom.server.limits import Buckets
from rummyroom.server.rooms import Seat
from rummyroom.server.sockets import room_socket
from rummyroom.server.state import House
from rummyroom.server.static import Pages
from rummyroom.server.store import Store
from rummyroom.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from typing import Any

    from litestar.types import ASGIApp

    from rummyroom.server.settings import Settings


def create_app(settings: Settings, chooser: Callable[[str, str, Any, str, float], bytes] = choose) -> ASGIApp:
    """Return the server as an application; its rooms live from its start-up to its shut-down.

    Args:
        settings: how it runs.
        chooser: how computers choose; see :func:`rummyroom.server.computers.choose`.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running_house(settings, chooser) as house:
            app.state["house"] = house
            yield

    app = Litestar(
        [*HANDLERS, room_socket],
        lifespan=[lifespan],
        exception_handlers=ERROR_HANDLERS,
        # The page's files are compressed once, by static.py.
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude_opt_key=COMPRESSED),
        openapi_config=None,
        logging_config=None,
    )
    return Headers(app)


@asynccontextmanager
async def running_house(
    settings: Settings, chooser: Callable[[str, str, Any, str, float], bytes] = choose
) -> AsyncIterator[House]:
    """Run everything behind the application; on leaving, stop it without losing anything."""
    settings.data.mkdir(parents=True, exist_ok=True)
    _warm_up()
    signer = identity.Signer(identity.load_key(settings.data))
    store = await Store.open(settings.database_url)
    thinkers = Workers(settings.workers or max(2, os.cpu_count() or 1))
    desk = Workers(1)
    try:
        clock = ServerClock(await store.now())
        computers = Computers(thinkers, seconds=settings.bot_seconds, grace=settings.bot_grace, chooser=chooser)
        hub = Hub(store, computers, Hints(thinkers, settings.hint_seconds), settings, clock)
        thinkers.start()
        await hub.start()
        try:
            yield House(
                settings=settings,
                store=store,
                clock=clock,
                hub=hub,
                signer=signer,
                pages=Pages(settings.static),
                desk=desk,
                openings=Buckets(settings.rooms_burst, settings.rooms_per_minute / 60),
            )
        finally:
            await hub.stop()
    finally:
        thinkers.close()
        desk.close()
        await store.close()


def _warm_up() -> None:
    """Deal and show one game of each kind, so that the first player waits no longer than the second."""
    for game in games.registry().values():
        seats = tuple(Seat(str(number), level=game.levels[0]) for number in range(game.seats[0]))
        room, entries = open_room(
            link="", game=game.key, rules=game.editions[game.default_edition], seats=seats, pace="normal",
            moment=Moment(0, 0, Deal.new),
        )  # fmt: skip
        frames.welcome(room, 0, entries, 0)

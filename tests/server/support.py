"""What the server's tests share: rooms as values, a real server on a free port, and guests who play on it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import socket
import time
from typing import TYPE_CHECKING, Any, Self

import httpx
import uvicorn
from msgspec.structs import replace
from tests.helpers import plain_choice
from tests.server.bots import plain
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from rummyroom import codec, games
from rummyroom.deal import Deal
from rummyroom.server.app import create_app
from rummyroom.server.commands import Moment, open_room
from rummyroom.server.identity import COOKIE
from rummyroom.server.rooms import Seat
from rummyroom.server.run import server_config
from rummyroom.server.settings import Settings
from rummyroom.server.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from rummyroom.server.commands import Handled
    from rummyroom.server.rooms import Room

TILE = re.compile(r'"((?:[krbo](?:1[0-3]|[1-9])[abc])|j[abcd])"')

# ---------------------------------------------------------------- rooms as values


class Deals:
    """Deals with known secrets, one after the other."""

    def __init__(self, seed: int | str = 1) -> None:
        self._numbers = itertools.count()
        self._seed = seed

    def __call__(self) -> Deal:
        return Deal.from_seed(f"{self._seed}/{next(self._numbers)}")


def moment(now: int, seed: int | str = 1) -> Moment:
    return Moment(now, 2000, Deals(seed))


def dealt(
    *,
    computers: int = 1,
    seed: int | str = 1,
    pace: Any = "normal",
    present: bool = True,
    now: int = 0,
    link: str = "room",
    **rules: Any,
) -> Handled:
    """Return a new room of guest ``ann`` against computers, and its log."""
    chosen = codec.from_plain(rules, games.game("rummikub").rules_type)
    seats = (
        Seat("Ann", guest="ann", present=present),
        *(Seat(f"C{number}", level="medium") for number in range(1, computers + 1)),
    )
    return open_room(link=link, game="rummikub", rules=chosen, seats=seats, pace=pace, moment=moment(now, seed))


def dealt_to(seat: int, **options: Any) -> Handled:
    """Return a new room as :func:`dealt`, in which ``seat`` begins."""
    for seed in itertools.count():
        room, entries = dealt(seed=f"to {seat}/{seed}", **options)
        if room.to_move == seat:
            return room, entries
    raise AssertionError


# ---------------------------------------------------------------- a real server


class Running:
    """A server that listens on a free port of this machine."""

    def __init__(self, port: int, settings: Settings) -> None:
        self.host = f"127.0.0.1:{port}"
        self.settings = settings

    @property
    def origin(self) -> str:
        return f"http://{self.host}"


@contextlib.asynccontextmanager
async def serving(
    data: Path, chooser: Callable[[str, str, Any, str, float], bytes] = plain, **settings: Any
) -> AsyncIterator[Running]:
    """Run a server with the data in ``data``."""
    chosen = Settings(data=data, **{"workers": 1, "rooms_burst": 1000, **settings})
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(server_config(create_app(chosen, chooser)))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        async with asyncio.timeout(30):
            while not server.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.01)
        yield Running(listener.getsockname()[1], chosen)
    finally:
        server.should_exit = True
        await task
        listener.close()


class Guest:
    """A person with a browser: a cookie, and at most one open socket per room."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.origin, verify=False, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.http.aclose()

    async def open(self, *, computers: int = 1, pace: str = "instant", name: str = "Ann", **rules: Any) -> str:
        """Open a room and return its link."""
        answer = await self.http.post(
            "/api/rooms",
            json={
                "game": "rummikub",
                "name": name,
                "rules": rules,
                "computers": [{"name": f"C{number}", "level": "medium"} for number in range(computers)],
                "pace": pace,
            },
        )
        assert answer.status_code == 201, answer.text
        link = answer.json()["link"]
        assert isinstance(link, str)
        return link

    @contextlib.asynccontextmanager
    async def at(self, link: str, *, have: int | None = None, hello: bool = True) -> AsyncIterator[Table]:
        """Sit down in a room."""
        headers = {"Cookie": f"{COOKIE}={self.http.cookies.get(COOKIE, '')}"}
        url = f"ws://{self.server.host}/api/rooms/{link}/socket"
        async with connect(url, origin=Origin(self.server.origin), additional_headers=headers) as socket:
            table = Table(socket)
            if hello:
                await table.say("hello", {"protocol": 1, "have": have})
                await table.hear("welcome")
            yield table


async def changed_behind(server: Running, link: str, change: Callable[[Room], Room]) -> None:
    """Change a room that nobody sits in, in the database itself."""
    store = await Store.open(server.settings.database_url)
    try:
        async with asyncio.timeout(60):
            while True:
                room = await store.load(link)
                assert room is not None
                if not room.seats[0].present:
                    break
                await asyncio.sleep(0.05)
        await store.commit(room, replace(change(room), version=room.version + 1), (), 0)
    finally:
        await store.close()


class Table:
    """What a page knows of its room."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.room: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.verdict: dict[str, Any] | None = None
        self.entries: list[dict[str, Any]] | None = []
        self.frames: list[str] = []
        self._ids = itertools.count()

    async def say(self, kind: str, data: Any) -> None:
        await self.socket.send(json.dumps({"t": kind, "d": data}))

    async def next(self, seconds: float = 60) -> dict[str, Any]:
        """Return the next message, noted."""
        async with asyncio.timeout(seconds):
            text = await self._receive()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        data = message["d"]
        if message["t"] in {"welcome", "update"}:
            if message["t"] == "update":
                assert message["v"] == self.version + 1, "versions have no gaps"
                assert self.entries is not None
                self.entries += data["entries"]
            else:
                self.entries = data["entries"]
            self.version, self.room, self.game = message["v"], data["room"], data["game"]
            self.verdict = data["verdict"]
        return message

    async def _receive(self) -> str | bytes:
        while True:
            try:
                async with asyncio.timeout(3):
                    return await self.socket.recv()
            except TimeoutError:
                # As a page does, so that it is not taken for lost.
                await self.say("ping", {})

    async def hear(self, *kinds: str, seconds: float = 60) -> dict[str, Any]:
        """Return the next message of one of these kinds."""
        while True:
            message = await self.next(seconds)
            if message["t"] in kinds:
                return message

    async def command(self, command: dict[str, Any], *, name: str | None = None, version: int | None = None) -> Any:
        """Send a command and return what answers it."""
        name = name or f"c{next(self._ids)}-{time.monotonic_ns()}"
        version = self.version if version is None else version
        await self.say("command", {"id": name, "v": version, "c": command})
        answer = await self.hear("ack", "refused")
        assert answer["d"]["id"] == name
        return answer

    async def until(self, wanted: Callable[[Table], bool], seconds: float = 60) -> None:
        """Listen until something holds."""
        async with asyncio.timeout(seconds):
            while not wanted(self):
                await self.next(seconds)

    async def until_my_turn(self) -> None:
        await self.until(lambda table: table.is_mine or table.room["status"] != "playing")

    @property
    def is_mine(self) -> bool:
        return bool(self.room["status"] == "playing" and self.game["turn"] == self.game["seat"])

    async def closed(self, seconds: float = 10) -> int:
        """Wait until the server closes the socket; return its code."""
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(seconds):
                while True:
                    text = await self.socket.recv()
                    self.frames.append(text if isinstance(text, str) else "")
        code = self.socket.close_code
        assert code is not None
        return code

    def my_move(self) -> dict[str, Any]:
        """Return a legal move, of a player without a solver."""
        view = codec.from_plain(self.game, type(games.game("rummikub").view(dealt()[0].state, 0)))
        move: dict[str, Any] = codec.to_plain(plain_choice(view))
        return move


def codes(refusal: dict[str, Any]) -> set[str]:
    """Return the problem codes of a ``refused`` message."""
    assert refusal["t"] == "refused"
    return {problem["code"] for problem in refusal["d"]["problems"]}


def tiles_in(value: Any) -> set[str]:
    """Return every tile that is named anywhere in a value or in JSON."""
    return set(TILE.findall(value if isinstance(value, str) else json.dumps(value)))

"""Rooms in exact positions, written into a server's data folder by the server's own store."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

from rummyroom.deal import Deal
from rummyroom.rummikub.events import Dealt, Drew, DrewReason, Started, TileDraw
from rummyroom.rummikub.game import State
from rummyroom.rummikub.melds import parse_table, tidy
from rummyroom.rummikub.rules import Rules
from rummyroom.rummikub.tiles import Tile, TileBox, parse_kinds, tile_set
from rummyroom.server.identity import COOKIE, Signer, load_key, new_guest
from rummyroom.server.rooms import Due, Entry, Pace, Played, Room, Seat
from rummyroom.server.settings import Settings
from rummyroom.server.store import Store

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext
    from tests.browser.serving import ServerProcess

_COMPUTERS = ("Ada", "Bruno", "Clara")
_numbers = count(1)


@dataclass(frozen=True, kw_only=True)
class Position:
    """A position in which the person, at seat 0, is to move. Tiles and tables are in notation.

    Args:
        rack: the person's rack.
        table: what lies on the table.
        others: the racks of the computers.
        pool: how many tiles are in the pool; None is all that lie nowhere else, otherwise the last computer
            has them.
        opened: whether the person has opened.
        others_opened: whether the computers have.
        rules: options that differ from the edition ``classic``; there is no clock unless one is set.
        time_left: milliseconds that are left on the clock.
        pace: how fast computers move.
    """

    rack: str
    table: str = ""
    others: tuple[str, ...] = ("k1 k13 o5",)
    pool: int | None = None
    opened: bool = True
    others_opened: bool = True
    rules: dict[str, Any] = field(default_factory=dict)
    time_left: int = 0
    pace: Pace = "instant"


@dataclass(frozen=True)
class Prepared:
    """A room that waits for its person.

    Args:
        path: its address on the server.
        state: the position.
        cookie: the cookie by which the server knows the person.
    """

    path: str
    state: State
    cookie: str

    def seat(self, context: BrowserContext, server: ServerProcess) -> None:
        """Make a browser profile that of the person."""
        context.add_cookies([{"name": COOKIE, "value": self.cookie, "url": server.url}])


def prepare(server: ServerProcess, position: Position) -> Prepared:
    """Write a room in ``position`` into the data folder of ``server``, which may be running."""
    guest = new_guest()
    link = f"prepared{next(_numbers)}"
    state = _state(position)
    seconds = state.rules.turn_seconds
    due = None
    if seconds is not None:
        due = Due("clock", 0, since=0, at=None, left=position.time_left, total=seconds * 1000)
    computers = (Seat(name, level="medium") for name in _COMPUTERS[: len(position.others)])
    room = Room(
        link=link,
        game="rummikub",
        rules=state.rules,
        seats=(Seat("Guest", guest=guest), *computers),
        pace=position.pace,
        version=1,
        moved=1,
        game_since=1,
        match=1,
        played=(Played(Deal.from_seed(link).secret),),
        state=state,
        due=due,
        drafts=(None,) * state.players,
    )

    async def write() -> None:
        store = await Store.open(Settings(data=server.data).database_url)
        try:
            await store.create(room, _log(state), 0)
        finally:
            await store.close()

    # Playwright has an event loop running in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    return Prepared(f"/room/{link}", state, Signer(load_key(server.data)).sign(guest))


def _state(position: Position) -> State:
    rules = Rules(**{"turn_seconds": None} | position.rules)
    players = 1 + len(position.others)
    box = TileBox(large=rules.uses_large_set(players))
    table = tuple(tidy(meld) for meld in parse_table(position.table, box))
    racks = [box.take_all(parse_kinds(rack)) for rack in (position.rack, *position.others)]
    placed = {tile for meld in table for tile in meld.tiles} | {tile for rack in racks for tile in rack}
    rest = tuple(tile for tile in tile_set(large=rules.uses_large_set(players)) if tile not in placed)
    pool = rest if position.pool is None else rest[: position.pool]
    racks[-1] += rest[len(pool) :]
    return State(
        rules=rules,
        racks=tuple(racks),
        pool=pool,
        table=table,
        opened=(position.opened, *(position.others_opened for _ in position.others)),
        starter=0,
        turn=0,
        # It is not the first turn: nobody is shown the draw any more.
        turn_number=1 + players,
    )


def _log(state: State) -> list[Entry]:
    """Return a log that tells of a deal long ago, and of a last computer that could not lay."""
    seats = range(state.players)
    draws = tuple(TileDraw(seat, Tile(f"r{13 - seat}a")) for seat in seats)
    last = state.players - 1
    told = (
        Started(rounds=(draws,), first=0),
        Dealt(racks=tuple(rack[:14] for rack in state.racks), pool=len(state.pool) + 1),
        Drew(seat=last, count=1, tiles=state.racks[last][-1:], reason=DrewReason.TURN, pool=len(state.pool)),
    )
    return [Entry(event=event) for event in told]

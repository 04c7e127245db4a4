"""What a player feels: measured in processor time, so that a busy machine does not matter."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace
from tests.server.support import dealt_to

from rummyroom.rummikub.draft import Draft
from rummyroom.rummikub.melds import Meld
from rummyroom.rummikub.tiles import Colour, tile_set
from rummyroom.server import frames
from rummyroom.server.commands import with_draft

if TYPE_CHECKING:
    from rummyroom.server.rooms import Room


def crowded() -> Room:
    """Return a room with 104 tiles on the table of the large set and 20 on the rack, the turn half made."""
    tiles = tile_set(large=True)
    runs = [
        Meld(tuple(tile for tile in tiles if tile.colour is colour and tile.copy == copy))
        for colour in Colour
        for copy in (0, 1)
    ]
    table = tuple(Meld(run.tiles[start:end], None) for run in runs for start, end in ((0, 3), (3, 6), (6, 9), (9, 13)))
    rack = tuple(tile for tile in tiles if tile.copy == 2)[:20]
    room, _ = dealt_to(0, large_set=True, turn_seconds=None)
    state = replace(
        room.state, table=table, racks=(rack, room.state.racks[1]), opened=(True, True), pool=(), turn_number=50
    )
    half_made = (*table[:-1], Meld((*table[-1].tiles, *rack[:3])))
    return with_draft(replace(room, state=state), 0, Draft(n=1, turn=50, table=half_made, rack=rack))


def cheapest(work: object, *arguments: object) -> float:
    """Return the least processor time of five runs, in seconds."""
    assert callable(work)
    times = []
    for _ in range(5):
        begun = time.thread_time()
        work(*arguments)
        times.append(time.thread_time() - begun)
    return min(times)


def test_a_verdict_on_a_table_of_100_tiles_takes_less_than_50_ms() -> None:
    room = crowded()
    assert sum(len(meld.tiles) for meld in room.drafts[0].table) == 107
    assert cheapest(frames.verdict, room, 0) < 0.05


def test_a_view_of_a_table_of_100_tiles_takes_less_than_50_ms() -> None:
    assert cheapest(frames.welcome, crowded(), 0, (), 0) < 0.05

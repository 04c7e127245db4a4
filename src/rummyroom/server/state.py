"""What the parts of one running server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.server.clock import ServerClock
from rummyroom.server.hub import Hub
from rummyroom.server.identity import Signer
from rummyroom.server.limits import Buckets
from rummyroom.server.settings import Settings
from rummyroom.server.static import Pages
from rummyroom.server.store import Store
from rummyroom.server.workers import Workers

if TYPE_CHECKING:
    from litestar import Litestar


class House(msgspec.Struct, frozen=True, kw_only=True):
    """A running server.

    Args:
        settings: what it was told at start.
        store: where its rooms are kept.
        clock: its time.
        hub: the rooms in use.
        signer: knows its guests.
        pages: the built page.
        desk: a process that writes and checks records.
        openings: how many rooms each address may still open.
    """

    settings: Settings
    store: Store
    clock: ServerClock
    hub: Hub
    signer: Signer
    pages: Pages
    desk: Workers
    openings: Buckets


def house_of(app: Litestar) -> House:
    """Return the server that ``app`` is the face of."""
    house: Any = app.state["house"]
    assert isinstance(house, House)
    return house

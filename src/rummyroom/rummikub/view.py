"""What a seat may see: the only place that hides anything.

A seat sees its own rack, a spectator none; nobody sees the order of the pool. When a game has ended its
outcome shows every rack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rummyroom.games import Outcome
from rummyroom.rummikub.events import Dealt, Drew, Event, TimeRanOut
from rummyroom.rummikub.melds import MeldKind, Table, read_meld
from rummyroom.rummikub.rules import Rules
from rummyroom.rummikub.tiles import Kind, Tile

if TYPE_CHECKING:
    from rummyroom.rummikub.game import State


class SeenMeld(msgspec.Struct, frozen=True):
    """A meld on the table with what a page needs to name it; see :class:`~.melds.Reading`."""

    tiles: tuple[Tile, ...]
    kind: MeldKind
    stands_for: tuple[tuple[Kind, ...], ...]
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat sees it.

    Args:
        seat: whose view it is; None for a spectator.
        players: number of seats.
        rules: the rules in force.
        large: whether it is played with 160 tiles.
        turn: the seat to move.
        turn_number: turns begun, from 1.
        passes: passes in a row.
        pool: how many tiles lie face down.
        rack: the seat's own tiles, in the order they came; empty for a spectator.
        racks: how many tiles each seat holds.
        opened: whether each seat has made its first meld.
        starter: the seat that began.
        table: the melds.
        laid: the tiles of the last lay.
        last_seat: who laid last, or None.
        drawn: per seat, how many tiles it drew in its last turn (none when it laid or passed).
        laid_since: per seat, what the others laid after its last turn.
        outcome: how the game ended, or None.
    """

    seat: int | None
    players: int
    rules: Rules
    large: bool
    turn: int
    turn_number: int
    passes: int
    pool: int
    rack: tuple[Tile, ...]
    racks: tuple[int, ...]
    opened: tuple[bool, ...]
    starter: int
    table: tuple[SeenMeld, ...]
    laid: tuple[Tile, ...]
    last_seat: int | None
    drawn: tuple[int, ...]
    laid_since: tuple[tuple[Tile, ...], ...]
    outcome: Outcome | None


def see_table(table: Table) -> tuple[SeenMeld, ...]:
    """Return the melds of a game's table, each legal, as a page sees them."""
    seen = []
    for meld in table:
        reading = read_meld(meld)
        assert reading.kind is not None  # a meld on the table is legal
        seen.append(SeenMeld(reading.tiles, reading.kind, reading.stands_for, reading.points))
    return tuple(seen)


def view(state: State, seat: int | None) -> View:
    """Return what ``seat`` may see of ``state``.

    Args:
        state: the game.
        seat: 0 to players - 1, or None for a spectator.

    Raises:
        IndexError: there is no such seat.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise IndexError(f"seat {seat} is not one of the {state.players} seats")
    return View(
        seat=seat,
        players=state.players,
        rules=state.rules,
        large=state.rules.uses_large_set(state.players),
        turn=state.turn,
        turn_number=state.turn_number,
        passes=state.passes,
        pool=len(state.pool),
        rack=() if seat is None else state.racks[seat],
        racks=tuple(len(rack) for rack in state.racks),
        opened=state.opened,
        starter=state.starter,
        table=see_table(state.table),
        laid=state.last_laid,
        last_seat=state.last_seat,
        drawn=state.drawn or (0,) * state.players,
        laid_since=state.laid_since or ((),) * state.players,
        outcome=state.outcome,
    )


def event_for(event: Event, seat: int | None) -> Event:
    """Return ``event`` as ``seat`` may see it (None: a spectator)."""
    match event:
        case Dealt(racks=racks):
            return replace(event, racks=tuple(rack if owner == seat else None for owner, rack in enumerate(racks)))
        case Drew(seat=owner) if owner != seat:
            return replace(event, tiles=None)
        case TimeRanOut(seat=owner) if owner != seat:
            return replace(event, returned=None)
        case _:
            return event

"""Deals of the tiles that a seat does not see, as far as what the others did tells about them.

Whoever has just drawn or laid all it could holds nothing that would fit the table now: otherwise it would have laid
it. Racks dealt blindly are much easier to play than such racks of leftovers, and a bot that trusts them takes fright
at opponents who are in fact stuck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.solver import kernel
from rummyroom.rummikub.tiles import KINDS, counts_of, tile_set

if TYPE_CHECKING:
    import random

    from rummyroom.rummikub.view import View

Counts = Sequence[int]
"""How many tiles of each kind, by the kinds' order."""

ANY_TILE = [1] * len(KINDS)
"""Weights for as many tiles as possible."""
REPAIRS = 10
"""How often tiles that would have been laid are exchanged for others before a rack is taken as it is."""


class World(NamedTuple):
    """One way the hidden tiles may lie: a rack per seat, and the kinds in the pool, the next one first."""

    racks: list[Counts]
    pool: list[int]


class Worlds:
    """Everything that ``view`` leaves open, to be dealt again and again.

    Args:
        view: what the seat to move sees; nothing else is used.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self.table = counts_of(tile for meld in view.table for tile in meld.tiles)
        self.rack = counts_of(view.rack)
        unseen = _less(_less(counts_of(tile_set(large=view.large)), self.table), self.rack)
        self._unseen = [kind for kind, count in enumerate(unseen) for _ in range(count)]
        self._last = {seat: self._table_of(seat) for seat in range(view.players) if self._has_moved(seat)}
        """The table as each of the others left it last."""
        fitting = {table: _fitting(table, unseen) for table in set(self._last.values())}
        self._fitting = {seat: fitting[table] for seat, table in self._last.items()}
        """The kinds of which a single tile could be laid there."""

    def deal(self, rng: random.Random) -> World:
        """Return a deal of the unseen tiles that agrees with what the others did, as nearly as it is found."""
        view, rest = self._view, list(self._unseen)
        rng.shuffle(rest)
        racks: list[Counts] = []
        for seat in range(view.players):
            if seat == view.turn:
                racks.append(self.rack)
                continue
            held, rest = self._dealt(seat, rest, rng)
            counts = [0] * len(KINDS)
            for kind in held:
                counts[kind] += 1
            racks.append(counts)
        rng.shuffle(rest)
        return World(racks, rest)

    def _dealt(self, seat: int, rest: list[int], rng: random.Random) -> tuple[list[int], list[int]]:
        """Return what ``seat`` holds, dealt from ``rest``, and what is left of that."""
        size = self._view.racks[seat]
        if seat not in self._last:
            return rest[:size], rest[size:]
        # What it drew at the end of its turn may be anything.
        stuck = size - min(size, self._view.drawn[seat])
        held, rest = _take(rest, stuck, self._fitting[seat])
        for _ in range(REPAIRS):
            laid = self._lays(seat, held)
            if not laid:
                break
            if not self._view.opened[seat]:
                # Two tiles less rarely make an opening any more; the rest may well be there.
                laid = rng.sample(laid, min(2, len(laid)))
            for kind in laid:
                held.remove(kind)
            new, rest = _take(rest, len(laid), self._fitting[seat])
            held += new
            rest += laid
            rng.shuffle(rest)
        return held + rest[: size - stuck], rest[size - stuck :]

    def _has_moved(self, seat: int) -> bool:
        view = self._view
        return seat != view.turn and view.turn_number > (view.turn - seat) % view.players

    def _table_of(self, seat: int) -> Counts | None:
        """Return the table on which ``seat`` could not lay any more, None if it has not opened."""
        return _less(self.table, counts_of(self._view.laid_since[seat])) if self._view.opened[seat] else None

    def _lays(self, seat: int, held: list[int]) -> list[int]:
        """Return the tiles that ``seat`` would have laid if it had held these."""
        counted = Counter(held)
        rack = [counted[kind] for kind in range(len(KINDS))]
        table = self._last[seat]
        if table is not None:
            found = kernel.solve(table, rack, ANY_TILE)
        else:
            found = kernel.solve_opening(rack, ANY_TILE, self._view.rules.opening_minimum)
        return [] if found is None else [kind for kind, count in enumerate(found[1]) for _ in range(count)]


def _less(counts: Counts, others: Counts) -> tuple[int, ...]:
    return tuple(count - other for count, other in zip(counts, others, strict=True))


def _fitting(table: Counts | None, unseen: Counts) -> set[int]:
    """Return the unseen kinds of which a single tile can be laid on a table; None is no table to lay on."""
    fitting = set()
    for kind, count in enumerate(unseen):
        if count and table is not None:
            found = kernel.solve(table, [int(kind == other) for other in range(len(KINDS))], ANY_TILE)
            if found is not None and found[0] > 0:
                fitting.add(kind)
    return fitting


def _take(kinds: list[int], count: int, shut_out: set[int]) -> tuple[list[int], list[int]]:
    """Return the first ``count`` kinds, if possible without those ``shut_out``, and the rest in their order."""
    taken: list[int] = []
    left: list[int] = []
    for kind in kinds:
        (taken if len(taken) < count and kind not in shut_out else left).append(kind)
    short = count - len(taken)
    return taken + left[:short], left[short:]

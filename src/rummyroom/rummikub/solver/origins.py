"""Where the tiles of a meld may have come from, and so whether it may be called new.

A meld is new if it holds no whole meld of the start of the turn. Copies and jokers are told apart in the most
favourable way: a tile may be any copy of its kind, from any table meld or laid from the rack, as long as no
tile is told to be in two melds at once.

Source: rules/rummikub.md, Jokers on the table; :class:`rummyroom.rummikub.jokers` judges the same.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.melds import MeldKind, read_meld
from rummyroom.rummikub.solver.jokerrule import Fate, OldJoker
from rummyroom.rummikub.solver.stock import COLOUR_INDEX, Stock

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.melds import Table

Place = tuple[int, int]
"""Colour index and number."""

_RACK = -1
"""Owner of a tile laid from the rack, and index of a joker from there; others are melds and jokers of the table."""


class OldMeld(NamedTuple):
    """What a new meld must not hold: a table meld's numbered tiles, and its jokers' indexes as bits."""

    kind: MeldKind
    tiles: frozenset[Place]
    jokers: int


def old_melds(table: Table, jokers: Sequence[OldJoker]) -> tuple[OldMeld, ...]:
    """Return the melds of a table as things that new melds must not hold."""
    return tuple(
        OldMeld(
            reading.kind,
            frozenset((COLOUR_INDEX[tile.colour], tile.number) for tile in reading.tiles if tile.colour is not None),
            sum(1 << place for place, joker in enumerate(jokers) if joker.meld == index),
        )
        for index, reading in enumerate(map(read_meld, table))
        if reading.kind is not None
    )


class Shape(NamedTuple):
    """A meld that could be new: its numbered tiles and its jokers' places."""

    kind: MeldKind
    tiles: tuple[Place, ...]
    jokers: tuple[Place, ...]

    @property
    def places(self) -> tuple[Place, ...]:
        """All places."""
        return self.tiles + self.jokers


Way = tuple[tuple[int, ...], tuple[Place, ...], int]
"""For each retrieved joker's place the jokers barred from it, as bits; the tiles that must be from the rack; and
the tiles of table melds that are told to be here, as bits."""


class Origins:
    """What the tiles of new melds may have been at the start of the turn."""

    def __init__(self, old: Sequence[OldMeld], jokers: Sequence[OldJoker], stock: Stock, *, frozen: bool) -> None:
        """Prepare the answers.

        Args:
            old: the melds of the table.
            jokers: their jokers.
            stock: the position.
            frozen: whether the tiles of a meld must stay beside a joker of it that stays.
        """
        self._old = old
        self._jokers = jokers
        self._stock = stock
        self._everyone = (1 << len(jokers)) - 1
        staying = sum(1 << index for index, joker in enumerate(jokers) if joker.fate is Fate.STAY)
        self._tied = [meld.jokers & staying if frozen else 0 for meld in old]
        """Per table meld, its jokers that stay and hold its tiles beside them."""
        tiles = [(index, place) for index, meld in enumerate(old) for place in sorted(meld.tiles)]
        self._bit = {tile: 1 << bit for bit, tile in enumerate(tiles)}

    def ways_to_be_new(self, shape: Shape, settled: tuple[int, ...], retrieved: int, rack_tiles: int) -> Iterator[Way]:
        """Yield ways in which a meld is new.

        Args:
            shape: the meld.
            settled: the table jokers that stay in it.
            retrieved: how many retrieved jokers lie in it.
            rack_tiles: how many of its numbered tiles must be from the rack.
        """
        suspects = [index for index, meld in enumerate(self._old) if _may_hold(shape, meld)]
        if not suspects:
            for claimed, spoken_for in self._told(shape, [], settled, rack_tiles):
                yield (0,) * retrieved, claimed, spoken_for
            return
        for there in self._seatings(shape, settled, retrieved):
            threats = [index for index in suspects if _holds(shape, self._old[index], there)]
            barred = tuple(sorted(self._everyone & ~(1 << index) for index in there if index not in {_RACK, *settled}))
            for claimed, spoken_for in self._told(shape, threats, settled, rack_tiles):
                yield barred, claimed, spoken_for

    def _seatings(self, shape: Shape, settled: tuple[int, ...], retrieved: int) -> Iterator[tuple[int, ...]]:
        """Yield which table joker lies at each of a meld's joker places."""
        others = [
            index for index, joker in enumerate(self._jokers) if index not in settled and joker.fate is not Fate.STAY
        ]
        from_rack = (_RACK,) * (len(shape.jokers) - len(settled) - retrieved)
        for going in combinations(others, retrieved):
            jokers = settled + going + from_rack
            if shape.kind is MeldKind.GROUP:
                yield jokers
                continue
            for order in set(permutations(jokers)):
                at = zip(order, shape.jokers, strict=True)
                if all(place[1] == self._jokers[index].number for index, place in at if index in settled):
                    yield order

    def _told(
        self, shape: Shape, threats: Sequence[int], settled: tuple[int, ...], rack_tiles: int
    ) -> Iterator[tuple[tuple[Place, ...], int]]:
        """Yield which tiles have to be from the rack, and which of table melds, so that no threat is held whole."""
        must = {place for place in shape.tiles if not self._stock.table[place[0]][place[1]]}
        averting = [
            [
                (place, owner)
                for place in shape.tiles
                if place in self._old[threat].tiles
                for owner in self._owners(place, settled)
                if owner != threat
            ]
            for threat in threats
        ]
        found: set[tuple[tuple[Place, ...], int]] = set()
        for told in product(*averting):
            owners = dict(told)
            if any(owners[place] != owner for place, owner in told):
                continue  # one tile, told to be of two melds
            from_rack = must | {place for place, owner in told if owner == _RACK}
            spoken_for = 0
            for place, owner in owners.items():
                if owner != _RACK:
                    spoken_for |= self._bit[owner, place]
            more = [
                place
                for place in shape.tiles
                if place not in from_rack and place not in owners and _RACK in self._owners(place, settled)
            ]
            for extra in combinations(more, max(0, rack_tiles - len(from_rack))):
                claimed = tuple(place for place in shape.tiles if place in from_rack or place in extra)
                if (claimed, spoken_for) not in found:
                    found.add((claimed, spoken_for))
                    yield claimed, spoken_for

    def _owners(self, place: Place, settled: tuple[int, ...]) -> list[int]:
        """Return the table melds that a tile in a meld may be from, and whether it may be from the rack."""
        here = sum(1 << index for index in settled)
        owners = [index for index, meld in enumerate(self._old) if place in meld.tiles]
        at_home = [index for index in owners if self._tied[index] & here]
        if at_home:
            return at_home
        owners = [index for index in owners if not self._tied[index]]
        return [*owners, _RACK] if self._stock.rack[place[0]][place[1]] else owners


def _may_hold(shape: Shape, meld: OldMeld) -> bool:
    """Return whether all of a table meld can lie in a meld of this shape, a joker in place of a tile included."""
    gone = meld.tiles.difference(shape.tiles)
    if shape.kind is MeldKind.RUN:
        replaced = gone.issubset(shape.jokers)
    else:
        replaced = all(number == shape.jokers[0][1] for _, number in gone)
    return replaced and len(gone) + meld.jokers.bit_count() <= len(shape.jokers)


def _holds(shape: Shape, meld: OldMeld, there: Sequence[int]) -> bool:
    """Return whether a table meld lies whole in a meld with the table jokers ``there`` at its joker places."""
    own = [index for index in there if index != _RACK and meld.jokers >> index & 1]
    if len(own) < meld.jokers.bit_count():
        return False
    if shape.kind is MeldKind.GROUP:
        return True  # the other jokers stand for any tile that is gone: there are enough of them
    others = {place for place, index in zip(shape.jokers, there, strict=True) if index not in own}
    return meld.tiles.difference(shape.tiles) <= others

"""A position as the solver counts it: how many tiles of each kind, where they are, what they are worth.

Colours are numbered 0 to 3 in notation order, and every table of counts has a row per colour with places
0 to 15, so that the scan may look two numbers beyond 13 without asking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.tiles import JOKER, Colour, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rummyroom.rummikub.solver.api import Weights
    from rummyroom.rummikub.tiles import Tile

COLOURS: tuple[Colour, ...] = tuple(Colour)
COLOUR_INDEX: dict[Colour, int] = {colour: index for index, colour in enumerate(COLOURS)}
WIDTH = 16
"""Places in a row of counts: 0 to 13 and two empty ones."""

Counts = tuple[tuple[int, ...], ...]
"""How many, by colour index and number."""


class Stock(NamedTuple):
    """What lies on the table and must be used, and what the rack may add.

    Args:
        table: numbered tiles of the table.
        rack: numbered tiles of the rack.
        weights: what laying one rack tile of each kind is worth.
        table_jokers: jokers of the table.
        rack_jokers: jokers of the rack.
        joker_weight: what laying a rack joker is worth.
    """

    table: Counts
    rack: Counts
    weights: Counts
    table_jokers: int
    rack_jokers: int
    joker_weight: int

    @property
    def worth(self) -> int:
        """What laying the whole rack would be worth."""
        tiles = sum(
            count * weight
            for counts, weights in zip(self.rack, self.weights, strict=True)
            for count, weight in zip(counts, weights, strict=True)
        )
        return tiles + self.rack_jokers * self.joker_weight

    @property
    def has_worthless(self) -> bool:
        """Whether a rack tile may be laid for nothing, so that a value of 0 does not say that none was."""
        if self.rack_jokers and not self.joker_weight:
            return True
        return any(
            count and not weight
            for counts, weights in zip(self.rack, self.weights, strict=True)
            for count, weight in zip(counts, weights, strict=True)
        )


def count_tiles(tiles: Iterable[Tile]) -> tuple[Counts, int]:
    """Return how many tiles of each kind there are, and how many jokers."""
    rows = [[0] * WIDTH for _ in COLOURS]
    jokers = 0
    for tile in tiles:
        if tile.colour is None:
            jokers += 1
        else:
            rows[COLOUR_INDEX[tile.colour]][tile.number] += 1
    return tuple(map(tuple, rows)), jokers


def stock_of(table: Iterable[Tile], rack: Iterable[Tile], weights: Weights) -> Stock:
    """Count a position.

    Args:
        table: the tiles that must be on the table afterwards.
        rack: the tiles that may be laid.
        weights: what each rack tile is worth.
    """
    table_counts, table_jokers = count_tiles(table)
    rack_counts, rack_jokers = count_tiles(rack)
    rows = tuple(
        tuple(weights[kind_of(colour, number)] if 1 <= number <= 13 else 0 for number in range(WIDTH))
        for colour in COLOURS
    )
    return Stock(table_counts, rack_counts, rows, table_jokers, rack_jokers, weights[JOKER])

"""The first meld on a table that may be rearranged in the same turn (``opening_table_play``).

The opening's melds are made of own tiles alone, so they are set beforehand; whatever else the rack and the table
allow comes on top. Without that option an opening is a scan of the rack alone, see
:class:`~rummyroom.rummikub.solver.conditions.OpeningPoints`.

Source: rules/rummikub.md, Opening.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from rummyroom.rummikub.solver.setmelds import Credit, SetMeld
from rummyroom.rummikub.tiles import HIGHEST, LOWEST

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from rummyroom.rummikub.solver.stock import Stock


class OwnMeldRule:
    """The melds of own tiles count enough.

    Credit is the points so far, no more than are needed, and the rack jokers used for them.
    """

    start: Credit = (0, 0)

    def __init__(self, minimum: int, stock: Stock) -> None:
        self._minimum = minimum
        self._stock = stock

    def admit(self, credit: Credit, meld: SetMeld) -> Credit | None:
        """Return the credit with another own meld set; None if there is enough already."""
        points, jokers = credit
        jokers += len(meld.jokers)
        if points == self._minimum or jokers > self._stock.rack_jokers:
            return None
        return min(self._minimum, points + meld.credit[0]), jokers

    def is_met(self, credit: Credit, memories: Sequence[Hashable], jokers: int) -> bool:  # noqa: ARG002
        """Return whether the points suffice, and the table's jokers lie in other melds."""
        return credit[0] == self._minimum and jokers - credit[1] >= self._stock.table_jokers


def own_melds(stock: Stock) -> Iterator[SetMeld]:
    """Yield every meld that counts in an opening and that the rack alone can form.

    Runs have 3 to 5 tiles: a longer one is several melds as well.
    """
    rack, jokers = stock.rack, stock.rack_jokers
    for colour, first, size in product(range(4), range(LOWEST, HIGHEST - 1), range(3, 6)):
        numbers = range(first, first + size)
        if numbers[-1] > HIGHEST:
            continue
        for count in range(min(jokers, size - 1) + 1):
            for at in combinations(numbers, count):
                tiles = tuple((colour, number) for number in numbers if number not in at)
                if all(rack[colour][number] for _, number in tiles):
                    places = tuple((colour, number) for number in at)
                    yield SetMeld(first, numbers[-1], tiles, places, from_rack=tiles, credit=(sum(numbers),))
    for number, size in product(range(LOWEST, HIGHEST + 1), (3, 4)):
        held = [colour for colour in range(4) if rack[colour][number]]
        for count in range(min(jokers, size - 1) + 1):
            for colours in combinations(held, size - count):
                tiles = tuple((colour, number) for colour in colours)
                missing = [colour for colour in range(4) if colour not in colours]
                places = tuple((colour, number) for colour in missing[:count])
                yield SetMeld(number, number, tiles, places, from_rack=tiles, credit=(number * size,))

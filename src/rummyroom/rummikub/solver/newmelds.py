"""New melds for retrieved jokers.

A retrieved joker must go to a meld that holds no whole meld of the start of the turn (``joker_reuse``). All such
melds are listed here, and the scan sets as many as there are jokers to retrieve.

Runs of 3 to 5 tiles are enough where a new meld may be anything: a longer one could be cut, and the piece with the
joker is new as well. Longer ones are listed where a cut could take away what makes the meld legal: rack tiles that
must lie in it, or the neighbour of another joker that stays in it.

Source: rules/rummikub.md, Jokers on the table; :class:`rummyroom.rummikub.jokers` judges the same.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from rummyroom.rummikub.melds import MeldKind
from rummyroom.rummikub.solver.jokerrule import Fate, JokerMemory, OldJoker, all_served
from rummyroom.rummikub.solver.origins import Origins, Shape, old_melds
from rummyroom.rummikub.solver.setmelds import Credit, SetMeld
from rummyroom.rummikub.tiles import HIGHEST, LOWEST

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.solver.stock import Stock

_LONGEST = 5
"""Longest run that cannot be cut; every joker that stays in it beside its neighbour may make it longer by one."""

PLACES = 2
"""Where the places of retrieved jokers begin in the credit of a new meld."""


class NewMeldRule:
    """Every retrieved joker lies in a new meld.

    Credit is the number of jokers in new melds that have to come from the rack; the tiles of table melds that are
    told to be in new melds, as bits; and one entry for each place of a retrieved joker: the table jokers, as bits,
    that may not go there.
    """

    start: Credit = (0, 0)

    def __init__(self, jokers: Sequence[OldJoker], stock: Stock) -> None:
        self._stock = stock
        self._most = sum(joker.fate is not Fate.STAY for joker in jokers)
        self._everyone = (1 << len(jokers)) - 1

    def admit(self, credit: Credit, meld: SetMeld) -> Credit | None:
        """Return the credit with another new meld set.

        Returns None if there are places for all jokers already, or if one tile were told to be in two melds.
        """
        places = sorted(credit[PLACES:] + meld.credit[PLACES:])
        from_rack = credit[0] + meld.credit[0]
        if len(places) > self._most or from_rack > self._stock.rack_jokers or credit[1] & meld.credit[1]:
            return None
        return (from_rack, credit[1] | meld.credit[1], *places)

    def is_met(self, credit: Credit, memories: Sequence[Hashable], jokers: int) -> bool:
        """Return whether every retrieved joker has a place in a new meld."""
        if jokers < self._stock.table_jokers + credit[0]:
            return False
        memory = memories[0]
        assert isinstance(memory, JokerMemory)  # the joker rule is the first condition
        retrieved = [index for index in range(self._everyone.bit_length()) if memory.retrieved >> index & 1]
        return has_place_for_all(retrieved, credit[PLACES:])


def has_place_for_all(jokers: Sequence[int], places: Sequence[int]) -> bool:
    """Return whether each of some jokers can have one of the places: of each, the jokers barred from it, as bits."""
    allowed = [sum(1 << place for place, barred in enumerate(places) if not barred >> joker & 1) for joker in jokers]
    return all_served(allowed, [1] * len(places))


def new_melds(
    table: Table, jokers: Sequence[OldJoker], stock: Stock, *, rack_tiles: int, frozen: bool = False
) -> Iterator[SetMeld]:
    """Yield every new meld that a retrieved joker may go to.

    Args:
        table: the melds at the start of the turn.
        jokers: their jokers.
        stock: the position.
        rack_tiles: how many rack tiles of this turn a new meld must hold.
        frozen: whether the tiles of a meld must stay beside a joker of it that stays.
    """
    origins = Origins(old_melds(table, jokers), jokers, stock, frozen=frozen)
    in_play = stock.table_jokers + stock.rack_jokers
    longest = HIGHEST if rack_tiles or frozen else _LONGEST + len(jokers) - 1
    for shape in _shapes(stock, in_play, longest=longest):
        found: set[SetMeld] = set()
        for settled, retrieved in _uses(shape, jokers):
            from_rack_jokers = len(shape.jokers) - len(settled) - retrieved
            if from_rack_jokers > stock.rack_jokers:
                continue
            if len(shape.places) > _LONGEST and shape.kind is MeldKind.RUN and not (rack_tiles or settled):
                continue
            needed = max(0, rack_tiles - from_rack_jokers)
            for barred, claimed, spoken_for in origins.ways_to_be_new(shape, settled, retrieved, needed):
                found.add(
                    SetMeld(
                        first=min(number for _, number in shape.places),
                        last=max(number for _, number in shape.places),
                        tiles=shape.tiles,
                        jokers=shape.jokers,
                        from_rack=claimed,
                        settled=tuple((jokers[index].number, index) for index in settled),
                        credit=(from_rack_jokers, spoken_for, *barred),
                    )
                )
        yield from sorted(found)


def _shapes(stock: Stock, jokers: int, *, longest: int) -> Iterator[Shape]:
    """Yield every meld with a joker that the tiles in play can form."""
    there = [
        [number for number in range(LOWEST, HIGHEST + 1) if stock.table[colour][number] + stock.rack[colour][number]]
        for colour in range(4)
    ]
    for colour in range(4):
        for first, size in product(range(LOWEST, HIGHEST - 1), range(3, longest + 1)):
            places = [(colour, number) for number in range(first, first + size)]
            absent = {place for place in places if place[1] not in there[colour]}
            if places[-1][1] > HIGHEST or len(absent) > jokers:
                continue
            for count in range(1, min(jokers, size - 1) + 1):
                for at in combinations(places, count):
                    if absent <= set(at):
                        yield Shape(MeldKind.RUN, tuple(place for place in places if place not in at), at)
    for number in range(LOWEST, HIGHEST + 1):
        colours = [colour for colour in range(4) if number in there[colour]]
        for size in range(3, 5):
            for count in range(1, min(jokers, size) + 1):
                for chosen in combinations(colours, size - count):
                    missing = [colour for colour in range(4) if colour not in chosen]
                    at = tuple((colour, number) for colour in missing[:count])
                    yield Shape(MeldKind.GROUP, tuple((colour, number) for colour in chosen), at)


def _uses(shape: Shape, jokers: Sequence[OldJoker]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield which table jokers stay in a meld, and how many of its other jokers are retrieved ones."""
    could_stay = [index for index, joker in enumerate(jokers) if _stays_in(shape, joker)]
    retrievable = sum(joker.fate is not Fate.STAY for joker in jokers)
    for count in range(len(shape.jokers)):
        for staying in combinations(could_stay, count):
            if shape.kind is MeldKind.RUN and len({jokers[index].number for index in staying}) < count:
                continue
            for retrieved in range(1, min(len(shape.jokers) - count, retrievable) + 1):
                yield staying, retrieved


def _stays_in(shape: Shape, joker: OldJoker) -> bool:
    """Return whether a table joker would stay if it lay in a meld of this shape."""
    if joker.fate is Fate.GO or not joker.number or joker.in_group != (shape.kind is MeldKind.GROUP):
        return False
    if joker.in_group:
        held = {colour for colour, _ in shape.tiles}
        missing = sum(1 << colour for colour in range(4) if colour not in held)
        return shape.places[0][1] == joker.number and bool(joker.colours & missing)
    return (
        (joker.colour, joker.number) in shape.jokers
        and (not joker.needs_next or (joker.colour, joker.number + 1) in shape.places)
        and (not joker.needs_previous or (joker.colour, joker.number - 1) in shape.places)
    )

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
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.melds import MeldKind, read_meld
from rummyroom.rummikub.solver.jokerrule import Fate, JokerMemory, OldJoker, all_served
from rummyroom.rummikub.solver.setmelds import Credit, SetMeld
from rummyroom.rummikub.solver.stock import COLOUR_INDEX, Stock
from rummyroom.rummikub.tiles import HIGHEST, LOWEST

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from rummyroom.rummikub.melds import Table

Place = tuple[int, int]
"""Colour index and number."""


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


class NewMeldRule:
    """Every retrieved joker lies in a new meld.

    Credit is the number of jokers in new melds that have to come from the rack, followed by one entry for each
    place of a retrieved joker: the table jokers, as bits, that may not go there.
    """

    start: Credit = (0,)

    def __init__(self, jokers: Sequence[OldJoker], stock: Stock) -> None:
        self._stock = stock
        self._most = sum(joker.fate is not Fate.STAY for joker in jokers)
        self._everyone = (1 << len(jokers)) - 1

    def admit(self, credit: Credit, meld: SetMeld) -> Credit | None:
        """Return the credit with another new meld set; None if there are places for all jokers already."""
        places = sorted(credit[1:] + meld.credit[1:])
        from_rack = credit[0] + meld.credit[0]
        if len(places) > self._most or from_rack > self._stock.rack_jokers:
            return None
        return (from_rack, *places)

    def is_met(self, credit: Credit, memories: Sequence[Hashable], jokers: int) -> bool:
        """Return whether every retrieved joker has a place in a new meld."""
        if jokers < self._stock.table_jokers + credit[0]:
            return False
        memory = memories[0]
        assert isinstance(memory, JokerMemory)  # the joker rule is the first condition
        retrieved = [index for index in range(self._everyone.bit_length()) if memory.retrieved >> index & 1]
        allowed = [
            sum(1 << place for place, barred in enumerate(credit[1:]) if not barred >> joker & 1) for joker in retrieved
        ]
        return all_served(allowed, [1] * len(credit[1:]))


class _Shape(NamedTuple):
    """A meld that could be new: its numbered tiles and its jokers' places."""

    kind: MeldKind
    tiles: tuple[Place, ...]
    jokers: tuple[Place, ...]


def new_melds(table: Table, jokers: Sequence[OldJoker], stock: Stock, *, rack_tiles: int) -> Iterator[SetMeld]:
    """Yield every new meld that a retrieved joker may go to.

    Args:
        table: the melds at the start of the turn.
        jokers: their jokers.
        stock: the position.
        rack_tiles: how many rack tiles of this turn a new meld must hold.
    """
    old = old_melds(table, jokers)
    in_play = stock.table_jokers + stock.rack_jokers
    for shape in _shapes(stock, in_play, longest=HIGHEST if rack_tiles else 7):
        for settled, retrieved in _uses(shape, jokers):
            from_rack_jokers = len(shape.jokers) - len(settled) - retrieved
            if from_rack_jokers > stock.rack_jokers:
                continue
            if len(shape.tiles) + len(shape.jokers) > 5 and shape.kind is MeldKind.RUN and not (rack_tiles or settled):
                continue
            needed = max(0, rack_tiles - from_rack_jokers)
            for barred, claimed in _ways_to_be_new(shape, old, stock, needed):
                places = shape.tiles + shape.jokers
                yield SetMeld(
                    first=min(number for _, number in places),
                    last=max(number for _, number in places),
                    tiles=shape.tiles,
                    jokers=shape.jokers,
                    from_rack=claimed,
                    settled=settled,
                    credit=(from_rack_jokers, *[barred] * retrieved),
                )


def _shapes(stock: Stock, jokers: int, *, longest: int) -> Iterator[_Shape]:
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
                        yield _Shape(MeldKind.RUN, tuple(place for place in places if place not in at), at)
    for number in range(LOWEST, HIGHEST + 1):
        colours = [colour for colour in range(4) if number in there[colour]]
        for size in range(3, 5):
            for count in range(1, min(jokers, size) + 1):
                for chosen in combinations(colours, size - count):
                    missing = [colour for colour in range(4) if colour not in chosen]
                    at = tuple((colour, number) for colour in missing[:count])
                    yield _Shape(MeldKind.GROUP, tuple((colour, number) for colour in chosen), at)


def _uses(shape: _Shape, jokers: Sequence[OldJoker]) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """Yield which table jokers stay in a meld, and how many of its other jokers are retrieved ones."""
    could_stay = [index for index, joker in enumerate(jokers) if _stays_in(shape, joker)]
    retrievable = sum(joker.fate is not Fate.STAY for joker in jokers)
    for count in range(len(shape.jokers)):
        for staying in combinations(could_stay, count):
            if shape.kind is MeldKind.RUN and len({jokers[index].number for index in staying}) < count:
                continue
            settled = tuple((jokers[index].number, index) for index in staying)
            for retrieved in range(1, min(len(shape.jokers) - count, retrievable) + 1):
                yield settled, retrieved


def _stays_in(shape: _Shape, joker: OldJoker) -> bool:
    """Return whether a table joker would stay if it lay in a meld of this shape."""
    if joker.fate is Fate.GO or not joker.number or joker.in_group != (shape.kind is MeldKind.GROUP):
        return False
    places = shape.tiles + shape.jokers
    if joker.in_group:
        held = {colour for colour, _ in shape.tiles}
        missing = sum(1 << colour for colour in range(4) if colour not in held)
        return places[0][1] == joker.number and bool(joker.colours & missing)
    return (
        (joker.colour, joker.number) in shape.jokers
        and (not joker.needs_next or (joker.colour, joker.number + 1) in places)
        and (not joker.needs_previous or (joker.colour, joker.number - 1) in places)
    )


def _ways_to_be_new(
    shape: _Shape, old: Sequence[OldMeld], stock: Stock, rack_tiles: int
) -> Iterator[tuple[int, tuple[Place, ...]]]:
    """Yield ways in which a meld is new: the jokers that may not go there, and its tiles that are rack tiles.

    Copies are told apart in the most favourable way. A table meld whose tiles are all held is not held whole if
    one of them can be another copy: of another table meld, or laid from the rack this turn.
    """
    held = [(index, meld) for index, meld in enumerate(old) if _holds(shape, meld)]
    barred = 0
    for _, meld in held:
        barred |= meld.jokers
    with_jokers = {index for index, meld in held if meld.jokers}
    found: set[tuple[int, tuple[Place, ...]]] = set()
    # Either a table meld's own jokers go elsewhere, or its tiles are told apart.
    for bars, threats in ((barred, {index for index, _ in held} - with_jokers), (0, {index for index, _ in held})):
        for claimed in _claims(shape, old, threats, stock, rack_tiles):
            if (bars, claimed) not in found:
                found.add((bars, claimed))
                yield bars, claimed


def _holds(shape: _Shape, meld: OldMeld) -> bool:
    """Return whether all of a table meld can lie in a meld of this shape, a joker in place of a tile included."""
    gone = meld.tiles - set(shape.tiles)
    if shape.kind is MeldKind.RUN:
        replaced = gone <= set(shape.jokers)
    else:
        replaced = all(number == shape.jokers[0][1] for _, number in gone)
    return replaced and len(gone) + meld.jokers.bit_count() <= len(shape.jokers)


def _claims(
    shape: _Shape, old: Sequence[OldMeld], threats: set[int], stock: Stock, rack_tiles: int
) -> Iterator[tuple[Place, ...]]:
    """Yield the smallest sets of tiles that have to be rack tiles."""
    must = [place for place in shape.tiles if not stock.table[place[0]][place[1]]]
    may = [place for place in shape.tiles if place not in must and stock.rack[place[0]][place[1]]]
    smallest: list[set[Place]] = []
    for count in range(max(0, rack_tiles - len(must)), len(may) + 1):
        for extra in combinations(may, count):
            claimed = {*must, *extra}
            if not any(less <= claimed for less in smallest) and _tellable(shape, old, threats, claimed):
                smallest.append(claimed)
                yield tuple(place for place in shape.tiles if place in claimed)


def _tellable(shape: _Shape, old: Sequence[OldMeld], threats: set[int], claimed: set[Place]) -> bool:
    """Return whether the tiles not from the rack can come from table melds so that no threat is held whole."""
    others = [place for place in shape.tiles if place not in claimed]
    owners = [[index for index, meld in enumerate(old) if place in meld.tiles] for place in others]
    open_threats = [index for index in threats if not old[index].tiles & claimed]
    return any(
        all(
            any(owner != threat for place, owner in zip(others, choice, strict=True) if place in old[threat].tiles)
            for threat in open_threats
        )
        for choice in product(*owners)
    )

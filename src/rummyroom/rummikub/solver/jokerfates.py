"""A position of an opened player as scenarios for the kernel: what may become of the table's jokers.

In a scenario the joker rules are counts again:

* a joker that stays in a run is a tile that only runs may use, beside a neighbour it had before;
* a joker that stays in a group is one more tile of the groups of its number;
* a retrieved joker is free, and a real tile that it stood for has to be on the table.

Where a retrieved joker goes is not asked here; see :mod:`rummyroom.rummikub.solver.turns`.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.rules import JokerRelease, JokerSource, Rules
from rummyroom.rummikub.solver.groups import GroupShape, best_arrangement
from rummyroom.rummikub.solver.jokerrule import Fate, OldJoker
from rummyroom.rummikub.solver.newmelds import PLACES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.solver.api import Weights
    from rummyroom.rummikub.solver.setmelds import SetMeld
    from rummyroom.rummikub.tiles import Tile

Place = tuple[int, int]
"""Number and colour index."""


KernelTie = tuple[int, int, int, int, tuple[int, ...], bool]
"""A run of the table that is to stay whole: colour index, lowest number, highest number, which of four bits it has
among the runs of its colour that overlap, the numbers at which it holds a joker, whether it must stay whole."""


class Conditions(NamedTuple):
    """What the kernel has to fulfil beside legal melds.

    Args:
        pinned: places of jokers that stay in runs.
        joined: number, colour index, and how many runs must come to that place from the number before.
        groups: number, how many jokers stay in its groups, and every way to form them: tiles per colour (two bits
            each), free jokers, broken melds.
        ties: runs that are to stay whole.
    """

    pinned: tuple[Place, ...] = ()
    joined: tuple[tuple[int, int, int], ...] = ()
    groups: tuple[tuple[int, int, tuple[tuple[int, int, int], ...]], ...] = ()
    ties: tuple[KernelTie, ...] = ()


@cache
def group_choices(
    tiles: tuple[int, int, int, int], jokers: int, staying: tuple[int, ...], old: tuple[GroupShape, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return every way worth considering to form groups of one number, fewest jokers first.

    Args:
        tiles: the tiles there are, per colour.
        jokers: free jokers.
        staying: for each joker that stays in a group of this number, the colours it stood for, as bits.
        old: the table's groups of this number.
    """
    found: list[tuple[int, int, int]] = []
    for counts in product(*(range(count + 1) for count in tiles)):
        grouped = (counts[0], counts[1], counts[2], counts[3])
        code = sum(count << 2 * colour for colour, count in enumerate(grouped))
        least_broken = len(old) + 1
        for free in range(jokers + 1):
            way = best_arrangement(grouped, free + len(staying), staying, old)
            if way is not None and len(old) - len(way.kept) < least_broken:
                least_broken = len(old) - len(way.kept)
                found.append((code, free, least_broken))
    return tuple(sorted(found, key=lambda choice: choice[1]))


class Position(NamedTuple):
    """A position, and its counts by the order of kinds."""

    table: Table
    rack: tuple[Tile, ...]
    rules: Rules
    weights: tuple[int, ...]
    values: Weights
    on_table: tuple[int, ...]
    on_rack: tuple[int, ...]
    jokers: tuple[OldJoker, ...]
    most: int
    """How many rack tiles may be laid."""


def order_of(number: int, colour: int) -> int:
    """Return the order of a numbered kind among all kinds."""
    return colour * 13 + number - 1


class Scenario(NamedTuple):
    """One set of things that may become of the table's jokers.

    Args:
        fates: per joker, whether it stays or goes.
        table: what must be used: the table's tiles, tiles that take a joker's place, retrieved jokers.
        rack: what else may be used.
        given: weight of rack tiles that ``table`` already has.
        conditions: what stays of the jokers.
        set_melds: new melds for retrieved jokers; their tiles are in neither count.
    """

    fates: tuple[Fate, ...]
    table: tuple[int, ...]
    rack: tuple[int, ...]
    given: int
    conditions: Conditions
    set_melds: tuple[SetMeld, ...] = ()

    @property
    def gone(self) -> int:
        """How many jokers are retrieved."""
        return sum(fate is Fate.GO for fate in self.fates)


def compiled_scenarios(position: Position) -> Iterator[Scenario]:
    """Yield scenarios that together cover every legal turn of an opened player."""
    for fates in product((Fate.STAY, Fate.GO), repeat=len(position.jokers)):
        for wanted in dict.fromkeys(claims(position, fates)):
            scenario = scenario_of(position, fates, wanted)
            if scenario is not None:
                yield scenario


def claims(position: Position, fates: Sequence[Fate]) -> Iterator[tuple[Place, ...]]:
    """Yield the real tiles that may take the places of the retrieved jokers."""
    if position.rules.joker_release is not JokerRelease.EXCHANGE:
        yield ()
        return
    gone = [joker for joker, fate in zip(position.jokers, fates, strict=True) if fate is Fate.GO]
    colours = [[colour for colour in range(4) if joker.colours >> colour & 1] for joker in gone]
    for chosen in product(*colours):
        yield tuple(sorted((joker.number, colour) for joker, colour in zip(gone, chosen, strict=True)))


def scenario_of(
    position: Position, fates: tuple[Fate, ...], wanted: Sequence[Place], set_melds: tuple[SetMeld, ...] = ()
) -> Scenario | None:
    """Return a scenario, or None if the tiles do not suffice.

    Args:
        position: what is asked.
        fates: what becomes of each joker.
        wanted: real tiles that must lie on the table, each once.
        set_melds: new melds that are set beforehand.
    """
    table, rack = list(position.on_table), list(position.on_rack)
    settled = {index for meld in set_melds for _, index in meld.settled}
    given = 0
    needed: dict[int, int] = {}
    for number, colour in wanted:
        order = order_of(number, colour)
        needed[order] = needed.get(order, 0) + 1
    if position.rules.joker_exchange_from is JokerSource.RACK:
        needed = {order: count + table[order] for order, count in needed.items()}
    taken: dict[int, int] = {}
    from_rack: dict[int, int] = {}
    for meld in set_melds:
        for colour, number in meld.tiles:
            order = order_of(number, colour)
            taken[order] = taken.get(order, 0) + 1
        for colour, number in meld.from_rack:
            order = order_of(number, colour)
            from_rack[order] = from_rack.get(order, 0) + 1
    for order in needed.keys() | taken.keys():
        there = table[order] + rack[order]
        used = max(table[order] + from_rack.get(order, 0), needed.get(order, 0), taken.get(order, 0))
        if used > there:
            return None
        given += (used - table[order]) * position.weights[order]
        table[order] = used - taken.get(order, 0)
        rack[order] = there - used
    free = sum(fate is Fate.GO for fate in fates) - sum(len(meld.credit) - PLACES for meld in set_melds)
    spent = sum(meld.credit[0] for meld in set_melds)
    if free < 0 or spent > rack[-1]:
        return None
    given += spent * position.weights[-1]
    table[-1], rack[-1] = free, rack[-1] - spent
    staying = [
        joker
        for index, (joker, fate) in enumerate(zip(position.jokers, fates, strict=True))
        if fate is Fate.STAY and index not in settled
    ]
    conditions = _conditions(staying, table, rack)
    return Scenario(fates, tuple(table), tuple(rack), given, conditions, set_melds)


def _conditions(staying: Sequence[OldJoker], table: Sequence[int], rack: Sequence[int]) -> Conditions:
    """Return the conditions of jokers that stay."""
    in_runs = [joker for joker in staying if not joker.in_group]
    joined: dict[Place, int] = {}
    for joker in in_runs:
        onward = sum(
            other.needs_next and (other.number, other.colour) == (joker.number, joker.colour) for other in in_runs
        )
        back = sum(
            other.needs_previous and (other.number, other.colour) == (joker.number, joker.colour) for other in in_runs
        )
        for place, runs in (((joker.number + 1, joker.colour), onward), ((joker.number, joker.colour), back)):
            joined[place] = max(joined.get(place, 0), runs)
    numbers = {joker.number for joker in staying if joker.in_group}
    return Conditions(
        pinned=tuple((joker.number, joker.colour) for joker in in_runs),
        joined=tuple((number, colour, runs) for (number, colour), runs in joined.items() if runs),
        groups=tuple(groups_at(number, staying, (), table, rack) for number in sorted(numbers)),
    )


def groups_at(
    number: int, staying: Sequence[OldJoker], old: tuple[GroupShape, ...], table: Sequence[int], rack: Sequence[int]
) -> tuple[int, int, tuple[tuple[int, int, int], ...]]:
    """Return an entry of :attr:`Conditions.groups` for a number with jokers that stay, or old groups, or both."""
    masks = tuple(sorted(joker.colours for joker in staying if joker.in_group and joker.number == number))
    there = [table[order_of(number, colour)] + rack[order_of(number, colour)] for colour in range(4)]
    tiles = (there[0], there[1], there[2], there[3])
    return number, len(masks), group_choices(tiles, table[-1] + rack[-1], masks, old)

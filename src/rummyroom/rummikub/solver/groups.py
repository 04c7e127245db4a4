"""Groups of one number: which tiles can form groups together, and how best to share them out.

A group is written as its colours (a bit per colour index) and how many jokers it holds.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Grouped = tuple[int, int, int, int]
"""Numbered tiles lying in groups, per colour."""

ALL_COLOURS = 0b1111


class GroupShape(NamedTuple):
    """A group: its colours as bits, and its jokers."""

    colours: int
    jokers: int

    @property
    def size(self) -> int:
        """How many tiles it has."""
        return self.colours.bit_count() + self.jokers

    def holds(self, other: GroupShape) -> bool:
        """Return whether all tiles of ``other`` are in this group."""
        return not other.colours & ~self.colours and other.jokers <= self.jokers


SHAPES: tuple[GroupShape, ...] = tuple(
    GroupShape(colours, jokers)
    for colours in range(ALL_COLOURS + 1)
    for jokers in range(5)
    if 3 <= colours.bit_count() + jokers <= 4
)
"""Every group there can be."""


@cache
def group_jokers(copies: int, jokers: int) -> Mapping[tuple[int, ...], tuple[int, ...]]:
    """Return what can lie in groups: per tiles of each colour, the numbers of jokers that complete them.

    Tiles g of each colour with j jokers form m groups exactly if none of the colours has more than m and
    together they are 3m to 4m tiles: dealt out in turn, no group gets a colour twice, and their sizes differ
    by one at most.

    Args:
        copies: most tiles of one kind.
        jokers: most jokers.
    """
    table: dict[tuple[int, ...], tuple[int, ...]] = {}
    most = (4 * copies + jokers) // 3
    for tiles in product(range(copies + 1), repeat=4):
        fitting = tuple(
            count
            for count in range(jokers + 1)
            if any(max(tiles) <= m and 3 * m <= sum(tiles) + count <= 4 * m for m in range(most + 1))
        )
        if fitting:
            table[tiles] = fitting
    return table


@cache
def jokers_needed(copies: int, jokers: int) -> Mapping[tuple[int, ...], int]:
    """Return the fewest jokers that complete groups, by the tiles of the first two, three or all four colours.

    Where no number of jokers up to ``jokers`` does, the answer is one more. See :func:`group_jokers`.
    """
    fewest: dict[tuple[int, ...], int] = {}
    complete = group_jokers(copies, jokers)
    for tiles in product(range(copies + 1), repeat=4):
        needed = complete[tiles][0] if tiles in complete else jokers + 1
        for colours in range(2, 5):
            fewest[tiles[:colours]] = min(needed, fewest.get(tiles[:colours], jokers + 1))
    return fewest


@cache
def arrangements(tiles: Grouped, jokers: int) -> tuple[tuple[GroupShape, ...], ...]:
    """Return every way to share out ``tiles`` and ``jokers`` to groups, leaving none over."""
    return tuple(_share(tiles, jokers, 0))


def _share(tiles: Grouped, jokers: int, first: int) -> Iterator[tuple[GroupShape, ...]]:
    if not any(tiles) and not jokers:
        yield ()
        return
    for index in range(first, len(SHAPES)):
        shape = SHAPES[index]
        rest = tuple(count - (shape.colours >> colour & 1) for colour, count in enumerate(tiles))
        if shape.jokers <= jokers and min(rest) >= 0:
            for others in _share((rest[0], rest[1], rest[2], rest[3]), jokers - shape.jokers, index):
                yield (shape, *others)


class Arrangement(NamedTuple):
    """One way to share out tiles to groups.

    Args:
        groups: the groups.
        kept: for each old group that lies whole in one of them, its index and that group's.
        untouched: how many of those are unchanged.
    """

    groups: tuple[GroupShape, ...]
    kept: tuple[tuple[int, int], ...]
    untouched: int


@cache
def best_arrangement(
    tiles: Grouped,
    jokers: int,
    staying: tuple[int, ...] = (),
    old: tuple[GroupShape, ...] = (),
    whole: int = 0,
) -> Arrangement | None:
    """Return the arrangement that keeps the most old groups together, or None if there is none.

    Args:
        tiles: numbered tiles to share out, per colour.
        jokers: jokers to share out.
        staying: for each joker that must stay, the colours it stood for, as bits. A joker stays if the group
            it lies in lacks one of them.
        old: the groups of the table before.
        whole: how many of the old groups, the first ones, must lie whole in one group.
    """
    best: Arrangement | None = None
    for groups in arrangements(tiles, jokers):
        if staying and not _can_stay(staying, groups):
            continue
        kept, untouched = _keep(old, whole, groups)
        if kept is not None and (best is None or (len(kept), untouched) > (len(best.kept), best.untouched)):
            best = Arrangement(groups, kept, untouched)
    return best


def _can_stay(staying: Sequence[int], groups: Sequence[GroupShape]) -> bool:
    """Return whether every staying joker finds a group with a joker that lacks a colour it stood for."""
    if not staying:
        return True
    for index, group in enumerate(groups):
        if group.jokers and staying[0] & ~group.colours:
            rest = list(groups)
            rest[index] = GroupShape(group.colours, group.jokers - 1)
            if _can_stay(staying[1:], rest):
                return True
    return False


def _keep(
    old: Sequence[GroupShape], whole: int, groups: Sequence[GroupShape]
) -> tuple[tuple[tuple[int, int], ...] | None, int]:
    """Return the most old groups that lie whole in groups of their own, and how many of them are unchanged.

    No two old groups fit into one group: they would be six tiles.
    """
    best: tuple[tuple[tuple[int, int], ...] | None, int] = (None, 0)

    def place(index: int, free: tuple[int, ...], kept: tuple[tuple[int, int], ...], untouched: int) -> None:
        nonlocal best
        if index == len(old):
            if best[0] is None or (len(kept), untouched) > (len(best[0]), best[1]):
                best = (kept, untouched)
            return
        for spot in free:
            if groups[spot].holds(old[index]):
                rest = tuple(other for other in free if other != spot)
                place(index + 1, rest, (*kept, (index, spot)), untouched + (groups[spot] == old[index]))
        if index >= whole:
            place(index + 1, free, kept, untouched)

    place(0, tuple(range(len(groups))), (), 0)
    return best

"""Of the ways to lay the same tiles, one that touches few melds of the table.

The kernel breaks the fewest melds, but does not ask how many it lengthens: three tiles may go to three runs, or
into one new meld. Here the tiles to lay are given, and ever more melds are offered to them to be rearranged with:
none, then each, then every two. What suffices leaves all others as they are.
"""

from __future__ import annotations

from itertools import combinations, groupby, islice
from typing import TYPE_CHECKING

from rummyroom.rummikub.melds import tidy
from rummyroom.rummikub.solver import kernel
from rummyroom.rummikub.solver.api import BestTurn
from rummyroom.rummikub.solver.disturbance import broken_melds
from rummyroom.rummikub.tiles import KINDS, counts_of
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.rules import Rules
    from rummyroom.rummikub.tiles import Tile

    LayAll = Callable[[Table, tuple[Tile, ...]], BestTurn | None]

ALL_OF_THESE = 2
"""Any so many melds are tried; more only if the turn touches them already."""
MOST_CHOICES = 300
"""How many sets of melds are looked at altogether."""
MOST_TURNS = 6
"""For how many of those that suffice a turn is found; the one that moves the fewest tiles is taken."""
REST = 2
"""Tiles of a meld that are seen as what is left of it."""
NOTHING = [0] * len(KINDS)
ANY_TILE = [1] * len(KINDS)


def touching_least(table: Table, turn: BestTurn, *, rules: Rules, lay_all: LayAll) -> BestTurn:
    """Return ``turn``, or one that lays the same tiles, breaks no more melds, and leaves more of them untouched.

    On tables of real games this is the most that can be left; on crowded ones that are taken apart altogether only
    the likeliest sets of melds are looked at.

    Args:
        table: the table at the start of the turn.
        turn: a legal turn of a player who has opened.
        rules: the rules in force.
        lay_all: returns a legal turn that lays all of some tiles on a table and breaks few of its melds, or None.
    """
    after = {tidy(meld).tiles for meld in turn.table}
    touched = [index for index, meld in enumerate(table) if tidy(meld).tiles not in after]
    most_broken = broken_melds(table, turn.table)
    laid = counts_of(turn.laid)
    rows = [counts_of(meld.tiles) for meld in table]
    choices = islice(_choices(len(table), touched), MOST_CHOICES)
    turns = 0
    for _, same_size in groupby(choices, key=len):
        enough: list[tuple[int, Table]] = []
        for chosen in same_size:
            given = [sum(column) for column in zip(laid, *(rows[index] for index in chosen), strict=True)]
            if kernel.solve(given, NOTHING, ANY_TILE) is None:
                continue
            turns += 1
            part = lay_all(tuple(table[index] for index in chosen), turn.laid)
            if part is None:
                continue
            whole = _together(table, chosen, part.table)
            verdict = judge(table, whole, turn.laid, rules=rules, opened=True)
            if verdict.is_legal and broken_melds(table, verdict.table) <= most_broken:
                enough.append((_moved(table, verdict.table), verdict.table))
            if turns >= MOST_TURNS:
                break
        if enough:
            return BestTurn(min(enough, key=lambda each: each[0])[1], turn.laid, turn.value)
        if turns >= MOST_TURNS:
            break
    return turn


def _choices(melds: int, touched: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield sets of fewer melds than are touched, small ones first."""
    for few in range(len(touched)):
        yield from combinations(range(melds) if few <= ALL_OF_THESE else touched, few)


def _together(table: Table, chosen: tuple[int, ...], part: Table) -> Table:
    """Return the table with the melds of ``chosen`` as ``part`` has them: what is left of a meld stays where it lay."""
    placed = {index: [meld] for index, meld in enumerate(table) if index not in chosen}
    for meld in part:
        shared = {index: len(set(meld.tiles).intersection(table[index].tiles)) for index in chosen}
        home = max(shared, key=shared.__getitem__, default=None)
        placed.setdefault(len(table) if home is None or shared[home] < REST else home, []).append(meld)
    return tuple(meld for index in sorted(placed) for meld in placed[index])


def _moved(before: Table, after: Table) -> int:
    """Return how many tiles of the table leave the most of their meld."""
    now = [set(meld.tiles) for meld in after]
    return sum(len(meld.tiles) - max(len(tiles.intersection(meld.tiles)) for tiles in now) for meld in before)

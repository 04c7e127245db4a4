"""Every legal turn of a small position, found by trying all tables and asking the judge."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from rummyroom.rummikub.melds import Meld, MeldKind, Table
from rummyroom.rummikub.tiles import HIGHEST, JOKER, KINDS, LOWEST, Colour, Kind, Tile, kind_of
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rummyroom.rummikub.rules import Rules

Shape = tuple[MeldKind, tuple[Kind, ...]]


def shapes(counts: Mapping[Kind, int]) -> list[Shape]:
    """Return every meld that ``counts`` can form."""
    found: list[Shape] = []
    for colour in Colour:
        for first in range(LOWEST, HIGHEST - 1):
            for last in range(first + 2, HIGHEST + 1):
                places = [kind_of(colour, number) for number in range(first, last + 1)]
                for jokers in range(min(counts.get(JOKER, 0), len(places) - 1) + 1):
                    for at in combinations(range(len(places)), jokers):
                        cells = tuple(JOKER if spot in at else kind for spot, kind in enumerate(places))
                        if all(counts.get(kind, 0) for kind in cells):
                            found.append((MeldKind.RUN, cells))
    for number in range(LOWEST, HIGHEST + 1):
        colours = [kind_of(colour, number) for colour in Colour if counts.get(kind_of(colour, number), 0)]
        for size in (3, 4):
            for jokers in range(min(counts.get(JOKER, 0), size - 1) + 1):
                found.extend(
                    (MeldKind.GROUP, kinds + (JOKER,) * jokers) for kinds in combinations(colours, size - jokers)
                )
    found.extend((MeldKind.GROUP, (JOKER,) * size) for size in (3, 4) if counts.get(JOKER, 0) >= size)
    return found


def partitions(must: Counter[Kind], may: Counter[Kind]) -> Iterator[tuple[Shape, ...]]:
    """Yield every set of melds that uses all of ``must`` and none but those and ``may``."""
    melds = shapes(must + may)
    contents = [Counter(cells) for _, cells in melds]
    seen: set[tuple[int, ...]] = set()

    def extend(chosen: tuple[int, ...], must: Counter[Kind], may: Counter[Kind]) -> Iterator[tuple[int, ...]]:
        # Required tiles first, lowest kind first; then whatever the rest of the rack can form.
        wanted = next((kind for kind in KINDS if must[kind]), None)
        if wanted is None:
            key = tuple(sorted(chosen))
            if key in seen:
                return
            seen.add(key)
            yield key
        for index, content in enumerate(contents):
            if wanted is not None and not content[wanted]:
                continue
            if all(must[kind] + may[kind] >= count for kind, count in content.items()):
                from_must = Counter({kind: min(must[kind], count) for kind, count in content.items()})
                yield from extend((*chosen, index), must - from_must, may - (content - from_must))

    for key in extend((), must, may):
        yield tuple(melds[index] for index in key)


def best_value(
    table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool, weights: Mapping[Kind, int]
) -> int | None:
    """Return the highest value of a legal lay, or None if there is none."""
    on_table = [tile for meld in table for tile in meld.tiles]
    must = Counter(tile.kind for tile in on_table)
    may = Counter(tile.kind for tile in rack)
    best: int | None = None
    for melds in partitions(must, may):
        used = Counter(kind for _, cells in melds for kind in cells)
        value = sum(weights[kind] * count for kind, count in (used - must).items())
        if best is not None and value <= best:
            continue
        pieces: dict[Kind, list[Tile]] = {}
        for tile in [*rack[::-1], *reversed(on_table)]:
            pieces.setdefault(tile.kind, []).append(tile)
        after = tuple(Meld(tuple(pieces[kind].pop() for kind in cells), kind) for kind, cells in melds)
        if judge(table, after, rack, rules=rules, opened=opened).is_legal:
            best = value
    return best

"""Seeded random positions at the level of counts, for checks and benchmarks.

A position is three tuples of 53 numbers in the order of ``rummyroom.rummikub.tiles.KINDS``: how many tiles of
each kind lie on the table, how many are on the rack, and what laying one of each is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random

Counts = tuple[int, ...]
JOKER = 52


class Position(NamedTuple):
    """A table that is made of legal melds, a rack, and weights."""

    table: Counts
    rack: Counts
    weights: Counts
    melds: tuple[tuple[int, ...], ...]
    """The table's melds, as the orders of their kinds; those of a run in its order."""


def counts(kinds: list[int]) -> Counts:
    """Return how often each of the 53 kinds occurs."""
    found = [0] * 53
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


def random_meld(rng: random.Random, jokers: int) -> list[int]:
    """Return a random legal meld of at most 6 tiles, up to ``jokers`` of them jokers."""
    if rng.random() < 0.5:
        number = rng.randrange(13)
        meld = [colour * 13 + number for colour in rng.sample(range(4), rng.choice((3, 3, 4)))]
    else:
        length = rng.choice((3, 3, 3, 4, 5, 6))
        low = rng.randrange(4) * 13 + rng.randrange(14 - length)
        meld = list(range(low, low + length))
    for _ in range(min(jokers, len(meld) - 1)):
        if rng.random() < 0.25:
            meld[rng.randrange(len(meld))] = JOKER
    return meld


def weights(rng: random.Random) -> Counts:
    """Return one of the usual weights, or random ones."""
    match rng.randrange(5):
        case 0:
            return (1,) * 53
        case 1:
            return (*(kind % 13 + 1 for kind in range(52)), 0)
        case 2:
            return (*(kind % 13 + 1 for kind in range(52)), 30)
        case 3:
            return (*(rng.randrange(1, 4) for _ in range(52)), rng.randrange(4))
        case _:
            return tuple(rng.randrange(100) for _ in range(53))


def random_position(rng: random.Random, *, large: bool, tiles: int, rack: int) -> Position:
    """Return a random position.

    Args:
        rng: the source of chance.
        large: the set of 160 tiles instead of 106.
        tiles: about how many tiles lie on the table.
        rack: how many tiles are on the rack, as far as the set has them.
    """
    copies, jokers = (3, 4) if large else (2, 2)
    left = [copies] * 52 + [jokers]
    melds: list[tuple[int, ...]] = []
    laid = 0
    for _ in range(50 * tiles):
        if laid >= tiles:
            break
        meld = random_meld(rng, left[JOKER])
        if all(left[kind] >= meld.count(kind) for kind in meld) and any(kind != JOKER for kind in meld):
            for kind in meld:
                left[kind] -= 1
            melds.append(tuple(meld))
            laid += len(meld)
    pool = [kind for kind in range(53) for _ in range(left[kind])]
    rng.shuffle(pool)
    if rng.random() < 0.5:
        # Jokers to the front: the interesting racks.
        pool.sort(key=lambda kind: kind != JOKER)
    table = counts([kind for meld in melds for kind in meld])
    return Position(table, counts(pool[:rack]), weights(rng), tuple(melds))


Melds = list[tuple[bool, list[int]]]
"""Melds as the kernel returns them: whether each is a run, and the orders of its kinds."""


def fault(position: Position, laid: list[int], melds: Melds) -> str | None:
    """Return what is wrong with the kernel's table, or None."""
    if any(not 0 <= count <= rack for count, rack in zip(laid, position.rack, strict=True)):
        return "lays tiles that are not on the rack"
    seen = [0] * 53
    for is_run, kinds in melds:
        for kind in kinds:
            seen[kind] += 1
        numbered = [(place, kind) for place, kind in enumerate(kinds) if kind != JOKER]
        if is_run:
            lows = {(kind // 13, kind % 13 - place) for place, kind in numbered}
            legal = len(lows) == 1 and len(kinds) >= 3 and all(0 <= low <= 13 - len(kinds) for _, low in lows)
        else:
            colours = {kind // 13 for _, kind in numbered}
            legal = len({kind % 13 for _, kind in numbered}) <= 1 and len(colours) == len(numbered)
            legal = legal and 3 <= len(kinds) <= 4
        if not legal:
            return f"{kinds} is no {'run' if is_run else 'group'}"
    wanted = [table + count for table, count in zip(position.table, laid, strict=True)]
    return None if seen == wanted else "loses or adds tiles"


def points(melds: Melds) -> int:
    """Return what melds count in an opening."""
    total = 0
    for is_run, kinds in melds:
        numbered = [(place, kind % 13 + 1) for place, kind in enumerate(kinds) if kind != JOKER]
        if numbered:
            place, number = numbered[0]
            total += sum(number - place + i for i in range(len(kinds))) if is_run else number * len(kinds)
    return total

"""Random small boards for property tests: legal tables, and every legal way of laying given tiles."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from rummyroom.rummikub.melds import Meld, MeldKind, Table, read_meld, tidy
from rummyroom.rummikub.tiles import Colour, Kind, Tile, tile_set

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


def melds_with(first: Tile, others: Sequence[Tile], longest: int = 5) -> Iterator[Meld]:
    """Yield every legal meld of ``first`` and some of ``others``, copies of a kind told apart by order only."""
    jokers = [tile for tile in (first, *others) if tile.is_joker]
    real: dict[Kind, Tile] = {}
    for tile in reversed((first, *others)):
        real[tile.kind] = tile
    if first.is_joker:
        if len(jokers) >= 3:
            yield Meld(tuple(jokers[:3]), MeldKind.GROUP)
        return
    yield from _groups(first, real, jokers)
    assert first.colour is not None
    for low in range(max(1, first.number - longest + 1), first.number + 1):
        for size in range(max(3, first.number - low + 1), min(longest, 14 - low) + 1):
            yield from _runs([Kind(f"{first.colour}{low + step}") for step in range(size)], first, real, jokers)


def _groups(first: Tile, real: dict[Kind, Tile], jokers: Sequence[Tile]) -> Iterator[Meld]:
    mates = [real.get(Kind(f"{colour}{first.number}")) for colour in Colour if colour is not first.colour]
    for mask in range(8):
        chosen = [mate for bit, mate in enumerate(mates) if mask >> bit & 1]
        if None in chosen:
            continue
        for extra in range(len(jokers) + 1):
            if 3 <= 1 + len(chosen) + extra <= 4:
                yield Meld((first, *(mate for mate in chosen if mate), *jokers[:extra]), MeldKind.GROUP)


def _runs(kinds: Sequence[Kind], first: Tile, real: dict[Kind, Tile], jokers: Sequence[Tile]) -> Iterator[Meld]:
    def fill(place: int, left: int) -> Iterator[tuple[Tile, ...]]:
        if place == len(kinds):
            yield ()
            return
        tile = first if kinds[place] == first.kind else real.get(kinds[place])
        if tile is not None:
            for rest in fill(place + 1, left):
                yield (tile, *rest)
        if left < len(jokers) and kinds[place] != first.kind:
            for rest in fill(place + 1, left + 1):
                yield (jokers[left], *rest)

    for tiles in fill(0, 0):
        yield Meld(tiles, MeldKind.RUN)


def some_table(tiles: Sequence[Tile], choose: Callable[[int], int], longest: int = 5) -> Table | None:
    """Return a legal table of exactly ``tiles``, found by random choices and going back at dead ends."""
    budget = [60]

    def search(left: tuple[Tile, ...]) -> Table | None:
        if not left:
            return ()
        budget[0] -= 1
        if budget[0] < 0:
            return None
        options = list(melds_with(left[0], left[1:], longest))
        while options:
            meld = options.pop(choose(len(options)))
            rest = search(tuple(tile for tile in left if tile not in meld.tiles))
            if rest is not None:
                return (tidy(meld), *rest)
        return None

    return search(tuple(sorted(tiles, key=lambda tile: (tile.is_joker, tile))))


def random_table(
    chance: Random, *, melds: int = 3, large: bool = False, numbers: int = 6, joker_odds: float = 0.3
) -> Table:
    """Return a legal table of a few melds, of low numbers only, so that they have much to do with each other."""
    stock = list(tile_set(large=large))
    found: list[Meld] = []
    for _ in range(chance.randint(1, melds)):
        number, size = chance.randint(1, numbers), chance.randint(3, 4)
        if chance.random() < 0.5:
            kinds = [f"{each}{number}" for each in chance.sample(list(Colour), size)]
        else:
            colour = chance.choice(list(Colour))
            kinds = [f"{colour}{number + step}" for step in range(size)]
        tiles: list[Tile] = []
        for kind in kinds:
            wanted = "j" if chance.random() < joker_odds else kind
            tile = next((tile for tile in stock if tile.kind == wanted), None)
            if tile is not None:
                stock.remove(tile)
                tiles.append(tile)
        meld = Meld(tuple(tiles), chance.choice([None, MeldKind.GROUP, MeldKind.RUN]))
        if read_meld(meld).is_legal:
            found.append(tidy(meld))
    return tuple(found)


def tables(*, melds: int = 3, large: bool = False, numbers: int = 6) -> st.SearchStrategy[Table]:
    """Draw tables of :func:`random_table`."""
    return st.integers(0, 2**32).map(lambda seed: random_table(Random(seed), melds=melds, large=large, numbers=numbers))

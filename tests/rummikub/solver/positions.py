"""Positions to solve: the given ones, and random ones."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.rummikub.solver.brute import shapes

from rummyroom.rummikub.melds import Meld, Table, tidy
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.tiles import JOKER, KINDS, Kind, Tile, TileBox, parse_kinds, tile_set

if TYPE_CHECKING:
    from random import Random

DATA = Path(__file__).parents[2] / "data"


class Given(NamedTuple):
    """A position of the data files with its known answers."""

    key: str
    table: Table
    rack: tuple[Tile, ...]
    opened: bool
    best_tiles: int
    best_points: int
    best_points_joker_30: int


def given(name: str) -> list[Given]:
    """Return the positions of a data file."""
    return [_given(entry) for entry in json.loads((DATA / name).read_text())["positions"]]


def _given(entry: dict[str, Any]) -> Given:
    box = TileBox()
    melds = []
    for texts in entry["table"]:
        kinds = parse_kinds(" ".join(texts))
        if JOKER not in kinds:
            kinds = tuple(sorted(kinds, key=lambda kind: kind.number))
        melds.append(tidy(Meld(box.take_all(kinds))))
    return Given(
        entry["id"],
        tuple(melds),
        box.take_all(parse_kinds(" ".join(entry["rack"]))),
        entry["opened"],
        entry["best_tiles"],
        entry["best_value_j0"],
        entry["best_value_j30"],
    )


def random_position(
    rng: Random, *, large: bool, melds: int, rack: int, numbers: int = 13, jokers: int = 4
) -> tuple[Table, tuple[Tile, ...]]:
    """Return a random table of legal melds and a rack.

    Args:
        rng: where chance comes from.
        large: deal from the large set.
        melds: most melds on the table.
        rack: most tiles on the rack.
        numbers: how many neighbouring numbers the tiles have; few make for many ways to rearrange.
        jokers: most jokers in play.
    """
    lowest = rng.randint(1, 14 - numbers)
    left = [
        tile
        for tile in tile_set(large=large)
        if (tile.copy < jokers if tile.is_joker else lowest <= tile.number < lowest + numbers)
    ]
    rng.shuffle(left)
    table = []
    for _ in range(melds):
        choices = [shape for shape in shapes(Counter(tile.kind for tile in left)) if len(shape[1]) <= 5]
        with_joker = [shape for shape in choices if JOKER in shape[1] and shape[1].count(JOKER) < 3]
        if not choices:
            break
        kind, cells = rng.choice(with_joker if with_joker and rng.random() < 0.4 else choices)
        tiles = [_take(left, cell) for cell in cells]
        table.append(tidy(Meld(tuple(tiles), kind)))
    return tuple(table), tuple(left[:rack])


def _take(left: list[Tile], kind: Kind) -> Tile:
    tile = next(tile for tile in left if tile.kind is kind)
    left.remove(tile)
    return tile


def random_weights(rng: Random) -> dict[Kind, int]:
    """Return weights: a tile each, or anything from nothing to much."""
    if rng.random() < 0.4:
        return dict.fromkeys(KINDS, 1)
    return {kind: rng.choice([0, 1, 1, 2, 5, 40]) for kind in KINDS}


def random_joker_rules(rng: Random) -> Rules:
    """Return rules with any joker options."""
    return Rules(
        joker_release=rng.choice(list(JokerRelease)),
        joker_exchange_from=rng.choice(list(JokerSource)),
        joker_reuse=rng.choice(list(JokerReuse)),
        joker_meld_frozen=rng.random() < 0.3,
        opening_table_play=rng.random() < 0.5,
    )

"""Melds: groups and runs, what a joker in them stands for, and what they are worth."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rummyroom.rummikub.tiles import HIGHEST, LOWEST, Colour, Kind, Tile, TileBox, format_kinds, kind_of, parse_kinds
from rummyroom.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class MeldKind(Word):
    """The two kinds of meld."""

    GROUP = "group"
    RUN = "run"


class Meld(msgspec.Struct, frozen=True, array_like=False, omit_defaults=True):
    """Tiles lying together on the table, in order, legal or not.

    Args:
        tiles: the tiles; in a run their order says what a joker stands for.
        kind: what the player means it to be. Needed only where the tiles leave it open (one numbered
            tile with jokers); a run is assumed there. Always set on the melds of a game's table.
    """

    tiles: tuple[Tile, ...]
    kind: MeldKind | None = None

    def __str__(self) -> str:
        return format_meld(self)


Table = tuple[Meld, ...]


class MeldFault(Word):
    """Why tiles are no meld; the values are problem codes."""

    TOO_SHORT = "meld.too_short"
    DUPLICATE_COLOUR = "meld.duplicate_colour"
    DUPLICATE_NUMBER = "meld.duplicate_number"
    NOT_CONSECUTIVE = "meld.not_consecutive"
    TOO_LONG = "meld.too_long"
    MIXED = "meld.mixed"


class Reading(msgspec.Struct, frozen=True):
    """What tiles amount to as a meld.

    Args:
        kind: group or run; of a fault, what the tiles come closest to, or None.
        tiles: the tiles in tidy order: a run ascending with each joker at its place, a group by colour
            with the jokers last. Of a faulty meld, as given.
        stands_for: per tile of ``tiles``, the kinds it stands for: itself for a numbered tile, one kind
            for a joker in a run, the missing colours for a joker in a group.
        points: what the meld counts: each tile its number, a joker the number it stands for.
        fault: None if this is a legal meld.
        missing: for ``TOO_SHORT``, how many tiles are missing to three.
        culprits: the tiles that cause the fault.
    """

    kind: MeldKind | None
    tiles: tuple[Tile, ...]
    stands_for: tuple[tuple[Kind, ...], ...] = ()
    points: int = 0
    fault: MeldFault | None = None
    missing: int = 0
    culprits: tuple[Tile, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether the tiles are a legal meld."""
        return self.fault is None


@lru_cache(maxsize=8192)  # the same melds are read again at every draft, view and replay
def read_meld(meld: Meld) -> Reading:
    """Return what the tiles of ``meld`` amount to.

    A joker's place in a run counts: ``j b9 b10`` is b8 b9 b10 and ``b9 b10 j`` is b9 b10 b11. A joker that
    its place would push beyond 1 or 13 goes to the other end, so ``r12 r13 j`` is r11 r12 r13. The
    numbered tiles themselves may be given in any order.

    Source: rules/rummikub.md, Melds and Opening.
    """
    numbered = [tile for tile in meld.tiles if not tile.is_joker]
    jokers = len(meld.tiles) - len(numbered)
    as_run = meld.kind is MeldKind.RUN
    as_group = meld.kind is MeldKind.GROUP
    if not numbered:
        return _read_group(meld, numbered)
    same_number = len({tile.number for tile in numbered}) == 1
    same_colour = len({tile.colour for tile in numbered}) == 1
    if same_number and same_colour and len(numbered) == 1 and jokers:
        return _read_group(meld, numbered) if as_group else _read_run(meld, numbered)
    if same_number and same_colour and len(numbered) > 1:
        # Copies of one kind: neither. The fault is told for the kind it was meant to be.
        return _read_run(meld, numbered) if as_run else _read_group(meld, numbered)
    if same_number:
        return _read_group(meld, numbered)
    if same_colour:
        return _read_run(meld, numbered)
    return Reading(kind=None, tiles=meld.tiles, fault=MeldFault.MIXED, culprits=_odd_ones(numbered))


def _odd_ones(numbered: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles that fit neither the commonest number nor the commonest colour."""
    number, number_count = Counter(tile.number for tile in numbered).most_common(1)[0]
    colour, colour_count = Counter(tile.colour for tile in numbered).most_common(1)[0]
    if number_count >= colour_count:
        return tuple(tile for tile in numbered if tile.number != number)
    return tuple(tile for tile in numbered if tile.colour != colour)


def _read_group(meld: Meld, numbered: Sequence[Tile]) -> Reading:
    size = len(meld.tiles)
    colours = Counter(tile.colour for tile in numbered)
    doubled = tuple(tile for tile in numbered if colours[tile.colour] > 1)
    if doubled:
        return Reading(kind=MeldKind.GROUP, tiles=meld.tiles, fault=MeldFault.DUPLICATE_COLOUR, culprits=doubled)
    if size > len(Colour):
        jokers = tuple(tile for tile in meld.tiles if tile.is_joker)
        return Reading(kind=MeldKind.GROUP, tiles=meld.tiles, fault=MeldFault.TOO_LONG, culprits=jokers)
    if size < 3:
        # One number so far: a lone tile could still become either kind.
        kind = MeldKind.GROUP if len(numbered) > 1 else meld.kind
        return Reading(kind=kind, tiles=meld.tiles, fault=MeldFault.TOO_SHORT, missing=3 - size)
    number = numbered[0].number if numbered else 0
    missing = tuple(kind_of(colour, number) for colour in Colour if number and colour not in colours)
    tidy = sorted(meld.tiles, key=lambda tile: (tile.kind.order, tile.copy))
    stands = tuple(missing if tile.is_joker else (tile.kind,) for tile in tidy)
    return Reading(kind=MeldKind.GROUP, tiles=tuple(tidy), stands_for=stands, points=number * size)


def _read_run(meld: Meld, numbered: Sequence[Tile]) -> Reading:
    numbers = Counter(tile.number for tile in numbered)
    doubled = tuple(tile for tile in numbered if numbers[tile.number] > 1)
    if doubled:
        return Reading(kind=MeldKind.RUN, tiles=meld.tiles, fault=MeldFault.DUPLICATE_NUMBER, culprits=doubled)
    size = len(meld.tiles)
    if size > HIGHEST:
        jokers = tuple(tile for tile in meld.tiles if tile.is_joker)
        return Reading(kind=MeldKind.RUN, tiles=meld.tiles, fault=MeldFault.TOO_LONG, culprits=jokers)
    jokers_low, jokers_high = _joker_sides(meld.tiles)
    jokers_left = len(jokers_low) + len(jokers_high)
    ordered = sorted(numbered, key=lambda tile: tile.number)
    low, high = ordered[0].number, ordered[-1].number
    gaps = high - low + 1 - len(ordered)
    if gaps > jokers_left:
        return Reading(
            kind=MeldKind.RUN, tiles=meld.tiles, fault=MeldFault.NOT_CONSECUTIVE, culprits=_after_gaps(ordered)
        )
    if size < 3:
        kind = MeldKind.RUN if len(numbered) > 1 else meld.kind
        return Reading(kind=kind, tiles=meld.tiles, fault=MeldFault.TOO_SHORT, missing=3 - size)
    # Gaps are filled first, from jokers that lie inside, then from the top ones, then from the low ones.
    below = min(len(jokers_low), jokers_left - gaps)
    above = jokers_left - gaps - below
    if high + above > HIGHEST:
        below += high + above - HIGHEST
        above = HIGHEST - high
    if low - below < LOWEST:
        above += LOWEST - (low - below)
        below = low - LOWEST
    by_place = {tile.number: tile for tile in ordered}
    spare = list(jokers_low + jokers_high)
    colour = ordered[0].colour
    assert colour is not None  # a run has at least one numbered tile
    tidy = [by_place[place] if place in by_place else spare.pop(0) for place in range(low - below, high + above + 1)]
    stands = tuple((kind_of(colour, place),) for place in range(low - below, high + above + 1))
    points = sum(range(low - below, high + above + 1))
    return Reading(kind=MeldKind.RUN, tiles=tuple(tidy), stands_for=stands, points=points)


def _joker_sides(tiles: Sequence[Tile]) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Split the jokers into those before the first numbered tile and those after it."""
    first = next(index for index, tile in enumerate(tiles) if not tile.is_joker)
    return tuple(tiles[:first]), tuple(tile for tile in tiles[first:] if tile.is_joker)


def _after_gaps(ordered: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles on both sides of each gap."""
    culprits: dict[Tile, None] = {}
    for left, right in itertools.pairwise(ordered):
        if right.number != left.number + 1:
            culprits[left] = culprits[right] = None
    return tuple(culprits)


def tidy(meld: Meld) -> Meld:
    """Return a legal meld in tidy order with its kind set; an illegal one unchanged."""
    reading = read_meld(meld)
    return Meld(reading.tiles, reading.kind) if reading.is_legal else meld


def with_tile(meld: Meld, tile: Tile) -> Meld | None:
    """Return a legal meld with ``tile`` added where it fits and every joker staying what it is, tidy.

    >>> str(with_tile(Meld((Tile("b9a"), Tile("b10a"), Tile("ja"))), Tile("b8a")))
    'b8 b9 b10 j'

    Returns:
        None if the tile does not fit, or only by moving a joker to another place.
    """
    before = read_meld(meld)
    below = before.kind is MeldKind.RUN and tile.number < before.stands_for[0][0].number
    longer = tidy(Meld((tile, *meld.tiles) if below else (*meld.tiles, tile), before.kind))
    after = read_meld(longer)
    if not after.is_legal:
        return None
    place = longer.tiles.index(tile)
    others = after.stands_for[:place] + after.stands_for[place + 1 :]
    pairs = zip(others, before.stands_for, strict=True)
    stayed = all(not old or set(new) <= set(old) for new, old in pairs)  # jokers alone stand for anything
    return longer if stayed else None


def format_meld(meld: Meld) -> str:
    """Return a meld in text notation.

    The word ``group`` or ``run`` is written only where the tiles alone would be read as something else.

    >>> format_meld(Meld((Tile("r5a"), Tile("ja"), Tile("jb")), MeldKind.GROUP))
    'group r5 j j'
    """
    text = format_kinds(meld.tiles)
    if meld.kind is not None and read_meld(Meld(meld.tiles)) != read_meld(meld):
        return f"{meld.kind} {text}"
    return text


def format_table(table: Iterable[Meld]) -> str:
    """Return a table in text notation: melds joined by `` | ``."""
    return " | ".join(format_meld(meld) for meld in table)


def parse_meld_kinds(text: str) -> tuple[MeldKind | None, tuple[Kind, ...]]:
    """Parse one meld into its declared kind (``group r5 j j``), if any, and its tile kinds.

    Raises:
        NotationError: a piece is no tile.
    """
    head, _, rest = text.strip().partition(" ")
    if head.lower() in tuple(MeldKind):
        return MeldKind(head.lower()), parse_kinds(rest)
    return None, parse_kinds(text)


def parse_table_kinds(text: str) -> list[tuple[MeldKind | None, tuple[Kind, ...]]]:
    """Parse melds joined by ``|``; empty text is an empty table, empty places are skipped.

    Raises:
        NotationError: a piece is no tile.
    """
    melds = [parse_meld_kinds(part) for part in text.split("|")]
    return [(kind, kinds) for kind, kinds in melds if kinds]


def parse_table(text: str, box: TileBox) -> Table:
    """Parse a table, taking its physical tiles from ``box``.

    >>> [str(meld) for meld in parse_table("b9 j b11 | r4 k4 o4", TileBox())]
    ['b9 j b11', 'r4 k4 o4']

    Raises:
        NotationError: a piece is no tile, or the box has no further tile of a kind.
    """
    return tuple(Meld(box.take_all(kinds), kind) for kind, kinds in parse_table_kinds(text))

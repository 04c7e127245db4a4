"""From what a person types to physical tiles, with errors that name the bad piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.cli.errors import CommandError
from rummyroom.rummikub.melds import (
    Meld,
    MeldKind,
    Table,
    format_meld,
    parse_meld_kinds,
    parse_table_kinds,
    read_meld,
    tidy,
)
from rummyroom.rummikub.tiles import Kind, NotationError, Tile, TileBox, parse_kinds
from rummyroom.rummikub.turn import fault_problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MeldText = tuple[MeldKind | None, tuple[Kind, ...]]
"""A meld as it was written: the kind it was declared to be, if any, and its tiles."""


class Box:
    """The tiles of one set, each handed out once."""

    def __init__(self, *, large: bool) -> None:
        """Open a full set of 160 (``large``) or 106 tiles."""
        self._box = TileBox(large=large)
        self._large = large

    def take(self, kinds: Iterable[Kind]) -> tuple[Tile, ...]:
        """Return a tile for every kind.

        Raises:
            CommandError: the set has fewer tiles of a kind.
        """
        return tuple(self._take(kind) for kind in kinds)

    def _take(self, kind: Kind) -> Tile:
        try:
            return self._box.take(kind)
        except NotationError:
            raise CommandError("cli-too_many", piece=str(kind), size=160 if self._large else 106) from None


def read_rack(text: str, box: Box) -> tuple[Tile, ...]:
    """Return the tiles of a rack.

    Raises:
        CommandError: a piece is no tile, or the set has fewer of it.
    """
    _check_pieces(text)
    return box.take(parse_kinds(text))


def read_melds(text: str) -> list[MeldText]:
    """Return a table's melds as written, legal or not.

    Raises:
        CommandError: a piece is no tile.
    """
    for part in text.split("|"):
        head, _, rest = part.strip().partition(" ")
        _check_pieces(rest if head.lower() in tuple(MeldKind) else part)
    return parse_table_kinds(text)


def read_start_table(melds: Iterable[MeldText], box: Box) -> Table:
    """Return a table as it lies at the start of a turn, every meld tidy.

    Raises:
        CommandError: a meld is not legal, or the set has fewer of a tile.
    """
    return tuple(_legal(index, Meld(box.take(kinds), kind)) for index, (kind, kinds) in enumerate(melds))


def arrange(melds: Sequence[MeldText], before: Table, rack: Sequence[Tile], box: Box) -> Table:
    """Return the table after a turn, laid with the very tiles that were there.

    A meld that stands unchanged keeps its tiles. Elsewhere a kind is taken from the table first, then from the
    rack, and what neither has is a foreign tile.

    Args:
        melds: the table after the turn, as written.
        before: the table at the start of the turn.
        rack: the player's tiles at the start of the turn.
        box: the rest of the set.

    Raises:
        CommandError: the set has fewer of a tile.
    """
    standing = list(before)
    kept: dict[int, Meld] = {}
    for index, (kind, kinds) in enumerate(melds):
        for meld in standing:
            if _kinds(meld) == kinds and kind in (None, meld.kind):
                kept[index] = meld
                standing.remove(meld)
                break
    stock: dict[Kind, list[Tile]] = {}
    for tile in (*(tile for meld in standing for tile in meld.tiles), *rack):
        stock.setdefault(tile.kind, []).append(tile)

    def take(kind: Kind) -> Tile:
        tiles = stock.get(kind)
        return tiles.pop(0) if tiles else box.take([kind])[0]

    return tuple(
        kept[index] if index in kept else Meld(tuple(take(each) for each in kinds), kind)
        for index, (kind, kinds) in enumerate(melds)
    )


def read_meld_list(melds: object) -> list[MeldText]:
    """Return melds given as lists of tiles or as text, such as ``["r5", "o5", "b5"]``.

    Raises:
        CommandError: they are no list, a meld is neither, or a piece is no tile.
    """
    if not isinstance(melds, list):
        raise CommandError("cli-bad_tile", piece=str(melds))
    return [_read_one(meld) for meld in melds]


def _read_one(meld: object) -> MeldText:
    text = spaced(meld)
    head, _, rest = text.partition(" ")
    _check_pieces(rest if head.lower() in tuple(MeldKind) else text)
    return parse_meld_kinds(text)


def spaced(tiles: object) -> str:
    """Return tiles given as text or as a list of texts in notation.

    Raises:
        CommandError: they are neither.
    """
    if isinstance(tiles, str):
        return tiles.strip()
    if isinstance(tiles, list) and all(isinstance(tile, str) for tile in tiles):
        return " ".join(tiles)
    raise CommandError("cli-bad_tile", piece=str(tiles))


def _check_pieces(text: str) -> None:
    for piece in text.replace(",", " ").split():
        try:
            Kind(piece.lower())
        except NotationError:
            raise CommandError("cli-bad_tile", piece=piece) from None


def _kinds(meld: Meld) -> tuple[Kind, ...]:
    return tuple(tile.kind for tile in meld.tiles)


def _legal(index: int, meld: Meld) -> Meld:
    reading = read_meld(meld)
    if not reading.is_legal:
        raise CommandError("cli-bad_start_table", meld=format_meld(meld), problem=fault_problem(index, reading))
    return tidy(meld)

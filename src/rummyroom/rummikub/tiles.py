"""Tiles: colours, kinds, the 106 and 160 sets, and their text notation.

A *kind* is what is printed on a tile (``r7`` or the joker ``j``); a *tile* is one physical piece of
that kind (``r7a``, ``r7b``). Legality never depends on which copy of a kind lies where, but a table, a
replay or an animation follows the pieces. Both are their own text: they are strings, so they compare
by value, print as code that rebuilds them and need no translation on their way into JSON.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from rummyroom.words import Word

if TYPE_CHECKING:
    from collections.abc import Iterable

LOWEST = 1
HIGHEST = 13


class NotationError(ValueError):
    """Text is not in tile notation; the message quotes the piece that is wrong."""


class Colour(Word):
    """One of the four tile colours, by the letter that notation uses."""

    BLACK = "k"
    RED = "r"
    BLUE = "b"
    ORANGE = "o"


class Kind(str):
    """What is printed on a tile: a colour and a number, or a joker.

    >>> Kind("r7").colour, Kind("r7").number
    (Colour.RED, 7)
    """

    colour: Colour | None
    """The colour, or None for the joker."""
    number: int
    """1 to 13, or 0 for the joker."""
    order: int
    """Position in :data:`KINDS`: colour by colour in number order, the joker last (52)."""

    def __new__(cls, text: str) -> Self:
        """Return the kind that ``text`` names.

        Raises:
            NotationError: ``text`` is neither a colour letter with a number 1-13 nor ``j``.
        """
        try:
            return cast("Self", _KINDS[text])
        except KeyError:
            raise NotationError(
                f"{text!r} is not a tile: write a colour (k, r, b or o) and a number from 1 to 13, "
                "such as r7, or j for a joker"
            ) from None

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self.colour is None

    def __repr__(self) -> str:
        return f"Kind({str(self)!r})"

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


class Tile(str):
    """One physical tile: a kind and the letter of its copy.

    >>> Tile("r7b").kind, Tile("r7b").copy
    (Kind('r7'), 1)
    """

    kind: Kind
    copy: int
    """Which of the physical copies of its kind, from 0."""

    def __new__(cls, text: str) -> Self:
        """Return the tile that ``text`` names, such as ``r7a`` or ``jb``.

        Raises:
            NotationError: there is no such tile in the large set.
        """
        try:
            return cast("Self", _TILES[text])
        except KeyError:
            raise NotationError(
                f"{text!r} is not a physical tile: write its kind and the letter of its copy, such as r7a or jb"
            ) from None

    @property
    def colour(self) -> Colour | None:
        """The colour, or None for a joker."""
        return self.kind.colour

    @property
    def number(self) -> int:
        """1 to 13, or 0 for a joker."""
        return self.kind.number

    @property
    def is_joker(self) -> bool:
        """Whether this tile is a joker."""
        return self.kind.colour is None

    def __repr__(self) -> str:
        return f"Tile({str(self)!r})"

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


_KINDS: dict[str, Kind] = {}
_TILES: dict[str, Tile] = {}
_COPY_LETTERS = "abcd"


def _fill_tables() -> None:
    faces: list[tuple[str, Colour | None, int, int]] = [
        (f"{colour}{number}", colour, number, 3) for colour in Colour for number in range(LOWEST, HIGHEST + 1)
    ]
    faces.append(("j", None, 0, 4))
    for order, (text, colour, number, copies) in enumerate(faces):
        kind = str.__new__(Kind, text)
        kind.colour, kind.number, kind.order = colour, number, order
        _KINDS[text] = kind
        for copy in range(copies):
            tile = str.__new__(Tile, text + _COPY_LETTERS[copy])
            tile.kind, tile.copy = kind, copy
            _TILES[str(tile)] = tile


_fill_tables()

KINDS: tuple[Kind, ...] = tuple(_KINDS.values())
"""All 53 kinds: black 1-13, red 1-13, blue 1-13, orange 1-13, joker."""

JOKER: Kind = KINDS[-1]


def kind_of(colour: Colour, number: int) -> Kind:
    """Return the kind of ``colour`` with ``number`` (1 to 13)."""
    return _KINDS[f"{colour}{number}"]


def tile_set(*, large: bool = False) -> tuple[Tile, ...]:
    """Return every tile of a set, in notation order.

    Args:
        large: the 160-tile set (three copies, four jokers) instead of the 106-tile one (two and two).
    """
    copies, jokers = (3, 4) if large else (2, 2)
    return tuple(tile for tile in _TILES.values() if tile.copy < (jokers if tile.is_joker else copies))


def counts_of(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """Return how many tiles of each kind there are, by the kinds' order."""
    counts = [0] * len(KINDS)
    for tile in tiles:
        counts[tile.kind.order] += 1
    return tuple(counts)


def by_colour(tile: Tile) -> tuple[int, int]:
    """Sort key: colour by colour in number order, jokers last."""
    return (tile.kind.order, tile.copy)


def by_number(tile: Tile) -> tuple[int, int, int]:
    """Sort key: number by number in colour order, jokers last."""
    return (tile.number or HIGHEST + 1, tile.kind.order, tile.copy)


def parse_kinds(text: str) -> tuple[Kind, ...]:
    """Parse kinds separated by spaces or commas; ``J`` is accepted for a joker.

    >>> parse_kinds("r7 b7 j")
    (Kind('r7'), Kind('b7'), Kind('j'))

    Raises:
        NotationError: a piece is not a kind; the message quotes it.
    """
    return tuple(_KINDS.get(piece.lower()) or Kind(piece) for piece in text.replace(",", " ").split())


def format_kinds(tiles: Iterable[Tile | Kind]) -> str:
    """Return the notation of tiles or kinds, without the copies.

    >>> format_kinds([Tile("r7a"), Tile("ja")])
    'r7 j'
    """
    return " ".join(str(tile.kind if isinstance(tile, Tile) else tile) for tile in tiles)


class TileBox:
    """Hands out physical tiles for kinds written as text, each tile once.

    >>> box = TileBox()
    >>> box.take(Kind("r7")), box.take(Kind("r7"))
    (Tile('r7a'), Tile('r7b'))
    """

    def __init__(self, *, large: bool = False) -> None:
        """Open a full set (see :func:`tile_set`)."""
        self._large = large
        self._used: dict[Kind, int] = {}

    def take(self, kind: Kind) -> Tile:
        """Return the next unused tile of ``kind``.

        Raises:
            NotationError: the set has no further tile of this kind.
        """
        copies = (4 if kind.is_joker else 3) if self._large else 2
        copy = self._used.get(kind, 0)
        if copy >= copies:
            name = "large" if self._large else "standard"
            raise NotationError(f"{str(kind)!r} is written {copy + 1} times, but the {name} set has {copies} of it")
        self._used[kind] = copy + 1
        return _TILES[f"{kind}{_COPY_LETTERS[copy]}"]

    def take_all(self, kinds: Iterable[Kind]) -> tuple[Tile, ...]:
        """Return a tile for every kind; see :meth:`take`."""
        return tuple(self.take(kind) for kind in kinds)

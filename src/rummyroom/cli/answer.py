"""The answer of ``judge`` and ``solve``: one shape for programs, sentences for people.

The JSON shape is described in docs/commands.md; a change there is a change of the interface.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.codec import to_json
from rummyroom.rummikub.melds import Table, format_meld
from rummyroom.rummikub.tiles import Tile, by_colour, format_kinds

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rummyroom.i18n import Texts
    from rummyroom.problem import Problem


class ProblemAnswer(msgspec.Struct, frozen=True):
    """One problem, for a program to look at (``code``) and for a person to read (``text``)."""

    code: str
    tiles: tuple[str, ...]
    meld: int | None
    data: dict[str, Any]
    text: str


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a command found out about a turn.

    Args:
        legal: whether the turn is legal; of ``solve``, whether there is a legal lay.
        problems: all that makes it illegal.
        tiles: number of rack tiles laid.
        points: what they count, a joker the number it stands for.
        table: the melds of the table after the turn, as lists of kinds.
        laid: the kinds laid from the rack.
        rest: the kinds left on the rack.
    """

    legal: bool
    problems: tuple[ProblemAnswer, ...]
    tiles: int
    points: int
    table: tuple[tuple[str, ...], ...]
    laid: tuple[str, ...]
    rest: tuple[str, ...]


def answer(
    *,
    texts: Texts,
    problems: Iterable[Problem] = (),
    legal: bool,
    points: int,
    table: Table,
    laid: tuple[Tile, ...],
    rack: tuple[Tile, ...],
) -> Answer:
    """Return the answer for a turn that leaves ``table`` and was made from ``rack``."""
    return Answer(
        legal=legal,
        problems=tuple(
            ProblemAnswer(problem.code, _notation(problem.tiles), problem.meld, problem.data, texts.problem(problem))
            for problem in problems
        ),
        tiles=len(laid),
        points=points,
        table=tuple(kinds(meld.tiles) for meld in table),
        laid=kinds(laid),
        rest=kinds(rest_of(rack, laid)),
    )


def _notation(tiles: Iterable[str]) -> tuple[str, ...]:
    return kinds(Tile(tile) for tile in tiles)


def kinds(tiles: Iterable[Tile]) -> tuple[str, ...]:
    """Return the notation of what is printed on the tiles."""
    return tuple(str(tile.kind) for tile in tiles)


def rest_of(rack: tuple[Tile, ...], laid: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return the rack without the tiles laid, in its order."""
    gone = set(laid)
    return tuple(tile for tile in rack if tile not in gone)


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    print(to_json(value).decode(), flush=True)


def print_table(table: Table, texts: Texts) -> None:
    """Print a table, a meld to a line."""
    print(texts.text("cli-table"))
    for meld in table:
        print(f"  {format_meld(meld)}")


def print_rest(rest: Iterable[Tile], texts: Texts) -> None:
    """Print what stays on the rack, sorted by colour."""
    tiles = sorted(rest, key=by_colour)
    print(texts.text("cli-rest", tiles=format_kinds(tiles)) if tiles else texts.text("cli-rest-empty"))

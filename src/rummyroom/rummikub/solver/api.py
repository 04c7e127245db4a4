"""The solver's one small API: position + weights + rules -> best turn with its table.

Two engines answer. The compiled one (:mod:`.kernel` with :mod:`.turns`) is there if the package was built with a
C compiler; the reference (:mod:`.reference`) is the definition in plain Python, which it has to agree with. The
reference also takes the few rare questions that the compiled engine leaves to it (:func:`.turns.is_covered`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from rummyroom.rummikub.melds import Table
from rummyroom.rummikub.tiles import KINDS, Kind, Tile

if TYPE_CHECKING:
    from types import ModuleType

    from rummyroom.rummikub.rules import Rules

Weights = Mapping[Kind, int]
"""What laying one rack tile of each kind is worth; every one of the 53 kinds has an entry, none negative."""


class Goal(StrEnum):
    """Ready-made weights."""

    TILES = "tiles"
    """Lay the most tiles."""
    POINTS = "points"
    """Lay the most points; a joker counts nothing."""
    PENALTY = "penalty"
    """Leave the least on the rack, as it would be scored; a joker counts ``rules.joker_penalty``."""


class BestTurn(msgspec.Struct, frozen=True):
    """A legal lay of the highest value.

    Args:
        table: the whole table after the turn, every meld tidy with its kind set.
        laid: the rack tiles laid, at least one.
        value: the sum of their weights.
    """

    table: Table
    laid: tuple[Tile, ...]
    value: int


def weights_for(goal: Goal, rules: Rules) -> Weights:
    """Return the weights that ``goal`` stands for under ``rules``."""
    match goal:
        case Goal.TILES:
            return dict.fromkeys(KINDS, 1)
        case Goal.POINTS:
            return {kind: kind.number for kind in KINDS}
        case Goal.PENALTY:
            return {kind: rules.joker_penalty if kind.is_joker else kind.number for kind in KINDS}


def best_turn(table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool, weights: Weights) -> BestTurn | None:
    """Return a best legal lay, or None if no lay is legal.

    Args:
        table: the table at the start of the turn, every meld legal with its kind set.
        rack: the player's tiles.
        rules: the rules in force, joker rules and opening included.
        opened: whether the player had opened before this turn.
        weights: what each rack tile is worth; of several best turns, one that breaks the fewest
            melds, and of these (compiled) one that leaves the most melds untouched.
    """
    from rummyroom.rummikub.solver import reference

    turns = compiled()
    if turns is not None and turns.is_covered(table, rules, weights, rack, opened=opened):
        found: BestTurn | None = turns.best_turn(table, rack, rules=rules, opened=opened, weights=weights)
        return found
    return reference.best_turn(table, rack, rules=rules, opened=opened, weights=weights)


def can_lay(table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool) -> bool:
    """Return whether any lay is legal; arguments as for :func:`best_turn`."""
    from rummyroom.rummikub.solver import reference

    turns = compiled()
    weights = weights_for(Goal.TILES, rules)
    if turns is not None and turns.is_covered(table, rules, weights, rack, opened=opened):
        turn = turns.best_turn(table, rack, rules=rules, opened=opened, weights=weights, careful=False)
        return turn is not None
    return reference.can_lay(table, rack, rules=rules, opened=opened)


def can_lay_all(table: Table, tiles: tuple[Tile, ...], *, rules: Rules, opened: bool) -> bool:
    """Return whether all of ``tiles`` can be laid in one turn.

    With the whole rack this asks whether the player can go out; with a part of it, whether that part can be laid.

    Args:
        table: the table at the start of the turn.
        tiles: some or all of the player's tiles, at least one.
        rules: the rules in force.
        opened: whether the player had opened before this turn.
    """
    from rummyroom.rummikub.solver import reference

    turns = compiled()
    weights = weights_for(Goal.TILES, rules)
    if turns is not None and turns.is_covered(table, rules, weights, tiles, opened=opened):
        turn = turns.best_turn(
            table, tiles, rules=rules, opened=opened, weights=weights, careful=False, at_least=len(tiles)
        )
        return turn is not None
    return reference.can_lay_all(table, tiles, rules=rules, opened=opened)


def engine_name() -> str:
    """Return which engine answers: ``compiled`` or ``reference``."""
    return "reference" if compiled() is None else "compiled"


@cache
def compiled() -> ModuleType | None:
    """Return the module of the compiled engine, or None if the package was built without it."""
    try:
        from rummyroom.rummikub.solver import turns
    except ImportError:
        return None
    return turns

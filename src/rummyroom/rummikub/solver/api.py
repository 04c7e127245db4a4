"""The solver's one small API: position + weights + rules -> best turn with its table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from rummyroom.rummikub.melds import Table
from rummyroom.rummikub.tiles import KINDS, Kind, Tile

if TYPE_CHECKING:
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


def best_turn(
    table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool, weights: Weights
) -> BestTurn | None:
    """Return a best legal lay, or None if no lay is legal.

    Args:
        table: the table at the start of the turn, every meld legal with its kind set.
        rack: the player's tiles.
        rules: the rules in force, joker rules and opening included.
        opened: whether the player had opened before this turn.
        weights: what each rack tile is worth; of several best turns, one that breaks the fewest melds.
    """
    from rummyroom.rummikub.solver import reference

    return reference.best_turn(table, rack, rules=rules, opened=opened, weights=weights)

"""Best play from a table and a rack; see :mod:`rummyroom.rummikub.solver.api`."""

from rummyroom.rummikub.solver.api import (
    BestTurn,
    Goal,
    Weights,
    best_turn,
    can_lay,
    can_lay_all,
    engine_name,
    weights_for,
)
from rummyroom.rummikub.solver.choices import best_turn_within, best_turns

__all__ = [
    "BestTurn",
    "Goal",
    "Weights",
    "best_turn",
    "best_turn_within",
    "best_turns",
    "can_lay",
    "can_lay_all",
    "engine_name",
    "weights_for",
]

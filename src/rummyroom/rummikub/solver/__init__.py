"""Best play from a table and a rack; see :mod:`rummyroom.rummikub.solver.api`."""

from rummyroom.rummikub.solver.api import BestTurn, Goal, Weights, best_turn, weights_for

__all__ = ["BestTurn", "Goal", "Weights", "best_turn", "weights_for"]

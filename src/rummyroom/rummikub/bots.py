"""Computer players: each sees a view of its seat, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.rummikub.game import Action, Draw, Lay, Pass
from rummyroom.rummikub.melds import Meld
from rummyroom.rummikub.solver import Goal, best_turn, weights_for

if TYPE_CHECKING:
    import random

    from rummyroom.games import Limit
    from rummyroom.rummikub.view import View


class Medium:
    """Opens when it can, lays the most tiles (of those the most points), draws otherwise."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the lay of the most tiles, or a draw (a pass when the pool is empty)."""
        seat = view.turn
        tiles = weights_for(Goal.TILES, view.rules)
        points = weights_for(Goal.POINTS, view.rules)
        # One tile more is worth any number of points: no rack counts a thousand.
        weights = {kind: 1000 * tiles[kind] + points[kind] for kind in tiles}
        table = tuple(Meld(meld.tiles, meld.kind) for meld in view.table)
        best = best_turn(table, view.rack, rules=view.rules, opened=view.opened[seat], weights=weights)
        if best is not None:
            return Lay(seat, best.table)
        return Draw(seat) if view.pool else Pass(seat)

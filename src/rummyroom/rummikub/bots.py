"""Computer players: each sees a view of its seat, and nothing else.

``easy`` plays like a beginner, ``medium`` lays the most tiles it can. ``hard`` is in :mod:`.hard`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.rummikub.game import Action, Draw, Lay, Pass
from rummyroom.rummikub.melds import Meld, Table, with_tile
from rummyroom.rummikub.rules import EmptyPool, Rules
from rummyroom.rummikub.solver import Goal, Weights, best_turn, weights_for
from rummyroom.rummikub.tiles import Tile, by_number
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    import random

    from rummyroom.games import Limit
    from rummyroom.rummikub.view import View


def table_of(view: View) -> Table:
    """Return the table that ``view`` shows."""
    return tuple(Meld(meld.tiles, meld.kind) for meld in view.table)


def most_tiles(rules: Rules) -> Weights:
    """Return weights for the most tiles, and of those the most points."""
    tiles, points = weights_for(Goal.TILES, rules), weights_for(Goal.POINTS, rules)
    # One tile more is worth any number of points: no rack counts a thousand.
    return {kind: 1000 * tiles[kind] + points[kind] for kind in tiles}


def without_lay(view: View) -> Action:
    """Return a draw, or a pass when the pool is empty."""
    return Draw(view.turn) if view.pool else Pass(view.turn)


class Medium:
    """Opens when it can, lays the most tiles (of those the most points), draws otherwise."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the lay of the most tiles, or a draw (a pass when the pool is empty)."""
        best = best_turn(
            table_of(view),
            view.rack,
            rules=view.rules,
            opened=view.opened[view.turn],
            weights=most_tiles(view.rules),
        )
        return Lay(view.turn, best.table) if best else without_lay(view)


class Easy:
    """Plays like a beginner.

    It sees complete melds on its rack and places where a tile simply fits, overlooks some of those, and
    rearranges the table only now and then. It never does anything silly on purpose.
    """

    SEES_MELDS = 0.8
    """How often it notices that its rack holds complete melds."""
    SEES_ADDITION = 0.6
    """How often it notices that a tile fits somewhere."""
    REARRANGES = 0.25
    """How often it thinks of taking the table apart."""
    TRIES = 3
    """For how many of its tiles it then looks for a place."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return what a beginner might do."""
        table, rack = table_of(view), view.rack
        if view.opened[view.turn] and rng.random() < self.REARRANGES:
            tiles = [tile for tile in rack if not tile.is_joker]
            few = tuple(rng.sample(tiles, min(self.TRIES, len(tiles))))
            best = best_turn(table, few, rules=view.rules, opened=True, weights=most_tiles(view.rules))
            if best is not None:
                return Lay(view.turn, best.table)
        if rng.random() < self.SEES_MELDS:
            table, rack = self._lay_melds(view, table, rack)
        if view.opened[view.turn] or view.rules.opening_table_play:
            table, rack = self._add(table, rack, rng)
        legal = judge(table_of(view), table, view.rack, rules=view.rules, opened=view.opened[view.turn]).is_legal
        if legal:
            return Lay(view.turn, table)
        if not view.pool and view.rules.empty_pool is EmptyPool.MUST_LAY:
            return Medium().choose(view, rng, limit)
        return without_lay(view)

    @staticmethod
    def _lay_melds(view: View, table: Table, rack: tuple[Tile, ...]) -> tuple[Table, tuple[Tile, ...]]:
        """Lay complete melds from the rack beside the table."""
        best = best_turn((), rack, rules=view.rules, opened=view.opened[view.turn], weights=most_tiles(view.rules))
        if best is None:
            return table, rack
        return table + best.table, tuple(tile for tile in rack if tile not in best.laid)

    def _add(self, table: Table, rack: tuple[Tile, ...], rng: random.Random) -> tuple[Table, tuple[Tile, ...]]:
        """Add single tiles to melds, the high ones first; jokers are kept."""
        melds = list(table)
        for tile in sorted(rack, key=by_number, reverse=True):
            if tile.is_joker or rng.random() >= self.SEES_ADDITION:
                continue
            for index, meld in enumerate(melds):
                longer = with_tile(meld, tile)
                if longer is not None:
                    melds[index] = longer
                    rack = tuple(other for other in rack if other != tile)
                    break
        return tuple(melds), rack

"""A hint for a player who asks: the best turn, from what the seat may see and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.games import Hint
from rummyroom.rummikub.bots import table_of
from rummyroom.rummikub.solver import Goal, best_turn, weights_for
from rummyroom.rummikub.steps import steps_of
from rummyroom.rummikub.tiles import by_colour

if TYPE_CHECKING:
    from rummyroom.rummikub.view import View


def hint(view: View) -> Hint:
    """Return the turn that lays the most tiles and, of those, disturbs the table least.

    Args:
        view: what the seat to move may see.
    """
    before = table_of(view)
    best = best_turn(
        before,
        view.rack,
        rules=view.rules,
        opened=view.opened[view.turn],
        weights=weights_for(Goal.TILES, view.rules),
    )
    if best is None:
        return Hint(playable=False)
    laid = tuple(sorted(best.laid, key=by_colour))
    return Hint(playable=True, tiles=laid, steps=steps_of(before, best.table), table=best.table)

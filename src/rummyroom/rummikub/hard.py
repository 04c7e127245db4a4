"""The hard computer: saves its jokers, and plays every serious choice out in sampled futures.

Its habit is to lay the most tiles without a joker and to spend jokers only to go out, with its opening too. Where
there is a choice it asks :mod:`.futures`; without the compiled solver it keeps to the habit.
"""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.bots import most_tiles, table_of, without_lay
from rummyroom.rummikub.game import Action, Lay
from rummyroom.rummikub.rules import EmptyPool
from rummyroom.rummikub.solver import best_turn
from rummyroom.rummikub.tiles import Tile, counts_of

if TYPE_CHECKING:
    import random
    from types import ModuleType

    from rummyroom.games import Limit
    from rummyroom.rummikub.view import View

SHARE_OF_LIMIT = 0.6
"""Part of the time limit after which it makes up its mind."""


class Candidate(NamedTuple):
    """A turn to consider: the action, and how many tiles of each kind it lays (none for a draw or pass)."""

    action: Action
    laid: tuple[int, ...]


class Hard:
    """Plays to win: saves jokers, and looks into sampled futures."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the turn that does best in the futures sampled with ``rng``."""
        deadline = time.monotonic() + SHARE_OF_LIMIT * limit.seconds
        candidates = _candidates(view)
        futures = _futures()
        if len(candidates) == 1 or futures is None:
            return candidates[0].action
        best: Candidate = futures.best_of(candidates, view, rng, deadline)
        return best.action


@cache
def _futures() -> ModuleType | None:
    """Return :mod:`.futures`, or None where the package was built without the compiled solver."""
    try:
        return import_module("rummyroom.rummikub.futures")
    except ImportError:
        return None


def _candidates(view: View) -> list[Candidate]:
    """Return the turns worth considering, the habit's first; only one where there is nothing to consider."""
    table, seat, weights = table_of(view), view.turn, most_tiles(view.rules)

    def lay(rack: tuple[Tile, ...]) -> Candidate | None:
        best = best_turn(table, rack, rules=view.rules, opened=view.opened[seat], weights=weights)
        return Candidate(Lay(seat, best.table), counts_of(best.laid)) if best else None

    without = Candidate(without_lay(view), counts_of(()))
    most = lay(view.rack)
    if most is None:
        return [without]
    if sum(most.laid) == len(view.rack):
        return [most]
    jokers = [tile for tile in view.rack if tile.is_joker]
    by_jokers_spent = [
        lay(tuple(tile for tile in view.rack if tile not in jokers[spent:])) for spent in range(len(jokers))
    ]
    by_jokers_spent.append(most)
    must_lay = not view.pool and view.rules.empty_pool is EmptyPool.MUST_LAY
    habit = by_jokers_spent[0] or (most if must_lay else without)
    considered = [habit, *filter(None, by_jokers_spent)]
    if not must_lay:
        considered.append(without)
    distinct: dict[tuple[int, ...], Candidate] = {}
    for candidate in considered:
        distinct.setdefault(candidate.laid, candidate)
    return list(distinct.values())

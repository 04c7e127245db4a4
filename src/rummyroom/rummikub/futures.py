"""Which of some turns does best: each is played out to the end of the game in the same sampled futures.

Needs the compiled solver. The others are taken to lay the most tiles each turn, the seat to move to save its jokers.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from rummyroom.rummikub.game import Draw
from rummyroom.rummikub.solver import playout
from rummyroom.rummikub.worlds import World, Worlds

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from rummyroom.rummikub.hard import Candidate
    from rummyroom.rummikub.view import View

SAMPLES = 200
"""Futures looked at for a decision, at most."""
FIRST_LOOK = 16
"""Futures after which candidates that are clearly worse than the best are dropped, and again after every few."""
LOOK_EVERY = 8
CLEARLY = 1.5
"""By how many standard errors a candidate has to be worse to be dropped."""
WIN_BONUS = 50
"""Points that winning a game is worth beyond its score: matches are decided by games won."""


def best_of(candidates: Sequence[Candidate], view: View, rng: random.Random, deadline: float) -> Candidate:
    """Return the candidate with the best mean over the futures looked at; of equals the first.

    Args:
        candidates: turns of the seat to move.
        view: what that seat sees.
        rng: decides the futures.
        deadline: when to stop looking, by :func:`time.monotonic`.
    """
    future = _Future(view)
    values: dict[int, list[float]] = {index: [] for index in range(len(candidates))}
    for looked in range(1, SAMPLES + 1):
        world = future.worlds.deal(rng)
        for index, seen in values.items():
            seen.append(future.value(candidates[index], world))
        if looked >= FIRST_LOOK and looked % LOOK_EVERY == 0:
            leader = max(values.values(), key=sum)
            values = {index: seen for index, seen in values.items() if not _is_clearly_worse(seen, leader)}
        if len(values) == 1 or time.monotonic() > deadline:
            break
    return candidates[max(values, key=lambda index: sum(values[index]))]


class _Future:
    """What a turn of the seat to move leads to."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worlds = Worlds(view)
        self._policies = [playout.MOST_TILES] * view.players
        self._policies[view.turn] = playout.SAVE_JOKERS

    def value(self, candidate: Candidate, world: World) -> float:
        """Return what a candidate is worth in a world: the score, and more if it wins."""
        view, me = self.view, self.view.turn
        table, rack, pool = self.worlds.table, world.racks[me], world.pool
        opened, passes = list(view.opened), 0
        if any(candidate.laid):
            table = tuple(lying + laid for lying, laid in zip(table, candidate.laid, strict=True))
            rack = tuple(held - laid for held, laid in zip(rack, candidate.laid, strict=True))
            opened[me] = True
        elif isinstance(candidate.action, Draw):
            rack = tuple(held + (kind == pool[0]) for kind, held in enumerate(rack))
            pool = pool[1:]
        else:
            passes = view.passes + 1
        scores: tuple[int, ...] = playout.play_out(
            table,
            [*world.racks[:me], rack, *world.racks[me + 1 :]],
            pool,
            to_move=(me + 1) % view.players,
            opened=opened,
            policies=self._policies,
            opening_minimum=max(view.rules.opening_minimum, 1),
            joker_penalty=view.rules.joker_penalty,
            passes=passes,
            starter=view.starter,
        )
        return float(scores[me] + WIN_BONUS * (scores[me] > 0))


def _is_clearly_worse(values: Sequence[float], leader: Sequence[float]) -> bool:
    """Return whether ``values`` lose against ``leader`` in the same futures by more than chance explains."""
    lost = [best - value for best, value in zip(leader, values, strict=True)]
    mean = sum(lost) / len(lost)
    spread = math.sqrt(max(sum((value - mean) ** 2 for value in lost) / len(lost), 1.0))
    return mean > CLEARLY * spread / math.sqrt(len(lost))

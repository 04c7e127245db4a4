"""The hard computer: saves its jokers, and asks sampled futures whether another turn is better.

Its habit is to lay the most tiles without a joker and to spend jokers only to go out (or to open at all). Where
there is a choice it deals the unseen tiles at random some dozens of times, in ways that agree with what the view
tells, plays each out to the end after every candidate, and leaves its habit only for a turn that is clearly
better in these futures. Without the compiled play-out it keeps to the habit.
"""

from __future__ import annotations

import math
import time
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.bots import most_tiles, table_of, without_lay
from rummyroom.rummikub.game import Action, Draw, Lay
from rummyroom.rummikub.rules import EmptyPool
from rummyroom.rummikub.solver import best_turn
from rummyroom.rummikub.tiles import KINDS, Tile, tile_set

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from rummyroom.games import Limit
    from rummyroom.rummikub.view import View

Counts = list[int]
"""How many tiles of each kind, by the kinds' order."""

SAMPLES = 100
"""Futures looked at for a decision, at most."""
FIRST_LOOK = 8
"""Futures after which candidates that are no better are dropped, and again after every few."""
LOOK_EVERY = 4
CONFIDENCE = 2.0
"""By how many standard errors a candidate has to be better than the habit."""
WIN_BONUS = 40
"""Points that winning a game is worth beyond its score: matches are decided by games won."""
DEALS_PER_SAMPLE = 12
"""Deals of the unseen tiles tried until one agrees with what the others did."""
SHARE_OF_LIMIT = 0.6
"""Part of the time limit after which it makes up its mind."""
ANY_TILE = [1] * len(KINDS)


class Candidate(NamedTuple):
    """A turn to consider: the action, and the kinds it lays (none for a draw or pass)."""

    action: Action
    laid: Counts


class Hard:
    """Plays to win: saves jokers, and looks into sampled futures."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the habit's turn, or one that is clearly better in the futures sampled with ``rng``."""
        candidates = _candidates(view)
        futures = _play_out()
        if len(candidates) == 1 or futures is None:
            return candidates[0].action
        return _Choice(view, candidates, futures, rng, time.monotonic() + SHARE_OF_LIMIT * limit.seconds).best()


@cache
def _play_out() -> ModuleType | None:
    """Return the compiled play-out, or None where the package was built without it."""
    try:
        return import_module("rummyroom.rummikub.solver.playout")
    except ImportError:
        return None


def _counts(tiles: Iterable[Tile]) -> Counts:
    counts = [0] * len(KINDS)
    for tile in tiles:
        counts[tile.kind.order] += 1
    return counts


def _candidates(view: View) -> list[Candidate]:
    """Return the turns worth considering, the habit's first; only one where there is nothing to consider."""
    table, seat, weights = table_of(view), view.turn, most_tiles(view.rules)

    def lay(rack: tuple[Tile, ...]) -> Candidate | None:
        best = best_turn(table, rack, rules=view.rules, opened=view.opened[seat], weights=weights)
        return Candidate(Lay(seat, best.table), _counts(best.laid)) if best else None

    full = lay(view.rack)
    if full is None:
        return [Candidate(without_lay(view), [0] * len(KINDS))]
    if sum(full.laid) == len(view.rack):
        return [full]
    saving = full
    if any(tile.is_joker for tile in view.rack):
        found = lay(tuple(tile for tile in view.rack if not tile.is_joker))
        saving = found or Candidate(without_lay(view), [0] * len(KINDS))
        if not view.opened[seat] and found is None:
            saving = full  # an opening is worth a joker
    must_lay = not view.pool and view.rules.empty_pool is EmptyPool.MUST_LAY
    candidates = [saving, full, Candidate(without_lay(view), [0] * len(KINDS))]
    distinct = {tuple(candidate.laid): candidate for candidate in reversed(candidates)}
    ordered = sorted(distinct.values(), key=lambda candidate: candidate is not saving)
    return [candidate for candidate in ordered if any(candidate.laid) or not must_lay]


class _Choice:
    """One decision: candidates compared in the same sampled futures."""

    def __init__(
        self, view: View, candidates: list[Candidate], futures: ModuleType, rng: random.Random, deadline: float
    ) -> None:
        self.view, self.candidates, self.futures, self.rng, self.deadline = view, candidates, futures, rng, deadline
        self.me = view.turn
        self.table = _counts(tile for meld in view.table for tile in meld.tiles)
        self.rack = _counts(view.rack)
        whole = _counts(tile_set(large=view.large))
        unseen = [whole[kind] - self.table[kind] - self.rack[kind] for kind in range(len(KINDS))]
        self.unseen = [kind for kind, count in enumerate(unseen) for _ in range(count)]
        policies = [futures.MOST_TILES] * view.players
        policies[self.me] = futures.SAVE_JOKERS_ONCE_OPENED
        self.policies = policies

    def best(self) -> Action:
        """Return the habit's action, or that of the candidate that is clearly better."""
        gains: dict[int, list[float]] = {index: [] for index in range(1, len(self.candidates))}
        for looked in range(1, SAMPLES + 1):
            racks, pool = self._future()
            habit = self._value(self.candidates[0], racks, pool)
            for index, gained in gains.items():
                gained.append(self._value(self.candidates[index], racks, pool) - habit)
            if looked >= FIRST_LOOK and looked % LOOK_EVERY == 0:
                gains = {index: gained for index, gained in gains.items() if _mean_and_error(gained)[2] > 0}
                if not gains or time.monotonic() > self.deadline:
                    break
        chosen, most = 0, 0.0
        for index, gained in gains.items():
            mean, error, _ = _mean_and_error(gained)
            if mean > CONFIDENCE * error and mean > most:
                chosen, most = index, mean
        return self.candidates[chosen].action

    def _value(self, candidate: Candidate, racks: Sequence[Counts], pool: Sequence[int]) -> float:
        """Return what a candidate is worth in one future: the score, and more if it wins."""
        view, me = self.view, self.me
        table, rack, rest = self.table, list(self.rack), pool
        opened, passes = list(view.opened), 0
        if any(candidate.laid):
            table = [lying + laid for lying, laid in zip(table, candidate.laid, strict=True)]
            rack = [held - laid for held, laid in zip(rack, candidate.laid, strict=True)]
            opened[me] = True
        elif isinstance(candidate.action, Draw):
            rack[pool[0]] += 1
            rest = pool[1:]
        else:
            passes = view.passes + 1
        score = self.futures.play_out(
            table,
            [*racks[:me], rack, *racks[me + 1 :]],
            rest,
            to_move=(me + 1) % view.players,
            opened=opened,
            policies=self.policies,
            opening_minimum=max(view.rules.opening_minimum, 1),
            joker_penalty=view.rules.joker_penalty,
            passes=passes,
            starter=view.starter,
        )[me]
        return float(score + WIN_BONUS * (score > 0))

    def _future(self) -> tuple[list[Counts], list[int]]:
        """Return racks for all seats and the pool, dealt from the unseen tiles and agreeing with the view."""
        unseen = self.unseen
        for attempt in range(DEALS_PER_SAMPLE):
            self.rng.shuffle(unseen)
            racks, used, agrees = [], 0, True
            for seat in range(self.view.players):
                if seat == self.me:
                    racks.append(self.rack)
                    continue
                held = unseen[used : used + self.view.racks[seat]]
                used += len(held)
                rack = [0] * len(KINDS)
                for kind in held:
                    rack[kind] += 1
                racks.append(rack)
                if attempt < DEALS_PER_SAMPLE - 1 and not self._plausible(seat, rack, held[-1]):
                    agrees = False
                    break
            if agrees:
                return racks, unseen[used:]
        raise AssertionError("the last deal is always taken")

    def _plausible(self, seat: int, rack: Counts, drawn: int) -> bool:
        """Return whether ``seat`` would have drawn with this rack when it did.

        Args:
            seat: another player.
            rack: what it is supposed to hold.
            drawn: a kind on it that may be the tile it drew last.
        """
        view = self.view
        if not self._has_moved(seat):
            return True
        before = list(rack)
        before[drawn] -= 1
        from rummyroom.rummikub.solver import kernel

        if not view.opened[seat]:
            return kernel.solve_opening(before, ANY_TILE, view.rules.opening_minimum) is None
        if not self._drew_at_this_table(seat):
            return True
        found = kernel.solve(self.table, before, ANY_TILE)
        return found is None or found[0] == 0

    def _has_moved(self, seat: int) -> bool:
        place = (seat - self.view.starter) % self.view.players
        return place < self.view.turn_number - 1

    def _drew_at_this_table(self, seat: int) -> bool:
        """Return whether the seat's last turn left the table as it lies now."""
        last, players = self.view.last_seat, self.view.players
        if last is None or last == self.me:
            return True
        return 0 < (seat - last) % players < (self.me - last) % players


def _mean_and_error(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean, its standard error, and what the mean might be if luck was against it."""
    mean = sum(values) / len(values)
    spread = math.sqrt(max(sum((value - mean) ** 2 for value in values) / len(values), 1.0))
    error = spread / math.sqrt(len(values))
    return mean, error, mean + error

"""Play one game between bots, outside any room."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import msgspec

from rummyroom.deal import Deal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rummyroom.games import Bot, Game, Limit, Outcome, Rules

MAX_MOVES = 5000
"""A game that goes on longer is broken off as nobody's; no rules of the house allow one."""


class Played(msgspec.Struct, frozen=True):
    """A game between bots.

    Args:
        scores: points per seat.
        winners: the seats that won; several share the game.
        moves: actions taken.
        seat_moves: actions per seat.
        seat_seconds: time spent choosing per seat.
        slowest: seconds of the slowest choice per seat.
        failures: per seat, choices that raised or were illegal; the plainest legal action stood in.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    seat_moves: tuple[int, ...]
    seat_seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    failures: tuple[int, ...]


def play_game(
    game: Game, rules: Rules, bots: Sequence[Bot], *, seed: str, limit: Limit, results: Sequence[Outcome] = ()
) -> Played:
    """Play a game to its end.

    A bot that raises or answers an illegal action never stops the game: the plainest legal action stands in
    and is counted as a failure.

    Args:
        game: what to play.
        rules: its rules; the clock is not used.
        bots: a bot per seat.
        seed: decides the deal and the bots' chance; the same seed gives the same game.
        limit: what a bot may spend on a move.
        results: outcomes of the earlier games of the match, where they matter for the deal.
    """
    players = len(bots)
    state, _ = game.start(rules, players, Deal.from_seed(seed), results)
    chances = [random.Random(f"{seed}/{seat}") for seat in range(players)]  # noqa: S311 - repeatable on purpose
    moves, seconds = [0] * players, [0.0] * players
    slowest, failures = [0.0] * players, [0] * players
    while (outcome := game.outcome(state)) is None and sum(moves) < MAX_MOVES:
        seat = game.to_move(state)
        seen = game.view(state, seat)
        began = time.perf_counter()
        try:
            action = bots[seat].choose(seen, chances[seat], limit)
            bad = bool(game.problems(state, action))
        except Exception:  # noqa: BLE001 - whatever a bot does wrong, the game goes on
            action, bad = None, True
        spent = time.perf_counter() - began
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        moves[seat] += 1
        if bad:
            failures[seat] += 1
            action = game.fallback(state)
        state, _ = game.apply_unchecked(state, action)
    return Played(
        scores=outcome.scores if outcome else (0,) * players,
        winners=outcome.winners if outcome else (),
        moves=sum(moves),
        seat_moves=tuple(moves),
        seat_seconds=tuple(seconds),
        slowest=tuple(slowest),
        failures=tuple(failures),
    )

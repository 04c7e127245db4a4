"""Contests between bots: mirrored deals, every bot on every seat, figures with their uncertainty."""

from __future__ import annotations

import math
from itertools import combinations
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import msgspec
from joblib import Parallel, delayed

from rummyroom.arena.play import Played, play_game
from rummyroom.bots import load_bot
from rummyroom.games import Limit, Rules, game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NORMAL_95 = 1.96


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A bot against another: the first on one seat, the second on all others.

    Every deal is played once with the first bot on each seat, so that no bot has the better tiles.

    Args:
        game_key: which game.
        rules: its rules.
        first: name of the bot whose figures are told.
        second: name of the bot on the other seats.
        seats: number of seats.
        games: how many games to play; rounded up to whole deals.
        seed: the same seed plays the same games.
        limit: what a bot may spend on a move.
    """

    game_key: str
    rules: Rules
    first: str
    second: str
    seats: int
    games: int
    seed: int
    limit: Limit = Limit()

    @property
    def deals(self) -> int:
        """How many different deals are played."""
        return math.ceil(self.games / self.seats)


class DealResult(msgspec.Struct, frozen=True):
    """One deal, played with the first bot on each seat in turn."""

    deal: int
    games: tuple[Played, ...]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What a contest shows of its first bot.

    Args:
        games: games played.
        win_rate: share of games won, a shared game counting for its share.
        interval: 95% interval of the win rate, from the spread between deals.
        points: points per game.
        points_interval: 95% interval of the points per game.
        moves: moves per game, all seats.
        ms_per_move: the first bot's mean thinking time.
        ms_slowest: its slowest move.
        opponent_ms_per_move: the second bot's mean thinking time.
        failures: the first bot's failed choices.
        opponent_failures: the second bot's failed choices.
    """

    games: int
    win_rate: float
    interval: tuple[float, float]
    points: float
    points_interval: tuple[float, float]
    moves: float
    ms_per_move: float
    ms_slowest: float
    opponent_ms_per_move: float
    failures: int
    opponent_failures: int


def play_deal(contest: Contest, deal: int) -> DealResult:
    """Play one deal of ``contest`` with its first bot on each seat.

    Args:
        contest: who plays what.
        deal: number of the deal, from 0.
    """
    played = []
    for place in range(contest.seats):
        names = [contest.second] * contest.seats
        names[place] = contest.first
        bots = [load_bot(contest.game_key, name) for name in names]
        seed = f"{contest.seed}/{deal}"
        played.append(play_game(game(contest.game_key), contest.rules, bots, seed=seed, limit=contest.limit))
    return DealResult(deal, tuple(played))


def run(contest: Contest, *, jobs: int = -1) -> Iterator[DealResult]:
    """Yield the deals of ``contest`` as they are finished, in no fixed order.

    Args:
        contest: who plays what.
        jobs: processes at once; -1 uses all cores.
    """
    tasks = (delayed(play_deal)(contest, deal) for deal in range(contest.deals))
    yield from Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)(tasks)


def figures(results: Sequence[DealResult]) -> Figures | None:
    """Return what ``results`` show of the first bot, or None if nothing was played."""
    if not results:
        return None
    wins, points = [], []
    for result in results:
        own = list(enumerate(result.games))
        wins.append(fmean(1 / len(one.winners) if seat in one.winners else 0.0 for seat, one in own))
        points.append(fmean(one.scores[seat] for seat, one in own))
    own_games = [(seat, one) for result in results for seat, one in enumerate(result.games)]
    first_moves = sum(one.seat_moves[seat] for seat, one in own_games)
    first_seconds = sum(one.seat_seconds[seat] for seat, one in own_games)
    all_moves = sum(one.moves for _, one in own_games)
    all_seconds = sum(sum(one.seat_seconds) for _, one in own_games)
    first_failures = sum(one.failures[seat] for seat, one in own_games)
    return Figures(
        games=len(own_games),
        win_rate=fmean(wins),
        interval=_interval(wins, low=0.0, high=1.0),
        points=fmean(points),
        points_interval=_interval(points),
        moves=all_moves / len(own_games),
        ms_per_move=1000 * first_seconds / max(first_moves, 1),
        ms_slowest=1000 * max(one.slowest[seat] for seat, one in own_games),
        opponent_ms_per_move=1000 * (all_seconds - first_seconds) / max(all_moves - first_moves, 1),
        failures=first_failures,
        opponent_failures=sum(sum(one.failures) for _, one in own_games) - first_failures,
    )


def _interval(values: Sequence[float], *, low: float = -math.inf, high: float = math.inf) -> tuple[float, float]:
    """Return the 95% interval of the mean of independent ``values`` within [low, high]."""
    if len(values) < 2:
        return (low, high)
    margin = NORMAL_95 * stdev(values) / math.sqrt(len(values))
    mean = fmean(values)
    return (max(low, mean - margin), min(high, mean + margin))


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return who meets whom: two bots once; of more, every bot every other."""
    return list(combinations(names, 2))


class Standing(msgspec.Struct, frozen=True):
    """A bot's place in a ranking: mean share of its games won, mean points per game, games."""

    name: str
    win_rate: float
    points: float
    games: int


def ranking(
    contests: Sequence[tuple[Contest, Figures]], results: dict[tuple[str, str], list[DealResult]]
) -> list[Standing]:
    """Return all bots by the share of games they won over all their contests, best first.

    Args:
        contests: the contests with figures.
        results: per pair of names, the deals that were played.
    """
    won: dict[str, list[float]] = {}
    scored: dict[str, list[float]] = {}
    for contest, _ in contests:
        for result in results[contest.first, contest.second]:
            for place, one in enumerate(result.games):
                for seat, score in enumerate(one.scores):
                    name = contest.first if seat == place else contest.second
                    won.setdefault(name, []).append(1 / len(one.winners) if seat in one.winners else 0.0)
                    scored.setdefault(name, []).append(score)
    standings = [Standing(name, fmean(won[name]), fmean(scored[name]), len(won[name])) for name in won]
    return sorted(standings, key=lambda standing: (-standing.win_rate, -standing.points, standing.name))

"""A contest's figures as a table for people and as plain data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from rummyroom.arena.contest import Standing, figures, ranking
from rummyroom.codec import to_plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rummyroom.arena.contest import Contest, DealResult, Figures

Played = tuple["Contest", list["DealResult"]]


def with_figures(played: Sequence[Played]) -> list[tuple[Contest, Figures]]:
    """Return the contests of which anything was played, with their figures."""
    counted = [(contest, figures(results)) for contest, results in played]
    return [(contest, found) for contest, found in counted if found is not None]


def standings(played: Sequence[Played]) -> list[Standing]:
    """Return the ranking of all bots that met in ``played``."""
    results = {(contest.first, contest.second): deals for contest, deals in played}
    return ranking(with_figures(played), results)


def contest_table(played: Sequence[Played]) -> Table:
    """Return a table with a line per contest."""
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "against", "seats"):
        table.add_column(column)
    for column in ("games", "won", "95%", "points/game", "95%", "moves", "ms/move", "slowest ms", "failed"):
        table.add_column(column, justify="right", no_wrap=True)
    for contest, found in with_figures(played):
        low, high = found.interval
        points_low, points_high = found.points_interval
        table.add_row(
            contest.first,
            contest.second,
            str(contest.seats),
            str(found.games),
            f"{found.win_rate:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{found.points:+.1f}",
            f"{points_low:+.1f} to {points_high:+.1f}",
            f"{found.moves:.0f}",
            f"{found.ms_per_move:.1f}",
            f"{found.ms_slowest:.0f}",
            str(found.failures),
        )
    return table


def ranking_table(played: Sequence[Played]) -> Table:
    """Return a table that ranks all bots by the share of games they won."""
    table = Table(box=None, pad_edge=False)
    table.add_column("rank", justify="right")
    table.add_column("bot")
    for column in ("won", "points/game", "games"):
        table.add_column(column, justify="right")
    for place, standing in enumerate(standings(played), start=1):
        won, points = f"{standing.win_rate:.1%}", f"{standing.points:+.1f}"
        table.add_row(str(place), standing.name, won, points, str(standing.games))
    return table


def as_data(played: Sequence[Played], *, interrupted: bool) -> dict[str, Any]:
    """Return all figures as plain data; the keys are those of :class:`~.contest.Figures`.

    Args:
        played: contests with the deals that were finished.
        interrupted: whether it was broken off.
    """
    return {
        "interrupted": interrupted,
        "contests": [
            {
                "bot": contest.first,
                "against": contest.second,
                "game": contest.game_key,
                "seats": contest.seats,
                "seed": contest.seed,
                **to_plain(found),
            }
            for contest, found in with_figures(played)
        ],
        "ranking": [to_plain(standing) for standing in standings(played)],
    }

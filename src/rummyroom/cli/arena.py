"""``rummyroom arena``: bots against bots."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rummyroom.arena.contest import Contest, pairings
from rummyroom.arena.contest import run as run_contest
from rummyroom.arena.report import as_data, contest_table, ranking_table
from rummyroom.bots import UnknownBotError, bot_names, load_bot
from rummyroom.cli.errors import CommandError
from rummyroom.games import Limit, game, registry

if TYPE_CHECKING:
    import argparse

    from rummyroom.arena.contest import DealResult
    from rummyroom.i18n import Texts


def add_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add the options of the command."""
    group = parser.add_argument_group(texts.text("arena-contest"))
    group.add_argument("bots", nargs="+", metavar="BOT", help=texts.text("arena-bots-help"))
    group.add_argument("--game", choices=tuple(registry()), default="rummikub", help=texts.text("arena-game-help"))
    group.add_argument("--games", type=int, default=1000, metavar="N", help=texts.text("arena-games-help"))
    group.add_argument("--seats", type=int, default=2, metavar="N", help=texts.text("arena-seats-help"))
    group.add_argument("--seed", type=int, default=1, metavar="N", help=texts.text("arena-seed-help"))
    group.add_argument("--seconds", type=float, default=2.0, metavar="S", help=texts.text("arena-seconds-help"))
    group.add_argument("--jobs", type=int, default=-1, metavar="N", help=texts.text("arena-jobs-help"))
    group.add_argument("--edition", metavar="NAME", help=texts.text("arena-edition-help"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play the contests and print their figures; Ctrl-C prints what there is.

    Raises:
        CommandError: an option is wrong.
    """
    contests = _contests(options)
    played: list[tuple[Contest, list[DealResult]]] = []
    interrupted = False
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
            for contest in contests:
                bar = progress.add_task(f"{contest.first} - {contest.second}", total=contest.deals * contest.seats)
                results: list[DealResult] = []
                played.append((contest, results))
                for result in run_contest(contest, jobs=options.jobs):
                    results.append(result)
                    progress.advance(bar, contest.seats)
    except KeyboardInterrupt:
        interrupted = True
    if options.json:
        print(json.dumps(as_data(played, interrupted=interrupted)))
    else:
        # Piped output must not be cut to the width of a terminal that is not there.
        console = Console() if sys.stdout.isatty() else Console(width=140)
        if interrupted:
            console.print(texts.text("arena-interrupted"))
        console.print(contest_table(played))
        if len(contests) > 1:
            console.print()
            console.print(ranking_table(played))
    return 130 if interrupted else 0


def _contests(options: argparse.Namespace) -> list[Contest]:
    chosen = game(options.game)
    edition = options.edition or chosen.default_edition
    if edition not in chosen.editions:
        raise CommandError("cli-bad_edition", edition=edition, editions=", ".join(chosen.editions))
    fewest, most = chosen.seats
    if not fewest <= options.seats <= most:
        raise CommandError("arena-bad_seats", seats=options.seats, fewest=fewest, most=most)
    if options.games < 1 or options.seconds <= 0:
        raise CommandError("arena-bad_number")
    if len(options.bots) < 2 or len(set(options.bots)) < len(options.bots):
        raise CommandError("arena-two_bots")
    for name in options.bots:
        try:
            load_bot(options.game, name)
        except UnknownBotError:
            raise CommandError("arena-bad_bot", bot=name, bots=", ".join(bot_names(options.game))) from None
    return [
        Contest(
            game_key=options.game,
            rules=chosen.editions[edition],
            first=first,
            second=second,
            seats=options.seats,
            games=options.games,
            seed=options.seed,
            limit=Limit(options.seconds),
        )
        for first, second in pairings(options.bots)
    ]

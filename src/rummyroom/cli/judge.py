"""``rummyroom judge``: is this turn legal?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.cli import answer, judge_cards, notation
from rummyroom.cli.errors import CommandError
from rummyroom.cli.rules import add_rules_options, card_rules_from, rules_from
from rummyroom.games import registry
from rummyroom.rummikub.melds import format_meld
from rummyroom.rummikub.turn import Judgement, judge

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from rummyroom.i18n import Texts
    from rummyroom.problem import Problem
    from rummyroom.rummikub.rules import Rules


class OpeningAnswer(msgspec.Struct, frozen=True):
    """What an opening counts, and what it needs."""

    points: int
    minimum: int


class JudgeAnswer(answer.Answer, frozen=True, kw_only=True):
    """The answer of ``judge``: that of every turn, and the opening of a player who had not opened, else null."""

    opening: OpeningAnswer | None


def add_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add the options of the command."""
    group = parser.add_argument_group(texts.text("cli-position"))
    group.add_argument("--game", choices=tuple(registry()), default="rummikub", help=texts.text("arena-game-help"))
    group.add_argument("--before", default="", metavar="TABLE", help=texts.text("cli-before-help"))
    group.add_argument("--after", metavar="TABLE", help=texts.text("cli-after-help"))
    group.add_argument("--rack", metavar="TILES", help=texts.text("cli-rack-help"))
    group.add_argument("--hand", metavar="CARDS", help=texts.text("cli-hand-help"))
    group.add_argument("--taken", metavar="CARD", help=texts.text("cli-taken-help"))
    group.add_argument("--turn", metavar="TURN", help=texts.text("cli-turn-help"))
    add_rules_options(parser, texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Judge the turn; return 0 if it is legal, else 1.

    Raises:
        CommandError: the notation or the rules are wrong, or an option is missing.
    """
    needed, judge_turn = _JUDGES[options.game]
    missing = [f"--{name}" for name in needed if getattr(options, name) is None]
    if missing:
        raise CommandError("cli-missing", options=", ".join(missing))
    return judge_turn(options, texts)


def _judge_cards(options: argparse.Namespace, texts: Texts) -> int:
    return judge_cards.run(options, card_rules_from(options), texts)


def _judge_tiles(options: argparse.Namespace, texts: Texts) -> int:
    rules = rules_from(options)
    box = notation.Box(large=rules.large_set)
    before = notation.read_start_table(notation.read_melds(options.before), box)
    rack = notation.read_rack(options.rack, box)
    after = notation.arrange(notation.read_melds(options.after), before, rack, box)
    judgement = judge(before, after, rack, rules=rules, opened=not options.not_opened)
    if options.json:
        shape = answer.answer(
            texts=texts,
            problems=judgement.problems,
            legal=judgement.is_legal,
            points=judgement.points,
            table=judgement.table,
            laid=judgement.laid,
            rack=rack,
        )
        opening = _opening(judgement, rules)
        answer.print_json(JudgeAnswer(opening=opening, **msgspec.structs.asdict(shape)))
    else:
        _print(judgement, rules, texts)
    return 0 if judgement.is_legal else 1


def _opening(judgement: Judgement, rules: Rules) -> OpeningAnswer | None:
    if judgement.opening_points is None:
        return None
    return OpeningAnswer(judgement.opening_points, rules.opening_minimum)


def _print(judgement: Judgement, rules: Rules, texts: Texts) -> None:
    if judgement.is_legal:
        print(texts.text("cli-judge-legal", tiles=len(judgement.laid), points=judgement.points))
        if judgement.opening_points is not None:
            print(texts.text("cli-judge-opening", points=judgement.opening_points, minimum=rules.opening_minimum))
        answer.print_table(judgement.table, texts)
        return
    print(texts.text("cli-judge-illegal"))
    for problem in judgement.problems:
        print(f"- {_where(problem, judgement)}{texts.problem(problem)}")


def _where(problem: Problem, judgement: Judgement) -> str:
    """Return the meld that a problem is about, as the start of its line."""
    return "" if problem.meld is None else f"{format_meld(judgement.table[problem.meld])}: "


_JUDGES: dict[str, tuple[tuple[str, ...], Callable[[argparse.Namespace, Texts], int]]] = {
    "rummikub": (("after", "rack"), _judge_tiles),
    "rummy": (("hand", "turn"), _judge_cards),
}
"""Per game, the options that a turn of it needs, and what judges it."""

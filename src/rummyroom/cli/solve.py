"""``rummyroom solve``: what is the best turn?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.cli import answer, notation
from rummyroom.cli.errors import CommandError
from rummyroom.cli.positions import Position, read_positions
from rummyroom.cli.rules import add_rules_options, rules_from
from rummyroom.cli.steps import StepAnswer, step_answers
from rummyroom.rummikub.solver import BestTurn, Goal, best_turn, weights_for
from rummyroom.rummikub.tiles import by_colour, format_kinds
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    import argparse

    from rummyroom.i18n import Texts
    from rummyroom.rummikub.rules import Rules


class SolveAnswer(answer.Answer, frozen=True, kw_only=True, omit_defaults=True):
    """The answer of ``solve``: that of every turn, what the goal makes of it, and of a file's position its name.

    Args:
        goal: ``tiles``, ``points`` or ``penalty``.
        value: what the turn is worth by the goal; the highest there is.
        id: the position's own, if it had one.
        steps: the turn step by step, if asked for.
    """

    goal: str
    value: int
    id: str | None = None
    steps: tuple[StepAnswer, ...] | None = None


def add_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add the options of the command."""
    group = parser.add_argument_group(texts.text("cli-position"))
    group.add_argument("--table", default="", metavar="TABLE", help=texts.text("cli-table-help"))
    group.add_argument("--rack", metavar="TILES", help=texts.text("cli-rack-help"))
    group.add_argument("--file", metavar="POSITIONS.json", help=texts.text("cli-file-help"))
    group.add_argument("--goal", choices=tuple(Goal), default=Goal.TILES, type=str, help=texts.text("cli-goal-help"))
    group.add_argument("--steps", action="store_true", help=texts.text("cli-steps-help"))
    add_rules_options(parser, texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Solve one position or a file of them; return 0, also if nothing can be laid.

    Raises:
        CommandError: the notation, the file or the rules are wrong.
    """
    rules = rules_from(options)
    if (options.rack is None) == (options.file is None):
        raise CommandError("cli-rack_or_file")
    if options.file is not None:
        positions = read_positions(options.file, opened=not options.not_opened, large=rules.large_set)
    else:
        box = notation.Box(large=rules.large_set)
        table = notation.read_start_table(notation.read_melds(options.table), box)
        rack = notation.read_rack(options.rack, box)
        positions = [Position(table=table, rack=rack, opened=not options.not_opened)]
    goal = Goal(options.goal)
    for position in positions:
        turn = best_turn(
            position.table, position.rack, rules=rules, opened=position.opened, weights=weights_for(goal, rules)
        )
        if options.json:
            steps = step_answers(position.table, turn.table, texts) if turn and options.steps else None
            answer.print_json(_answer(position, turn, goal, rules, texts, steps=steps))
        elif options.file is not None:
            print(f"{position.id}: {_summary(position, turn, rules, texts)}", flush=True)
        else:
            _print(position, turn, rules, texts, steps=options.steps)
    return 0


def _points(position: Position, turn: BestTurn, rules: Rules) -> int:
    """Return what the laid tiles count where they lie."""
    return judge(position.table, turn.table, position.rack, rules=rules, opened=position.opened).points


def _answer(
    position: Position,
    turn: BestTurn | None,
    goal: Goal,
    rules: Rules,
    texts: Texts,
    *,
    steps: tuple[StepAnswer, ...] | None,
) -> SolveAnswer:
    shape = answer.answer(
        texts=texts,
        legal=turn is not None,
        points=_points(position, turn, rules) if turn else 0,
        table=turn.table if turn else position.table,
        laid=turn.laid if turn else (),
        rack=position.rack,
    )
    return SolveAnswer(
        goal=str(goal),
        value=turn.value if turn else 0,
        id=position.id,
        steps=steps,
        **msgspec.structs.asdict(shape),
    )


def _summary(position: Position, turn: BestTurn | None, rules: Rules, texts: Texts) -> str:
    if turn is None:
        if position.opened or not rules.opening_minimum:
            return texts.text("cli-solve-nothing")
        return texts.text("cli-solve-no_opening", minimum=rules.opening_minimum)
    laid = sorted(turn.laid, key=by_colour)
    return texts.text("cli-solve-lay", tiles=len(laid), points=_points(position, turn, rules), laid=format_kinds(laid))


def _print(position: Position, turn: BestTurn | None, rules: Rules, texts: Texts, *, steps: bool) -> None:
    print(_summary(position, turn, rules, texts))
    if turn is None:
        return
    if steps:
        for number, step in enumerate(step_answers(position.table, turn.table, texts), start=1):
            print(f"{number}. {step.text}")
    answer.print_table(turn.table, texts)
    answer.print_rest(answer.rest_of(position.rack, turn.laid), texts)

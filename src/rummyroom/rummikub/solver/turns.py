"""Best turns under all rules, on the compiled kernel.

The kernel counts tiles and knows no joker rules. A position is split into scenarios of what becomes of the table's
jokers (:mod:`rummyroom.rummikub.solver.jokerfates`), and each is solved. Where a retrieved joker goes is left to
the judge; if the judge refuses, the scenario is solved again once for every new meld that the joker could go to.
Every answer has passed :func:`rummyroom.rummikub.turn.judge`.

Of the best turns of a scenario the kernel finds one that breaks the fewest melds: see its ties. Then :mod:`.gentle`
looks whether the same tiles can be laid with more melds untouched.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.melds import Table, tidy
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, Rules
from rummyroom.rummikub.solver import kernel
from rummyroom.rummikub.solver.api import BestTurn, Weights
from rummyroom.rummikub.solver.gentle import touching_least
from rummyroom.rummikub.solver.jokerfates import (
    Conditions,
    Position,
    Scenario,
    claims,
    compiled_scenarios,
    scenario_of,
)
from rummyroom.rummikub.solver.jokerrule import Fate, old_jokers
from rummyroom.rummikub.solver.kernelplans import Found, Kept, keepable, plans_of, with_ties
from rummyroom.rummikub.solver.newmelds import PLACES, NewMeldRule, has_place_for_all, new_melds
from rummyroom.rummikub.solver.stock import stock_of
from rummyroom.rummikub.solver.tables import Run, group_plan, lay_out, run_plan
from rummyroom.rummikub.tiles import JOKER, KINDS, counts_of
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.solver.setmelds import SetMeld
    from rummyroom.rummikub.tiles import Tile

SCALE = 64
"""The kernel's loss counts a unit of weight this much, and a broken meld 1."""
ONE_EACH: Weights = dict.fromkeys(KINDS, 1)
MOST_WEIGHT = 8_000_000
"""The kernel's loss must fit into 29 bits."""


def _exact_weights(rack: Sequence[Tile], weights: Weights) -> tuple[int, ...]:
    """Return weights under which laying something is always worth more than laying nothing.

    If tiles on the rack are worth nothing, a numbered tile more decides among turns of the same value.
    """
    row = tuple(weights[kind] for kind in KINDS)
    if all(weights[tile.kind] for tile in rack):
        return row
    return (*(weight * SCALE + 1 for weight in row[:-1]), row[-1] * SCALE)


def _solve(position: Position, scenario: Scenario, conditions: Conditions, limit: int | None = None) -> Found | None:
    given = sum(position.on_rack) - sum(scenario.rack)
    if given > position.most:
        return None
    answer = kernel.solve_turn(
        scenario.table, scenario.rack, position.weights, conditions, limit, position.most - given
    )
    if answer is None:
        return None
    loss, laid, melds = answer
    value = scenario.given + sum(count * weight for count, weight in zip(laid, position.weights, strict=True))
    return Found(value, loss, laid, melds)


class _Answer(NamedTuple):
    value: int
    broken: int
    turn: BestTurn


def _judged(position: Position, scenario: Scenario, found: Found, *, careful: bool) -> _Answer | None:
    """Return the turn that was found for a scenario if it is legal; if it can be, one that breaks the fewest melds."""
    kept = keepable(position, scenario)
    if careful:
        gentle = _solve(position, scenario, with_ties(position, scenario, kept), found.loss + SCALE)
        if gentle is not None and gentle.value == found.value:
            answer = _turn(position, scenario, gentle, kept)
            if answer is not None:
                return answer
    return _turn(position, scenario, found, kept)


def _turn(position: Position, scenario: Scenario, found: Found, kept: Kept) -> _Answer | None:
    plans = plans_of(position, scenario, found, kept)
    table, laid = lay_out(plans, position.table, position.rack)
    verdict = judge(position.table, table, position.rack, rules=position.rules, opened=True)
    if not verdict.is_legal:
        return None
    value = sum(position.values[tile.kind] for tile in laid)
    broken = len(position.table) - len({meld for plan in plans for meld in plan.kept})
    return _Answer(found.value, broken, BestTurn(verdict.table, laid, value))


def _strict(position: Position, scenario: Scenario, at_least: int) -> Iterator[tuple[Scenario, Found]]:
    """Yield the scenario once for every choice of new melds for its retrieved jokers, best first.

    Args:
        position: what is asked.
        scenario: the scenario.
        at_least: leave out what is worth less.
    """
    jokers = tuple(joker._replace(fate=fate) for joker, fate in zip(position.jokers, scenario.fates, strict=True))
    stock = stock_of([tile for meld in position.table for tile in meld.tiles], position.rack, position.values)
    two = position.rules.joker_reuse is JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES
    rule = NewMeldRule(jokers, stock)
    candidates = list(new_melds(position.table, jokers, stock, rack_tiles=2 if two else 0))
    gone = tuple(index for index, fate in enumerate(scenario.fates) if fate is Fate.GO)
    found: list[tuple[Scenario, Found]] = []
    for count in range(1, len(gone) + 1):
        for melds in combinations_with_replacement(candidates, count):
            credit = rule.start
            for meld in melds:
                more = rule.admit(credit, meld)
                if more is None:
                    break
                credit = more
            else:
                if len(credit) - PLACES == len(gone) and has_place_for_all(gone, credit[PLACES:]):
                    found.extend(_with_set(position, scenario, melds, at_least))
    return iter(sorted(found, key=lambda pair: -pair[1].value))


def _with_set(
    position: Position, scenario: Scenario, melds: tuple[SetMeld, ...], at_least: int
) -> Iterator[tuple[Scenario, Found]]:
    for wanted in dict.fromkeys(claims(position, scenario.fates)):
        strict = scenario_of(position, scenario.fates, wanted, melds)
        if strict is not None:
            found = _solve(position, strict, strict.conditions)
            if found is not None and found.value >= at_least:
                yield strict, found


def best_turn(
    table: Table,
    rack: tuple[Tile, ...],
    *,
    rules: Rules,
    opened: bool,
    weights: Weights,
    careful: bool = True,
    at_least: int = 0,
    most: int | None = None,
) -> BestTurn | None:
    """Return a best legal lay, or None if no lay is legal; see :func:`~.api.best_turn`.

    Args:
        table: the table at the start of the turn.
        rack: the player's tiles.
        rules: the rules in force.
        opened: whether the player had opened before this turn.
        weights: what each rack tile is worth.
        careful: choose a best turn that breaks the fewest melds and touches few; otherwise the first that is found.
        at_least: look only for turns of this value or more; no tile on the rack may be worth 0 then.
        most: how many tiles may be laid at most; only for a player who has opened.
    """
    on_table = [tile for meld in table for tile in meld.tiles]
    row = _exact_weights(rack, weights)
    position = Position(
        table,
        rack,
        rules,
        row,
        weights,
        counts_of(on_table),
        counts_of(rack),
        old_jokers(table),
        len(rack) if most is None else most,
    )
    if not (opened or rules.opening_minimum == 0):
        turn = _opening(position)
        return turn if turn is not None and turn.value >= at_least else None
    answer = _best(position, careful=careful, at_least=max(1, at_least))
    if answer is None and not weights[JOKER] and position.on_rack[-1]:
        # Nothing but jokers can be laid, and they are worth nothing: lay one all the same.
        answer = _best(position._replace(weights=(*row[:-1], 1)), careful=careful, at_least=1)
    if answer is None:
        return None
    if not careful:
        return answer.turn

    def lay_all(part: Table, tiles: tuple[Tile, ...]) -> BestTurn | None:
        counted = counts_of([tile for meld in part for tile in meld.tiles])
        ones = (1,) * len(KINDS)
        asked = Position(part, tiles, rules, ones, ONE_EACH, counted, counts_of(tiles), old_jokers(part), len(tiles))
        found = _best(asked, careful=True, at_least=len(tiles))
        return None if found is None else found.turn

    return touching_least(table, answer.turn, rules=rules, lay_all=lay_all)


def _best(position: Position, *, careful: bool, at_least: int) -> _Answer | None:
    bounds = [(scenario, _solve(position, scenario, scenario.conditions)) for scenario in compiled_scenarios(position)]
    found = [(scenario, bound) for scenario, bound in bounds if bound is not None and bound.value >= at_least]
    found.sort(key=lambda pair: (-pair[1].value, pair[0].gone))
    best: _Answer | None = None
    rules = position.rules
    asks = rules.joker_reuse is not JokerReuse.ANYWHERE and rules.joker_release is not JokerRelease.FREE
    for scenario, bound in found:
        if best is not None and (bound.value < best.value or not careful or best.broken == 0):
            break
        answer = _judged(position, scenario, bound, careful=careful)
        if answer is None and scenario.gone and asks and (best is None or bound.value > best.value):
            for strict, strictly in _strict(position, scenario, at_least if best is None else best.value + 1):
                answer = _judged(position, strict, strictly, careful=careful)
                if answer is not None:
                    break
        if answer is not None and (best is None or (answer.value, -answer.broken) > (best.value, -best.broken)):
            best = answer
    return best


def _opening(position: Position) -> BestTurn | None:
    """Return the best first meld from the rack alone; the table stays as it is."""
    answer = kernel.solve_opening(position.on_rack, position.weights, position.rules.opening_minimum)
    if answer is None:
        return None
    plans = []
    for is_run, kinds in answer[2]:
        numbered = next(((spot, kind) for spot, kind in enumerate(kinds) if kind != JOKER.order), None)
        if numbered is None:
            plans.append(group_plan(1, [], len(kinds)))
        elif is_run:
            first = numbered[1] % 13 + 1 - numbered[0]
            jokers = {number for number, kind in enumerate(kinds, first) if kind == JOKER.order}
            run = Run(numbered[1] // 13, first, first + len(kinds) - 1, jokers)
            plans.append(run_plan(run, run.first, run.last))
        else:
            colours = [kind // 13 for kind in kinds if kind != JOKER.order]
            plans.append(group_plan(numbered[1] % 13 + 1, colours, len(kinds) - len(colours)))
    melds, laid = lay_out(plans, (), position.rack)
    after = (*map(tidy, position.table), *melds)
    verdict = judge(position.table, after, position.rack, rules=position.rules, opened=False)
    assert verdict.is_legal, verdict.problems  # points were counted by place
    return BestTurn(verdict.table, laid, sum(position.values[tile.kind] for tile in laid))


def is_covered(table: Table, rules: Rules, weights: Weights, rack: Sequence[Tile], *, opened: bool) -> bool:
    """Return whether :func:`best_turn` answers here; the rest is left to the reference solver.

    Left out are rare options and positions: openings that may rearrange the table, frozen melds, melds of jokers
    alone on the table, and enormous weights.
    """
    if not (opened or rules.opening_minimum == 0) and rules.opening_table_play:
        return False
    if rules.joker_meld_frozen and any(tile.is_joker for meld in table for tile in meld.tiles):
        return False
    if any(all(tile.is_joker for tile in meld.tiles) for meld in table):
        return False
    return SCALE * sum(weights[tile.kind] + 1 for tile in rack) < MOST_WEIGHT

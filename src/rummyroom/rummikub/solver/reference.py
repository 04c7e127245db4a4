"""The reference solver: the readable definition of the best turn, in plain Python.

It goes from cheap to dear, and stops at the first answer that the judge accepts:

1. one scan (:mod:`~rummyroom.rummikub.solver.search`) that asks everything of the rules except where a retrieved
   joker goes: an upper bound, and nearly always the answer;
2. if the judge refuses that, a scan that also sets every retrieved joker down in a new meld
   (:mod:`~rummyroom.rummikub.solver.newmelds`), and goes on until the judge accepts an answer.

Every answer has passed :func:`rummyroom.rummikub.turn.judge`: never an illegal turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.melds import Meld, Table, read_meld, tidy
from rummyroom.rummikub.solver.api import BestTurn, Goal, Weights, weights_for
from rummyroom.rummikub.solver.conditions import OpeningPoints
from rummyroom.rummikub.solver.disturbance import broken_melds, least_disturbing
from rummyroom.rummikub.solver.scenarios import Scenario, scenarios
from rummyroom.rummikub.solver.search import Path, Search, Watched
from rummyroom.rummikub.solver.stock import stock_of
from rummyroom.rummikub.solver.tables import lay_out, plan_melds
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from rummyroom.rummikub.rules import Rules
    from rummyroom.rummikub.tiles import Tile


class Solution(NamedTuple):
    """A best turn and how many melds of the table it breaks."""

    turn: BestTurn
    broken: int


class _Position(NamedTuple):
    table: Table
    rack: tuple[Tile, ...]
    rules: Rules
    opened: bool
    weights: Weights


def best_turn(table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool, weights: Weights) -> BestTurn | None:
    """Return a best legal lay, or None if no lay is legal; see :func:`~.api.best_turn`."""
    solution = solve(table, rack, rules=rules, opened=opened, weights=weights)
    return None if solution is None else solution.turn


def can_lay(table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool) -> bool:
    """Return whether any lay is legal."""
    if (opened or rules.opening_minimum == 0) and _can_add(table, rack, rules):
        return True
    weights = weights_for(Goal.TILES, rules)
    return solve(table, rack, rules=rules, opened=opened, weights=weights, careful=False) is not None


def can_lay_all(table: Table, tiles: tuple[Tile, ...], *, rules: Rules, opened: bool) -> bool:
    """Return whether all of ``tiles`` can be laid in one turn."""
    weights = weights_for(Goal.TILES, rules)
    return solve(table, tiles, rules=rules, opened=opened, weights=weights, careful=False, limit=0) is not None


def solve(
    table: Table,
    rack: tuple[Tile, ...],
    *,
    rules: Rules,
    opened: bool,
    weights: Weights,
    careful: bool = True,
    limit: int | None = None,
) -> Solution | None:
    """Return a best legal lay and what it breaks, or None if there is none.

    Args:
        table: the table at the start of the turn, every meld legal with its kind set.
        rack: the player's tiles.
        rules: the rules in force.
        opened: whether the player had opened before this turn.
        weights: what each rack tile is worth.
        careful: choose a best turn that breaks the fewest melds; otherwise the first that is found.
        limit: look only for turns that leave at most this weight on the rack.
    """
    position = _Position(table, rack, rules, opened or rules.opening_minimum == 0, weights)
    if not position.opened and not rules.opening_table_play:
        return _opening(position, limit)
    bounds: list[tuple[Path, Scenario, Search]] = []
    for scenario in scenarios(table, rack, rules, opened=position.opened, weights=weights):
        search = scenario.search()
        path = search.best(limit)
        if path is not None:
            bounds.append((path, scenario, search))
    found: list[_Answer] = []
    for path, scenario, search in sorted(bounds, key=lambda bound: bound[0].loss):
        if found and path.loss > found[0].loss:
            break
        answer = _answer(position, scenario, search, path, careful=careful, limit=limit)
        if answer is not None:
            found.append(answer)
            found.sort(key=lambda each: (each.loss, each.solution.broken))
    return found[0].solution if found else None


class _Answer(NamedTuple):
    loss: int
    solution: Solution


def _answer(
    position: _Position, scenario: Scenario, search: Search, path: Path, *, careful: bool, limit: int | None
) -> _Answer | None:
    """Return the best turn of a scenario, or None if it has none.

    Args:
        position: what is asked.
        scenario: what may become of the jokers.
        search: the cheap search of it.
        path: what that has found.
        careful: break the fewest melds.
        limit: look only for turns that leave at most this weight on the rack.
    """
    answer = _judged(position, scenario, search, path, careful=careful)
    if answer is not None or not scenario.asks_for_new_melds or _lays_nothing(scenario, path):
        return answer
    strict = scenario.strict_search()
    for other in strict.paths(limit):
        if _lays_nothing(scenario, other):
            break
        answer = _judged(position, scenario, strict, other, careful=careful)
        if answer is not None:
            return answer
    return None


def _lays_nothing(scenario: Scenario, path: Path) -> bool:
    return path.loss == scenario.stock.worth and not scenario.stock.has_worthless


def _judged(position: _Position, scenario: Scenario, search: Search, path: Path, *, careful: bool) -> _Answer | None:
    """Return the turn that a path amounts to if it is legal; if it can be, one that breaks the fewest melds."""
    if _lays_nothing(scenario, path):
        return None
    if careful:
        gentle = least_disturbing(search, path, scenario.watched)
        turn = _turn(position, scenario, gentle, scenario.watched)
        if turn is not None:
            return _Answer(path.loss, turn)
    turn = _turn(position, scenario, path, search.watched)
    return None if turn is None else _Answer(path.loss, turn)


def _turn(position: _Position, scenario: Scenario, path: Path, watched: Watched) -> Solution | None:
    table, laid = lay_out(plan_melds(path, watched), scenario.table, position.rack)
    table = (*scenario.aside, *table)
    verdict = judge(position.table, table, position.rack, rules=position.rules, opened=position.opened)
    if not verdict.is_legal:
        return None
    turn = BestTurn(verdict.table, laid, sum(position.weights[tile.kind] for tile in laid))
    return Solution(turn, broken_melds(position.table, turn.table))


def _opening(position: _Position, limit: int | None) -> Solution | None:
    """Return the best first meld from the rack alone; the table stays as it is."""
    stock = stock_of((), position.rack, position.weights)
    search = Search(stock, conditions=[OpeningPoints(position.rules.opening_minimum)])
    path = search.best(limit)
    if path is None:
        return None
    melds, laid = lay_out(plan_melds(path, Watched()), (), position.rack)
    table = (*map(tidy, position.table), *melds)
    return Solution(BestTurn(table, laid, stock.worth - path.loss), 0)


def _can_add(table: Table, rack: tuple[Tile, ...], rules: Rules) -> bool:
    """Return whether a single rack tile fits beside a meld of the table."""
    for index, meld in enumerate(table):
        for tile in rack:
            after = (*table[:index], Meld((*meld.tiles, tile), meld.kind), *table[index + 1 :])
            if read_meld(after[index]).is_legal and judge(table, after, rack, rules=rules, opened=True).is_legal:
                return True
    return False

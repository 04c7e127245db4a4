"""Turns to choose from: the best few, and the best one that lays no more than so many tiles."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count, islice
from typing import TYPE_CHECKING

from rummyroom.rummikub.solver.api import BestTurn, Weights, best_turn, compiled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.rules import Rules
    from rummyroom.rummikub.tiles import Kind, Tile

MORE_THAN_ALL_TILES = 256
"""More than any rack has tiles."""


def best_turns(
    table: Table, rack: tuple[Tile, ...], limit: int, *, rules: Rules, opened: bool, weights: Weights
) -> tuple[BestTurn, ...]:
    """Return the best legal lays that differ in the kinds laid, highest value first.

    Args:
        table: the table at the start of the turn.
        rack: the player's tiles.
        limit: how many turns to return at most.
        rules: the rules in force.
        opened: whether the player had opened before this turn.
        weights: what each rack tile is worth.
    """
    found = islice(_by_value(table, rack, rules=rules, opened=opened, weights=weights), limit)
    return tuple(_careful(table, turn, rules=rules, opened=opened, weights=weights) for turn in found)


def best_turn_within(
    table: Table, rack: tuple[Tile, ...], tiles: int, *, rules: Rules, opened: bool, weights: Weights
) -> BestTurn | None:
    """Return a best legal lay of no more than ``tiles`` tiles, or None if there is none.

    Args:
        table: the table at the start of the turn.
        rack: the player's tiles.
        tiles: the most that may be laid.
        rules: the rules in force.
        opened: whether the player had opened before this turn.
        weights: what each rack tile is worth.
    """
    turns = compiled()
    has_opened = opened or rules.opening_minimum == 0
    if turns is not None and has_opened and turns.is_covered(table, rules, weights, rack, opened=opened):
        best: BestTurn | None = turns.best_turn(table, rack, rules=rules, opened=opened, weights=weights, most=tiles)
        return best
    found = _by_value(table, rack, rules=rules, opened=opened, weights=weights)
    first = next((turn for turn in found if len(turn.laid) <= tiles), None)
    return None if first is None else _careful(table, first, rules=rules, opened=opened, weights=weights)


def _careful(table: Table, turn: BestTurn, *, rules: Rules, opened: bool, weights: Weights) -> BestTurn:
    """Return a turn that lays the same tiles and breaks the fewest melds."""
    again = best_turn(table, turn.laid, rules=rules, opened=opened, weights=_positive(weights))
    assert again is not None  # the turn itself
    return BestTurn(again.table, again.laid, sum(weights[tile.kind] for tile in again.laid))


def _positive(weights: Weights) -> Weights:
    """Return weights under which a tile more decides among turns of the same value."""
    return {kind: MORE_THAN_ALL_TILES * weight + 1 for kind, weight in weights.items()}


def _by_value(
    table: Table, rack: tuple[Tile, ...], *, rules: Rules, opened: bool, weights: Weights
) -> Iterator[BestTurn]:
    """Yield legal lays that differ in the kinds laid, highest value first.

    No lay of more tiles is worth less, so any other lay leaves out something that the best one lays: for each kind of
    the best lay, the rack with too few of it is asked next.
    """
    exact = _positive(weights)
    order = count()
    waiting: list[tuple[int, int, tuple[Tile, ...], BestTurn]] = []
    asked: set[tuple[Kind, ...]] = set()
    given: set[tuple[Kind, ...]] = set()

    def ask(own: tuple[Tile, ...]) -> None:
        kinds = _kinds(own)
        if own and kinds not in asked:
            asked.add(kinds)
            turns = compiled()
            if turns is not None and turns.is_covered(table, rules, exact, own, opened=opened):
                turn = turns.best_turn(table, own, rules=rules, opened=opened, weights=exact, careful=False)
            else:
                turn = best_turn(table, own, rules=rules, opened=opened, weights=exact)
            if turn is not None:
                heappush(waiting, (-turn.value, next(order), own, turn))

    ask(rack)
    while waiting:
        _, _, own, turn = heappop(waiting)
        laid = _kinds(turn.laid)
        if laid not in given:
            given.add(laid)
            yield BestTurn(turn.table, turn.laid, sum(weights[tile.kind] for tile in turn.laid))
        for kind in sorted(set(laid), key=lambda kind: kind.order):
            fewer = laid.count(kind) - 1
            kept = [tile for tile in own if tile.kind is kind][:fewer]
            ask(tuple(tile for tile in own if tile.kind is not kind or tile in kept))


def _kinds(tiles: tuple[Tile, ...]) -> tuple[Kind, ...]:
    return tuple(sorted((tile.kind for tile in tiles), key=lambda kind: kind.order))

"""The same question asked of an integer program: an independent answer by HiGHS."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import highspy
from tests.rummikub.solver.brute import Shape, shapes

from rummyroom.rummikub.melds import MeldKind
from rummyroom.rummikub.tiles import KINDS, Kind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.tiles import Tile


def points_of(shape: Shape) -> int:
    """Return what a meld counts in an opening, a joker by its place."""
    kind, cells = shape
    number, spot = next(((cell.number, spot) for spot, cell in enumerate(cells) if not cell.is_joker), (0, 0))
    if kind is MeldKind.GROUP:
        return number * len(cells)
    return sum(range(number - spot, number - spot + len(cells)))


def _add_melds(model: highspy.Highs, melds: Sequence[Shape], uses: Mapping[Kind, list[Any]]) -> list[Any]:
    """Add how often each meld is made; note in ``uses`` the tiles it takes."""
    variables = []
    for _, cells in melds:
        times = model.addIntegral(lb=0, ub=3)
        variables.append(times)
        for kind, count in Counter(cells).items():
            uses[kind].append(count * times)
    return variables


def best_value(
    table: Table, rack: Sequence[Tile], weights: Mapping[Kind, int], *, opening: int = 0, touch_table: bool = True
) -> int | None:
    """Return the highest value of a lay with jokers moving freely, 0 if nothing can be laid.

    Args:
        table: the table.
        rack: the rack.
        weights: what each rack tile is worth.
        opening: points that melds of own tiles alone must count, or None is returned.
        touch_table: whether the other tiles may be laid on the table's melds.
    """
    on_table = Counter(tile.kind for meld in table for tile in meld.tiles) if touch_table else Counter[Kind]()
    own = Counter(tile.kind for tile in rack)
    model = highspy.Highs()
    model.silent()
    # Runs of three to five: longer ones are made of those.
    common = [shape for shape in shapes(on_table + own) if len(shape[1]) <= 5]
    alone = [shape for shape in shapes(own) if len(shape[1]) <= 5] if opening else []
    uses: dict[Kind, list[Any]] = {kind: [] for kind in KINDS}
    uses_alone: dict[Kind, list[Any]] = {kind: [] for kind in KINDS}
    _add_melds(model, common, uses)
    times_alone = _add_melds(model, alone, uses_alone)
    points = [points_of(shape) * times for shape, times in zip(alone, times_alone, strict=True)]
    value = []
    for kind in KINDS:
        if not on_table[kind] and not own[kind]:
            continue
        laid = model.addIntegral(lb=0, ub=own[kind])
        value.append(weights[kind] * laid)
        in_common, by_itself = model.qsum(uses[kind]), model.qsum(uses_alone[kind])
        if uses[kind] or uses_alone[kind]:
            model.addConstr(in_common + by_itself - laid == on_table[kind])
        elif on_table[kind]:
            return None
        else:
            model.addConstr(laid <= 0)
        if uses_alone[kind]:
            # The table's own tiles lie in the other melds.
            model.addConstr(by_itself - laid <= 0)
    if opening:
        if not points:
            return None
        model.addConstr(model.qsum(points) >= opening)
    model.maximize(model.qsum(value))
    if model.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return round(model.getObjectiveValue())

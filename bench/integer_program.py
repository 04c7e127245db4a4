"""The Rummikub turn with free jokers as an integer program for HiGHS: an independent judge of the solver.

Two models. The small one chooses melds of numbered tiles and lets jokers stand in for single tiles; it cannot
tell a meld of jokers alone from others, which only matters for the points of an opening with three jokers or
more. The large one has a column for every meld with jokers in it, and no such doubt.
"""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import TYPE_CHECKING

import highspy
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

JOKER = 52
Melds = dict[tuple[int, ...], int]
"""Melds as sorted kinds, with the most points each can count."""


def _groups(jokers: int) -> Iterator[tuple[list[int], int]]:
    for number, size in product(range(1, 14), (3, 4)):
        for wild in range(min(jokers, size - 1) + 1):
            for colours in combinations(range(4), size - wild):
                yield [colour * 13 + number - 1 for colour in colours] + [JOKER] * wild, size * number
    for size in range(3, min(jokers, 4) + 1):
        yield [JOKER] * size, 0


def _runs(jokers: int, longest: int) -> Iterator[tuple[list[int], int]]:
    for colour, length in product(range(4), range(3, longest + 1)):
        for low in range(1, 15 - length):
            for wild in range(min(jokers, length - 1) + 1):
                for places in combinations(range(length), wild):
                    kinds = [JOKER if place in places else colour * 13 + low - 1 + place for place in range(length)]
                    yield kinds, sum(range(low, low + length))


def _melds(jokers: int, longest: int) -> Melds:
    """Return the melds with up to ``jokers`` jokers and runs up to ``longest`` tiles."""
    found: Melds = {}
    for kinds, points in chain(_groups(jokers), _runs(jokers, longest)):
        meld = tuple(sorted(kinds))
        found[meld] = max(points, found.get(meld, 0))
    return found


class IntegerProgram:
    """One model, solved again and again for other positions.

    Args:
        whole_melds: the large model, for openings with up to four jokers.
    """

    def __init__(self, *, whole_melds: bool = False) -> None:
        # A run of six without jokers is two of three; with four jokers, one of eight is two that each hold
        # a numbered tile.
        melds = _melds(4, 7) if whole_melds else _melds(0, 5)
        columns: list[dict[int, float]] = []
        for meld, points in melds.items():
            columns.append({kind: float(meld.count(kind)) for kind in meld} | {53: float(points)})
        if not whole_melds:
            # A joker standing for a kind: the kind is there, a joker is used.
            columns += [{kind: -1.0, JOKER: 1.0} for kind in range(52)]
        self._first_used = len(columns)
        columns += [{kind: -1.0} for kind in range(53)]
        entries = [(row, value) for column in columns for row, value in sorted(column.items())]
        model = highspy.HighsLp()
        model.num_col_ = len(columns)
        model.num_row_ = 54
        model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        model.a_matrix_.start_ = np.cumsum([0, *map(len, columns)])
        model.a_matrix_.index_ = np.array([row for row, _ in entries])
        model.a_matrix_.value_ = np.array([value for _, value in entries])
        model.col_cost_ = np.zeros(model.num_col_)
        model.col_lower_ = np.zeros(model.num_col_)
        model.col_upper_ = np.full(model.num_col_, 4.0)
        model.row_lower_ = np.zeros(54)
        model.row_upper_ = np.zeros(54)
        model.integrality_ = [highspy.HighsVarType.kInteger] * model.num_col_
        model.sense_ = highspy.ObjSense.kMaximize
        self._solver = highspy.Highs()
        self._solver.setOptionValue("output_flag", False)  # noqa: FBT003
        self._solver.setOptionValue("mip_rel_gap", 0.0)
        self._solver.setOptionValue("mip_abs_gap", 0.0)
        self._solver.setOptionValue("threads", 1)
        self._solver.passModel(model)

    def best_value(
        self, table: Sequence[int], rack: Sequence[int], weights: Sequence[int], minimum: int = 0
    ) -> int | None:
        """Return the highest value, or None if the table cannot be arranged (or opened with ``minimum``)."""
        used = np.arange(self._first_used, self._first_used + 53, dtype=np.int32)
        self._solver.changeColsCost(53, used, np.array(weights, dtype=float))
        self._solver.changeColsBounds(53, used, np.zeros(53), np.array(rack, dtype=float))
        for kind in range(53):
            self._solver.changeRowBounds(kind, float(table[kind]), float(table[kind]))
        self._solver.changeRowBounds(53, float(minimum), highspy.kHighsInf)
        self._solver.clearSolver()
        self._solver.run()
        if self._solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        return round(self._solver.getInfo().objective_function_value)

"""What a turn must fulfil beside legal melds, in a form that the scan can follow number by number.

A condition says in which *ways* a step matters to it (a *mark*), and carries a small memory from number to
number. Steps with equal marks are interchangeable to it, which is what keeps the scan small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rummyroom.rummikub.solver.steps import OpenRuns

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from rummyroom.rummikub.solver.groups import Grouped
    from rummyroom.rummikub.solver.stock import Stock

Runs = tuple[OpenRuns, OpenRuns, OpenRuns, OpenRuns]
"""The open runs of every colour."""

PerColour = tuple[int, int, int, int]


class NumberStep(NamedTuple):
    """What happens at one number in all four colours, melds that were set beforehand apart.

    Args:
        number: 1 to 13.
        before: open runs up to the number before.
        after: open runs after it.
        grouped: numbered tiles in groups, per colour.
        group_jokers: jokers in groups.
        run_jokers: jokers in runs, per colour.
        tiles: numbered tiles of this number on the table after the turn, per colour, set melds included.
        settled: indexes of table jokers that stay in a meld that was set beforehand.
    """

    number: int
    before: Runs
    after: Runs
    grouped: Grouped
    group_jokers: int
    run_jokers: PerColour
    tiles: PerColour
    settled: frozenset[int]


class Condition(Protocol):
    """Something a turn must fulfil."""

    @property
    def start(self) -> Hashable:
        """Return the memory before number 1."""

    def marks(self, step: NumberStep) -> Iterable[Hashable]:
        """Yield each way in which ``step`` may count; none if it can not be part of a legal turn."""

    def advance(self, memory: Any, mark: Any) -> Hashable | None:
        """Return the memory after a step that counts as ``mark``, or None if that is not legal."""

    def is_met(self, memory: Any, jokers: int) -> bool:
        """Return whether the condition holds at the end of the scan with ``jokers`` used."""


class Laid:
    """At least one rack tile is laid.

    Needed only where a tile may be worth nothing; otherwise any value above 0 says the same.
    """

    start = 0

    def __init__(self, stock: Stock) -> None:
        self._stock = stock

    def marks(self, step: NumberStep) -> Iterable[int]:
        """Yield 1 if a rack tile of the step's number is used, else 0."""
        yield +any(step.tiles[colour] > row[step.number] for colour, row in enumerate(self._stock.table))

    def advance(self, memory: int, mark: int) -> int:
        """Return 1 if one has been used so far, else 0."""
        return memory | mark

    def is_met(self, memory: int, jokers: int) -> bool:
        """Return whether one has been used, a joker counting too."""
        return bool(memory) or jokers > self._stock.table_jokers


class OpeningPoints:
    """The melds count at least the opening's minimum, a joker what it stands for.

    Source: rules/rummikub.md, Opening. Only the rack is scanned, so every meld is one of own tiles.
    """

    start = 0

    def __init__(self, minimum: int) -> None:
        self._minimum = minimum

    def marks(self, step: NumberStep) -> Iterable[int]:
        """Yield the points of the step's tiles; a group of jokers alone counts nothing."""
        in_groups = step.number * (sum(step.grouped) + step.group_jokers) if any(step.grouped) else 0
        yield step.number * sum(map(len, step.after)) + in_groups

    def advance(self, memory: int, mark: int) -> int:
        """Return the points so far, no more than are needed."""
        return min(self._minimum, memory + mark)

    def is_met(self, memory: int, jokers: int) -> bool:  # noqa: ARG002
        """Return whether the points suffice."""
        return memory == self._minimum

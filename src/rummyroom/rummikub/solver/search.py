"""The scan itself: the least loss over all tables that can be reached.

*Loss* is the weight of the rack tiles that stay on the rack; a best turn has the least. The scan is a shortest
path: nodes are what must be remembered after each number, arcs what can happen at the next. Nodes are looked at
in order of loss, deepest first among equals (Dijkstra's algorithm), so that a rack that can go out altogether is
solved without looking at anything that leaves a tile behind.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count, product
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.solver.conditions import NumberStep, Runs
from rummyroom.rummikub.solver.groups import GroupShape, best_arrangement, group_jokers, jokers_needed
from rummyroom.rummikub.solver.jokerrule import JokerMark
from rummyroom.rummikub.solver.setmelds import NOTHING_SET, Credit, SetMeld, SetMelds, Setting
from rummyroom.rummikub.solver.steps import ColourStep, Supply, Tie, colour_steps
from rummyroom.rummikub.tiles import HIGHEST

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

    from rummyroom.rummikub.solver.conditions import Condition, PerColour
    from rummyroom.rummikub.solver.groups import Grouped
    from rummyroom.rummikub.solver.stock import Stock

END = HIGHEST + 1

FourSteps = tuple[ColourStep, ColourStep, ColourStep, ColourStep]
"""A step of every colour."""


class Node(NamedTuple):
    """What must be remembered before a number; two ways to get here are interchangeable from here on.

    Args:
        number: the number that comes next, 1 to 14.
        runs: the open runs, per colour.
        jokers: jokers used so far.
        active: melds set beforehand that are not complete yet.
        credit: what such melds have brought so far.
        memories: what each condition remembers.
    """

    number: int
    runs: Runs
    jokers: int
    active: tuple[SetMeld, ...]
    credit: Credit
    memories: tuple[Hashable, ...]


class Move(NamedTuple):
    """What happens at one number.

    Args:
        colours: the four colours' steps.
        group_jokers: jokers in groups.
        runs: open runs afterwards.
        jokers: jokers used, set melds apart.
        loss: weight of the rack tiles that are passed over.
        promised: jokers that the open runs cannot do without later.
        broken: melds of the table broken here, of those that the search watches.
        marks: how it counts for each condition.
    """

    colours: FourSteps
    group_jokers: int
    runs: Runs
    jokers: int
    loss: int
    promised: int
    broken: int
    marks: tuple[Hashable, ...]


class Arc(NamedTuple):
    """A move together with the melds set at its number."""

    move: Move
    begun: tuple[SetMeld, ...]


class Path(NamedTuple):
    """A way through the whole scan.

    Args:
        loss: weight of the rack tiles that stay on the rack.
        broken: melds broken, of those that the search watches.
        arcs: what happens at each number, from 1.
    """

    loss: int
    broken: int
    arcs: tuple[Arc, ...]


class Watched(NamedTuple):
    """Melds of the table that the search watches: runs as ties, groups by number.

    Args:
        ties: runs, forced ones first.
        groups: groups of each number, those that must stay whole first.
        whole: per number, how many groups must stay whole.
        group_melds: per number, the groups' indexes on the table.
    """

    ties: tuple[Tie, ...] = ()
    groups: Mapping[int, tuple[GroupShape, ...]] = MappingProxyType({})
    whole: Mapping[int, int] = MappingProxyType({})
    group_melds: Mapping[int, tuple[int, ...]] = MappingProxyType({})

    @property
    def forced_ties(self) -> tuple[int, int, int, int]:
        """Return how many ties of each colour are forced: their indexes come first."""
        black, red, blue, orange = (
            sum(tie.forced and tie.colour == colour for tie in self.ties) for colour in range(4)
        )
        return black, red, blue, orange

    def forced(self) -> Watched:
        """Return only what must stay whole."""
        return Watched(
            tuple(tie for tie in self.ties if tie.forced),
            {number: self.groups[number][:whole] for number, whole in self.whole.items()},
            self.whole,
            {number: self.group_melds[number][:whole] for number, whole in self.whole.items()},
        )


class Search:
    """One scan of one stock under given conditions."""

    def __init__(
        self,
        stock: Stock,
        *,
        conditions: Sequence[Condition] = (),
        set_melds: SetMelds | None = None,
        watched: Watched | None = None,
    ) -> None:
        self.stock = stock
        self.conditions = tuple(conditions)
        self.watched = watched or Watched()
        self._set_melds = set_melds
        self._jokers = stock.table_jokers + stock.rack_jokers
        self._most = tuple(
            tuple(on_table + own for on_table, own in zip(*rows, strict=True))
            for rows in zip(stock.table, stock.rack, strict=True)
        )
        copies = max(map(max, self._most))
        self._group_jokers = group_jokers(copies, self._jokers)
        self._jokers_needed = jokers_needed(copies, self._jokers)
        self._ties = tuple(tuple(tie for tie in self.watched.ties if tie.colour == colour) for colour in range(4))
        self._steps: dict[Hashable, tuple[ColourStep, ...]] = {}
        self._moves: dict[Hashable, tuple[Move, ...]] = {}

    def watching(self, watched: Watched) -> Search:
        """Return the same search that counts how many of the ``watched`` melds are broken."""
        return Search(self.stock, conditions=self.conditions, set_melds=self._set_melds, watched=watched)

    @property
    def start(self) -> Node:
        """Return the node before number 1."""
        memories = tuple(condition.start for condition in self.conditions)
        credit = self._set_melds.rule.start if self._set_melds else ()
        return Node(1, ((), (), (), ()), 0, (), credit, memories)

    def best(self, limit: int | None = None) -> Path | None:
        """Return a path of the least loss, or None if there is none.

        Args:
            limit: look only for paths of a loss up to this.
        """
        return next(self.paths(limit), None)

    def paths(self, limit: int | None = None) -> Iterator[Path]:
        """Yield the best path to each node where the scan may end, in order of loss.

        Args:
            limit: look only for paths of a loss up to this.
        """
        yield from self._paths(0)
        if limit != 0:
            yield from (path for path in self._paths(limit) if path.loss)

    def _paths(self, limit: int | None) -> Iterator[Path]:
        start = self.start
        least: dict[Node, int] = {start: 0}
        came: dict[Node, tuple[Node, Arc]] = {}
        order = count()
        heap: list[tuple[int, int, int, Node]] = [(0, -1, next(order), start)]
        ends: dict[int, Node] = {}
        while heap:
            loss, _, place, node = heappop(heap)
            if place in ends:
                yield Path(loss, 0, trace(ends[place], came))
                continue
            if loss > least[node]:
                continue
            if node.number == END:
                total = loss + self.final_loss(node)
                if self.is_end(node) and (limit is None or total <= limit):
                    place = next(order)
                    ends[place] = node
                    heappush(heap, (total, -END - 1, place, node))
                continue
            for arc, following in self.arcs(node, lossless=limit == 0):
                reached = loss + arc.move.loss
                if (limit is None or reached <= limit) and reached < least.get(following, reached + 1):
                    least[following] = reached
                    came[following] = (node, arc)
                    heappush(heap, (reached, -following.number, next(order), following))

    def is_end(self, node: Node) -> bool:
        """Return whether the scan may end at ``node``."""
        met = all(
            condition.is_met(memory, node.jokers)
            for condition, memory in zip(self.conditions, node.memories, strict=True)
        )
        if self._set_melds is not None:
            return met and self._set_melds.rule.is_met(node.credit, node.memories, node.jokers)
        return met and node.jokers >= self.stock.table_jokers

    def final_loss(self, node: Node) -> int:
        """Return the weight of the jokers that stay on the rack."""
        return (self._jokers - node.jokers) * self.stock.joker_weight

    def arcs(self, node: Node, *, lossless: bool = False) -> Iterator[tuple[Arc, Node]]:
        """Yield everything that can happen at the node's number, and the node it leads to.

        Args:
            node: where the scan is.
            lossless: leave out what passes over a tile of the rack; there is far less of the rest.
        """
        if self._set_melds is None:
            for move in self._moves_of(node.number, node.runs, NOTHING_SET, lossless=lossless):
                jokers = node.jokers + move.jokers
                if jokers + move.promised <= self._jokers:
                    memories = self._advance(node.memories, move.marks)
                    if memories is not None:
                        yield Arc(move, ()), Node(node.number + 1, move.runs, jokers, (), (), memories)
            return
        for begun, active, credit in self._set_melds.choices(node.number, node.active, node.credit):
            setting = self._set_melds.setting(node.number, active)
            for move in self._moves_of(node.number, node.runs, setting, lossless=lossless):
                jokers = node.jokers + move.jokers + setting.jokers
                if jokers + move.promised <= self._jokers:
                    memories = self._advance(node.memories, move.marks)
                    if memories is not None:
                        rest = self._set_melds.rest(node.number, active)
                        yield Arc(move, begun), Node(node.number + 1, move.runs, jokers, rest, credit, memories)

    def _advance(self, memories: tuple[Hashable, ...], marks: tuple[Hashable, ...]) -> tuple[Hashable, ...] | None:
        after = tuple(
            condition.advance(memory, mark)
            for condition, memory, mark in zip(self.conditions, memories, marks, strict=True)
        )
        return None if None in after else after

    def _moves_of(self, number: int, before: Runs, setting: Setting, *, lossless: bool) -> tuple[Move, ...]:
        key = (number, before, setting, lossless)
        if key not in self._moves:
            self._moves[key] = self._find_moves(number, before, setting, lossless=lossless)
        return self._moves[key]

    def _find_moves(self, number: int, before: Runs, setting: Setting, *, lossless: bool) -> tuple[Move, ...]:
        """Return what can happen at ``number``: of moves with the same consequences, the best."""
        best: dict[Hashable, Move] = {}
        limit = self._jokers - setting.jokers
        for colours, promised in self._combine(number, before, setting, lossless=lossless):
            black, red, blue, orange = colours
            grouped = (black.grouped, red.grouped, blue.grouped, orange.grouped)
            runs = (black.runs, red.runs, blue.runs, orange.runs)
            in_runs = black.jokers + red.jokers + blue.jokers + orange.jokers
            loss = black.loss + red.loss + blue.loss + orange.loss
            broken = black.broken + red.broken + blue.broken + orange.broken
            for in_groups in self._group_jokers[grouped]:
                jokers = in_runs + in_groups
                if jokers + promised > limit:
                    break
                for marks in self._marks(number, before, colours, in_groups, setting):
                    key = (runs, jokers, marks)
                    known = best.get(key)
                    if known is not None and (known.loss, known.broken) <= (loss, broken):
                        continue
                    scattered = self._broken_groups(number, grouped, in_groups, marks)
                    if scattered is None:
                        continue
                    if known is None or (loss, broken + scattered) < (known.loss, known.broken):
                        best[key] = Move(colours, in_groups, runs, jokers, loss, promised, broken + scattered, marks)
        return tuple(best.values())

    def _combine(
        self, number: int, before: Runs, setting: Setting, *, lossless: bool
    ) -> Iterator[tuple[FourSteps, int]]:
        """Yield a step for every colour, such that the tiles in groups can form groups, and the jokers promised.

        Jokers are what there is least of, so every choice is dropped as soon as it needs too many.
        """
        limit = self._jokers - setting.jokers
        needed = self._jokers_needed
        black, red, blue, orange = (
            [
                (step.grouped, step.jokers + step.promised, step)
                for step in self._colour_steps(number, before, setting, colour)
                if not (lossless and step.loss)
            ]
            for colour in range(4)
        )
        for group_1, jokers_1, step_1 in black:
            for group_2, more_2, step_2 in red:
                jokers_2 = jokers_1 + more_2
                if jokers_2 + needed[group_1, group_2] > limit:
                    continue
                for group_3, more_3, step_3 in blue:
                    jokers_3 = jokers_2 + more_3
                    if jokers_3 + needed[group_1, group_2, group_3] > limit:
                        continue
                    for group_4, more_4, step_4 in orange:
                        if jokers_3 + more_4 + needed[group_1, group_2, group_3, group_4] <= limit:
                            steps = (step_1, step_2, step_3, step_4)
                            yield steps, sum(step.promised for step in steps)

    def _colour_steps(self, number: int, before: Runs, setting: Setting, colour: int) -> tuple[ColourStep, ...]:
        taken, from_rack = setting.tiles[colour], setting.from_rack[colour]
        key = (number, colour, before[colour], taken, from_rack)
        if key not in self._steps:
            most = self._most[colour]
            supply = Supply(
                least=max(0, self.stock.table[colour][number] + from_rack - taken),
                most=most[number] - taken,
                weight=self.stock.weights[colour][number],
                next_most=most[number + 1],
                after_next_most=most[number + 2],
                jokers=self._jokers,
            )
            self._steps[key] = colour_steps(number, before[colour], supply, self._ties[colour])
        return self._steps[key]

    def _marks(
        self,
        number: int,
        before: Runs,
        colours: FourSteps,
        group_jokers: int,
        setting: Setting,
    ) -> Iterator[tuple[Hashable, ...]]:
        """Yield the ways in which a move may count for the conditions."""
        if not self.conditions:
            yield ()
            return
        first, second, third, fourth = colours
        step = NumberStep(
            number,
            before,
            (first.runs, second.runs, third.runs, fourth.runs),
            (first.grouped, second.grouped, third.grouped, fourth.grouped),
            group_jokers,
            (first.jokers, second.jokers, third.jokers, fourth.jokers),
            tuple_of_4(
                each.grouped + len(each.runs) - each.jokers + taken
                for each, taken in zip(colours, setting.tiles, strict=True)
            ),
            setting.settled,
        )
        yield from product(*(condition.marks(step) for condition in self.conditions))

    def _broken_groups(
        self, number: int, grouped: Grouped, group_jokers: int, marks: tuple[Hashable, ...]
    ) -> int | None:
        """Return how many watched groups are broken, or None if one would be that must not."""
        old = self.watched.groups.get(number)
        if not old:
            return 0
        whole = self.watched.whole.get(number, 0)
        arrangement = best_arrangement(grouped, group_jokers, staying_in_groups(marks), old, whole)
        return None if arrangement is None else len(old) - len(arrangement.kept)


def staying_in_groups(marks: tuple[Hashable, ...]) -> tuple[int, ...]:
    """Return, for each table joker that stays in a group, the colours that it stood for."""
    return next((mark.in_groups for mark in marks if isinstance(mark, JokerMark)), ())


def tuple_of_4(values: Iterable[int]) -> PerColour:
    """Return ``values`` as a value per colour."""
    first, second, third, fourth = values
    return first, second, third, fourth


def trace(end: Node, came: dict[Node, tuple[Node, Arc]]) -> tuple[Arc, ...]:
    """Return the arcs that lead to ``end``."""
    arcs = []
    node = end
    while node in came:
        node, arc = came[node]
        arcs.append(arc)
    return tuple(reversed(arcs))

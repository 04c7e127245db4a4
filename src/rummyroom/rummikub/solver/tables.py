"""From a path through the scan back to a table: which melds, in which order, of which pieces."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.jokers import joker_places
from rummyroom.rummikub.melds import Meld, MeldKind, read_meld
from rummyroom.rummikub.solver.groups import best_arrangement
from rummyroom.rummikub.solver.jokerrule import JokerMark
from rummyroom.rummikub.solver.search import staying_in_groups
from rummyroom.rummikub.solver.steps import NEW, tie_of
from rummyroom.rummikub.solver.stock import COLOURS
from rummyroom.rummikub.tiles import JOKER, Kind, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.solver.search import Arc, Path, Watched
    from rummyroom.rummikub.solver.setmelds import SetMeld
    from rummyroom.rummikub.solver.steps import Tie
    from rummyroom.rummikub.tiles import Tile


class Plan(NamedTuple):
    """A meld to be made.

    Args:
        kind: group or run.
        cells: what lies at each place, in order: a numbered kind or the joker.
        stands_for: what each place stands for; in a group, the missing colours for each joker.
        kept: indexes of table melds that lie whole in it.
    """

    kind: MeldKind
    cells: tuple[Kind, ...]
    stands_for: tuple[frozenset[Kind], ...]
    kept: tuple[int, ...] = ()


@dataclass
class Run:
    """A run as it grows: where it begins, its jokers, the ties it holds, and where it must not be cut."""

    colour: int
    first: int
    last: int
    jokers: set[int] = field(default_factory=set)
    ties: list[Tie] = field(default_factory=list)
    uncut: set[int] = field(default_factory=set)
    """Numbers after which it must stay in one piece, for the sake of a joker's neighbour."""

    def tie_at(self, number: int) -> Tie | None:
        """Return the tie that covers ``number``."""
        return next((tie for tie in self.ties if tie.first <= number <= tie.last), None)


def plan_melds(path: Path, watched: Watched) -> list[Plan]:
    """Return the melds of a path.

    Args:
        path: the path.
        watched: what the search that found it has watched.
    """
    plans = [set_plan(meld) for arc in path.arcs for meld in arc.begun]
    for number, arc in enumerate(path.arcs, 1):
        plans.extend(_group_plans(number, arc, watched))
    for colour in range(4):
        for run in _runs(path.arcs, colour, [tie for tie in watched.ties if tie.colour == colour]):
            plans.extend(run_plan(run, first, last) for first, last in cut(run))
    return plans


def set_plan(meld: SetMeld) -> Plan:
    """Return the plan of a meld that was set beforehand."""
    if meld.is_group:
        return group_plan(meld.first, [colour for colour, _ in meld.tiles], len(meld.jokers))
    colour = (meld.tiles + meld.jokers)[0][0]
    return run_plan(Run(colour, meld.first, meld.last, {number for _, number in meld.jokers}), meld.first, meld.last)


def group_plan(number: int, colours: Sequence[int], jokers: int, kept: tuple[int, ...] = ()) -> Plan:
    """Return the plan of a group of the given colour indexes and jokers, and the table melds whole in it."""
    tiles = tuple(kind_of(COLOURS[colour], number) for colour in colours)
    missing = frozenset(kind_of(colour, number) for colour in COLOURS) - set(tiles)
    stands = tuple(frozenset({kind}) for kind in tiles) + (missing,) * jokers
    return Plan(MeldKind.GROUP, tiles + (JOKER,) * jokers, stands, kept)


def _group_plans(number: int, arc: Arc, watched: Watched) -> Iterator[Plan]:
    black, red, blue, orange = (step.grouped for step in arc.move.colours)
    arrangement = best_arrangement(
        (black, red, blue, orange),
        arc.move.group_jokers,
        staying_in_groups(arc.move.marks),
        watched.groups.get(number, ()),
        watched.whole.get(number, 0),
    )
    assert arrangement is not None  # the scan only took moves that have one
    melds = watched.group_melds.get(number, ())
    for spot, shape in enumerate(arrangement.groups):
        kept = tuple(melds[old] for old, place in arrangement.kept if place == spot)
        yield group_plan(number, [colour for colour in range(4) if shape.colours >> colour & 1], shape.jokers, kept)


def _runs(arcs: Sequence[Arc], colour: int, ties: Sequence[Tie]) -> list[Run]:
    """Return the runs of one colour, their jokers placed."""
    finished: list[Run] = []
    before: list[Run] = []
    for number, arc in enumerate(arcs, 1):
        step = arc.move.colours[colour]
        after = []
        for code, source in zip(step.runs, step.sources, strict=True):
            run = Run(colour, number, number) if source == NEW else before[source]
            run.last = number
            tie = tie_of(code)
            if tie is not None and ties[tie].first == number:
                run.ties.append(ties[tie])
            after.append(run)
        finished.extend(after[index] for index in range(len(after)) if step.sources[index] == NEW)
        before = after
    for number, arc in enumerate(arcs, 1):
        here = [run for run in finished if run.first <= number <= run.last]
        mark = next((mark for mark in arc.move.marks if isinstance(mark, JokerMark)), JokerMark())
        jokers = arc.move.colours[colour].jokers
        place_jokers(number, here, jokers, mark.needs_next[colour], mark.needs_previous[colour])
    return finished


def joker_runs(number: int, here: Sequence[Run], jokers: int, needs_next: int, needs_previous: int) -> list[Run] | None:
    """Return runs that can have a joker at ``number`` so that those that stay have their neighbours, or None.

    Args:
        number: the number.
        here: the runs of one colour that cover it, with their ties.
        jokers: how many of them have a joker there.
        needs_next: how many of those must go on to the next number.
        needs_previous: how many of those must come from the previous number.
    """
    bound = [run for run in here if (tie := run.tie_at(number)) is not None and number in tie.jokers]
    free = [run for run in here if run.tie_at(number) is None]
    if jokers < len(bound):
        return None
    for chosen in combinations(free, jokers - len(bound)):
        at_joker = [*bound, *chosen]
        onward = sum(run.last > number for run in at_joker)
        back = sum(run.first < number for run in at_joker)
        # Every run reaches one of the two neighbours, so enough of each kind are enough altogether.
        if onward >= needs_next and back >= needs_previous:
            return at_joker
    return None


def place_jokers(number: int, here: Sequence[Run], jokers: int, needs_next: int, needs_previous: int) -> None:
    """Put jokers at ``number`` into runs; the arguments are those of :func:`joker_runs`, which must find some."""
    at_joker = joker_runs(number, here, jokers, needs_next, needs_previous)
    if at_joker is None:
        raise AssertionError("the scan promised a place for every joker")
    for run in at_joker:
        run.jokers.add(number)
    # Runs that reach only one neighbour serve first.
    onward = sorted((run for run in at_joker if run.last > number), key=lambda run: run.first < number)
    for run in onward[:needs_next]:
        run.uncut.add(number)
    spare = [run for run in at_joker if run.first < number and run not in onward[:needs_next]]
    for run in sorted(spare, key=lambda run: run.last > number)[:needs_previous]:
        run.uncut.add(number - 1)


def cut(run: Run) -> list[tuple[int, int]]:
    """Return how to cut a run into pieces so that the most table runs lie there untouched, in few pieces."""
    best: dict[int, tuple[int, int, list[tuple[int, int]]]] = {run.first: (0, 0, [])}
    kept = {(tie.first, tie.last) for tie in run.ties}
    inside = {number for tie in run.ties for number in range(tie.first, tie.last)} | run.uncut
    for last in range(run.first + 2, run.last + 1):
        if last in inside and last != run.last:
            continue
        for first in range(run.first, last - 1):
            if first in best:
                untouched, pieces, way = best[first]
                found = (untouched + ((first, last) in kept), pieces - 1, [*way, (first, last)])
                if last + 1 not in best or found[:2] > best[last + 1][:2]:
                    best[last + 1] = found
    return best[run.last + 1][2]


def run_plan(run: Run, first: int, last: int) -> Plan:
    """Return the plan of a piece of a run."""
    places = [kind_of(COLOURS[run.colour], number) for number in range(first, last + 1)]
    cells = tuple(JOKER if place.number in run.jokers else place for place in places)
    kept = tuple(tie.meld for tie in run.ties if first <= tie.first and tie.last <= last)
    return Plan(MeldKind.RUN, cells, tuple(frozenset({place}) for place in places), kept)


def lay_out(plans: Sequence[Plan], table: Table, rack: Sequence[Tile]) -> tuple[Table, tuple[Tile, ...]]:
    """Give every place of the planned melds a physical tile, moving as few tiles apart as it can.

    Args:
        plans: the melds to make; they use every tile of the table.
        table: the melds that lie there.
        rack: the player's tiles.

    Returns:
        The new table, melds tidy and in the old table's order as far as they go on, and the rack tiles on it.
    """
    filled = _Filling(plans, table)
    filled.keep()
    filled.carry_over()
    laid = filled.add(rack)
    order = sorted(range(len(plans)), key=lambda index: filled.origin.get(index, len(table)))
    melds = [read_meld(Meld(filled.tiles_of(index), plans[index].kind)) for index in order]
    return tuple(Meld(reading.tiles, reading.kind) for reading in melds), laid


class _Filling:
    """Planned melds while they get their tiles."""

    def __init__(self, plans: Sequence[Plan], table: Table) -> None:
        self._plans = plans
        self._old = [read_meld(meld) for meld in table]
        self._stood_for = {place.tile: place.stands_for for place in joker_places(self._old)}
        self._cells: list[list[Tile | None]] = [[None] * len(plan.cells) for plan in plans]
        self._left: list[list[Tile]] = [list(reading.tiles) for reading in self._old]
        self.origin: dict[int, int] = {}
        """For each planned meld, the table meld that most of it comes from."""

    def tiles_of(self, index: int) -> tuple[Tile, ...]:
        """Return the tiles of a planned meld that is complete."""
        return tuple(tile for tile in self._cells[index] if tile is not None)

    def keep(self) -> None:
        """Put the tiles of melds that stay whole where they belong."""
        for index, plan in enumerate(self._plans):
            for meld in plan.kept:
                self._move(meld, index)

    def carry_over(self) -> None:
        """Put down the other tiles of the table, the largest parts of old melds first."""
        while any(self._left):
            size, meld, index = max(
                (len(self._matching(meld, index)), -meld, -index)
                for meld in range(len(self._left))
                for index in range(len(self._plans))
            )
            if not size:
                break
            self._move(-meld, -index)
        jokers = [tile for left in self._left for tile in left]
        for tile in jokers:  # retrieved ones; every place where one could have stayed is taken
            self._put(tile)

    def add(self, rack: Sequence[Tile]) -> tuple[Tile, ...]:
        """Fill what is still empty from the rack and return the tiles used."""
        wanted = Counter(
            plan.cells[spot]
            for plan, cells in zip(self._plans, self._cells, strict=True)
            for spot, tile in enumerate(cells)
            if tile is None
        )
        laid = []
        for tile in rack:
            if wanted[tile.kind]:
                wanted[tile.kind] -= 1
                laid.append(tile)
                self._put(tile)
        return tuple(laid)

    def _put(self, tile: Tile) -> None:
        for plan, cells in zip(self._plans, self._cells, strict=True):
            for spot, kind in enumerate(plan.cells):
                if cells[spot] is None and kind == tile.kind:
                    cells[spot] = tile
                    return

    def _matching(self, meld: int, index: int) -> dict[int, Tile]:
        """Return which tiles left of an old meld can go to which empty places of a planned one."""
        plan, cells = self._plans[index], self._cells[index]
        places: dict[int, Tile] = {}
        for tile in self._left[meld]:
            for spot, kind in enumerate(plan.cells):
                empty = cells[spot] is None and spot not in places
                if empty and kind == tile.kind and self._fits(tile, meld, plan, spot):
                    places[spot] = tile
                    break
        return places

    def _fits(self, tile: Tile, meld: int, plan: Plan, spot: int) -> bool:
        """Return whether a joker would stay at this place; a numbered tile fits anyway."""
        if not tile.is_joker:
            return True
        return self._old[meld].kind is plan.kind and bool(plan.stands_for[spot] & self._stood_for[tile])

    def _move(self, meld: int, index: int) -> None:
        for spot, tile in self._matching(meld, index).items():
            self._cells[index][spot] = tile
            self._left[meld].remove(tile)
        self.origin.setdefault(index, meld)


def tiles_on(table: Iterable[Meld]) -> tuple[Tile, ...]:
    """Return every tile of a table."""
    return tuple(tile for meld in table for tile in meld.tiles)

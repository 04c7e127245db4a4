"""From what the kernel found back to melds: the tables' melds that may stay whole, and the melds to make."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.solver.disturbance import watched_melds
from rummyroom.rummikub.solver.groups import GroupShape, best_arrangement
from rummyroom.rummikub.solver.jokerfates import Conditions, KernelTie, Place, Position, Scenario, groups_at
from rummyroom.rummikub.solver.jokerrule import Fate
from rummyroom.rummikub.solver.tables import Plan, Run, cut, group_plan, joker_runs, place_jokers, run_plan, set_plan
from rummyroom.rummikub.tiles import JOKER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.solver.steps import Tie


class Found(NamedTuple):
    """What the kernel found for a scenario.

    Args:
        value: the weight of everything laid.
        loss: the kernel's loss.
        laid: per kind, the rack tiles used beyond those the scenario has given.
        melds: the kernel's melds.
    """

    value: int
    loss: int
    laid: list[int]
    melds: list[tuple[bool, list[int]]]


class Kept(NamedTuple):
    """What of the table may stay whole in a scenario.

    Args:
        ties: runs.
        groups: per number, the groups as shapes and the indexes of their melds.
    """

    ties: tuple[Tie, ...]
    groups: dict[int, tuple[tuple[GroupShape, ...], tuple[int, ...]]]


def keepable(position: Position, scenario: Scenario) -> Kept:
    """Return the melds that may stay whole: all but those that lose a joker."""
    losing = {joker.meld for joker, fate in zip(position.jokers, scenario.fates, strict=True) if fate is Fate.GO}
    watched = watched_melds(position.table)
    groups = {}
    for number, shapes in watched.groups.items():
        pairs = [
            (shape, meld) for shape, meld in zip(shapes, watched.group_melds[number], strict=True) if meld not in losing
        ]
        if pairs:
            groups[number] = (tuple(shape for shape, _ in pairs), tuple(meld for _, meld in pairs))
    return Kept(tuple(tie for tie in watched.ties if tie.meld not in losing), groups)


def with_ties(position: Position, scenario: Scenario, kept: Kept) -> Conditions:
    """Return the scenario's conditions, and that melds are to stay whole."""
    staying = [joker for joker, fate in zip(position.jokers, scenario.fates, strict=True) if fate is Fate.STAY]
    settled = {index for meld in scenario.set_melds for _, index in meld.settled}
    staying = [joker for joker in staying if position.jokers.index(joker) not in settled]
    numbers = set(kept.groups) | {number for number, _, _ in scenario.conditions.groups}
    groups = tuple(
        groups_at(number, staying, kept.groups.get(number, ((), ()))[0], scenario.table, scenario.rack)
        for number in sorted(numbers)
    )
    ties: list[KernelTie] = []
    for tie in kept.ties:
        taken = {
            bit
            for colour, first, last, bit, _, _ in ties
            if colour == tie.colour and first <= tie.last + 2 and tie.first <= last + 2
        }
        free = [bit for bit in range(4) if bit not in taken]
        if free:
            ties.append((tie.colour, tie.first, tie.last, free[0], tuple(tie.jokers), False))
    return scenario.conditions._replace(groups=groups, ties=tuple(ties))


class JokerPlace(NamedTuple):
    """Jokers of runs of one colour, as :func:`~.tables.joker_runs` takes them."""

    number: int
    here: list[Run]
    jokers: int
    needs_next: int
    needs_previous: int


def plans_of(position: Position, scenario: Scenario, found: Found, kept: Kept) -> list[Plan]:
    """Return the melds to make, from what the kernel found."""
    plans = [set_plan(meld) for meld in scenario.set_melds]
    runs: list[Run] = []
    jokers_at: dict[Place, int] = {}
    for place in scenario.conditions.pinned:
        jokers_at[place] = jokers_at.get(place, 0) + 1
    groups: dict[int, list[int]] = {}
    for is_run, kinds in found.melds:
        numbered = next(((spot, kind) for spot, kind in enumerate(kinds) if kind != JOKER.order), None)
        if numbered is None:
            plans.append(group_plan(1, [], len(kinds)))
        elif is_run:
            spot, kind = numbered
            first, colour = kind % 13 + 1 - spot, kind // 13
            runs.append(Run(colour, first, first + len(kinds) - 1))
            for number, cell in enumerate(kinds, first):
                if cell == JOKER.order:
                    jokers_at[number, colour] = jokers_at.get((number, colour), 0) + 1
        else:
            groups.setdefault(numbered[1] % 13 + 1, []).extend(kinds)
    for number, kinds in groups.items():
        plans.extend(_group_plans(position, scenario, number, kinds, kept))
    for colour in range(4):
        own = [run for run in runs if run.colour == colour]
        places = [
            JokerPlace(
                number,
                [run for run in own if run.first <= number <= run.last],
                count,
                *_needs(position, scenario, number, colour),
            )
            for (number, joker_colour), count in sorted(jokers_at.items())
            if joker_colour == colour
        ]
        _give_ties(own, [tie for tie in kept.ties if tie.colour == colour], places)
        for jokers in places:
            place_jokers(*jokers)
        plans.extend(run_plan(run, first, last) for run in own for first, last in cut(run))
    return plans


def _needs(position: Position, scenario: Scenario, number: int, colour: int) -> tuple[int, int]:
    """Return how many jokers that stay at a place need the number after it, and the number before it."""
    here = [
        joker
        for joker, fate in zip(position.jokers, scenario.fates, strict=True)
        if fate is Fate.STAY and not joker.in_group and (joker.number, joker.colour) == (number, colour)
    ]
    return sum(joker.needs_next for joker in here), sum(joker.needs_previous for joker in here)


def _group_plans(
    position: Position, scenario: Scenario, number: int, kinds: Sequence[int], kept: Kept
) -> Iterator[Plan]:
    """Yield the groups of one number, shared out so that jokers stay and groups stay whole."""
    staying = tuple(
        sorted(
            joker.colours
            for joker, fate in zip(position.jokers, scenario.fates, strict=True)
            if fate is Fate.STAY and joker.in_group and joker.number == number
        )
    )
    counts = [sum(kind // 13 == colour and kind != JOKER.order for kind in kinds) for colour in range(4)]
    grouped = (counts[0], counts[1], counts[2], counts[3])
    old, melds = kept.groups.get(number, ((), ()))
    way = best_arrangement(grouped, kinds.count(JOKER.order), staying, old)
    if way is None:
        way = best_arrangement(grouped, kinds.count(JOKER.order))
    assert way is not None  # the kernel has formed groups of these tiles
    for spot, shape in enumerate(way.groups):
        whole = tuple(melds[index] for index, place in way.kept if place == spot)
        yield group_plan(number, [colour for colour in range(4) if shape.colours >> colour & 1], shape.jokers, whole)


def _give_ties(runs: Sequence[Run], ties: Sequence[Tie], places: Sequence[JokerPlace]) -> None:
    """Say which runs hold which of the table's runs, as many as can be with the jokers where they have to be."""
    best: list[list[tuple[Run, Tie]]] = [[]]

    def give(index: int, given: list[tuple[Run, Tie]]) -> None:
        if len(given) + len(ties) - index <= len(best[0]):
            return
        if index == len(ties):
            for run, tie in given:
                run.ties.append(tie)
            if all(joker_runs(*place) is not None for place in places):
                best[0] = list(given)
            for run, tie in given:
                run.ties.remove(tie)
            return
        tie = ties[index]
        for run in runs:
            if run.first <= tie.first and tie.last <= run.last:
                apart = all(
                    other.last < tie.first or tie.last < other.first for holder, other in given if holder is run
                )
                if apart:
                    give(index + 1, [*given, (run, tie)])
        give(index + 1, given)

    give(0, [])
    for run, tie in best[0]:
        run.ties.append(tie)

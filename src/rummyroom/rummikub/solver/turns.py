"""Best turns under all rules, on the compiled kernel.

The kernel counts tiles and knows no joker rules. Here a position is split into *scenarios*: which of the table's
jokers stay, which are retrieved, and which tiles then take their places. In a scenario the rules are counts again:

* a joker that stays in a run is a tile that only runs may use, beside a neighbour it had before;
* a joker that stays in a group is one more tile of the groups of its number;
* a retrieved joker is free, and a real tile that it stood for has to be on the table.

Where a retrieved joker goes is left to the judge; if the judge refuses, the scenario is solved again once for
every new meld that the joker could go to. Every answer has passed :func:`rummyroom.rummikub.turn.judge`.

Of the best turns of a scenario the kernel finds one that breaks the fewest melds: see :class:`Conditions`, ties.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.melds import Table, tidy
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.solver import kernel
from rummyroom.rummikub.solver.api import BestTurn, Weights
from rummyroom.rummikub.solver.disturbance import watched_melds
from rummyroom.rummikub.solver.groups import GroupShape, best_arrangement
from rummyroom.rummikub.solver.jokerrule import Fate, OldJoker, old_jokers
from rummyroom.rummikub.solver.newmelds import NewMeldRule, new_melds
from rummyroom.rummikub.solver.stock import stock_of
from rummyroom.rummikub.solver.tables import Plan, Run, cut, group_plan, lay_out, place_jokers, run_plan, set_plan
from rummyroom.rummikub.tiles import JOKER, KINDS
from rummyroom.rummikub.turn import judge

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.solver.setmelds import SetMeld
    from rummyroom.rummikub.solver.steps import Tie
    from rummyroom.rummikub.tiles import Tile

SCALE = 64
"""The kernel's loss counts a unit of weight this much, and a broken meld 1."""
MOST_WEIGHT = 8_000_000
"""The kernel's loss must fit into 29 bits."""

Place = tuple[int, int]
"""Number and colour index."""


KernelTie = tuple[int, int, int, int, tuple[int, ...], bool]
"""A run of the table that is to stay whole: colour index, lowest number, highest number, which of four bits it has
among the runs of its colour that overlap, the numbers at which it holds a joker, whether it must stay whole."""


class Conditions(NamedTuple):
    """What the kernel has to fulfil beside legal melds.

    Args:
        pinned: places of jokers that stay in runs.
        joined: number, colour index, and how many runs must come to that place from the number before.
        groups: number, how many jokers stay in its groups, and every way to form them: tiles per colour (two bits
            each), free jokers, broken melds.
        ties: runs that are to stay whole.
    """

    pinned: tuple[Place, ...] = ()
    joined: tuple[tuple[int, int, int], ...] = ()
    groups: tuple[tuple[int, int, tuple[tuple[int, int, int], ...]], ...] = ()
    ties: tuple[KernelTie, ...] = ()


@cache
def group_choices(
    tiles: tuple[int, int, int, int], jokers: int, staying: tuple[int, ...], old: tuple[GroupShape, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return every way worth considering to form groups of one number, fewest jokers first.

    Args:
        tiles: the tiles there are, per colour.
        jokers: free jokers.
        staying: for each joker that stays in a group of this number, the colours it stood for, as bits.
        old: the table's groups of this number.
    """
    found: list[tuple[int, int, int]] = []
    for counts in product(*(range(count + 1) for count in tiles)):
        grouped = (counts[0], counts[1], counts[2], counts[3])
        code = sum(count << 2 * colour for colour, count in enumerate(grouped))
        least_broken = len(old) + 1
        for free in range(jokers + 1):
            way = best_arrangement(grouped, free + len(staying), staying, old)
            if way is not None and len(old) - len(way.kept) < least_broken:
                least_broken = len(old) - len(way.kept)
                found.append((code, free, least_broken))
    return tuple(sorted(found, key=lambda choice: choice[1]))


class _Position(NamedTuple):
    """A position, and its counts by the order of kinds."""

    table: Table
    rack: tuple[Tile, ...]
    rules: Rules
    weights: tuple[int, ...]
    values: Weights
    on_table: tuple[int, ...]
    on_rack: tuple[int, ...]
    jokers: tuple[OldJoker, ...]
    most: int
    """How many rack tiles may be laid."""


def _order(number: int, colour: int) -> int:
    return colour * 13 + number - 1


def _counts(tiles: Sequence[Tile]) -> tuple[int, ...]:
    counts = [0] * len(KINDS)
    for tile in tiles:
        counts[tile.kind.order] += 1
    return tuple(counts)


def _exact_weights(rack: Sequence[Tile], weights: Weights) -> tuple[int, ...]:
    """Return weights under which laying something is always worth more than laying nothing.

    If tiles on the rack are worth nothing, a numbered tile more decides among turns of the same value.
    """
    row = tuple(weights[kind] for kind in KINDS)
    if all(weights[tile.kind] for tile in rack):
        return row
    return (*(weight * SCALE + 1 for weight in row[:-1]), row[-1] * SCALE)


class Scenario(NamedTuple):
    """One set of things that may become of the table's jokers.

    Args:
        fates: per joker, whether it stays or goes.
        table: what must be used: the table's tiles, tiles that take a joker's place, retrieved jokers.
        rack: what else may be used.
        given: weight of rack tiles that ``table`` already has.
        conditions: what stays of the jokers.
        set_melds: new melds for retrieved jokers; their tiles are in neither count.
    """

    fates: tuple[Fate, ...]
    table: tuple[int, ...]
    rack: tuple[int, ...]
    given: int
    conditions: Conditions
    set_melds: tuple[SetMeld, ...] = ()

    @property
    def gone(self) -> int:
        """How many jokers are retrieved."""
        return sum(fate is Fate.GO for fate in self.fates)


def _scenarios(position: _Position) -> Iterator[Scenario]:
    """Yield scenarios that together cover every legal turn of an opened player."""
    for fates in product((Fate.STAY, Fate.GO), repeat=len(position.jokers)):
        for wanted in dict.fromkeys(_claims(position, fates)):
            scenario = _scenario(position, fates, wanted)
            if scenario is not None:
                yield scenario


def _claims(position: _Position, fates: Sequence[Fate]) -> Iterator[tuple[Place, ...]]:
    """Yield the real tiles that may take the places of the retrieved jokers."""
    if position.rules.joker_release is not JokerRelease.EXCHANGE:
        yield ()
        return
    gone = [joker for joker, fate in zip(position.jokers, fates, strict=True) if fate is Fate.GO]
    colours = [[colour for colour in range(4) if joker.colours >> colour & 1] for joker in gone]
    for chosen in product(*colours):
        yield tuple(sorted((joker.number, colour) for joker, colour in zip(gone, chosen, strict=True)))


def _scenario(
    position: _Position, fates: tuple[Fate, ...], wanted: Sequence[Place], set_melds: tuple[SetMeld, ...] = ()
) -> Scenario | None:
    """Return a scenario, or None if the tiles do not suffice.

    Args:
        position: what is asked.
        fates: what becomes of each joker.
        wanted: real tiles that must lie on the table, each once.
        set_melds: new melds that are set beforehand.
    """
    table, rack = list(position.on_table), list(position.on_rack)
    settled = {index for meld in set_melds for _, index in meld.settled}
    given = 0
    needed: dict[int, int] = {}
    for number, colour in wanted:
        order = _order(number, colour)
        needed[order] = needed.get(order, 0) + 1
    if position.rules.joker_exchange_from is JokerSource.RACK:
        needed = {order: count + table[order] for order, count in needed.items()}
    taken: dict[int, int] = {}
    from_rack: dict[int, int] = {}
    for meld in set_melds:
        for colour, number in meld.tiles:
            order = _order(number, colour)
            taken[order] = taken.get(order, 0) + 1
        for colour, number in meld.from_rack:
            order = _order(number, colour)
            from_rack[order] = from_rack.get(order, 0) + 1
    for order in needed.keys() | taken.keys():
        there = table[order] + rack[order]
        used = max(table[order] + from_rack.get(order, 0), needed.get(order, 0), taken.get(order, 0))
        if used > there:
            return None
        given += (used - table[order]) * position.weights[order]
        table[order] = used - taken.get(order, 0)
        rack[order] = there - used
    free = sum(fate is Fate.GO for fate in fates) - sum(len(meld.credit) - 1 for meld in set_melds)
    spent = sum(meld.credit[0] for meld in set_melds)
    if free < 0 or spent > rack[-1]:
        return None
    given += spent * position.weights[-1]
    table[-1], rack[-1] = free, rack[-1] - spent
    staying = [
        joker
        for index, (joker, fate) in enumerate(zip(position.jokers, fates, strict=True))
        if fate is Fate.STAY and index not in settled
    ]
    conditions = _conditions(staying, table, rack)
    return Scenario(fates, tuple(table), tuple(rack), given, conditions, set_melds)


def _conditions(staying: Sequence[OldJoker], table: Sequence[int], rack: Sequence[int]) -> Conditions:
    """Return the conditions of jokers that stay."""
    in_runs = [joker for joker in staying if not joker.in_group]
    joined: dict[Place, int] = {}
    for joker in in_runs:
        onward = sum(
            other.needs_next and (other.number, other.colour) == (joker.number, joker.colour) for other in in_runs
        )
        back = sum(
            other.needs_previous and (other.number, other.colour) == (joker.number, joker.colour) for other in in_runs
        )
        for place, runs in (((joker.number + 1, joker.colour), onward), ((joker.number, joker.colour), back)):
            joined[place] = max(joined.get(place, 0), runs)
    numbers = {joker.number for joker in staying if joker.in_group}
    return Conditions(
        pinned=tuple((joker.number, joker.colour) for joker in in_runs),
        joined=tuple((number, colour, runs) for (number, colour), runs in joined.items() if runs),
        groups=tuple(_groups(number, staying, (), table, rack) for number in sorted(numbers)),
    )


def _groups(
    number: int, staying: Sequence[OldJoker], old: tuple[GroupShape, ...], table: Sequence[int], rack: Sequence[int]
) -> tuple[int, int, tuple[tuple[int, int, int], ...]]:
    masks = tuple(sorted(joker.colours for joker in staying if joker.in_group and joker.number == number))
    there = [table[_order(number, colour)] + rack[_order(number, colour)] for colour in range(4)]
    tiles = (there[0], there[1], there[2], there[3])
    return number, len(masks), group_choices(tiles, table[-1] + rack[-1], masks, old)


class _Found(NamedTuple):
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


def _solve(position: _Position, scenario: Scenario, conditions: Conditions, limit: int | None = None) -> _Found | None:
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
    return _Found(value, loss, laid, melds)


class _Kept(NamedTuple):
    """What of the table may stay whole in a scenario.

    Args:
        ties: runs.
        groups: per number, the groups as shapes and the indexes of their melds.
    """

    ties: tuple[Tie, ...]
    groups: dict[int, tuple[tuple[GroupShape, ...], tuple[int, ...]]]


def _keepable(position: _Position, scenario: Scenario) -> _Kept:
    """Return the melds that may stay whole: all but those that lose a joker."""
    losing = {
        joker.meld for joker, fate in zip(position.jokers, scenario.fates, strict=True) if fate is Fate.GO
    }
    watched = watched_melds(position.table)
    groups = {}
    for number, shapes in watched.groups.items():
        pairs = [
            (shape, meld)
            for shape, meld in zip(shapes, watched.group_melds[number], strict=True)
            if meld not in losing
        ]
        if pairs:
            groups[number] = (tuple(shape for shape, _ in pairs), tuple(meld for _, meld in pairs))
    return _Kept(tuple(tie for tie in watched.ties if tie.meld not in losing), groups)


def _with_ties(position: _Position, scenario: Scenario, kept: _Kept) -> Conditions:
    """Return the scenario's conditions, and that melds are to stay whole."""
    staying = [joker for joker, fate in zip(position.jokers, scenario.fates, strict=True) if fate is Fate.STAY]
    settled = {index for meld in scenario.set_melds for _, index in meld.settled}
    staying = [joker for joker in staying if position.jokers.index(joker) not in settled]
    numbers = set(kept.groups) | {number for number, _, _ in scenario.conditions.groups}
    groups = tuple(
        _groups(number, staying, kept.groups[number][0] if number in kept.groups else (), scenario.table, scenario.rack)
        for number in sorted(numbers)
    )
    ties: list[KernelTie] = []
    for tie in kept.ties:
        taken = {
            bit for colour, first, last, bit, _, _ in ties
            if colour == tie.colour and first <= tie.last + 2 and tie.first <= last + 2
        }
        free = [bit for bit in range(4) if bit not in taken]
        if free:
            ties.append((tie.colour, tie.first, tie.last, free[0], tuple(tie.jokers), False))
    return scenario.conditions._replace(groups=groups, ties=tuple(ties))


def _plans(position: _Position, scenario: Scenario, found: _Found, kept: _Kept) -> list[Plan]:
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
        _give_ties(own, [tie for tie in kept.ties if tie.colour == colour], jokers_at)
        for (number, joker_colour), count in sorted(jokers_at.items()):
            if joker_colour == colour:
                here = [run for run in own if run.first <= number <= run.last]
                place_jokers(number, here, count, *_needs(position, scenario, number, colour))
        plans.extend(run_plan(run, first, last) for run in own for first, last in cut(run))
    return plans


def _needs(position: _Position, scenario: Scenario, number: int, colour: int) -> tuple[int, int]:
    """Return how many jokers that stay at a place need the number after it, and the number before it."""
    here = [
        joker
        for joker, fate in zip(position.jokers, scenario.fates, strict=True)
        if fate is Fate.STAY and not joker.in_group and (joker.number, joker.colour) == (number, colour)
    ]
    return sum(joker.needs_next for joker in here), sum(joker.needs_previous for joker in here)


def _group_plans(
    position: _Position, scenario: Scenario, number: int, kinds: Sequence[int], kept: _Kept
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


def _give_ties(runs: Sequence[Run], ties: Sequence[Tie], jokers_at: dict[Place, int]) -> None:
    """Say which runs hold which of the table's runs, as many as can be."""
    best: list[list[tuple[Run, Tie]]] = [[]]

    def give(index: int, given: list[tuple[Run, Tie]]) -> None:
        if len(given) + len(ties) - index <= len(best[0]):
            return
        if index == len(ties):
            if _own_tiles_left(runs, given, jokers_at):
                best[0] = list(given)
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


def _own_tiles_left(runs: Sequence[Run], given: Sequence[tuple[Run, Tie]], jokers_at: dict[Place, int]) -> bool:
    """Return whether the jokers of each place find a run that holds no tie there, or one with a joker there."""
    for (number, colour), count in jokers_at.items():
        here = [run for run in runs if run.colour == colour and run.first <= number <= run.last]
        if here:
            at = [tie for _, tie in given if tie.first <= number <= tie.last]
            with_joker = sum(number in tie.jokers for tie in at)
            if not with_joker <= count <= len(here) - len(at) + with_joker:
                return False
    return True


class _Answer(NamedTuple):
    value: int
    broken: int
    turn: BestTurn


def _judged(position: _Position, scenario: Scenario, found: _Found, *, careful: bool) -> _Answer | None:
    """Return the turn that was found for a scenario if it is legal; if it can be, one that breaks the fewest melds."""
    kept = _keepable(position, scenario)
    if careful:
        gentle = _solve(position, scenario, _with_ties(position, scenario, kept), found.loss + SCALE)
        if gentle is not None and gentle.value == found.value:
            answer = _turn(position, scenario, gentle, kept)
            if answer is not None:
                return answer
    return _turn(position, scenario, found, kept)


def _turn(position: _Position, scenario: Scenario, found: _Found, kept: _Kept) -> _Answer | None:
    plans = _plans(position, scenario, found, kept)
    table, laid = lay_out(plans, position.table, position.rack)
    verdict = judge(position.table, table, position.rack, rules=position.rules, opened=True)
    if not verdict.is_legal:
        return None
    value = sum(position.values[tile.kind] for tile in laid)
    broken = len(position.table) - len({meld for plan in plans for meld in plan.kept})
    return _Answer(found.value, broken, BestTurn(verdict.table, laid, value))


def _strict(position: _Position, scenario: Scenario, at_least: int) -> Iterator[tuple[Scenario, _Found]]:
    """Yield the scenario once for every choice of new melds for its retrieved jokers, best first.

    Args:
        position: what is asked.
        scenario: the scenario.
        at_least: leave out what is worth less.
    """
    jokers = tuple(
        joker._replace(fate=fate) for joker, fate in zip(position.jokers, scenario.fates, strict=True)
    )
    stock = stock_of([tile for meld in position.table for tile in meld.tiles], position.rack, position.values)
    two = position.rules.joker_reuse is JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES
    rule = NewMeldRule(jokers, stock)
    candidates = list(new_melds(position.table, jokers, stock, rack_tiles=2 if two else 0))
    gone = tuple(index for index, fate in enumerate(scenario.fates) if fate is Fate.GO)
    found: list[tuple[Scenario, _Found]] = []
    for count in range(1, len(gone) + 1):
        for melds in combinations_with_replacement(candidates, count):
            credit = rule.start
            for meld in melds:
                more = rule.admit(credit, meld)
                if more is None:
                    break
                credit = more
            else:
                if len(credit) - 1 == len(gone) and _everyone_placed(gone, credit):
                    found.extend(_with_set(position, scenario, melds, at_least))
    return iter(sorted(found, key=lambda pair: -pair[1].value))


def _everyone_placed(gone: Sequence[int], credit: tuple[int, ...]) -> bool:
    """Return whether each retrieved joker can have one of the places: ``credit[1:]`` says who may not."""
    if not gone:
        return True
    return any(
        not barred >> gone[0] & 1 and _everyone_placed(gone[1:], (0, *credit[1 : 1 + spot], *credit[2 + spot :]))
        for spot, barred in enumerate(credit[1:])
    )


def _with_set(
    position: _Position, scenario: Scenario, melds: tuple[SetMeld, ...], at_least: int
) -> Iterator[tuple[Scenario, _Found]]:
    for wanted in dict.fromkeys(_claims(position, scenario.fates)):
        strict = _scenario(position, scenario.fates, wanted, melds)
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
        careful: choose a best turn that breaks the fewest melds; otherwise the first that is found.
        at_least: look only for turns of this value or more; no tile on the rack may be worth 0 then.
        most: how many tiles may be laid at most; only for a player who has opened.
    """
    on_table = [tile for meld in table for tile in meld.tiles]
    row = _exact_weights(rack, weights)
    position = _Position(
        table,
        rack,
        rules,
        row,
        weights,
        _counts(on_table),
        _counts(rack),
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
    return None if answer is None else answer.turn


def _best(position: _Position, *, careful: bool, at_least: int) -> _Answer | None:
    bounds = [(scenario, _solve(position, scenario, scenario.conditions)) for scenario in _scenarios(position)]
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


def _opening(position: _Position) -> BestTurn | None:
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

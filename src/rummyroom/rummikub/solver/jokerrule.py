"""What the rules ask of the table's jokers, number by number.

A joker of the table stands for kinds of one number, so whether it stayed, and whether a real tile has taken its
place, shows at that number alone; only the neighbour of a joker that stood at a run's end may be the next number.

Source: rules/rummikub.md, Jokers on the table; :mod:`rummyroom.rummikub.jokers` is the judge.
"""

from __future__ import annotations

from enum import Enum
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.jokers import joker_places
from rummyroom.rummikub.melds import MeldKind, read_meld
from rummyroom.rummikub.solver.groups import best_arrangement
from rummyroom.rummikub.solver.stock import COLOUR_INDEX

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.solver.conditions import NumberStep, PerColour
    from rummyroom.rummikub.solver.stock import Stock

NONE: PerColour = (0, 0, 0, 0)


class Fate(Enum):
    """What may become of a table joker."""

    ANY = "any"
    STAY = "stay"
    GO = "go"


class OldJoker(NamedTuple):
    """A joker that lies on the table.

    Args:
        meld: index of its meld.
        number: the number it stands for; 0 in a meld of jokers alone.
        colours: the colours it may stand for, as bits.
        in_group: whether it lies in a group.
        needs_next: it stands lowest in its run, so it stays only beside ``number + 1``.
        needs_previous: it stands highest, so it stays only beside ``number - 1``.
        fate: what may become of it.
    """

    meld: int
    number: int
    colours: int
    in_group: bool
    needs_next: bool
    needs_previous: bool
    fate: Fate = Fate.ANY

    @property
    def colour(self) -> int:
        """The colour index of a joker in a run."""
        return self.colours.bit_length() - 1


def old_jokers(table: Table) -> tuple[OldJoker, ...]:
    """Return the jokers of a table, in the order in which the judge counts them."""
    readings = [read_meld(meld) for meld in table]
    jokers = []
    for place in joker_places(readings):
        in_group = readings[place.meld].kind is MeldKind.GROUP
        numbers = {kind.number for kind in place.stands_for}
        number = numbers.pop() if len(numbers) == 1 else 0
        colours = 0
        for kind in place.stands_for:
            assert kind.colour is not None  # a joker never stands for a joker
            colours |= 1 << COLOUR_INDEX[kind.colour]
        beside = {kind.number for kind in place.neighbours}
        needs_next = not in_group and number - 1 not in beside
        needs_previous = not in_group and number + 1 not in beside
        jokers.append(OldJoker(place.meld, number, colours, in_group, needs_next, needs_previous))
    return tuple(jokers)


class JokerMark(NamedTuple):
    """How a step counts for the jokers.

    Args:
        retrieved: jokers that did not stay, as bits.
        needs_next: jokers that stay if their run goes on to the next number, per colour.
        needs_previous: jokers that stay because their run came from the previous number, per colour.
        carried: runs that came from the previous number, per colour, as far as it matters.
        in_groups: for each joker that stays in a group, the colours it stood for, as bits.
    """

    retrieved: int = 0
    needs_next: PerColour = NONE
    needs_previous: PerColour = NONE
    carried: PerColour = NONE
    in_groups: tuple[int, ...] = ()


class JokerMemory(NamedTuple):
    """What must be remembered of the jokers: see :class:`JokerMark`."""

    retrieved: int
    needs_next: PerColour


class JokerRule:
    """Every table joker stays, or is retrieved in a way that the rules allow; where it goes is not asked here."""

    def __init__(
        self, jokers: Sequence[OldJoker], stock: Stock, *, exchange: bool, from_rack: bool, remember: bool
    ) -> None:
        """Prepare the rule.

        Args:
            jokers: the jokers of the table.
            stock: the position.
            exchange: a real tile must have taken a retrieved joker's place.
            from_rack: that tile must come from the rack.
            remember: whether it matters later which jokers were retrieved.
        """
        self.jokers = tuple(jokers)
        self._stock = stock
        self._exchange = exchange
        self._from_rack = from_rack
        self._remember = remember

    @property
    def start(self) -> JokerMemory:
        """Return the memory before number 1: jokers of a meld of jokers alone count as retrieved."""
        wild = sum(1 << index for index, joker in enumerate(self.jokers) if not joker.number)
        return JokerMemory(wild if self._remember else 0, NONE)

    def marks(self, step: NumberStep) -> Iterator[JokerMark]:
        """Yield each way in which the jokers of the step's number may stay or go."""
        carried = self._carried(step)
        here = [index for index, joker in enumerate(self.jokers) if joker.number == step.number]
        open_fates = [index for index in here if index not in step.settled]
        harmless: list[int] = []
        for count in range(len(open_fates) + 1):
            for gone in combinations(open_fates, count):
                bits = sum(1 << index for index in gone)
                if any(not less & ~bits for less in harmless):
                    continue  # fewer can go at no other cost
                staying = [self.jokers[index] for index in open_fates if index not in gone]
                mark = self._mark(step, [self.jokers[index] for index in gone], staying)
                if mark is not None:
                    if mark.needs_next == NONE:
                        harmless.append(bits)
                    yield mark._replace(retrieved=bits if self._remember else 0, carried=carried)

    def _carried(self, step: NumberStep) -> PerColour:
        wanted = [0, 0, 0, 0]
        for joker in self.jokers:
            if joker.needs_next and joker.number == step.number - 1:
                wanted[joker.colour] += 1
        black, red, blue, orange = (
            min(count, len(before), len(after))
            for count, before, after in zip(wanted, step.before, step.after, strict=True)
        )
        return black, red, blue, orange

    def _mark(self, step: NumberStep, gone: Sequence[OldJoker], staying: Sequence[OldJoker]) -> JokerMark | None:
        if any(joker.fate is Fate.STAY for joker in gone) or any(joker.fate is Fate.GO for joker in staying):
            return None
        if self._exchange and not self._exchanged(step, gone):
            return None
        needs_next, needs_previous = [0, 0, 0, 0], [0, 0, 0, 0]
        for colour in range(4):
            in_runs = [joker for joker in staying if not joker.in_group and joker.colour == colour]
            if len(in_runs) > step.run_jokers[colour]:
                return None
            needs_next[colour] = sum(joker.needs_next for joker in in_runs)
            needs_previous[colour] = sum(joker.needs_previous for joker in in_runs)
            # Runs that are extended come first, so as many runs as can go on from number to number do.
            if needs_previous[colour] > min(len(step.before[colour]), len(step.after[colour])):
                return None
        in_groups = tuple(sorted(joker.colours for joker in staying if joker.in_group))
        if in_groups and best_arrangement(step.grouped, step.group_jokers, in_groups) is None:
            return None
        return JokerMark(
            needs_next=(needs_next[0], needs_next[1], needs_next[2], needs_next[3]),
            needs_previous=(needs_previous[0], needs_previous[1], needs_previous[2], needs_previous[3]),
            in_groups=in_groups,
        )

    def _exchanged(self, step: NumberStep, gone: Sequence[OldJoker]) -> bool:
        """Return whether each retrieved joker finds a real tile of its own that it stood for."""
        table = self._stock.table
        tiles = [
            count - (table[colour][step.number] if self._from_rack else 0) for colour, count in enumerate(step.tiles)
        ]
        return all_served([joker.colours for joker in gone], tiles)

    def advance(self, memory: JokerMemory, mark: JokerMark) -> JokerMemory | None:
        """Return the memory after a step; None if a run ended beside a joker that needed it to go on."""
        if any(wanted > there for wanted, there in zip(memory.needs_next, mark.carried, strict=True)):
            return None
        return JokerMemory(memory.retrieved | mark.retrieved, mark.needs_next)

    def is_met(self, memory: JokerMemory, jokers: int) -> bool:  # noqa: ARG002
        """Return whether no joker still waits for its neighbour."""
        return memory.needs_next == NONE


def all_served(wishes: Sequence[int], supply: Sequence[int]) -> bool:
    """Return whether every wish, a set of places as bits, can be given one of ``supply`` at such a place."""
    if not wishes:
        return True
    for place, count in enumerate(supply):
        if count > 0 and wishes[0] >> place & 1:
            rest = list(supply)
            rest[place] -= 1
            if all_served(wishes[1:], rest):
                return True
    return False

"""One number of one colour: which runs go on, end or begin there.

The scan goes through the numbers 1 to 13. What it remembers of a colour are its *open* runs: those that have a
tile of the last number. Of each only the length counts, and only up to 3: from there on a run may end.
Extending a run of 3 or more is never worse than ending it and beginning another with the same tile, so how
many runs take a tile already says which.

A run of the table may be *tied*: it has to stay whole within one run. An open run that holds such a tie may
not end before the tie's last number. Ties serve melds that must not be broken (``joker_meld_frozen``) and
melds that one would rather not break (:mod:`rummyroom.rummikub.solver.disturbance`).
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.tiles import HIGHEST

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

OpenRun = int
"""Length (1, 2, or 3 for 3 and more) plus 4 times the tie's index plus one (0: no tie)."""

OpenRuns = tuple[OpenRun, ...]
"""The open runs of one colour, sorted."""

NEW = -1
"""Where a run comes from that begins here."""


class Tie(NamedTuple):
    """A run of the table that is to stay whole.

    Args:
        colour: its colour's index.
        first: its lowest number.
        last: its highest number.
        jokers: the numbers at which a joker has to lie.
        forced: whether it must stay whole; otherwise breaking it only counts as a disturbance.
        meld: index of the run on the table.
    """

    colour: int
    first: int
    last: int
    jokers: frozenset[int]
    forced: bool
    meld: int


class ColourStep(NamedTuple):
    """What happens to one colour at one number.

    Args:
        grouped: numbered tiles that lie in groups.
        jokers: jokers that lie in runs.
        runs: the open runs afterwards.
        loss: weight of the rack tiles that stay on the rack.
        promised: jokers that the runs cannot do without at the next two numbers.
        broken: ties given up here.
        sources: for each run of ``runs``, its index among the open runs before, or :data:`NEW`.
    """

    grouped: int
    jokers: int
    runs: OpenRuns
    loss: int
    promised: int
    broken: int
    sources: tuple[int, ...]


def length_of(run: OpenRun) -> int:
    """Return the length of an open run, up to 3."""
    return run & 3


def tie_of(run: OpenRun) -> int | None:
    """Return the index of the tie that an open run holds, or None."""
    return (run >> 2) - 1 if run >> 2 else None


class Supply(NamedTuple):
    """The tiles of one kind that a step may use, and those of the two numbers after it.

    Args:
        least: tiles that must be used.
        most: tiles that can be used.
        weight: what each unused one is worth.
        next_most: the most of the next number.
        after_next_most: the most of the number after that.
        jokers: jokers there are at all.
    """

    least: int
    most: int
    weight: int
    next_most: int
    after_next_most: int
    jokers: int


def colour_steps(number: int, before: OpenRuns, supply: Supply, ties: Sequence[Tie]) -> tuple[ColourStep, ...]:
    """Return every step of a colour worth looking at, least loss first.

    Args:
        number: the number, 1 to 13.
        before: the open runs, each with a tile of ``number - 1``.
        supply: the tiles there are.
        ties: the ties of this colour; the indexes that open runs name.
    """
    best: dict[tuple[int, int, OpenRuns], ColourStep] = {}
    beginning = [index for index, tie in enumerate(ties) if tie.first == number]
    for grouped in range(supply.most + 1):
        for way in _continuations(number, before, supply.most - grouped + supply.jokers, ties, beginning):
            size = len(way.runs)
            promised = _promised(way.runs, supply)
            least_jokers = max(way.tied_jokers, grouped + size - supply.most)
            most_jokers = min(size - way.tied_tiles, grouped + size - supply.least, supply.jokers - promised)
            for jokers in range(least_jokers, most_jokers + 1):
                loss = (supply.most - grouped - size + jokers) * supply.weight
                key = (grouped, jokers, way.runs)
                if key not in best or way.broken < best[key].broken:
                    best[key] = ColourStep(grouped, jokers, way.runs, loss, promised, way.broken, way.sources)
    return tuple(sorted(best.values(), key=lambda step: step.loss))


def _promised(runs: OpenRuns, supply: Supply) -> int:
    """Return how many jokers the runs shorter than 3 need at the next two numbers."""
    ones = sum(length_of(run) == 1 for run in runs)
    twos = sum(length_of(run) == 2 for run in runs)
    return max(0, ones + twos - supply.next_most) + max(0, ones - supply.after_next_most)


class _Continuation(NamedTuple):
    """Which runs have a tile of a number: ``tied_jokers`` of them a joker, ``tied_tiles`` a numbered tile."""

    runs: OpenRuns
    sources: tuple[int, ...]
    broken: int
    tied_jokers: int
    tied_tiles: int


def _continuations(
    number: int, before: OpenRuns, most: int, ties: Sequence[Tie], beginning: Sequence[int]
) -> Iterator[_Continuation]:
    """Yield every way for runs to go on, end and begin with at most ``most`` tiles."""
    bound = [index for index, run in enumerate(before) if length_of(run) < 3 or run >> 2]
    free = [index for index, run in enumerate(before) if length_of(run) == 3 and not run >> 2]
    for size in range(len(bound), most + 1):
        extended = min(len(free), size - len(bound))
        begun = size - len(bound) - extended
        if begun and number > HIGHEST - 2:
            return
        sources = bound + free[:extended] + [NEW] * begun
        lengths = [1 if source == NEW else min(length_of(before[source]) + 1, 3) for source in sources]
        carried = [0 if source == NEW else before[source] >> 2 for source in sources]
        for given in _give_ties(beginning, ties, carried):
            codes = [
                length if tie and ties[tie - 1].last == number else length + 4 * tie
                for length, tie in zip(lengths, given, strict=True)
            ]
            order = sorted(range(size), key=codes.__getitem__)
            tied = [number in ties[tie - 1].jokers for tie in given if tie]
            yield _Continuation(
                tuple(codes[place] for place in order),
                tuple(sources[place] for place in order),
                sum(index + 1 not in given for index in beginning),
                sum(tied),
                len(tied) - sum(tied),
            )


def _give_ties(beginning: Sequence[int], ties: Sequence[Tie], carried: list[int]) -> Iterator[list[int]]:
    """Yield every way to give the ties that begin here to runs without one; forced ones are always given."""
    if not beginning:
        yield carried
        return
    free = [place for place, tie in enumerate(carried) if not tie]
    forced = [index for index in beginning if ties[index].forced]
    optional = [index for index in beginning if not ties[index].forced]
    for count in range(len(optional) + 1):
        for kept in combinations(optional, count):
            for places in permutations(free, len(forced) + count):
                given = list(carried)
                for place, index in zip(places, [*forced, *kept], strict=True):
                    given[place] = index + 1
                yield given

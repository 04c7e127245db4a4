"""Melds that are set down beforehand, tile by tile, apart from those that the scan counts.

Two rules look at one meld's exact tiles, which counts cannot see: a retrieved joker needs a *new* meld
(:mod:`rummyroom.rummikub.solver.newmelds`), and an opening on a table that may be rearranged needs melds of own
tiles alone (:mod:`rummyroom.rummikub.solver.openings`). For both there is a list of melds that would do; the scan
may set some of them, each takes its tiles out of the supply, and brings *credit* towards the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from rummyroom.rummikub.solver.conditions import PerColour

Credit = tuple[int, ...]
"""What set melds have brought so far; each rule counts in its own way."""


class SetMeld(NamedTuple):
    """A meld set beforehand.

    Args:
        first: its lowest number; a group's number.
        last: its highest number; the same for a group.
        tiles: (colour index, number) of each numbered tile.
        jokers: (colour index, number) of each joker; in a group colours the group lacks.
        from_rack: those of ``tiles`` that count as rack tiles.
        settled: (number, index) of table jokers that stay in this meld.
        credit: what it brings.
    """

    first: int
    last: int
    tiles: tuple[tuple[int, int], ...]
    jokers: tuple[tuple[int, int], ...]
    from_rack: tuple[tuple[int, int], ...] = ()
    settled: tuple[tuple[int, int], ...] = ()
    credit: Credit = ()

    @property
    def is_group(self) -> bool:
        """Whether it is a group."""
        return self.first == self.last

    def from_number(self, number: int) -> SetMeld:
        """Return the part that is still to come from ``number`` on; equal parts are interchangeable."""
        return SetMeld(
            number,
            self.last,
            tuple(place for place in self.tiles if place[1] >= number),
            tuple(place for place in self.jokers if place[1] >= number),
            tuple(place for place in self.from_rack if place[1] >= number),
            tuple(stay for stay in self.settled if stay[0] >= number),
        )


class Setting(NamedTuple):
    """What set melds take at one number.

    Args:
        tiles: numbered tiles, per colour.
        from_rack: of those, rack tiles that must be laid for it.
        jokers: jokers.
        settled: table jokers that stay in a set meld.
    """

    tiles: PerColour
    from_rack: PerColour
    jokers: int
    settled: frozenset[int]


NOTHING_SET = Setting((0, 0, 0, 0), (0, 0, 0, 0), 0, frozenset())


class CreditRule(Protocol):
    """How set melds help to fulfil a rule."""

    @property
    def start(self) -> Credit:
        """Return the credit before number 1."""

    def admit(self, credit: Credit, meld: SetMeld) -> Credit | None:
        """Return the credit with ``meld`` set, or None if it is of no more use."""

    def is_met(self, credit: Credit, memories: Sequence[Hashable], jokers: int) -> bool:
        """Return whether the rule holds at the end; see :class:`~.conditions.Condition`."""


class SetMelds:
    """The melds that may be set, and the rule they serve."""

    def __init__(self, candidates: Iterable[SetMeld], rule: CreditRule) -> None:
        self.rule = rule
        self._by_first: dict[int, list[SetMeld]] = {}
        for meld in candidates:
            self._by_first.setdefault(meld.first, []).append(meld)
        self._settings: dict[tuple[int, tuple[SetMeld, ...]], Setting] = {}

    def choices(
        self, number: int, active: tuple[SetMeld, ...], credit: Credit
    ) -> Iterator[tuple[tuple[SetMeld, ...], tuple[SetMeld, ...], Credit]]:
        """Yield which melds begin at ``number``, with all that are then active and the credit."""
        candidates = self._by_first.get(number, [])

        def extend(
            begun: tuple[SetMeld, ...], first: int, credit: Credit
        ) -> Iterator[tuple[tuple[SetMeld, ...], tuple[SetMeld, ...], Credit]]:
            yield begun, tuple(sorted(active + begun)), credit
            for index in range(first, len(candidates)):
                more = self.rule.admit(credit, candidates[index])
                if more is not None:
                    yield from extend((*begun, candidates[index]), index, more)

        return extend((), 0, credit)

    def setting(self, number: int, active: tuple[SetMeld, ...]) -> Setting:
        """Return what ``active`` melds take at ``number``."""
        key = (number, active)
        if key not in self._settings:
            tiles, from_rack = [0, 0, 0, 0], [0, 0, 0, 0]
            for meld in active:
                for colour, place in meld.tiles:
                    tiles[colour] += place == number
                for colour, place in meld.from_rack:
                    from_rack[colour] += place == number
            jokers = sum(place == number for meld in active for _, place in meld.jokers)
            settled = frozenset(joker for meld in active for place, joker in meld.settled if place == number)
            self._settings[key] = Setting(
                (tiles[0], tiles[1], tiles[2], tiles[3]),
                (from_rack[0], from_rack[1], from_rack[2], from_rack[3]),
                jokers,
                settled,
            )
        return self._settings[key]

    def rest(self, number: int, active: tuple[SetMeld, ...]) -> tuple[SetMeld, ...]:
        """Return what is left of ``active`` melds after ``number``."""
        return tuple(sorted(meld.from_number(number + 1) for meld in active if meld.last > number))

"""What a turn may do with the jokers that lay on the table.

A joker on the table either *stayed* or was *retrieved*. Kinds decide, not copies: if any way of telling
interchangeable jokers (or copies of a numbered tile) apart makes the turn legal, it is legal.

Source: rules/rummikub.md, Jokers on the table.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.problem import Problem
from rummyroom.rummikub.melds import MeldKind, Reading
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.tiles import KINDS, Kind, Tile, format_kinds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_ANYTHING = frozenset(kind for kind in KINDS if not kind.is_joker)
"""What a joker in a meld of jokers alone may stand for."""

_RACK = -1
"""Owner of a tile that came from the rack; other owners are melds of the start of the turn."""


class JokerPlace(NamedTuple):
    """A joker lying in a meld.

    Args:
        meld: index of its meld.
        tile: the joker.
        stands_for: the kinds it may stand for.
        neighbours: kinds of the places beside it (in a group: of all other members).
    """

    meld: int
    tile: Tile
    stands_for: frozenset[Kind]
    neighbours: frozenset[Kind]


def joker_places(readings: Sequence[Reading]) -> tuple[JokerPlace, ...]:
    """Return every joker that lies in ``readings``, all of them legal melds, in table order."""
    places = []
    for index, reading in enumerate(readings):
        stands = [frozenset(kinds) or _ANYTHING for kinds in reading.stands_for]
        for spot, tile in enumerate(reading.tiles):
            if tile.is_joker:
                beside = stands[max(spot - 1, 0) : spot] + stands[spot + 1 : spot + 2]
                if reading.kind is MeldKind.GROUP:
                    beside = stands[:spot] + stands[spot + 1 :]
                places.append(JokerPlace(index, tile, stands[spot], frozenset().union(*beside)))
    return tuple(places)


def stayed(old: JokerPlace, new: JokerPlace, before: Sequence[Reading], after: Sequence[Reading]) -> bool:
    """Return whether the joker that lay at ``old`` and lies at ``new`` has stayed.

    It has if its meld is of the same kind, it stands there for a kind it could stand for before, and the
    place of at least one former neighbour is still in its meld.
    """
    if before[old.meld].kind is not after[new.meld].kind or not old.stands_for & new.stands_for:
        return False
    members = frozenset().union(*(frozenset(kinds) or _ANYTHING for kinds in after[new.meld].stands_for))
    return bool(old.neighbours & members)


class JokerFinding(NamedTuple):
    """What became of the table's jokers under the most favourable way of telling them apart."""

    problems: tuple[Problem, ...]
    retrieved: tuple[Tile, ...]


def judge_jokers(
    before: Sequence[Reading], after: Sequence[Reading], laid: Sequence[Tile], rules: Rules, *, opened: bool
) -> JokerFinding:
    """Judge what a turn did with the jokers of the table.

    Args:
        before: the melds at the start of the turn, read.
        after: the melds after it, read; all legal and holding every tile of ``before``.
        laid: the rack tiles among ``after``.
        rules: the joker options.
        opened: whether the player had opened before this turn.
    """
    old = joker_places(before)
    if not old:
        return JokerFinding((), ())
    new = joker_places(after)
    best: JokerFinding | None = None
    known: dict[object, bool] = {}
    for chosen in _pairings(old, new):
        pairs = tuple(zip(old, chosen, strict=True))
        finding = _Pairing(before, after, laid, rules, pairs, known).judge(opened=opened)
        if best is None or len(finding.problems) < len(best.problems):
            best = finding
        if not finding.problems:
            break
    assert best is not None  # every old joker lies somewhere among the new ones
    return best


def _pairings(old: Sequence[JokerPlace], new: Sequence[JokerPlace]) -> Iterator[tuple[JokerPlace, ...]]:
    """Yield where each old joker may lie now, the physical truth first."""
    by_tile = {place.tile: place for place in new}
    truth = tuple(by_tile[place.tile] for place in old)
    yield truth
    yield from (pairing for pairing in permutations(new, len(old)) if pairing != truth)


class _Pairing:
    """One way of telling the jokers apart: where each joker of the old table lies now."""

    def __init__(
        self,
        before: Sequence[Reading],
        after: Sequence[Reading],
        laid: Sequence[Tile],
        rules: Rules,
        pairs: Sequence[tuple[JokerPlace, JokerPlace]],
        known: dict[object, bool],
    ) -> None:
        self.before, self.after, self.laid, self.rules, self.pairs = before, after, laid, rules, pairs
        self.retrieved = [pair for pair in pairs if not stayed(*pair, before, after)]
        self.kinds_before = [_numbered(reading) for reading in before]
        self.kinds_after = [_numbered(reading) for reading in after]
        self.known = known
        """Answers of :meth:`_tell_apart` that many pairings ask for."""

    def judge(self, *, opened: bool) -> JokerFinding:
        problems: list[Problem] = []
        tiles = tuple(old.tile for old, _ in self.retrieved)
        rules = self.rules
        if tiles and rules.joker_release is not JokerRelease.FREE:
            if not opened:
                problems.append(Problem("joker.before_opening", tiles))
            if rules.joker_release is JokerRelease.EXCHANGE and not rules.joker_meld_frozen:
                problems.extend(self._unexchanged())
            problems.extend(self._reuse_problems())
        if rules.joker_meld_frozen:
            problems.extend(self._unexchanged())
            problems.extend(self._broken_frozen())
        return JokerFinding(tuple(problems), tiles)

    def _unexchanged(self) -> Iterator[Problem]:
        """Yield a problem for each retrieved joker that no real tile has replaced."""
        from_rack = self.rules.joker_exchange_from is JokerSource.RACK
        tiles: Iterable[Tile] = self.laid if from_rack else (tile for reading in self.after for tile in reading.tiles)
        available = Counter(tile.kind for tile in tiles if not tile.is_joker)
        for index in _unmatched([old.stands_for for old, _ in self.retrieved], available):
            old = self.retrieved[index][0]
            wanted = sorted(old.stands_for, key=lambda kind: kind.order) if old.stands_for != _ANYTHING else []
            data = {"wanted": format_kinds(wanted), "from": str(self.rules.joker_exchange_from)}
            yield Problem("joker.not_exchanged", (old.tile,), data=data)

    def _reuse_problems(self) -> Iterator[Problem]:
        """Yield a problem for each retrieved joker that lies in no meld it may go to."""
        if self.rules.joker_reuse is JokerReuse.ANYWHERE:
            return
        two_from_rack = self.rules.joker_reuse is JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES
        targets = sorted({new.meld for _, new in self.retrieved})
        if self._can_be_new(targets, rack_tiles=2 if two_from_rack else 0):
            return
        for old, new in self.retrieved:
            if not self._can_be_new([new.meld], rack_tiles=0):
                yield Problem("joker.not_in_new_meld", (old.tile,), meld=new.meld)
            elif two_from_rack and not self._can_be_new([new.meld], rack_tiles=2):
                yield Problem("joker.too_few_rack_tiles", (old.tile,), meld=new.meld, data={"needed": 2})
        if len(targets) > 1 and all(self._can_be_new([target], rack_tiles=2 * two_from_rack) for target in targets):
            # Each alone could be told apart as new, but not all of them at once.
            yield Problem("joker.not_in_new_meld", tuple(old.tile for old, _ in self.retrieved))

    def _can_be_new(self, targets: Sequence[int], *, rack_tiles: int) -> bool:
        """Return whether copies can be told apart so that no target holds a whole old meld.

        Args:
            targets: indexes of the melds that must be new.
            rack_tiles: how many tiles of this turn each must hold besides.
        """
        threats = [(meld, target) for target in targets for meld in self._held_whole(target)]
        if not threats and not rack_tiles:
            return True
        rack_jokers = tuple(min(self._rack_jokers(target), rack_tiles) for target in targets)
        question = (tuple(targets), tuple(threats), rack_jokers, rack_tiles, tuple(self._homes().items()))
        if question not in self.known:
            self.known[question] = self._tell_apart(targets, threats, rack_jokers, rack_tiles)
        return self.known[question]

    def _tell_apart(
        self, targets: Sequence[int], threats: Sequence[tuple[int, int]], rack_jokers: tuple[int, ...], rack_tiles: int
    ) -> bool:
        """Return whether copies of numbered tiles can be told apart so that every threat is averted.

        Args:
            targets: indexes of the melds that must be new.
            threats: pairs of an old meld and a target that holds it by kind.
            rack_jokers: per target, how many jokers it has from the rack, up to ``rack_tiles``.
            rack_tiles: how many tiles of this turn each target must hold.
        """
        owners: dict[Kind, list[int]] = {}
        for index, held in enumerate(self.kinds_before):
            for kind in held:
                owners.setdefault(kind, []).append(index)
        for tile in self.laid:
            owners.setdefault(tile.kind, []).append(_RACK)
        # What the kinds so far can have achieved together: threats averted (as bits), rack tiles in each target.
        reached = {(0, rack_jokers)}
        for kind in {kind for target in targets for kind in self.kinds_after[target]}:
            places = [place for place, target in enumerate(targets) if kind in self.kinds_after[target]]
            steps = set()
            for order in set(permutations(owners[kind], len(places))):
                owner = {targets[place]: who for place, who in zip(places, order, strict=True)}
                if not self._frozen_at_home(kind, owner):
                    continue
                averted = sum(
                    1 << bit
                    for bit, (meld, target) in enumerate(threats)
                    if owner.get(target, meld) != meld and kind in self.kinds_before[meld]
                )
                steps.add((averted, tuple(owner.get(target) == _RACK for target in targets)))
            reached = {
                (had | averted, tuple(min(n + more, rack_tiles) for n, more in zip(counts, gained, strict=True)))
                for had, counts in reached
                for averted, gained in steps
            }
        return ((1 << len(threats)) - 1, (rack_tiles,) * len(targets)) in reached

    def _frozen_at_home(self, kind: Kind, owner: dict[int, int]) -> bool:
        """Return whether tiles of melds that must stay together are where those melds lie now.

        Args:
            kind: the kind of the tiles.
            owner: per meld after the turn, which old meld its tile of ``kind`` is told to have come from.
        """
        return all(
            owner.get(home, meld) == meld and all(who != meld or target == home for target, who in owner.items())
            for meld, home in self._homes().items()
            if kind in self.kinds_before[meld]
        )

    def _homes(self) -> dict[int, int]:
        """Return where each old meld lies that may only be added to: its joker stayed and ``joker_meld_frozen``."""
        if not self.rules.joker_meld_frozen:
            return {}
        return {old.meld: new.meld for old, new in self.pairs if (old, new) not in self.retrieved}

    def _held_whole(self, target: int) -> Iterator[int]:
        """Yield the old melds that by kind lie whole in the meld ``target``.

        A joker that has taken the place of one of its tiles does not make a meld new: ``k4 k5 k6 j`` still is
        ``k4 k5 k6 k7`` (worked position 8).
        """
        held = set(self.kinds_after[target])
        here = [place for place in joker_places(self.after) if place.meld == target]
        for index, kinds in enumerate(self.kinds_before):
            own = [new for old, new in self.pairs if old.meld == index]
            if all(new.meld == target for new in own):
                gone = [frozenset({kind}) for kind in kinds if kind not in held]
                others = [place.stands_for for place in here if place not in own]
                if len(_unmatched_sets(gone, others)) == 0:
                    yield index

    def _rack_jokers(self, target: int) -> int:
        from_table = sum(new.meld == target for _, new in self.pairs)
        return sum(tile.is_joker for tile in self.after[target].tiles) - from_table

    def _broken_frozen(self) -> Iterator[Problem]:
        """Yield a problem for each meld that still holds a joker and was more than added to."""
        gone = {old for old, _ in self.retrieved}
        claimed: set[tuple[int, Kind]] = set()
        for index, home in self._homes().items():
            reading = self.before[index]
            held = set(self.kinds_after[home]).difference(kind for target, kind in claimed if target == home)
            here = [(old, new) for old, new in self.pairs if old.meld == index]
            whole = held.issuperset(self.kinds_before[index]) and all(
                old.stands_for & held if old in gone else new.meld == home for old, new in here
            )
            claimed.update((home, kind) for kind in self.kinds_before[index])
            if not whole:
                yield Problem("joker.meld_frozen", reading.tiles)


def _numbered(reading: Reading) -> tuple[Kind, ...]:
    return tuple(tile.kind for tile in reading.tiles if not tile.is_joker)


def _unmatched(wishes: Sequence[frozenset[Kind]], available: Counter[Kind]) -> list[int]:
    """Return the wishes left over when each takes one available tile of a kind it accepts, as few as can be."""
    return _unmatched_sets(wishes, [frozenset({kind}) for kind, count in available.items() for _ in range(count)])


def _unmatched_sets(wishes: Sequence[frozenset[Kind]], slots: Sequence[frozenset[Kind]]) -> list[int]:
    """Return the wishes left over when each takes one slot that has a kind it accepts, as few as can be."""
    taken: dict[int, int] = {}

    def serve(wish: int, tried: set[int]) -> bool:
        for slot, kinds in enumerate(slots):
            if kinds & wishes[wish] and slot not in tried:
                tried.add(slot)
                if slot not in taken or serve(taken[slot], tried):
                    taken[slot] = wish
                    return True
        return False

    return [wish for wish in range(len(wishes)) if not serve(wish, set())]

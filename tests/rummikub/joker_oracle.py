"""The joker rules once more, slow and literal: every way of telling interchangeable tiles apart is tried.

Only for small boards. Nothing here is shared with :mod:`rummyroom.rummikub.jokers`.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.melds import MeldKind, read_meld
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.tiles import Kind, Tile


class Place(NamedTuple):
    """A tile somewhere in a meld, and the kinds it may stand for there (None: any kind)."""

    meld: int
    tile: Tile
    kinds: frozenset[Kind] | None


class Lying(NamedTuple):
    """A table: per meld its kind and its places in order."""

    kinds: list[MeldKind]
    melds: list[list[Place]]

    def find(self, tile: Tile) -> Place:
        return next(place for meld in self.melds for place in meld if place.tile == tile)


def is_legal(before: Table, after: Table, laid: frozenset[Tile], rules: Rules, *, opened: bool) -> bool:
    """Return whether some way of telling copies apart makes what happened to the jokers legal."""
    old = _lying(before)
    return any(_physically_legal(old, now, laid, rules, opened=opened) for now in _relabelled(after))


def _lying(table: Table) -> Lying:
    kinds: list[MeldKind] = []
    melds = []
    for index, meld in enumerate(table):
        reading = read_meld(meld)
        assert reading.kind is not None
        kinds.append(reading.kind)
        stands = [frozenset(each) or None for each in reading.stands_for]
        melds.append([Place(index, tile, each) for tile, each in zip(reading.tiles, stands, strict=True)])
    return Lying(kinds, melds)


def _relabelled(after: Table) -> Iterator[Lying]:
    """Yield ``after`` under every exchange of copies of a kind."""
    now = _lying(after)
    by_kind: dict[Kind, list[Tile]] = {}
    for meld in now.melds:
        for place in meld:
            by_kind.setdefault(place.tile.kind, []).append(place.tile)
    choices = [[dict(zip(tiles, order, strict=True)) for order in permutations(tiles)] for tiles in by_kind.values()]
    for choice in product(*choices):
        names = {tile: name for part in choice for tile, name in part.items()}
        yield Lying(now.kinds, [[place._replace(tile=names[place.tile]) for place in meld] for meld in now.melds])


def _common(one: frozenset[Kind] | None, other: frozenset[Kind] | None) -> bool:
    return one is None or other is None or bool(one & other)


def _stayed(joker: Tile, old: Lying, now: Lying) -> bool:
    was, is_now = old.find(joker), now.find(joker)
    if old.kinds[was.meld] is not now.kinds[is_now.meld] or not _common(was.kinds, is_now.kinds):
        return False
    mates = old.melds[was.meld]
    spot = mates.index(was)
    if old.kinds[was.meld] is MeldKind.GROUP:
        beside = mates[:spot] + mates[spot + 1 :]
    else:
        beside = mates[max(spot - 1, 0) : spot] + mates[spot + 1 : spot + 2]
    others = [place for place in now.melds[is_now.meld] if place.tile != joker]
    return any(_common(neighbour.kinds, place.kinds) for neighbour in beside for place in others)


def _contains(target: list[Place], meld: Sequence[Place]) -> bool:
    """Return whether a whole old meld lies in ``target``, a joker possibly in the place of one of its tiles."""
    held = {place.tile for place in target}
    gone = [place for place in meld if place.tile not in held]
    if any(place.tile.is_joker for place in gone):
        return False
    own = {place.tile for place in meld}
    jokers = [place for place in target if place.tile.is_joker and place.tile not in own]
    return any(
        all(_common(lost.kinds, joker.kinds) for lost, joker in zip(gone, order, strict=True))
        for order in permutations(jokers, len(gone))
    )


def _exchanged(jokers: Sequence[Tile], old: Lying, now: Lying, laid: frozenset[Tile], rules: Rules) -> bool:
    tiles = [place.tile for meld in now.melds for place in meld if not place.tile.is_joker]
    if rules.joker_exchange_from is JokerSource.RACK:
        tiles = [tile for tile in tiles if tile in laid]
    wishes = [old.find(joker).kinds for joker in jokers]
    return any(
        all(wish is None or tile.kind in wish for tile, wish in zip(order, wishes, strict=True))
        for order in permutations(tiles, len(jokers))
    )


def _frozen_kept(old: Lying, now: Lying, retrieved: Sequence[Tile]) -> bool:
    for meld in old.melds:
        staying = [place.tile for place in meld if place.tile.is_joker and place.tile not in retrieved]
        if not staying:
            continue
        target = now.melds[now.find(staying[0]).meld]
        held = {place.tile for place in target}
        for place in meld:
            replaced = place.tile in retrieved and any(
                _common(place.kinds, frozenset({each.tile.kind})) for each in target if not each.tile.is_joker
            )
            if place.tile not in held and not replaced:
                return False
            if place.tile in retrieved and not replaced:
                return False
    return True


def _physically_legal(old: Lying, now: Lying, laid: frozenset[Tile], rules: Rules, *, opened: bool) -> bool:
    jokers = [place.tile for meld in old.melds for place in meld if place.tile.is_joker]
    retrieved = [joker for joker in jokers if not _stayed(joker, old, now)]
    free = rules.joker_release is JokerRelease.FREE
    if rules.joker_meld_frozen and not _frozen_kept(old, now, retrieved):
        return False
    if not retrieved:
        return True
    must_exchange = rules.joker_release is JokerRelease.EXCHANGE or rules.joker_meld_frozen
    if must_exchange and not _exchanged(retrieved, old, now, laid, rules):
        return False
    if free:
        return True
    if not opened:
        return False
    if rules.joker_reuse is JokerReuse.ANYWHERE:
        return True
    targets = [now.melds[now.find(joker).meld] for joker in retrieved]
    if any(_contains(target, meld) for target in targets for meld in old.melds):
        return False
    if rules.joker_reuse is JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES:
        return all(sum(place.tile in laid for place in target) >= 2 for target in targets)
    return True

"""The verdict on a half-made turn: everything a page needs to know, so that it holds no rules itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.problem import Problem
from rummyroom.rummikub.game import Pass, State, judge_lay
from rummyroom.rummikub.game import problems as find_problems
from rummyroom.rummikub.melds import Meld, MeldFault, MeldKind, Reading, Table, read_meld, with_tile
from rummyroom.rummikub.tiles import Colour, Kind, Tile, by_colour, by_number
from rummyroom.rummikub.turn import fault_problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


class Draft(msgspec.Struct, frozen=True):
    """How a player has arranged things so far.

    Args:
        n: counts up with each draft of the page, and comes back with its verdict.
        turn: the turn number it belongs to.
        table: the table as arranged, or None if the player is not to move or has moved nothing.
        rack: the order of the tiles on the rack.
    """

    n: int = 0
    turn: int = 0
    table: Table | None = None
    rack: tuple[Tile, ...] = ()


class DraftMeld(msgspec.Struct, frozen=True):
    """What a meld of the draft amounts to.

    Args:
        tiles: its tiles as given.
        kind: what it is or comes closest to.
        points: what it counts if legal.
        legal: whether it may stay as it is.
        tidy: its tiles in tidy order (as given if it is not legal).
        stands_for: per tile of ``tidy``, the kinds it stands for; empty if it is not legal.
        fault: what is wrong with it, or None; nothing is wrong with an empty place.
        split: two legal runs into which a doubled number splits it, or None.
        open_kind: the tiles leave open whether it is a group or a run, so the player may choose.
    """

    tiles: tuple[Tile, ...]
    kind: MeldKind | None
    points: int
    legal: bool
    tidy: tuple[Tile, ...]
    stands_for: tuple[tuple[Kind, ...], ...]
    fault: Problem | None
    split: tuple[tuple[Tile, ...], tuple[Tile, ...]] | None
    open_kind: bool


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on a draft; docs/protocol.md describes it for readers of the wire."""

    n: int
    turn: int
    table: tuple[DraftMeld, ...]
    rack: tuple[Tile, ...]
    laid: tuple[Tile, ...]
    points: int
    opening: dict[str, int] | None
    loose_jokers: tuple[Tile, ...]
    problems: tuple[Problem, ...]
    can: dict[str, bool]
    fits: dict[Tile, tuple[int, ...]]
    rack_melds: dict[str, tuple[tuple[Tile, ...], ...]]
    rack_order: dict[str, tuple[Tile, ...]]


def verdict(state: State, seat: int, draft: Draft | None) -> Verdict:
    """Return all that ``seat``'s page needs to know about its draft.

    Args:
        state: the game.
        seat: whose draft it is; it need not be to move (then only the rack matters).
        draft: the arrangement; None is the table as it lies.
    """
    draft = draft or Draft(turn=state.turn_number)
    to_move = seat == state.turn and state.outcome is None
    # What was arranged in an earlier turn says nothing about this one, but for the order of the rack.
    is_current = to_move and draft.turn == state.turn_number
    table = draft.table if is_current and draft.table is not None else state.table
    judgement = judge_lay(state, seat, table)
    used = {tile for meld in table for tile in meld.tiles}
    rack = _in_order([tile for tile in state.racks[seat] if tile not in used], draft.rack)
    on_table = [tile for meld in state.table for tile in meld.tiles]
    problems = judgement.problems if to_move else (_not_now(state, seat),)
    opening = None
    if judgement.opening_points is not None:
        opening = {"points": judgement.opening_points, "minimum": state.rules.opening_minimum}
    open_melds = _open_melds(state, seat, table)
    melds = {"777": _rack_groups(rack), "789": _rack_runs(rack)}
    return Verdict(
        n=draft.n,
        turn=state.turn_number,
        table=tuple(_draft_meld(index, meld) for index, meld in enumerate(table)),
        rack=rack,
        laid=judgement.laid,
        points=judgement.points,
        opening=opening,
        loose_jokers=tuple(tile for tile in on_table if tile.is_joker and tile not in used),
        problems=problems,
        can={
            "lay": to_move and judgement.is_legal,
            "draw": to_move and bool(state.pool),
            "pass": to_move and not find_problems(state, Pass(seat)),
        },
        fits={tile: _fitting(tile, table, open_melds) for tile in rack} if to_move else {},
        rack_melds=melds,
        rack_order={
            "777": _sorted_rack(rack, melds["777"], by_number),
            "789": _sorted_rack(rack, melds["789"], by_colour),
        },
    )


def _not_now(state: State, seat: int) -> Problem:
    if state.outcome is not None:
        return Problem("game.over")
    return Problem("turn.not_your_turn", data={"seat": seat, "turn": state.turn})


def _in_order(tiles: Iterable[Tile], order: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return ``tiles`` as a player keeps them; tiles that the order does not know come last."""
    place = {tile: index for index, tile in enumerate(order)}
    return tuple(sorted(tiles, key=lambda tile: place.get(tile, len(place))))


def _draft_meld(index: int, meld: Meld) -> DraftMeld:
    reading = read_meld(meld)
    return DraftMeld(
        tiles=meld.tiles,
        kind=reading.kind,
        points=reading.points,
        legal=reading.is_legal,
        tidy=reading.tiles,
        stands_for=reading.stands_for,
        fault=None if reading.is_legal or not meld.tiles else fault_problem(index, reading),
        split=_split(meld, reading),
        open_kind=reading.is_legal
        and sum(not tile.is_joker for tile in meld.tiles) == 1
        and len(meld.tiles) <= len(Colour),
    )


def _split(meld: Meld, reading: Reading) -> tuple[tuple[Tile, ...], tuple[Tile, ...]] | None:
    """Return the two legal runs into which a run with doubled numbers splits, if it does.

    The first keeps everything up to the highest doubled number, the second begins at the lowest.
    """
    if reading.fault is not MeldFault.DUPLICATE_NUMBER:
        return None
    seen: Counter[int] = Counter()
    extras: list[Tile] = []
    base: list[Tile] = []
    for tile in meld.tiles:
        (extras if not tile.is_joker and seen[tile.number] else base).append(tile)
        seen[tile.number] += not tile.is_joker
    whole = read_meld(Meld(tuple(base), MeldKind.RUN))
    if not whole.is_legal or whole.kind is not MeldKind.RUN:
        return None
    extras.sort(key=lambda tile: tile.number)
    lowest, highest = extras[0].number, extras[-1].number
    places = [stands[0].number for stands in whole.stands_for]
    left = tuple(tile for tile, place in zip(whole.tiles, places, strict=True) if place <= highest)
    right = tuple(extras) + tuple(tile for tile, place in zip(whole.tiles, places, strict=True) if place > highest)
    consecutive = [tile.number for tile in extras] == list(range(lowest, highest + 1))
    both = all(read_meld(Meld(half, MeldKind.RUN)).is_legal for half in (left, right))
    return (left, right) if consecutive and both else None


def _open_melds(state: State, seat: int, table: Table) -> tuple[int, ...]:
    """Return the melds that ``seat`` may add to: before its opening only those of its own tiles."""
    if state.opened[seat] or state.rules.opening_table_play:
        return tuple(range(len(table)))
    own = set(state.racks[seat])
    return tuple(index for index, meld in enumerate(table) if own.issuperset(meld.tiles))


def _fitting(tile: Tile, table: Table, open_melds: Iterable[int]) -> tuple[int, ...]:
    """Return the melds that ``tile`` can join so that a legal meld, or a run that splits, results.

    A legal meld's jokers have to stay what they are: moving them is more than adding a tile.
    """
    fitting = []
    for index in open_melds:
        meld = table[index]
        longer = Meld((*meld.tiles, tile), meld.kind)
        reading = read_meld(longer)
        joins = with_tile(meld, tile) is not None if read_meld(meld).is_legal else reading.is_legal
        if meld.tiles and (joins or _split(longer, reading)):
            fitting.append(index)
    return tuple(fitting)


def _rack_groups(rack: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return the complete groups on a rack, each number's first copies first."""
    groups = []
    left = [tile for tile in rack if not tile.is_joker]
    for number in sorted({tile.number for tile in left}):
        while True:
            members = {tile.colour: tile for tile in reversed(left) if tile.number == number}
            if len(members) < 3:
                break
            groups.append(tuple(sorted(members.values(), key=by_colour)))
            left = [tile for tile in left if tile not in groups[-1]]
    return tuple(groups)


def _rack_runs(rack: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return the complete runs on a rack, the longest first taken in each colour."""
    runs = []
    for colour in Colour:
        left = [tile for tile in rack if tile.colour is colour]
        while True:
            by_place = {tile.number: tile for tile in reversed(left)}
            longest: list[Tile] = []
            current: list[Tile] = []
            for number in range(1, 15):
                if number in by_place:
                    current.append(by_place[number])
                    continue
                longest = max(longest, current, key=len)
                current = []
            if len(longest) < 3:
                break
            runs.append(tuple(longest))
            left = [tile for tile in left if tile not in longest]
    return tuple(runs)


def _sorted_rack(
    rack: Iterable[Tile], melds: Iterable[tuple[Tile, ...]], key: Callable[[Tile], Any]
) -> tuple[Tile, ...]:
    """Return a rack sorted: complete melds first, then the rest."""
    first = [tile for meld in melds for tile in meld]
    return (*first, *sorted(set(rack).difference(first), key=key))

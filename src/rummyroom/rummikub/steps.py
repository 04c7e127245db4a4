"""A turn as a short list of steps that a person can follow with their hands.

Only the table at the end of a turn is judged, so any way there will do; this one goes meld by meld and
touches no tile twice: exchange jokers, split runs, lay new melds, move and add single tiles.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rummyroom.rummikub.melds import MeldKind, Table, read_meld
from rummyroom.rummikub.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class StepKind(StrEnum):
    """What a step does; the catalogue says it under ``step-`` and this word."""

    EXCHANGE = "exchange"
    """Put ``tiles`` (one) in the place of ``joker`` in the meld ``source``; the joker is free."""
    SPLIT = "split"
    """Move ``tiles`` of the run ``source`` apart; they begin the meld ``target``."""
    TAKE = "take"
    """Take ``tiles`` out of the meld ``source``; they are needed for the new meld ``target``."""
    NEW = "new"
    """Lay ``tiles`` as the new meld ``target``; some may have been taken or freed before."""
    MOVE = "move"
    """Move ``tiles`` from the meld ``source`` to the meld ``target``."""
    ADD = "add"
    """Add ``tiles`` from the rack, or a freed joker, to the meld ``target``."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do.

    Args:
        kind: what is done.
        tiles: the tiles that are touched.
        source: index of the meld in the table before the turn, or None.
        target: index of the meld in the table after the turn, or None.
        joker: the joker that an exchange frees.
        taken_from: the tiles of ``source`` at the start of the turn.
        onto: the tiles that lie in ``target`` when a step adds to it.
    """

    kind: StepKind
    tiles: tuple[Tile, ...]
    source: int | None = None
    target: int | None = None
    joker: Tile | None = None
    taken_from: tuple[Tile, ...] = ()
    onto: tuple[Tile, ...] = ()


class _Piece(NamedTuple):
    """Where a meld of the new table comes from."""

    base: int | None
    """The old meld that it continues, or from which it was split off."""
    split_off: bool


def steps_of(before: Table, after: Table) -> tuple[Step, ...]:
    """Return the steps that turn ``before`` into ``after``.

    Args:
        before: the table at the start of the turn, every meld legal.
        after: the table at its end, tidy; tiles that are not in ``before`` come from the rack.
    """
    pieces = _pieces(before, after)
    home = {tile: index for index, meld in enumerate(before) for tile in meld.tiles}
    exchanges = list(_exchange_steps(before, after, pieces))
    exchanged = {tile for step in exchanges for tile in step.tiles}
    freed = {step.joker for step in exchanges}
    splits: list[Step] = []
    news: list[Step] = []
    moves: list[Step] = []
    for target, (meld, piece) in enumerate(zip(after, pieces, strict=True)):
        old = before[piece.base].tiles if piece.base is not None else ()
        here = tuple(tile for tile in meld.tiles if tile in old)
        if piece.split_off:
            splits.append(Step(kind=StepKind.SPLIT, tiles=here, source=piece.base, target=target, taken_from=old))
        lying = [tile for tile in meld.tiles if tile in old or tile in exchanged]
        from_table = [tile for tile in meld.tiles if tile in home and tile not in lying and tile not in freed]
        for source in dict.fromkeys(home[tile] for tile in from_table):
            taken = tuple(tile for tile in from_table if home[tile] == source)
            whole = before[source].tiles
            if piece.base is None:
                news.append(Step(kind=StepKind.TAKE, tiles=taken, source=source, target=target, taken_from=whole))
                continue
            onto = tuple(tile for tile in meld.tiles if tile in lying)
            move = Step(kind=StepKind.MOVE, tiles=taken, source=source, target=target, taken_from=whole, onto=onto)
            moves.append(move)
            lying.extend(taken)
        added = tuple(tile for tile in meld.tiles if tile not in lying and tile not in from_table)
        if piece.base is None:
            news.append(Step(kind=StepKind.NEW, tiles=meld.tiles, target=target))
        elif added:
            onto = tuple(tile for tile in meld.tiles if tile in lying)
            moves.append(Step(kind=StepKind.ADD, tiles=added, target=target, onto=onto))
    return (*exchanges, *splits, *news, *moves)


def _exchange_steps(before: Table, after: Table, pieces: Sequence[_Piece]) -> Iterator[Step]:
    """Yield a step for each tile that takes the place of a joker in a meld that goes on."""
    for target, piece in enumerate(pieces):
        if piece.base is None or piece.split_off:
            continue
        whole = before[piece.base].tiles
        for tile, joker in _exchanges(before, after, piece.base, target):
            yield Step(
                kind=StepKind.EXCHANGE,
                tiles=(tile,),
                source=piece.base,
                target=target,
                joker=joker,
                taken_from=whole,
            )


def _pieces(before: Table, after: Table) -> list[_Piece]:
    """Return for each new meld which old one it continues or was split off.

    The largest overlap continues; a run's further part of two or more tiles, or of one, is split off if
    nothing else lies in the new meld that came from another meld.
    """
    home = {tile: index for index, meld in enumerate(before) for tile in meld.tiles}
    overlaps = []
    for target, meld in enumerate(after):
        for source in {home[tile] for tile in meld.tiles if tile in home}:
            shared = sum(home.get(tile) == source for tile in meld.tiles)
            overlaps.append((-shared, len(meld.tiles), source, target))
    pieces: list[_Piece] = [_Piece(None, split_off=False)] * len(after)
    continued: set[int] = set()
    for shared, _, source, target in sorted(overlaps):
        alone = len(before[source].tiles) > 1 and -shared == 1
        if pieces[target].base is None and source not in continued and not alone:
            pieces[target] = _Piece(source, split_off=False)
            continued.add(source)
    for shared, _, source, target in sorted(overlaps):
        sources = {home[tile] for tile in after[target].tiles if tile in home}
        run = read_meld(before[source]).kind is MeldKind.RUN and read_meld(after[target]).kind is MeldKind.RUN
        if pieces[target].base is None and source in continued and run and -shared >= 2 and sources == {source}:
            pieces[target] = _Piece(source, split_off=True)
    return pieces


def _exchanges(before: Table, after: Table, source: int, target: int) -> Iterator[tuple[Tile, Tile]]:
    """Yield each tile that has taken the place of a joker in a meld that goes on, with the joker."""
    old, new = read_meld(before[source]), read_meld(after[target])
    if old.kind is not new.kind:
        return
    coming = [tile for tile in new.tiles if tile not in old.tiles and not tile.is_joker]
    for joker, stands in zip(old.tiles, old.stands_for, strict=True):
        if not joker.is_joker or joker in new.tiles:
            continue
        for tile in coming:
            if tile.kind in stands:
                coming.remove(tile)
                yield tile, joker
                break

"""A game of Rummikub: state, actions, and what follows from them. Source: rules/rummikub.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rummyroom.games import Outcome
from rummyroom.problem import IllegalActionError, Problem
from rummyroom.rummikub.events import (
    Dealt,
    Drew,
    DrewReason,
    Ended,
    Event,
    Laid,
    Passed,
    Started,
    TileDraw,
    TimeRanOut,
    TimeUpEffect,
)
from rummyroom.rummikub.melds import Meld, Table, read_meld, tidy
from rummyroom.rummikub.rules import RACK_SIZE, EmptyPool, Overtime, Rules
from rummyroom.rummikub.scoring import score_blocked, score_out
from rummyroom.rummikub.solver import Goal, best_turn, weights_for
from rummyroom.rummikub.tiles import Tile, tile_set
from rummyroom.rummikub.turn import Judgement, judge

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rummyroom.deal import Deal

PENALTY_TILES = 3
"""Tiles drawn when the clock runs out on a half-made turn."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a game at one moment.

    Args:
        rules: the rules in force.
        racks: each seat's tiles, in the order they came.
        pool: the face-down tiles; the next draw takes the first.
        table: the melds, all legal and tidy, in the order players left them.
        opened: whether each seat has made its first meld.
        starter: the seat that began.
        turn: the seat to move.
        turn_number: turns begun, from 1.
        passes: passes in a row.
        last_seat: who laid last, or None.
        last_laid: the tiles of that lay.
        drawn: per seat, how many tiles it drew in its last turn (none when it laid or passed).
        laid_since: per seat, what the others laid after its last turn.
        outcome: how the game ended, or None.
    """

    rules: Rules
    racks: tuple[tuple[Tile, ...], ...]
    pool: tuple[Tile, ...]
    table: Table
    opened: tuple[bool, ...]
    starter: int
    turn: int
    turn_number: int = 1
    passes: int = 0
    last_seat: int | None = None
    last_laid: tuple[Tile, ...] = ()
    drawn: tuple[int, ...] = ()
    laid_since: tuple[tuple[Tile, ...], ...] = ()
    outcome: Outcome | None = None

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.racks)


class Lay(msgspec.Struct, frozen=True, tag_field="t", tag="lay"):
    """Lay tiles: the whole table as it is at the end of the turn.

    Args:
        seat: who lays.
        table: every meld, in the order they are to lie.
    """

    seat: int
    table: Table


class Draw(msgspec.Struct, frozen=True, tag_field="t", tag="draw"):
    """Draw one tile, which ends the turn."""

    seat: int


class Pass(msgspec.Struct, frozen=True, tag_field="t", tag="pass"):
    """Pass; possible only when the pool is empty."""

    seat: int


class TimeUp(msgspec.Struct, frozen=True, tag_field="t", tag="time_up"):
    """The clock has run out.

    Args:
        seat: whose turn it was.
        table: the table as that player had arranged it, or None if nothing was moved.
    """

    seat: int
    table: Table | None = None


Action = Lay | Draw | Pass | TimeUp


def start(rules: Rules, players: int, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    """Draw for the first turn, shuffle again and deal 14 tiles each.

    Args:
        rules: the rules in force.
        players: number of seats, 2 to 6.
        deal: the source of all chance; see :mod:`rummyroom.deal`. The shuffles are called ``draw/1``,
            ``draw/2``, ... and ``tiles``; seat 0 gets the first 14 tiles of ``tiles``, and so on.
    """
    tiles = tile_set(large=rules.uses_large_set(players))
    rounds, first = _starting_draw(tiles, players, deal)
    shuffled = deal.shuffle("tiles", tiles)
    racks = tuple(shuffled[seat * RACK_SIZE : (seat + 1) * RACK_SIZE] for seat in range(players))
    state = State(
        rules=rules,
        racks=racks,
        pool=shuffled[players * RACK_SIZE :],
        table=(),
        opened=(rules.opening_minimum == 0,) * players,
        starter=first,
        turn=first,
        drawn=(0,) * players,
        laid_since=((),) * players,
    )
    return state, (Started(rounds=rounds, first=first), Dealt(racks=racks, pool=len(state.pool)))


def _starting_draw(tiles: Sequence[Tile], players: int, deal: Deal) -> tuple[tuple[tuple[TileDraw, ...], ...], int]:
    """Let each seat draw a tile; jokers and ties for highest draw again. Return all rounds and who begins.

    Each round is drawn from a full set, shuffled again.
    """
    rounds: list[tuple[TileDraw, ...]] = []
    contenders = list(range(players))
    numbers: dict[int, int] = {}
    drawing = contenders
    while drawing:
        order = deal.shuffle(f"draw/{len(rounds) + 1}", tiles)
        draws = tuple(TileDraw(seat=seat, tile=tile) for seat, tile in zip(drawing, order, strict=False))
        rounds.append(draws)
        numbers.update((draw.seat, draw.tile.number) for draw in draws)
        jokers = [draw.seat for draw in draws if draw.tile.is_joker]
        if jokers:
            drawing = jokers
            continue
        highest = max(numbers[seat] for seat in contenders)
        contenders = [seat for seat in contenders if numbers[seat] == highest]
        drawing = contenders if len(contenders) > 1 else []
    return tuple(rounds), contenders[0]


def problems(state: State, action: Action) -> tuple[Problem, ...]:
    """Return everything that makes ``action`` illegal; empty if it is legal."""
    if state.outcome is not None:
        return (Problem("game.over"),)
    found: list[Problem] = []
    if action.seat != state.turn:
        found.append(Problem("turn.not_your_turn", data={"seat": action.seat, "turn": state.turn}))
        if not 0 <= action.seat < state.players:
            return tuple(found)
    match action:
        case Lay():
            found.extend(judge_lay(state, action.seat, action.table).problems)
        case Draw():
            if not state.pool:
                found.append(Problem("draw.pool_empty"))
        case Pass():
            if state.pool:
                found.append(Problem("pass.pool_not_empty", data={"pool": len(state.pool)}))
            elif state.rules.empty_pool is EmptyPool.MUST_LAY and any_lay(state, action.seat):
                found.append(Problem("pass.lay_possible"))
        case TimeUp():
            if state.rules.turn_seconds is None:
                found.append(Problem("clock.none"))
    return tuple(found)


def judge_lay(state: State, seat: int, table: Sequence[Meld]) -> Judgement:
    """Return the judgement on ``seat`` leaving ``table``."""
    return judge(state.table, table, state.racks[seat], rules=state.rules, opened=state.opened[seat])


def any_lay(state: State, seat: int) -> Lay | None:
    """Return a lay that is legal for ``seat``, if there is one; the solver decides."""
    best = best_turn(
        state.table,
        state.racks[seat],
        rules=state.rules,
        opened=state.opened[seat],
        weights=weights_for(Goal.TILES, state.rules),
    )
    return Lay(seat, best.table) if best else None


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after ``action`` and what happened.

    Raises:
        IllegalActionError: the action is not legal; it carries all problems.
    """
    if found := problems(state, action):
        raise IllegalActionError(found)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return what :func:`apply` does, for an action known to be legal (search, replay of judged games)."""
    match action:
        case Lay():
            return _lay(state, action.table, timed_out=False)
        case Draw():
            return _draw(state, 1, DrewReason.TURN)
        case Pass():
            return _pass(state)
        case TimeUp():
            return _time_up(state, action.table)


def _lay(state: State, table: Iterable[Meld], *, timed_out: bool) -> tuple[State, tuple[Event, ...]]:
    seat = state.turn
    judgement = judge_lay(state, seat, tuple(table))
    gone = set(judgement.laid)
    rack = tuple(tile for tile in state.racks[seat] if tile not in gone)
    racks = (*state.racks[:seat], rack, *state.racks[seat + 1 :])
    laid = Laid(
        seat=seat,
        before=state.table,
        table=judgement.table,
        laid=judgement.laid,
        jokers=judgement.retrieved,
        opening=judgement.opening_points,
        timed_out=timed_out,
    )
    after = replace(
        state,
        racks=racks,
        table=judgement.table,
        opened=(*state.opened[:seat], True, *state.opened[seat + 1 :]),
        passes=0,
        last_seat=seat,
        last_laid=judgement.laid,
    )
    after = _turn_told(after, drawn=0, laid=judgement.laid)
    if not rack:
        return _end(after, score_out(racks, seat, state.rules), (laid,))
    return _next_turn(after), (laid,)


def _draw(state: State, count: int, reason: DrewReason) -> tuple[State, tuple[Event, ...]]:
    """Draw up to ``count`` tiles and end the turn; with no tiles left the turn ends like a pass."""
    if not state.pool:
        return _pass(state)
    seat = state.turn
    tiles, pool = state.pool[:count], state.pool[count:]
    racks = (*state.racks[:seat], state.racks[seat] + tiles, *state.racks[seat + 1 :])
    drew = Drew(seat=seat, count=len(tiles), tiles=tiles, reason=reason, pool=len(pool))
    after = replace(state, racks=racks, pool=pool, passes=0)
    return _next_turn(_turn_told(after, drawn=len(tiles))), (drew,)


def _turn_told(state: State, *, drawn: int, laid: tuple[Tile, ...] = ()) -> State:
    """Keep what everybody saw of this turn: how many tiles were drawn, or which were laid."""
    seats = range(state.players)
    # A game that was stored before this was kept has nothing there yet.
    before = state.drawn or (0,) * state.players
    since = state.laid_since or ((),) * state.players
    return replace(
        state,
        drawn=tuple(drawn if seat == state.turn else before[seat] for seat in seats),
        laid_since=tuple(() if seat == state.turn else since[seat] + laid for seat in seats),
    )


def _pass(state: State) -> tuple[State, tuple[Event, ...]]:
    passed = Passed(seat=state.turn)
    after = _turn_told(replace(state, passes=state.passes + 1), drawn=0)
    if after.passes == state.players:
        return _end(after, score_blocked(state.racks, state.starter, state.rules), (passed,))
    return _next_turn(after), (passed,)


def _time_up(state: State, draft: Table | None) -> tuple[State, tuple[Event, ...]]:
    seat = state.turn
    moved = draft is not None and _arrangement(draft) != _arrangement(state.table)
    if draft is None or not moved:
        after, events = _draw(state, 1, DrewReason.TIME)
        return after, (TimeRanOut(seat=seat, what=TimeUpEffect.DREW), *events)
    judgement = judge_lay(state, seat, draft)
    if judgement.is_legal:
        after, events = _lay(state, draft, timed_out=True)
        return after, (TimeRanOut(seat=seat, what=TimeUpEffect.PLAYED), *events)
    kept: State | None = None
    events = ()
    if state.rules.overtime is Overtime.RETURN_LOOSE:
        kept, events = _without_loose(state, draft)
    if kept is not None:
        on_table = {tile for meld in kept.table for tile in meld.tiles}
        back = tuple(tile for tile in _own_tiles(state, draft) if tile not in on_table)
        what = TimeRanOut(seat=seat, what=TimeUpEffect.RETURNED, returned=back)
        if events and not kept.pool:
            return kept, (what, *events)  # something was laid, so this is no pass
        same_turn = replace(kept, turn=seat, turn_number=state.turn_number)
        after, drawn = _draw(same_turn, PENALTY_TILES, DrewReason.PENALTY)
        return after, (what, *events, *drawn)
    after, drawn = _draw(state, PENALTY_TILES, DrewReason.PENALTY)
    return after, (TimeRanOut(seat=seat, what=TimeUpEffect.RESTORED, returned=_own_tiles(state, draft)), *drawn)


def _without_loose(state: State, draft: Table) -> tuple[State | None, tuple[Event, ...]]:
    """Return the state with the valid part of a draft played, or None if no such part is legal.

    Rack tiles in no valid meld go back to the rack; what is left must be a legal lay, or the table as it was.
    """
    own = set(state.racks[state.turn])
    rest = []
    for meld in draft:
        keep = meld if read_meld(meld).is_legal else Meld(tuple(t for t in meld.tiles if t not in own), meld.kind)
        if keep.tiles:
            rest.append(keep)
    if judge_lay(state, state.turn, rest).is_legal:
        return _lay(state, rest, timed_out=True)
    still_legal = all(read_meld(meld).is_legal for meld in rest)
    unchanged = still_legal and _arrangement([tidy(meld) for meld in rest]) == _arrangement(state.table)
    return (state, ()) if unchanged else (None, ())


def _own_tiles(state: State, draft: Table) -> tuple[Tile, ...]:
    """Return the rack tiles of the seat to move in a draft, each once however nonsensical the draft is."""
    own = state.racks[state.turn]
    return tuple(dict.fromkeys(tile for meld in draft for tile in meld.tiles if tile in own))


def _arrangement(table: Iterable[Meld]) -> list[list[Tile]]:
    """Return a table without the order in which melds and the members of groups happen to lie."""
    return sorted(list(tidy(meld).tiles) for meld in table if meld.tiles)


def _next_turn(state: State) -> State:
    return replace(state, turn=(state.turn + 1) % state.players, turn_number=state.turn_number + 1)


def _end(state: State, outcome: Outcome, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    return replace(state, outcome=outcome), (*events, Ended(outcome=outcome))

"""Small builders for tests: positions from text notation, and a plain player that needs no solver."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rummyroom.deal import Deal
from rummyroom.record import GameRecord, game_record
from rummyroom.rummikub.game import Action, Draw, Lay, Pass, State, TimeUp, apply, start
from rummyroom.rummikub.melds import Meld, Table, parse_table, parse_table_kinds, read_meld, tidy
from rummyroom.rummikub.rules import EDITIONS, Rules
from rummyroom.rummikub.tiles import Kind, Tile, TileBox, by_colour, parse_kinds, tile_set
from rummyroom.rummikub.turn import Judgement, judge
from rummyroom.rummikub.view import View, view

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rummyroom.problem import Problem
CLASSIC = EDITIONS["classic"]


def position(before: str, rack: str, *, large: bool = False) -> tuple[Table, tuple[Tile, ...]]:
    """Return a table, tidy and with kinds set, and a rack."""
    box = TileBox(large=large)
    table = tuple(tidy(meld) for meld in parse_table(before, box))
    return table, box.take_all(parse_kinds(rack))


def arrange(after: str, before: Table, rack: Iterable[Tile], *, large: bool = False) -> Table:
    """Return the table ``after`` laid with the tiles of ``before`` first, then of the rack, then foreign ones."""
    stock: dict[Kind, list[Tile]] = {}
    held = [*(tile for meld in before for tile in meld.tiles), *rack]
    others = [tile for tile in tile_set(large=large) if tile not in held]
    for tile in (*held, *others):
        stock.setdefault(tile.kind, []).append(tile)
    return tuple(Meld(tuple(stock[kind].pop(0) for kind in kinds), word) for word, kinds in parse_table_kinds(after))


def judged(
    before: str, after: str, rack: str, *, rules: Rules = CLASSIC, opened: bool = True, large: bool = False
) -> Judgement:
    """Return the judgement on a turn written as text."""
    table, tiles = position(before, rack, large=large)
    return judge(table, arrange(after, table, tiles, large=large), tiles, rules=rules, opened=opened)


def codes(found: Judgement | Iterable[Problem]) -> list[str]:
    """Return the problem codes of a judgement, in order of the alphabet."""
    return sorted(problem.code for problem in (found.problems if isinstance(found, Judgement) else found))


def state_of(
    *racks: str,
    table: str = "",
    pool: str | int = "",
    rules: Rules = CLASSIC,
    opened: Sequence[bool] | bool = True,
    turn: int = 0,
    starter: int = 0,
    passes: int = 0,
) -> State:
    """Return a state from text; ``pool`` is its kinds or how many of the tiles that are left over."""
    large = rules.uses_large_set(len(racks))
    box = TileBox(large=large)
    melds = tuple(tidy(meld) for meld in parse_table(table, box))
    hands = tuple(box.take_all(parse_kinds(rack)) for rack in racks)
    if isinstance(pool, str):
        stock = box.take_all(parse_kinds(pool))
    else:
        used = {tile for meld in melds for tile in meld.tiles}.union(*hands)
        stock = tuple(tile for tile in tile_set(large=large) if tile not in used)[:pool]
    flags = (opened,) * len(racks) if isinstance(opened, bool) else tuple(opened)
    return State(
        rules=rules, racks=hands, pool=stock, table=melds, opened=flags, starter=starter, turn=turn, passes=passes
    )


def lay(state: State, after: str) -> Lay:
    """Return the lay of the seat to move that leaves the table ``after``."""
    large = state.rules.uses_large_set(state.players)
    return Lay(state.turn, arrange(after, state.table, state.racks[state.turn], large=large))


def time_up(state: State, after: str | None) -> TimeUp:
    """Return the clock running out on the draft ``after``."""
    return TimeUp(state.turn, None if after is None else lay(state, after).table)


def all_tiles(state: State) -> Counter[Tile]:
    """Return how often each tile is anywhere in a game."""
    return Counter(
        [
            *state.pool,
            *(tile for rack in state.racks for tile in rack),
            *(tile for meld in state.table for tile in meld.tiles),
        ]
    )


def rack_melds(rack: Iterable[Tile]) -> list[Meld]:
    """Return complete melds of numbered tiles, taken greedily: runs first, then groups."""
    left = sorted((tile for tile in rack if not tile.is_joker), key=by_colour)
    found: list[Meld] = []
    for size in (5, 4, 3):
        for first in list(left):
            for other in ("run", "group"):
                chosen = _run_from(first, left, size) if other == "run" else _group_of(first, left)
                if first in left and read_meld(Meld(chosen)).is_legal:
                    found.append(tidy(Meld(chosen)))
                    left = [tile for tile in left if tile not in chosen]
    return found


def _run_from(first: Tile, left: Sequence[Tile], size: int) -> tuple[Tile, ...]:
    wanted = {first.number + step for step in range(size)}
    return tuple({t.number: t for t in left if t.colour is first.colour and t.number in wanted}.values())[:size]


def _group_of(first: Tile, left: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple({t.colour: t for t in left if t.number == first.number}.values())


def plain_choice(view: View) -> Lay | Draw | Pass:
    """Return the move of a player who lays complete melds, then adds single tiles, and never takes anything apart."""
    seat = view.turn
    table = [Meld(meld.tiles, meld.kind) for meld in view.table]
    own = rack_melds(view.rack)
    laid: list[Tile] = []
    if view.opened[seat] or sum(read_meld(meld).points for meld in own) >= view.rules.opening_minimum:
        table.extend(own)
        laid.extend(tile for meld in own for tile in meld.tiles)
    if view.opened[seat]:
        for tile in view.rack:
            for index, meld in enumerate(table):
                longer = tidy(Meld((*meld.tiles, tile), meld.kind))
                if tile not in laid and read_meld(longer).is_legal and _jokers_stay(meld, longer):
                    table[index] = longer
                    laid.append(tile)
    if laid:
        return Lay(seat, tuple(table))
    return Draw(seat) if view.pool else Pass(seat)


def _jokers_stay(meld: Meld, longer: Meld) -> bool:
    old, new = read_meld(meld), read_meld(longer)
    stands = dict(zip(new.tiles, new.stands_for, strict=True))
    return all(
        set(kinds) & set(stands[tile]) for tile, kinds in zip(old.tiles, old.stands_for, strict=True) if tile.is_joker
    )


def played_game(rules: Rules, players: int, seed: int | str, *, overtime_every: int = 7) -> GameRecord:
    """Return the record of a game of plain players to its end; every few turns the clock runs out on a draft."""
    deal = Deal.from_seed(seed)
    state, _ = start(rules, players, deal)
    actions: list[Action] = []
    while state.outcome is None:
        action: Action = plain_choice(view(state, state.turn))
        if rules.turn_seconds and state.turn_number % overtime_every == 0:
            loose = Meld(state.racks[state.turn][:1])
            draft = action.table if isinstance(action, Lay) else (*state.table, loose)
            action = TimeUp(state.turn, draft if state.turn_number % 2 else None)
        state, _ = apply(state, action)
        actions.append(action)
    return game_record("rummikub", rules, players, deal.secret, actions, ())

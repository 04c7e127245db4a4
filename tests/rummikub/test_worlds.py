"""Deals of the hidden tiles: complete, and in agreement with what the others did."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rummyroom.deal import Deal
from rummyroom.games import Limit
from rummyroom.rummikub import game
from rummyroom.rummikub.bots import Medium
from rummyroom.rummikub.game import Draw, State
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.solver import can_lay
from rummyroom.rummikub.tiles import KINDS, Tile, counts_of, tile_set
from rummyroom.rummikub.view import view

worlds = pytest.importorskip("rummyroom.rummikub.worlds", reason="the solver is not compiled")
kernel = pytest.importorskip("rummyroom.rummikub.solver.kernel")

LIMIT = Limit(20.0)


def states(players: int, seed: int) -> list[State]:
    """Return every state of a game of mediums before its end."""
    state, _ = game.start(EDITIONS["classic"], players, Deal.from_seed(seed))
    passed, chance = [], random.Random(seed)
    while state.outcome is None:
        passed.append(state)
        state, _ = game.apply_unchecked(state, Medium().choose(view(state, state.turn), chance, LIMIT))
    return passed


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_deal_has_all_tiles_and_racks_of_the_right_size(players: int, seed: int) -> None:
    whole = counts_of(tile_set())
    for state in states(players, seed)[::7]:
        seen = view(state, state.turn)
        dealing = worlds.Worlds(seen)
        chance = random.Random(seed)
        for _ in range(5):
            world = dealing.deal(chance)
            assert [sum(rack) for rack in world.racks] == list(seen.racks)
            assert len(world.pool) == seen.pool
            assert world.racks[state.turn] == counts_of(seen.rack)
            everything = list(counts_of(tile for meld in state.table for tile in meld.tiles))
            for rack in world.racks:
                everything = [one + other for one, other in zip(everything, rack, strict=True)]
            for kind in world.pool:
                everything[kind] += 1
            assert tuple(everything) == whole


def tiles_of(rack: list[int]) -> tuple[Tile, ...]:
    return tuple(Tile(f"{KINDS[kind]}{'ab'[copy]}") for kind, count in enumerate(rack) for copy in range(count))


def test_who_has_laid_all_it_could_is_dealt_nothing_that_fits() -> None:
    agreeing, blind, deals = 0, 0, 0
    for state in states(2, seed=4):
        other = 1 - state.turn
        if not (state.last_seat == other and not state.drawn[other]) or len(state.racks[other]) > 8:
            continue
        dealing = worlds.Worlds(view(state, state.turn))
        chance = random.Random(1)
        hidden = [*state.pool, *state.racks[other]]
        for _ in range(10):
            chance.shuffle(hidden)
            racks = tiles_of(dealing.deal(chance).racks[other]), tuple(hidden[: len(state.racks[other])])
            fits = [can_lay(state.table, rack, rules=state.rules, opened=True) for rack in racks]
            agreeing += not fits[0]
            blind += not fits[1]
            deals += 1
    assert deals > 20
    # Now and then too few tiles are left that do not fit.
    assert agreeing > 0.7 * deals
    assert blind < 0.5 * deals


def test_who_has_drawn_in_vain_is_dealt_no_opening() -> None:
    for state in states(2, seed=5)[2:12:2]:
        other = 1 - state.turn
        if state.opened[other]:
            continue
        assert state.drawn[other] == 1
        chance = random.Random(2)
        dealing = worlds.Worlds(view(state, state.turn))
        openings = 0
        for _ in range(10):
            rack = tiles_of(dealing.deal(chance).racks[other])
            openings += can_lay(state.table, rack, rules=state.rules, opened=False)
        # The tile drawn last may have made an opening possible.
        assert openings <= 3


def test_what_the_others_laid_since_is_left_out() -> None:
    """With three players, the one before last did not see what was laid after its turn."""
    agreeing = deals = 0
    for state in states(3, seed=6):
        earlier = (state.turn + 1) % 3
        laid = state.laid_since[earlier]
        if not (state.opened[earlier] and laid) or len(state.racks[earlier]) > 10:
            continue
        whole = counts_of(tile for meld in state.table for tile in meld.tiles)
        table = [one - other for one, other in zip(whole, counts_of(laid), strict=True)]
        dealing = worlds.Worlds(view(state, state.turn))
        chance = random.Random(3)
        for _ in range(5):
            rack = list(dealing.deal(chance).racks[earlier])
            found = kernel.solve(table, rack, [1] * len(KINDS))
            # What was drawn after that look at the table may fit.
            agreeing += found[0] <= state.drawn[earlier] * 3
            deals += 1
    assert deals >= 15
    # Now and then too few tiles are left that do not fit.
    assert agreeing > 0.7 * deals


def test_what_was_drawn_and_laid_is_kept_for_all_to_see() -> None:
    state, _ = game.start(EDITIONS["classic"], 2, Deal.from_seed(1))
    assert state.drawn == (0, 0)
    seat = state.turn
    state, _ = game.apply(state, Draw(seat))
    assert state.drawn[seat] == 1
    assert view(state, 1 - seat).drawn == state.drawn
    assert state.laid_since == ((), ())
    for before, after in pairwise(states(3, seed=4)):
        laid = tuple(tile for tile in before.racks[before.turn] if tile not in after.racks[before.turn])
        for seat in range(3):
            known = () if seat == before.turn else before.laid_since[seat] + laid
            assert sorted(after.laid_since[seat]) == sorted(known)

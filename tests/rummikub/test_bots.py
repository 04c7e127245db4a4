"""Computer players: legal, fair, repeatable, and not blind to a won game."""

from __future__ import annotations

import random

import msgspec
import pytest

from rummyroom.deal import Deal
from rummyroom.games import Limit
from rummyroom.rummikub import game
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.game import Lay, State
from rummyroom.rummikub.rules import EDITIONS, EmptyPool, Rules
from rummyroom.rummikub.tiles import Tile
from rummyroom.rummikub.view import view

LEVELS = tuple(RUMMIKUB.bots)
LIMIT = Limit(20.0)


def played(level: str, seed: int, moves: int, *, players: int = 2, rules: Rules = EDITIONS["classic"]) -> State:
    """Return a game after some moves of ``level`` on every seat, each move judged legal."""
    state, _ = game.start(rules, players, Deal.from_seed(seed))
    bots = [RUMMIKUB.bots[level]() for _ in range(players)]
    chance = random.Random(seed)
    for _ in range(moves):
        if state.outcome is not None:
            break
        action = bots[state.turn].choose(view(state, state.turn), chance, LIMIT)
        assert game.problems(state, action) == ()
        state, _ = game.apply_unchecked(state, action)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_of_a_computer_is_legal(level: str) -> None:
    state = played(level, seed=3, moves=500 if level != "hard" else 24)
    assert level == "hard" or state.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    moves = 30 if level != "hard" else 12
    assert played(level, seed=5, moves=moves) == played(level, seed=5, moves=moves)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_tiles_cannot_change_a_computers_choice(level: str) -> None:
    """All hidden tiles are dealt again among the others' racks and the pool: the choice must be the same."""
    state = played("medium", seed=8, moves=16, players=3)
    seat = state.turn
    hidden = [tile for other in range(3) if other != seat for tile in state.racks[other]] + list(state.pool)
    random.Random(1).shuffle(hidden)
    racks: list[tuple[Tile, ...]] = []
    for other in range(3):
        size = len(state.racks[other])
        racks.append(state.racks[seat] if other == seat else tuple(hidden[:size]))
        hidden = hidden if other == seat else hidden[size:]
    swapped = msgspec.structs.replace(state, racks=tuple(racks), pool=tuple(hidden))
    choices = [
        RUMMIKUB.bots[level]().choose(view(position, seat), random.Random(2), LIMIT) for position in (state, swapped)
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_good_computer_goes_out_when_it_can_jokers_included(level: str) -> None:
    state = played("medium", seed=1, moves=0)
    rack = tuple(map(Tile, ("r10a", "r11a", "r12a", "ja", "b4a", "o4a")))
    ready = msgspec.structs.replace(state, racks=(rack, state.racks[1]), turn=0)
    action = RUMMIKUB.bots[level]().choose(view(ready, 0), random.Random(0), LIMIT)
    assert isinstance(action, Lay)
    after, _ = game.apply(ready, action)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_must_lay_on_an_empty_pool_does(level: str) -> None:
    rules = msgspec.structs.replace(EDITIONS["classic"], empty_pool=EmptyPool.MUST_LAY)
    state, _ = game.start(rules, 2, Deal.from_seed(1))
    rack = tuple(map(Tile, ("r10a", "r11a", "r12a", "ja", "k1a")))
    ready = msgspec.structs.replace(state, racks=(rack, state.racks[1]), turn=0, pool=(), opened=(True, True))
    for seed in range(5):
        action = RUMMIKUB.bots[level]().choose(view(ready, 0), random.Random(seed), LIMIT)
        assert game.problems(ready, action) == ()
        assert isinstance(action, Lay)

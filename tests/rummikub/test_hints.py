"""A hint: the best turn from what the seat may see, with the steps that lead to it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from tests.helpers import state_of

from rummyroom import codec
from rummyroom.deal import Deal
from rummyroom.games import Limit
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.game import Lay, State, apply, problems
from rummyroom.rummikub.hints import hint
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.steps import StepKind
from rummyroom.rummikub.view import view


def games_turns(edition: str, seed: int, players: int = 3) -> list[State]:
    """Return the position before each turn of a game of mediums."""
    rules = EDITIONS[edition]
    state, _ = RUMMIKUB.start(rules, players, Deal.from_seed(f"hints/{seed}"), ())
    bot, states = RUMMIKUB.bots["medium"](), []
    while state.outcome is None:
        states.append(state)
        state, _ = apply(state, bot.choose(view(state, state.turn), random.Random(seed), Limit()))
    return states


@pytest.mark.parametrize("edition", ["classic", "pressman", "family"])
def test_a_hint_can_be_played_as_it_is_and_its_tiles_are_the_seats_own(edition: str) -> None:
    playable = 0
    for state in games_turns(edition, 1):
        found = hint(view(state, state.turn))
        if not found.playable:
            assert (found.tiles, found.steps, found.table) == ((), (), None)
            continue
        playable += 1
        assert problems(state, Lay(state.turn, found.table)) == ()
        before = {tile for meld in state.table for tile in meld.tiles}
        after = {tile for meld in found.table for tile in meld.tiles}
        assert set(found.tiles) == after - before
        assert set(found.tiles) <= set(state.racks[state.turn])
        touched = {tile for step in found.steps for tile in step.tiles}
        assert set(found.tiles) <= touched <= after
    assert playable > 5


def test_a_hint_is_the_same_whatever_the_hidden_tiles_are() -> None:
    for number, state in enumerate(games_turns("classic", 2)):
        seat = state.turn
        others = [owner for owner in range(state.players) if owner != seat]
        hidden = [tile for owner in others for tile in state.racks[owner]] + list(state.pool)
        random.Random(number).shuffle(hidden)
        racks = list(state.racks)
        for owner in others:
            size = len(racks[owner])
            racks[owner], hidden = tuple(hidden[:size]), hidden[size:]
        swapped = replace(state, racks=tuple(racks), pool=tuple(hidden))
        assert hint(view(swapped, seat)) == hint(view(state, seat))


def test_before_the_opening_a_hint_is_an_opening() -> None:
    state = state_of("r10 b10 k10 r4 r5 r6 b1", "k2", table="b4 b5 b6", pool=20, opened=False)
    found = hint(view(state, 0))
    assert sorted(tile[:-1] for tile in found.tiles) == ["b10", "k10", "r10", "r4", "r5", "r6"]
    assert {step.kind for step in found.steps} == {StepKind.NEW}
    assert not hint(view(replace(state, racks=(state.racks[0][3:], state.racks[1])), 0)).playable


def test_of_the_turns_with_the_most_tiles_the_least_disturbing_one_is_told() -> None:
    state = state_of("r9", "k2", table="r5 r6 r7 r8 | k9 b9 o9", pool=20)
    (step,) = hint(view(state, 0)).steps
    assert step.kind is StepKind.ADD


def test_a_hint_goes_over_the_wire_and_back() -> None:
    state = state_of("r6", "k2", table="r4 r5 r6 r7 r8", pool=20)
    plain = codec.to_plain(RUMMIKUB.hint(view(state, 0)))
    assert [step["kind"] for step in plain["steps"]] == ["split", "add"]
    assert plain["playable"] is True

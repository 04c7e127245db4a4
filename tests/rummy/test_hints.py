"""A hint at Rummy: whether to take the discard, and how to lay all that can be laid."""

from __future__ import annotations

import random

import pytest
from tests.rummy.helpers import exchanged, hidden_from, play_out

from rummyroom.rummy.game import TakeDiscard, judge_play, take_problems
from rummyroom.rummy.hints import hint
from rummyroom.rummy.rules import FinalDiscard, MeldsPerTurn, Rules
from rummyroom.rummy.view import see_table, view


@pytest.mark.parametrize(
    "rules",
    [Rules(), Rules(final_discard=FinalDiscard.REQUIRED, melds_per_turn=MeldsPerTurn.ONE)],
    ids=["basic", "odd"],
)
def test_a_hint_can_be_followed_and_knows_nothing_hidden(rules: Rules) -> None:
    chance = random.Random(5)
    laid = taken = 0
    for seed in range(6):
        states, _, _ = play_out(rules, 2, seed, chance)
        for state in states[:-1]:
            found = hint(view(state, state.turn))
            hidden = sorted(hidden_from(state, state.turn))
            other = exchanged(state, dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True)))
            assert hint(view(other, state.turn)) == found
            if not found.playable:
                assert (found.tiles, found.steps, found.table) == ((), (), None)
            elif state.drawn is None:
                taken += 1
                assert found.steps == (TakeDiscard(state.turn),)
                assert found.tiles == state.discards[-1:]
                assert take_problems(state) == ()
            else:
                laid += 1
                judgement = judge_play(state, state.turn, found.steps, None)
                assert set(judgement.laid) == set(found.tiles)
                assert see_table(judgement.table) == found.table
                assert judgement.faulty == ()
    assert min(laid, taken) > 3

"""A hint at Rummy: whether to take the discard, how to lay all that can be laid, and what to discard."""

from __future__ import annotations

import random

import pytest
from tests.rummy.helpers import exchanged, hidden_from, play_out

from rummyroom.rummy.game import Play, TakeDiscard, judge_play, problems, take_problems
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
            if state.drawn is None and not found.playable:
                assert (found.tiles, found.steps, found.table) == ((), (), None)
            elif state.drawn is None:
                taken += 1
                assert found.steps == (TakeDiscard(state.turn),)
                assert found.tiles == state.discards[-1:]
                assert take_problems(state) == ()
            else:
                *plays, last = found.steps
                discard = last.discard if isinstance(last, Play) else None
                plays = plays if discard else [*plays, last]
                assert problems(state, Play(state.turn, tuple(plays), discard)) == ()
                judgement = judge_play(state, state.turn, plays, discard)
                assert judgement.faulty == ()
                assert found.playable == bool(plays)
                if found.playable:
                    laid += 1
                    assert set(judgement.laid) == set(found.tiles)
                    assert see_table(judgement.table) == found.table
                else:
                    assert found.tiles == (discard,)
                    assert found.table is None
    assert min(laid, taken) > 3

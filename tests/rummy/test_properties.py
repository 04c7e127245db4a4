"""What must hold in every deal, however it is played."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rummy.helpers import all_cards, exchanged, hidden_from, play_out, random_action

from rummyroom.codec import from_json, to_json
from rummyroom.deal import Deal
from rummyroom.rummy import game
from rummyroom.rummy.cards import PACK
from rummyroom.rummy.draft import Draft, verdict
from rummyroom.rummy.events import Dealt, Drew, Event
from rummyroom.rummy.game import Action, State
from rummyroom.rummy.melds import read_meld
from rummyroom.rummy.rules import Ace, Exhausted, FinalDiscard, MeldsPerTurn, Recycle, Rules, RummyBonus
from rummyroom.rummy.view import View, event_for, view

rules = st.builds(
    Rules,
    ace=st.sampled_from(Ace),
    ace_points=st.sampled_from([1, 11]),
    recycle=st.sampled_from(Recycle),
    recycle_limit=st.integers(0, 3),
    exhausted=st.sampled_from(Exhausted),
    rummy_bonus=st.sampled_from(RummyBonus),
    final_discard=st.sampled_from(FinalDiscard),
    melds_per_turn=st.sampled_from(MeldsPerTurn),
    layoff_needs_own_meld=st.booleans(),
)
players = st.integers(2, 6)
seeds = st.integers(0, 10**6)


@given(rules, players, seeds)
@settings(max_examples=30)
def test_52_cards_all_melds_legal_and_a_card_always_in_stock(rules: Rules, players: int, seed: int) -> None:
    states, _, _ = play_out(rules, players, seed, random.Random(seed))
    for state in states:
        assert sorted(all_cards(state)) == sorted(PACK)
        assert all(read_meld(meld.cards, rules.ace).cards == meld.cards for meld in state.table)
        if state.outcome is None:
            assert state.stock or state.drawn is not None


@given(rules, players, seeds)
@settings(max_examples=15)
def test_a_deal_is_replayed_from_its_actions_and_every_value_survives_json(
    rules: Rules, players: int, seed: int
) -> None:
    states, actions, events = play_out(rules, players, seed, random.Random(seed))
    state, started = game.start(rules, players, Deal.from_seed(seed))
    assert (state, started) == (states[0], events[0])
    for index, action in enumerate(actions, start=1):
        again: Action = from_json(to_json(action), Action)  # type: ignore[arg-type]
        assert again == action
        state, happened = game.apply(state, again)
        assert state == states[index]
        assert happened == events[index]
        assert from_json(to_json(state), State) == state
        assert all(from_json(to_json(event), Event) == event for event in happened)  # type: ignore[arg-type]


@given(rules, players, seeds)
@settings(max_examples=15)
def test_views_are_the_same_whatever_the_hidden_cards(rules: Rules, players: int, seed: int) -> None:
    """Swapping any two hidden cards leaves the view, as bytes, unchanged."""
    chance = random.Random(seed)
    states, _, _ = play_out(rules, players, seed, chance)
    for state in chance.sample(states[:-1], min(8, len(states) - 1)):
        for seat in (None, *range(players)):
            hidden = sorted(hidden_from(state, seat))
            shuffled = chance.sample(hidden, len(hidden))
            other = exchanged(state, dict(zip(hidden, shuffled, strict=True)))
            assert to_json(view(other, seat)) == to_json(view(state, seat))


@given(players, seeds)
@settings(max_examples=15)
def test_events_show_only_the_owner_what_was_dealt_and_drawn(players: int, seed: int) -> None:
    _, _, events = play_out(Rules(), players, seed, random.Random(seed))
    for event in (event for happened in events for event in happened):
        for seat in (None, *range(players)):
            seen = event_for(event, seat)
            match event:
                case Dealt(hands=hands):
                    assert isinstance(seen, Dealt)
                    assert [hand for hand in seen.hands if hand is not None] == ([] if seat is None else [hands[seat]])
                case Drew(seat=owner, card=card):
                    assert isinstance(seen, Drew)
                    assert seen.card == (card if owner == seat else None)
                case _:
                    assert seen == event


@given(rules, players, seeds)
@settings(max_examples=12)
def test_the_verdict_agrees_with_the_judge(rules: Rules, players: int, seed: int) -> None:
    chance = random.Random(seed)
    states, actions, _ = play_out(rules, players, seed, chance)
    for state, action in zip(states, actions, strict=False):
        seen = verdict(state, state.turn, Draft(turn=state.turn_number))
        assert seen.can["draw"] == (not game.problems(state, game.DrawStock(state.turn)))
        assert seen.can["take"] == (not game.problems(state, game.TakeDiscard(state.turn)))
        assert seen.can["put_back"] == (not game.problems(state, game.PutBack(state.turn)))
        if isinstance(action, game.Play):
            draft = Draft(turn=state.turn_number, plays=action.plays, discard=action.discard)
            made = verdict(state, state.turn, draft)
            assert made.problems == ()
            after, _ = game.apply(state, action)
            assert [meld.cards for meld in made.table] == [meld.cards for meld in after.table]
            assert made.goes_out == (not after.hands[state.turn])
            assert from_json(to_json(made), type(made)) == made
            bare = Draft(turn=state.turn_number, plays=action.plays)
            left = verdict(state, state.turn, bare)
            for card in left.hand:
                trial = game.Play(state.turn, action.plays, card)
                assert (card in left.locked) == bool(game.problems(state, trial))


def test_random_play_meets_rummies_voids_and_wins() -> None:
    """The properties above mean something only if such deals come up."""
    reasons = set()
    for seed in range(60):
        states, _, _ = play_out(Rules(), 2 + seed % 5, seed, random.Random(seed))
        outcome = states[-1].outcome
        assert outcome is not None
        reasons.add(outcome.reason)
    assert {"out", "void"} <= reasons


def test_a_view_is_data_that_json_brings_back() -> None:
    state, _ = game.start(Rules(), 3, Deal.from_seed(3))
    state, _ = game.apply(state, random_action(state, random.Random(1)))
    for seat in (None, 0, 1, 2):
        assert from_json(to_json(view(state, seat)), View) == view(state, seat)

"""The computers: legal, repeatable, blind to what they may not see, and in the right order of strength."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from tests.rummy.helpers import all_cards, exchanged, hidden_from, play_out, position

from rummyroom.arena.play import play_game
from rummyroom.deal import Deal
from rummyroom.games import Limit
from rummyroom.rummy import game, hard, playouts
from rummyroom.rummy.adapter import RUMMY
from rummyroom.rummy.bots import Easy, Greedy, Hard, Medium
from rummyroom.rummy.cards import PACK, Card, mask_of, parse_cards
from rummyroom.rummy.game import DrawStock, Play, State, TakeDiscard
from rummyroom.rummy.melds import layoffs
from rummyroom.rummy.plans import full_plan
from rummyroom.rummy.rules import Ace, Exhausted, FinalDiscard, MeldsPerTurn, Recycle, Rules
from rummyroom.rummy.turn import LayOffPlay
from rummyroom.rummy.view import view

if TYPE_CHECKING:
    from rummyroom.games import Bot
    from rummyroom.rummy.game import Action

PATIENT = Limit(60)
LEVELS = ("easy", "medium", "hard", "greedy")
ODD_RULES = [
    Rules(ace=Ace.HIGH_OR_LOW, ace_points=11, recycle=Recycle.SHUFFLE),
    Rules(final_discard=FinalDiscard.REQUIRED, melds_per_turn=MeldsPerTurn.ONE),
    Rules(layoff_needs_own_meld=True, recycle_limit=0, exhausted=Exhausted.LOWEST_WINS),
]


@pytest.fixture(autouse=True)
def _few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hard, "PLAY_TRIALS", 60)
    monkeypatch.setattr(hard, "DRAW_TRIALS", 20)


def move(bot: Bot, state: State, seed: int = 1) -> Action:
    action: Action = bot.choose(view(state, state.turn), random.Random(seed), PATIENT)
    assert game.problems(state, action) == ()
    return action


@pytest.mark.parametrize("rules", [Rules(), *ODD_RULES], ids=["basic", "high ace", "last discard", "own meld"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_move_is_legal_whatever_the_rules(rules: Rules, players: int) -> None:
    for seed in range(2):
        bots = [RUMMY.bots[LEVELS[(seat + seed) % 4]]() for seat in range(players)]
        played = play_game(RUMMY, rules, bots, seed=f"{players}/{seed}", limit=PATIENT)
        assert sum(played.failures) == 0
        assert played.moves < 1000


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_plays_the_same_deal(level: str) -> None:
    first, again = (
        play_game(RUMMY, Rules(), [RUMMY.bots[level]() for _ in range(2)], seed="7", limit=PATIENT) for _ in range(2)
    )
    assert (first.scores, first.seat_moves) == (again.scores, again.seat_moves)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_choice(level: str) -> None:
    chance = random.Random(3)
    states, _, _ = play_out(Rules(), 3, 11, chance)
    changed = 0
    for state in states[:-1:3]:
        hidden = sorted(hidden_from(state, state.turn))
        other = exchanged(state, dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True)))
        assert sorted(all_cards(other)) == sorted(PACK)
        changed += other != state
        assert move(RUMMY.bots[level](), state) == move(RUMMY.bots[level](), other)
    assert changed > 3


@pytest.mark.parametrize("bot", [Medium(), Greedy()])
def test_a_discard_is_taken_that_completes_a_meld_or_fits_the_table_and_no_other(bot: Bot) -> None:
    hand = "8S 8H 2C 4D 6H JS"
    assert move(bot, position(hand, "QS QH", discards="8D")) == TakeDiscard(0)
    assert move(bot, position(hand, "QS QH", discards="9C", table="TC JC QC")) == TakeDiscard(0)
    assert move(bot, position(hand, "QS QH", discards="KD")) == DrawStock(0)


def test_a_card_fitting_two_melds_goes_where_the_next_can_follow() -> None:
    """The trap: on the first meld that fits, the eight would leave the nine in the hand."""
    table = "8S 8H 8D | 5C 6C 7C"
    state = position("8C 9C 2D KD", "QS QH", table=table, drawn="2D")
    plan = full_plan(view(state, 0))
    assert plan.plays == (LayOffPlay(Card("8C"), 1), LayOffPlay(Card("9C"), 1))
    alone = position("8C 2D KD", "QS QH", table="5C 6C 7C | 8S 8H 8D", drawn="2D")
    assert full_plan(view(alone, 0)).plays == (LayOffPlay(Card("8C"), 1),)


def test_the_greedy_one_throws_its_highest_card_without_a_mate() -> None:
    action = move(Greedy(), position("KS KH 9D 9C JD 2H 5C", "QS", drawn="2H"))
    assert action == Play(0, (), Card("5C"))
    assert move(Greedy(), position("KS KH 2H 2C", "QS", drawn="2H")) == Play(0, (), Card("KH"))


def test_medium_keeps_pairs_and_neighbours_and_throws_the_high_dead_card() -> None:
    assert move(Medium(), position("8S 8H 4D 5D KC 2H", "QS", drawn="2H")) == Play(0, (), Card("KC"))


@pytest.mark.parametrize("bot", [Medium(), Greedy(), Hard()])
def test_who_can_go_out_goes_out(bot: Bot) -> None:
    state = position("8S 8H 8D 4H 5H 6H 7H KC", "QS QH", drawn="KC")
    after, _ = game.apply(state, move(bot, state))
    assert after.outcome is not None
    assert after.outcome.reason == "rummy"


def test_after_the_pile_was_turned_a_card_that_was_not_in_it_is_in_a_hand() -> None:
    """All unseen cards that the pile did not hold are dealt to the opponent in every sample."""
    pile = "2S 3S 4S 5S 6H 7H 8D"
    state = position("KC KD 9C", "QS JS", discards=pile, stock="AH", recycled=1)
    state = replace(state, turned=mask_of(parse_cards("AH 9D TD JD")), discards=(), stock=parse_cards("9D TD"))
    seen = view(state, 0)
    sampler = hard._sampler(seen, 5)
    assert len(sampler.hidden) > 2
    for _ in range(20):
        sampler.sample()
        assert not sampler.dealt[1] & state.turned
    assert sampler.dealt[0] == mask_of(state.hands[0])


def test_cards_known_to_be_in_a_hand_are_dealt_there() -> None:
    state = position("KC KD 9C", "QS JS 4H", discards="2S")
    state = replace(state, known=(0, mask_of(parse_cards("QS JS"))))
    sampler = hard._sampler(view(state, 0), 5)
    for _ in range(20):
        sampler.sample()
        assert sampler.dealt[1] & state.known[1] == state.known[1]
        assert sampler.dealt[1].bit_count() == 3
        assert len(sampler.dealt_stock) == len(sampler.hidden) - 1


def test_hard_takes_what_goes_out() -> None:
    state = position("8S 8H 2C", "QS QH JC", discards="8D", laid=(True, True))
    assert move(Hard(), state) == TakeDiscard(0)


def test_hard_gives_away_no_card_that_lets_the_next_player_go_out() -> None:
    """The opponent holds the queen alone, as everybody has seen; laying the jack would let it go out."""
    state = position("JC 9D", "QC", table="8C 9C TC", drawn="JC", laid=(True, True))
    state = replace(state, known=(0, Card("QC").bit), taken=False)
    action = move(Hard(), state)
    assert isinstance(action, Play)
    after, _ = game.apply(state, action)
    assert after.outcome is not None or not any(layoffs(meld.cards, Ace.LOW) & Card("QC").bit for meld in after.table)


def share(first: str, second: str, deals: int) -> float:
    """Return the first bot's share of the deals won; every deal is played from both seats."""
    won, lost = 0, 0
    for deal in range(deals):
        for place in range(2):
            names = [second, second]
            names[place] = first
            bots = [RUMMY.bots[name]() for name in names]
            played = play_game(RUMMY, Rules(), bots, seed=f"strength/{deal}", limit=PATIENT)
            won += played.winners == (place,)
            lost += played.winners == (1 - place,)
    return won / (won + lost)


def test_medium_beats_easy() -> None:
    assert share("medium", "easy", 40) > 0.7


@pytest.mark.slow
def test_hard_beats_medium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hard, "PLAY_TRIALS", 1500)
    monkeypatch.setattr(hard, "DRAW_TRIALS", 400)
    if not playouts.COMPILED:
        pytest.skip("the play-outs are not compiled here")
    assert share("hard", "medium", 20) > 0.5


def test_where_nothing_is_compiled_rules_decide_and_hold_back_for_a_rummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hard, "COMPILED", False)
    early = position("8S 8H 8D 4H 5H KC 2D 9C", "QS QH JC 3C 4C 6S 7S", drawn="KC")
    action = move(Hard(), early)
    assert isinstance(action, Play)
    assert action.plays == ()
    assert action.discard not in parse_cards("8S 8H 8D")
    late = position("8S 8H 8D 4H 5H KC 2D 9C", "QS QH", drawn="KC")
    assert isinstance(laid := move(Hard(), late), Play)
    assert len(laid.plays) == 1
    assert share("hard", "medium", 40) > 0.45


def test_no_deal_between_computers_goes_on_for_ever() -> None:
    for seed in range(30):
        state, _ = game.start(Rules(), 2, Deal.from_seed(seed))
        chance = random.Random(seed)
        bots: list[Bot] = [Medium(), Easy()] if seed % 2 else [Medium(), Greedy()]
        turns = 0
        while state.outcome is None:
            state, _ = game.apply(state, bots[state.turn].choose(view(state, state.turn), chance, PATIENT))
            turns += 1
        assert turns < 400

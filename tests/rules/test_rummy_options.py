"""Every option of the rules page, each in the value that is not the default."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.rummy.helpers import add, codes, meld, play, position

from rummyroom.deal import Deal
from rummyroom.rummy import game
from rummyroom.rummy.cards import parse_cards
from rummyroom.rummy.events import TurnedOver
from rummyroom.rummy.game import DrawStock
from rummyroom.rummy.melds import MeldKind, read_meld
from rummyroom.rummy.rules import (
    Ace,
    Exhausted,
    FinalDiscard,
    MeldsPerTurn,
    Recycle,
    Rules,
    RulesError,
    RummyBonus,
    edition_of,
    with_settings,
)
from rummyroom.rummy.scoring import hand_value, score_exhausted

HIGH = Rules(ace=Ace.HIGH_OR_LOW)


def test_a_high_ace_follows_the_king_but_no_two_follows_it() -> None:
    assert read_meld(parse_cards("AH QH KH"), Ace.HIGH_OR_LOW).cards == parse_cards("QH KH AH")
    assert read_meld(parse_cards("AH 2H 3H"), Ace.HIGH_OR_LOW).kind is MeldKind.RUN
    assert not read_meld(parse_cards("KH AH 2H"), Ace.HIGH_OR_LOW).is_legal
    state = position("AH 2H 3C", "KD", table="JH QH KH", drawn="3C", rules=HIGH)
    assert codes(state, play(add("AH"), discard="3C")) == []
    assert codes(state, play(add("AH"), add("2H"), discard="3C")) == ["layoff.does_not_fit"]


def test_a_high_ace_takes_the_jack_below_but_nothing_above() -> None:
    state = position("JH 2H 3C", "KD", table="QH KH AH", drawn="3C", rules=HIGH)
    assert codes(state, play(add("JH"), discard="3C")) == []
    assert codes(state, play(add("2H"), discard="3C")) == ["layoff.does_not_fit"]


def test_a_run_of_the_whole_suit_holds_its_ace_once() -> None:
    whole = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    state = position("AS 3C", "KD", table=whole, drawn="3C", rules=HIGH)
    after, _ = game.apply(state, play(add("AS"), discard="3C"))
    assert str(after.table[0]) == "AS " + whole


@pytest.mark.parametrize("points", [1, 11, 15])
def test_what_an_ace_counts_is_an_option(points: int) -> None:
    assert hand_value(parse_cards("AC KC"), Rules(ace_points=points)) == points + 10


def test_a_shuffled_pile_holds_the_same_cards_in_the_order_of_the_deal() -> None:
    rules = Rules(recycle=Recycle.SHUFFLE)
    start, _ = game.start(rules, 2, Deal.from_seed(7))
    again, _ = game.start(rules, 2, Deal.from_seed(7))
    assert start.orders == again.orders
    assert len(start.orders) == 2
    cards = "5D KC 2S 8S 3H 6C JD AD"
    state = replace(position("9H 4C", "KD QD", discards=cards, stock="7S", rules=rules), orders=start.orders)
    after, events = game.apply(game.apply(state, DrawStock(0))[0], play(discard="9H"))
    assert set(after.stock) == set(parse_cards(cards + " 9H"))
    assert list(after.stock) == sorted(after.stock, key=start.orders[0].index)
    assert events[-1] == TurnedOver(stock=9, times=1, limit=2, shuffled=True)


def test_without_recycling_the_deal_ends_when_the_stock_does() -> None:
    state = position("9H 4C", "KD QD", discards="5D", stock="7S", rules=Rules(recycle_limit=0))
    after, _ = game.apply(game.apply(state, DrawStock(0))[0], play(discard="9H"))
    assert after.outcome is not None
    assert after.outcome.reason == "void"


def test_the_lowest_hand_can_win_an_exhausted_deal() -> None:
    rules = Rules(recycle_limit=0, exhausted=Exhausted.LOWEST_WINS)
    state = position("9H 4C", "KD QD", discards="5D", stock="7S", rules=rules)
    after, _ = game.apply(game.apply(state, DrawStock(0))[0], play(discard="9H"))
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("lowest", (0,))
    assert after.outcome.scores == (20 - 11, 0)


def test_several_lowest_hands_share_whole_points_the_first_in_turn_order_gets_the_odd_one() -> None:
    rules = Rules(exhausted=Exhausted.LOWEST_WINS)
    hands = tuple(parse_cards(hand) for hand in ("5D", "2C 3C", "KD 6C"))
    assert score_exhausted(hands, 1, rules).scores == (5, 6, 0)
    assert score_exhausted(hands, 0, rules).winners == (0, 1)


@pytest.mark.parametrize(
    ("bonus", "reason", "points"),
    [(RummyBonus.DOUBLE, "rummy", 40), (RummyBonus.PLUS_TEN, "rummy", 30), (RummyBonus.NONE, "out", 20)],
)
def test_what_a_rummy_adds_is_an_option(bonus: RummyBonus, reason: str, points: int) -> None:
    state = position("2C", "KD QD", drawn="2C", rules=Rules(rummy_bonus=bonus))
    ended, _ = game.apply(state, play(discard="2C"))
    assert ended.outcome is not None
    assert (ended.outcome.reason, ended.outcome.scores) == (reason, (points, 0))


def test_a_required_last_discard_keeps_the_last_card_from_being_laid() -> None:
    rules = Rules(final_discard=FinalDiscard.REQUIRED)
    state = position("4S 5S 6S", "KD", drawn="6S", rules=rules)
    assert codes(state, play(meld("4S 5S 6S"))) == ["discard.required"]
    assert codes(state, play(discard="6S")) == []
    last = position("2C", "KD", drawn="2C", rules=rules)
    assert codes(last, play(discard="2C")) == []


def test_one_meld_a_turn_allows_any_number_of_lay_offs() -> None:
    rules = Rules(melds_per_turn=MeldsPerTurn.ONE)
    state = position("4S 5S 6S 9H 9C 9D 7S 2C 8C", "KD", table="8S 8H 8D", drawn="2C", rules=rules)
    assert codes(state, play(meld("4S 5S 6S"), add("7S"), add("8C"), discard="2C")) == []
    assert codes(state, play(meld("4S 5S 6S"), meld("9H 9C 9D"), discard="2C")) == ["meld.one_per_turn"]


def test_laying_off_may_need_a_meld_of_ones_own_which_may_be_of_this_turn() -> None:
    rules = Rules(layoff_needs_own_meld=True)
    state = position("4S 5S 6S 8C 2C", "KD", table="8S 8H 8D", owner=1, drawn="2C", rules=rules)
    assert codes(state, play(add("8C"), discard="2C")) == ["layoff.own_meld_first"]
    assert codes(state, play(add("8C"), meld("4S 5S 6S"), discard="2C")) == ["layoff.own_meld_first"]
    assert codes(state, play(meld("4S 5S 6S"), add("8C"), discard="2C")) == []


@pytest.mark.parametrize(
    "wrong",
    ["target=60", "target=325", "ace_points=5", "recycle_limit=9", "turn_seconds=45", "ace=middle", "aces=1", "x"],
)
def test_a_value_that_an_option_does_not_take_is_refused(wrong: str) -> None:
    with pytest.raises(RulesError):
        with_settings(Rules(), [wrong])


def test_settings_are_read_as_text() -> None:
    rules = with_settings(Rules(), ["target=150", "layoff_needs_own_meld=yes", "turn_seconds=60", "rummy_bonus=none"])
    assert rules == Rules(target=150, layoff_needs_own_meld=True, turn_seconds=60, rummy_bonus=RummyBonus.NONE)
    assert with_settings(rules, ["turn_seconds=none"]).turn_seconds is None
    assert edition_of(rules) is None
    assert edition_of(Rules()) == "basic"

"""The best melding of a hand against trying everything."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummyroom.rummy.cards import PACK, Card, cards_in, mask_of, parse_cards
from rummyroom.rummy.melding import best_melds, melds_in, value_of
from rummyroom.rummy.melds import extended, layoffs, read_meld
from rummyroom.rummy.rules import Ace, Rules
from rummyroom.rummy.scoring import hand_value

# Few ranks and suits, so that melds are frequent.
dense = [card for card in PACK if card.rank in (1, 2, 3, 4, 12, 13)]
hands = st.lists(st.sampled_from(dense), unique=True, min_size=3, max_size=9)
aces = st.sampled_from(list(Ace))


def every_meld(hand: list[Card], ace: Ace) -> set[int]:
    return {
        mask_of(cards)
        for size in range(3, len(hand) + 1)
        for cards in combinations(hand, size)
        if read_meld(cards, ace).is_legal
    }


@given(hands, aces)
def test_every_meld_of_a_hand_is_found(hand: list[Card], ace: Ace) -> None:
    found = melds_in(mask_of(hand), ace)
    assert set(found) == every_meld(hand, ace)
    assert len(set(found)) == len(found)


def least_left(hand: int, melds: set[int], points: int) -> int:
    rests = [least_left(hand ^ meld, melds, points) for meld in melds if meld & hand == meld]
    return min([value_of(hand, points), *rests])


@given(hands, aces, st.sampled_from([1, 11]))
def test_the_best_melding_leaves_as_little_as_any(hand: list[Card], ace: Ace, points: int) -> None:
    melds, left = best_melds(mask_of(hand), ace, points)
    assert left == least_left(mask_of(hand), every_meld(hand, ace), points)
    rest = mask_of(hand)
    for meld in melds:
        assert read_meld(cards_in(meld), ace).is_legal
        assert meld & rest == meld
        rest ^= meld
    assert value_of(rest, points) == left
    assert value_of(rest, points) == hand_value(cards_in(rest), Rules(ace_points=points))


@pytest.mark.parametrize(
    ("hand", "left"),
    [("8S 8H 8D 4H 5H 6H 7H KC", 10), ("3S 3H 3D 4S 5S 6S", 0), ("3S 3H 3D 4S 5S KC", 16), ("AC KD", 11)],
)
def test_examples(hand: str, left: int) -> None:
    assert best_melds(mask_of(parse_cards(hand)), Ace.LOW)[1] == left


@given(hands, aces)
def test_a_card_fits_a_meld_exactly_if_the_longer_meld_is_one(hand: list[Card], ace: Ace) -> None:
    for meld in melds_in(mask_of(hand), ace):
        cards = read_meld(cards_in(meld), ace).cards
        fitting = {card for card in PACK if card not in cards and read_meld((*cards, card), ace).is_legal}
        assert set(cards_in(layoffs(cards, ace))) == fitting
        for card in fitting:
            assert extended(cards, card) == read_meld((*cards, card), ace).cards


@pytest.mark.parametrize("last", ["AS", "2S", "KS"])
def test_a_whole_suit_begins_with_its_ace(last: str) -> None:
    suit = parse_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")
    rest = read_meld([card for card in suit if card != last], Ace.HIGH_OR_LOW)
    assert rest.is_legal
    assert extended(rest.cards, Card(last)) == suit

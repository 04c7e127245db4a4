"""Cards, their notation and their masks."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummyroom.rummy.cards import PACK, Card, NotationError, cards_in, format_cards, mask_of, parse_cards

some_cards = st.lists(st.sampled_from(PACK), unique=True)


def test_the_pack_has_52_different_cards() -> None:
    assert len(set(PACK)) == 52
    assert [card.order for card in PACK] == list(range(52))


@given(some_cards)
def test_notation_and_masks_lead_back_to_the_same_cards(cards: list[Card]) -> None:
    assert list(parse_cards(format_cards(cards))) == cards
    assert list(parse_cards(" ".join(card.symbol for card in cards))) == cards
    assert set(cards_in(mask_of(cards))) == set(cards)


@pytest.mark.parametrize("wrong", ["1S", "8X", "", "SS", "8", "R8"])
def test_what_is_no_card_is_refused_and_quoted(wrong: str) -> None:
    with pytest.raises(NotationError, match=repr(wrong)):
        Card(wrong)


def test_a_card_prints_as_code_that_rebuilds_it_and_survives_pickling() -> None:
    card = Card("TH")
    assert repr(card) == "Card('TH')"
    assert pickle.loads(pickle.dumps(card)) is card

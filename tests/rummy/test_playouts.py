"""The play-outs against the core: the same melds, the same lay-offs, the same ends."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rummy.helpers import play_out

from rummyroom.rummy import melding, playouts
from rummyroom.rummy.cards import PACK, Card, cards_in, mask_of
from rummyroom.rummy.melds import layoffs
from rummyroom.rummy.plans import masks_of
from rummyroom.rummy.rules import Ace, Rules

if TYPE_CHECKING:
    from types import ModuleType

dense = [card for card in PACK if card.rank in (1, 2, 3, 4, 12, 13)]
hands = st.lists(st.sampled_from(dense), unique=True, max_size=11).map(mask_of)


def plain() -> ModuleType:
    """Return the module as plain Python, whether or not it is compiled."""
    path = Path(playouts.__file__).parent / "playouts.py"
    spec = importlib.util.spec_from_file_location("plain_playouts", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.COMPILED
    return module


PLAIN = plain()


@pytest.mark.parametrize("module", [playouts, PLAIN], ids=["built", "plain"])
@given(hand=hands)
def test_a_hand_is_melded_as_well_as_can_be(module: ModuleType, hand: int) -> None:
    _, left = melding.best_melds(hand, Ace.LOW)
    melded = module.melded_of(hand)
    assert module.value_of(hand & ~melded) == left
    sets = module.best_sets_of(hand)
    assert module.runs_in(melded & ~sets) == melded & ~sets
    assert module.value_of(hand) == melding.value_of(hand)
    assert module.count_of(hand) == hand.bit_count()


@given(st.sampled_from(PACK))
def test_near_cards_are_those_of_the_rank_and_the_neighbours_in_suit(card: Card) -> None:
    mates = {other for other in PACK if other.rank == card.rank and other != card}
    beside = {other for other in PACK if other.suit == card.suit and abs(other.rank - card.rank) == 1}
    assert set(cards_in(playouts.near_of(card.bit))) == mates | beside


def test_what_fits_a_table_is_what_fits_one_of_its_melds() -> None:
    tables = 0
    for seed in range(25):
        states, _, _ = play_out(Rules(), 2 + seed % 3, seed, random.Random(seed))
        for state in states:
            masks = masks_of(meld.cards for meld in state.table)
            laid = masks.sets | masks.runs
            fitting = 0
            for meld in state.table:
                fitting |= layoffs(meld.cards, Ace.LOW)
            assert playouts.fits_of(masks.sets, masks.runs) & ~laid == fitting & ~laid
            tables += bool(state.table)
    assert tables > 100


def finished(module: ModuleType, seed: int) -> tuple[int, int, list[int]]:
    chance = random.Random(seed)
    cards = chance.sample([card.bit for card in PACK], 52)
    deal = module.Playout(3, seed)
    deal.turn = seed % 3
    hands = [sum(cards[seat * 7 : seat * 7 + 7]) for seat in range(3)]
    deal.place(hands, cards[22:], [cards[21]], [False] * 3, 0)
    deal.play_on([module.Style(), module.Style(patient=True), module.Style(counts=False, danger=0.0)])
    everything = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.sets | deal.runs
    for card in (*deal.stock, *deal.pile):
        assert not card & everything
        everything |= card
    assert everything == mask_of(PACK)
    return deal.winner, deal.points, deal.hands


def test_the_compiled_module_plays_as_the_plain_one() -> None:
    """Cards are conserved, and C types change nothing."""
    ends = set()
    for seed in range(60):
        built = finished(playouts, seed)
        assert built == finished(PLAIN, seed)
        ends.add(built[0])
    assert ends >= {0, 1, 2}

"""What a computer could lay: the hand's melds and lay-offs put together into legal plays.

The options of the room are minded here: how many melds a turn may bring, who may lay off, and whether the last card
has to be discarded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.rummy.cards import ACE, KING, Card, cards_in, mask_of
from rummyroom.rummy.melding import best_melds, value_of
from rummyroom.rummy.melds import Meld, extended, layoffs, read_meld
from rummyroom.rummy.rules import FinalDiscard, MeldsPerTurn
from rummyroom.rummy.turn import LayOffPlay, MeldPlay, TurnPlay, may_lay_off

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rummyroom.rummy.rules import Rules
    from rummyroom.rummy.view import View


class Masks(msgspec.Struct, frozen=True):
    """A table as play-outs know it: the cards in sets, in runs, and the aces above a king."""

    sets: int
    runs: int
    dead: int


def masks_of(melds: Iterable[Sequence[Card]]) -> Masks:
    """Return the masks of a table's melds, each in tidy order."""
    sets = runs = dead = 0
    for cards in melds:
        if cards[0].rank == cards[1].rank:
            sets |= mask_of(cards)
        elif cards[-1].rank == ACE:
            dead |= cards[-1].bit
            runs |= mask_of(cards[:-1])
        else:
            runs |= mask_of(cards)
    return Masks(sets, runs, dead)


class Plan(msgspec.Struct, frozen=True):
    """Plays that may be made together.

    Args:
        plays: melds, then lay-offs.
        rest: the mask of the cards left in the hand.
        table: the melds afterwards, each in tidy order.
    """

    plays: tuple[TurnPlay, ...]
    rest: int
    table: tuple[tuple[Card, ...], ...]


def full_plan(view: View) -> Plan:
    """Return the plan that lays all melds of the best melding and everything that then fits."""
    return make_plan(view, melds_of(view), lays_off=True)


def melds_of(view: View) -> tuple[int, ...]:
    """Return the melds of the best melding of the seat's hand that may be laid in one turn."""
    rules = view.rules
    melds, _ = best_melds(mask_of(view.hand), rules.ace, rules.ace_points)
    if rules.melds_per_turn is MeldsPerTurn.ONE:
        return tuple(sorted(melds, key=lambda meld: -value_of(meld, rules.ace_points))[:1])
    return melds


def make_plan(view: View, melds: Iterable[int], *, lays_off: bool, spared: int = 0) -> Plan:
    """Return the plan that lays ``melds``, and what fits afterwards.

    Args:
        view: the position of a seat that has drawn.
        melds: masks of melds in its hand, no two sharing a card.
        lays_off: whether cards are laid off too.
        spared: cards that are not to be laid off.
    """
    rules, seat = view.rules, view.turn
    fewest = 1 if rules.final_discard is FinalDiscard.REQUIRED else 0
    hand = mask_of(view.hand)
    table = [Meld(meld.cards, meld.owner) for meld in view.table]
    plays: list[TurnPlay] = []
    for meld in melds:
        cards = read_meld(cards_in(meld), rules.ace).cards
        if hand.bit_count() - len(cards) < fewest:
            cards = cards[:-1]  # keep a card for the discard
            if len(cards) < 3:
                continue
        plays.append(MeldPlay(cards))
        table.append(Meld(cards, seat))
        hand ^= mask_of(cards)
    while lays_off and may_lay_off(table, rules, seat) and hand.bit_count() > fewest:
        choice = _best_layoff(table, hand, spared, rules)
        if choice is None:
            break
        card, index = choice
        plays.append(LayOffPlay(card, index))
        table[index] = Meld(extended(table[index].cards, card), table[index].owner)
        hand ^= card.bit
    return Plan(tuple(plays), hand, tuple(meld.cards for meld in table))


def _best_layoff(table: Sequence[Meld], hand: int, spared: int, rules: Rules) -> tuple[Card, int] | None:
    """Return a card of the hand to lay off, and onto which meld.

    A card that fits several melds goes where more cards of the hand can follow, or else closes a set.
    """
    wanted = hand & ~spared
    for card in cards_in(wanted):
        fitting = [index for index, meld in enumerate(table) if layoffs(meld.cards, rules.ace) & card.bit]
        if fitting:
            return card, max(fitting, key=lambda at: _worth(table[at].cards, card, hand, rules))
    return None


def _worth(meld: tuple[Card, ...], card: Card, hand: int, rules: Rules) -> tuple[int, bool]:
    grown = extended(meld, card)
    follow = (layoffs(grown, rules.ace) & hand & ~card.bit).bit_count()
    return follow, meld[0].rank == meld[1].rank


def dead_cards(hand: int) -> int:
    """Return the cards of ``hand`` without a mate: no card of their rank, no neighbour or next but one in suit."""
    pack = (1 << 4 * KING) - 1
    dead = 0
    for card in cards_in(hand):
        bit = card.bit
        rank = 0b1111 << 4 * (card.rank - 1)
        near = (bit << 4 | bit >> 4 | bit << 8 | bit >> 8) & pack
        if not (rank | near) & ~bit & hand:
            dead |= bit
    return dead

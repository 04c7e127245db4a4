"""Melds: sets and runs, and which cards may be laid off onto them. Source: rules/rummy.md, Meld and Lay-off."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from rummyroom.rummy.cards import ACE, KING, Card, Suit, card_of, format_cards, parse_cards
from rummyroom.rummy.rules import Ace

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SMALLEST = 3
"""Cards of the smallest meld."""


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


class Meld(msgspec.Struct, frozen=True):
    """Cards lying together on the table.

    Args:
        cards: a set in the order of the suits, a run ascending (an ace above the king comes last).
        owner: the seat that laid it.
    """

    cards: tuple[Card, ...]
    owner: int

    def __str__(self) -> str:
        return format_cards(self.cards)


Table = tuple[Meld, ...]


class MeldFault(StrEnum):
    """Why cards are no meld."""

    TOO_SHORT = "too_short"
    NOT_CONSECUTIVE = "not_consecutive"
    PAST_THE_KING = "past_the_king"
    MIXED = "mixed"


class Reading(msgspec.Struct, frozen=True):
    """What cards amount to as a meld.

    Args:
        kind: set or run; of a fault, what the cards come closest to, or None.
        cards: the cards in tidy order; of a faulty meld, as given.
        fault: None if this is a legal meld.
        missing: for ``TOO_SHORT``, how many cards are missing to three.
        culprits: the cards that cause the fault.
    """

    kind: MeldKind | None
    cards: tuple[Card, ...]
    fault: MeldFault | None = None
    missing: int = 0
    culprits: tuple[Card, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether the cards are a legal meld."""
        return self.fault is None


def read_meld(cards: Sequence[Card], ace: Ace) -> Reading:
    """Return what ``cards``, all different and in any order, amount to.

    Args:
        cards: the cards.
        ace: where the ace stands in a run.
    """
    given = tuple(cards)
    ranks = {card.rank for card in given}
    suits = {card.suit for card in given}
    if len(given) < SMALLEST:
        return _too_short(given, len(ranks), len(suits), ace)
    if len(ranks) == 1:
        return Reading(MeldKind.SET, tuple(sorted(given, key=lambda card: card.order)))
    if len(suits) > 1:
        return Reading(None, given, MeldFault.MIXED, culprits=_odd_ones(given))
    run, fault = _as_run(given, ace)
    if fault is None:
        return Reading(MeldKind.RUN, run)
    return Reading(MeldKind.RUN, given, fault, culprits=_beside_gaps(run))


def _too_short(given: tuple[Card, ...], ranks: int, suits: int, ace: Ace) -> Reading:
    missing = SMALLEST - len(given)
    if len(given) == 2 and ranks == 1:
        return Reading(MeldKind.SET, given, MeldFault.TOO_SHORT, missing)
    if len(given) == 2 and suits == 1:
        run, fault = _as_run(given, ace)
        if fault is None or run[1].rank - run[0].rank == 2:
            return Reading(MeldKind.RUN, given, MeldFault.TOO_SHORT, missing)
        return Reading(MeldKind.RUN, given, fault, missing, given)
    if len(given) == 2:
        return Reading(None, given, MeldFault.MIXED, missing, given)
    return Reading(None, given, MeldFault.TOO_SHORT, missing)


def _as_run(cards: Sequence[Card], ace: Ace) -> tuple[tuple[Card, ...], MeldFault | None]:
    """Return cards of one suit in ascending order, and what keeps them from being a run."""
    low = tuple(sorted(cards, key=lambda card: card.rank))
    if _consecutive([card.rank for card in low]):
        return low, None
    if low[0].rank != ACE:
        return low, MeldFault.NOT_CONSECUTIVE
    high = (*low[1:], low[0])
    if _consecutive([card.rank for card in high[:-1]] + [KING + 1]):
        return (high, None) if ace is Ace.HIGH_OR_LOW else (high, MeldFault.PAST_THE_KING)
    # King and ace side by side, as in K-A-2: the cards follow each other only round the corner.
    gaps = [index for index, (left, right) in enumerate(pairwise(low)) if right.rank != left.rank + 1]
    if low[-1].rank == KING and len(gaps) == 1:
        return (*low[gaps[0] + 1 :], *low[: gaps[0] + 1]), MeldFault.PAST_THE_KING
    return low, MeldFault.NOT_CONSECUTIVE


def _consecutive(ranks: Sequence[int]) -> bool:
    return all(right == left + 1 for left, right in pairwise(ranks))


def _odd_ones(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that fit neither the commonest rank nor the commonest suit."""
    rank, rank_count = Counter(card.rank for card in cards).most_common(1)[0]
    suit, suit_count = Counter(card.suit for card in cards).most_common(1)[0]
    if rank_count >= suit_count:
        return tuple(card for card in cards if card.rank != rank)
    return tuple(card for card in cards if card.suit != suit)


def _beside_gaps(run: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards on both sides of each gap, of the corner between king and ace too."""
    culprits: dict[Card, None] = {}
    for left, right in pairwise(run):
        if right.rank != left.rank + 1:
            culprits[left] = culprits[right] = None
    return tuple(culprits)


@lru_cache(maxsize=4096)
def layoffs(cards: tuple[Card, ...], ace: Ace) -> int:
    """Return the mask of the cards that may be laid off onto a legal meld.

    Args:
        cards: the meld's cards in tidy order.
        ace: where the ace stands in a run.
    """
    first, last = cards[0], cards[-1]
    if first.rank == cards[1].rank:
        return sum(card_of(first.rank, suit).bit for suit in Suit) - sum(card.bit for card in cards)
    mask = 0
    if first.rank > ACE and card_of(first.rank - 1, first.suit) not in cards:
        mask |= card_of(first.rank - 1, first.suit).bit
    if last.rank == KING:
        high_ace = card_of(ACE, last.suit)
        if ace is Ace.HIGH_OR_LOW and high_ace not in cards:
            mask |= high_ace.bit
    elif last.rank != ACE:
        mask |= card_of(last.rank + 1, last.suit).bit
    return mask


@lru_cache(maxsize=8192)
def extended(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a legal meld in tidy order after a card that fits was laid off onto it.

    A whole suit begins with its ace, whichever of the two ends it came to.
    """
    first = cards[0]
    if first.rank == cards[1].rank:
        return tuple(sorted((*cards, card), key=lambda each: each.order))
    if len(cards) == KING - 1:
        return tuple(sorted((*cards, card), key=lambda each: each.rank))
    return (card, *cards) if card.rank == first.rank - 1 else (*cards, card)


def format_table(melds: Iterable[Meld]) -> str:
    """Return a table in text notation: melds joined by `` | ``."""
    return " | ".join(str(meld) for meld in melds)


def parse_table(text: str, *, owner: int = 0, ace: Ace = Ace.LOW) -> Table:
    """Parse melds joined by ``|``; empty text is an empty table.

    >>> format_table(parse_table("9H 8H TH | 8S 8D 8C"))
    '8H 9H TH | 8S 8C 8D'

    Args:
        text: the melds.
        owner: the seat that is to have laid them all.
        ace: where the ace stands in a run.

    Raises:
        NotationError: a piece is not a card.
        ValueError: a part is no meld; the message quotes it.
    """
    melds = []
    for part in filter(None, map(str.strip, text.split("|"))):
        reading = read_meld(parse_cards(part), ace)
        if not reading.is_legal:
            raise ValueError(f"{part!r} is no meld: {reading.fault}")
        melds.append(Meld(reading.cards, owner))
    return tuple(melds)

"""The best way to cut a hand into melds, by masks (:mod:`rummyroom.rummy.cards`)."""

from __future__ import annotations

from functools import lru_cache

from rummyroom.rummy.cards import ACE, KING, PACK
from rummyroom.rummy.melds import SMALLEST
from rummyroom.rummy.rules import Ace

_RANK = 0b1111
_ACES = _RANK


@lru_cache(maxsize=1 << 14)
def melds_in(hand: int, ace: Ace) -> tuple[int, ...]:
    """Return every meld that the cards of ``hand`` can form, parts of longer melds included.

    Args:
        hand: a mask.
        ace: where the ace stands in a run.

    Returns:
        Masks, sets before runs.
    """
    return (*_sets_in(hand), *_runs_in(hand, ace))


def _sets_in(hand: int) -> list[int]:
    found = []
    for rank in range(KING):
        four = hand >> 4 * rank & _RANK
        if four.bit_count() < SMALLEST:
            continue
        found.append(four << 4 * rank)
        if four == _RANK:
            found.extend((_RANK ^ 1 << suit) << 4 * rank for suit in range(4))
    return found


def _runs_in(hand: int, ace: Ace) -> list[int]:
    # A fourteenth rank holds the aces again where they may stand above the king.
    ranks = KING
    wide = hand
    if ace is Ace.HIGH_OR_LOW:
        wide |= (hand & _ACES) << 4 * KING
        ranks += 1
    found = []
    starts = wide & wide >> 4 & wide >> 8
    while starts:
        first = starts & -starts
        starts ^= first
        run, last = first | first << 4, first << 8
        place = (first.bit_length() - 1) // 4 + 2
        while wide & last and place < ranks:
            run |= last
            narrow = run & (1 << 4 * KING) - 1 | run >> 4 * KING
            if narrow.bit_count() == run.bit_count():  # not the same ace at both ends
                found.append(narrow)
            last <<= 4
            place += 1
    return found


@lru_cache(maxsize=1 << 15)
def best_melds(hand: int, ace: Ace, ace_points: int = 1) -> tuple[tuple[int, ...], int]:
    """Return melds, no two sharing a card, that leave the least in ``hand``.

    Of equal ways the one that lays more cards is taken.

    Args:
        hand: a mask.
        ace: where the ace stands in a run.
        ace_points: what an ace counts; the other cards count what they always do.

    Returns:
        The melds as masks, and what the other cards of the hand count together.
    """
    melds, saved = _best(hand, melds_in(hand, ace), ace_points)
    return melds, value_of(hand, ace_points) - saved // _PER_POINT


def value_of(cards: int, ace_points: int = 1) -> int:
    """Return what the cards of a mask count in a hand."""
    total = 0
    while cards:
        low = cards & -cards
        rank = (low.bit_length() - 1) // 4 + 1
        total += ace_points if rank == ACE else min(rank, 10)
        cards ^= low
    return total


_PER_POINT = len(PACK) + 1
"""Points weigh more than any number of cards."""


def _best(hand: int, melds: tuple[int, ...], ace_points: int) -> tuple[tuple[int, ...], int]:
    """Return the best choice among ``melds`` that lie within ``hand``, and its weight."""
    best: tuple[tuple[int, ...], int] = ((), 0)
    for index, meld in enumerate(melds):
        if meld & hand != meld:
            continue
        rest, weight = _best(hand ^ meld, melds[index + 1 :], ace_points)
        weight += value_of(meld, ace_points) * _PER_POINT + meld.bit_count()
        if weight > best[1]:
            best = ((meld, *rest), weight)
    return best

"""Cards: suits, ranks, the 52-card pack, and their text notation.

A card is its own text (``8S``, ``TH`` for the ten of hearts, ``AC``): it is a string, so it compares by value,
prints as code that rebuilds it and needs no translation on its way into JSON. For arithmetic on whole hands
every card also is one bit of a 52-bit number, its *mask*; the four cards of a rank lie side by side in it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Self, cast

if TYPE_CHECKING:
    from collections.abc import Iterable

ACE = 1
KING = 13
COURT_POINTS = 10
"""What king, queen and jack count; the ten counts as much."""


class NotationError(ValueError):
    """Text is not in card notation; the message quotes the piece that is wrong."""


class Suit(StrEnum):
    """One of the four suits, by the letter that notation uses."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
_RANK_LETTERS = "A23456789TJQK"


class Card(str):
    """One card of the pack: a rank and a suit.

    >>> Card("TH").rank, Card("TH").suit
    (10, <Suit.HEARTS: 'H'>)
    """

    rank: int
    """1 (ace) to 13 (king)."""
    suit: Suit
    order: int
    """Position in :data:`PACK`: rank by rank, within a rank in the order of :class:`Suit`."""
    bit: int
    """``1 << order``: the card in a mask."""

    def __new__(cls, text: str) -> Self:
        """Return the card that ``text`` names.

        Raises:
            NotationError: ``text`` is not a rank (A, 2-9, T, J, Q, K) followed by a suit (S, H, C, D).
        """
        try:
            return cast("Self", _CARDS[text])
        except KeyError:
            raise NotationError(
                f"{text!r} is not a card: write a rank (A, 2 to 9, T, J, Q or K) and a suit (S, H, C or D), such as TH"
            ) from None

    @property
    def symbol(self) -> str:
        """The card as people write it.

        >>> Card("TH").symbol
        '10♥'
        """
        rank = "10" if self.rank == 10 else self[0]
        return rank + SYMBOLS[self.suit]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


_CARDS: dict[str, Card] = {}


def _fill_table() -> None:
    for rank, letter in enumerate(_RANK_LETTERS, start=ACE):
        for suit in Suit:
            card = str.__new__(Card, letter + suit)
            card.rank, card.suit, card.order = rank, suit, len(_CARDS)
            card.bit = 1 << card.order
            _CARDS[str(card)] = card


_fill_table()

PACK: tuple[Card, ...] = tuple(_CARDS.values())
"""All 52 cards: the aces, the twos, ... the kings."""


def card_of(rank: int, suit: Suit) -> Card:
    """Return the card of ``rank`` (1 to 13) in ``suit``."""
    return _CARDS[_RANK_LETTERS[rank - 1] + suit]


def mask_of(cards: Iterable[Card]) -> int:
    """Return ``cards``, all different, as a mask."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def cards_in(mask: int) -> tuple[Card, ...]:
    """Return the cards of ``mask``, in the order of :data:`PACK`.

    >>> cards_in(mask_of([Card("KC"), Card("2S")]))
    (Card('2S'), Card('KC'))
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(PACK[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


def by_suit(card: Card) -> tuple[int, int]:
    """Sort key: suit by suit, ace to king."""
    return (card.order & 3, card.rank)


def by_rank(card: Card) -> int:
    """Sort key: rank by rank, ace to king."""
    return card.order


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards separated by spaces or commas; small letters, ``10H`` and ``8♥`` are accepted too.

    >>> parse_cards("8s 10H, K♣")
    (Card('8S'), Card('TH'), Card('KC'))

    Raises:
        NotationError: a piece is not a card; the message quotes it.
    """
    return tuple(_parse_card(piece) for piece in text.replace(",", " ").split())


def _parse_card(piece: str) -> Card:
    plain = piece.upper().replace("10", "T")
    for suit, symbol in SYMBOLS.items():
        plain = plain.replace(symbol, suit)
    if plain not in _CARDS:
        return Card(piece)  # raises, quoting the piece as it was written
    return _CARDS[plain]


def format_cards(cards: Iterable[Card]) -> str:
    """Return the notation of cards.

    >>> format_cards([Card("8S"), Card("TH")])
    '8S TH'
    """
    return " ".join(cards)

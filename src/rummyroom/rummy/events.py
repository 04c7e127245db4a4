"""What happened in a deal: the frozen records that make up its history."""

from __future__ import annotations

import msgspec

from rummyroom.games import Outcome
from rummyroom.rummy.cards import Card
from rummyroom.rummy.melds import Meld


class Dealt(msgspec.Struct, frozen=True, tag_field="t", tag="dealt"):
    """The deal; a seat sees only its own hand.

    Args:
        dealer: who dealt.
        first: who begins.
        hands: the cards dealt.
        up: the card that opens the discard pile.
        stock: how many cards lie face down.
    """

    dealer: int
    first: int
    hands: tuple[tuple[Card, ...] | None, ...]
    up: Card
    stock: int


class Drew(msgspec.Struct, frozen=True, tag_field="t", tag="drew"):
    """A card drawn from the stock; ``card`` is None for those who may not see it."""

    seat: int
    card: Card | None
    stock: int


class Took(msgspec.Struct, frozen=True, tag_field="t", tag="took"):
    """The top of the discard pile was taken."""

    seat: int
    card: Card


class GaveBack(msgspec.Struct, frozen=True, tag_field="t", tag="gave_back"):
    """A card taken from the discard pile went back onto it: the taking was undone."""

    seat: int
    card: Card


class Melded(msgspec.Struct, frozen=True, tag_field="t", tag="melded"):
    """A new meld; ``index`` is its place on the table."""

    seat: int
    index: int
    meld: Meld


class LaidOff(msgspec.Struct, frozen=True, tag_field="t", tag="laid_off"):
    """A card was laid off onto a meld.

    Args:
        seat: who laid it off.
        card: the card.
        index: the meld's place on the table.
        meld: the meld with the card.
    """

    seat: int
    card: Card
    index: int
    meld: Meld


class Discarded(msgspec.Struct, frozen=True, tag_field="t", tag="discarded"):
    """A card was discarded."""

    seat: int
    card: Card


class TurnedOver(msgspec.Struct, frozen=True, tag_field="t", tag="turned_over"):
    """The discard pile became the stock.

    Args:
        stock: how many cards the new stock has.
        times: how often that has happened in this deal.
        limit: how often it may.
        shuffled: whether the cards were shuffled.
    """

    stock: int
    times: int
    limit: int
    shuffled: bool


class TimeRanOut(msgspec.Struct, frozen=True, tag_field="t", tag="time_ran_out"):
    """The clock ran out; the draw and the discard that follow were made for the seat."""

    seat: int


class Ended(msgspec.Struct, frozen=True, tag_field="t", tag="ended"):
    """The end of the deal, all hands shown."""

    outcome: Outcome


Event = Dealt | Drew | Took | GaveBack | Melded | LaidOff | Discarded | TurnedOver | TimeRanOut | Ended

"""What a seat may see: the only place that hides anything.

A seat sees its own hand, a spectator none; nobody sees the order of the stock or a card that another seat drew
from it. The whole discard pile is shown in its order, since everyone saw its cards go down one by one (HOUSE). So is
what an attentive player remembers; once the pile has been turned over only which cards it held, not their order.
When a deal has ended its outcome shows every hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rummyroom.games import Outcome
from rummyroom.rummy.cards import Card, cards_in
from rummyroom.rummy.events import Dealt, Drew, Event
from rummyroom.rummy.melds import MeldKind, Table
from rummyroom.rummy.rules import Rules

if TYPE_CHECKING:
    from rummyroom.rummy.game import State


class SeenMeld(msgspec.Struct, frozen=True):
    """A meld on the table: its cards in order, what it is, and the seat that laid it."""

    cards: tuple[Card, ...]
    kind: MeldKind
    owner: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as one seat sees it.

    Args:
        seat: whose view it is; None for a spectator.
        players: number of seats.
        rules: the rules in force.
        dealer: who dealt.
        turn: the seat to move.
        turn_number: turns begun, from 1.
        drawn: where the seat to move has drawn from, ``stock`` or ``discard``; None before the draw.
        drawn_card: that card, if this seat may know it.
        hand: the seat's own cards, in the order they came; empty for a spectator.
        hands: how many cards each seat holds.
        stock: how many cards lie face down.
        discards: the discard pile, the top card last.
        table: the melds.
        recycled: how often the discard pile was turned over.
        rummy: per seat, whether going out now would be a rummy.
        known: per seat, the cards taken from the discard pile and still in hand.
        thrown: per seat, the cards it has discarded.
        refused: per seat, the cards it left on the pile when it drew from the stock.
        turned: the cards of the discard pile when it was last turned over.
        outcome: how the deal ended, or None.
    """

    seat: int | None
    players: int
    rules: Rules
    dealer: int
    turn: int
    turn_number: int
    drawn: str | None
    drawn_card: Card | None
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    stock: int
    discards: tuple[Card, ...]
    table: tuple[SeenMeld, ...]
    recycled: int
    rummy: tuple[bool, ...]
    known: tuple[tuple[Card, ...], ...]
    thrown: tuple[tuple[Card, ...], ...]
    refused: tuple[tuple[Card, ...], ...]
    turned: tuple[Card, ...]
    outcome: Outcome | None


def kind_of(cards: tuple[Card, ...]) -> MeldKind:
    """Return what a legal meld of ``cards`` is."""
    return MeldKind.SET if cards[0].rank == cards[1].rank else MeldKind.RUN


def see_table(table: Table) -> tuple[SeenMeld, ...]:
    """Return the melds of a table as a page sees them."""
    return tuple(SeenMeld(meld.cards, kind_of(meld.cards), meld.owner) for meld in table)


def view(state: State, seat: int | None) -> View:
    """Return what ``seat`` may see of ``state``.

    Args:
        state: the deal.
        seat: 0 to players - 1, or None for a spectator.

    Raises:
        IndexError: there is no such seat.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise IndexError(f"seat {seat} is not one of the {state.players} seats")
    sees_draw = state.taken or seat == state.turn
    drawn = None
    if state.drawn is not None:
        drawn = "discard" if state.taken else "stock"
    return View(
        seat=seat,
        players=state.players,
        rules=state.rules,
        dealer=state.dealer,
        turn=state.turn,
        turn_number=state.turn_number,
        drawn=drawn,
        drawn_card=state.drawn if sees_draw else None,
        hand=() if seat is None else state.hands[seat],
        hands=tuple(len(hand) for hand in state.hands),
        stock=len(state.stock),
        discards=state.discards,
        table=see_table(state.table),
        recycled=state.recycled,
        rummy=tuple(not laid for laid in state.laid),
        known=tuple(map(cards_in, state.known)),
        thrown=tuple(map(cards_in, state.thrown)),
        refused=tuple(map(cards_in, state.refused)),
        turned=cards_in(state.turned),
        outcome=state.outcome,
    )


def event_for(event: Event, seat: int | None) -> Event:
    """Return ``event`` as ``seat`` may see it (None: a spectator)."""
    match event:
        case Dealt(hands=hands):
            return replace(event, hands=tuple(hand if owner == seat else None for owner, hand in enumerate(hands)))
        case Drew(seat=owner) if owner != seat:
            return replace(event, card=None)
        case _:
            return event

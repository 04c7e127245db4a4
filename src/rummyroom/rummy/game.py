"""A deal of Rummy: state, actions, and what follows from them. Source: rules/rummy.md.

A turn is two actions. The draw (:class:`DrawStock` or :class:`TakeDiscard`) is final at once, for it shows
something. Everything after it is one :class:`Play`: the melds and lay-offs in their order, and the discard. What a
player lays before discarding is a draft until then (:mod:`rummyroom.rummy.draft`), so undoing it costs nothing and
shows nobody anything. Taking the discard shows nothing new either: :class:`PutBack` undoes it as long as the turn
has not been played. A draw from the stock cannot be undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rummyroom.games import Outcome
from rummyroom.problem import IllegalActionError, Problem
from rummyroom.rummy.cards import PACK, Card, mask_of
from rummyroom.rummy.events import (
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    GaveBack,
    LaidOff,
    Melded,
    TimeRanOut,
    Took,
    TurnedOver,
)
from rummyroom.rummy.melds import Meld, Table, extended, layoffs, read_meld
from rummyroom.rummy.rules import Recycle, Rules, hand_size
from rummyroom.rummy.scoring import score_exhausted, score_out
from rummyroom.rummy.turn import Judgement, MeldPlay, TurnPlay, judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rummyroom.deal import Deal


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a deal at one moment.

    The last four fields are what an attentive player remembers: all of it happened face up. They are masks of
    cards (:mod:`rummyroom.rummy.cards`).

    Args:
        rules: the rules in force.
        hands: each seat's cards, in the order they came.
        stock: the face-down cards; the next draw takes the first.
        discards: the discard pile, the oldest card first; the last one is on top.
        table: the melds, all legal, in the order they were laid.
        dealer: who dealt.
        turn: the seat to move.
        turn_number: turns begun, from 1.
        recycled: how often the discard pile was turned over.
        drawn: the card that the seat to move has drawn in this turn, or None before the draw.
        taken: whether that card came from the discard pile.
        laid: whether each seat laid anything, meld or lay-off, in an earlier turn.
        outcome: how the deal ended, or None.
        orders: with ``Recycle.SHUFFLE``, an order of the whole pack for each time the pile may be turned over.
        known: per seat, the cards taken from the discard pile and still in hand.
        thrown: per seat, the cards it has discarded.
        refused: per seat, the cards it left on the pile when it drew from the stock.
        turned: the cards of the discard pile when it was last turned over.
    """

    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    table: Table = ()
    dealer: int
    turn: int
    turn_number: int = 1
    recycled: int = 0
    drawn: Card | None = None
    taken: bool = False
    laid: tuple[bool, ...]
    outcome: Outcome | None = None
    orders: tuple[tuple[Card, ...], ...] = ()
    known: tuple[int, ...]
    thrown: tuple[int, ...]
    refused: tuple[int, ...]
    turned: int = 0

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.hands)


class DrawStock(msgspec.Struct, frozen=True, tag_field="t", tag="draw"):
    """Draw the top card of the stock."""

    seat: int


class TakeDiscard(msgspec.Struct, frozen=True, tag_field="t", tag="take"):
    """Take the top card of the discard pile."""

    seat: int


class PutBack(msgspec.Struct, frozen=True, tag_field="t", tag="put_back"):
    """Undo taking the discard: it goes back onto the pile, and the draw is open again."""

    seat: int


class Play(msgspec.Struct, frozen=True, tag_field="t", tag="play"):
    """Lay melds, lay cards off and discard: everything of a turn after the draw.

    Args:
        seat: who plays.
        plays: melds and lay-offs, in order; often none.
        discard: the card discarded, or None when the plays leave no card.
    """

    seat: int
    plays: tuple[TurnPlay, ...] = ()
    discard: Card | None = None


class TimeUp(msgspec.Struct, frozen=True, tag_field="t", tag="time_up"):
    """The clock has run out: draw from the stock and discard that card, laying nothing (HOUSE).

    Who has drawn already discards the drawn card; who has taken the discard, the highest card allowed.
    """

    seat: int


Action = DrawStock | TakeDiscard | PutBack | Play | TimeUp


def start(rules: Rules, players: int, deal: Deal, number: int = 1) -> tuple[State, tuple[Event, ...]]:
    """Deal.

    Seat 0 deals first (HOUSE: who opened the room), and the deal passes to the left, void deals included.

    Args:
        rules: the rules in force.
        players: number of seats, 2 to 6.
        deal: the source of all chance; see :mod:`rummyroom.deal`. Of the shuffle ``cards`` seat 0 gets the first
            cards, and so on; the next one opens the discard pile, the rest is the stock in the order of drawing.
            With ``Recycle.SHUFFLE`` the pile is turned over in the order of the shuffles ``recycle/1``, ...
        number: which deal of the match, from 1.
    """
    cards = deal.shuffle("cards", PACK)
    size = hand_size(players)
    hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(players))
    dealer = (number - 1) % players
    shuffles = rules.recycle_limit if rules.recycle is Recycle.SHUFFLE else 0
    nothing = (0,) * players
    state = State(
        rules=rules,
        hands=hands,
        stock=cards[players * size + 1 :],
        discards=(cards[players * size],),
        dealer=dealer,
        turn=(dealer + 1) % players,
        laid=(False,) * players,
        orders=tuple(deal.shuffle(f"recycle/{time}", PACK) for time in range(1, shuffles + 1)),
        known=nothing,
        thrown=nothing,
        refused=nothing,
    )
    dealt = Dealt(dealer=dealer, first=state.turn, hands=hands, up=state.discards[0], stock=len(state.stock))
    return state, (dealt,)


def problems(state: State, action: Action) -> tuple[Problem, ...]:
    """Return everything that makes ``action`` illegal; empty if it is legal."""
    if state.outcome is not None:
        return (Problem("game.over"),)
    found: list[Problem] = []
    if action.seat != state.turn:
        found.append(Problem("turn.not_your_turn", data={"seat": action.seat, "turn": state.turn}))
        if not 0 <= action.seat < state.players:
            return tuple(found)
    match action:
        case DrawStock():
            found.extend(draw_problems(state))
        case TakeDiscard():
            found.extend(take_problems(state))
        case PutBack():
            found.extend(put_back_problems(state))
        case Play():
            if state.drawn is None:
                found.append(Problem("turn.draw_first"))
            found.extend(judge_play(state, action.seat, action.plays, action.discard).problems)
        case TimeUp():
            if state.rules.turn_seconds is None:
                found.append(Problem("clock.none"))
    return tuple(found)


def draw_problems(state: State) -> tuple[Problem, ...]:
    """Return why the seat to move cannot draw from the stock."""
    if state.drawn is not None:
        return (Problem("turn.already_drawn", data={"from": "discard" if state.taken else "stock"}),)
    return () if state.stock else (Problem("stock.empty"),)


def take_problems(state: State) -> tuple[Problem, ...]:
    """Return why the seat to move cannot take the discard."""
    if state.drawn is not None:
        return (Problem("turn.already_drawn", data={"from": "discard" if state.taken else "stock"}),)
    return () if state.discards else (Problem("discard.empty", data={"recycled": state.recycled}),)


def put_back_problems(state: State) -> tuple[Problem, ...]:
    """Return why the seat to move cannot put back what it took from the discard pile."""
    return () if state.taken else (Problem("turn.nothing_taken"),)


def judge_play(state: State, seat: int, plays: Sequence[TurnPlay], discard: Card | None) -> Judgement:
    """Return the judgement on ``seat`` playing so."""
    taken = state.drawn if state.taken and seat == state.turn else None
    return judge(state.table, state.hands[seat], plays, discard, taken=taken, rules=state.rules, seat=seat)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after ``action`` and what happened.

    Raises:
        IllegalActionError: the action is not legal; it carries all problems.
    """
    if found := problems(state, action):
        raise IllegalActionError(found)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return what :func:`apply` does, for an action known to be legal (search, replay of judged games)."""
    match action:
        case Play():
            return _play(state, action.plays, action.discard)
        case DrawStock():
            return _draw(state)
        case TakeDiscard():
            return _take(state)
        case PutBack():
            return _put_back(state)
        case TimeUp():
            return _time_up(state)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _draw(state: State) -> tuple[State, tuple[Event, ...]]:
    seat, card, stock = state.turn, state.stock[0], state.stock[1:]
    hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
    refused = state.refused
    if state.discards:
        refused = _with(refused, seat, refused[seat] | state.discards[-1].bit)
    after = replace(state, hands=hands, stock=stock, drawn=card, refused=refused)
    return after, (Drew(seat=seat, card=card, stock=len(stock)),)


def _take(state: State) -> tuple[State, tuple[Event, ...]]:
    seat, card = state.turn, state.discards[-1]
    hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
    known = _with(state.known, seat, state.known[seat] | card.bit)
    after = replace(state, hands=hands, discards=state.discards[:-1], drawn=card, taken=True, known=known)
    return after, (Took(seat=seat, card=card),)


def _put_back(state: State) -> tuple[State, tuple[Event, ...]]:
    seat, card = state.turn, state.drawn
    assert card is not None  # it was taken
    hands = (*state.hands[:seat], state.hands[seat][:-1], *state.hands[seat + 1 :])
    known = _with(state.known, seat, state.known[seat] & ~card.bit)
    after = replace(state, hands=hands, discards=(*state.discards, card), drawn=None, taken=False, known=known)
    return after, (GaveBack(seat=seat, card=card),)


def _play(state: State, plays: Sequence[TurnPlay], discard: Card | None) -> tuple[State, tuple[Event, ...]]:
    seat = state.turn
    table, gone, events = _lay_out(state, plays)
    discards, thrown = state.discards, state.thrown
    if discard is not None:
        gone |= discard.bit
        discards = (*discards, discard)
        thrown = _with(thrown, seat, thrown[seat] | discard.bit)
        events.append(Discarded(seat=seat, card=discard))
    hand = tuple([card for card in state.hands[seat] if not card.bit & gone])
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    if not hand:
        after = replace(state, hands=hands, table=table, discards=discards, thrown=thrown)
        outcome = score_out(hands, seat, state.rules, rummy=not state.laid[seat])
        return _end(after, outcome, events)
    laid = state.laid
    if plays and not laid[seat]:
        laid = (*laid[:seat], True, *laid[seat + 1 :])
    known = state.known
    if known[seat] & gone:
        known = _with(known, seat, known[seat] & ~gone)
    after = replace(
        state,
        hands=hands,
        table=table,
        discards=discards,
        turn=(seat + 1) % len(hands),
        turn_number=state.turn_number + 1,
        drawn=None,
        taken=False,
        laid=laid,
        known=known,
        thrown=thrown,
    )
    return (after, tuple(events)) if after.stock else _stock_ran_out(after, events)


def _lay_out(state: State, plays: Sequence[TurnPlay]) -> tuple[Table, int, list[Event]]:
    """Return the table after legal plays, the mask of the cards laid, and the events."""
    if not plays:
        return state.table, 0, []
    seat, ace = state.turn, state.rules.ace
    table, gone = list(state.table), 0
    events: list[Event] = []
    for play in plays:
        if isinstance(play, MeldPlay):
            meld = Meld(read_meld(play.cards, ace).cards, seat)
            gone |= mask_of(meld.cards)
            events.append(Melded(seat=seat, index=len(table), meld=meld))
            table.append(meld)
            continue
        card, index = play.card, play.meld
        if index is None:
            index = next(at for at, meld in enumerate(table) if layoffs(meld.cards, ace) & card.bit)
        gone |= card.bit
        table[index] = Meld(extended(table[index].cards, card), table[index].owner)
        events.append(LaidOff(seat=seat, card=card, index=index, meld=table[index]))
    return tuple(table), gone, events


def _stock_ran_out(state: State, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """Turn the discard pile over, or end the deal if that has happened often enough."""
    rules = state.rules
    if state.recycled == rules.recycle_limit:
        starter = (state.dealer + 1) % state.players
        return _end(state, score_exhausted(state.hands, starter, rules), events)
    stock = state.discards
    shuffled = rules.recycle is Recycle.SHUFFLE
    if shuffled:
        pile = set(stock)
        stock = tuple(card for card in state.orders[state.recycled] if card in pile)
    recycled = state.recycled + 1
    after = replace(state, stock=stock, discards=(), recycled=recycled, turned=mask_of(stock))
    turned = TurnedOver(stock=len(stock), times=recycled, limit=rules.recycle_limit, shuffled=shuffled)
    return after, (*events, turned)


def _time_up(state: State) -> tuple[State, tuple[Event, ...]]:
    ran_out = TimeRanOut(seat=state.turn)
    drew: tuple[Event, ...] = ()
    if state.drawn is None:
        state, drew = _draw(state)
    after, played = _play(state, (), plain_discard(state))
    return after, (ran_out, *drew, *played)


def plain_discard(state: State) -> Card:
    """Return what the clock discards for the seat to move, which has drawn.

    That is the card drawn from the stock, or else the highest card but the one just taken.
    """
    assert state.drawn is not None  # the caller has drawn
    if not state.taken:
        return state.drawn
    hand = state.hands[state.turn]
    choices = [card for card in hand if card != state.drawn] or hand
    return max(choices, key=lambda card: (state.rules.points(card), card.order))


def _end(state: State, outcome: Outcome, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    return replace(state, outcome=outcome), (*events, Ended(outcome=outcome))

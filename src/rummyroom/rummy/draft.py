"""The verdict on a half-made turn: everything a page needs to know, so that it holds no rules itself.

A page keeps what a player has laid since the draw as a list of plays, asks for a verdict after each change, and
sends plays and discard together when the player discards. Undoing is dropping plays from the end of that list; when
none is left, what was taken from the discard pile can be put back. Nothing of a draft is seen by others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.problem import Problem
from rummyroom.rummy.cards import Card, by_rank, by_suit, cards_in, mask_of
from rummyroom.rummy.game import State, draw_problems, judge_play, put_back_problems, take_problems
from rummyroom.rummy.melding import best_melds
from rummyroom.rummy.melds import MeldKind, Table, extended, layoffs, read_meld
from rummyroom.rummy.rules import FinalDiscard, MeldsPerTurn
from rummyroom.rummy.scoring import hand_value
from rummyroom.rummy.turn import TurnPlay, fault_problem, may_lay_off

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rummyroom.rummy.turn import Judgement


class Draft(msgspec.Struct, frozen=True):
    """What a player has arranged so far.

    Args:
        n: counts up with each draft of the page, and comes back with its verdict.
        turn: the turn number it belongs to.
        plays: melds and lay-offs made since the draw, in order.
        discard: the card chosen for the discard, or None.
        lifted: the cards lifted to be laid next.
        hand: the order of the cards in the hand.
    """

    n: int = 0
    turn: int = 0
    plays: tuple[TurnPlay, ...] = ()
    discard: Card | None = None
    lifted: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()


class DraftMeld(msgspec.Struct, frozen=True):
    """A meld on the table of the draft.

    Args:
        cards: its cards, in tidy order if it is a meld.
        kind: what it is, or comes closest to.
        owner: the seat that laid it.
        new: the cards that the draft laid.
        legal: whether it may lie so.
    """

    cards: tuple[Card, ...]
    kind: MeldKind | None
    owner: int
    new: tuple[Card, ...]
    legal: bool


class Lifted(msgspec.Struct, frozen=True):
    """What the lifted cards could be laid as.

    Args:
        cards: the cards, in tidy order if they are a meld.
        kind: what they are or come closest to as a new meld, or None.
        problems: why they cannot be laid as a new meld.
        melds: the melds onto which they could be laid off: a single card, or several that fit one after the other.
        order: per meld of ``melds``, the order in which to lay the cards off.
        add_problems: why they cannot be laid off.
    """

    cards: tuple[Card, ...]
    kind: MeldKind | None
    problems: tuple[Problem, ...]
    melds: tuple[int, ...]
    order: tuple[tuple[Card, ...], ...]
    add_problems: tuple[Problem, ...]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on a draft.

    Args:
        n: that of the draft.
        turn: the number of the current turn.
        step: what the seat is to do: ``draw``, ``lay`` (lay, add or discard), ``wait``, or ``over``.
        hand: the cards left in the hand, as the player keeps them.
        table: the melds with the draft's plays; an index into it is what a lay-off names.
        discard: the draft's discard, or None.
        lifted: what the lifted cards could be; None if none are lifted.
        problems: all that blocks playing the draft; empty when it may be sent.
        can: per step (``draw``, ``take``, ``put_back``, ``lay``, ``add``, ``discard``, ``play``) whether it is
            possible now.
        reasons: per step that is not, why.
        fits: for each card of the hand that fits somewhere, the melds onto which it may be laid off.
        locked: the cards of the hand that may not be discarded now, and why.
        goes_out: whether the draft, played so, leaves no card.
        rummy: whether going out in this turn would be a rummy.
        value: what the cards of the hand count.
        melds: the melds in the hand that leave the least over.
        hand_order: the hand sorted by ``suit``, by ``rank``, and by ``melds`` (melds first).
    """

    n: int
    turn: int
    step: str
    hand: tuple[Card, ...]
    table: tuple[DraftMeld, ...]
    discard: Card | None
    lifted: Lifted | None
    problems: tuple[Problem, ...]
    can: dict[str, bool]
    reasons: dict[str, tuple[Problem, ...]]
    fits: dict[Card, tuple[int, ...]]
    locked: dict[Card, Problem]
    goes_out: bool
    rummy: bool
    value: int
    melds: tuple[tuple[Card, ...], ...]
    hand_order: dict[str, tuple[Card, ...]]


def verdict(state: State, seat: int, draft: Draft | None) -> Verdict:
    """Return all that ``seat``'s page needs to know about its draft.

    Args:
        state: the deal.
        seat: whose draft it is; it need not be to move (then only the hand matters).
        draft: what was arranged; None is nothing.
    """
    draft = draft or Draft(turn=state.turn_number)
    to_move = seat == state.turn and state.outcome is None
    has_drawn = to_move and state.drawn is not None
    # What was laid in an earlier turn says nothing about this one; only the order of the hand does.
    is_current = has_drawn and draft.turn == state.turn_number
    plays = draft.plays if is_current else ()
    discard = draft.discard if is_current else None
    judgement = judge_play(state, seat, plays, discard)
    laid = set(judgement.laid)
    hand = _in_order([card for card in state.hands[seat] if card not in laid], draft.hand)
    fits = _fits(state, seat, judgement, hand) if has_drawn else {}
    # A meld may be planned, and looked at, in other players' turns too.
    lifted = _lifted(state, seat, judgement, [card for card in dict.fromkeys(draft.lifted) if card in hand])
    problems = _when(state, seat) or judgement.problems
    locked = _locked(state, hand) if has_drawn else {}
    reasons = _reasons(state, seat, lifted, fits, locked)
    reasons["play"] = problems
    best, _ = best_melds(mask_of(hand), state.rules.ace, state.rules.ace_points)
    melds = tuple(read_meld(cards_in(meld), state.rules.ace).cards for meld in best)
    return Verdict(
        n=draft.n,
        turn=state.turn_number,
        step=_step(state, seat),
        hand=hand,
        table=_draft_table(state.table, judgement, state),
        discard=discard,
        lifted=lifted,
        problems=problems,
        can={step: not why for step, why in reasons.items()},
        reasons={step: why for step, why in reasons.items() if why},
        fits=fits,
        locked=locked,
        goes_out=not problems and not judgement.hand,
        rummy=not state.laid[seat],
        value=hand_value(hand, state.rules),
        melds=melds,
        hand_order={
            "suit": tuple(sorted(hand, key=by_suit)),
            "rank": tuple(sorted(hand, key=by_rank)),
            "melds": _melds_first(hand, melds),
        },
    )


def _step(state: State, seat: int) -> str:
    if state.outcome is not None:
        return "over"
    if seat != state.turn:
        return "wait"
    return "draw" if state.drawn is None else "lay"


def _when(state: State, seat: int) -> tuple[Problem, ...]:
    """Return why ``seat`` cannot lay, add or discard now, whatever the cards."""
    if state.outcome is not None:
        return (Problem("game.over"),)
    if seat != state.turn:
        return (Problem("turn.not_your_turn", data={"seat": seat, "turn": state.turn}),)
    return () if state.drawn is not None else (Problem("turn.draw_first"),)


def _in_order(cards: Iterable[Card], order: Sequence[Card]) -> tuple[Card, ...]:
    """Return ``cards`` as a player keeps them; cards that the order does not know come last."""
    place = {card: index for index, card in enumerate(order)}
    return tuple(sorted(cards, key=lambda card: place.get(card, len(place))))


def _fits(state: State, seat: int, judgement: Judgement, hand: Iterable[Card]) -> dict[Card, tuple[int, ...]]:
    if not may_lay_off(judgement.table, state.rules, seat):
        return {}
    found = {card: _fitting(state, judgement, (card,)) for card in hand}
    return {card: melds for card, melds in found.items() if melds}


def _fitting(state: State, judgement: Judgement, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the melds onto which all ``cards`` can be laid off, one after the other."""
    return tuple(
        index
        for index, meld in enumerate(judgement.table)
        if index not in judgement.faulty and _layoff_order(meld.cards, cards, state)
    )


def _layoff_order(meld: tuple[Card, ...], cards: Sequence[Card], state: State) -> tuple[Card, ...]:
    """Return the order in which ``cards`` go onto a meld, or nothing if they do not all fit."""
    ace = state.rules.ace
    left, order = list(cards), []
    grown = meld
    while left:
        card = next((card for card in left if layoffs(grown, ace) & card.bit), None)
        if card is None:
            return ()
        left.remove(card)
        order.append(card)
        grown = extended(grown, card)
    return tuple(order)


def _lifted(state: State, seat: int, judgement: Judgement, cards: Sequence[Card]) -> Lifted | None:
    if not cards:
        return None
    given = tuple(cards)
    reading = read_meld(given, state.rules.ace)
    problems = [] if reading.is_legal else [fault_problem(reading)]
    new_melds = len(judgement.table) - len(state.table)
    if state.rules.melds_per_turn is MeldsPerTurn.ONE and new_melds:
        problems.append(Problem("meld.one_per_turn", given))
    melds = _fitting(state, judgement, given)
    add_problems = [] if melds else [Problem("layoff.does_not_fit", given)]
    if not may_lay_off(judgement.table, state.rules, seat):
        add_problems.append(Problem("layoff.own_meld_first", given))
        melds = ()
    if state.rules.final_discard is FinalDiscard.REQUIRED and len(given) == len(judgement.hand):
        problems.append(Problem("discard.required"))
        add_problems.append(Problem("discard.required"))
    return Lifted(
        cards=reading.cards,
        kind=reading.kind,
        problems=tuple(problems),
        melds=melds,
        order=tuple(_layoff_order(judgement.table[index].cards, given, state) for index in melds),
        add_problems=tuple(add_problems),
    )


def _locked(state: State, hand: Sequence[Card]) -> dict[Card, Problem]:
    """Return the card just taken from the discard pile, unless it is the last one."""
    card = state.drawn if state.taken else None
    if card is None or card not in hand or len(hand) == 1:
        return {}
    return {card: Problem("discard.just_taken", (card,))}


def _reasons(
    state: State,
    seat: int,
    lifted: Lifted | None,
    fits: dict[Card, tuple[int, ...]],
    locked: dict[Card, Problem],
) -> dict[str, tuple[Problem, ...]]:
    """Return per step all that keeps the seat from it; nothing where it is possible."""
    when = _when(state, seat)
    if when and when[0].code != "turn.draw_first":
        return dict.fromkeys(("draw", "take", "put_back", "lay", "add", "discard"), when)
    discard = when
    if lifted is not None and len(lifted.cards) == 1 and lifted.cards[0] in locked:
        discard = (locked[lifted.cards[0]],)
    lay: tuple[Problem, ...] = (Problem("lay.nothing_lifted"),)
    add: tuple[Problem, ...] = () if fits else (Problem("layoff.nothing_fits"),)
    if lifted is not None:
        lay, add = lifted.problems, lifted.add_problems
    return {
        "draw": draw_problems(state),
        "take": take_problems(state),
        "put_back": put_back_problems(state),
        "lay": when or lay,
        "add": when or add,
        "discard": discard,
    }


def _draft_table(before: Table, judgement: Judgement, state: State) -> tuple[DraftMeld, ...]:
    melds = []
    for index, meld in enumerate(judgement.table):
        old = before[index].cards if index < len(before) else ()
        reading = read_meld(meld.cards, state.rules.ace)
        new = tuple(card for card in meld.cards if card not in old)
        melds.append(DraftMeld(meld.cards, reading.kind, meld.owner, new, index not in judgement.faulty))
    return tuple(melds)


def _melds_first(hand: Iterable[Card], melds: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    first = [card for meld in melds for card in meld]
    return (*first, *sorted(set(hand).difference(first), key=by_suit))

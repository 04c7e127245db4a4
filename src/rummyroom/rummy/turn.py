"""Judge one turn: the plays and the discard give all problems at once.

Source: rules/rummy.md, A turn, Meld, Lay-off and Going out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.problem import Problem
from rummyroom.rummy.cards import Card
from rummyroom.rummy.melds import Meld, Reading, Table, extended, layoffs, read_meld
from rummyroom.rummy.rules import FinalDiscard, MeldsPerTurn, Rules

if TYPE_CHECKING:
    from collections.abc import Sequence


class MeldPlay(msgspec.Struct, frozen=True, tag_field="t", tag="meld"):
    """Lay a new meld; its cards in any order. It comes last on the table."""

    cards: tuple[Card, ...]


class LayOffPlay(msgspec.Struct, frozen=True, tag_field="t", tag="lay_off"):
    """Lay a card off onto a meld.

    Args:
        card: the card.
        meld: index of the meld on the table as it is after the plays before this one; None where only one fits.
    """

    card: Card
    meld: int | None = None


TurnPlay = MeldPlay | LayOffPlay


class Judgement(msgspec.Struct, frozen=True):
    """What the rules say about a turn after its draw.

    Args:
        problems: everything that makes it illegal; empty if it is legal. ``meld`` of a problem is an index into
            ``table``, ``data["play"]`` the number of the play concerned, from 0.
        table: the melds after the plays. A meld that is none lies there as given, so that indices stay true.
        faulty: the indices of such melds.
        laid: the cards that left the hand by plays.
        hand: the cards left after the plays and the discard.
    """

    problems: tuple[Problem, ...]
    table: Table
    faulty: tuple[int, ...]
    laid: tuple[Card, ...]
    hand: tuple[Card, ...]


class _Bench:
    """The table and the hand while plays are laid out one after the other."""

    def __init__(self, table: Table, hand: Sequence[Card], rules: Rules, seat: int) -> None:
        self.melds = list(table)
        self.hand = list(hand)
        self.rules = rules
        self.seat = seat
        self.faulty: list[int] = []
        self.laid: list[Card] = []
        self.new_melds = 0
        self.problems: list[Problem] = []

    def refuse(self, code: str, cards: tuple[Card, ...], play: int, meld: int | None = None, **data: object) -> None:
        self.problems.append(Problem(code, cards, meld=meld, data={"play": play, **data}))

    def take_from_hand(self, cards: Sequence[Card], play: int) -> None:
        """Move cards out of the hand; those that are not there are a problem."""
        absent = []
        for card in cards:
            if card in self.hand:
                self.hand.remove(card)
                self.laid.append(card)
            else:
                absent.append(card)
        if absent:
            self.refuse("card.not_in_hand", tuple(absent), play)

    def meld(self, cards: tuple[Card, ...], play: int) -> None:
        self.take_from_hand(cards, play)
        index = len(self.melds)
        reading = read_meld(cards, self.rules.ace)
        if not reading.is_legal:
            self.problems.append(fault_problem(reading, index, play))
            self.faulty.append(index)
        self.melds.append(Meld(reading.cards, self.seat))
        self.new_melds += 1
        if self.rules.melds_per_turn is MeldsPerTurn.ONE and self.new_melds > 1:
            self.refuse("meld.one_per_turn", cards, play, index)

    def lay_off(self, card: Card, target: int | None, play: int) -> None:
        self.take_from_hand((card,), play)
        if not may_lay_off(self.melds, self.rules, self.seat):
            self.refuse("layoff.own_meld_first", (card,), play)
        if target is None:
            fitting = [index for index in range(len(self.melds)) if self.takes(index, card)]
            if len(fitting) > 1:
                self.refuse("layoff.choose_meld", (card,), play, melds=fitting)
                return
            if not fitting:
                self.refuse("layoff.does_not_fit", (card,), play)
                return
            target = fitting[0]
        elif not 0 <= target < len(self.melds):
            self.refuse("layoff.no_such_meld", (card,), play)
            return
        if not self.takes(target, card):
            self.refuse("layoff.does_not_fit", (card,), play, target)
            return
        meld = self.melds[target]
        self.melds[target] = Meld(extended(meld.cards, card), meld.owner)

    def takes(self, index: int, card: Card) -> bool:
        return index not in self.faulty and bool(layoffs(self.melds[index].cards, self.rules.ace) & card.bit)

    def discard(self, card: Card | None, taken: Card | None) -> None:
        if card is None:
            if self.hand:
                self.problems.append(Problem("discard.missing"))
            elif self.rules.final_discard is FinalDiscard.REQUIRED:
                self.problems.append(Problem("discard.required"))
            return
        if card not in self.hand:
            self.problems.append(Problem("card.not_in_hand", (card,)))
            return
        if card == taken and len(self.hand) > 1:
            self.problems.append(Problem("discard.just_taken", (card,)))
        self.hand.remove(card)


def judge(
    table: Table,
    hand: Sequence[Card],
    plays: Sequence[TurnPlay],
    discard: Card | None,
    *,
    taken: Card | None,
    rules: Rules,
    seat: int,
) -> Judgement:
    """Judge what a player does after the draw.

    Args:
        table: the melds at the start of the turn.
        hand: the player's cards, the drawn one among them.
        plays: melds and lay-offs, in order.
        discard: the card to be discarded, or None.
        taken: the card that was taken from the discard pile this turn, or None.
        rules: the rules in force.
        seat: who plays.
    """
    bench = _Bench(table, hand, rules, seat)
    for number, play in enumerate(plays):
        match play:
            case MeldPlay(cards=cards):
                bench.meld(cards, number)
            case LayOffPlay(card=card, meld=target):
                bench.lay_off(card, target, number)
    bench.discard(discard, taken)
    return Judgement(
        problems=tuple(bench.problems),
        table=tuple(bench.melds),
        faulty=tuple(bench.faulty),
        laid=tuple(bench.laid),
        hand=tuple(bench.hand),
    )


def may_lay_off(table: Sequence[Meld], rules: Rules, seat: int) -> bool:
    """Return whether ``seat`` may lay off at all."""
    return not rules.layoff_needs_own_meld or any(meld.owner == seat for meld in table)


def fault_problem(reading: Reading, index: int | None = None, play: int | None = None) -> Problem:
    """Return why cards are no meld.

    Args:
        reading: what they amount to; not legal.
        index: their place on the table that is judged, if they have one.
        play: the number of the play that laid them, if there is one.
    """
    data: dict[str, object] = {"reason": str(reading.fault), "missing": reading.missing}
    if play is not None:
        data["play"] = play
    return Problem("meld.not_a_meld", reading.culprits or reading.cards, meld=index, data=data)

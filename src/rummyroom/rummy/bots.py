"""Computer players: each sees a view of its seat, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.rummy.cards import PACK, Card, cards_in, mask_of
from rummyroom.rummy.game import Action, DrawStock, Play, TakeDiscard
from rummyroom.rummy.hard import Hard
from rummyroom.rummy.melding import best_melds, melds_in, value_of
from rummyroom.rummy.melds import layoffs
from rummyroom.rummy.plans import dead_cards, full_plan, make_plan, masks_of
from rummyroom.rummy.playouts import Playout, Style

if TYPE_CHECKING:
    import random

    from rummyroom.games import Limit
    from rummyroom.rummy.plans import Plan
    from rummyroom.rummy.view import View

__all__ = ["Easy", "Greedy", "Hard", "Medium"]

SOUND = Style(points=0.2, urgency=0.0, near=0.0, danger=0.0, feed=0.0, counts=False)
"""Keeps what can become melds, throws high cards, and does not count."""

OVERLOOKS_MELD = 0.25
OVERLOOKS_LAYOFF = 0.4
OVERLOOKS_DISCARD = 0.5


def helps(view: View) -> bool:
    """Return whether the top discard fits the table or makes the melds of the hand better."""
    rules, top = view.rules, view.discards[-1]
    if fits_table(view, top):
        return True
    hand = mask_of(view.hand)
    _, before = best_melds(hand, rules.ace, rules.ace_points)
    melds, after = best_melds(hand | top.bit, rules.ace, rules.ace_points)
    return any(meld & top.bit for meld in melds) and after < before


def fits_table(view: View, card: Card) -> bool:
    """Return whether ``card`` could be laid off onto the table as it lies."""
    if view.rules.layoff_needs_own_meld and all(meld.owner != view.turn for meld in view.table):
        return False
    return any(layoffs(meld.cards, view.rules.ace) & card.bit for meld in view.table)


def played(view: View, plan: Plan, discard: int) -> Play:
    """Return the action that makes a plan and discards the card of a mask (0: none is left)."""
    return Play(view.turn, plan.plays, PACK[discard.bit_length() - 1] if discard else None)


def taken_of(view: View) -> int:
    """Return the mask of the card taken from the discard pile in this turn, or 0."""
    return view.drawn_card.bit if view.drawn == "discard" and view.drawn_card else 0


def allowed(view: View, rest: int) -> int:
    """Return the cards of ``rest`` that may be discarded."""
    taken = taken_of(view)
    return rest if rest == taken else rest & ~taken


def sound_play(view: View, plan: Plan) -> Play:
    """Return what a seat that has drawn does best by sound rules with what ``plan`` leaves: see :class:`Medium`."""
    table = masks_of(plan.table)
    mind = Playout(view.players, 0)
    mind.sets, mind.runs, mind.dead = table.sets, table.runs, table.dead
    mind.turn = view.turn
    mind.hands = [(1 << size) - 1 for size in view.hands]
    return played(view, plan, mind.choose(plan.rest, plan.rest, taken_of(view), SOUND) if plan.rest else 0)


class Easy:
    """A beginner: overlooks much, keeps no count, and throws what seems to be of no use."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return a move that a beginner might make."""
        seat = view.turn
        if view.drawn is None:
            notices = bool(view.discards) and rng.random() >= OVERLOOKS_DISCARD
            return TakeDiscard(seat) if notices and helps(view) else DrawStock(seat)
        hand = mask_of(view.hand)
        melds, _ = best_melds(hand, view.rules.ace, view.rules.ace_points)
        seen = tuple(meld for meld in melds if rng.random() >= OVERLOOKS_MELD)
        overlooked = mask_of(card for card in view.hand if rng.random() < OVERLOOKS_LAYOFF)
        plan = make_plan(view, seen, lays_off=True, spared=overlooked)
        choices = allowed(view, plan.rest)
        loose = choices
        for meld in melds_in(plan.rest, view.rules.ace):
            loose &= ~meld
        cards = cards_in(loose or choices)
        return played(view, plan, rng.choice(cards).bit if cards else 0)


class Medium:
    """Sound play: lays what it can, keeps what can become melds, throws high dead cards."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return a sound move; there is no chance in it."""
        if view.drawn is None:
            return TakeDiscard(view.turn) if view.discards and helps(view) else DrawStock(view.turn)
        return sound_play(view, full_plan(view))


class Greedy:
    """Lays whatever it can and throws its highest dead card: a yardstick for the arena."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the greedy move; there is no chance in it."""
        seat = view.turn
        if view.drawn is None:
            return TakeDiscard(seat) if view.discards and helps(view) else DrawStock(seat)
        plan = full_plan(view)
        choices = allowed(view, plan.rest)
        cards = cards_in(choices & dead_cards(plan.rest) or choices)
        highest = max(cards, key=lambda card: (value_of(card.bit, view.rules.ace_points), card.order), default=None)
        return played(view, plan, highest.bit if highest else 0)

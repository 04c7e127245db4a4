"""The hard computer: deals the cards it cannot see many times over, as they may well lie, and tries its moves out.

It counts what it has seen: a card on the table, in the pile or known in a hand is nowhere else, and once the pile has
been turned over, a card that was not in it can only be in a hand. It reads what others took, threw and left lying.
Whether it lays at once, lays a part, or holds everything back for a rummy is decided by what came of it in the
play-outs, as are the draw and the discard; both sides play those by sound rules, never at random. Where the play-outs
are not compiled there is no time for enough of them, and the rules by which it would play on decide alone.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rummyroom.rummy.cards import PACK, mask_of
from rummyroom.rummy.game import Action, DrawStock, Play, TakeDiscard
from rummyroom.rummy.plans import Plan, full_plan, make_plan, masks_of, melds_of
from rummyroom.rummy.playouts import COMPILED, Style, near_of
from rummyroom.rummy.rules import RummyBonus
from rummyroom.rummy.sampling import Sampler
from rummyroom.rummy.scoring import BONUS_POINTS

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from rummyroom.games import Limit
    from rummyroom.rummy.view import View

OWN = Style(patient=True)
"""How the seat itself plays on in a play-out."""
OTHERS = (Style(),)
"""How the other seats may play; each sample picks one for each."""

PLAY_TRIALS = 4000
"""Play-outs for a play; spread over its candidates, the better ones getting more."""
DRAW_TRIALS = 1000
ROUNDS = 4
MOST_SECONDS = 0.28
"""Processor time for a move; seldom needed."""
SHARE_OF_TIME = 0.8
"""Sampling stops at this share of the limit; before that the number of trials alone decides, so that games repeat."""
DISCARDS = 4
"""Discards tried for each way of laying."""

TOOK, THREW, LEFT = 2.0, 0.6, 0.8
"""How much likelier a card is in a hand for each card that goes with it and was taken, thrown, left on the pile."""
CERTAIN = 1e9


class Hard:
    """Samples the hidden cards and plays out its candidates."""

    def choose(self, view: View, rng: random.Random, limit: Limit) -> Action:
        """Return the move that came off best; the same chance gives the same move unless time runs out."""
        seat = view.turn
        is_late = _alarm(limit)
        if view.drawn is None:
            if not view.discards:
                return DrawStock(seat)
            sampler = _sampler(view, rng.getrandbits(63))
            takes = _takes(sampler, is_late) if COMPILED else sampler.wants(sampler.hand, view.discards[-1].bit)
            return TakeDiscard(seat) if takes else DrawStock(seat)
        sampler = _sampler(view, rng.getrandbits(63))
        found = _candidates(view, sampler)
        plan, discard = _best_play(sampler, found, is_late) if COMPILED else _by_rule(view, sampler, found)
        return Play(seat, plan.plays, PACK[discard.bit_length() - 1] if discard else None)


def _alarm(limit: Limit) -> Callable[[], bool]:
    """Return what says that sampling has to stop."""
    until = time.monotonic() + limit.seconds * SHARE_OF_TIME
    spent = time.thread_time() + MOST_SECONDS
    return lambda: time.thread_time() > spent or time.monotonic() > until


def _sampler(view: View, seed: int) -> Sampler:
    """Return a sampler that knows what ``view`` shows."""
    seat = view.turn
    rules = view.rules
    sampler = Sampler(view.players, seat, seed)
    table = masks_of(meld.cards for meld in view.table)
    sampler.sets, sampler.runs, sampler.dead = table.sets, table.runs, table.dead
    sampler.recycle_limit = rules.recycle_limit
    sampler.ace_points = rules.ace_points
    sampler.bonus_factor = 2 if rules.rummy_bonus is RummyBonus.DOUBLE else 1
    sampler.bonus_points = BONUS_POINTS if rules.rummy_bonus is RummyBonus.PLUS_TEN else 0
    hand = mask_of(view.hand)
    shown = [mask_of(cards) if owner != seat else 0 for owner, cards in enumerate(view.known)]
    laid = [not rummy for rummy in view.rummy]
    sampler.know(hand, [card.bit for card in view.discards], laid, view.recycled, shown)
    seen = hand | table.sets | table.runs | table.dead | mask_of(view.discards)
    for cards in shown:
        seen |= cards
    hidden = [card.bit for card in PACK if not card.bit & seen]
    turned = mask_of(view.turned)
    weights = [
        [] if owner == seat else [_weight(view, owner, card, turned) for card in hidden]
        for owner in range(view.players)
    ]
    sampler.guess(list(view.hands), hidden, weights)
    return sampler


def _weight(view: View, owner: int, card: int, turned: int) -> float:
    """Return how likely ``card`` is to be in the hand of ``owner``, in any unit."""
    if turned and not card & turned:
        return CERTAIN  # the stock holds only what was turned over
    mates = near_of(card)
    took, threw = mask_of(view.known[owner]) & mates, mask_of(view.thrown[owner]) & mates
    left = mask_of(view.refused[owner]) & mates & ~threw
    return TOOK ** took.bit_count() * THREW ** threw.bit_count() * LEFT ** left.bit_count()


def _styles(sampler: Sampler) -> list[Style]:
    styles = [OTHERS[sampler.below(len(OTHERS))] for _ in range(sampler.players)]
    styles[sampler.seat] = OWN
    return styles


def _takes(sampler: Sampler, is_late: Callable[[], bool]) -> bool:
    """Return whether taking the discard came off better than drawing from the stock."""
    balance = 0.0
    for trial in range(DRAW_TRIALS // 2):
        sampler.sample()
        styles = _styles(sampler)
        balance += sampler.try_draw(take=True, styles=styles) - sampler.try_draw(take=False, styles=styles)
        if trial % 16 == 15 and is_late():
            break
    return balance > 0


class Candidate:
    """A plan with a discard, and what came of it.

    Args:
        plan: what to lay.
        discard: the card to discard as a mask, or 0.
    """

    __slots__ = ("discard", "masks", "plan", "total")

    def __init__(self, plan: Plan, discard: int) -> None:
        self.plan = plan
        self.discard = discard
        self.masks = masks_of(plan.table)
        self.total = 0.0

    @property
    def goes_out(self) -> bool:
        """Whether no card is left."""
        return self.plan.rest == self.discard


def _plans(view: View) -> list[Plan]:
    """Return the ways of laying worth a thought: all, nothing, only lay-offs, only melds."""
    melds = melds_of(view)
    melded = 0
    for meld in melds:
        melded |= meld
    plans = [full_plan(view), make_plan(view, (), lays_off=False)]
    if melds:
        plans.append(make_plan(view, (), lays_off=True, spared=melded))
        plans.append(make_plan(view, melds, lays_off=False))
    different: dict[int, Plan] = {}
    for plan in plans:
        different.setdefault(plan.rest, plan)
    return list(different.values())


def _candidates(view: View, sampler: Sampler) -> list[Candidate]:
    taken = view.drawn_card.bit if view.drawn == "discard" and view.drawn_card else 0
    found = []
    sampler.hands = [(1 << size) - 1 for size in view.hands]
    sampler.turn = sampler.seat
    sampler.gone = mask_of(view.discards)
    before = (sampler.sets, sampler.runs, sampler.dead)
    for plan in _plans(view):
        if not plan.rest:
            return [Candidate(plan, 0)]
        masks = masks_of(plan.table)
        sampler.sets, sampler.runs, sampler.dead = masks.sets, masks.runs, masks.dead
        among = plan.rest
        for _ in range(DISCARDS):
            card = sampler.choose(plan.rest, among, taken, OWN) if among else 0
            if not card:
                break
            found.append(Candidate(plan, card))
            if found[-1].goes_out:
                return [found[-1]]
            among &= ~card
    sampler.sets, sampler.runs, sampler.dead = before
    return found


def _best_play(sampler: Sampler, found: list[Candidate], is_late: Callable[[], bool]) -> tuple[Plan, int]:
    """Return the candidate that came off best; each round the worse half drops out."""
    alive = found
    for _ in range(ROUNDS):
        if len(alive) == 1:
            break
        for trial in range(PLAY_TRIALS // (ROUNDS * len(alive)) + 1):
            sampler.sample()
            styles = _styles(sampler)
            for one in alive:
                left = one.plan.rest & ~one.discard
                one.total += sampler.try_play(left, one.masks.sets, one.masks.runs, one.discard, styles)
            if trial % 16 == 15 and is_late():
                break
        alive = sorted(alive, key=lambda one: -one.total)[: (len(alive) + 1) // 2]
    return alive[0].plan, alive[0].discard


def _by_rule(view: View, sampler: Sampler, found: list[Candidate]) -> tuple[Plan, int]:
    """Return what the seat would play in a play-out: everything or nothing laid, and its first discard."""
    holds = view.rummy[view.turn] and not sampler.is_time_to_lay(sampler.hand, OWN)
    one = next((one for one in found if one.plan.rest == sampler.hand), found[0]) if holds else found[0]
    return one.plan, one.discard

"""What a deal and a match of Rummy score. Source: rules/rummy.md, Score, Stock and Match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.games import MatchOutcome, Outcome
from rummyroom.rummy.rules import Exhausted, RummyBonus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rummyroom.rummy.cards import Card
    from rummyroom.rummy.rules import Rules

Hands = tuple[tuple["Card", ...], ...]

BONUS_POINTS = 10
"""What ``RummyBonus.PLUS_TEN`` adds."""


def hand_value(hand: Sequence[Card], rules: Rules) -> int:
    """Return what the cards left in a hand count; melds that were not laid count too."""
    return sum(rules.points(card) for card in hand)


def score_out(hands: Hands, winner: int, rules: Rules, *, rummy: bool) -> Outcome:
    """Return the outcome when ``winner`` has no card left.

    Args:
        hands: every seat's cards at the end.
        winner: who went out; scores what all others hold.
        rules: for the value of cards and the bonus.
        rummy: whether nothing of the winner's own was laid before this turn.
    """
    values = tuple(hand_value(hand, rules) for hand in hands)
    points = sum(values)
    rummy = rummy and rules.rummy_bonus is not RummyBonus.NONE
    if rummy:
        points = 2 * points if rules.rummy_bonus is RummyBonus.DOUBLE else points + BONUS_POINTS
    scores = tuple(points if seat == winner else 0 for seat in range(len(hands)))
    return Outcome("rummy" if rummy else "out", (winner,), scores, values, hands)


def score_exhausted(hands: Hands, starter: int, rules: Rules) -> Outcome:
    """Return the outcome when the stock has run out for good.

    By default the deal is void and nobody scores. With ``Exhausted.LOWEST_WINS`` the lowest hand scores what
    every other hand counts beyond it (HOUSE); several lowest share that in whole points, left-over points in
    turn order.

    Args:
        hands: every seat's cards.
        starter: the seat that began the deal, from which turn order counts.
        rules: the rules in force.
    """
    values = tuple(hand_value(hand, rules) for hand in hands)
    scores = [0] * len(hands)
    if rules.exhausted is Exhausted.VOID:
        return Outcome("void", (), tuple(scores), values, hands)
    lowest = min(values)
    winners = tuple(seat for seat, value in enumerate(values) if value == lowest)
    share, left_over = divmod(sum(value - lowest for value in values), len(winners))
    in_turn_order = sorted(winners, key=lambda seat: (seat - starter) % len(hands))
    for place, seat in enumerate(in_turn_order):
        scores[seat] = share + (place < left_over)
    return Outcome("lowest", winners, tuple(scores), values, hands)


def match_outcome(rules: Rules, players: int, results: Sequence[Outcome]) -> MatchOutcome | None:
    """Return how a match ended, or None while it goes on.

    The first to reach the target wins; should several pass it in one deal, the one with most points; if they
    are level, the match goes on for another deal.
    """
    totals = tuple(sum(result.scores[seat] for result in results) for seat in range(players))
    best = max(totals)
    if best < rules.target or totals.count(best) > 1:
        return None
    wins = tuple(sum(seat in result.winners for result in results) for seat in range(players))
    return MatchOutcome((totals.index(best),), totals, wins)

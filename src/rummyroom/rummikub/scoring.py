"""What a game and a match of Rummikub score. Source: rules/rummikub.md, End and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.games import MatchOutcome, Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rummyroom.rummikub.rules import Rules
    from rummyroom.rummikub.tiles import Tile

Racks = tuple[tuple["Tile", ...], ...]


def rack_value(rack: Sequence[Tile], rules: Rules) -> int:
    """Return what the tiles left on a rack count: each its number, a joker ``rules.joker_penalty``."""
    return sum(rules.joker_penalty if tile.is_joker else tile.number for tile in rack)


def score_out(racks: Racks, winner: int, rules: Rules) -> Outcome:
    """Return the outcome when ``winner`` has emptied the rack: the others lose theirs to the winner."""
    values = tuple(rack_value(rack, rules) for rack in racks)
    scores = tuple(sum(values) if seat == winner else -value for seat, value in enumerate(values))
    return Outcome("out", (winner,), scores, values, racks)


def score_blocked(racks: Racks, starter: int, rules: Rules) -> Outcome:
    """Return the outcome when nobody lays any more: the lowest rack wins the differences.

    Of several lowest racks the one with fewer tiles wins; still level, they share the sum in whole points,
    left-over points in turn order.

    Args:
        racks: every seat's tiles.
        starter: the seat that began the game, from which turn order counts.
        rules: for the joker's penalty.
    """
    values = tuple(rack_value(rack, rules) for rack in racks)
    lowest = min((value, len(rack)) for value, rack in zip(values, racks, strict=True))
    winners = tuple(seat for seat, rack in enumerate(racks) if (values[seat], len(rack)) == lowest)
    scores = [lowest[0] - value for value in values]
    share, left_over = divmod(-sum(scores), len(winners))
    in_turn_order = sorted(winners, key=lambda seat: (seat - starter) % len(racks))
    for place, seat in enumerate(in_turn_order):
        scores[seat] += share + (place < left_over)
    return Outcome("blocked", winners, tuple(scores), values, racks)


def match_outcome(rules: Rules, players: int, results: Sequence[Outcome]) -> MatchOutcome | None:
    """Return how a match ended, or None while games are left to play.

    Most games won decides, then the higher total; still level, the match is shared. A shared game counts as
    won by each who shares it (HOUSE).
    """
    if len(results) < rules.games_in_match(players):
        return None
    totals = tuple(sum(result.scores[seat] for result in results) for seat in range(players))
    wins = tuple(sum(seat in result.winners for result in results) for seat in range(players))
    best = max(zip(wins, totals, strict=True))
    winners = tuple(seat for seat in range(players) if (wins[seat], totals[seat]) == best)
    return MatchOutcome(winners, totals, wins)

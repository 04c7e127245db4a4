"""Games played by the same seats until the match is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rummyroom.games import MatchOutcome, Outcome, Rules, game

if TYPE_CHECKING:
    from collections.abc import Sequence


class Match(msgspec.Struct, frozen=True):
    """The standing of a match.

    Args:
        game_key: which game is played; see :func:`rummyroom.games.registry`.
        rules: its rules, the same in every game of the match.
        players: number of seats.
        results: the outcome of each game that has ended, in order.
    """

    game_key: str
    rules: Rules
    players: int
    results: tuple[Outcome, ...] = ()

    def with_result(self, outcome: Outcome) -> Match:
        """Return the match with one more game ended.

        Raises:
            ValueError: the match is decided already, or the outcome is not one for these seats.
        """
        if self.outcome is not None:
            raise ValueError("this match is decided; start a new one")
        if len(outcome.scores) != self.players:
            raise ValueError(f"an outcome for {len(outcome.scores)} seats does not fit a match of {self.players}")
        return replace(self, results=(*self.results, outcome))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points per seat over all games."""
        return _per_seat(self.results, self.players)

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won per seat; a shared game counts for each who shares it."""
        return tuple(sum(seat in result.winners for result in self.results) for seat in range(self.players))

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended, or None while it goes on."""
        return game(self.game_key).match_outcome(self.rules, self.players, self.results)


def _per_seat(results: Sequence[Outcome], players: int) -> tuple[int, ...]:
    return tuple(sum(result.scores[seat] for result in results) for seat in range(players))

"""Matches: as many games as agreed, most games won, then the higher total, else shared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rummyroom.games import MatchOutcome, Outcome
from rummyroom.match import Match
from rummyroom.rummikub.rules import EDITIONS

CLASSIC = EDITIONS["classic"]


def _result(scores: tuple[int, ...], *winners: int) -> Outcome:
    return Outcome("out", winners, scores, (0,) * len(scores))


def _match(*results: Outcome, players: int = 2, games: int | None = None) -> Match:
    match = Match("rummikub", replace(CLASSIC, games=games), players)
    for result in results:
        match = match.with_result(result)
    return match


def test_a_match_has_as_many_games_as_players_and_ends_then() -> None:
    match = _match(_result((5, -5), 0))
    assert match.outcome is None
    match = match.with_result(_result((7, -7), 0))
    assert match.outcome == MatchOutcome((0,), (12, -12), (2, 0))
    with pytest.raises(ValueError, match="decided"):
        match.with_result(_result((7, -7), 0))


def test_the_number_of_games_can_be_agreed() -> None:
    assert _match(_result((5, -5), 0), games=1).outcome is not None
    assert _match(*[_result((5, -5), 0)] * 6, games=7).outcome is None


def test_most_games_won_beats_any_total() -> None:
    outcome = _match(_result((1, -1), 0), _result((1, -1), 0), _result((-90, 90), 1), games=3).outcome
    assert outcome == MatchOutcome((0,), (-88, 88), (2, 1))


def test_level_in_games_the_total_decides() -> None:
    outcome = _match(_result((10, -10), 0), _result((-30, 30), 1)).outcome
    assert outcome == MatchOutcome((1,), (-20, 20), (1, 1))


def test_level_in_both_the_match_is_shared() -> None:
    outcome = _match(_result((10, -10), 0), _result((-10, 10), 1)).outcome
    assert outcome == MatchOutcome((0, 1), (0, 0), (1, 1))


def test_a_shared_game_counts_for_each_who_shares_it() -> None:
    match = _match(_result((3, 3, -6), 0, 1), players=3)
    assert (match.wins, match.totals) == ((1, 1, 0), (3, 3, -6))


def test_a_result_for_other_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="3 seats does not fit a match of 2"):
        _match(_result((3, 3, -6), 0))


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 99), st.integers(0, 99)), min_size=3, max_size=3))
def test_totals_add_up_to_zero_and_no_one_beats_the_winner(games: list[tuple[int, int, int]]) -> None:
    results = []
    for winner, one, other in games:
        scores = [-one, -other]
        scores.insert(winner, one + other)
        results.append(_result(tuple(scores), winner))
    match = _match(*results, players=3)
    outcome = match.outcome
    assert outcome is not None
    assert sum(outcome.totals) == 0
    assert (outcome.totals, outcome.wins) == (match.totals, match.wins)
    standing = list(zip(outcome.wins, outcome.totals, strict=True))
    assert {standing[seat] for seat in outcome.winners} == {max(standing)}
    assert standing.count(max(standing)) == len(outcome.winners)

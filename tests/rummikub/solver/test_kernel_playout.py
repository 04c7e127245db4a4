"""Whole games at the level of counts: they end, their scores are those of the rules, and they can be repeated."""

from __future__ import annotations

import random

import pytest

from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.scoring import score_blocked, score_out
from rummyroom.rummikub.tiles import KINDS, Kind, Tile, tile_set

playout = pytest.importorskip("rummyroom.rummikub.solver.playout")

CLASSIC = EDITIONS["classic"]


def counts(tiles: tuple[Tile, ...]) -> list[int]:
    return [sum(tile.kind is kind for tile in tiles) for kind in KINDS]


def orders(text: str) -> list[int]:
    return [Kind(piece).order for piece in text.split()]


def rack(text: str) -> list[int]:
    found = [0] * 53
    for order in orders(text):
        found[order] += 1
    return found


def deal(seed: int, seats: int) -> tuple[list[list[int]], list[int]]:
    tiles = list(tile_set(large=seats > 4))
    random.Random(seed).shuffle(tiles)
    racks = [counts(tuple(tiles[14 * seat : 14 * seat + 14])) for seat in range(seats)]
    return racks, [tile.kind.order for tile in tiles[14 * seats :]]


def play(seed: int, seats: int, policies: list[int]) -> tuple[int, ...]:
    racks, pool = deal(seed, seats)
    scores: tuple[int, ...] = playout.play_out(
        rack(""), racks, pool, to_move=0, opened=[False] * seats, policies=policies
    )
    return scores


@pytest.mark.parametrize("seats", range(2, 7))
def test_scores_of_a_game_add_up_to_nothing_and_can_be_repeated(seats: int) -> None:
    for seed in range(8):
        policies = [seed % 3, *[playout.MOST_TILES] * (seats - 1)]
        scores = play(seed, seats, policies)
        assert len(scores) == seats
        assert sum(scores) == 0
        assert scores == play(seed, seats, policies)


def test_saving_jokers_wins_more_two_player_games() -> None:
    wins = 0
    for seed in range(150):
        saver = seed % 2
        policies = [playout.MOST_TILES, playout.MOST_TILES]
        policies[saver] = playout.SAVE_JOKERS
        wins += play(seed // 2, 2, policies)[saver] > 0
    assert wins > 75


def test_who_goes_out_gets_what_the_others_hold() -> None:
    racks = [rack("k5 r5 b5"), rack("k12 j"), rack("o3")]
    scores = playout.play_out(
        rack(""), racks, [], to_move=0, opened=[True] * 3, policies=[playout.MOST_TILES] * 3, joker_penalty=25
    )
    assert scores == (40, -37, -3)
    held = (Tile("k12a"), Tile("ja")), (Tile("o3a"),)
    assert scores[0] == score_out(((), *held), 0, EDITIONS["german"]).scores[0]


@pytest.mark.parametrize("racks", [("k13 k12", "j", "r1 r2 k3"), ("k10", "r10", "b13"), ("k7 k1", "r4 b4", "o9")])
def test_a_blocked_game_scores_as_the_rules_say(racks: tuple[str, ...]) -> None:
    tiles = tuple(tuple(Tile(f"{piece}a") for piece in text.split()) for text in racks)
    for starter in range(3):
        scores = playout.play_out(
            rack(""),
            [rack(text) for text in racks],
            [],
            to_move=starter,
            opened=[True] * 3,
            policies=[playout.MOST_TILES] * 3,
            starter=starter,
        )
        assert scores == score_blocked(tiles, starter, CLASSIC).scores


def test_an_opening_waits_for_enough_points() -> None:
    racks = [rack("k5 r5 b5"), rack("k1 k13")]
    arguments = {"to_move": 0, "opened": [False, True], "policies": [playout.MOST_TILES] * 2}
    blocked = playout.play_out(rack(""), racks, [], **arguments)
    assert blocked == (-1, 1)  # 15 points open nothing, 14 is the lower rack
    assert playout.play_out(rack(""), racks, [], **arguments, opening_minimum=15) == (14, -14)


def test_jokers_are_spent_only_to_go_out() -> None:
    racks = [rack("k5 r5 j"), rack("o13 k13")]
    saver = [playout.SAVE_JOKERS, playout.MOST_TILES]
    assert playout.play_out(rack(""), racks, [], to_move=0, opened=[True, True], policies=saver) == (26, -26)
    racks = [rack("k5 r5 j r1"), rack("o13 k13")]
    assert playout.play_out(rack(""), racks, [], to_move=0, opened=[True, True], policies=saver) == (-15, 15)


def test_nonsense_is_refused() -> None:
    arguments = {"to_move": 0, "opened": [True, True], "policies": [0, 0]}
    with pytest.raises(ValueError, match="occurs"):
        playout.play_out(rack("k1 k1"), [rack("k1"), rack("k1")], [], **arguments)
    with pytest.raises(ValueError, match="no kind"):
        playout.play_out(rack(""), [rack("k1"), rack("k2")], [53], **arguments)
    with pytest.raises(ValueError, match="seats"):
        playout.play_out(rack(""), [rack("k1")], [], **arguments)
    with pytest.raises(ValueError, match="seat"):
        playout.play_out(rack(""), [rack("k1"), rack("k2")], [], **{**arguments, "to_move": 2})

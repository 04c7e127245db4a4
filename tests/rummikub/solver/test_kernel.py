"""The compiled kernel against known answers, an integer program, and impossible questions."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from integer_program import IntegerProgram
from positions import JOKER, Position, fault, points, random_position
from tests.rummikub.solver.positions import DATA

kernel = pytest.importorskip("rummyroom.rummikub.solver.kernel")

NOTHING = (0,) * 53
TILES = (1,) * 53
POINTS = (*(kind % 13 + 1 for kind in range(52)), 0)
POINTS_JOKER_30 = (*POINTS[:52], 30)


def counts(text: str) -> tuple[int, ...]:
    found = [0] * 53
    for tile in text.lower().split():
        found[JOKER if tile == "j" else "krbo".index(tile[0]) * 13 + int(tile[1:]) - 1] += 1
    return tuple(found)


def given() -> list[dict[str, Any]]:
    files = [json.loads((DATA / name).read_text()) for name in ("positions.json", "positions_selfplay.json")]
    return [position for file in files for position in file["positions"]]


def value_of(position: Position, minimum: int = 0) -> int | None:
    """Return the kernel's value of a position, its table checked; ``minimum`` asks for an opening."""
    if minimum:
        answer = kernel.solve_opening(position.rack, position.weights, minimum)
    else:
        answer = kernel.solve(position.table, position.rack, position.weights)
    if answer is None:
        return None
    value, laid, melds = answer
    assert fault(position, laid, melds) is None
    assert points(melds) >= minimum
    assert value == sum(count * weight for count, weight in zip(laid, position.weights, strict=True))
    return int(value)


@pytest.mark.parametrize("entry", given(), ids=lambda entry: entry["id"])
def test_given_positions_have_their_known_best_values(entry: dict[str, Any]) -> None:
    table = counts(" ".join(" ".join(meld) for meld in entry["table"]))
    for weights, key in ((TILES, "best_tiles"), (POINTS, "best_value_j0"), (POINTS_JOKER_30, "best_value_j30")):
        position = Position(table, counts(" ".join(entry["rack"])), weights, ())
        assert (value_of(position, 0 if entry["opened"] else 30) or 0) == entry[key]


@pytest.mark.parametrize("large", [False, True])
def test_random_positions_are_worth_what_an_integer_program_finds(*, large: bool) -> None:
    program = IntegerProgram()
    rng = random.Random(7 + large)
    for _ in range(60):
        position = random_position(rng, large=large, tiles=rng.randrange(40), rack=rng.randrange(1, 22))
        assert value_of(position) == program.best_value(position.table, position.rack, position.weights)


@pytest.mark.parametrize("large", [False, True])
def test_random_openings_are_worth_what_an_integer_program_finds(*, large: bool) -> None:
    program = IntegerProgram(whole_melds=True)
    rng = random.Random(17 + large)
    for _ in range(30):
        position = random_position(rng, large=large, tiles=0, rack=rng.randrange(6, 22))
        minimum = rng.choice((1, 20, 30, 40, 50))
        expected = program.best_value(NOTHING, position.rack, position.weights, minimum)
        assert value_of(position, minimum) == expected


def test_racks_of_little_but_jokers_are_worth_what_an_integer_program_finds() -> None:
    program, openings = IntegerProgram(), IntegerProgram(whole_melds=True)
    rng = random.Random(3)
    for _ in range(30):
        kinds = [rng.randrange(52) for _ in range(rng.randrange(4))]
        rack = [0] * 53
        for kind in kinds:
            rack[kind] += 1
        rack[JOKER] = rng.randrange(2, 5)
        position = Position(NOTHING, tuple(rack), POINTS_JOKER_30, ())
        assert value_of(position) == program.best_value(NOTHING, rack, POINTS_JOKER_30)
        assert value_of(position, 30) == openings.best_value(NOTHING, rack, POINTS_JOKER_30, 30)


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        ("", "k12 r12 j j j j", 6),  # two melds, or a group and one of jokers alone
        ("", "j j", 0),
        ("", "j j j", 3),
        ("k5 r5 b5 o5", "j", 0),  # no meld has room
        ("k5 r5 b5 o5", "j o6", 2),  # o5 o6 j
        ("k5 r5 b5 o5", "j k8", 0),
        ("k5 r5 b5 o5 j j j", "", 0),  # the jokers were a meld and stay one
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", "j", 1),  # a full run is two that have room
        ("r3 r4 r5", "r6 r7 r8 r9", 4),
        ("o7 k7 r7", "o5 o6 b7", 3),
        ("r11 r12 r13", "r10 r1", 1),  # 1 does not follow 13
    ],
)
def test_small_positions_lay_as_many_tiles_as_can_be_seen(table: str, rack: str, tiles: int) -> None:
    assert value_of(Position(counts(table), counts(rack), TILES, ())) == tiles


def test_a_joker_worth_nothing_stays_on_the_rack_unless_it_helps() -> None:
    _, laid, _ = kernel.solve(counts("r3 r4 r5"), counts("r6 j"), POINTS)
    assert laid[JOKER] == 0
    value, laid, _ = kernel.solve(counts("r3 r4 r5"), counts("r7 j"), POINTS)
    assert (value, laid[JOKER]) == (7, 1)


@pytest.mark.parametrize(
    ("rack", "minimum", "tiles"),
    [
        ("b9 b10 j", 30, 3),  # the joker stands for b11
        ("b9 b10 j", 31, None),
        ("r12 r13 j", 36, 3),  # the joker can only be r11
        ("r12 r13 j", 37, None),
        ("b2 b3 b4 b5 r5 k5 j", 30, None),  # 29
        ("b3 b4 b5 b6 r5 k5 j", 33, 7),
        ("r13 j j j", 50, 4),  # a group of 13s: 52
        ("r13 j j j", 53, None),
        ("j j j j", 1, None),  # a meld of jokers alone counts nothing
    ],
)
def test_jokers_of_an_opening_count_by_their_place(rack: str, minimum: int, tiles: int | None) -> None:
    assert value_of(Position(NOTHING, counts(rack), TILES, ()), minimum) == tiles


def test_a_table_that_is_no_melds_has_no_answer() -> None:
    assert kernel.solve(counts("r3 r4 k9"), counts("r5"), TILES) is None


@pytest.mark.parametrize(
    ("table", "rack", "weights"),
    [
        (NOTHING[:52], NOTHING, TILES),
        ((4, *NOTHING[1:]), NOTHING, TILES),
        ((-1, *NOTHING[1:]), NOTHING, TILES),
        (NOTHING, (*NOTHING[:52], 5), TILES),
        (NOTHING, NOTHING, (-1, *TILES[1:])),
        (NOTHING, NOTHING, (1_000_001, *TILES[1:])),
    ],
)
def test_counts_and_weights_out_of_range_are_refused(
    table: tuple[int, ...], rack: tuple[int, ...], weights: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match=r"kind"):
        kernel.solve(table, rack, weights)


def test_an_opening_needs_a_minimum_in_range() -> None:
    with pytest.raises(ValueError, match="opening of 64"):
        kernel.solve_opening(NOTHING, TILES, 64)


def test_threads_solve_side_by_side() -> None:
    rng = random.Random(5)
    positions = [random_position(rng, large=False, tiles=60, rack=14) for _ in range(60)]
    alone = [kernel.solve(*position[:3]) for position in positions]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda position: kernel.solve(*position[:3]), positions))
    assert together == alone

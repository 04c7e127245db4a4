"""The reference solver against known answers, an integer program, and every turn there is."""

from __future__ import annotations

from random import Random

import pytest
from tests.rummikub.solver import brute, integer_program
from tests.rummikub.solver.positions import Given, given, random_joker_rules, random_position, random_weights

from rummyroom.rummikub.melds import MeldKind, Table, parse_table, tidy
from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.solver import Goal, best_turn, reference, weights_for
from rummyroom.rummikub.solver.reference import Solution, can_lay, can_lay_all, solve
from rummyroom.rummikub.tiles import KINDS, Kind, Tile, TileBox, format_kinds, parse_kinds
from rummyroom.rummikub.turn import judge

FREE = Rules(joker_release=JokerRelease.FREE)
ONE_EACH = dict.fromkeys(KINDS, 1)
SELF_PLAY = given("positions_selfplay.json")
RANDOM = given("positions.json")


def assert_legal(
    solution: Solution, table: Table, rack: tuple[Tile, ...], rules: Rules, *, opened: bool, weights: dict[Kind, int]
) -> None:
    turn = solution.turn
    verdict = judge(table, turn.table, rack, rules=rules, opened=opened)
    assert verdict.problems == ()
    assert verdict.table == turn.table
    assert set(verdict.laid) == set(turn.laid)
    assert len(turn.laid) >= 1
    assert turn.value == sum(weights[tile.kind] for tile in turn.laid)


def assert_best(position: Given, weights: dict[Kind, int], value: int, *, careful: bool) -> None:
    solution = solve(
        position.table, position.rack, rules=FREE, opened=position.opened, weights=weights, careful=careful
    )
    if solution is None:
        assert value == 0
    else:
        assert solution.turn.value == value
        assert_legal(solution, position.table, position.rack, FREE, opened=position.opened, weights=weights)


@pytest.mark.parametrize("position", SELF_PLAY, ids=lambda position: position.key)
def test_self_play_positions_have_their_known_best_values(position: Given) -> None:
    points = {kind: kind.number for kind in KINDS}
    assert_best(position, ONE_EACH, position.best_tiles, careful=True)
    assert_best(position, points, position.best_points, careful=False)
    assert_best(position, {**points, Kind("j"): 30}, position.best_points_joker_30, careful=False)


@pytest.mark.parametrize("position", RANDOM, ids=lambda position: position.key)
def test_random_positions_have_their_known_best_values(position: Given) -> None:
    points = {kind: kind.number for kind in KINDS}
    assert_best(position, ONE_EACH, position.best_tiles, careful=False)
    assert_best(position, points, position.best_points, careful=False)
    assert_best(position, {**points, Kind("j"): 30}, position.best_points_joker_30, careful=False)


@pytest.mark.parametrize("seed", range(16))
def test_equals_an_integer_program_with_free_jokers(seed: int) -> None:
    rng = Random(seed)
    large = seed % 2 == 1
    table, rack = random_position(rng, large=large, melds=rng.randint(0, 12), rack=rng.randint(1, 20), jokers=3)
    weights = random_weights(rng)
    solution = solve(table, rack, rules=FREE, opened=True, weights=weights, careful=False)
    assert (solution.turn.value if solution else 0) == integer_program.best_value(table, rack, weights)
    if solution:
        assert_legal(solution, table, rack, FREE, opened=True, weights=weights)


@pytest.mark.parametrize("table_play", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_openings_equal_an_integer_program(seed: int, table_play: bool) -> None:
    rng = Random(1000 + seed)
    table, rack = random_position(rng, large=seed % 3 == 0, melds=rng.randint(0, 4), rack=rng.randint(14, 24), jokers=3)
    rules = Rules(joker_release=JokerRelease.FREE, opening_table_play=table_play)
    weights = random_weights(rng)
    solution = solve(table, rack, rules=rules, opened=False, weights=weights, careful=False)
    expected = integer_program.best_value(table, rack, weights, opening=30, touch_table=table_play)
    assert (solution.turn.value if solution else None) == expected
    if solution:
        assert_legal(solution, table, rack, rules, opened=False, weights=weights)


@pytest.mark.parametrize("seed", range(70))
def test_no_turn_under_any_joker_rule_is_better(seed: int) -> None:
    rng = Random(2000 + seed)
    large = rng.random() < 0.3
    table, rack = random_position(
        rng, large=large, melds=rng.randint(1, 3), rack=rng.randint(2, 4), numbers=6, jokers=2
    )
    rules = Rules(joker_reuse=rng.choice(list(JokerReuse))) if seed % 2 else random_joker_rules(rng)
    weights = random_weights(rng)
    opened = rng.random() < 0.85
    solution = solve(table, rack, rules=rules, opened=opened, weights=weights)
    expected = brute.best_value(table, rack, rules=rules, opened=opened, weights=weights)
    assert (solution.turn.value if solution else None) == expected
    assert can_lay(table, rack, rules=rules, opened=opened) == (expected is not None)
    if solution:
        assert_legal(solution, table, rack, rules, opened=opened, weights=weights)


def position(before: str, rack: str, *, large: bool = False) -> tuple[Table, tuple[Tile, ...]]:
    box = TileBox(large=large)
    return parse_tidy(before, box), box.take_all(parse_kinds(rack))


def parse_tidy(text: str, box: TileBox) -> Table:
    return tuple(tidy(meld) for meld in parse_table(text, box))


def laid(before: str, rack: str, rules: Rules, *, opened: bool = True) -> str | None:
    """Return the tiles of the best turn by count, sorted, or None."""
    table, tiles = position(before, rack)
    turn = best_turn(table, tiles, rules=rules, opened=opened, weights=ONE_EACH)
    return None if turn is None else " ".join(sorted(format_kinds(turn.laid).split()))


BOOKLET = Rules(joker_release=JokerRelease.REARRANGE)
TWO = Rules(joker_reuse=JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES)


@pytest.mark.parametrize(
    ("before", "rack", "rules", "expected"),
    [
        # Rules, worked positions 5 and 6: no real tile has taken the joker's place.
        ("b6 b7 j", "b5 r11 r12", Rules(), "b5"),
        ("b6 b7 j", "b5 r11 r12", BOOKLET, "b5 r11 r12"),
        ("r2 r3 j r5 r6", "r1 r7 k10 k11", Rules(), "r1 r7"),
        ("r2 r3 j r5 r6", "r1 r7 k10 k11", BOOKLET, "k10 k11 r1 r7"),
        # Position 7: the joker may go to a new meld, not to a fifth place.
        ("r3 b3 j", "k3 o3 r8 b8", Rules(), "b8 k3 o3 r8"),
        # Position 8: the meld that takes the joker is not new.
        ("o7 b7 j | k4 k5 k6 k7", "", Rules(), None),
        # The real tile lies on the table already: the joker may be exchanged for it.
        ("b6 b7 j | b8 r8 k8 o8", "r11 r12", Rules(), "r11 r12"),
        ("b6 b7 j | b8 r8 k8 o8", "r11 r12", Rules(joker_exchange_from=JokerSource.RACK), None),
        ("b6 b7 j", "b8 r11 r12", Rules(joker_exchange_from=JokerSource.RACK), "b8 r11 r12"),
        # The new meld must hold two rack tiles.
        ("b6 b7 j | k4 k5 k6 k7", "b8 k3", TWO, "k3"),
        ("b6 b7 j | k4 k5 k6 k7", "b8 k8 r8", TWO, "b8 k8 r8"),
        # Position 9: the joker stays, unless its meld may not be touched.
        ("b5 j b7 b8 b9", "b10", Rules(), "b10"),
        ("b5 j b7", "r5 k5", Rules(joker_meld_frozen=True), None),
        ("b5 j b7", "b6 r5 k5", Rules(joker_meld_frozen=True), "b6 k5 r5"),
    ],
)
def test_joker_rules_decide_what_can_be_laid(before: str, rack: str, rules: Rules, expected: str | None) -> None:
    assert laid(before, rack, rules) == expected


def test_five_tiles_of_a_number_are_no_place_for_a_joker() -> None:
    table, rack = position("r3 b3 j", "k3 o3")
    turn = best_turn(table, rack, rules=Rules(), opened=True, weights=ONE_EACH)
    assert turn is not None
    assert len(turn.laid) == 1


@pytest.mark.parametrize(
    ("before", "rack", "rules", "expected"),
    [
        # Position 1: by its place the joker is the 11, not the 8.
        ("", "b9 b10 j", Rules(), "b10 b9 j"),
        ("", "b7 b8 j", Rules(), None),
        # Position 3: four points more by another choice of runs.
        ("", "b2 b3 b4 b5 r5 k5 j", Rules(), None),
        ("", "b3 b4 b5 b6 r5 k5 j", Rules(), "b3 b4 b5 b6 j k5 r5"),
        # Position 4: the table may not be touched in the opening turn.
        ("r1 r2 r3", "r4 r10 r11 r12", Rules(), "r10 r11 r12"),
        ("r1 r2 r3", "r4 r10 r11 r12", Rules(opening_table_play=True), "r10 r11 r12 r4"),
        ("r1 r2 r3", "r4", Rules(), None),
        ("r1 r2 r3", "r4", Rules(opening_minimum=0), "r4"),
    ],
)
def test_openings_by_their_points(before: str, rack: str, rules: Rules, expected: str | None) -> None:
    assert laid(before, rack, rules, opened=False) == expected


def test_an_opening_chooses_the_melds_of_the_highest_value() -> None:
    table, rack = position("", "r10 b10 k10 r1 r2 r3 o12 o13 j")
    turn = best_turn(table, rack, rules=Rules(), opened=False, weights=weights_for(Goal.POINTS, Rules()))
    assert turn is not None
    assert turn.value == 30 + 6 + 25
    assert len(turn.laid) == 9


def test_worthless_tiles_are_still_a_legal_lay() -> None:
    table, rack = position("r1 r2 r3", "r4 k9")
    turn = best_turn(table, rack, rules=Rules(), opened=True, weights=dict.fromkeys(KINDS, 0))
    assert turn is not None
    assert (turn.value, turn.laid) == (0, (Tile("r4a"),))


def test_weights_may_be_large() -> None:
    table, rack = position("r1 r2 r3", "r4 k9 k10 k11")
    weights = {kind: 10**12 + kind.number for kind in KINDS}
    turn = best_turn(table, rack, rules=Rules(), opened=True, weights=weights)
    assert turn is not None
    assert turn.value == 4 * 10**12 + 34


def test_a_group_of_jokers_alone_can_be_taken_apart_or_left() -> None:
    table, rack = position("group j j j", "r1 r2 k5 k6 b9 o9", large=True)
    free = best_turn(table, rack, rules=FREE, opened=True, weights=ONE_EACH)
    assert free is not None
    assert len(free.laid) == 6
    table, rack = position("group j j j", "r1 r2 r3", large=True)
    left = best_turn(table, rack, rules=Rules(), opened=True, weights=ONE_EACH)
    assert left is not None
    assert len(left.laid) == 3


def test_sets_of_rack_tiles_are_layable_or_not() -> None:
    table, rack = position("r4 r5 r6 r7 r8", "r6 k1")
    assert can_lay_all(table, rack[:1], rules=Rules(), opened=True)
    assert not can_lay_all(table, rack, rules=Rules(), opened=True)
    assert not can_lay_all(table, rack[:1], rules=Rules(), opened=False)
    assert not can_lay_all(table, (), rules=Rules(), opened=True)


def test_an_empty_rack_lays_nothing() -> None:
    table, _ = position("r4 r5 r6", "")
    assert reference.best_turn(table, (), rules=Rules(), opened=True, weights=ONE_EACH) is None
    assert reference.best_turn((), (), rules=Rules(), opened=False, weights=ONE_EACH) is None


def test_melds_come_back_tidy_with_their_kind() -> None:
    table, rack = position("", "j r12 r13 b5 k5 o5")
    turn = best_turn(table, rack, rules=Rules(), opened=False, weights=ONE_EACH)
    assert turn is not None
    assert sorted(str(meld) for meld in turn.table) == ["j r12 r13", "k5 b5 o5"]
    assert {meld.kind for meld in turn.table} == {MeldKind.RUN, MeldKind.GROUP}

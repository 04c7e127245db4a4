"""Best turns on the compiled kernel, under every joker rule, against the reference solver and the judge."""

from __future__ import annotations

from random import Random

import pytest
from tests.rummikub.solver import brute
from tests.rummikub.solver.positions import Given, given, random_joker_rules, random_position, random_weights

from rummyroom.rummikub.melds import Table, parse_table, tidy
from rummyroom.rummikub.rules import EDITIONS, JokerRelease, JokerReuse, Rules
from rummyroom.rummikub.solver import BestTurn, Weights, reference
from rummyroom.rummikub.tiles import KINDS, Kind, Tile, TileBox, parse_kinds
from rummyroom.rummikub.turn import judge

turns = pytest.importorskip("rummyroom.rummikub.solver.turns")

CLASSIC = EDITIONS["classic"]
ONE_EACH: dict[Kind, int] = dict.fromkeys(KINDS, 1)


def position(table: str, rack: str) -> tuple[Table, tuple[Tile, ...]]:
    box = TileBox()
    return tuple(map(tidy, parse_table(table, box))), box.take_all(parse_kinds(rack))


def best(
    table: Table, rack: tuple[Tile, ...], rules: Rules, *, weights: Weights = ONE_EACH, opened: bool = True
) -> BestTurn | None:
    """Return the compiled engine's turn, after the judge has let it pass."""
    assert turns.is_covered(table, rules, weights, rack, opened=opened)
    turn: BestTurn | None = turns.best_turn(table, rack, rules=rules, opened=opened, weights=weights)
    if turn is not None:
        verdict = judge(table, turn.table, rack, rules=rules, opened=opened)
        assert verdict.problems == ()
        assert set(verdict.laid) == set(turn.laid)
        assert turn.value == sum(weights[tile.kind] for tile in turn.laid)
    return turn


def broken(before: Table, after: Table) -> int:
    return sum(not any(set(meld.tiles) <= set(other.tiles) for other in after) for meld in before)


@pytest.mark.parametrize(
    ("table", "rack", "edition", "tiles"),
    [
        ("b6 b7 j", "b5 r11 r12", "classic", 1),
        ("b6 b7 j", "b5 r11 r12", "booklet", 3),
        ("r2 r3 j r5 r6", "r1 r7 k10 k11", "classic", 2),
        ("r2 r3 j r5 r6", "r1 r7 k10 k11", "booklet", 4),
        ("r3 b3 j", "k3 o3", "classic", 1),
        ("r3 b3 j", "k3 o3 r8 b8", "classic", 4),
        ("b5 j b7 b8 b9", "b10", "classic", 1),
        ("j r3 r4 r5 | b5 b6 b7 j", "r2", "classic", 1),  # r2 frees a joker, which goes to r5 b5
        ("k1 k2 k3", "o9", "classic", 0),
    ],
)
def test_joker_rules_decide_what_can_be_laid(table: str, rack: str, edition: str, tiles: int) -> None:
    turn = best(*position(table, rack), EDITIONS[edition])
    assert (0 if turn is None else len(turn.laid)) == tiles


@pytest.mark.parametrize("entry", given("positions_selfplay.json"), ids=lambda entry: entry.key)
def test_self_play_positions_break_no_more_melds_than_the_reference(entry: Given) -> None:
    turn = best(entry.table, entry.rack, CLASSIC)
    expected = reference.solve(entry.table, entry.rack, rules=CLASSIC, opened=True, weights=ONE_EACH)
    assert (turn is None) == (expected is None)
    if turn is not None and expected is not None:
        assert turn.value == expected.turn.value
        assert broken(entry.table, turn.table) <= broken(entry.table, expected.turn.table)


@pytest.mark.parametrize("entry", given("positions.json"), ids=lambda entry: entry.key)
def test_given_positions_have_their_known_best_value_where_jokers_are_free(entry: Given) -> None:
    turn = best(entry.table, entry.rack, Rules(joker_release=JokerRelease.FREE), opened=entry.opened)
    assert (0 if turn is None else turn.value) == entry.best_tiles


@pytest.mark.parametrize("seed", range(6))
def test_random_positions_are_worth_as_much_as_to_the_reference(seed: int) -> None:
    rng = Random(seed)
    for _ in range(15):
        table, rack = random_position(rng, large=seed % 3 == 0, melds=3, rack=6, numbers=7, jokers=2)
        rules, weights = random_joker_rules(rng), random_weights(rng)
        opened = rng.random() < 0.9
        if not turns.is_covered(table, rules, weights, rack, opened=opened):
            continue
        turn = best(table, rack, rules, weights=weights, opened=opened)
        expected = reference.best_turn(table, rack, rules=rules, opened=opened, weights=weights)
        # Every answer is legal, so the higher one is right.
        assert (-1 if turn is None else turn.value) >= (-1 if expected is None else expected.value)


@pytest.mark.parametrize("seed", range(4))
def test_small_positions_are_worth_what_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        table, rack = random_position(rng, large=False, melds=2, rack=4, numbers=5)
        rules, weights = random_joker_rules(rng), random_weights(rng)
        if turns.is_covered(table, rules, weights, rack, opened=True):
            turn = best(table, rack, rules, weights=weights)
            expected = brute.best_value(table, rack, rules=rules, opened=True, weights=weights)
            assert (None if turn is None else turn.value) == expected


@pytest.mark.parametrize(
    ("table", "rack", "rules", "weights", "value"),
    [
        # A joker that stays behind a long run: the kernel laid its runs out differently than it had counted them.
        (
            "k6 j j k9 | o4 o5 o6 | k5 r5 b5 o5",
            "b6 o7 r9 k4 o7 b9",
            Rules(joker_release=JokerRelease.REARRANGE, joker_reuse=JokerReuse.ANYWHERE),
            {"b6": 40, "o7": 0, "r9": 2, "k4": 1, "b9": 5},
            48,
        ),
        # Two jokers that stay side by side, and a run that could be kept whole only without them.
        (
            "k4 k5 j j | k4 k5 k6 k7 | k6 r6 b6 o6",
            "r8 o5 o4 k9 k3 o7",
            Rules(joker_release=JokerRelease.REARRANGE, joker_reuse=JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES),
            {"r8": 5, "o5": 1, "o4": 1, "k9": 2, "k3": 1, "o7": 0},
            5,
        ),
    ],
)
def test_jokers_that_stay_beside_long_runs(
    table: str, rack: str, rules: Rules, weights: dict[str, int], value: int
) -> None:
    given_table, given_rack = position(table, rack)
    worth = {kind: weights.get(str(kind), 1) for kind in KINDS}
    turn = best(given_table, given_rack, rules, weights=worth)
    assert turn is not None
    assert turn.value == value
    assert judge(given_table, turn.table, given_rack, rules=rules, opened=True).is_legal


def test_a_turn_that_can_leave_melds_alone_does() -> None:
    table, rack = position("k3 k4 k5 | r3 b3 o3 | b8 b9 b10", "k6 r8 o8 k8")
    turn = best(table, rack, CLASSIC)
    assert turn is not None
    assert turn.value == 4
    assert broken(table, turn.table) == 0


def test_a_worthless_tile_is_laid_if_nothing_else_can_be() -> None:
    weights = {kind: kind.number for kind in KINDS}
    table, rack = position("r3 r4 r5", "j")
    turn = best(table, rack, CLASSIC, weights=weights)
    assert turn is not None
    assert turn.value == 0


def test_rare_questions_are_left_to_the_reference() -> None:
    table, rack = position("r3 j r5", "r6")
    assert not turns.is_covered(table, Rules(joker_meld_frozen=True), ONE_EACH, rack, opened=True)
    assert not turns.is_covered(table, Rules(opening_table_play=True), ONE_EACH, rack, opened=False)
    assert not turns.is_covered(table, CLASSIC, dict.fromkeys(KINDS, 10**6), rack, opened=True)

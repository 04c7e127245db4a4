"""Groups and runs against a plain definition: a meld is legal if some real tiles in the jokers' places make it one."""

from __future__ import annotations

import pickle
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummyroom.codec import from_json, to_json
from rummyroom.rummikub.melds import Meld, MeldFault, MeldKind, read_meld, tidy
from rummyroom.rummikub.tiles import Colour, Kind, Tile, TileBox, parse_kinds, tile_set

SMALL = [tile for tile in tile_set(large=True) if tile.number in {0, 1, 2, 3, 12, 13}]


def _meld(text: str, kind: MeldKind | None = None) -> Meld:
    return Meld(TileBox(large=True).take_all(parse_kinds(text)), kind)


def _can_be(tiles: list[Tile], kind: MeldKind) -> bool:
    """Return whether real tiles could stand in for the jokers so that the tiles are a group or a run."""
    real = [(tile.colour, tile.number) for tile in tiles if not tile.is_joker]
    size = len(tiles)
    if kind is MeldKind.GROUP:
        numbers, colours = {number for _, number in real}, [colour for colour, _ in real]
        return 3 <= size <= 4 and len(numbers) <= 1 and len(set(colours)) == len(colours)
    return 3 <= size <= 13 and any(
        set(real) <= {(colour, low + step) for step in range(size)} and len(set(real)) == len(real)
        for colour, low in product(Colour, range(1, 15 - size))
    )


@given(st.lists(st.sampled_from(SMALL), max_size=6, unique=True), st.sampled_from([None, *MeldKind]))
def test_a_meld_is_legal_if_and_only_if_it_can_be_a_group_or_a_run(tiles: list[Tile], kind: MeldKind | None) -> None:
    reading = read_meld(Meld(tuple(tiles), kind))
    group, run = _can_be(tiles, MeldKind.GROUP), _can_be(tiles, MeldKind.RUN)
    numbered = sum(not tile.is_joker for tile in tiles)
    if not numbered:
        expected = group  # jokers alone are a group only
    elif numbered == 1:
        expected = group if kind is MeldKind.GROUP else run  # the player's word decides
    else:
        expected = group or run
    assert reading.is_legal == expected
    assert sorted(reading.tiles) == sorted(tiles)


@given(st.lists(st.sampled_from(SMALL), min_size=3, max_size=7, unique=True), st.sampled_from([None, *MeldKind]))
def test_a_legal_meld_counts_what_its_tiles_stand_for(tiles: list[Tile], kind: MeldKind | None) -> None:
    reading = read_meld(Meld(tuple(tiles), kind))
    if not reading.is_legal:
        assert (reading.points, reading.stands_for) == (0, ())
        return
    for tile, kinds in zip(reading.tiles, reading.stands_for, strict=True):
        assert tile.is_joker or kinds == (tile.kind,)
    assert reading.points == sum(kinds[0].number for kinds in reading.stands_for if kinds)
    if reading.kind is MeldKind.RUN:
        numbers = [kinds[0].number for kinds in reading.stands_for]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len({kinds[0].colour for kinds in reading.stands_for}) == 1


@given(st.lists(st.sampled_from(SMALL), max_size=7, unique=True), st.sampled_from([None, *MeldKind]))
def test_tidying_changes_nothing_but_order_and_happens_once(tiles: list[Tile], kind: MeldKind | None) -> None:
    meld = Meld(tuple(tiles), kind)
    once = tidy(meld)
    assert tidy(once) == once
    assert read_meld(once).points == read_meld(meld).points
    assert read_meld(once).stands_for == read_meld(meld).stands_for


@given(st.lists(st.sampled_from(SMALL), max_size=5, unique=True), st.sampled_from([None, *MeldKind]))
def test_melds_and_readings_print_as_code_pickle_and_travel(tiles: list[Tile], kind: MeldKind | None) -> None:
    from rummyroom.rummikub.melds import Reading

    meld = Meld(tuple(tiles), kind)
    reading = read_meld(meld)
    names = {"Meld": Meld, "MeldKind": MeldKind, "MeldFault": MeldFault, "Tile": Tile, "Kind": Kind, "Reading": Reading}
    assert eval(repr(meld), names) == meld  # the project's own values only
    assert eval(repr(reading), names) == reading
    assert pickle.loads(pickle.dumps((meld, reading))) == (meld, reading)
    assert from_json(to_json(meld), Meld) == meld


@pytest.mark.parametrize(
    ("text", "tidied", "points"),
    [
        ("b9 b10 j", "b9 b10 j", 30),
        ("j b9 b10", "j b9 b10", 27),
        ("j j b10", "j j b10", 27),
        ("j b10 j", "j b10 j", 30),
        ("b10 j j", "b10 j j", 33),
        ("r12 r13 j", "j r12 r13", 36),
        ("r13 j j", "j j r13", 36),
        ("j r1 r2", "r1 r2 j", 6),
        ("j j r1", "r1 j j", 6),
        ("b3 b1 b2", "b1 b2 b3", 6),
        ("j b5 b7", "b5 j b7", 18),
        ("j b5 j b7", "j b5 j b7", 22),
        ("b5 b7 j j", "b5 j b7 j", 26),
    ],
)
def test_a_jokers_place_in_a_run_says_what_it_is(text: str, tidied: str, points: int) -> None:
    reading = read_meld(_meld(text))
    assert (str(tidy(_meld(text))), reading.points, reading.kind) == (tidied, points, MeldKind.RUN)


@pytest.mark.parametrize(
    ("text", "kind", "points"),
    [("r5 j j", None, 18), ("r5 j j", MeldKind.GROUP, 15), ("r13 j j j", MeldKind.GROUP, 52)],
)
def test_the_player_chooses_group_or_run_for_one_tile_with_jokers(
    text: str, kind: MeldKind | None, points: int
) -> None:
    assert read_meld(_meld(text, kind)).points == points


def test_a_joker_in_a_group_of_three_stands_for_either_missing_colour() -> None:
    reading = read_meld(_meld("r4 k4 j"))
    assert reading.stands_for == ((Kind("k4"),), (Kind("r4"),), (Kind("b4"), Kind("o4")))
    assert read_meld(_meld("r4 k4 b4 j")).stands_for[-1] == (Kind("o4"),)


def test_a_run_of_thirteen_is_the_longest() -> None:
    numbers = " ".join(f"o{number}" for number in range(1, 14))
    assert read_meld(_meld(numbers)).points == 91
    assert read_meld(_meld(numbers + " j")).fault is MeldFault.TOO_LONG
    assert read_meld(_meld("j " + numbers.removesuffix(" o13"))).is_legal


@pytest.mark.parametrize(
    ("text", "fault", "culprits"),
    [
        ("r7 b7", MeldFault.TOO_SHORT, ""),
        ("r7", MeldFault.TOO_SHORT, ""),
        ("r7 b7 r7", MeldFault.DUPLICATE_COLOUR, "r7 r7"),
        ("r7 r8 r8", MeldFault.DUPLICATE_NUMBER, "r8 r8"),
        ("r4 r5 r7 r8", MeldFault.NOT_CONSECUTIVE, "r5 r7"),
        ("r3 j r6 r7", MeldFault.NOT_CONSECUTIVE, "r3 r6"),
        ("r7 b7 k7 o7 j", MeldFault.TOO_LONG, "j"),
        ("o3 o4 b5", MeldFault.MIXED, "b5"),
        ("o3 b3 k4", MeldFault.MIXED, "k4"),
    ],
)
def test_a_fault_names_the_tiles_that_cause_it(text: str, fault: MeldFault, culprits: str) -> None:
    reading = read_meld(_meld(text))
    assert (reading.fault, " ".join(tile.kind for tile in reading.culprits)) == (fault, culprits)

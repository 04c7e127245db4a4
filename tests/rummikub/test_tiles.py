"""Tiles and text notation: the sets, round trips, and errors that quote the bad piece."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rummikub.boards import tables

from rummyroom.codec import from_json, to_json
from rummyroom.rummikub.melds import Meld, MeldKind, Table, format_meld, format_table, parse_table, read_meld, tidy
from rummyroom.rummikub.tiles import (
    KINDS,
    Colour,
    Kind,
    NotationError,
    Tile,
    TileBox,
    by_colour,
    by_number,
    format_kinds,
    parse_kinds,
    tile_set,
)

ALL_TILES = tile_set(large=True)


def test_the_large_set_has_three_copies_and_four_jokers() -> None:
    kinds = [tile.kind for tile in ALL_TILES]
    assert {kinds.count(kind) for kind in KINDS[:-1]} == {3}
    assert kinds.count(KINDS[-1]) == 4
    assert len(set(ALL_TILES)) == 160
    assert set(tile_set()) < set(ALL_TILES)


@given(st.lists(st.sampled_from(KINDS)))
def test_kinds_print_and_parse_back(kinds: list[Kind]) -> None:
    assert parse_kinds(format_kinds(kinds)) == tuple(kinds)
    assert parse_kinds(",".join(kinds).upper()) == tuple(kinds)


@given(tables(melds=4, large=True))
def test_tables_print_and_parse_back(table: Table) -> None:
    again = tuple(tidy(meld) for meld in parse_table(format_table(table), TileBox(large=True)))
    assert format_table(again) == format_table(table)
    assert [read_meld(meld).stands_for for meld in again] == [read_meld(meld).stands_for for meld in table]
    assert [meld.kind for meld in again] == [meld.kind for meld in table]


@given(st.lists(st.sampled_from(ALL_TILES), max_size=6, unique=True), st.sampled_from([None, *MeldKind]))
def test_any_meld_prints_and_parses_back_to_what_it_amounts_to(tiles: list[Tile], kind: MeldKind | None) -> None:
    meld = Meld(tuple(tiles), kind)
    again = parse_table(format_meld(meld), TileBox(large=True))
    assert [read_meld(each).fault for each in again] == ([read_meld(meld).fault] if tiles else [])
    assert [read_meld(each).points for each in again] == ([read_meld(meld).points] if tiles else [])


@given(st.text(alphabet="krboj0123456789 |,group\tun", max_size=12))
def test_text_is_a_table_or_its_bad_piece_is_quoted(text: str) -> None:
    pieces = text.replace("|", " ").replace(",", " ").split()
    try:
        table = parse_table(text, TileBox(large=True))
    except NotationError as error:
        told = [piece for piece in pieces if repr(piece) in str(error) or repr(piece.lower()) in str(error)]
    else:
        told = pieces
        assert [tile.kind for meld in table for tile in meld.tiles] == [
            piece for piece in pieces if piece not in tuple(MeldKind)
        ]
    assert told or not pieces


@pytest.mark.parametrize("text", ["R14", "x7", "r0", "7r", "jj", "r07", "r7a"])
def test_a_bad_piece_is_quoted_as_it_was_written(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is not a tile"):
        parse_kinds(f"r1 {text} b2")


@pytest.mark.parametrize("text", ["r7", "r7d", "je", "", "R7a"])
def test_a_physical_tile_needs_its_copy(text: str) -> None:
    with pytest.raises(NotationError, match="not a physical tile"):
        Tile(text)


@pytest.mark.parametrize("value", [*KINDS, *ALL_TILES, *Colour], ids=str)
def test_tiles_and_kinds_print_as_code_pickle_copy_and_travel_as_text(value: Kind | Tile | Colour) -> None:
    assert eval(repr(value)) == value  # the project's own values only
    assert pickle.loads(pickle.dumps(value)) is value
    assert copy.deepcopy(value) is value
    assert from_json(to_json(value), type(value)) is value


def test_a_tile_knows_its_kind() -> None:
    assert all(tile == f"{tile.kind}{'abcd'[tile.copy]}" for tile in ALL_TILES)
    assert all(kind == (f"{kind.colour}{kind.number}" if kind.colour else "j") for kind in KINDS)
    assert [kind.order for kind in KINDS] == list(range(53))


def test_sorting_puts_jokers_last() -> None:
    tiles = [Tile("ja"), Tile("k2a"), Tile("r1a"), Tile("k1b"), Tile("k1a")]
    assert sorted(tiles, key=by_colour) == ["k1a", "k1b", "k2a", "r1a", "ja"]
    assert sorted(tiles, key=by_number) == ["k1a", "k1b", "r1a", "k2a", "ja"]

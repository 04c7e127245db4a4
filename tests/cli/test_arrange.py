"""Written melds become the very tiles that were on table and rack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummyroom.cli.errors import CommandError
from rummyroom.cli.notation import Box, arrange, read_melds, read_rack, read_start_table
from rummyroom.rummikub.tiles import KINDS, Tile, format_kinds

if TYPE_CHECKING:
    from rummyroom.rummikub.melds import Table


def arranged(before: str, rack: str, after: str) -> tuple[Table, tuple[Tile, ...], Table]:
    box = Box(large=False)
    table = read_start_table(read_melds(before), box)
    tiles = read_rack(rack, box)
    return table, tiles, arrange(read_melds(after), table, tiles, box)


def test_a_meld_that_stands_keeps_its_tiles_wherever_it_is_written() -> None:
    table, rack, after = arranged("r10 r11 r12", "r10 k10 b10", "r10 k10 b10 | r10 r11 r12")
    assert after[1].tiles == table[0].tiles
    assert after[0].tiles == rack


def test_elsewhere_the_table_comes_before_the_rack() -> None:
    table, _, after = arranged("r10 r11 r12 r13", "r10", "r11 r12 r13 | r10")
    assert after[1].tiles == table[0].tiles[:1]


def test_what_neither_has_is_a_foreign_tile_of_the_set() -> None:
    table, rack, after = arranged("", "k1 k2", "k1 k2 k3")
    assert after[0].tiles[:2] == rack
    assert after[0].tiles[2] == Tile("k3a")
    assert not table


@given(st.lists(st.sampled_from(KINDS), max_size=20).filter(lambda kinds: max(map(kinds.count, kinds), default=0) <= 2))
def test_every_tile_of_the_rack_is_laid_at_most_once(kinds: list[str]) -> None:
    text = format_kinds(kinds)  # type: ignore[arg-type]  # kinds are kinds
    _, rack, after = arranged("", text, text)
    assert [tile for meld in after for tile in meld.tiles] == list(rack)


def test_more_foreign_tiles_than_the_set_has_are_an_error() -> None:
    with pytest.raises(CommandError) as caught:
        arranged("", "k1 k1", "k1 k1 k1")
    assert caught.value.args_of_sentence == {"piece": "k1", "size": 106}

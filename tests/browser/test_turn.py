"""One turn: by clicks alone, by keys alone, refused, undone, with a joker."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.rooms import Position

if TYPE_CHECKING:
    from tests.browser.board import Board
    from tests.browser.conftest import Sit

BEFORE_OPENING = Position(
    rack="r7 r10 r11 r12 r13 k2 b5 o9", table="r4 r5 r6", others=("k1 k13 o5",), opened=False, others_opened=False
)


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "de"), ("desktop", "fr")])
def test_a_whole_turn_goes_with_clicks_alone(sit: Sit, screen: str, language: str) -> None:
    board = sit(BEFORE_OPENING, screen, language)
    board.lay("r10a", "r11a", "r12a")
    board.says("board-ready", tiles=3, points=33)
    board.press(board.button("board-play"))
    # The computer cannot lay: it draws, and it is the person's turn again.
    board.says("board-turn")
    seen = board.look()
    assert seen.melds == [["r4a", "r5a", "r6a"], ["r10a", "r11a", "r12a"]]
    assert seen.others == [4]
    assert seen.total == 106


def test_a_whole_turn_goes_with_keys_alone(sit: Sit) -> None:
    board = sit(BEFORE_OPENING)
    keys = board.page.keyboard
    for tile in ("r10a", "r11a", "r12a"):
        _focus(board, tile)
        keys.press("Space")
    keys.press("n")
    board.says("board-ready", tiles=3, points=33)
    keys.press("p")
    board.says("board-turn")
    # Opened now: a tile is moved to a meld on the table, taken back, and moved again.
    _focus(board, "r7a")
    keys.press("Space")
    _focus(board, "r6a")
    keys.press("Enter")
    board.says("board-ready", tiles=1, points=7)
    _focus(board, "r7a")
    keys.press("Backspace")
    board.says("board-turn")
    keys.press("Control+z")
    board.says("board-ready", tiles=1, points=7)
    keys.press("p")
    board.says("board-turn")
    assert board.look().melds == [["r4a", "r5a", "r6a", "r7a"], ["r10a", "r11a", "r12a"]]
    keys.press("d")
    expect(board.page.locator("[data-rack] .fresh")).to_have_count(1)


def _focus(board: Board, tile: str) -> None:
    """Go to a tile with the arrows."""
    at = "document.activeElement?.dataset.stop ?? null"
    keys = board.page.keyboard
    rack = tile in board.look().rack
    keys.press("ArrowRight")
    for _ in range(6):
        inside = board.page.evaluate("document.activeElement?.closest('[data-rack]') !== null")
        if inside == rack:
            break
        keys.press("ArrowDown" if rack else "ArrowUp")
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(40):
            if board.page.evaluate(at) == tile:
                return
            keys.press(key)
    raise AssertionError(f"the arrows do not lead to {tile}")


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "fr")])
def test_playing_too_few_points_changes_nothing_and_says_what_is_missing(sit: Sit, screen: str, language: str) -> None:
    board = sit(Position(rack="r5 r6 r7 k2 b9 o9", opened=False), screen, language)
    board.lay("r5a", "r6a", "r7a")
    board.says("board-opening", points=18, minimum=30)
    before = board.look()
    board.press(board.button("board-play"))
    refusal = board.text("problem-opening-below_minimum", points=18, minimum=30)
    expect(board.alert).to_have_text(refusal)
    expect(board.reason).to_have_text(refusal)
    assert "18" in refusal
    assert "30" in refusal
    assert board.look() == before


def test_before_the_opening_a_drop_on_a_table_meld_is_refused_and_afterwards_it_works(sit: Sit) -> None:
    board = sit(BEFORE_OPENING)
    before = board.look()
    board.drag("r7a", board.meld(1))
    board.says("problem-board-before_opening")
    assert board.look().lying == before.lying
    board.select("r7a")
    board.press(board.tile("r6a"))
    board.says("problem-board-before_opening")
    assert board.look().lying == before.lying
    board.page.keyboard.press("Escape")
    board.lay("r10a", "r11a", "r12a")
    board.press(board.button("board-play"))
    board.says("board-turn")
    board.drag("r7a", board.meld(1))
    board.says("board-ready", tiles=1, points=7)
    assert board.look().melds[0] == ["r4a", "r5a", "r6a", "r7a"]


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_run_splits_and_undo_redo_and_reset_lead_to_equal_states(sit: Sit, screen: str) -> None:
    board = sit(Position(rack="r6 k9 k10 o1", table="r4 r5 r6 r7 r8 | k6 k7 k8"), screen)
    states = [board.look()]
    split = [["r4a", "r5a", "r6a"], ["r6b", "r7a", "r8a"]]
    board.add("r6b", onto="r6a")
    board.says("board-ready", tiles=1, points=6)
    assert _split_of(board.look().melds) == split
    states.append(board.look())
    board.add("k9a", onto="k8a")
    board.says("board-ready", tiles=2, points=15)
    states.append(board.look())
    board.add("k10a", onto="k9a")
    board.says("board-ready", tiles=3, points=25)
    states.append(board.look())
    for state in reversed(states[:-1]):
        board.press(board.button("board-undo"))
        board.judged()
        assert board.look().lying == state.lying
    expect(board.button("board-undo")).to_have_attribute("aria-disabled", "true")
    for state in states[1:]:
        board.press(board.button("board-redo"))
        board.judged()
        assert board.look().lying == state.lying
    expect(board.button("board-redo")).to_have_attribute("aria-disabled", "true")
    board.says("board-ready", tiles=3, points=25)
    board.press(board.button("board-reset"))
    board.says("board-turn")
    assert board.look().lying == states[0].lying
    board.press(board.button("board-undo"))
    board.says("board-ready", tiles=3, points=25)
    assert board.look().lying == states[-1].lying


def _split_of(melds: list[list[str]]) -> list[list[str]]:
    return [meld for meld in melds if meld[0].startswith("r")]


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "fr")])
def test_a_freed_joker_has_to_be_laid_and_never_comes_to_the_rack(sit: Sit, screen: str, language: str) -> None:
    board = sit(Position(rack="b10 r4 k4 o12", table="b9 j b11"), screen, language)
    board.add("b10a", onto="ja")
    assert board.look().tray == ["ja"]
    assert board.look().melds == [["b9a", "b10a", "b11a"]]
    loose = board.text("problem-turn-table_tile_missing", tile_names=board.text("tile-joker"))
    expect(board.reason).to_have_text(loose)
    board.press(board.button("board-play"))
    expect(board.alert).to_contain_text(loose)
    assert board.look().turn
    # Neither a drop nor a tap brings it to the rack.
    if screen == "desktop":
        board.drag("ja", board.page.locator("[data-rack]"))
        board.says("problem-board-joker_stays")
        assert board.look().tray == ["ja"]
    board.select("ja")
    board.page.locator("[data-rack]").click(position={"x": 250, "y": 20})
    board.says("problem-board-joker_stays")
    assert board.look().tray == ["ja"]
    # Selected still, it goes along with two tiles of the rack.
    board.select("r4a", "k4a")
    board.press(board.new_meld)
    board.says("board-ready", tiles=3, points=18)
    board.press(board.button("board-play"))
    board.says("board-turn")
    seen = board.look()
    assert seen.tray == []
    assert sorted(seen.melds[1]) == ["ja", "k4a", "r4a"]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_long_reason_does_not_cover_the_freed_joker(sit: Sit, language: str) -> None:
    board = sit(Position(rack="b10 r4 k4 o12", table="b9 j b11"), "phone", language)
    board.add("b10a", onto="ja")
    board.lay("r4a")
    board.press(board.button("board-play"))
    expect(board.reason).to_have_class(re.compile("refused"))
    joker, line = board.page.locator("[data-tray]"), board.reason
    expect(joker).to_be_visible()
    board.page.wait_for_function(
        "([tray, line]) => tray.getBoundingClientRect().bottom <= line.getBoundingClientRect().top",
        arg=[joker.element_handle(), line.element_handle()],
    )

"""What fingers and the mouse may do in the middle of a gesture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.measuring import box_of
from tests.browser.positions import MANY_MELDS
from tests.browser.rooms import Position
from tests.browser.touch import Finger, centre

if TYPE_CHECKING:
    from tests.browser.board import Board
    from tests.browser.conftest import Sit

OPENED = Position(rack="r7 k9 k10 o1 b2 b5", table="r4 r5 r6 | k6 k7 k8 | b9 o9 k9")


def _scrolled(board: Board) -> list[float]:
    """Return how far anything on the page is scrolled."""
    scrolled: list[float] = board.page.evaluate(
        """() => [scrollX, scrollY, visualViewport.offsetTop, visualViewport.scale - 1,
             ...[...document.querySelectorAll("*")].map((each) => each.scrollTop)].filter((by) => by !== 0)"""
    )
    return scrolled


def test_a_long_press_that_drifts_nine_pixels_takes_the_meld_and_the_page_does_not_scroll(sit: Sit) -> None:
    board = sit(OPENED, "phone")
    finger = Finger(board.page)
    x, y = centre(board.tile("k7a"))
    finger.down(x, y)
    finger.move(x, y - 9, steps=3)
    # The meld is taken while the finger is still down.
    for tile in ("k6a", "k7a", "k8a"):
        expect(board.tile(tile)).to_have_attribute("aria-pressed", "true")
    finger.up()
    assert sorted(board.look().selected) == ["k6a", "k7a", "k8a"]
    assert _scrolled(board) == []
    # And it can be put where something is.
    board.press(board.tile("b9a"))
    board.judged()
    assert sorted(map(len, board.look().melds)) == [3, 6]


def test_dragging_up_and_down_on_tiles_never_scrolls_the_page(sit: Sit) -> None:
    board = sit(OPENED, "phone")
    finger = Finger(board.page)
    x, y = centre(board.tile("r7a"))
    finger.down(x, y)
    finger.move(x, y - 300)
    finger.move(x, y + 40)
    assert _scrolled(board) == []
    finger.move(*centre(board.meld(1)))
    finger.up()
    board.says("board-ready", tiles=1, points=7)
    assert board.look().melds[0] == ["r4a", "r5a", "r6a", "r7a"]
    assert _scrolled(board) == []


def test_a_finger_drags_tiles_to_a_new_meld_and_back_to_the_rack(sit: Sit) -> None:
    board = sit(OPENED, "phone", "fr")
    finger = Finger(board.page)
    before = board.look()
    finger.drag(board.tile("k9b"), board.new_meld)
    assert board.judged().melds[-1] == ["k9b"]
    finger.drag(board.tile("k9b"), board.page.locator("[data-rack]"))
    after = board.judged()
    assert after.melds == before.melds
    assert sorted(after.rack) == sorted(before.rack)


def test_a_double_tap_sends_a_tile_to_the_only_meld_that_takes_it(sit: Sit) -> None:
    board = sit(OPENED, "phone")
    Finger(board.page).double_tap(board.tile("r7a"))
    board.says("board-ready", tiles=1, points=7)
    assert board.look().melds[0] == ["r4a", "r5a", "r6a", "r7a"]


def test_a_tap_on_a_small_meld_opens_it_with_large_tiles(sit: Sit) -> None:
    board = sit(MANY_MELDS, "phone", "de")
    small = box_of(board.tile("k7b"))
    assert small["width"] < 40
    board.press(board.tile("k7b"))
    editor = board.page.get_by_role("group", name=board.text("board-editor", meld=15))
    expect(editor).to_be_visible()
    box = box_of(editor.locator("[data-tile=k7b]"))
    assert box["width"] >= 44
    board.press(editor.locator("[data-tile=k7b]"))
    assert set(board.look().selected) == {"k7b"}
    # It makes way for the place where the tile goes; the same meld brings it back, with what is selected.
    expect(editor).to_be_hidden()
    board.press(board.tile("k7b"))
    new_meld = editor.get_by_role("button", name=board.text("board-new-meld"), exact=True)
    expect(new_meld).to_be_enabled()
    board.press(editor.get_by_role("button", name=board.text("board-editor-close"), exact=True))
    expect(editor).to_be_hidden()
    board.press(board.tile("k7b"))
    board.press(new_meld)
    expect(editor).to_be_hidden()
    assert board.judged().melds[-1] == ["k7b"]


@pytest.mark.parametrize("end", ["a second finger", "a lost touch"])
def test_a_broken_off_touch_puts_everything_back(sit: Sit, end: str) -> None:
    board = sit(OPENED, "phone")
    before = board.look()
    finger = Finger(board.page)
    finger.down(*centre(board.tile("k8a")))
    finger.move(*centre(board.new_meld))
    expect(board.page.locator(".held-tiles")).to_be_visible()
    if end == "a lost touch":
        finger.cancel()
    else:
        finger.second_down(*centre(board.tile("r4a")))
    expect(board.page.locator(".held-tiles")).to_be_hidden()
    if end == "a second finger":
        finger.up()
    assert board.look() == before


@pytest.mark.parametrize("way", ["Escape", "a drop outside"])
def test_a_drag_that_is_given_up_restores_everything_and_nothing_is_selected(sit: Sit, way: str) -> None:
    board = sit(OPENED)
    board.select("k9b", "k10a")
    board.page.keyboard.press("Escape")
    before = board.look()
    assert before.selected == []
    board.drag("k8a", board.new_meld, drop=False)
    expect(board.page.locator(".held-tiles")).to_be_visible()
    if way == "Escape":
        board.page.keyboard.press("Escape")
        expect(board.page.locator(".held-tiles")).to_be_hidden()
    else:
        board.page.mouse.move(60, 400)
    board.page.mouse.up()
    expect(board.page.locator(".held-tiles")).to_be_hidden()
    assert board.look() == before


def test_what_lies_under_a_long_sentence_can_be_pressed(sit: Sit) -> None:
    board = sit(MANY_MELDS, "phone", "fr")
    line = board.page.locator(".line p")
    # As many lines as the longest sentences have on the narrowest phones.
    line.evaluate("each => { each.style.minHeight = '12rem' }")
    under = centre(board.new_meld)
    box = box_of(line)
    assert box["y"] < under[1] < box["y"] + box["height"]
    board.lay("o13a")
    assert ["o13a"] in board.look().melds

"""Hints: there is a play, these tiles, this way, do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.board import PATIENCE
from tests.browser.measuring import box_of
from tests.browser.rooms import Position

from rummyroom.i18n.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.browser.board import Board
    from tests.browser.conftest import CheckAxe, Sit

# The joker is exchanged and laid anew, and a run is split.
REARRANGED = Position(rack="r6 b9 k5 r5 o1 k13", table="r4 r5 r6 r7 r8 | b7 b8 j | k1 k2 k3")


def marked(board: Board) -> list[str]:
    """Return the tiles of the rack that are marked."""
    tiles = board.page.locator("[data-rack] .hinted")
    return sorted(tile.get_attribute("data-tile") or "" for tile in tiles.all())


def panel(board: Board) -> Locator:
    return board.page.get_by_role("region", name=board.text("board-hint-panel"))


def bottom(target: Locator) -> float:
    box = box_of(target)
    return box["y"] + box["height"]


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "de"), ("phone", "fr")])
def test_each_press_tells_more_and_the_last_lays_the_tiles(
    sit: Sit, check_axe: CheckAxe, screen: str, language: str
) -> None:
    board = sit(REARRANGED, screen, language)
    start = board.ready()
    hint = board.button("board-hint")
    board.press(hint)
    board.says("board-hint-yes")
    assert marked(board) == []
    board.press(hint)
    board.says("board-hint-tiles", tiles=4)
    assert marked(board) == ["b9a", "k5a", "r5b", "r6b"]
    board.press(hint)
    board.says("board-hint-steps")
    steps = panel(board).get_by_role("listitem").get_by_role("button")
    expect(steps).to_have_count(4)
    rack = box_of(board.page.locator("[data-rack]"))
    assert bottom(panel(board)) <= rack["y"]
    for button in panel(board).get_by_role("button").all():
        box = box_of(button)
        assert min(box["width"], box["height"]) >= 44
    for step in steps.all():
        board.press(step)
        expect(step).to_have_attribute("aria-pressed", "true")
        assert board.page.locator("[data-table] .moving, [data-rack] .moving").count() > 0
    board.press(steps.first)
    expect(board.page.locator("[data-table] .meld.hinted")).to_have_count(1)
    check_axe(board.page)
    assert board.look().lying == start.lying

    board.press(panel(board).get_by_role("button", name=board.text("board-hint-do")))
    expect(board.button("board-play")).to_contain_class("ready", timeout=PATIENCE)
    expect(panel(board)).to_have_count(0, timeout=PATIENCE)
    done = board.judged()
    assert sorted(map(sorted, done.melds)) == [
        ["b7a", "b8a", "b9a"],
        ["ja", "k5a", "r5b"],
        ["k1a", "k2a", "k3a"],
        ["r4a", "r5a", "r6a"],
        ["r6b", "r7a", "r8a"],
    ]
    assert done.rack == [tile for tile in start.rack if tile in {"o1a", "k13a"}]
    board.press(board.button("board-reset"))
    board.says("board-turn")
    assert board.look().lying == start.lying
    board.press(board.button("board-undo"))
    assert board.judged().melds == done.melds
    board.press(board.button("board-play"))
    board.says("board-turn")
    assert board.look().own == 2
    # The next turn knows nothing of it.
    assert marked(board) == []


def test_keys_alone_do_it_and_the_log_tells(sit: Sit) -> None:
    board = sit(Position(rack="r7 b9 k13", table="r4 r5 r6 | k9 o9 r9"))
    board.ready()
    keys = board.page.keyboard
    for key in ("board-hint-yes", "board-hint-tiles", "board-hint-steps"):
        keys.press("h")
        board.says(key, **({"tiles": 2} if key.endswith("tiles") else {}))
    keys.press("Escape")
    expect(panel(board)).to_have_count(0)
    keys.press("h")
    board.says("board-ready", tiles=2, points=16)
    keys.press("Control+z")
    keys.press("Control+z")
    board.says("board-turn")
    log = board.page.locator("#log")
    if not log.is_visible():
        board.page.get_by_role("button", name=board.text("log-toggle")).click()
    for stage in (1, 2, 3, 4):
        expect(log.get_by_text(board.text("log-hint-you", stage=stage), exact=True)).to_have_count(1)


def test_the_keys_go_on_after_a_hint_has_laid_the_tile_with_the_focus(sit: Sit) -> None:
    board = sit(Position(rack="r7 k1 b13", table="r4 r5 r6"))
    board.tile("r7a").focus()
    keys = board.page.keyboard
    keys.press("h")
    board.says("board-hint-yes")
    keys.press("h")
    board.says("board-hint-tiles", tiles=1)
    keys.press("h")
    board.says("board-hint-steps")
    keys.press("h")
    board.says("board-ready", tiles=1, points=7)
    keys.press("p")
    expect(board.page.locator("[data-rack] [data-tile]")).to_have_count(2)


def test_it_says_when_nothing_can_be_laid(sit: Sit) -> None:
    board = sit(Position(rack="r10 b10 k4", table="r4 r5 r6", opened=False))
    board.ready()
    board.press(board.button("board-hint"))
    board.says("board-hint-no")
    board.press(board.button("board-hint"))
    board.says("board-hint-no")
    assert marked(board) == []


@pytest.mark.parametrize("game", ["rummikub", "rummy"])
def test_a_room_can_be_without_hints(desktop: Page, game: str) -> None:
    page = desktop
    page.goto(f"/?game={game}#settings")
    texts = Texts("en")
    page.get_by_label(texts.text("settings-hints")).uncheck()
    page.locator("form button[type=submit]").click()
    page.locator("[data-rack] [data-tile], [data-hand] [data-tile]").first.wait_for(timeout=PATIENCE)
    expect(page.get_by_role("button", name=texts.text("board-hint"), exact=True)).to_have_count(0)
    # It is kept for the next game.
    page.goto(f"/?game={game}#settings")
    expect(page.get_by_label(texts.text("settings-hints"))).not_to_be_checked()

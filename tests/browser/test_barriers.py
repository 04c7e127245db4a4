"""No screen has a serious barrier, on any screen and in either theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.board import PATIENCE
from tests.browser.conftest import LOCALES
from tests.browser.rooms import Position

from rummyroom.i18n.texts import Texts

if TYPE_CHECKING:
    from typing import Literal

    from tests.browser.conftest import CheckAxe, Sit, Visit

IN_PLAY = Position(rack="b10 r4 k4 o12 r7", table="b9 j b11 | r5 r6 r7", others=("k1 k13 o5", "b1 b13 o8", "k2 k5"))

PAGES = {
    "/": "home-title",
    "/?game=rummikub#settings": "settings",
    "/rules?game=rummikub": "rules-title",
    "/verify": "verify-title",
    "/about": "about-title",
    "/room/nowhere": "room-no_room",
}
"""The addresses of the pages, and what their headings say."""


@pytest.mark.parametrize(("screen", "language", "theme"), [("desktop", "en", "light"), ("phone", "de", "dark")])
def test_pages_have_no_barriers_and_fit_the_width(
    visit: Visit, check_axe: CheckAxe, screen: str, language: str, theme: Literal["light", "dark"]
) -> None:
    page = visit(screen, locale=LOCALES[language], color_scheme=theme, reduced_motion="reduce")
    texts = Texts(language)
    for path, key in PAGES.items():
        page.goto("about:blank")
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(texts.text(key), timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), path
        check_axe(page)


@pytest.mark.parametrize(("screen", "language", "theme"), [("desktop", "fr", "dark"), ("phone", "en", "light")])
def test_the_room_has_no_barriers(
    sit: Sit, check_axe: CheckAxe, screen: str, language: str, theme: Literal["light", "dark"]
) -> None:
    board = sit(IN_PLAY, screen, language, color_scheme=theme, reduced_motion="reduce")
    check_axe(board.page)
    # In the middle of a turn, with a joker that waits and a meld that is not complete.
    board.add("b10a", onto="ja")
    board.lay("r4a")
    board.select("k4a")
    check_axe(board.page)
    board.press(board.button("board-play"))
    check_axe(board.page)
    board.press(board.page.get_by_role("button", name=board.text("menu"), exact=True))
    expect(board.page.locator("#menu")).to_be_visible()
    check_axe(board.page)
    board.page.keyboard.press("Escape")
    board.press(board.page.get_by_role("button", name=board.text("log-toggle"), exact=True))
    expect(board.page.locator("#log")).to_be_visible()
    check_axe(board.page)


@pytest.mark.parametrize(("screen", "language"), [("phone", "de"), ("phone", "fr"), ("desktop", "en")])
def test_the_help_with_the_keys_fits_the_screen(sit: Sit, screen: str, language: str) -> None:
    board = sit(IN_PLAY, screen, language)
    board.page.keyboard.press("ArrowRight")
    board.page.keyboard.press("?")
    dialog = board.page.get_by_role("dialog", name=board.text("board-help"))
    expect(dialog).to_be_visible()
    assert dialog.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    board.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

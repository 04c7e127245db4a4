"""The first screen, on a fresh profile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.board import PATIENCE, Board
from tests.browser.conftest import LOCALES

from rummyroom.i18n.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.browser.conftest import CheckAxe, Visit


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("fr-FR", "fr"), ("de-DE", "de")])
def test_it_speaks_the_language_of_the_browser(visit: Visit, screen: str, locale: str, language: str) -> None:
    page = visit(screen, locale=locale)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_it_fits_the_width_and_has_no_barriers(visit: Visit, check_axe: CheckAxe, screen: str) -> None:
    page = visit(screen)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    check_axe(page)


def _play(page: Page, language: str) -> Board:
    """Press the first screen's button, and return the board."""
    page.goto("/")
    page.locator("[data-play=rummikub]").click()
    expect(page.locator("[data-rack] [data-tile]").first).to_be_visible(timeout=PATIENCE)
    return Board(page, language)


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "fr"), ("phone", "de")])
def test_one_click_deals_fourteen_tiles_without_a_dialog(visit: Visit, screen: str, language: str) -> None:
    page = visit(screen, locale=LOCALES[language])
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    board = _play(page, language)
    seen = board.look()
    assert len(seen.rack) == 14
    assert seen.total == 106
    assert len(seen.others) == 2
    assert dialogs == []
    assert page.locator("dialog[open], [aria-modal=true]").count() == 0


def test_the_draw_for_the_start_is_shown_and_goes_with_a_tap(visit: Visit) -> None:
    board = _play(visit("phone", locale="de-DE"), "de")
    draw = board.page.get_by_role("region", name=board.text("draw-title"))
    expect(draw).to_be_visible()
    expect(draw.locator("li")).not_to_have_count(0)
    board.page.locator("[data-rack]").tap(position={"x": 5, "y": 2})
    expect(draw).to_be_hidden()


def test_less_than_120_kilobytes_travel_before_the_first_tile(visit: Visit) -> None:
    page = visit("desktop")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    travelled: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: travelled.append(event["encodedDataLength"]))
    devtools.on("Network.webSocketFrameReceived", lambda event: travelled.append(len(event["response"]["payloadData"])))
    _play(page, "en")
    assert len(travelled) > 5
    assert sum(travelled) < 120_000


def test_the_settings_are_kept_and_played(visit: Visit) -> None:
    page = visit("phone", locale="fr-FR")
    texts = Texts("fr")
    page.goto("/?game=rummikub#settings")
    page.get_by_role("textbox", name=texts.text("settings-your-name")).fill("Zoé")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("combobox", name=texts.text("settings-pace")).select_option("instant")
    page.get_by_role("radio", name=texts.text("edition-family")).check()
    page.reload()
    expect(page.get_by_role("radio", name=texts.text("edition-family"))).to_be_checked()
    page.get_by_role("button", name=texts.text("settings-play"), exact=True).tap()
    expect(page.locator("[data-rack] [data-tile]").first).to_be_visible(timeout=PATIENCE)
    board = Board(page, "fr")
    board.ready()
    seen = board.look()
    assert len(seen.others) == 3
    assert seen.total == 106
    expect(page.locator("li.own .name")).to_have_text(texts.text("player-you", name="Zoé"))


def test_a_game_is_continued_from_the_first_screen(visit: Visit) -> None:
    page = visit("desktop", locale="de-DE")
    board = _play(page, "de")
    address = page.url
    tiles = sorted(board.look().rack)
    page.goto("/")
    page.get_by_role("heading", name=board.text("continue")).wait_for()
    page.locator("a[href*='/room/']").first.click()
    expect(page).to_have_url(address)
    expect(page.locator("[data-rack] [data-tile]").first).to_be_visible(timeout=PATIENCE)
    assert set(tiles) <= set(board.look().tiles)

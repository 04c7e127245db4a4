"""Lost lines, reloads, a second tab and a killed server: seat, rack and half-made turn are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.board import PATIENCE, Board
from tests.browser.rooms import Position

from rummyroom.i18n.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route
    from tests.browser.conftest import Sit
    from tests.browser.serving import ServerProcess
    from tests.browser.watching import Faults

OPENED = Position(rack="o1 r7 k9 k10 b2 b5 r12", table="r4 r5 r6 | k6 k7 k8", others=("k1 k13 o5", "b1 b13 o8"))


def _half_made_turn(board: Board) -> tuple[list[str], list[list[str]], list[str]]:
    """Order the rack, lay some tiles, and return where everything lies."""
    board.drag("r12a", board.tile("o1a"))
    board.add("r7a", onto="r6a")
    board.lay("b5a")
    board.says("problem-meld-too_short", missing=2)
    lying = board.look().lying
    assert lying[1] == [["r4a", "r5a", "r6a", "r7a"], ["k6a", "k7a", "k8a"], ["b5a"]]
    return lying


def test_a_lost_line_is_shown_within_six_seconds_and_a_reload_brings_everything_back(sit: Sit, faults: Faults) -> None:
    board = sit(OPENED)
    lying = _half_made_turn(board)
    lost = board.page.get_by_text(board.text("connection-lost"))
    faults.forgive("WebSocket|ERR_INTERNET_DISCONNECTED")
    board.page.context.set_offline(True)
    expect(lost).to_be_visible(timeout=6000)
    # The board stays, and can be used.
    assert board.look().lying == lying
    board.press(board.button("board-undo"))
    board.press(board.button("board-redo"))
    board.page.context.set_offline(False)
    expect(lost).to_be_hidden(timeout=PATIENCE)
    board.press(board.button("board-undo"))
    board.says("board-ready", tiles=1, points=7)
    board.press(board.button("board-redo"))
    board.says("problem-meld-too_short", missing=2)
    board.page.reload()
    board.ready()
    assert board.look().lying == lying
    board.says("problem-meld-too_short", missing=2)


def test_a_server_that_falls_silent_is_noticed(own_server: ServerProcess, sit: Sit, faults: Faults) -> None:
    faults.forgive("WebSocket")
    board = sit(OPENED, "phone", "fr")
    lost = board.page.get_by_text(board.text("connection-lost"))
    own_server.pause()
    try:
        # Six seconds are the rule (the page's unit tests hold it); a busy machine gets more.
        expect(lost).to_be_visible(timeout=12_000)
    finally:
        own_server.go_on()
    expect(lost).to_be_hidden(timeout=PATIENCE)
    board.add("r7a", onto="r6a")
    board.press(board.button("board-play"))
    expect(board.page.locator("[data-rack] [data-tile=r7a]")).to_have_count(0)
    board.says("board-turn")


@pytest.mark.parametrize(("screen", "language"), [("desktop", "de"), ("phone", "en")])
def test_a_server_killed_in_the_middle_of_a_turn_goes_on_where_it_stood(
    own_server: ServerProcess, sit: Sit, faults: Faults, screen: str, language: str
) -> None:
    faults.forgive("WebSocket|ERR_CONNECTION")
    board = sit(OPENED, screen, language)
    board.add("r7a", onto="r6a")
    board.says("board-ready", tiles=1, points=7)
    board.press(board.button("board-play"))
    board.says("board-turn")
    board.add("k9a", onto="k8a")
    board.says("board-ready", tiles=1, points=9)
    before = board.look()
    lost = board.page.get_by_text(board.text("connection-lost"))
    own_server.kill()
    expect(lost).to_be_visible(timeout=PATIENCE)
    # Moved while there is no server, and judged when it is back.
    board.select("k10a")
    board.press(board.tile("k9a"), position={"x": 30, "y": 20})
    own_server.start()
    expect(lost).to_be_hidden(timeout=PATIENCE)
    board.says("board-ready", tiles=2, points=19)
    after = board.look()
    assert after.pool == before.pool
    assert after.others == before.others
    board.page.reload()
    board.ready()
    board.says("board-ready", tiles=2, points=19)
    assert board.look().lying == after.lying
    board.press(board.button("board-play"))
    board.says("board-turn")
    assert board.look().total == 106


def test_the_newer_of_two_tabs_plays_and_the_older_says_so(sit: Sit) -> None:
    board = sit(OPENED)
    lying = _half_made_turn(board)
    newer = board.page.context.new_page()
    newer.goto(board.page.url)
    second = Board(newer)
    second.ready()
    assert second.look().lying == lying
    expect(board.page.get_by_role("heading", name=board.text("room-taken_over"))).to_be_visible(timeout=PATIENCE)
    board.page.get_by_role("button", name=board.text("room-play-here")).click()
    board.ready()
    assert board.look().lying == lying
    expect(newer.get_by_role("heading", name=board.text("room-taken_over"))).to_be_visible(timeout=PATIENCE)


def test_a_page_left_open_while_the_server_is_renewed_loads_itself_anew(desktop: Page, faults: Faults) -> None:
    faults.forgive("404")
    page = desktop
    page.goto("/")
    gone: list[str] = []

    def once(route: Route) -> None:
        if gone:
            route.continue_()
            return
        gone.append(route.request.url)
        route.fulfill(status=404)

    page.route("**/assets/Verify-*.js", once)
    page.get_by_role("link", name=Texts("en").text("nav-verify")).first.click()
    expect(page.get_by_role("heading", name=Texts("en").text("verify-title"), exact=True)).to_be_visible()
    assert len(gone) == 1

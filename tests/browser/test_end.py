"""How games and matches end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.board import PATIENCE
from tests.browser.positions import NOBODY_CAN_LAY, ONE_TILE_LEFT

if TYPE_CHECKING:
    from tests.browser.board import Board
    from tests.browser.conftest import CheckAxe, Sit


def _scores(board: Board) -> list[int]:
    """Return the points of the players as the end of the game shows them."""
    texts = board.page.locator(".racks .points").all_text_contents()
    return [int(text.replace("\N{MINUS SIGN}", "-").replace("+", "").replace("\u202f", "")) for text in texts]


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "fr")])
def test_the_last_tile_ends_the_game_and_everything_is_shown(
    sit: Sit, check_axe: CheckAxe, screen: str, language: str
) -> None:
    board = sit(replace(ONE_TILE_LEFT, others=("k1 k13 o5 j", "b1 b2")), screen, language)
    board.add("r9a", onto="r8a")
    board.press(board.button("board-play"))
    heading = board.page.get_by_role("heading", name=board.text("end-won-you"))
    expect(heading).to_be_visible(timeout=PATIENCE)
    expect(heading).to_be_focused()
    expect(board.page.get_by_text(board.text("end-why-out"))).to_be_visible()
    assert sorted(_scores(board)) == [-49, -3, 52]
    racks = board.page.locator(".racks")
    expect(racks).to_contain_text(board.text("end-rack-value", points=49))
    expect(racks).to_contain_text(board.text("end-rack-value", points=3))
    expect(racks).to_contain_text(board.text("end-rack-empty"))
    check_axe(board.page)
    # It survives a reload, can be put aside, and comes back.
    board.page.reload()
    expect(heading).to_be_visible(timeout=PATIENCE)
    assert sorted(_scores(board)) == [-49, -3, 52]
    board.press(board.button("end-hide"))
    expect(heading).to_be_hidden()
    board.press(board.button("end-show"))
    # The next game of the same match.
    board.press(board.page.get_by_role("button", name=board.text("end-next", number=2, games=3)))
    expect(heading).to_be_hidden(timeout=PATIENCE)
    board.ready()
    seen = board.look()
    assert len(seen.rack) == 14 or seen.melds
    assert seen.total == 106
    board.press(board.page.get_by_role("button", name=board.text("menu"), exact=True))
    expect(board.page.locator("#menu tbody tr")).to_have_count(1)


@pytest.mark.parametrize(("screen", "language"), [("phone", "en"), ("desktop", "de")])
def test_with_an_empty_pool_all_pass_and_the_lowest_rack_wins(sit: Sit, screen: str, language: str) -> None:
    board = sit(NOBODY_CAN_LAY, screen, language)
    board.says("board-turn-pass")
    expect(board.button("board-draw")).to_have_count(0)
    assert board.look().pool == 0
    board.press(board.button("board-pass"))
    expect(board.page.get_by_role("heading", name=board.text("end-won-you"))).to_be_visible(timeout=PATIENCE)
    expect(board.page.get_by_text(board.text("end-why-blocked"))).to_be_visible()
    assert _scores(board) == [22, -22]


def test_passing_with_tiles_laid_is_asked_for_twice(sit: Sit) -> None:
    board = sit(NOBODY_CAN_LAY)
    board.lay("k1b")
    board.press(board.button("board-pass"))
    board.says("board-pass-again")
    expect(board.alert).to_have_text(board.text("board-pass-again"))
    assert board.look().turn
    board.press(board.button("board-pass"))
    expect(board.page.locator("#end-title")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("screen", "language"), [("desktop", "fr"), ("phone", "de")])
def test_the_end_of_a_match_shows_its_score_sheet_and_offers_another(
    sit: Sit, check_axe: CheckAxe, screen: str, language: str
) -> None:
    board = sit(replace(ONE_TILE_LEFT, rules={"games": 1}), screen, language)
    board.add("r9a", onto="r8a")
    board.press(board.button("board-play"))
    expect(board.page.get_by_text(board.text("match-won-you"))).to_be_visible(timeout=PATIENCE)
    sheet = board.page.locator(".sheet table").first
    expect(sheet.locator("tbody tr")).to_have_count(1)
    expect(sheet.locator("tfoot tr").first).to_contain_text("49")
    check_axe(board.page)
    board.press(board.button("end-rematch"))
    expect(board.page.locator("#end-title")).to_be_hidden(timeout=PATIENCE)
    board.ready()
    assert board.look().total == 106

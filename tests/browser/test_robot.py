"""A robot plays whole matches through the page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.board import PATIENCE, Board
from tests.browser.conftest import LOCALES
from tests.browser.robot import Robot

if TYPE_CHECKING:
    from tests.browser.conftest import Visit


@pytest.mark.slow
@pytest.mark.parametrize(
    ("screen", "language", "computers", "matches"),
    [("desktop", "en", ["Ada"], 2), ("phone", "fr", ["Ada", "Bruno"], 1), ("desktop", "de", ["Ada", "Bruno"], 1)],
)
def test_whole_matches_are_played_with_all_tiles_conserved(
    visit: Visit, screen: str, language: str, computers: list[str], matches: int
) -> None:
    page = visit(screen, locale=LOCALES[language], reduced_motion="reduce")
    settings = {"computers": computers, "pace": "instant", "changes": {"turn_seconds": None}}
    page.add_init_script(f"localStorage.setItem('rummyroom.settings.rummikub', JSON.stringify({json.dumps(settings)}))")
    page.goto("/")
    board = Board(page, language)
    board.press(page.locator("[data-play=rummikub]"))
    page.locator("[data-rack] [data-tile]").first.wait_for(timeout=PATIENCE)
    robot = Robot(board)
    games = len(computers) + 1
    for match in range(matches):
        totals = [0] * games
        for number in range(1, games + 1):
            robot.play_game()
            scores = _scores(board)
            assert sum(scores) == 0
            rows = page.locator("section .sheet tbody tr")
            expect(rows).to_have_count(number)
            totals = [total + score for total, score in zip(totals, _row(board, number - 1), strict=True)]
            assert sorted(scores) == sorted(_row(board, number - 1))
            if number < games:
                board.press(board.button("end-next", number=number + 1, games=games))
                expect(page.locator("#end-title")).to_be_hidden(timeout=PATIENCE)
        assert _numbers(page.locator("section .sheet tfoot tr").first.locator("td").all_text_contents()) == totals
        expect(page.locator(".match")).to_be_visible()
        if match + 1 < matches:
            board.press(board.button("end-rematch"))
            expect(page.locator("#end-title")).to_be_hidden(timeout=PATIENCE)


def _scores(board: Board) -> list[int]:
    return _numbers(board.page.locator(".racks .points").all_text_contents())


def _row(board: Board, index: int) -> list[int]:
    """Return the scores of a game on the score sheet, in seat order."""
    cells = board.page.locator("section .sheet tbody tr").nth(index).locator("td")
    return _numbers(cells.all_text_contents())


def _numbers(texts: list[str]) -> list[int]:
    """Return the numbers in texts such as "+12, won"."""
    return [int(text.split(",")[0].replace("\N{MINUS SIGN}", "-")) for text in texts]

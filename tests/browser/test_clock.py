"""The time of a turn runs out: what lies ready is played, anything else goes back, and the log says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.board import PATIENCE
from tests.browser.rooms import Position

if TYPE_CHECKING:
    from tests.browser.board import Board
    from tests.browser.conftest import Sit

SHORT_OF_TIME = Position(
    rack="r7 k9 b2 b5 o12",
    table="r4 r5 r6 | k6 k7 k8",
    others=("k1 k13 o5",),
    rules={"turn_seconds": 180},
    time_left=20_000,
)


def test_when_time_runs_out_a_legal_draft_is_played_and_an_illegal_one_restored(sit: Sit) -> None:
    # Both at the same time: they have to wait for the same clock.
    legal = sit(SHORT_OF_TIME)
    legal.add("r7a", onto="r6a")
    illegal = sit(SHORT_OF_TIME, "phone", "fr")
    illegal.add("r7a", onto="r6a")
    illegal.lay("b5a")

    _expect_log(legal, "log-time-played-you", held=4)
    seen = legal.ready()
    assert seen.melds[0] == ["r4a", "r5a", "r6a", "r7a"]
    assert len(seen.rack) == 4
    assert seen.total == 106

    _expect_log(illegal, "log-time-restored-you", held=8)
    penalty = illegal.text("log-drew-penalty-you", count=3)
    expect(illegal.page.locator("#log li").get_by_text(penalty)).to_be_visible()
    illegal.press(illegal.button("log-close"))
    seen = illegal.ready()
    assert seen.melds[0] == ["r4a", "r5a", "r6a"]
    assert len(seen.rack) == 8
    assert "r7a" in seen.rack
    assert seen.total == 106


def _expect_log(board: Board, key: str, *, held: int) -> None:
    """Wait for the turn after the one that time ended, with ``held`` tiles on the rack: the log says this."""
    expect(board.page.locator("li.own > .shown > .count")).to_have_text(str(held), timeout=PATIENCE)
    # A log that is open closes when the turn begins.
    board.ready()
    board.press(board.page.get_by_role("button", name=board.text("log-toggle"), exact=True))
    expect(board.page.locator("#log li").get_by_text(board.text(key))).to_be_visible(timeout=PATIENCE)

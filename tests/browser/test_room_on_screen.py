"""A full table fits on every screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.measuring import box_of, settle
from tests.browser.positions import JOKER_AMONG_MANY, MANY_MELDS, MORE_MELDS

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.browser.conftest import CheckAxe, Sit
    from tests.browser.rooms import Position

_MEASURE = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const name = each.dataset.tile ?? each.getAttribute("aria-label") ?? each.textContent.trim();
    return { name, x, y, width, height };
  };
  const scrolling = [...document.querySelectorAll("*")].filter((each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    return (each.scrollHeight > each.clientHeight + 1 && ["auto", "scroll"].includes(overflowY)) ||
           (each.scrollWidth > each.clientWidth + 1 && ["auto", "scroll"].includes(overflowX));
  });
  return {
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    window: [innerWidth, innerHeight],
    scrolling: scrolling.map((each) => each.outerHTML.slice(0, 120)),
    table: shown("[data-table] [data-tile]").map(box),
    rack: shown("[data-rack] [data-tile]").map(box),
    buttons: shown("button, a, select, input, summary").filter((each) => !each.matches(".tile, .blank")).map(box),
    felt: box(document.querySelector("[data-table]")),
  };
}"""


def measure(page: Page) -> dict[str, Any]:
    """Return where everything lies on a room's page at rest."""
    settle(page)
    seen: dict[str, Any] = page.evaluate(_MEASURE)
    return seen


@pytest.mark.parametrize(
    ("position", "tiles", "screen", "language"),
    [
        (MANY_MELDS, 75, "phone", "en"),
        (MANY_MELDS, 75, "phone", "de"),
        (MORE_MELDS, 92, "desktop", "en"),
        (MORE_MELDS, 92, "desktop", "fr"),
    ],
)
def test_nothing_scrolls_with_a_full_table_and_everything_is_large_enough(
    sit: Sit, check_axe: CheckAxe, position: Position, tiles: int, screen: str, language: str
) -> None:
    board = sit(position, screen, language)
    seen = measure(board.page)
    assert seen["page"] == seen["window"]
    assert seen["scrolling"] == []
    assert len(seen["table"]) == tiles
    felt = seen["felt"]
    for tile in seen["table"]:
        assert tile["width"] >= 26, tile
        assert tile["height"] >= 36, tile
        assert felt["y"] <= tile["y"], tile
        assert tile["y"] + tile["height"] <= felt["y"] + felt["height"], tile
        assert tile["x"] + tile["width"] <= felt["x"] + felt["width"], tile
    for tile in seen["rack"]:
        assert tile["width"] >= 40, tile
        assert tile["y"] + tile["height"] <= seen["window"][1], tile
    for button in seen["buttons"]:
        assert button["width"] >= 44, button
        assert button["height"] >= 44, button
    check_axe(board.page)


def test_92_tiles_on_a_desktop_are_48_pixels_wide(sit: Sit) -> None:
    board = sit(MORE_MELDS)
    widths = {round(tile["width"]) for tile in measure(board.page)["table"]}
    assert min(widths) >= 48


@pytest.mark.parametrize(("screen", "language"), [("phone", "fr"), ("desktop", "de")])
def test_a_freed_joker_leaves_the_melds_and_the_place_for_a_new_one_free(sit: Sit, screen: str, language: str) -> None:
    board = sit(JOKER_AMONG_MANY, screen, language)
    board.add("b2b", onto="ja")
    tray = box_of(board.page.locator("[data-tray]"))
    for lying in measure(board.page)["table"]:
        assert not _overlap(tray, lying), lying
    # A tap would say so if something lay over the place.
    board.lay("o8a", "o9a")
    board.add("ja", onto="o9a")
    board.says("board-ready", tiles=3, points=19)
    assert board.look().total == 106


def _overlap(one: Any, other: Any) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )

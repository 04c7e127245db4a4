"""A page with a room on it: what can be seen there, and the ways to move tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.measuring import box_of

from rummyroom.i18n.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""

_LOOK = """() => {
  const tiles = (root) => [...(root?.querySelectorAll("[data-tile]") ?? [])].map((tile) => tile.dataset.tile);
  const numbers = (selector) => [...document.querySelectorAll(selector)].map((each) => Number(each.textContent));
  const melds = [...document.querySelectorAll("[data-table] [data-meld]")];
  return {
    rack: tiles(document.querySelector("[data-rack]")),
    melds: melds.map((meld) => tiles(meld)).filter((meld) => meld.length > 0),
    names: melds.map((meld) => meld.getAttribute("aria-label")),
    tray: tiles(document.querySelector("[data-tray]")),
    selected: [...document.querySelectorAll("[data-tile][aria-pressed=true]")].map((tile) => tile.dataset.tile),
    others: numbers("li:not(.own) > .shown > .count"),
    own: numbers("li.own > .shown > .count")[0] ?? null,
    pool: numbers(".pool > span[aria-hidden]")[0] ?? null,
    opened: document.querySelector("li.own .opened.yes") !== null,
    turn: document.querySelector("header.yours") !== null,
    over: document.querySelector("#end-title") !== null,
    waiting: melds.some((meld) => meld.classList.contains("open")),
  };
}"""


@dataclass(frozen=True)
class Seen:
    """What a page shows at one moment.

    Args:
        rack: the tiles on the rack, in their order.
        melds: the melds on the table that have tiles.
        names: the melds' names for readers of the screen.
        tray: jokers that still have to be laid.
        selected: the selected tiles.
        others: the numbers of tiles of the other players.
        own: the number of tiles of the person at the start of the turn.
        pool: the number of tiles in the pool.
        opened: the person has opened.
        turn: it is the person's turn.
        over: the game has ended.
        waiting: a meld is not judged yet.
    """

    rack: list[str]
    melds: list[list[str]]
    names: list[str]
    tray: list[str]
    selected: list[str]
    others: list[int]
    own: int
    pool: int
    opened: bool
    turn: bool
    over: bool
    waiting: bool

    @property
    def lying(self) -> tuple[list[str], list[list[str]], list[str]]:
        """Where every visible tile lies."""
        return self.rack, self.melds, self.tray

    @property
    def tiles(self) -> list[str]:
        """Every visible tile."""
        return [*self.rack, *self.tray, *(tile for meld in self.melds for tile in meld)]

    @property
    def total(self) -> int:
        """The number of tiles in the game, as far as it can be seen."""
        return len(self.tiles) + sum(self.others) + self.pool


class Board:
    """The room's screen on a page.

    Args:
        page: the page.
        language: the one it speaks.
    """

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.texts = Texts(language)
        self.touches = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    def text(self, key: str, **args: str | int) -> str:
        """Return a sentence of the page's language."""
        return self.texts.text(key, **args)

    # ------------------------------------------------------------ what is there

    def look(self) -> Seen:
        """Return what the page shows now."""
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return Seen(**seen)

    def tile(self, tile: str) -> Locator:
        """Return a tile on the rack, on the table or in the tray; not its copy in the editor."""
        return self.page.locator(
            f"[data-rack] [data-tile={tile}], [data-table] [data-tile={tile}], [data-tray] [data-tile={tile}]"
        )

    def meld(self, number: int) -> Locator:
        """Return a meld on the table, from 1."""
        return self.page.locator("[data-table] [data-meld]").nth(number - 1)

    @property
    def new_meld(self) -> Locator:
        """The place for a new meld."""
        return self.page.locator("[data-new]")

    @property
    def reason(self) -> Locator:
        """The line that says what is missing."""
        return self.page.locator(".line p")

    @property
    def alert(self) -> Locator:
        """What is said at once to readers of the screen."""
        return self.page.locator("[role=alert][aria-live=assertive]")

    def button(self, key: str, **args: str | int) -> Locator:
        """Return a button by the key of its name."""
        return self.page.get_by_role("button", name=self.text(key, **args), exact=True)

    # ------------------------------------------------------------ waiting

    def ready(self) -> Seen:
        """Wait until it is the person's turn, and nothing is being shown."""
        expect(self.page.locator("header.yours")).to_be_visible(timeout=PATIENCE)
        return self.judged()

    def judged(self) -> Seen:
        """Wait until every meld is judged."""
        expect(self.page.locator("[data-table] .meld.open")).to_have_count(0, timeout=PATIENCE)
        return self.look()

    def says(self, key: str, **args: str | int) -> None:
        """Wait until the reason line says this sentence."""
        expect(self.reason).to_have_text(self.text(key, **args), timeout=PATIENCE)

    # ------------------------------------------------------------ doing

    def press(self, target: Locator, **where: Any) -> None:
        """Click, or tap where there is a finger."""
        if self.touches:
            target.tap(timeout=PATIENCE, **where)
        else:
            target.click(timeout=PATIENCE, **where)

    def select(self, *tiles: str) -> None:
        """Select tiles, one after the other."""
        for tile in tiles:
            self.press(self.tile(tile))
            expect(self.tile(tile)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)

    def lay(self, *tiles: str) -> Seen:
        """Put tiles to a new meld."""
        self.select(*tiles)
        self.press(self.new_meld)
        return self.judged()

    def add(self, tile: str, onto: str) -> Seen:
        """Put one tile where another lies: behind it, or in a joker's place."""
        self.select(tile)
        box = box_of(self.tile(onto))
        self.press(self.tile(onto), position={"x": box["width"] * 0.8, "y": box["height"] / 2})
        return self.judged()

    def drag(self, tile: str, target: Locator, *, drop: bool = True) -> None:
        """Drag a tile with the mouse, and let it go unless it shall be held."""
        mouse = self.page.mouse
        start, end = box_of(self.tile(tile)), box_of(target)
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        if drop:
            mouse.up()

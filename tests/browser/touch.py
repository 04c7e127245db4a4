"""Real touch events, as a finger on a screen makes them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.browser.measuring import box_of

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def centre(target: Locator) -> tuple[float, float]:
    """Return the middle of an element, in CSS pixels of the window."""
    box = box_of(target)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger on a page that was opened with touch."""

    def __init__(self, page: Page) -> None:
        """Hold a finger over ``page``."""
        self._page = page
        self._devtools = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._at = (x, y)
        self._send("touchStart", [self._point()])

    def move(self, x: float, y: float, *, steps: int = 8) -> None:
        """Move to a place in ``steps`` events."""
        from_x, from_y = self._at
        for step in range(1, steps + 1):
            share = step / steps
            self._at = (from_x + (x - from_x) * share, from_y + (y - from_y) * share)
            self._send("touchMove", [self._point()])

    def hold(self, milliseconds: float) -> None:
        """Stay where it is."""
        self._page.wait_for_timeout(milliseconds)

    def up(self) -> None:
        """Leave the screen."""
        self._send("touchEnd", [])

    def second_down(self, x: float, y: float) -> None:
        """Touch the screen with another finger; :meth:`up` lifts both."""
        self._send("touchStart", [self._point(), self._point() | {"x": x, "y": y, "id": 2}])

    def cancel(self) -> None:
        """Lose the touch to the system, as an incoming call does."""
        self._send("touchCancel", [])

    def tap(self, target: Locator) -> None:
        """Tap an element."""
        target.scroll_into_view_if_needed()
        self.down(*centre(target))
        self.up()

    def double_tap(self, target: Locator) -> None:
        """Tap an element twice within 0.25 s, by the clock of the events, however busy the machine is."""
        at = centre(target)
        now = time.time()
        for seconds, kind in ((0.0, "touchStart"), (0.05, "touchEnd"), (0.2, "touchStart"), (0.25, "touchEnd")):
            self._at = at
            self._send(kind, [self._point()] if kind == "touchStart" else [], timestamp=now + seconds)

    def drag(self, source: Locator, target: Locator) -> None:
        """Drag one element onto another."""
        source.scroll_into_view_if_needed()
        self.down(*centre(source))
        self.move(*centre(target))
        self.up()

    def _point(self) -> dict[str, Any]:
        return {"x": self._at[0], "y": self._at[1], "radiusX": 4, "radiusY": 4, "force": 1, "id": 1}

    def _send(self, kind: str, points: list[dict[str, Any]], **more: float) -> None:
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **more})

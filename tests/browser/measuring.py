"""Where things lie on a page, once nothing glides any more: a machine that is busy draws a movement late."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page

_PATIENCE = 30_000

_STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
  return document.getAnimations().every((each) => !ends(each) || each.playState !== "running");
}"""


def settle(page: Page) -> None:
    """Wait until everything on ``page`` that moves, fades or changes its colour has come to its end."""
    page.wait_for_function(_STILL, timeout=_PATIENCE)


def box_of(target: Locator) -> FloatRect:
    """Return the place and size of an element at rest, in CSS pixels of the window."""
    target.wait_for(timeout=_PATIENCE)
    settle(target.page)
    box = target.bounding_box()
    assert box is not None, f"{target} is not visible"
    return cast("FloatRect", box)

"""Where things lie on a page, once nothing glides any more: a machine that is busy draws a movement late."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page

_PATIENCE = 30_000

_STILL = """async (patience) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
  const moving = () => document.getAnimations().some((each) => ends(each) && each.playState === "running");
  const begun = performance.now();
  do {
    await frame();
    await frame();
  } while (moving() && performance.now() - begun < patience);
  return !moving();
}"""


def settle(page: Page) -> None:
    """Wait until everything on ``page`` that moves, fades or changes its colour has come to its end."""
    assert page.evaluate(_STILL, _PATIENCE), "something on the page never comes to rest"


def box_of(target: Locator) -> FloatRect:
    """Return the place and size of an element at rest, in CSS pixels of the window."""
    target.wait_for(timeout=_PATIENCE)
    settle(target.page)
    box = target.bounding_box()
    assert box is not None, f"{target} is not visible"
    return box

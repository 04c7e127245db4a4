"""The first screen, on a fresh profile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
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

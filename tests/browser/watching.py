"""What must never happen on a page, whatever a test does: errors in the console, requests to other hosts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

_OWN_SCHEMES = {"data", "blob", "about"}


class Faults:
    """Collects the faults of all pages of a test."""

    def __init__(self, host: str) -> None:
        """Watch pages that belong to ``host`` (with its port)."""
        self._host = host
        self._found: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []

    def forgive(self, pattern: str) -> None:
        """Do not count faults that match ``pattern``: a test that cuts the connection expects the browser to say so."""
        self._forgiven.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Watch every page of ``context``."""
        context.on("request", self._request)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._found.append(f"error: {error}"))
        page.on("crash", lambda _: self._found.append("the page crashed"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._found.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in _OWN_SCHEMES and address.netloc != self._host:
            self._found.append(f"request to another host: {request.url}")

    def found(self) -> list[str]:
        """Return the faults so far that are not forgiven."""
        return [fault for fault in self._found if not any(pattern.search(fault) for pattern in self._forgiven)]

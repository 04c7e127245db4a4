"""A real server and a real Chromium for the browser tests.

``desktop`` and ``phone`` are pages with a fresh profile each; ``visit`` opens more. A test fails when any of its
pages logs an error or asks another host for anything (``faults.forgive`` for what a test provokes). After a
failure there are screenshots in ``test-results/``. With ``RUMMYROOM_WINDOW=1`` the browser shows its window, slowly.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.board import Board
from tests.browser.measuring import settle
from tests.browser.rooms import Position, prepare
from tests.browser.serving import ServerProcess
from tests.browser.watching import Faults
from tests.programs import chromium, missing

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "test-results"
PAGE = ROOT / "src" / "rummyroom" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 3,
    },
}
"""What a page is opened on."""

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
"""What a browser says that its user speaks."""

# Chromium itself talks to its makers now and then; nothing here may leave the machine.
_QUIET = (
    "--no-sandbox",
    "--no-first-run",
    "--no-pings",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-client-side-phishing-detection",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-domain-reliability",
    "--disable-features=AutofillServerCommunication,MediaRouter,OptimizationHints,Translate",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--metrics-recording-only",
)

_FAILED = pytest.StashKey[bool]()


class Visit(Protocol):
    """Opens a page with a fresh profile."""

    def __call__(self, screen: str = "desktop", **options: Any) -> Page:
        """Open a page on a ``desktop`` or a ``phone``; ``options`` go to Playwright's ``new_context``."""
        ...


class Sit(Protocol):
    """Opens a page on a room in an exact position."""

    def __call__(self, position: Position, screen: str = "desktop", language: str = "en", **options: Any) -> Board:
        """Open a page in ``language`` on a room in ``position``; it is the person's turn there."""
        ...


class CheckAxe(Protocol):
    """Asserts that axe finds nothing serious on a page as it is now."""

    def __call__(self, page: Page) -> None:
        """Check ``page``."""
        ...


@pytest.fixture(scope="session")
def _page_is_built() -> None:
    if not PAGE.exists():
        missing("the page is not built (make builds it: make test-python)")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one Chromium of all tests."""
    path = chromium()
    window = os.environ.get("RUMMYROOM_WINDOW") == "1"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=path, headless=not window, slow_mo=250 if window else 0, args=list(_QUIET)
        )
        yield running
        running.close()


@pytest.fixture(scope="session")
def shared_server(_page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it running."""
    server = ServerProcess(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(_page_is_built: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may kill; ``desktop``, ``phone`` and ``visit`` then go to this one."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """The server that the test's pages belong to."""
    name = "own_server" if "own_server" in request.fixturenames else "shared_server"
    return cast("ServerProcess", request.getfixturevalue(name))


@pytest.fixture
def faults(server: ServerProcess) -> Iterator[Faults]:
    """What went wrong on the test's pages; there must be nothing at its end."""
    watcher = Faults(urlsplit(server.url).netloc)
    yield watcher
    assert watcher.found() == []


@pytest.fixture
def visit(browser: Browser, server: ServerProcess, faults: Faults, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open any number of pages, each with a profile of its own; they are closed with the test."""
    contexts: list[BrowserContext] = []

    def open_page(screen: str = "desktop", **options: Any) -> Page:
        context = browser.new_context(**{"base_url": server.url, "locale": "en-GB"} | SCREENS[screen] | options)
        contexts.append(context)
        faults.watch(context)
        return context.new_page()

    yield open_page
    pages = [page for context in contexts for page in context.pages]
    if request.node.stash.get(_FAILED, False):
        _keep_screenshots(request.node.nodeid, pages)
    for context in contexts:
        context.close()


def _keep_screenshots(name: str, pages: list[Page]) -> None:
    RESULTS.mkdir(exist_ok=True)
    stem = re.sub(r"\W+", "-", name.rpartition("/")[2]).strip("-")
    for number, page in enumerate(pages, start=1):
        page.screenshot(path=RESULTS / f"{stem}-{number}.png")


@pytest.fixture
def desktop(visit: Visit) -> Page:
    """A page of 1366x768."""
    return visit("desktop")


@pytest.fixture
def phone(visit: Visit) -> Page:
    """A page of 390x844 with touch."""
    return visit("phone")


@pytest.fixture
def sit(visit: Visit, server: ServerProcess) -> Sit:
    """Sit down in rooms that begin in the middle of a game."""

    def open_room(position: Position, screen: str = "desktop", language: str = "en", **options: Any) -> Board:
        page = visit(screen, locale=LOCALES[language], **options)
        room = prepare(server, position)
        room.seat(page.context, server)
        page.goto(room.path)
        board = Board(page, language)
        board.ready()
        return board

    return open_room


@pytest.fixture
def check_axe() -> CheckAxe:
    """Look for barriers with axe: nothing serious or critical may be found."""
    if not AXE.exists():
        missing("axe-core is not installed (make installs it: make test-python)")
    source = AXE.read_text(encoding="utf-8")

    def check(page: Page) -> None:
        settle(page)
        page.evaluate(source)
        result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        serious = [
            f"{violation['id']}: {violation['help']} at {[node['target'] for node in violation['nodes']]}"
            for violation in result["violations"]
            if violation["impact"] in {"serious", "critical"}
        ]
        assert serious == []

    return check


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, for its screenshots."""
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report

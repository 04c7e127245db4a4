"""Programs that some tests need and a machine may lack."""

from __future__ import annotations

import os
import shutil
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip the test because ``what`` is missing; in CI, where nothing may be missing, fail it."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}; in CI that is a failure", pytrace=False)
    pytest.skip(what)


def chromium() -> str:
    """Return the path of Chromium; without one, see :func:`missing`."""
    for name in (os.environ.get("RUMMYROOM_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and (path := shutil.which(name)):
            return path
    missing("no Chromium (on Debian: sudo apt-get install chromium; or name one in RUMMYROOM_CHROMIUM)")

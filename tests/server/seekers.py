"""Ways to look for a hint, for tests; they run in worker processes, so this module imports little."""

from __future__ import annotations

import time
from typing import Any


def stalls(game: str, view: Any) -> bytes:
    """Never answer."""
    while True:
        time.sleep(60)


def raises(game: str, view: Any) -> bytes:
    """Fail."""
    raise ValueError("no idea")


def has_none(game: str, view: Any) -> bytes:
    """Know of a game without hints."""
    return b"null"

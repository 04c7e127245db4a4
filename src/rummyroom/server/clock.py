"""The server's clock: milliseconds that a server on this database has run, all starts together.

It stands still while no server runs. So what is due in ten seconds when the power fails is due in ten seconds
when it is back, without anything having to be shifted; and nobody can turn it by setting the machine's time.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

BEAT_SECONDS = 0.75
"""How often a server remembers the time while something is due: a crash gives a player less than a second."""


class ServerClock:
    """Tells the server's time."""

    def __init__(self, start: int, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Go on from ``start``, the last moment that was remembered.

        Args:
            start: milliseconds.
            monotonic: seconds of a clock that never goes back.
        """
        self._start = start
        self._monotonic = monotonic
        self._started_at = monotonic()

    def now(self) -> int:
        """Return the server's time in milliseconds."""
        return self._start + int((self._monotonic() - self._started_at) * 1000)

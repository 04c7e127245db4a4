"""How much one client may ask for: a bucket of tokens per socket or address."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MESSAGE_BYTES = 64 * 1024
"""Largest socket message and largest request body, but for record files."""
RECORD_BYTES = 8 * 1024 * 1024
"""Largest record file that is checked; a match of twenty long games has about a tenth of it."""
MESSAGE_BURST = 60
"""Messages that a socket may send at once."""
MESSAGES_PER_SECOND = 20.0
"""Messages that a socket may send in the long run; a fast player makes about three drafts a second."""
_TIDY_AT = 1000
"""Buckets to remember before full ones are forgotten."""


class Bucket:
    """Tokens that come back at a steady rate; every request takes one."""

    def __init__(self, burst: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        """Start full.

        Args:
            burst: tokens in a full bucket.
            per_second: tokens that come back in a second.
            now: seconds of a clock that never goes back.
        """
        self._burst = float(burst)
        self._per_second = per_second
        self._now = now
        self._tokens = float(burst)
        self._filled_at = now()

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        self._fill()
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for so long that the bucket need not be remembered."""
        self._fill()
        return self._tokens >= self._burst

    def _fill(self) -> None:
        now = self._now()
        self._tokens = min(self._burst, self._tokens + (now - self._filled_at) * self._per_second)
        self._filled_at = now


class Buckets:
    """A bucket for everyone who asks, such as one per address."""

    def __init__(self, burst: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        """Give everyone a bucket as :class:`Bucket` describes it."""
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = _TIDY_AT

    def take(self, who: str) -> bool:
        """Take a token of ``who``; return False if there is none."""
        if len(self._buckets) > self._tidy_at:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
            self._tidy_at = max(_TIDY_AT, 2 * len(self._buckets))
        return self._buckets.setdefault(who, Bucket(self._burst, self._per_second, self._now)).take()

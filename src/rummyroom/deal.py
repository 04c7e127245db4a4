"""Seeded shuffles that anyone can verify afterwards.

A deal is a secret of 32 random bytes. Its *commitment*, a SHA-256 digest, is shown when the game begins; the
secret itself when it has ended. Everything random in the game follows from the secret:

* ``stream(label)`` is the concatenation of HMAC-SHA-256(secret, label || 0x00 || i) for i = 0, 1, 2, ... with
  ``i`` as eight big-endian bytes and ``label`` in UTF-8;
* it is read as 64-bit big-endian words; a number below ``n`` is the next word below the largest multiple of
  ``n`` in 64 bits (others are skipped, so there is no bias), modulo ``n``;
* a shuffle is Fisher-Yates from the end: for i from the last place down to 1, swap places i and
  ``number below (i + 1)``.

A different label gives an independent shuffle. The commitment is SHA-256("rummyroom/deal/1" || 0x00 || secret).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

T = TypeVar("T")

SECRET_BYTES = 32
_DIGITS = frozenset("0123456789abcdef")
_WORD = 1 << 64


class Deal(msgspec.Struct, frozen=True):
    """The source of all chance in one game.

    Args:
        secret: 32 bytes as 64 hexadecimal digits, in small letters; never shown before the game has ended.
    """

    secret: str

    def __post_init__(self) -> None:
        if len(self.secret) != 2 * SECRET_BYTES or not set(self.secret) <= _DIGITS:
            raise ValueError(f"a deal's secret is {2 * SECRET_BYTES} digits of 0-9 and a-f, not {self.secret!r}")

    @classmethod
    def new(cls) -> Deal:
        """Return a deal from the operating system's entropy."""
        return cls(secrets.token_hex(SECRET_BYTES))

    @classmethod
    def from_seed(cls, seed: int | str) -> Deal:
        """Return the deal that ``seed`` always gives, for trials and tests."""
        return cls(hashlib.sha256(f"rummyroom/seed/{seed}".encode()).hexdigest())

    @property
    def commitment(self) -> str:
        """The digest that fixes the secret without telling it, as 64 hexadecimal digits."""
        return hashlib.sha256(b"rummyroom/deal/1\0" + bytes.fromhex(self.secret)).hexdigest()

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Return ``items`` in the order that the secret gives for ``label``.

        Args:
            label: names the shuffle; the same label and items always give the same order.
            items: what to shuffle.
        """
        words = self._words(label)
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            chosen = _below(last + 1, words)
            shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        return tuple(shuffled)

    def _words(self, label: str) -> Iterator[int]:
        key = bytes.fromhex(self.secret)
        block = 0
        while True:
            digest = hmac.digest(key, label.encode() + b"\0" + block.to_bytes(8, "big"), "sha256")
            for start in range(0, len(digest), 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORD - _WORD % bound
    return next(word for word in words if word < limit) % bound

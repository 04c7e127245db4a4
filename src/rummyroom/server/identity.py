"""Who is asking: a guest, known by a signed cookie and by nothing else."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

COOKIE = "rummyroom_guest"
COOKIE_SECONDS = 400 * 24 * 3600
"""How long a browser keeps the cookie; browsers allow no more than 400 days."""
_KEY_BYTES = 32


def load_key(data: Path) -> bytes:
    """Return the key that signs guest cookies, made on first use; only its owner can read the file.

    Args:
        data: the server's data folder, which exists.

    Raises:
        OSError: the file can be neither read nor written.
        ValueError: the file is not such a key.
    """
    path = data / "cookie.key"
    if not path.exists():
        # Written aside and linked, so that a server killed here never leaves half a key behind.
        aside = data / f"cookie.key.{os.getpid()}"
        aside.unlink(missing_ok=True)
        handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(_KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    key = path.read_bytes()
    if len(key) != _KEY_BYTES:
        raise ValueError(
            f"{path} is not a key of {_KEY_BYTES} bytes; delete it to get a new one (guests lose their rooms)"
        )
    return key


def new_guest() -> str:
    """Return the name of a new guest; nobody can guess it."""
    return secrets.token_hex(16)


class Signer:
    """Makes guest cookies and recognises its own."""

    def __init__(self, key: bytes) -> None:
        """Sign with ``key``."""
        self._key = key

    def sign(self, guest: str) -> str:
        """Return the cookie value for ``guest``."""
        return f"{guest}.{self._mark(guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """Return whose cookie this is, or None if it is missing or not signed with this key."""
        guest, dot, mark = (cookie or "").partition(".")
        if not dot or not guest.isalnum() or not guest.isascii():
            return None
        return guest if hmac.compare_digest(mark.encode(), self._mark(guest).encode()) else None

    def _mark(self, guest: str) -> str:
        return hmac.new(self._key, b"guest:" + guest.encode(), hashlib.sha256).hexdigest()

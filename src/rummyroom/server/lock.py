"""One server per data folder: a lock that the system drops when its holder ends, however it ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderInUseError(Exception):
    """Another server uses the data folder; ``url`` is where it can be reached, if it has said so."""

    def __init__(self, url: str) -> None:
        """Carry the other server's address."""
        super().__init__(f"another server uses this data folder ({url or 'starting'})")
        self.url = url


class FolderLock:
    """Holds a data folder while the ``with`` block runs."""

    def __init__(self, data: Path) -> None:
        """Prepare to lock ``data``, which is made if it is missing."""
        self._data = data
        self._handle = -1

    def __enter__(self) -> Self:
        """Lock the folder.

        Raises:
            FolderInUseError: another server holds it.
            OSError: the folder cannot be written.
        """
        self._data.mkdir(parents=True, exist_ok=True)
        self._handle = os.open(self._data / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise FolderInUseError(self._read_url()) from None
        self._url_file.unlink(missing_ok=True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Free the folder."""
        self._url_file.unlink(missing_ok=True)
        os.close(self._handle)

    def tell(self, url: str) -> None:
        """Say where this server can be reached, for the next one that is started here."""
        self._url_file.write_text(url, encoding="utf-8")

    @property
    def _url_file(self) -> Path:
        return self._data / "server.url"

    def _read_url(self) -> str:
        try:
            return self._url_file.read_text(encoding="utf-8")
        except OSError:
            return ""

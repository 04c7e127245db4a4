"""The built page: files from one folder, compressed once, and nothing outside it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

NOT_BUILT = (
    "The page has not been built yet. Run 'make play' in the project's folder, "
    "or 'npm ci && npm run build' in its folder 'web', and load this page again."
)
_WORTH_COMPRESSING = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg+xml",
    "application/manifest+json",
)
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File(msgspec.Struct, frozen=True):
    """A file as it is sent.

    Args:
        body: its bytes.
        encodings: its compressed forms by the name of the content coding, best first.
        media_type: what it is.
        etag: changes with the bytes.
    """

    body: bytes
    encodings: dict[str, bytes]
    media_type: str
    etag: str

    def best(self, accepted: str) -> tuple[bytes, str | None]:
        """Return the bytes to send and their content coding, if any.

        Args:
            accepted: the request's ``Accept-Encoding``.
        """
        offered = {part.partition(";")[0].strip(): part.partition(";")[2] for part in accepted.split(",")}
        for name, body in self.encodings.items():
            if name in offered and offered[name].replace(" ", "") not in {"q=0", "q=0.0"}:
                return body, name
        return self.body, None


class Pages:
    """The files of the built page; a file that was built anew is read anew."""

    def __init__(self, folder: Path) -> None:
        """Serve ``folder``; it need not exist yet."""
        self._folder = folder
        self._files: dict[str, tuple[tuple[int, int], File]] = {}

    def find(self, name: str) -> File | None:
        """Return the file of that name below the folder (parts joined by ``/``), or None."""
        parts = name.split("/")
        if any(part in {"", ".", ".."} or "\\" in part or "\0" in part or ":" in part for part in parts):
            return None
        path = self._folder.joinpath(*parts)
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._files.get(name)
            if known is not None and known[0] == stamp:
                return known[1]
            if not path.is_file() or not path.resolve().is_relative_to(self._folder.resolve()):
                return None
            file = _read(path)
        except OSError:
            return None
        self._files[name] = (stamp, file)
        return file


def _read(path: Path) -> File:
    body = path.read_bytes()
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    encodings: dict[str, bytes] = {}
    # A build may lay a better compressed form beside a file.
    for name, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            encodings[name] = beside.read_bytes()
    if "gzip" not in encodings and media_type.startswith(_WORTH_COMPRESSING):
        encodings["gzip"] = gzip.compress(body, 9, mtime=0)
    return File(body, encodings, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"')

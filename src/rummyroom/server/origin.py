"""Whether a request comes from this server's own page."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


def is_own(headers: Mapping[str, str], allowed: Collection[str] = ()) -> bool:
    """Return whether a request was made by a page of this server, or by no page at all.

    Browsers send the ``Origin`` header with every socket and every POST, and no page can change it; a program
    without it carries no foreign browser's cookie.

    Args:
        headers: the request's headers.
        allowed: further origins that may use this server.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.netloc != "" and parts.netloc == headers.get("host")

"""What the server is told at start: where its data lies, where its page lies, and its limits."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

DEFAULT_PORT = 8765


def user_data_folder() -> Path:
    """Return where this platform keeps a program's data for the user who runs it.

    Linux and the like follow the XDG base directory specification; macOS and Windows have their own folders.
    """
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        return base / "rummyroom"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "rummyroom"
    given = os.environ.get("XDG_DATA_HOME", "")
    # The specification says to ignore a relative path.
    base = Path(given) if Path(given).is_absolute() else home / ".local" / "share"
    return base / "rummyroom"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one server runs.

    Args:
        data: folder for the database and the key that signs guest cookies; made if it is missing.
        database: SQLAlchemy URL of an asynchronous driver; None is an SQLite file in ``data``.
        static: folder of the built page.
        origins: origins (``https://example.org``) that may use the server besides the one it is reached by;
            for proxies that change the ``Host`` header.
        bot_seconds: what a computer may think about one move.
        bot_grace: seconds after which a computer that overran its time is cut off; a busy machine needs some.
        hint_seconds: after how long a hint that is not found yet is given up.
        workers: processes in which computers think; None takes one per core, at least two.
        network_grace: milliseconds that the clock waits after zero for a draft or a play on its way
            (rules/rummikub.md, Clock).
        silence: seconds after which a socket that sends nothing is dropped.
        rooms_burst: rooms that one address may open at once.
        rooms_per_minute: rooms that one address may open in the long run.
    """

    data: Path
    database: str | None = None
    static: Path = Path(__file__).parent / "static"
    origins: tuple[str, ...] = ()
    bot_seconds: float = 2.0
    bot_grace: float = 3.0
    hint_seconds: float = 5.0
    workers: int | None = None
    network_grace: int = 2000
    silence: float = 15.0
    rooms_burst: int = 100
    rooms_per_minute: int = 60

    @property
    def database_url(self) -> str:
        """The URL of the database in use."""
        return self.database or f"sqlite+aiosqlite:///{self.data.absolute() / 'rummyroom.sqlite'}"

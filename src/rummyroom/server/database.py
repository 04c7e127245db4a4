"""Connections to the database; the only place that knows SQLite from others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection

LOCK_SECONDS = 2.0
"""How long a transaction waits for another one before it is given up."""

_WRITES = "rummyroom_writes"


def has_one_writer(url: str) -> bool:
    """Return whether the database at ``url`` lets only one transaction write at a time, as SQLite does."""
    return make_url(url).get_backend_name() == "sqlite"


def connect(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """Return two faces of one engine for the database at ``url``: one to read with, one to write with.

    Args:
        url: SQLAlchemy URL of an asynchronous driver.
    """
    if not has_one_writer(url):
        engine = create_async_engine(url, pool_pre_ping=True)
        return engine, engine
    engine = create_async_engine(url, connect_args={"timeout": LOCK_SECONDS})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine, engine.execution_options(**{_WRITES: True})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions by itself, and too late: see _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A move that was acknowledged survives a power cut too. That costs one sync to the disk per move, which
    # nobody feels at the speed at which people move.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer that begins as a reader can fail for good when another one writes in between; it has to say at
    # the start that it will write.
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the database's tables to the newest form; to be run in a transaction that writes."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

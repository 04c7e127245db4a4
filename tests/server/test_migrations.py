"""The database's tables: what the migrations make is what the code uses, on SQLite and on Postgres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from rummyroom.server.database import migrate
from rummyroom.server.tables import metadata

if TYPE_CHECKING:
    from pathlib import Path


def test_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}").begin() as connection:
        migrate(connection)
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_tables_can_be_made_on_postgres() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    statements = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]
    assert len(statements) == 6
    assert not any("AUTOINCREMENT" in statement or "SERIAL" in statement for statement in statements)

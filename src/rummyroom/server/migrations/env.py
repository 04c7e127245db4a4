"""Alembic's entry: runs the migrations on the connection that the server hands in."""

from __future__ import annotations

from alembic import context

from rummyroom.server.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes most things about a table only by making it anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

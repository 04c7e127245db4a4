"""Rooms, their members, logs, moves and commands, and the server's clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and start the server's clock at zero."""
    op.create_table(
        "rooms",
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False, comment="the room without its moves, as JSON"),
        sa.Column("due_what", sa.String(16), comment="clock or computer, or null"),
        sa.Column(
            "due_at", sa.BigInteger, comment="milliseconds of the server's clock, or null if frozen or nothing is due"
        ),
        sa.Column("updated", sa.Float, nullable=False, comment="seconds since the epoch"),
        sa.PrimaryKeyConstraint("link", name="pk_rooms"),
    )
    op.create_index("ix_rooms_due_at", "rooms", ["due_at"])
    op.create_table(
        "members",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "link", name="pk_members"),
        sa.ForeignKeyConstraint(["link"], ["rooms.link"], name="fk_members_link_rooms", ondelete="CASCADE"),
    )
    op.create_table(
        "entries",
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("log", sa.Text, nullable=False, comment="what this version added to the log, as JSON"),
        sa.PrimaryKeyConstraint("link", "version", name="pk_entries"),
        sa.ForeignKeyConstraint(["link"], ["rooms.link"], name="fk_entries_link_rooms", ondelete="CASCADE"),
    )
    op.create_table(
        "moves",
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.Integer, nullable=False, autoincrement=False, comment="from 1"),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False, comment="from 1"),
        sa.Column("action", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("link", "match", "game", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["link"], ["rooms.link"], name="fk_moves_link_rooms", ondelete="CASCADE"),
    )
    op.create_table(
        "commands",
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("id", sa.String(64), nullable=False, comment="made by the page; the same id is the same command"),
        sa.Column("version", sa.Integer, nullable=False, comment="the version in which it took effect"),
        sa.PrimaryKeyConstraint("link", "guest", "id", name="pk_commands"),
        sa.ForeignKeyConstraint(["link"], ["rooms.link"], name="fk_commands_link_rooms", ondelete="CASCADE"),
    )
    clock = op.create_table(
        "server_clock",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False, comment="always 1"),
        sa.Column(
            "now",
            sa.BigInteger,
            nullable=False,
            comment="milliseconds that servers on this database have run",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_server_clock"),
    )
    op.bulk_insert(clock, [{"id": 1, "now": 0}])


def downgrade() -> None:
    """Drop everything."""
    for table in ("server_clock", "commands", "moves", "entries", "members"):
        op.drop_table(table)
    op.drop_index("ix_rooms_due_at", "rooms")
    op.drop_table("rooms")

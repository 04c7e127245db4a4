"""The database's tables, as the code uses them; ``migrations/`` makes and changes them.

A room's row holds its newest snapshot, and apart from it what a sweep or a list has to find. What grows
without end, log and moves, is only ever added to, in the same transaction.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

rooms = Table(
    "rooms",
    metadata,
    Column("link", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("snapshot", Text, nullable=False, comment="the room without its moves, as JSON"),
    Column("due_what", String(16), comment="clock or computer, or null"),
    Column("due_at", BigInteger, comment="milliseconds of the server's clock, or null if frozen or nothing is due"),
    Column("updated", Float, nullable=False, comment="seconds since the epoch"),
    Index("ix_rooms_due_at", "due_at"),
)

members = Table(
    "members",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("link", String(32), ForeignKey("rooms.link", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("link", String(32), ForeignKey("rooms.link", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("log", Text, nullable=False, comment="what this version added to the log, as JSON"),
)

moves = Table(
    "moves",
    metadata,
    Column("link", String(32), ForeignKey("rooms.link", ondelete="CASCADE"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False, comment="from 1"),
    Column("number", Integer, primary_key=True, autoincrement=False, comment="from 1"),
    Column("action", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("link", String(32), ForeignKey("rooms.link", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("id", String(64), primary_key=True, comment="made by the page; the same id is the same command"),
    Column("version", Integer, nullable=False, comment="the version in which it took effect"),
)

server_clock = Table(
    "server_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False, comment="always 1"),
    Column("now", BigInteger, nullable=False, comment="milliseconds that servers on this database have run"),
)

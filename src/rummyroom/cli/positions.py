"""Files of positions: ``{"positions": [{"id", "opened", "table": [[kind, ...], ...], "rack": [kind, ...]}, ...]}``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.cli import notation
from rummyroom.cli.errors import CommandError
from rummyroom.rummikub.melds import Table

if TYPE_CHECKING:
    from rummyroom.i18n import Texts
from rummyroom.rummikub.tiles import Tile


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A table and a rack to solve.

    Args:
        table: every meld legal, with its kind set.
        rack: the player's tiles.
        opened: whether the player had opened before this turn.
        id: its name in the file.
    """

    table: Table
    rack: tuple[Tile, ...]
    opened: bool
    id: str | None = None


class PositionError(CommandError):
    """A position of a file is wrong; the sentence names the position and what is wrong with it."""

    def __init__(self, name: str, cause: CommandError) -> None:
        """Say that the position called ``name`` is wrong because of ``cause``."""
        super().__init__("cli-bad_position", position=name)
        self.cause = cause

    def sentence(self, texts: Texts) -> str:
        """Return the sentence, the cause's own within it."""
        return texts.text(self.key, **self.args_of_sentence, reason=self.cause.sentence(texts))


def read_positions(path: str, *, opened: bool, large: bool) -> list[Position]:
    """Return the positions of a file; all are checked before the first is solved.

    Args:
        path: the file, or ``-`` for the standard input.
        opened: whether players have opened where a position does not say.
        large: whether the positions use the set of 160 tiles.

    Raises:
        CommandError: the file cannot be read, or a position in it is wrong.
    """
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise CommandError("cli-unreadable", file=path, reason=error.strerror or str(error)) from None
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError("cli-not_json", file=path, reason=str(error)) from None
    found = plain.get("positions") if isinstance(plain, dict) else plain
    if not isinstance(found, list):
        raise CommandError("cli-no_positions", file=path)
    return [_position(number, entry, opened=opened, large=large) for number, entry in enumerate(found, start=1)]


def _position(number: int, entry: Any, *, opened: bool, large: bool) -> Position:
    name = str(entry.get("id", number)) if isinstance(entry, dict) else str(number)
    try:
        return _read(name, entry, notation.Box(large=large), opened=opened)
    except CommandError as error:
        raise PositionError(name, error) from None


def _read(name: str, entry: Any, box: notation.Box, *, opened: bool) -> Position:
    if not isinstance(entry, dict) or "rack" not in entry:
        raise CommandError("cli-no_rack")
    table = entry.get("table", [])
    melds = notation.read_melds(table) if isinstance(table, str) else notation.read_meld_list(table)
    return Position(
        table=notation.read_start_table(melds, box),
        rack=notation.read_rack(notation.spaced(entry["rack"]), box),
        opened=bool(entry.get("opened", opened)),
        id=name,
    )

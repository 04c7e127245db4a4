"""What a new room shall be: settings from a page, checked."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom import codec, games
from rummyroom.problem import Problem
from rummyroom.server.commands import Refused
from rummyroom.server.protocol import GameInfo
from rummyroom.server.rooms import PACES, Pace, Seat

if TYPE_CHECKING:
    from rummyroom.games import Game
    from rummyroom.server.protocol import NewRoom

NAME_LENGTH = 24


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A room that can be opened: see :class:`~rummyroom.server.rooms.Room`."""

    game: str
    rules: Any
    seats: tuple[Seat, ...]
    pace: Pace
    hints: bool


def game_infos() -> list[GameInfo]:
    """Return what can be played, and how."""
    return [
        GameInfo(
            key=game.key,
            seats=game.seats,
            editions=dict(game.editions),
            default_edition=game.default_edition,
            options=list(game.options),
            levels=list(game.levels),
            paces=list(PACES),
        )
        for game in games.registry().values()
    ]


def read_new_room(wanted: NewRoom, guest: str) -> Opening:
    """Return the room that ``guest`` wants to open, seated first.

    Raises:
        Refused: with everything that is wrong with it.
    """
    game = games.registry().get(wanted.game)
    if game is None:
        raise Refused(Problem("settings.game", data={"game": wanted.game}))
    problems: list[Problem] = []
    names = [clean_name(name) for name in (wanted.name, *(computer.name for computer in wanted.computers))]
    if not all(names):
        problems.append(Problem("settings.name"))
    fewest, most = game.seats
    if not fewest <= len(names) <= most:
        problems.append(Problem("settings.players", data={"players": len(names), "minimum": fewest, "maximum": most}))
    problems.extend(
        Problem("settings.level", data={"level": level})
        for level in dict.fromkeys(computer.level for computer in wanted.computers)
        if level not in game.levels
    )
    rules = _rules(game, wanted.rules, problems)
    if problems:
        raise Refused(*problems)
    seats = (
        Seat(names[0], guest=guest),
        *(Seat(name, level=computer.level) for name, computer in zip(names[1:], wanted.computers, strict=True)),
    )
    # Alone against computers a hint harms nobody; where others play too it has to be wanted.
    hints = wanted.hints if wanted.hints is not None else sum(seat.guest is not None for seat in seats) == 1
    return Opening(game=game.key, rules=rules, seats=seats, pace=wanted.pace, hints=hints)


def clean_name(name: str) -> str:
    """Return a name as it is shown: no control or direction characters, single spaces, at most 24 characters."""
    visible = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    return " ".join(visible.split())[:NAME_LENGTH].rstrip()


def _rules(game: Game, plain: dict[str, Any], problems: list[Problem]) -> Any:
    try:
        return codec.from_plain(plain, game.rules_type)
    except (msgspec.MsgspecError, ValueError) as error:
        problems.append(Problem("settings.rules", data={"detail": str(error)}))
        return None

"""Find computer players by name: those of the house and those of installed packages.

A package adds bots with an entry point in the group ``rummyroom.bots`` whose name is the game's key, a dot and
the bot's name, and whose value is callable without arguments and returns a :class:`~rummyroom.games.Bot`::

    [project.entry-points."rummyroom.bots"]
    "rummikub.patient" = "my_package:PatientBot"
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from rummyroom.games import game

if TYPE_CHECKING:
    from rummyroom.games import Bot

GROUP = "rummyroom.bots"


class UnknownBotError(LookupError):
    """There is no bot of this name; the message lists those there are."""


def bot_names(game_key: str) -> tuple[str, ...]:
    """Return the names of all bots for a game: the house's levels, then its sparring partners, then installed ones."""
    prefix = f"{game_key}."
    installed = sorted(point.name for point in entry_points(group=GROUP) if point.name.startswith(prefix))
    house = tuple(game(game_key).bots)
    return house + tuple(name for name in (full.removeprefix(prefix) for full in installed) if name not in house)


def load_bot(game_key: str, name: str) -> Bot:
    """Return a new bot called ``name``.

    Args:
        game_key: which game; see :func:`rummyroom.games.registry`.
        name: a level of the house, or the name of an installed bot without the game's key.

    Raises:
        UnknownBotError: no such bot is known.
    """
    house = game(game_key).bots
    if name in house:
        return house[name]()
    for point in entry_points(group=GROUP, name=f"{game_key}.{name}"):
        bot: Bot = point.load()()
        return bot
    raise UnknownBotError(f"there is no bot {name!r} for {game_key}; there are {', '.join(bot_names(game_key))}")

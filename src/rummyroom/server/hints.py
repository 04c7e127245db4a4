"""Hints for players: found in another process, from the asking seat's view alone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom import codec, games
from rummyroom.games import Hint
from rummyroom.problem import Problem
from rummyroom.server.commands import Refused
from rummyroom.server.workers import JobFailedError, Workers

if TYPE_CHECKING:
    from rummyroom.server.rooms import Room

_log = logging.getLogger(__name__)


def find(game: str, view: Any) -> bytes:
    """Return a hint as JSON, or null where the game has none; runs in a worker process.

    Args:
        game: key of the game.
        view: what the seat that asks may see.
    """
    return codec.to_json(games.game(game).hint(view))


class Hints:
    """Where hints are found."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        """Look for hints in ``workers``, each for at most so many seconds."""
        self._workers = workers
        self._seconds = seconds

    async def find(self, room: Room) -> Hint:
        """Return the hint for the seat to move; its steps and table as they go over the wire.

        Raises:
            Refused: there is none, or it was not found in time.
        """
        view = room.plays.view(room.state, room.to_move)
        try:
            answer = await self._workers.run(find, room.game, view, seconds=self._seconds)
            found: Hint | None = codec.from_json(answer, Hint | None)  # type: ignore[arg-type]
        except (JobFailedError, msgspec.MsgspecError) as error:
            _log.warning("room %s: no hint for seat %s: %s", room.link, room.to_move, error)
            raise Refused(Problem("hint.not_found")) from None
        if found is None:
            raise Refused(Problem("hint.none"))
        return found

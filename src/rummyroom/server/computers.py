"""Computers' moves: chosen in another process, from a seat's view and a seed alone."""

from __future__ import annotations

import hashlib
import logging
import random
from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom import codec
from rummyroom.bots import load_bot
from rummyroom.games import Limit
from rummyroom.server.workers import JobFailedError, Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from rummyroom.server.rooms import Room

_log = logging.getLogger(__name__)


def choose(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Return a computer's move as JSON; runs in a worker process.

    Args:
        game: key of the game.
        level: strength of the computer.
        view: what its seat may see.
        seed: the only source of chance.
        seconds: what it may think.
    """
    action = load_bot(game, level).choose(view, random.Random(seed), Limit(seconds))  # noqa: S311 - not for secrets
    return codec.to_json(action)


def seed_of(room: Room) -> str:
    """Return the seed for the computer to move: the same game repeats itself, and the secret stays one."""
    _, game, move = room.position
    return hashlib.sha256(f"rummyroom/computer/{room.played[-1].secret}/{game}/{move}".encode()).hexdigest()


class Computers:
    """All computers of the house, thinking in worker processes."""

    def __init__(
        self,
        workers: Workers,
        *,
        seconds: float,
        grace: float,
        chooser: Callable[[str, str, Any, str, float], bytes] = choose,
    ) -> None:
        """Let computers think in ``workers``.

        Args:
            workers: where to think.
            seconds: what a computer may think about one move.
            grace: seconds after which one that overran its time is cut off.
            chooser: the job to run, as :func:`choose`.
        """
        self._workers = workers
        self._seconds = seconds
        self._grace = grace
        self._chooser = chooser

    async def move(self, room: Room) -> Any:
        """Return the move of the computer to move, or None if it raised, stalled or answered nonsense."""
        seat = room.to_move
        assert seat is not None
        level = room.seats[seat].level
        assert level is not None
        game = room.plays
        try:
            answer = await self._workers.run(
                self._chooser, room.game, level, game.view(room.state, seat), seed_of(room), self._seconds,
                seconds=self._seconds + self._grace,
            )  # fmt: skip
            return codec.from_json(answer, game.move_type)
        except (JobFailedError, msgspec.MsgspecError, TypeError) as error:
            _log.warning("room %s: the computer at seat %d (%s) failed: %s", room.link, seat, level, error)
            return None

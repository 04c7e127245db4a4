"""Computers for tests; they run in worker processes, so this module imports little."""

from __future__ import annotations

import json
import os
import time
from typing import Any

from tests.helpers import plain_choice

from rummyroom import codec


def plain(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Play without the solver."""
    return codec.to_json(plain_choice(view))


def draws(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Draw, or pass when there is nothing to draw."""
    return json.dumps({"t": "draw" if view.pool else "pass", "seat": view.turn}).encode()


def raises(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Fail."""
    raise ValueError("no idea")


def stalls(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Never answer."""
    while True:
        time.sleep(60)


def dies(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Take the whole process down."""
    os._exit(3)


def answers_nonsense(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Answer something that is no move."""
    return b'{"t": "fly", "seat": 0}'


def answers_illegally(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Lay a joker that lies in nobody's rack."""
    return json.dumps({"t": "lay", "seat": view.turn, "table": [{"tiles": ["ja"], "kind": None}]}).encode()


def takes_the_clock(game: str, level: str, view: Any, seed: str, seconds: float) -> bytes:
    """Do what only the clock may do."""
    return json.dumps({"t": "time_up", "seat": view.turn, "table": None}).encode()

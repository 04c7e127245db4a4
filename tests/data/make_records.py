"""Write the golden records; run once per version of the format, never to make a failing test pass.

``python -m tests.data.make_records``, with ``src`` on the path, writes ``record-2.json``: a match of two games of the
plain player of tests/helpers.py, with seeded deals. ``record-1.json`` is the same match in the shape of version 1.
"""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.structs import replace
from tests.helpers import played_game

from rummyroom.record import Player, Record, write_record
from rummyroom.rummikub.rules import EDITIONS

HERE = Path(__file__).parent


def main() -> None:
    """Write both files."""
    rules = replace(EDITIONS["german"], games=2)
    games = tuple(played_game(rules, 3, f"golden/{number}") for number in (1, 2))
    players = (Player("Anna"), Player("Ben", "medium"), Player("Clara", "easy"))
    record = Record(game="rummikub", rules=rules, players=players, games=games)
    (HERE / "record-2.json").write_bytes(write_record(record))
    old = json.loads(write_record(record))
    old["version"] = 1
    for game in old["games"]:
        for move in game["moves"]:
            if move["action"].get("table") is not None:
                move["action"]["table"] = [meld["tiles"] for meld in move["action"]["table"]]
    (HERE / "record-1.json").write_text(json.dumps(old, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

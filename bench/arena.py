"""Count games of medium against medium on one core: ``python bench/arena.py``.

Printed: whole games a second with every action judged and applied as in a room (a deal, views, lays with their
tables), and at the level of counts, as the hard computer plays its sampled futures out.
"""

from __future__ import annotations

import argparse
import random
import time

from rummyroom.arena.play import play_game
from rummyroom.bots import load_bot
from rummyroom.games import Limit, game
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.solver import engine_name
from rummyroom.rummikub.tiles import KINDS, tile_set


def whole_games(count: int, seats: int) -> float:
    """Return games of medium computers a second, played as in a room."""
    bots = [load_bot("rummikub", "medium") for _ in range(seats)]
    began = time.perf_counter()
    for seed in range(count):
        play_game(game("rummikub"), EDITIONS["classic"], bots, seed=str(seed), limit=Limit())
    return count / (time.perf_counter() - began)


def play_outs(count: int, seats: int) -> float:
    """Return games a second at the level of counts, from the deal to the end."""
    from rummyroom.rummikub.solver.playout import MOST_TILES, play_out

    deck = [tile.kind.order for tile in tile_set()]
    began = time.perf_counter()
    for seed in range(count):
        random.Random(seed).shuffle(deck)
        racks = [[0] * len(KINDS) for _ in range(seats)]
        for seat in range(seats):
            for kind in deck[14 * seat : 14 * (seat + 1)]:
                racks[seat][kind] += 1
        rest = deck[14 * seats :]
        policies = [MOST_TILES] * seats
        play_out([0] * len(KINDS), racks, rest, to_move=0, opened=[False] * seats, policies=policies)
    return count / (time.perf_counter() - began)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games to play per line")
    options = parser.parse_args()
    print(f"solver: {engine_name()}")
    print(f"{'medium against medium':<40}{'seats':>6}{'games/s':>10}")
    for seats in (2, 4):
        print(f"{'whole games, as in a room':<40}{seats:>6}{whole_games(options.games, seats):>10.1f}")
        if engine_name() == "compiled":
            print(f"{'played out at the level of counts':<40}{seats:>6}{play_outs(options.games, seats):>10.1f}")


if __name__ == "__main__":
    main()

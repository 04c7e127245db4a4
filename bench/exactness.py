"""Compare the kernel with an integer program on random positions: ``python bench/exactness.py 20000``."""

from __future__ import annotations

import argparse
import random
import sys
import time

from integer_program import IntegerProgram
from positions import JOKER, fault, points, random_position

from rummyroom.rummikub.solver import kernel


def main() -> int:
    """Run the comparison; return how many positions differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    program = IntegerProgram()
    whole_melds = IntegerProgram(whole_melds=True)
    empty = (0,) * 53
    rng = random.Random(arguments.seed)
    wrong = openings = impossible = 0
    began = time.monotonic()
    for index in range(arguments.positions):
        large = rng.random() < 0.4
        tiles = rng.choice((0, 6, 12, 20, 30, 40, 60, 80, 100) if large else (0, 4, 8, 12, 20, 30, 40, 60))
        position = random_position(rng, large=large, tiles=tiles, rack=rng.randrange(1, 22))
        if rng.random() < 0.1:
            # Loose tiles on the table: often there is no legal table at all.
            position = position._replace(
                table=tuple(
                    min(1, table + own) if kind < JOKER else table
                    for kind, (table, own) in enumerate(zip(position.table, position.rack, strict=True))
                ),
                rack=empty,
            )
        minimum = rng.choice((1, 20, 30, 40, 50)) if rng.random() < 0.3 else 0
        if minimum:
            openings += 1
            position = position._replace(table=empty)
            answer = kernel.solve_opening(position.rack, position.weights, minimum)
        else:
            answer = kernel.solve(position.table, position.rack, position.weights)
        judge = whole_melds if minimum and position.rack[JOKER] > 2 else program
        expected = judge.best_value(position.table, position.rack, position.weights, minimum)
        if answer is None:
            impossible += 1
            problem = None if expected is None else f"finds nothing; the integer program {expected}"
        else:
            value, laid, melds = answer
            problem = fault(position, laid, melds)
            if problem is None and minimum and points(melds) < minimum:
                problem = f"opens with {points(melds)} of {minimum}"
            if problem is None and value != sum(w * n for w, n in zip(position.weights, laid, strict=True)):
                problem = "counts wrongly"
            if problem is None and value != expected:
                problem = f"finds {value}; the integer program {expected}"
        if problem:
            wrong += 1
            print(f"{index}: {problem}\n  {position}\n  minimum {minimum}, large {large}", flush=True)
        if index % 1000 == 999:
            print(f"{index + 1} positions, {wrong} differ, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{arguments.positions} positions ({openings} openings, {impossible} without a legal answer): {wrong} differ")
    return min(wrong, 125)


if __name__ == "__main__":
    sys.exit(main())

"""Time the solver against ``rummikub-solver`` on the same positions: ``python bench/solver.py``.

Printed per group of positions, in milliseconds: median and maximum of the peer with its HIGHS and its SCIPY
backend, of the compiled kernel, and how many times faster the kernel is at the median. The peer is timed from
its game state to its answer, its model built and warmed up before; the kernel from a Python call with counts
to the Python value with the whole table. Both must find the same number of tiles. Times are processor time, so
that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from positions import random_position

from rummyroom.rummikub.solver import kernel

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

DATA = Path(__file__).parent.parent / "tests" / "data"
COLOURS = "krbo"
JOKER = 52
BACKENDS = ("HIGHS", "SCIPY")
ONE_EACH = [1] * 53
PATIENCE = 20.0
"""Seconds to wait for one answer of the peer."""


class Case(NamedTuple):
    """One position: counts by kind, and the most tiles that can be laid, if that is known."""

    table: list[int]
    rack: list[int]
    best: int | None


def counts(tiles: list[str]) -> list[int]:
    """Return how often each of the 53 kinds occurs among tiles such as ``r7`` and ``J``."""
    found = [0] * 53
    for tile in tiles:
        found[JOKER if tile == "J" else COLOURS.index(tile[0]) * 13 + int(tile[1:]) - 1] += 1
    return found


def given_groups(folder: Path) -> dict[str, list[Case]]:
    """Return the given positions of opened players by group."""
    groups: dict[str, list[Case]] = {}
    for name in ("positions_selfplay.json", "positions.json"):
        for position in json.loads((folder / name).read_text())["positions"]:
            if position["opened"]:
                table = counts([tile for meld in position["table"] for tile in meld])
                case = Case(table, counts(position["rack"]), position["best_tiles"])
                groups.setdefault(position["group"], []).append(case)
    return groups


def large_group(size: int) -> list[Case]:
    """Return seeded positions of the large set: 120 tiles on the table, 14 on the rack, all four jokers."""
    rng = random.Random(20260101)
    cases: list[Case] = []
    while len(cases) < size:
        position = random_position(rng, large=True, tiles=120, rack=14)
        if sum(position.table) == 120 and position.table[JOKER] + position.rack[JOKER] == 4:
            cases.append(Case(list(position.table), list(position.rack), None))
    return cases


def _peer(cases: list[Case], backend: str, answers: Connection, *, large: bool) -> None:
    """Solve ``cases`` with the peer; send the seconds and the number of tiles of each answer."""
    import rummikub_solver as peer

    rules = peer.RuleSet(repeats=3 if large else 2, jokers=4 if large else 2, solver_backend=peer.MILPSolver[backend])
    # Its tiles are colour by colour too, the joker last; which colour is which does not matter.
    for warming, case in [(True, cases[0]), *((False, case) for case in cases)]:
        state = rules.new_game()
        state.add_table(*[rules.tiles[kind] for kind in range(53) for _ in range(case.table[kind])])
        state.add_rack(*[rules.tiles[kind] for kind in range(53) for _ in range(case.rack[kind])])
        state.initial = False
        began = time.process_time()
        solution = rules.solve(state, peer.SolverMode.TILE_COUNT)
        seconds = time.process_time() - began
        if not warming:
            answers.send((seconds, len(solution.tiles) if solution else 0))


def peer_times(cases: list[Case], backend: str, *, large: bool) -> list[tuple[float, int]]:
    """Return seconds and tiles of the peer's answers, as far as it gives any."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_peer, args=(cases, backend, there), kwargs={"large": large}, daemon=True)
    process.start()
    there.close()
    found: list[tuple[float, int]] = []
    try:
        # Loading the peer and building its model take some seconds.
        while len(found) < len(cases) and here.poll(PATIENCE + (40 if not found else 0)):
            found.append(here.recv())
    except EOFError:
        pass
    process.kill()
    process.join()
    return found


def own_times(cases: list[Case], repeats: int) -> list[tuple[float, int]]:
    """Return per case the median of the kernel's seconds, and the tiles of its answer."""
    found: list[tuple[float, int]] = []
    for case in cases:
        seconds: list[float] = []
        value = 0
        for _ in range(repeats):
            began = time.process_time()
            answer = kernel.solve(case.table, case.rack, ONE_EACH)
            seconds.append(time.process_time() - began)
            value = answer[0]
        found.append((statistics.median(seconds), value))
    return found


def cell(times: list[tuple[float, int]]) -> str:
    """Return median and maximum in milliseconds."""
    if not times:
        return f"{'no answer':>17}"
    seconds = [second * 1000 for second, _ in times]
    return f"{statistics.median(seconds):8.3f} /{max(seconds):7.2f}"


def main() -> int:
    """Print the table; return how many answers are wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of positions*.json")
    parser.add_argument("--large", type=int, default=20, help="how many positions of the large set")
    parser.add_argument("--repeats", type=int, default=7, help="how often the kernel solves each position")
    parser.add_argument("--no-peer", action="store_true", help="time the kernel alone")
    arguments = parser.parse_args()
    groups = given_groups(arguments.data)
    groups["large120_j4"] = large_group(arguments.large)
    wrong = 0
    print("ms: median / maximum")
    print(f"{'group':12} {'n':>3} " + " ".join(f"{name:>17}" for name in (*BACKENDS, "kernel")) + "    faster")
    for name, cases in groups.items():
        large = name.startswith("large")
        peers = [] if arguments.no_peer else [peer_times(cases, backend, large=large) for backend in BACKENDS]
        own = own_times(cases, arguments.repeats)
        for index, case in enumerate(cases):
            best = own[index][1] if case.best is None else case.best
            answers = [own[index][1], *(times[index][1] for times in peers if index < len(times))]
            wrong += sum(answer != best for answer in answers)
        median = statistics.median(second for second, _ in own)
        ratios = [statistics.median(second for second, _ in times) / median for times in peers if times]
        faster = " / ".join(f"{ratio:.0f}x" for ratio in ratios)
        cells = " ".join(cell(times) for times in (*peers, own))
        print(f"{name:12} {len(cases):3} {cells}    {faster}", flush=True)
        for backend, times in zip(BACKENDS, peers, strict=False):
            if len(times) < len(cases):
                print(f"{'':16} {backend}: {len(times)} of {len(cases)} answered within {PATIENCE:.0f} s each")
    print("all answers agree" if not wrong else f"{wrong} answers differ from the best number of tiles")
    return min(wrong, 125)


if __name__ == "__main__":
    sys.exit(main())

"""Among the best turns, one that people can follow: it breaks the fewest melds of the table.

A meld is unbroken if all its tiles lie in one meld afterwards. The scan is repeated with the table's runs as ties
(:mod:`rummyroom.rummikub.solver.steps`), but only along paths that the first scan has shown to be best.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING

from rummyroom.rummikub.melds import MeldKind, read_meld
from rummyroom.rummikub.solver.groups import GroupShape
from rummyroom.rummikub.solver.search import END, Node, Path, Search, Watched, trace
from rummyroom.rummikub.solver.steps import Tie, length_of, tie_of
from rummyroom.rummikub.solver.stock import COLOUR_INDEX

if TYPE_CHECKING:
    from collections.abc import Collection

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.solver.search import Arc


def watched_melds(table: Table, *, whole: Collection[int] = (), leaving: Collection[int] = ()) -> Watched:
    """Return all melds of a table as things to watch.

    Args:
        table: the table at the start of the turn.
        whole: indexes of melds that must stay whole.
        leaving: places (in table order) of jokers that leave a meld that has to stay whole; a real tile takes
            their place there.
    """
    ties: list[Tie] = []
    groups: dict[int, list[tuple[bool, int, GroupShape]]] = {}
    seen = 0
    for index, meld in enumerate(table):
        reading = read_meld(meld)
        jokers = [spot for spot, tile in enumerate(reading.tiles) if tile.is_joker]
        gone = {spot for place, spot in enumerate(jokers, seen) if place in leaving}
        seen += len(jokers)
        lowest = reading.stands_for[0][0] if reading.stands_for[0] else None
        if lowest is None or lowest.colour is None:
            continue  # jokers alone: they stand for no number
        if reading.kind is MeldKind.RUN:
            at = frozenset(lowest.number + spot for spot in jokers if spot not in gone)
            last = lowest.number + len(reading.tiles) - 1
            ties.append(Tie(COLOUR_INDEX[lowest.colour], lowest.number, last, at, index in whole, index))
        else:
            colours = sum(1 << COLOUR_INDEX[tile.colour] for tile in reading.tiles if tile.colour is not None)
            shape = GroupShape(colours, len(jokers) - len(gone))
            groups.setdefault(lowest.number, []).append((index not in whole, index, shape))
    for here in groups.values():
        here.sort()
    return Watched(
        ties=tuple(sorted(ties, key=lambda tie: not tie.forced)),
        groups={number: tuple(shape for *_, shape in here) for number, here in groups.items()},
        whole={number: count for number, here in groups.items() if (count := sum(not other for other, *_ in here))},
        group_melds={number: tuple(index for _, index, _ in here) for number, here in groups.items()},
    )


def least_disturbing(search: Search, best: Path, watched: Watched) -> Path:
    """Return a path of the same loss as ``best`` that breaks the fewest of the watched melds.

    Args:
        search: the scan that found ``best``.
        best: a path of the least loss.
        watched: all melds of the table; those that are forced are watched by ``search`` already.
    """
    to_go = _loss_to_go(search, best.loss)
    careful = search.watching(watched)
    forced = tuple(sum(tie.colour == colour and tie.forced for tie in watched.ties) for colour in range(4))
    start = careful.start
    fewest: dict[Node, int] = {start: 0}
    came: dict[Node, tuple[Node, Arc]] = {}
    order = count()
    heap: list[tuple[int, int, int, Node]] = [(0, -1, next(order), start)]
    while heap:
        broken, _, _, node = heappop(heap)
        if broken > fewest[node]:
            continue
        if node.number == END:
            return Path(best.loss, broken, trace(node, came))
        left = to_go[_plain(node, forced)]
        for arc, following in careful.arcs(node):
            if to_go.get(_plain(following, forced)) != left - arc.move.loss:
                continue  # no best path goes on here
            reached = broken + arc.move.broken
            if reached < fewest.get(following, reached + 1):
                fewest[following] = reached
                came[following] = (node, arc)
                heappush(heap, (reached, -following.number, next(order), following))
    return best


def _plain(node: Node, forced: tuple[int, ...]) -> Node:
    """Return the node of the first scan that ``node`` refines: without the ties that are not forced."""
    black, red, blue, orange = (
        runs
        if all((tie_of(run) or 0) < count for run in runs)
        else tuple(sorted(run if (tie_of(run) or 0) < count else length_of(run) for run in runs))
        for runs, count in zip(node.runs, forced, strict=True)
    )
    return node._replace(runs=(black, red, blue, orange))


def _loss_to_go(search: Search, limit: int) -> dict[Node, int]:
    """Return, for every node on a path of a loss of ``limit``, the loss that is still to come from there."""
    start = search.start
    least: dict[Node, int] = {start: 0}
    layer = [start]
    arcs: dict[Node, list[tuple[int, Node]]] = {}
    layers = [layer]
    for _ in range(1, END):
        reached: dict[Node, int] = {}
        for node in layer:
            onward = arcs[node] = []
            for arc, following in search.arcs(node):
                loss = least[node] + arc.move.loss
                if loss <= limit:
                    onward.append((arc.move.loss, following))
                    if loss < reached.get(following, limit + 1):
                        reached[following] = loss
        least.update(reached)
        layer = list(reached)
        layers.append(layer)
    to_go = {node: search.final_loss(node) for node in layer if search.is_end(node)}
    for layer in reversed(layers[:-1]):
        for node in layer:
            left = [loss + to_go[following] for loss, following in arcs[node] if following in to_go]
            if left:
                to_go[node] = min(left)
    return {node: left for node, left in to_go.items() if least[node] + left == limit}

"""Among the best turns, one that people can follow: it breaks the fewest melds of the table.

A meld is unbroken if all its tiles lie in one meld afterwards. The scan is repeated with the table's runs as ties
(:mod:`rummyroom.rummikub.solver.steps`), but only along paths that the first scan has shown to be best.

That is exact for the positions of real games. On crowded tables with jokers from which nearly everything can go out
there are too many best turns to look at them all; then only the most promising are followed, and the answer may
break a meld more than needed. It is a best turn all the same.
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
    from collections.abc import Collection, Mapping

    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.solver.search import Arc

PATIENCE = 2500
"""How many nodes are looked at for the exact answer."""

BREADTH = 50
"""How many ways to each number are followed where that is not enough."""


def broken_melds(before: Table, after: Table) -> int:
    """Return how many melds of a table no longer lie together after the turn."""
    now = [frozenset(meld.tiles) for meld in after]
    return sum(not any(tiles.issuperset(meld.tiles) for tiles in now) for meld in before)


def watched_melds(table: Table, *, whole: Collection[int] = (), replaced: Mapping[int, int] | None = None) -> Watched:
    """Return all melds of a table as things to watch.

    Args:
        table: the table at the start of the turn.
        whole: indexes of melds that must stay whole.
        replaced: jokers, by their place in table order, that leave a meld which has to stay whole, each with the
            colour of the real tile that takes its place there.
    """
    replaced = replaced or {}
    ties: list[Tie] = []
    groups: dict[int, list[tuple[bool, int, GroupShape]]] = {}
    seen = 0
    for index, meld in enumerate(table):
        reading = read_meld(meld)
        jokers = [spot for spot, tile in enumerate(reading.tiles) if tile.is_joker]
        gone = {spot: replaced[place] for place, spot in enumerate(jokers, seen) if place in replaced}
        seen += len(jokers)
        lowest = reading.stands_for[0][0] if reading.stands_for[0] else None
        if lowest is None or lowest.colour is None:
            continue  # jokers alone: they stand for no number
        if reading.kind is MeldKind.RUN:
            at = frozenset(lowest.number + spot for spot in jokers if spot not in gone)
            last = lowest.number + len(reading.tiles) - 1
            ties.append(Tie(COLOUR_INDEX[lowest.colour], lowest.number, last, at, index in whole, index))
        else:
            colours = {COLOUR_INDEX[tile.colour] for tile in reading.tiles if tile.colour is not None}
            bits = sum(1 << colour for colour in colours.union(gone.values()))
            shape = GroupShape(bits, len(jokers) - len(gone))
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
    careful = search.watching(watched)
    to_go = _loss_to_go(search, best.loss)
    if to_go is not None:
        fewest = _fewest_broken(careful, best.loss, to_go, watched)
        if fewest is not None:
            return fewest
    return _few_broken(careful, best.loss, to_go, watched) or best


def _fewest_broken(careful: Search, loss: int, to_go: Mapping[Node, int], watched: Watched) -> Path | None:
    """Return a path that breaks the fewest melds, or None if that takes more than :data:`PATIENCE`."""
    start = careful.start
    fewest: dict[Node, int] = {start: 0}
    came: dict[Node, tuple[Node, Arc]] = {}
    order = count()
    heap: list[tuple[int, int, int, Node]] = [(0, -1, next(order), start)]
    looked_at = 0
    while heap:
        broken, _, _, node = heappop(heap)
        if broken > fewest[node]:
            continue
        if node.number == END:
            return Path(loss, broken, trace(node, came))
        looked_at += 1
        if looked_at > PATIENCE:
            return None
        left = to_go[_plain(node, watched)]
        for arc, following in careful.arcs(node, lossless=not loss):
            if to_go.get(_plain(following, watched)) != left - arc.move.loss:
                continue  # no best path goes on here
            reached = broken + arc.move.broken
            if reached < fewest.get(following, reached + 1):
                fewest[following] = reached
                came[following] = (node, arc)
                heappush(heap, (reached, -following.number, next(order), following))
    return None


def _few_broken(careful: Search, loss: int, to_go: Mapping[Node, int] | None, watched: Watched) -> Path | None:
    """Return a path that breaks few melds: of the ways to each number only the least broken are followed."""
    layer: dict[tuple[Node, int], tuple[int, tuple[Arc, ...]]] = {(careful.start, 0): (0, ())}
    for _ in range(1, END):
        reached: dict[tuple[Node, int], tuple[int, tuple[Arc, ...]]] = {}
        for (node, lost), (broken, arcs) in layer.items():
            for arc, following in careful.arcs(node, lossless=not loss):
                key = (following, lost + arc.move.loss)
                hopeless = key[1] > loss or (
                    to_go is not None and to_go.get(_plain(following, watched)) != loss - key[1]
                )
                now = broken + arc.move.broken
                if not hopeless and (key not in reached or now < reached[key][0]):
                    reached[key] = (now, (*arcs, arc))
        layer = dict(sorted(reached.items(), key=lambda item: item[1][0])[:BREADTH])
    ends = [
        way for (node, lost), way in layer.items() if careful.is_end(node) and lost + careful.final_loss(node) == loss
    ]
    if not ends:
        return None
    broken, arcs = min(ends, key=lambda way: way[0])
    return Path(loss, broken, arcs)


def _plain(node: Node, watched: Watched) -> Node:
    """Return the node of the first scan that ``node`` refines: without the ties that are not forced."""
    forced = watched.forced_ties
    black, red, blue, orange = (
        runs
        if all((tie_of(run) or 0) < count for run in runs)
        else tuple(sorted(run if (tie_of(run) or 0) < count else length_of(run) for run in runs))
        for runs, count in zip(node.runs, forced, strict=True)
    )
    return node._replace(runs=(black, red, blue, orange))


def _loss_to_go(search: Search, limit: int) -> dict[Node, int] | None:
    """Return, for every node on a path of a loss of ``limit``, the loss that is still to come from there.

    Returns None if there are more nodes than :data:`PATIENCE`.
    """
    start = search.start
    least: dict[Node, int] = {start: 0}
    layer = [start]
    arcs: dict[Node, list[tuple[int, Node]]] = {}
    layers = [layer]
    for _ in range(1, END):
        reached: dict[Node, int] = {}
        for node in layer:
            onward = arcs[node] = []
            for arc, following in search.arcs(node, lossless=limit == 0):
                loss = least[node] + arc.move.loss
                if loss <= limit:
                    onward.append((arc.move.loss, following))
                    if loss < reached.get(following, limit + 1):
                        reached[following] = loss
        least.update(reached)
        layer = list(reached)
        if len(least) > PATIENCE:
            return None
        layers.append(layer)
    to_go = {node: search.final_loss(node) for node in layer if search.is_end(node)}
    for layer in reversed(layers[:-1]):
        for node in layer:
            left = [loss + to_go[following] for loss, following in arcs[node] if following in to_go]
            if left:
                to_go[node] = min(left)
    return {node: left for node, left in to_go.items() if least[node] + left == limit}

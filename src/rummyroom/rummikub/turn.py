"""Judge one turn: the table before, the table after and the rack give all problems at once.

Source: rules/rummikub.md, A turn, Opening and Jokers on the table.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from rummyroom.problem import Problem
from rummyroom.rummikub.jokers import judge_jokers
from rummyroom.rummikub.melds import Meld, MeldFault, Reading, Table, read_meld, tidy
from rummyroom.rummikub.tiles import Kind, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rummyroom.rummikub.rules import Rules


class Judgement(msgspec.Struct, frozen=True):
    """What the rules say about a turn.

    Args:
        problems: everything that makes it illegal; empty if it is a legal lay.
        readings: what each meld of ``table`` amounts to.
        table: the table after the turn, legal melds tidied, empty places left out.
        laid: the rack tiles on it.
        points: what the laid tiles count, a joker the number it stands for.
        opening_points: of a player who had not opened, what the melds of own tiles count; else None.
        retrieved: jokers that were taken from their place (empty while melds or tiles are wrong).
    """

    problems: tuple[Problem, ...]
    readings: tuple[Reading, ...]
    table: Table
    laid: tuple[Tile, ...]
    points: int
    opening_points: int | None
    retrieved: tuple[Tile, ...]

    @property
    def is_legal(self) -> bool:
        """Whether the turn may be played."""
        return not self.problems


def judge(before: Table, after: Sequence[Meld], rack: Iterable[Tile], *, rules: Rules, opened: bool) -> Judgement:
    """Judge a lay by the table it leaves.

    Args:
        before: the table at the start of the turn; all melds legal.
        after: the table as the player leaves it.
        rack: the player's tiles at the start of the turn.
        rules: the rules in force.
        opened: whether the player had opened before this turn. With ``rules.opening_minimum`` 0 everyone has.
    """
    opened = opened or rules.opening_minimum == 0
    places = [index for index, meld in enumerate(after) if meld.tiles]
    after = [after[index] for index in places]
    readings = tuple(read_meld(meld) for meld in after)
    own = set(rack)
    laid = tuple(tile for meld in after for tile in meld.tiles if tile in own)
    tile_problems = _tile_problems(before, after, own, laid)
    meld_problems = [fault_problem(index, reading) for index, reading in enumerate(readings) if not reading.is_legal]
    problems = tile_problems + meld_problems
    before_readings = tuple(read_meld(meld) for meld in before)
    opening_points = None
    if not opened:
        touched = () if rules.opening_table_play else _touched(before_readings, readings)
        if touched:
            problems.append(Problem("opening.table_touched", touched))
        opening_points = _opening_points(before_readings, readings, laid, table_play=rules.opening_table_play)
        if opening_points < rules.opening_minimum:
            data = {"points": opening_points, "minimum": rules.opening_minimum}
            problems.append(Problem("opening.below_minimum", laid, data=data))
    retrieved: tuple[Tile, ...] = ()
    sound = not meld_problems and not any(problem.code != "turn.no_rack_tile" for problem in tile_problems)
    if sound:
        finding = judge_jokers(before_readings, readings, laid, rules, opened=opened)
        problems.extend(finding.problems)
        retrieved = finding.retrieved
    return Judgement(
        problems=tuple(_at_place(problem, places) for problem in problems),
        readings=readings,
        table=tuple(tidy(meld) for meld in after),
        laid=laid,
        points=_points_of(set(laid), readings),
        opening_points=opening_points,
        retrieved=retrieved,
    )


def _at_place(problem: Problem, places: Sequence[int]) -> Problem:
    """Return ``problem`` with its meld numbered as the caller did, who may have left empty places."""
    return problem if problem.meld is None else msgspec.structs.replace(problem, meld=places[problem.meld])


def _tile_problems(before: Table, after: Sequence[Meld], own: set[Tile], laid: Sequence[Tile]) -> list[Problem]:
    """Return what is wrong with where the tiles come from and go to."""
    count = Counter(tile for meld in after for tile in meld.tiles)
    on_table = {tile for meld in before for tile in meld.tiles}
    problems = []
    if doubled := tuple(tile for tile, times in count.items() if times > 1):
        problems.append(Problem("turn.duplicate_tile", doubled))
    if foreign := tuple(tile for tile in count if tile not in on_table and tile not in own):
        problems.append(Problem("turn.foreign_tile", foreign))
    if missing := tuple(tile for meld in before for tile in meld.tiles if tile not in count):
        problems.append(Problem("turn.table_tile_missing", missing))
    if not laid:
        problems.append(Problem("turn.no_rack_tile"))
    return problems


def fault_problem(index: int, reading: Reading) -> Problem:
    """Return what is wrong with a faulty meld.

    Args:
        index: its place in the table that is judged.
        reading: what it amounts to; not legal.
    """
    assert reading.fault is not None  # the caller has asked
    data: dict[str, object] = {}
    match reading.fault:
        case MeldFault.TOO_SHORT:
            data = {"missing": reading.missing}
        case MeldFault.TOO_LONG:
            data = {"kind": str(reading.kind)}
        case MeldFault.DUPLICATE_COLOUR | MeldFault.DUPLICATE_NUMBER:
            twice = reading.culprits[0]
            data = {"colour": str(twice.colour), "number": twice.number}
        case MeldFault.NOT_CONSECUTIVE | MeldFault.MIXED:
            pass
    return Problem(str(reading.fault), reading.culprits or reading.tiles, meld=index, data=data)


def _face(reading: Reading) -> tuple[object, ...]:
    """Return what makes two melds the same to the eye, whichever copies lie in them."""
    return (reading.kind, tuple(tile.kind for tile in reading.tiles), reading.stands_for)


def _touched(before: Sequence[Reading], after: Sequence[Reading]) -> tuple[Tile, ...]:
    """Return the tiles of old melds that do not stand unchanged."""
    still = Counter(_face(reading) for reading in after)
    touched: list[Tile] = []
    for reading in before:
        face = _face(reading)
        if still[face]:
            still[face] -= 1
        else:
            touched.extend(reading.tiles)
    return tuple(touched)


def _opening_points(
    before: Sequence[Reading], after: Sequence[Reading], laid: Sequence[Tile], *, table_play: bool
) -> int:
    """Return what the legal melds made only of laid tiles count, told apart in the most favourable way."""
    candidates = [reading for reading in after if reading.is_legal]
    if not table_play:
        standing = Counter(_face(reading) for reading in before)
        for reading in list(candidates):
            if standing[_face(reading)]:
                standing[_face(reading)] -= 1
                candidates.remove(reading)
    kinds = [Counter(tile.kind for tile in reading.tiles) for reading in candidates]
    return _best_fit([reading.points for reading in candidates], kinds, Counter(tile.kind for tile in laid))


def _best_fit(points: Sequence[int], kinds: Sequence[Counter[Kind]], own: Counter[Kind]) -> int:
    """Return the most points of melds that fit into ``own`` together."""
    if not points:
        return 0
    without = _best_fit(points[1:], kinds[1:], own) if not kinds[0] <= own or _contested(kinds, own) else 0
    if not kinds[0] <= own:
        return without
    return max(without, points[0] + _best_fit(points[1:], kinds[1:], own - kinds[0]))


def _contested(kinds: Sequence[Counter[Kind]], own: Counter[Kind]) -> bool:
    """Return whether the first meld competes with later ones for the tiles of ``own``."""
    wanted: Counter[Kind] = Counter()
    for meld in kinds:
        if meld <= own:
            wanted += meld
    return any(wanted[kind] > own[kind] for kind in kinds[0])


def _points_of(tiles: set[Tile], readings: Sequence[Reading]) -> int:
    """Return what ``tiles`` count where they lie; in a faulty meld a joker counts nothing."""
    points = 0
    for reading in readings:
        for index, tile in enumerate(reading.tiles):
            if tile not in tiles:
                continue
            stands = reading.stands_for[index] if reading.is_legal else ()
            points += stands[0].number if stands else tile.number
    return points

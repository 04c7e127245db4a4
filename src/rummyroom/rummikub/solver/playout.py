# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Whole games played to their end at the level of tile counts, fast: what bots sample the future with.

Compiled like the kernel. Everything is as in a real game except that jokers move freely on the table, so that a
table is fully told by its counts, and that no clock runs: per turn the seat lays what its policy finds best, or
draws, or passes when the pool is empty. Nothing is left to chance: the same deal and policies give the same scores.
"""

import cython

# Before anything that only compiled code can import.
if not cython.compiled:
    raise ImportError("the play-out is not compiled")

from cython.cimports.libc.string import memset
from cython.cimports.rummyroom.rummikub.solver.kernel import JOKER_KIND, JOKERS, Engine

MOST_TILES = 0
"""Lay the most tiles each turn; of those turns one worth the most points."""
SAVE_JOKERS = 1
"""Lay the most tiles without a joker from the rack; spend jokers only to go out."""
SAVE_JOKERS_ONCE_OPENED = 2
"""Like :data:`SAVE_JOKERS`, but open with jokers if there is no other way."""

SEATS = cython.declare(cython.int, 6)
TILE_VALUE = cython.declare(cython.int, 512)  # more than the numbers on a rack add up to

_MOST = cython.declare(cython.int, MOST_TILES)
_SAVE = cython.declare(cython.int, SAVE_JOKERS)
_SAVE_LATER = cython.declare(cython.int, SAVE_JOKERS_ONCE_OPENED)


@cython.final
@cython.cclass
class Playout:
    """One game being played out, with the memory for it; not for two threads at once."""

    engine: Engine
    seats: cython.int
    # By index number * 4 + colour, as in the kernel; racks one after the other.
    table: cython.int[72]
    table_jokers: cython.int
    rack: cython.int[432]
    rack_jokers: cython.int[6]
    rack_tiles: cython.int[6]
    opened: cython.int[6]
    policy: cython.int[6]
    pool: cython.int[160]
    pool_left: cython.int
    to_move: cython.int
    starter: cython.int
    passes: cython.int
    opening_minimum: cython.int
    joker_penalty: cython.int
    score: cython.int[6]
    failed: cython.bint

    def __cinit__(self):
        self.engine = Engine()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _load(self, seat: cython.int, jokers: cython.int) -> cython.void:
        """Give the engine what ``seat`` may lay, with ``jokers`` of its jokers."""
        at: cython.int
        for at in range(4, 56):
            self.engine.must[at] = self.table[at] if self.opened[seat] else 0
            self.engine.full[at] = self.engine.must[at] + self.rack[seat * 72 + at]
        self.engine.must_jokers = self.table_jokers if self.opened[seat] else 0
        self.engine.jokers = self.engine.must_jokers + jokers

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find(self, seat: cython.int) -> cython.bint:
        """Let the engine find the turn of ``seat``; return whether it lays anything."""
        jokers: cython.int = self.rack_jokers[seat]
        if jokers == 0 or self.policy[seat] == _MOST:
            self._load(seat, jokers)
            return self._solve(seat)
        self._load(seat, jokers)
        if self.opened[seat] and self.engine.goes_out():
            return True
        tries_all: cython.bint = not self.opened[seat] and self.policy[seat] == _SAVE
        if tries_all and self._solve(seat) and self._laid() == self.rack_tiles[seat]:
            return True
        self._load(seat, 0)
        if self._solve(seat):
            return True
        if not self.opened[seat] and self.policy[seat] == _SAVE_LATER:
            self._load(seat, jokers)
            return self._solve(seat)
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _laid(self) -> cython.int:
        """Return how many rack tiles the engine's answer lays."""
        at: cython.int
        laid: cython.int = self.engine.jokers_used - self.engine.must_jokers
        for at in range(4, 56):
            laid += self.engine.used[at] - self.engine.must[at]
        return laid

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _solve(self, seat: cython.int) -> cython.bint:
        """Find the best turn with what is loaded; return whether it lays anything."""
        found: cython.bint
        found = self.engine.solve() if self.opened[seat] else self.engine.solve_opening(self.opening_minimum)
        if self.engine.out_of_memory:
            self.failed = True
        return found and self.engine.value > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay(self, seat: cython.int) -> cython.void:
        """Move the tiles of the engine's answer from the rack of ``seat`` to the table."""
        cython.declare(at=cython.int, count=cython.int)
        for at in range(4, 56):
            count = self.engine.used[at] - self.engine.must[at]
            self.table[at] += count
            self.rack[seat * 72 + at] -= count
            self.rack_tiles[seat] -= count
        count = self.engine.jokers_used - self.engine.must_jokers
        self.table_jokers += count
        self.rack_jokers[seat] -= count
        self.rack_tiles[seat] -= count
        self.opened[seat] = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self) -> cython.void:
        """Play to the end and score."""
        cython.declare(at=cython.int, kind=cython.int, seat=cython.int)
        for at in range(72):
            self.engine.weight[at] = TILE_VALUE + at // 4
        self.engine.joker_weight = TILE_VALUE
        self.engine.unit = TILE_VALUE
        self.failed = False
        while not self.failed:
            seat = self.to_move
            if self._find(seat):
                self._lay(seat)
                self.passes = 0
                if self.rack_tiles[seat] == 0:
                    self._score_out(seat)
                    return
            elif self.pool_left:
                self.pool_left -= 1
                kind = self.pool[self.pool_left]
                if kind == JOKER_KIND:
                    self.rack_jokers[seat] += 1
                else:
                    self.rack[seat * 72 + (kind % 13 + 1) * 4 + kind // 13] += 1
                self.rack_tiles[seat] += 1
                self.passes = 0
            else:
                self.passes += 1
                if self.passes >= self.seats:
                    self._score_blocked()
                    return
            self.to_move = (seat + 1) % self.seats

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rack_value(self, seat: cython.int) -> cython.int:
        """Return what is left on a rack counts."""
        at: cython.int
        value: cython.int = self.rack_jokers[seat] * self.joker_penalty
        for at in range(4, 56):
            value += self.rack[seat * 72 + at] * (at // 4)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_out(self, winner: cython.int) -> cython.void:
        seat: cython.int
        self.score[winner] = 0
        for seat in range(self.seats):
            if seat != winner:
                self.score[seat] = -self._rack_value(seat)
                self.score[winner] -= self.score[seat]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_blocked(self) -> cython.void:
        """The lowest rack wins the differences; of several the shortest; else they share, in turn order."""
        cython.declare(seat=cython.int, turn=cython.int, value=cython.int, total=cython.int)
        lowest: cython.int = 1 << 20
        winners: cython.int = 0
        for seat in range(self.seats):
            value = self._rack_value(seat) * 256 + self.rack_tiles[seat]
            if value < lowest:
                lowest = value
                winners = 0
            if value == lowest:
                winners += 1
        total = 0
        for seat in range(self.seats):
            self.score[seat] = lowest // 256 - self._rack_value(seat)
            total -= self.score[seat]
        value = total % winners
        total //= winners
        for turn in range(self.seats):
            seat = (self.starter + turn) % self.seats
            if self._rack_value(seat) * 256 + self.rack_tiles[seat] == lowest:
                self.score[seat] += total + (1 if value > 0 else 0)
                value -= 1

    def play(self, table, racks, pool, to_move, opened, policies, opening_minimum, joker_penalty, passes, starter):
        """Play one game to its end; see :func:`play_out`."""
        cython.declare(seat=cython.int, kind=cython.int, at=cython.int, count=cython.int)
        self.seats = len(racks)
        if not 2 <= self.seats <= SEATS or len(opened) != self.seats or len(policies) != self.seats:
            raise ValueError("a play-out needs two to six seats, each with a rack, opened and a policy")
        if not 0 <= to_move < self.seats or not 0 <= starter < self.seats or len(pool) > 160:
            raise ValueError("there is no such seat, or the pool has more tiles than any set")
        memset(cython.address(self.rack[0]), 0, cython.sizeof(cython.int) * 432)
        memset(cython.address(self.table[0]), 0, cython.sizeof(cython.int) * 72)
        copies: cython.int[53]
        for kind in range(53):
            copies[kind] = count = table[kind]
            if count < 0:
                raise ValueError("no count is negative")
            if kind == JOKER_KIND:
                self.table_jokers = count
            else:
                self.table[(kind % 13 + 1) * 4 + kind // 13] = count
        for seat in range(self.seats):
            self.opened[seat] = 1 if opened[seat] else 0
            self.policy[seat] = policies[seat]
            self.rack_tiles[seat] = 0
            rack = racks[seat]
            for kind in range(53):
                count = rack[kind]
                if count < 0:
                    raise ValueError("no count is negative")
                copies[kind] += count
                self.rack_tiles[seat] += count
                if kind == JOKER_KIND:
                    self.rack_jokers[seat] = count
                else:
                    self.rack[seat * 72 + (kind % 13 + 1) * 4 + kind // 13] = count
        self.pool_left = len(pool)
        for at in range(self.pool_left):
            kind = pool[at]
            if not 0 <= kind < 53:
                raise ValueError(f"there is no kind {kind}")
            copies[kind] += 1
            self.pool[self.pool_left - 1 - at] = kind
        for kind in range(53):
            if copies[kind] > (JOKERS if kind == JOKER_KIND else 3):
                raise ValueError(f"kind {kind} occurs {copies[kind]} times")
        self.to_move = to_move
        self.starter = starter
        self.passes = passes
        self.opening_minimum = opening_minimum
        self.joker_penalty = joker_penalty
        with cython.nogil:
            self._run()
        if self.failed:
            raise MemoryError
        return tuple([self.score[seat] for seat in range(self.seats)])


_idle = cython.declare(list, [])  # play-outs not in use


def play_out(
    table,
    racks,
    pool,
    *,
    to_move,
    opened,
    policies,
    opening_minimum=30,
    joker_penalty=30,
    passes=0,
    starter=0,
):
    """Play a game to its end and return the score of each seat.

    Args:
        table: how many tiles of each of the 53 kinds lie on the table; they must form legal melds.
        racks: the same for each seat's rack.
        pool: the orders of the kinds in the pool, the next to be drawn first.
        to_move: the seat whose turn it is.
        opened: per seat, whether it has opened.
        policies: per seat, :data:`MOST_TILES`, :data:`SAVE_JOKERS` or :data:`SAVE_JOKERS_ONCE_OPENED`.
        opening_minimum: points of the first meld, 1 to 50 (where there is no opening, let all have opened).
        joker_penalty: what a joker left on a rack counts.
        passes: how many seats have just passed in a row.
        starter: the seat that began the game, for left-over points of a shared game.

    Raises:
        ValueError: an argument is out of its range, or a kind occurs more often than in the large set.
    """
    playout: Playout = _idle.pop() if _idle else Playout()
    try:
        return playout.play(
            table, racks, pool, to_move, opened, policies, opening_minimum, joker_penalty, passes, starter
        )
    finally:
        _idle.append(playout)

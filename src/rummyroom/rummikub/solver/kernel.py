# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled solver kernel: exact best play at the level of tile counts, jokers moving freely.

This module is Cython in pure-Python mode and only runs compiled; ``reference.py`` is the definition that
it has to agree with. It knows 53 kinds by their order (:data:`rummyroom.rummikub.tiles.KINDS`) and nothing
of physical tiles, turns or joker rules; those sit on top of it.

How it works. The numbers 1 to 13 are scanned once. After each number a *state* says, per colour, how many
open runs have length 1, 2, and 3 or more; per state the least loss (weight of rack tiles passed over) is
kept for every count of jokers used. At a number with ``g`` tiles per colour lying in groups, the groups
exist iff some ``m`` has ``max(g) <= m`` and ``3m <= sum(g) <= 4m``; the other tiles used extend or start runs.

What is left out, because something at least as good stays in:

* a run of 3 or more that could be extended by a tile that would otherwise lie idle is extended;
* a tile that could join a group of three is not left on the rack;
* a joker stands in only where every real tile of that kind is used, only in groups of exactly three, and in
  runs only at the second or third place, between a finished run and one last tile, or at the 11 of 11-12-13:
  in any other place it could be taken out, or swapped for the idle tile, and be put somewhere else;
* more jokers for no less loss.

Jokers freed in this way are added to the finished melds at the end. Where no meld has room for them (all are
groups of four: hardly ever), the scan is repeated with the room for jokers as part of the state.
"""

import cython

# Before anything that only compiled code can import.
if not cython.compiled:
    raise ImportError("the solver kernel is not compiled")

from cython.cimports.libc.stdint import int32_t, uint32_t, uint64_t
from cython.cimports.libc.stdlib import free, malloc, realloc
from cython.cimports.libc.string import memset

# What may lie in groups at one number, by which tiles there are of each colour (two bits per colour), by rising
# need for jokers.
_choice_first = cython.declare(cython.int[257])
_choice = cython.declare(GroupChoice[10000])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill_tables() -> cython.void:
    cython.declare(
        avail=cython.int,
        code=cython.int,
        c=cython.int,
        g=cython.int,
        top=cython.int,
        total=cython.int,
        m=cython.int,
        need=cython.int,
        full=cython.int,
        wanted=cython.int,
        fits=cython.bint,
    )
    count: cython.int = 0
    for avail in range(256):
        _choice_first[avail] = count
        for wanted in range(JOKERS + 1):
            for code in range(256):
                top = total = 0
                fits = True
                for c in range(4):
                    g = (code >> (2 * c)) & 3
                    if g > ((avail >> (2 * c)) & 3):
                        fits = False
                    total += g
                    if g > top:
                        top = g
                if not fits:
                    continue
                m = (total + 3) // 4
                if top > m:
                    m = top
                need = 3 * m - total if 3 * m > total else 0
                if need != wanted:
                    continue
                if need == 0:
                    m = total // 3
                full = 0
                for c in range(4):
                    if ((code >> (2 * c)) & 3) < m:
                        full |= 1 << c
                _choice[count].code = code
                _choice[count].need = need
                _choice[count].full = full
                _choice[count].broken = 0
                count += 1
    _choice_first[256] = count


_fill_tables()


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _least(a: cython.int, b: cython.int) -> cython.int:
    return a if a < b else b


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _most(a: cython.int, b: cython.int) -> cython.int:
    return a if a > b else b


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _bits(mask: cython.int) -> cython.int:
    """Return how many of four bits are set."""
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _nth(values: cython.pointer[cython.int], count: cython.int, nth: cython.int) -> cython.int:
    """Return the ``nth`` smallest value (from 0), shuffling ``values``."""
    low: cython.int = 0
    high: cython.int = count - 1
    cython.declare(i=cython.int, j=cython.int, pivot=cython.int)
    while low < high:
        pivot = values[(low + high) // 2]
        i = low
        j = high
        while i <= j:
            while values[i] < pivot:
                i += 1
            while values[j] > pivot:
                j -= 1
            if i <= j:
                values[i], values[j] = values[j], values[i]
                i += 1
                j -= 1
        if nth <= j:
            high = j
        elif nth >= i:
            low = i
        else:
            break
    return values[nth]


@cython.final
@cython.cclass
class Engine:
    """One solver with its memory; not for two threads at once."""

    def __cinit__(self):
        self.capacity = 4096
        self.slots = 2048
        self.score_room = 1024
        self.score = cython.cast(cython.pointer[cython.int], malloc(self.score_room * cython.sizeof(cython.int)))
        self.ranked = cython.cast(cython.pointer[cython.int], malloc(self.score_room * cython.sizeof(cython.int)))
        self.key = cython.cast(cython.pointer[uint64_t], malloc(self.capacity * cython.sizeof(uint64_t)))
        self.loss = cython.cast(cython.pointer[cython.int], malloc(self.capacity * LANES * cython.sizeof(cython.int)))
        self.parent = cython.cast(cython.pointer[int32_t], malloc(self.capacity * LANES * cython.sizeof(int32_t)))
        self.choice = cython.cast(cython.pointer[uint32_t], malloc(self.capacity * LANES * cython.sizeof(uint32_t)))
        self.slot = cython.cast(cython.pointer[int32_t], malloc(self.slots * cython.sizeof(int32_t)))
        self.slot_epoch = cython.cast(cython.pointer[uint32_t], malloc(self.slots * cython.sizeof(uint32_t)))
        if not (self.key and self.loss and self.parent and self.choice and self.slot and self.slot_epoch):
            raise MemoryError
        memset(self.slot_epoch, 0, self.slots * cython.sizeof(uint32_t))
        memset(cython.address(self.must[0]), 0, 72 * cython.sizeof(cython.int))
        memset(cython.address(self.full[0]), 0, 72 * cython.sizeof(cython.int))
        memset(cython.address(self.weight[0]), 0, 72 * cython.sizeof(cython.int))
        memset(cython.address(self.group_pinned[0]), 0, 16 * cython.sizeof(cython.int))
        self.constrained = True
        self.unconstrained()
        memset(cython.address(self.list_epoch[0]), 0, 163840 * cython.sizeof(uint32_t))
        self.list_now = 0
        self.epoch = 0

    def __dealloc__(self):
        free(self.key)
        free(self.loss)
        free(self.parent)
        free(self.choice)
        free(self.slot)
        free(self.slot_epoch)
        free(self.score)
        free(self.ranked)

    # ---- memory ----------------------------------------------------------------------------------------

    def _grow(self) -> cython.void:
        """Double the room for nodes; on failure keep the old room and say so."""
        more: cython.int = self.capacity * 2
        key = realloc(self.key, more * cython.sizeof(uint64_t))
        if key:
            self.key = cython.cast(cython.pointer[uint64_t], key)
        loss = realloc(self.loss, more * LANES * cython.sizeof(cython.int))
        if loss:
            self.loss = cython.cast(cython.pointer[cython.int], loss)
        parent = realloc(self.parent, more * LANES * cython.sizeof(int32_t))
        if parent:
            self.parent = cython.cast(cython.pointer[int32_t], parent)
        choice = realloc(self.choice, more * LANES * cython.sizeof(uint32_t))
        if choice:
            self.choice = cython.cast(cython.pointer[uint32_t], choice)
        if key and loss and parent and choice:
            self.capacity = more
        else:
            self.out_of_memory = True

    def _rehash(self, first: cython.int) -> cython.void:
        """Double the hash table and put the nodes from ``first`` on back in."""
        more: cython.int = self.slots * 2
        slot = realloc(self.slot, more * cython.sizeof(int32_t))
        if slot:
            self.slot = cython.cast(cython.pointer[int32_t], slot)
        epochs = realloc(self.slot_epoch, more * cython.sizeof(uint32_t))
        if epochs:
            self.slot_epoch = cython.cast(cython.pointer[uint32_t], epochs)
        if not (slot and epochs):
            self.out_of_memory = True
            return
        self.slots = more
        memset(self.slot_epoch, 0, more * cython.sizeof(uint32_t))
        self.epoch = 1
        cython.declare(node=cython.int, at=cython.int)
        for node in range(first, self.nodes):
            at = self._home(self.key[node])
            while self.slot_epoch[at] == self.epoch:
                at = (at + 1) & (more - 1)
            self.slot_epoch[at] = self.epoch
            self.slot[at] = node

    def _home(self, key: uint64_t) -> cython.int:
        mixed: uint64_t = key * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
        return cython.cast(cython.int, mixed >> 40) & (self.slots - 1)

    def _node(self, key: uint64_t, first: cython.int) -> cython.int:
        """Return the node of ``key`` in the layer that starts at ``first``, made if it is new."""
        at: cython.int = self._home(key)
        cython.declare(lane=cython.int, node=cython.int)
        while self.slot_epoch[at] == self.epoch:
            node = self.slot[at]
            if self.key[node] == key:
                return node
            at = (at + 1) & (self.slots - 1)
        if self.nodes == self.capacity:
            self._grow()
            if self.out_of_memory:
                return first
        node = self.nodes
        self.nodes += 1
        self.key[node] = key
        for lane in range(LANES):
            self.loss[node * LANES + lane] = INF
        self.slot_epoch[at] = self.epoch
        self.slot[at] = node
        if 2 * (self.nodes - first) > self.slots:
            self._rehash(first)
        return node

    # ---- in and out ------------------------------------------------------------------------------------

    def load(self, table, rack, weights):
        """Take over a position of Python numbers; see :func:`solve`."""
        cython.declare(kind=cython.int, must=cython.int, may=cython.int, weight=cython.int, at=cython.int)
        total: cython.int = 0
        tiles: cython.int = 1
        if len(table) != 53 or len(rack) != 53 or len(weights) != 53:
            raise ValueError("a position has 53 kinds")
        for kind in range(53):
            must = table[kind]
            may = rack[kind]
            weight = weights[kind]
            if must < 0 or may < 0 or must + may > (JOKERS if kind == JOKER_KIND else 3):
                raise ValueError(f"kind {kind}: {must} tiles on the table and {may} on the rack")
            if not 0 <= weight <= 1000000:
                raise ValueError(f"kind {kind}: weight {weight}")
            if kind == JOKER_KIND:
                self.must_jokers = must
                self.jokers = must + may
                self.joker_weight = weight
            else:
                at = (kind % 13 + 1) * 4 + kind // 13
                self.must[at] = must
                self.full[at] = must + may
                self.weight[at] = weight
                total += may * weight
                tiles += may
        self.unit = _most(1, total // tiles)
        self.unconstrained()

    def unconstrained(self):
        """Drop the conditions of an earlier position."""
        if self.constrained:
            memset(cython.address(self.pinned[0]), 0, 72 * cython.sizeof(cython.int))
            memset(cython.address(self.prior[0]), 0, 72 * cython.sizeof(cython.int))
            memset(cython.address(self.tie_first[0]), 0, 72 * cython.sizeof(cython.int))
            memset(cython.address(self.tie_last[0]), 0, 72 * cython.sizeof(cython.int))
            memset(cython.address(self.tie_joker[0]), 0, 72 * cython.sizeof(cython.int))
            memset(cython.address(self.tie_forced[0]), 0, 4 * cython.sizeof(cython.int))
            memset(cython.address(self.tied[0]), 0, 4 * cython.sizeof(cython.int))
            memset(cython.address(self.group_end[0]), 0, 16 * cython.sizeof(cython.int))
            memset(cython.address(self.group_pinned[0]), 0, 16 * cython.sizeof(cython.int))
            self.constrained = False
        self.plain = False
        self.scale = 1
        self.limit = INF
        self.budget = -1

    def constrain(self, conditions, limit):
        """Take over what a turn must fulfil beside legal melds; see :func:`solve_turn`."""
        cython.declare(
            number=cython.int, colour=cython.int, at=cython.int, tie=cython.int, count=cython.int, i=cython.int
        )
        self.constrained = True
        self.plain = conditions.ties or (self.jokers and conditions.joined)
        self.scale = SCALE
        self.limit = INF if limit is None else limit
        for number, colour in conditions.pinned:
            self.pinned[number * 4 + colour] += 1
        for number, colour, runs in conditions.joined:
            self.prior[number * 4 + colour] = runs
        count = 0
        for number, jokers, choices in conditions.groups:
            self.group_pinned[number] = jokers
            self.group_first[number] = count
            for code, need, broken in choices:
                if count == GROUP_CHOICES:
                    raise ValueError("too many ways to form groups")
                self.group_choice[count].code = code
                self.group_choice[count].need = need
                self.group_choice[count].full = 0
                self.group_choice[count].broken = broken
                count += 1
            self.group_end[number] = count
            if count == self.group_first[number]:
                # No way at all: an entry that needs more jokers than there are.
                self.group_choice[count].need = 99
                count += 1
                self.group_end[number] = count
        for colour in range(4):
            self.tied[colour] = 0
        for colour, first, last, bit, jokers, forced in conditions.ties:
            tie = 1 << cython.cast(cython.int, bit)
            self.tied[colour] = 1
            at = colour
            self.tie_first[at + 4 * cython.cast(cython.int, first)] |= tie
            self.tie_last[at + 4 * cython.cast(cython.int, last)] |= tie
            for number in jokers:
                self.tie_joker[at + 4 * number] |= tie
            if forced:
                self.tie_forced[colour] |= tie

    def answer(self):
        """Return the answer as Python values; see :func:`solve`."""
        cython.declare(kind=cython.int, meld=cython.int, place=cython.int)
        laid: list = [0] * 53
        for kind in range(52):
            laid[kind] = self.used[(kind % 13 + 1) * 4 + kind // 13] - self.must[(kind % 13 + 1) * 4 + kind // 13]
        laid[52] = self.jokers_used - self.must_jokers
        melds: list = []
        for meld in range(self.melds):
            tiles: list = []
            for place in range(self.meld_size[meld]):
                tiles.append(self.meld_tile[meld * 13 + place])
            melds.append((self.meld_is_run[meld] != 0, tiles))
        return self.value, laid, melds

    def _new_epoch(self) -> cython.void:
        """Empty the hash table."""
        self.epoch += 1
        if self.epoch == 0:
            memset(self.slot_epoch, 0, self.slots * cython.sizeof(uint32_t))
            self.epoch = 1

    # ---- the scan --------------------------------------------------------------------------------------

    def _forget_lists(self) -> cython.void:
        """Forget the lists of options; each of the four made next holds at most 256."""
        self.lists = self.options = 0
        self.list_now += 1
        if self.list_now == 0:
            memset(cython.address(self.list_epoch[0]), 0, 163840 * cython.sizeof(uint32_t))
            self.list_now = 1

    def _options(self, n: cython.int, c: cython.int, state: cython.int, left: cython.int) -> cython.int:
        """List what colour ``c`` can do at number ``n`` with ``left`` jokers to spend, by tiles in groups.

        Returns the number of the list; lists of the same layer are kept, as many nodes share them. Options that
        use every tile come first.
        """
        slot: cython.int = (left * 4 + c) * 8192 + state
        if self.list_epoch[slot] == self.list_now:
            return self.list_at[slot]
        g: cython.int
        number: cython.int = self.lists
        self.lists += 1
        self.list_epoch[slot] = self.list_now
        self.list_at[slot] = number
        for g in range(self.full[n * 4 + c] + 1):
            self._list_options(n, c, g, state, left, number * 4 + g)
        return number

    def _list_options(
        self, n: cython.int, c: cython.int, g: cython.int, state: cython.int, left: cython.int, entry: cython.int
    ) -> cython.void:
        """List what colour ``c`` can do at number ``n`` with ``g`` tiles in groups."""
        cython.declare(
            real=cython.int,
            fixed=cython.int,
            jokers=cython.int,
            fewest=cython.int,
            placed=cython.int,
            spare=cython.int,
            kept=cython.int,
            fresh=cython.int,
            late=cython.int,
            led=cython.int,
            a1=cython.int,
            a2=cython.int,
            a3=cython.int,
            short=cython.int,
            ties=cython.int,
            lost=cython.int,
        )
        one: cython.int = state & 7
        two: cython.int = (state >> 3) & 7
        three: cython.int = (state >> 6) & 7
        held: cython.int = state >> 9
        here: cython.int = n * 4 + c
        base: cython.int = one + two
        pin: cython.int = self.pinned[here]
        most: cython.int = self.full[here] - g
        next_1: cython.int = self.full[here + 4] + self.pinned[here + 4] if n < 13 else 0
        next_2: cython.int = self.full[here + 8] + self.pinned[here + 8] if n < 12 else 0
        least: cython.int = self.must[here] - g
        # Under a budget a tile may be better left on the rack.
        frugal: cython.bint = self.budget >= 0
        if not frugal:
            least = _most(least, _least(base + three, most + pin) - pin)
        at: cython.int = self.options
        self.option_first[entry] = at
        for real in range(most, _most(least, 0) - 1, -1):
            fixed = real + pin
            fewest = _most(0, base - fixed)
            for jokers in range(fewest, (left if real == most or frugal else fewest) + 1):
                if self.plain:
                    kept = _least(three, fixed + jokers - base)
                    a1 = fixed + jokers - base - kept
                    a2 = one
                    late = 0
                else:
                    placed = _least(jokers, base)
                    spare = fixed - (base - placed)
                    kept = _least(three, spare)
                    fresh = spare - kept
                    # Jokers beyond the runs that must go on: before a last tile, or leading 11-12-13.
                    late = _least(jokers - placed, three - kept) if next_1 else 0
                    led = jokers - placed - late
                    if led and n != 11:
                        break
                    a1 = fresh + led
                    a2 = one + late
                if (n >= 12 and a1) or (n == 13 and a2) or base + kept + late < self.prior[here]:
                    continue
                short = _most(0, a1 + a2 - next_1) + _most(0, a1 - next_2)
                if short + jokers > left:
                    continue
                # No more long runs than can still be extended.
                a3 = next_1 - _most(0, a1 + a2 - left + jokers) + (left - jokers if next_2 or self.plain else 0)
                a3 = _most(0, _least(two + kept, a3))
                lost = self.scale * self.weight[here] * (most - real)
                # With ties: every way to keep some of those that begin here.
                ties = self.tie_first[here]
                while True:
                    if not self.tied[c] or self._holds(n, c, one, two, held, kept, a1, real, ties):
                        self.option_state[at] = (
                            a1 | (a2 << 3) | (a3 << 6) | (((held & ~self.tie_last[here]) | ties) << 9)
                        )
                        self.option_loss[at] = lost + _bits(self.tie_first[here] & ~ties)
                        self.option_jokers[at] = jokers
                        self.option_short[at] = short
                        self.option_choice[at] = g | (real << 2) | (jokers << 4)
                        at += 1
                    if not ties:
                        break
                    ties = (ties - 1) & self.tie_first[here]
            if real == most:
                self.option_full[entry] = at
        self.option_end[entry] = at
        self.options = at

    def _holds(
        self,
        n: cython.int,
        c: cython.int,
        one: cython.int,
        two: cython.int,
        held: cython.int,
        kept: cython.int,
        begun: cython.int,
        real: cython.int,
        ties: cython.int,
    ) -> cython.bint:
        """Return whether the runs can hold their ties at number ``n``, and ``ties`` that begin there.

        A tie is a run of the table that is to stay whole within one run: its run must go on until the tie ends,
        and has to have the tie's own tiles. Only how many ties are held counts: each was given to the shortest run
        without one, as that has to go on anyway.

        Args:
            n: the number.
            c: the colour.
            one: open runs of length 1 before the number.
            two: those of length 2.
            held: ties that came from the number before.
            kept: runs of 3 or more that go on.
            begun: runs that begin.
            real: numbered tiles of the number in runs.
            ties: ties that begin; the others that could are broken.
        """
        here: cython.int = n * 4 + c
        before_1: cython.int = _bits(held & self.tie_first[here - 4])
        before_2: cython.int = _bits(held & self.tie_first[here - 8]) if n > 1 else 0
        long_before: cython.int = _bits(held) - before_1 - before_2
        long_before += _most(0, _most(before_2 - two, before_1 + before_2 - one - two))
        if kept < long_before:
            return False
        if (self.tie_forced[c] & self.tie_first[here]) & ~ties:
            return False
        if _bits((held | ties) & ~self.tie_joker[here]) > real:
            return False
        through: cython.int = held & ~self.tie_last[here]
        before_1 = _bits(through & self.tie_first[here - 4])
        begin: cython.int = _bits(ties)
        long_after: cython.int = _bits(held) - before_1
        long_after += _most(0, _most(before_1 - one, begin + before_1 - begun - one))
        return long_after <= two + kept

    def _expand(self, n: cython.int, node: cython.int, first: cython.int) -> cython.void:
        """Make every successor of ``node`` at number ``n``."""
        key: uint64_t = self.key[node]
        lane: cython.int
        lowest: cython.int = -1
        for lane in range(self.jokers + 1):
            if self.loss[node * LANES + lane] < INF:
                lowest = lane
                break
        if lowest < 0:
            return
        within: cython.int[5]
        for lane in range(lowest, self.jokers + 1):
            within[lane] = self.loss[node * LANES + lane]
            if lane > lowest and within[lane] > within[lane - 1]:
                within[lane] = within[lane - 1]
        left: cython.int = self.jokers - lowest
        cython.declare(c=cython.int, g=cython.int)
        avail: cython.int = 0
        lists: cython.int[4]
        if self.lists + 4 > LISTS or self.options + 1024 > ALL_OPTIONS:
            self._forget_lists()
        for c in range(4):
            avail |= self.full[n * 4 + c] << (2 * c)
            lists[c] = self._options(n, c, cython.cast(cython.int, (key >> (13 * c)) & 8191), left) * 4
        room: cython.int = cython.cast(cython.int, key >> 52)
        cython.declare(code=cython.int, need=cython.int, mask=cython.int, v=cython.int)
        begin: cython.int[4]
        end: cython.int[4]
        cython.declare(
            i0=cython.int,
            i1=cython.int,
            i2=cython.int,
            i3=cython.int,
            j0=cython.int,
            j1=cython.int,
            j2=cython.int,
            spent=cython.int,
            s0=cython.int,
            s1=cython.int,
            s2=cython.int,
            l0=cython.int,
            l1=cython.int,
            l2=cython.int,
            lost=cython.int,
            k0=uint64_t,
            k1=uint64_t,
            k2=uint64_t,
            target=uint64_t,
            what=uint32_t,
            other=cython.int,
            dead=cython.bint,
            laid=cython.int,
        )
        choices: cython.pointer[GroupChoice] = cython.address(_choice[0])
        start: cython.int = _choice_first[avail]
        stop: cython.int = _choice_first[avail + 1]
        if self.group_end[n]:
            choices = self.group_choice
            start = self.group_first[n]
            stop = self.group_end[n]
        for v in range(start, stop):
            need = choices[v].need
            if need > left:
                break
            code = choices[v].code
            mask = choices[v].full if self.budget < 0 else 0
            dead = False
            for c in range(4):
                g = lists[c] + ((code >> (2 * c)) & 3)
                begin[c] = self.option_first[g]
                end[c] = self.option_full[g] if (mask >> c) & 1 else self.option_end[g]
                if begin[c] == end[c]:
                    dead = True
                    break
            if dead:
                continue
            for i0 in range(begin[0], end[0]):
                j0 = need + self.option_jokers[i0]
                s0 = self.option_short[i0]
                if j0 + s0 > left:
                    continue
                k0 = self.option_state[i0]
                l0 = self.option_loss[i0] + choices[v].broken
                for i1 in range(begin[1], end[1]):
                    j1 = j0 + self.option_jokers[i1]
                    s1 = s0 + self.option_short[i1]
                    if j1 + s1 > left:
                        continue
                    k1 = k0 | (cython.cast(uint64_t, self.option_state[i1]) << 13)
                    l1 = l0 + self.option_loss[i1]
                    for i2 in range(begin[2], end[2]):
                        j2 = j1 + self.option_jokers[i2]
                        s2 = s1 + self.option_short[i2]
                        if j2 + s2 > left:
                            continue
                        k2 = k1 | (cython.cast(uint64_t, self.option_state[i2]) << 26)
                        l2 = l1 + self.option_loss[i2]
                        for i3 in range(begin[3], end[3]):
                            spent = j2 + self.option_jokers[i3]
                            if spent + s2 + self.option_short[i3] > left:
                                continue
                            lost = l2 + self.option_loss[i3]
                            if within[self.jokers - spent] + lost >= self.bound:
                                continue
                            target = k2 | (cython.cast(uint64_t, self.option_state[i3]) << 39)
                            what = (
                                self.option_choice[i0]
                                | (self.option_choice[i1] << 7)
                                | (self.option_choice[i2] << 14)
                                | (self.option_choice[i3] << 21)
                                | (need << 28)
                            )
                            if self.track_room:
                                target |= cython.cast(uint64_t, self._room(n, room & 3, what)) << 52
                            if self.budget >= 0:
                                laid = (room >> 2) + self._laid(n, what)
                                if laid > self.budget:
                                    continue
                                target |= cython.cast(uint64_t, laid) << 54
                            other = self._node(target, first)
                            for lane in range(lowest, self.jokers + 1 - spent):
                                if self.loss[node * LANES + lane] + lost < self.loss[other * LANES + lane + spent]:
                                    self.loss[other * LANES + lane + spent] = self.loss[node * LANES + lane] + lost
                                    self.parent[other * LANES + lane + spent] = node
                                    self.choice[other * LANES + lane + spent] = what

    def _room(self, n: cython.int, room: cython.int, what: uint32_t) -> cython.int:
        """Return for how many jokers, up to 2, the melds have room after ``what``; any run has room for two."""
        total: cython.int = (what >> 28) + self.group_pinned[n]
        c: cython.int
        for c in range(4):
            if (what >> (7 * c)) & 124 or self.pinned[n * 4 + c]:
                return 2
            total += (what >> (7 * c)) & 3
        return _least(2, room + 4 * (total // 3) - total)

    def _scan(self, width: cython.int, bound: cython.int) -> cython.void:
        """Fill all layers.

        Args:
            width: how many nodes of a layer to go on from, the likeliest; 0 for all.
            bound: leave out what loses this much or more.
        """
        cython.declare(n=cython.int, node=cython.int, first=cython.int, lane=cython.int, best=cython.int)
        self.nodes = 1
        self.key[0] = 0
        for lane in range(LANES):
            self.loss[lane] = INF
        self.loss[0] = 0
        self.layer[1] = 0
        self.out_of_memory = False
        self.truncated = False
        self.bound = bound
        for n in range(1, 14):
            first = self.nodes
            self.layer[n + 1] = first
            self._new_epoch()
            self._forget_lists()
            for node in range(self.layer[n], first):
                self._expand(n, node, first)
                if self.out_of_memory:
                    return
            if self.jokers:
                for node in range(first, self.nodes):
                    best = INF
                    for lane in range(self.jokers + 1):
                        if self.loss[node * LANES + lane] >= best:
                            self.loss[node * LANES + lane] = INF
                        else:
                            best = self.loss[node * LANES + lane]
            if width and self.nodes - first > WIDE:
                self._thin_out(first, width)
        self.layer[15] = self.nodes

    def _thin_out(self, first: cython.int, width: cython.int) -> cython.void:
        """Keep the ``width`` likeliest nodes from ``first`` on; empty the others.

        Likely is what has lost little, spent few jokers, and has long runs open rather than short ones. The
        factors were tuned on random positions; they decide about speed only.
        """
        cython.declare(node=cython.int, lane=cython.int, c=cython.int, state=cython.int, score=cython.int)
        count: cython.int = self.nodes - first
        self.truncated = True
        while self.score_room < count:
            self.score_room *= 2
            scores = realloc(self.score, self.score_room * cython.sizeof(cython.int))
            ranked = realloc(self.ranked, self.score_room * cython.sizeof(cython.int))
            if scores:
                self.score = cython.cast(cython.pointer[cython.int], scores)
            if ranked:
                self.ranked = cython.cast(cython.pointer[cython.int], ranked)
            if not (scores and ranked):
                self.out_of_memory = True
                return
        for node in range(first, self.nodes):
            score = INF
            for lane in range(self.jokers + 1):
                if self.loss[node * LANES + lane] < INF:
                    score = _least(score, 8 * (self.loss[node * LANES + lane] // self.scale) + 4 * lane * self.unit)
            for c in range(4):
                state = cython.cast(cython.int, (self.key[node] >> (13 * c)) & 511)
                score += self.unit * (2 * (state & 7) + ((state >> 3) & 7) - 2 * ((state >> 6) & 7))
            self.score[node - first] = score
            self.ranked[node - first] = score
        score = _nth(self.ranked, count, width)
        for node in range(first, self.nodes):
            if self.score[node - first] > score:
                for lane in range(self.jokers + 1):
                    self.loss[node * LANES + lane] = INF

    def _find_best(self, best_node: cython.pointer[cython.int], best_lane: cython.pointer[cython.int]) -> cython.int:
        """Return the least loss of the last layer and where it is; INF if nothing is left."""
        cython.declare(node=cython.int, lane=cython.int)
        best: cython.int = INF
        for node in range(self.layer[14], self.layer[15]):
            for lane in range(self.jokers + 1):
                if self.loss[node * LANES + lane] < best:
                    best = self.loss[node * LANES + lane]
                    best_node[0] = node
                    best_lane[0] = lane
        return best

    def solve(self) -> cython.bint:
        """Find a best final table; return whether there is any legal one.

        On success ``value``, ``used``, ``jokers_used`` and the melds hold the answer.
        """
        cython.declare(node=cython.int, lane=cython.int)
        best: cython.int = INF
        best_node: cython.int = -1
        best_lane: cython.int = 0
        cython.declare(loss=cython.int, spare=cython.int, placed=cython.int)
        if self.budget >= 0:
            return self._solve_within()
        self.track_room = False
        self._scan(NARROW, self.limit)
        best = self._find_best(cython.address(best_node), cython.address(best_lane))
        self.best_loss = best
        if best < INF:
            self._build(best_node, best_lane)
        if self.truncated and best > 0 and not self.out_of_memory:
            # That was a first answer; now look for a better one.
            self._scan(0, _least(best, self.limit))
            best = self._find_best(cython.address(best_node), cython.address(best_lane))
            if best < INF:
                self.best_loss = best
                self._build(best_node, best_lane)
        if self.best_loss == INF:
            return False
        if self.out_of_memory:
            return False
        if self._add_jokers():
            return True
        self.track_room = True
        self._scan(0, self.limit)
        best = INF
        best_node = -1
        for node in range(self.layer[14], self.layer[15]):
            for lane in range(self.jokers + 1):
                if self.loss[node * LANES + lane] >= INF:
                    continue
                spare = self.jokers - lane
                placed = spare if spare > 2 else _least(spare, cython.cast(cython.int, self.key[node] >> 52))
                if lane + placed < self.must_jokers:
                    continue
                loss = self.loss[node * LANES + lane] + self.scale * self.joker_weight * (spare - placed)
                if loss < best:
                    best = loss
                    best_node = node
                    best_lane = lane
        if best_node < 0:
            return False
        self.best_loss = best
        self._build(best_node, best_lane)
        self._add_jokers()
        return True

    def _laid(self, n: cython.int, what: uint32_t) -> cython.int:
        """Return how many rack tiles of number ``n`` are laid by ``what``."""
        c: cython.int
        laid: cython.int = 0
        for c in range(4):
            laid += ((what >> (7 * c)) & 3) + ((what >> (7 * c + 2)) & 3) - self.must[n * 4 + c]
        return laid

    def _solve_within(self) -> cython.bint:
        """The same under a budget of rack tiles; the room for jokers is always followed."""
        cython.declare(
            node=cython.int,
            lane=cython.int,
            jokers=cython.int,
            loss=cython.int,
            laid=cython.int,
            best=cython.int,
            width=cython.int,
        )
        best_node: cython.int = 0
        best_lane: cython.int = 0
        most_jokers: cython.int = self.jokers
        self.track_room = True
        best = self.limit
        self.best_loss = INF
        width = NARROW
        while True:
            self._scan(width, best)
            if self.out_of_memory:
                return False
            for node in range(self.layer[14], self.layer[15]):
                laid = cython.cast(cython.int, self.key[node] >> 54)
                for lane in range(self.jokers + 1):
                    if self.loss[node * LANES + lane] >= INF:
                        continue
                    # How many jokers shall lie on the table in the end?
                    for jokers in range(_most(lane, self.must_jokers), self.jokers + 1):
                        loss = self.loss[node * LANES + lane] + self.scale * self.joker_weight * (self.jokers - jokers)
                        if (
                            loss < best
                            and laid + jokers - self.must_jokers <= self.budget
                            and (
                                jokers - lane > 2
                                or jokers - lane <= (cython.cast(cython.int, self.key[node] >> 52) & 3)
                            )
                        ):
                            best = loss
                            best_node = node
                            best_lane = lane
                            most_jokers = jokers
            if best < self.limit and best < self.best_loss:
                self.best_loss = best
                self._build(best_node, best_lane)
                jokers = self.jokers
                loss = self.joker_weight
                self.jokers = most_jokers
                self.joker_weight = 1
                self._add_jokers()
                self.jokers = jokers
                self.joker_weight = loss
            if not width or not self.truncated:
                return self.best_loss < INF
            width = 0

    def goes_out(self) -> cython.bint:
        """Return whether every rack tile can be laid; if so the answer is one that does."""
        node: cython.int = 0
        lane: cython.int = 0
        self.track_room = False
        self._scan(NARROW, 1)
        if self._find_best(cython.address(node), cython.address(lane)) and self.truncated:
            self._scan(0, 1)
        if self.out_of_memory or self._find_best(cython.address(node), cython.address(lane)):
            return False
        self._build(node, lane)
        if self._add_jokers() and self.jokers_used == self.jokers:
            return True
        return self.solve() and not self._rest()

    def _rest(self) -> cython.int:
        """Return how many tiles stay on the rack."""
        at: cython.int
        left: cython.int = self.jokers - self.jokers_used
        for at in range(4, 56):
            left += self.full[at] - self.used[at]
        return left

    # ---- the melds -------------------------------------------------------------------------------------

    def _put(self, meld: cython.int, kind: cython.int) -> cython.void:
        self.meld_tile[meld * 13 + self.meld_size[meld]] = kind
        self.meld_size[meld] += 1

    def _build(self, node: cython.int, lane: cython.int) -> cython.void:
        """Lay out the melds of the path that ends in ``node`` with ``lane`` jokers used."""
        path: uint32_t[14]
        before: uint64_t[14]
        keys: uint64_t[14]
        cython.declare(
            what=uint32_t,
            n=cython.int,
            c=cython.int,
            g=cython.int,
            m=cython.int,
            k=cython.int,
            first=cython.int,
            total=cython.int,
            need=cython.int,
        )
        cython.declare(real=cython.int, jokers=cython.int, state=cython.int, ties=cython.int)
        open_count: cython.int[4]
        self.jokers_used = lane
        for n in range(13, 0, -1):
            k = node * LANES + lane
            what = self.choice[k]
            path[n] = what
            lane -= what >> 28
            for c in range(4):
                lane -= (what >> (7 * c + 4)) & 7
            keys[n] = self.key[node]
            node = self.parent[k]
            before[n] = self.key[node]
        self.melds = 0
        self.value = 0
        for c in range(4):
            open_count[c] = 0
        for n in range(1, 14):
            what = path[n]
            need = (what >> 28) + self.group_pinned[n]
            total = need
            for c in range(4):
                total += (what >> (7 * c)) & 3
            m = total // 3
            first = self.melds
            for k in range(first, first + m):
                self.meld_is_run[k] = 0
                self.meld_size[k] = 0
            self.melds += m
            k = 0
            for c in range(4):
                for g in range((what >> (7 * c)) & 3):
                    self._put(first + k % m, c * 13 + n - 1)
                    k += 1
            for g in range(need):
                self._put(first + k % m, JOKER_KIND)
                k += 1
            for c in range(4):
                g = ((what >> (7 * c)) & 3) + ((what >> (7 * c + 2)) & 3)
                self.used[n * 4 + c] = g
                self.value += self.weight[n * 4 + c] * (g - self.must[n * 4 + c])
                real = ((what >> (7 * c + 2)) & 3) + self.pinned[n * 4 + c]
                jokers = (what >> (7 * c + 4)) & 7
                state = cython.cast(cython.int, (before[n] >> (13 * c)) & 8191)
                if self.plain and open_count[c] + real + jokers:
                    ties = cython.cast(cython.int, (keys[n] >> (13 * c + 9)) & 15) & self.tie_first[n * 4 + c]
                    open_count[c] = self._build_plain_runs(n, c, real, jokers, state, ties, open_count[c])
                elif open_count[c] + real + jokers:
                    open_count[c] = self._build_runs(n, c, real, jokers, state, open_count[c])

    def _build_runs(
        self, n: cython.int, c: cython.int, real: cython.int, jokers: cython.int, state: cython.int, count: cython.int
    ) -> cython.int:
        """Extend and start runs of colour ``c`` at number ``n`` as :meth:`_options` counted it.

        Returns how many runs of this colour are open now.
        """
        cython.declare(i=cython.int, run=cython.int, length=cython.int)
        kept: cython.int = 0
        kind: cython.int = c * 13 + n - 1
        three: cython.int = (state >> 6) & 7
        cython.declare(spare=cython.int, late=cython.int)
        # Runs of length 1 and 2 must go on, with jokers first.
        for i in range(count):
            length = self.open_length[c * 16 + i]
            if length < 3:
                if jokers:
                    jokers -= 1
                    self._put(self.open_meld[c * 16 + i], JOKER_KIND)
                else:
                    real -= 1
                    self._put(self.open_meld[c * 16 + i], kind)
        spare = _least(three, real)
        goes_on: cython.bint = n < 13 and self.full[n * 4 + 4 + c] + self.pinned[n * 4 + 4 + c] > 0
        late = _least(jokers, three - spare) if goes_on else 0
        for i in range(count):
            run = self.open_meld[c * 16 + i]
            length = self.open_length[c * 16 + i]
            if length < 3:
                length += 1
            elif spare:
                spare -= 1
                real -= 1
                self._put(run, kind)
            elif late:
                late -= 1
                jokers -= 1
                self._put(run, JOKER_KIND)
                length = 2
            else:
                continue
            self.open_meld[c * 16 + kept] = run
            self.open_length[c * 16 + kept] = length
            kept += 1
        while real + jokers:
            run = self.melds
            self.melds += 1
            self.meld_is_run[run] = 1
            self.meld_size[run] = 0
            if real:
                real -= 1
                self._put(run, kind)
            else:
                jokers -= 1
                self._put(run, JOKER_KIND)
            self.open_meld[c * 16 + kept] = run
            self.open_length[c * 16 + kept] = 1
            kept += 1
        return kept

    def _build_plain_runs(
        self,
        n: cython.int,
        c: cython.int,
        real: cython.int,
        jokers: cython.int,
        state: cython.int,
        ties: cython.int,
        count: cython.int,
    ) -> cython.int:
        """The same where jokers may stand anywhere, and runs hold ties; ``ties`` begin here."""
        cython.declare(i=cython.int, place=cython.int, shortest=cython.int, tie=cython.int, size=cython.int)
        here: cython.int = n * 4 + c
        base: cython.int = (state & 7) + ((state >> 3) & 7)
        kept: cython.int = _least((state >> 6) & 7, real + jokers - base)
        fresh: cython.int = real + jokers - base - kept
        # Runs of 3 or more go on if they hold a tie, then as many others as there is room for.
        for i in range(count):
            place = c * 16 + i
            if self.open_length[place] == 3 and self.open_tie[place]:
                kept -= 1
        size = 0
        for i in range(count):
            place = c * 16 + i
            if self.open_length[place] == 3 and not self.open_tie[place]:
                if kept <= 0:
                    continue
                kept -= 1
            self.open_meld[c * 16 + size] = self.open_meld[place]
            self.open_length[c * 16 + size] = _least(3, self.open_length[place] + 1)
            self.open_tie[c * 16 + size] = self.open_tie[place]
            size += 1
        for i in range(fresh):
            place = c * 16 + size
            self.open_meld[place] = self.melds
            self.open_length[place] = 1
            self.open_tie[place] = 0
            self.meld_is_run[self.melds] = 1
            self.meld_size[self.melds] = 0
            self.melds += 1
            size += 1
        # Each tie that begins goes to the shortest run without one.
        for i in range(4):
            tie = 1 << i
            if ties & tie:
                shortest = -1
                for place in range(c * 16, c * 16 + size):
                    if not self.open_tie[place] and (
                        shortest < 0 or self.open_length[place] < self.open_length[shortest]
                    ):
                        shortest = place
                if shortest >= 0:
                    self.open_tie[shortest] = tie
        # Jokers go where there is no tie; jokers that stay are written as the tiles they stand for.
        for place in range(c * 16, c * 16 + size):
            tie = self.open_tie[place]
            if jokers and not tie:
                jokers -= 1
                self._put(self.open_meld[place], JOKER_KIND)
            else:
                self._put(self.open_meld[place], c * 13 + n - 1)
            if tie & self.tie_last[here]:
                self.open_tie[place] = 0
        return size

    def _add_jokers(self) -> cython.bint:
        """Add the spare jokers to the melds; return whether all went in.

        Jokers worth nothing stay on the rack unless the table needs them.
        """
        wanted: cython.int = self.jokers if self.joker_weight > 0 else _most(self.must_jokers, self.jokers_used)
        cython.declare(meld=cython.int, place=cython.int, points=cython.int, best=cython.int)
        best_meld: cython.int = 0
        room: cython.int = 0
        for meld in range(self.melds):
            room += (13 if self.meld_is_run[meld] else 4) - self.meld_size[meld]
        if wanted - self.jokers_used > _most(room, 2):
            # Too many for the others' room, enough for a group of their own.
            self.meld_is_run[self.melds] = 0
            self.meld_size[self.melds] = 0
            while self.jokers_used < wanted:
                self._put(self.melds, JOKER_KIND)
                self.jokers_used += 1
            self.melds += 1
        while self.jokers_used < wanted:
            best = 0
            for meld in range(self.melds):
                points = self._joker_points(meld)
                if points > best:
                    best = points
                    best_meld = meld
            if not best:
                # A full run is two that have room.
                best_meld = 0
                while best_meld < self.melds and self.meld_size[best_meld] < 13:
                    best_meld += 1
                if best_meld == self.melds:
                    break
                self.meld_is_run[self.melds] = 1
                self.meld_size[self.melds] = 0
                for place in range(3, 13):
                    self._put(self.melds, self.meld_tile[best_meld * 13 + place])
                self.meld_size[best_meld] = 3
                self.melds += 1
                continue
            if self.meld_is_run[best_meld] and self._top(best_meld) == 13:
                for place in range(self.meld_size[best_meld], 0, -1):
                    self.meld_tile[best_meld * 13 + place] = self.meld_tile[best_meld * 13 + place - 1]
                self.meld_tile[best_meld * 13] = JOKER_KIND
                self.meld_size[best_meld] += 1
            else:
                self._put(best_meld, JOKER_KIND)
            self.jokers_used += 1
        self.value += self.joker_weight * (self.jokers_used - self.must_jokers)
        return self.jokers_used == wanted

    def _joker_points(self, meld: cython.int) -> cython.int:
        """Return what a joker added to a meld would count; 0 if there is no room."""
        top: cython.int
        if self.meld_is_run[meld]:
            top = self._top(meld)
            return top + 1 if top < 13 else 13 - self.meld_size[meld]
        return self._top(meld) if self.meld_size[meld] < 4 else 0

    def _top(self, meld: cython.int) -> cython.int:
        """Return the highest number of a meld; 0 for jokers alone."""
        cython.declare(place=cython.int, kind=cython.int)
        for place in range(self.meld_size[meld]):
            kind = self.meld_tile[meld * 13 + place]
            if kind != JOKER_KIND:
                return kind % 13 + (self.meld_size[meld] - place if self.meld_is_run[meld] else 1)
        return 0

    def points(self) -> cython.int:
        """Return what all melds count, each joker by its place."""
        cython.declare(meld=cython.int, top=cython.int, size=cython.int)
        total: cython.int = 0
        for meld in range(self.melds):
            top = self._top(meld)
            size = self.meld_size[meld]
            total += size * top
            if self.meld_is_run[meld]:
                total -= size * (size - 1) // 2
        return total

    # ---- the opening -----------------------------------------------------------------------------------
    #
    # A second, plainer scan: nothing has to be used, but the points must reach a minimum. They are part of the
    # state, and jokers may stand anywhere, so that each counts by its place. A meld must not consist of jokers
    # alone; where there are enough of them for that, the state also says how many open runs are all jokers.

    def solve_opening(self, minimum: cython.int) -> cython.bint:
        """Find a best opening worth at least ``minimum`` points; return whether there is one.

        Nothing must be used. On success the answer is where :meth:`solve` leaves it.
        """
        cython.declare(kind=cython.int, at=cython.int)
        weight: cython.int[72]
        joker_weight: cython.int = self.joker_weight
        jokers: cython.int = self.jokers
        alone: cython.int
        best: cython.int = INF
        best_alone: cython.int = 0
        loss: cython.int
        node: cython.int = 0
        lane: cython.int = 0
        if not self.solve():
            return False
        if self.points() >= minimum:
            return True
        # Is there any hope? The most points without jokers' own, and 13 for each joker.
        for at in range(72):
            weight[at] = self.weight[at]
            self.weight[at] = at // 4 if at >= 4 else 0
        self.joker_weight = 0
        self.solve()
        loss = self.value
        for at in range(72):
            self.weight[at] = weight[at]
        self.joker_weight = joker_weight
        if self.out_of_memory or loss + 13 * jokers < minimum:
            return False
        for alone in range(jokers + 1):
            if alone == 1 or alone == 2:
                continue
            self.jokers = jokers - alone
            self._open_scan(minimum)
            loss = self._open_best(minimum, cython.address(node), cython.address(lane))
            if loss < best:
                best = loss
                best_alone = alone
        self.jokers = jokers
        if best == INF or self.out_of_memory:
            return False
        self.jokers = jokers - best_alone
        if best_alone or jokers >= 3:
            self._open_scan(minimum)
        self._open_best(minimum, cython.address(node), cython.address(lane))
        self._open_build(node, lane)
        self.jokers = jokers
        if best_alone:
            self.meld_is_run[self.melds] = 0
            self.meld_size[self.melds] = 0
            for kind in range(best_alone):
                self._put(self.melds, JOKER_KIND)
            self.melds += 1
            self.jokers_used += best_alone
        self.value += self.jokers_used * joker_weight
        return True

    def _open_best(
        self, minimum: cython.int, best_node: cython.pointer[cython.int], best_lane: cython.pointer[cython.int]
    ) -> cython.int:
        """Return the least loss, unused jokers included, at ``minimum`` points and where it is; INF if none."""
        cython.declare(node=cython.int, lane=cython.int, loss=cython.int)
        best: cython.int = INF
        for node in range(self.layer[14], self.layer[15]):
            if cython.cast(cython.int, self.key[node] >> 56) < minimum:
                continue
            for lane in range(self.jokers + 1):
                if self.loss[node * LANES + lane] == INF:
                    continue
                loss = self.loss[node * LANES + lane] + self.joker_weight * (self.jokers - lane)
                if loss < best:
                    best = loss
                    best_node[0] = node
                    best_lane[0] = lane
        return best

    def _open_scan(self, minimum: cython.int) -> cython.void:
        """Fill all layers for an opening of ``minimum`` points."""
        cython.declare(n=cython.int, c=cython.int, node=cython.int, first=cython.int, lane=cython.int)
        hope: cython.int = 13 * self.jokers
        for n in range(1, 14):
            for c in range(4):
                hope += n * self.full[n * 4 + c]
        self.nodes = 1
        self.key[0] = 0
        for lane in range(LANES):
            self.loss[lane] = INF
        self.loss[0] = 0
        self.layer[1] = 0
        self.out_of_memory = False
        for n in range(1, 14):
            for c in range(4):
                hope -= n * self.full[n * 4 + c]
            first = self.nodes
            self.layer[n + 1] = first
            self._new_epoch()
            for node in range(self.layer[n], first):
                self._open_expand(n, node, first, minimum, minimum - hope)
                if self.out_of_memory:
                    return
        self.layer[15] = self.nodes

    def _open_options(
        self, n: cython.int, c: cython.int, g: cython.int, state: cython.int, left: cython.int
    ) -> cython.void:
        """List what colour ``c`` can do at number ``n`` with ``g`` tiles in groups and ``left`` jokers to spend."""
        one: cython.int = state & 7
        two: cython.int = (state >> 3) & 7
        three: cython.int = (state >> 6) & 7
        # Of these, all jokers so far.
        bare_1: cython.int = (state >> 9) & 3
        bare_2: cython.int = (state >> 11) & 3
        bare_3: cython.int = (state >> 13) & 1
        watch: cython.bint = self.jokers > 2
        here: cython.int = n * 4 + c
        next_1: cython.int = self.full[here + 4] if n < 13 else 0
        next_2: cython.int = self.full[here + 8] if n < 12 else 0
        at: cython.int = (c * 4 + g) * OPTIONS
        start: cython.int = at
        cython.declare(
            real=cython.int,
            jokers=cython.int,
            j1=cython.int,
            j2=cython.int,
            j3=cython.int,
            j4=cython.int,
            rest=cython.int,
            spare=cython.int,
            kept=cython.int,
            fresh=cython.int,
            a1=cython.int,
            short=cython.int,
        )
        for real in range(self.full[here] - g + 1):
            for jokers in range(_most(0, one + two - real), left + 1):
                for j1 in range(_least(bare_1, jokers) + 1):
                    for j2 in range(_least(bare_2, jokers - j1) + 1):
                        for j3 in range(_least(bare_3, jokers - j1 - j2) + 1):
                            for j4 in range((jokers - j1 - j2 - j3 if watch else 0) + 1):
                                rest = jokers - j1 - j2 - j3 - j4
                                spare = real + jokers - j4 - one - two - (bare_3)
                                if spare < 0 or real < bare_1 - j1 + bare_2 - j2 + bare_3 - j3:
                                    continue
                                kept = _least(three - bare_3, spare)
                                fresh = spare - kept
                                if watch and rest > one - bare_1 + two - bare_2 + kept:
                                    continue
                                a1 = fresh + j4
                                if (n >= 12 and a1) or (n == 13 and one):
                                    continue
                                short = _most(0, a1 + one - next_1) + _most(0, a1 - next_2)
                                if short + jokers > left or (n == 13 and j2 + j3):
                                    continue
                                self.option_state[at] = (
                                    a1
                                    | (one << 3)
                                    | (_least(two + kept + bare_3, next_1 + left - jokers) << 6)
                                    | (j4 << 9)
                                    | (j1 << 11)
                                    | ((j2 + j3) << 13)
                                )
                                self.option_loss[at] = self.weight[here] * (self.full[here] - g - real)
                                self.option_jokers[at] = jokers
                                self.option_short[at] = short
                                self.option_points[at] = n * (real + jokers)
                                self.option_choice[at] = g | (real << 2) | (jokers << 4)
                                at += 1
        self.option_count[c * 4 + g] = at - start

    def _open_groups(self, total: cython.int, top: cython.int, jokers: cython.int) -> cython.int:
        """Return how many groups ``total`` tiles (at most ``top`` of a colour) and jokers make; -1 if none fit."""
        m: cython.int
        for m in range(top, total + 1):
            if 3 * m <= total + jokers <= 4 * m:
                return m
        return -1

    def _open_expand(
        self, n: cython.int, node: cython.int, first: cython.int, minimum: cython.int, floor: cython.int
    ) -> cython.void:
        """Make every successor of ``node`` that has at least ``floor`` points."""
        key: uint64_t = self.key[node]
        lane: cython.int
        lowest: cython.int = 0
        while lowest < self.jokers and self.loss[node * LANES + lowest] == INF:
            lowest += 1
        left: cython.int = self.jokers - lowest
        cython.declare(c=cython.int, g=cython.int)
        avail: cython.int = 0
        points: cython.int = cython.cast(cython.int, key >> 56)
        cython.declare(
            worth=cython.int,
            total=cython.int,
            top=cython.int,
            code=cython.int,
            need=cython.int,
            spent=cython.int,
            lost=cython.int,
            short=cython.int,
            other=cython.int,
            what=uint32_t,
        )
        i: cython.int[4]
        for c in range(4):
            avail |= self.full[n * 4 + c] << (2 * c)
            for g in range(self.full[n * 4 + c] + 1):
                self._open_options(n, c, g, cython.cast(cython.int, (key >> (14 * c)) & 16383), left)
        for code in range(256):
            total = top = 0
            for c in range(4):
                g = (code >> (2 * c)) & 3
                if g > ((avail >> (2 * c)) & 3) or not self.option_count[c * 4 + g]:
                    total = -1
                    break
                total += g
                top = _most(top, g)
                i[c] = 0
            if total < 0:
                continue
            for need in range(left + 1):
                if self._open_groups(total, top, need) < 0:
                    continue
                i[0] = i[1] = i[2] = i[3] = 0
                while i[0] >= 0:
                    spent = need
                    worth = points + n * (total + need)
                    lost = short = 0
                    key = 0
                    what = need << 28
                    for c in range(4):
                        other = (c * 4 + ((code >> (2 * c)) & 3)) * OPTIONS + i[c]
                        spent += self.option_jokers[other]
                        short += self.option_short[other]
                        worth += self.option_points[other]
                        lost += self.option_loss[other]
                        key |= cython.cast(uint64_t, self.option_state[other]) << (14 * c)
                        what |= self.option_choice[other] << (7 * c)
                    if spent + short <= left and worth >= floor:
                        key |= cython.cast(uint64_t, _least(worth, minimum)) << 56
                        other = self._node(key, first)
                        for lane in range(lowest, self.jokers + 1 - spent):
                            if self.loss[node * LANES + lane] + lost < self.loss[other * LANES + lane + spent]:
                                self.loss[other * LANES + lane + spent] = self.loss[node * LANES + lane] + lost
                                self.parent[other * LANES + lane + spent] = node
                                self.choice[other * LANES + lane + spent] = what
                    # The next combination of one option per colour.
                    c = 3
                    while c >= 0:
                        i[c] += 1
                        if i[c] < self.option_count[c * 4 + ((code >> (2 * c)) & 3)]:
                            break
                        if c:
                            i[c] = 0
                        else:
                            i[0] = -1
                        c -= 1

    def _open_build(self, node: cython.int, lane: cython.int) -> cython.void:
        """Lay out the melds of the path that ends in ``node`` with ``lane`` jokers used."""
        path: uint32_t[14]
        keys: uint64_t[15]
        cython.declare(
            what=uint32_t,
            n=cython.int,
            c=cython.int,
            g=cython.int,
            k=cython.int,
            m=cython.int,
            first=cython.int,
            total=cython.int,
            top=cython.int,
            need=cython.int,
        )
        open_count: cython.int[4]
        self.jokers_used = lane
        for n in range(13, 0, -1):
            k = node * LANES + lane
            keys[n] = self.key[node]
            what = self.choice[k]
            path[n] = what
            lane -= what >> 28
            for c in range(4):
                lane -= (what >> (7 * c + 4)) & 7
            node = self.parent[k]
        keys[0] = 0
        self.melds = 0
        self.value = 0
        for c in range(4):
            open_count[c] = 0
        for n in range(1, 14):
            what = path[n]
            need = what >> 28
            total = top = 0
            for c in range(4):
                total += (what >> (7 * c)) & 3
                top = _most(top, (what >> (7 * c)) & 3)
            m = self._open_groups(total, top, need)
            first = self.melds
            for k in range(first, first + m):
                self.meld_is_run[k] = 0
                self.meld_size[k] = 0
            self.melds += m
            k = 0
            for c in range(4):
                for g in range((what >> (7 * c)) & 3):
                    self._put(first + k % m, c * 13 + n - 1)
                    k += 1
            for g in range(need):
                self._put(first + k % m, JOKER_KIND)
                k += 1
            for c in range(4):
                g = ((what >> (7 * c)) & 3) + ((what >> (7 * c + 2)) & 3)
                self.used[n * 4 + c] = g
                self.value += self.weight[n * 4 + c] * g
                open_count[c] = self._open_build_runs(
                    n,
                    c,
                    (what >> (7 * c + 2)) & 3,
                    (what >> (7 * c + 4)) & 7,
                    cython.cast(cython.int, (keys[n - 1] >> (14 * c)) & 16383),
                    cython.cast(cython.int, (keys[n] >> (14 * c)) & 16383),
                    open_count[c],
                )

    def _open_build_runs(
        self,
        n: cython.int,
        c: cython.int,
        real: cython.int,
        jokers: cython.int,
        before: cython.int,
        after: cython.int,
        count: cython.int,
    ) -> cython.int:
        """Extend and start runs of colour ``c`` at number ``n`` as :meth:`_open_options` counted it.

        Returns how many runs of this colour are open now.
        """
        cython.declare(i=cython.int, place=cython.int, length=cython.int, bare=cython.bint, use=cython.bint)
        kept: cython.int = 0
        kind: cython.int = c * 13 + n - 1
        j4: cython.int = (after >> 9) & 3
        bare_1: cython.int = (after >> 11) & 3
        bare_2: cython.int = 0 if (before >> 13) & 1 else (after >> 13) & 1
        bare_3: cython.int = (after >> 13) & 1 if (before >> 13) & 1 else 0
        three: cython.int = ((before >> 6) & 7) - ((before >> 13) & 1)
        must_real: cython.int = 0
        cython.declare(extend=cython.int, spare=cython.int)
        # How many real tiles the runs of jokers alone will take, so that the others do not.
        for i in range(count):
            if self.open_bare[c * 16 + i]:
                must_real += 1
        must_real -= bare_1 + bare_2 + bare_3
        spare = real + jokers - j4 - (before & 7) - ((before >> 3) & 7) - ((before >> 13) & 1)
        extend = _least(three, spare)
        jokers -= j4 + bare_1 + bare_2 + bare_3
        real -= must_real
        for i in range(count):
            place = c * 16 + i
            length = self.open_length[place]
            bare = self.open_bare[place] != 0
            if bare:
                use = False
                if length == 1 and bare_1:
                    bare_1 -= 1
                    use = True
                elif length == 2 and bare_2:
                    bare_2 -= 1
                    use = True
                elif length == 3 and bare_3:
                    bare_3 -= 1
                    use = True
                self._put(self.open_meld[place], JOKER_KIND if use else kind)
                bare = use
            else:
                if length == 3:
                    if not extend:
                        continue
                    extend -= 1
                if jokers:
                    jokers -= 1
                    self._put(self.open_meld[place], JOKER_KIND)
                else:
                    real -= 1
                    self._put(self.open_meld[place], kind)
            self.open_meld[c * 16 + kept] = self.open_meld[place]
            self.open_length[c * 16 + kept] = _least(3, length + 1)
            self.open_bare[c * 16 + kept] = bare
            kept += 1
        jokers += j4
        while real + jokers:
            self.meld_is_run[self.melds] = 1
            self.meld_size[self.melds] = 0
            self.open_meld[c * 16 + kept] = self.melds
            self.open_length[c * 16 + kept] = 1
            self.open_bare[c * 16 + kept] = j4 > 0 and jokers > 0
            if jokers:
                jokers -= 1
                self._put(self.melds, JOKER_KIND)
            else:
                real -= 1
                self._put(self.melds, kind)
            self.melds += 1
            kept += 1
        return kept


_idle = cython.declare(list, [])  # engines not in use


@cython.cfunc
def _borrow() -> Engine:
    return _idle.pop() if _idle else Engine()


def solve(table, rack, weights):
    """Return the best final table at the level of counts, jokers moving freely.

    Args:
        table: how many tiles of each of the 53 kinds must be used, by the kinds' order.
        rack: how many more may be used; no kind has more than 3 tiles in all (jokers: 4).
        weights: what using one rack tile of each kind is worth, from 0 to 1,000,000.

    Returns:
        The value, how many rack tiles of each kind are laid, and the melds, each as whether it is a run and the
        orders of its kinds; None if the table's tiles cannot be arranged.

    Raises:
        ValueError: a count or weight is out of its range.
    """
    engine: Engine = _borrow()
    try:
        engine.load(table, rack, weights)
        found: cython.bint
        with cython.nogil:
            found = engine.solve()
        if engine.out_of_memory:
            raise MemoryError
        return engine.answer() if found else None
    finally:
        _idle.append(engine)


def solve_turn(table, rack, weights, conditions, limit=None, budget=None):
    """Return the best final table under conditions, and of those one that breaks the fewest melds.

    Args:
        table: how many numbered tiles of each kind must be used, and as joker count the free jokers that must.
        rack: how many more may be used.
        weights: as for :func:`solve`, together with the rack less than 8,000,000.
        conditions: a :class:`rummyroom.rummikub.solver.jokerfates.Conditions`.
        limit: look only for what loses less than this, in the unit of the loss that is returned.
        budget: how many of ``rack`` may be used at most; the loss then has the jokers left on the rack in it too.

    Returns:
        The loss (64 times the weight of numbered tiles left on the rack, plus the melds broken), how many tiles of
        each kind are used beyond ``table``, and the melds as :func:`solve` returns them, with jokers that stay in
        runs written as the tiles they stand for; None if there is no such table.

    Raises:
        ValueError: a count or weight is out of its range.
    """
    engine: Engine = _borrow()
    try:
        engine.load(table, rack, weights)
        engine.constrain(conditions, limit)
        if budget is not None and budget < sum(rack):
            engine.budget = budget
        found: cython.bint
        with cython.nogil:
            found = engine.solve()
        if engine.out_of_memory:
            raise MemoryError
        if not found:
            return None
        _, laid, melds = engine.answer()
        return engine.best_loss, laid, melds
    finally:
        engine.unconstrained()
        _idle.append(engine)


def solve_opening(rack, weights, minimum: cython.int):
    """Return the best opening from a rack at the level of counts.

    Args:
        rack: how many tiles of each of the 53 kinds may be used.
        weights: as for :func:`solve`.
        minimum: points that the melds must count together, from 1 to 63; a joker counts by its place.

    Returns:
        As :func:`solve`; None if the rack has no such opening.

    Raises:
        ValueError: a count, a weight or the minimum is out of its range.
    """
    if not 1 <= minimum <= 63:
        raise ValueError(f"an opening of {minimum} points")
    engine: Engine = _borrow()
    try:
        engine.load([0] * 53, rack, weights)
        found: cython.bint
        with cython.nogil:
            found = engine.solve_opening(minimum)
        if engine.out_of_memory:
            raise MemoryError
        return engine.answer() if found else None
    finally:
        _idle.append(engine)

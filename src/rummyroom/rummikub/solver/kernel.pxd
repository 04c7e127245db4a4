# The kernel's C side: what :mod:`rummyroom.rummikub.solver.playout` shares with it.
from libc.stdint cimport int32_t, uint32_t, uint64_t

cdef enum:
    INF = 1 << 29
    JOKERS = 4  # at most
    LANES = 5  # one per count of jokers used, 0 to 4
    LISTS = 1024
    ALL_OPTIONS = 16384
    GROUP_CHOICES = 4096
    SCALE = 64  # more than the melds of a table
    OPTIONS = 160  # room for the choices of one colour with g tiles in groups, in an opening
    # For the first answer a layer of more nodes than WIDE is thinned out to the NARROW likeliest.
    WIDE = 48
    NARROW = 6
    JOKER_KIND = 52


# One way to have tiles of a number in groups: how many of each colour (two bits each), the free jokers needed,
# the colours of which no tile may stay on the rack, the table's groups broken.
cdef struct GroupChoice:
    unsigned char code
    unsigned char need
    unsigned char full
    unsigned char broken


cdef class Engine:
    # The position, by index number * 4 + colour.
    cdef int must[72]
    cdef int full[72]
    cdef int weight[72]
    cdef int must_jokers
    cdef int jokers
    cdef int joker_weight
    # Nodes of all layers, one after the other.
    cdef uint64_t *key
    cdef int *loss
    cdef int32_t *parent
    cdef uint32_t *choice
    cdef int capacity
    cdef int nodes
    cdef int layer[16]
    # Hash table of the layer being filled; a slot of another epoch is free.
    cdef int32_t *slot
    cdef uint32_t *slot_epoch
    cdef int slots
    cdef uint32_t epoch
    cdef bint out_of_memory
    cdef bint track_room
    cdef bint truncated
    cdef int bound
    cdef int unit  # the mean weight of a rack tile, at least 1
    cdef int *score
    cdef int *ranked
    cdef int score_room
    # Lists of what a colour can do, by (jokers left * 4 + colour) * 8192 + state; per list and number of tiles
    # in groups where its options begin, where those end that use every tile, and where all end.
    cdef int list_at[163840]
    cdef uint32_t list_epoch[163840]
    cdef uint32_t list_now
    cdef int lists
    cdef int options
    cdef int option_first[4096]
    cdef int option_full[4096]
    cdef int option_end[4096]
    cdef int option_state[16384]
    cdef int option_loss[16384]
    cdef int option_jokers[16384]
    cdef int option_short[16384]
    cdef int option_choice[16384]
    # The same for an opening, where lists are not kept.
    cdef int option_points[2560]
    cdef int option_count[16]
    # Conditions, by index number * 4 + colour: jokers that stay in runs, runs that must come from the number
    # before, and ties (as bits) that begin, end, or have a joker there; per colour those that must not break.
    cdef bint constrained
    cdef bint plain  # jokers may stand anywhere
    cdef int scale
    cdef int limit
    cdef int budget  # rack tiles that may be laid, -1 for all
    cdef int pinned[72]
    cdef int prior[72]
    cdef int tie_first[72]
    cdef int tie_last[72]
    cdef int tie_joker[72]
    cdef int tie_forced[4]
    cdef int tied[4]
    # By number: jokers that stay in groups, and the ways to form groups if they are not the usual ones.
    cdef int group_pinned[16]
    cdef int group_first[16]
    cdef int group_end[16]
    cdef GroupChoice group_choice[4097]
    # The answer.
    cdef int best_loss
    cdef int value
    cdef int used[72]
    cdef int jokers_used
    cdef int melds
    cdef int meld_is_run[64]
    cdef int meld_size[64]
    cdef int meld_tile[832]
    # Open runs while the melds are laid out: 16 places per colour.
    cdef int open_meld[64]
    cdef int open_length[64]
    cdef int open_bare[64]
    cdef int open_tie[64]

    cdef void _grow(self) noexcept nogil
    cdef void _rehash(self, int first) noexcept nogil
    cdef int _home(self, uint64_t key) noexcept nogil
    cdef int _node(self, uint64_t key, int first) noexcept nogil
    cdef void _new_epoch(self) noexcept nogil
    cdef void _forget_lists(self) noexcept nogil
    cdef int _options(self, int n, int c, int state, int left) noexcept nogil
    cdef void _list_options(self, int n, int c, int g, int state, int left, int entry) noexcept nogil
    cdef bint _holds(self, int n, int c, int one, int two, int held, int kept, int begun, int real, int ties) noexcept nogil
    cdef void _expand(self, int n, int node, int first) noexcept nogil
    cdef int _room(self, int n, int room, uint32_t what) noexcept nogil
    cdef void _scan(self, int width, int bound) noexcept nogil
    cdef void _thin_out(self, int first, int width) noexcept nogil
    cdef int _find_best(self, int *best_node, int *best_lane) noexcept nogil
    cdef bint solve(self) noexcept nogil
    cdef int _laid(self, int n, uint32_t what) noexcept nogil
    cdef bint _solve_within(self) noexcept nogil
    cdef bint goes_out(self) noexcept nogil
    cdef int _rest(self) noexcept nogil
    cdef void _put(self, int meld, int kind) noexcept nogil
    cdef void _build(self, int node, int lane) noexcept nogil
    cdef int _build_runs(self, int n, int c, int real, int jokers, int state, int count) noexcept nogil
    cdef int _build_plain_runs(self, int n, int c, int real, int jokers, int state, int ties, int count) noexcept nogil
    cdef bint _add_jokers(self) noexcept nogil
    cdef int _joker_points(self, int meld) noexcept nogil
    cdef int _top(self, int meld) noexcept nogil
    cdef int points(self) noexcept nogil
    cdef bint solve_opening(self, int minimum) noexcept nogil
    cdef int _open_best(self, int minimum, int *best_node, int *best_lane) noexcept nogil
    cdef void _open_scan(self, int minimum) noexcept nogil
    cdef void _open_options(self, int n, int c, int g, int state, int left) noexcept nogil
    cdef int _open_groups(self, int total, int top, int jokers) noexcept nogil
    cdef void _open_expand(self, int n, int node, int first, int minimum, int floor) noexcept nogil
    cdef void _open_build(self, int node, int lane) noexcept nogil
    cdef int _open_build_runs(self, int n, int c, int real, int jokers, int before, int after, int count) noexcept nogil
    cdef load(self, table, rack, weights)
    cdef answer(self)
    cdef unconstrained(self)
    cdef constrain(self, conditions, limit)

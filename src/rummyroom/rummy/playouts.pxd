# cython: language_level=3
# C types for playouts.py; that module runs without them too.
cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t ALL, ACES, ONES, _WORD
cdef double _NEVER

@cython.locals(total=int, low=uint64_t, rank=int)
cpdef int value_of(uint64_t cards) noexcept
@cython.locals(n=int)
cpdef int count_of(uint64_t cards) noexcept
@cython.locals(n=int)
cpdef int index_of(uint64_t bit) noexcept
@cython.locals(starts=uint64_t)
cpdef uint64_t runs_in(uint64_t cards) noexcept
@cython.locals(both=uint64_t, any_of=uint64_t)
cpdef uint64_t threes_of(uint64_t cards) noexcept
cpdef uint64_t fits_of(uint64_t sets, uint64_t runs) noexcept
@cython.locals(four=uint64_t, same=uint64_t)
cpdef uint64_t near_of(uint64_t card) noexcept
@cython.locals(
    runs=uint64_t, threes=uint64_t, sets=uint64_t, first=uint64_t, second=uint64_t, third=uint64_t, best=int,
    best_sets=uint64_t, i=int, j=int, k=int, one=uint64_t, two=uint64_t, chosen=uint64_t, cards=uint64_t, value=int,
)
cpdef uint64_t best_sets_of(uint64_t hand) noexcept
@cython.locals(four=uint64_t)
cdef uint64_t _some(uint64_t hand, uint64_t rank, int way) noexcept
@cython.locals(sets=uint64_t)
cpdef uint64_t melded_of(uint64_t hand) noexcept


cdef class Style:
    cdef public double pair, run, gap, single, points, urgency, near, danger, feed
    cdef public bint counts, patient
    cdef public int hold2, hold3


@cython.locals(
    place=int, mates=int, outs=int, worth=double, below=uint64_t, below2=uint64_t, above=uint64_t, above2=uint64_t,
    low=uint64_t, low2=uint64_t, high=uint64_t, high2=uint64_t,
)
cpdef double keep_value(uint64_t card, uint64_t rest, uint64_t live, uint64_t runs, Style style) noexcept
@cython.locals(outs=int, low=uint64_t, high=uint64_t, worth=double)
cpdef double danger_of(uint64_t card, uint64_t live) noexcept


cdef class Playout:
    cdef public int players, turn, recycled, winner, points, recycle_limit, bonus_factor, bonus_points, ace_points
    cdef public uint64_t rng, gone, sets, runs, dead
    cdef public list hands, laid, stock, pile

    @cython.locals(word=uint64_t)
    cpdef int below(self, int n) noexcept
    @cython.locals(card=uint64_t)
    cpdef place(self, list hands, list stock, list pile, list laid, int recycled)
    cpdef play_on(self, list styles)
    @cython.locals(take=bint, top=uint64_t, taken=uint64_t)
    cdef bint play_turn(self, Style style)
    @cython.locals(whole=uint64_t, after=uint64_t)
    cpdef bint wants(self, uint64_t hand, uint64_t top)
    @cython.locals(card=uint64_t, hand=uint64_t)
    cpdef uint64_t draw(self, bint take)
    @cython.locals(hand=uint64_t, rest=uint64_t, sets=uint64_t, runs=uint64_t, card=uint64_t)
    cpdef bint finish_turn(self, uint64_t taken, Style style)
    @cython.locals(sets=uint64_t, runs=uint64_t, own=uint64_t, left=int)
    cpdef bint is_time_to_lay(self, uint64_t hand, Style style)
    @cython.locals(least=int, seat=int, count=int)
    cdef int shortest(self)
    @cython.locals(fit=uint64_t, card=uint64_t, beside=uint64_t, closes=uint64_t)
    cpdef uint64_t lay_off(self, uint64_t rest)
    @cython.locals(
        table=uint64_t, live=uint64_t, fit=uint64_t, held=uint64_t, dearness=double, least=int, best=uint64_t,
        best_score=double, card=uint64_t, rank=int, score=double,
    )
    cpdef uint64_t choose(self, uint64_t rest, uint64_t among, uint64_t taken, Style style)
    @cython.locals(seat=int)
    cpdef bint end_turn(self, uint64_t hand, uint64_t rest, uint64_t discard)
    @cython.locals(total=int, seat=int, hand=uint64_t)
    cdef void score_out(self)

# cython: language_level=3
# C types for sampling.py; that module runs without them too.
cimport cython
from libc.stdint cimport uint64_t

from rummyroom.rummy.playouts cimport Playout, Style, count_of

cdef int _FINE


cdef class Sampler(Playout):
    cdef public int seat, now_recycled
    cdef public uint64_t hand, now_sets, now_runs, seed
    cdef public list now_pile, now_laid, shown, sizes, hidden, weights, dealt, dealt_stock
    cdef public double win_bonus, cap

    @cython.locals(
        count=int, cards=list, seat=int, hand=uint64_t, need=int, weights=list, total=double, i=int, mark=double,
        last=int, stock=list, k=int,
    )
    cpdef sample(self)
    cdef go_back(self)
    @cython.locals(taken=uint64_t)
    cpdef double try_draw(self, bint take, list styles)
    cpdef double try_play(self, uint64_t rest, uint64_t sets, uint64_t runs, uint64_t discard, list styles)
    @cython.locals(points=double)
    cdef double worth(self)

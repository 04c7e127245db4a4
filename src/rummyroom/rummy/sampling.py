"""Deal what a seat cannot see, as it may well lie, and try out moves on it.

Like :mod:`rummyroom.rummy.playouts` this is plain Python with C types in ``sampling.pxd``. A :class:`Sampler` knows
what its seat knows; :meth:`Sampler.sample` deals the hidden cards, and every move that is then tried meets the same
cards, so that the differences between moves show with few samples.
"""

from __future__ import annotations

from rummyroom.rummy.playouts import Playout, Style, count_of

_FINE = 1 << 30


class Sampler(Playout):
    """One position as one seat knows it."""

    def __init__(self, players: int, seat: int, seed: int) -> None:
        """Prepare for a seat that is to move; call :meth:`know` next.

        Args:
            players: number of seats.
            seat: whose knowledge it is.
            seed: the only source of chance.
        """
        Playout.__init__(self, players, seed)
        self.seat = seat
        self.hand = 0
        self.now_sets = 0
        self.now_runs = 0
        self.now_pile: list[int] = []
        self.now_laid: list[bool] = []
        self.now_recycled = 0
        self.shown: list[int] = []
        self.sizes: list[int] = []
        self.hidden: list[int] = []
        self.weights: list[list[float]] = []
        self.dealt: list[int] = []
        self.dealt_stock: list[int] = []
        self.seed = 0
        self.win_bonus = 20.0
        self.cap = 60.0

    def know(self, hand: int, pile: list[int], laid: list[bool], recycled: int, shown: list[int]) -> None:
        """Set what the seat sees, the table (``sets``, ``runs``, ``dead``) apart, which lies there already.

        Args:
            hand: its cards.
            pile: the discard pile, the top card last.
            laid: whether each seat laid in an earlier turn.
            recycled: how often the pile was turned over.
            shown: per seat, the cards known to be in its hand.
        """
        self.hand = hand
        self.now_sets = self.sets
        self.now_runs = self.runs
        self.now_pile = pile
        self.now_laid = laid
        self.now_recycled = recycled
        self.shown = shown

    def guess(self, sizes: list[int], hidden: list[int], weights: list[list[float]]) -> None:
        """Set what the seat does not see.

        Args:
            sizes: how many cards each seat holds.
            hidden: the cards that are nowhere in sight, at least as many as the other hands need.
            weights: per seat, how likely each card of ``hidden`` is to be in its hand, in any unit.
        """
        self.sizes = sizes
        self.hidden = hidden
        self.weights = weights

    def sample(self) -> None:
        """Deal the hidden cards to the other hands, and the rest to the stock."""
        count = len(self.hidden)
        cards = list(self.hidden)
        self.dealt = list(self.shown)
        self.dealt[self.seat] = self.hand
        seat = 0
        while seat < self.players:
            if seat != self.seat:
                hand = self.shown[seat]
                need = self.sizes[seat] - count_of(hand)
                weights = self.weights[seat]
                total = 0.0
                i = 0
                while i < count:
                    if cards[i]:
                        total += weights[i]
                    i += 1
                while need > 0:
                    mark = total * self.below(_FINE) / _FINE
                    last = -1
                    i = 0
                    while i < count:
                        if cards[i]:
                            last = i
                            mark -= weights[i]
                            if mark < 0:
                                break
                        i += 1
                    hand |= cards[last]
                    cards[last] = 0
                    total -= weights[last]
                    need -= 1
                self.dealt[seat] = hand
            seat += 1
        stock = [card for card in cards if card]
        i = len(stock) - 1
        while i > 0:
            k = self.below(i + 1)
            stock[i], stock[k] = stock[k], stock[i]
            i -= 1
        self.dealt_stock = stock
        self.seed = self.rng

    def go_back(self) -> None:
        """Set up the position with the cards as sampled."""
        self.place(self.dealt, self.dealt_stock, self.now_pile, self.now_laid, self.now_recycled)
        self.sets = self.now_sets
        self.runs = self.now_runs
        self.turn = self.seat
        self.rng = self.seed

    def try_draw(self, take: bool, styles: list[Style]) -> float:  # noqa: FBT001 - also called from C
        """Return what drawing from the pile (``take``) or the stock is worth with the cards as sampled.

        Args:
            take: where to draw from.
            styles: how each seat plays afterwards.
        """
        self.go_back()
        taken = self.draw(take)
        if not self.finish_turn(taken, styles[self.seat]):
            self.play_on(styles)
        return self.worth()

    def try_play(self, rest: int, sets: int, runs: int, discard: int, styles: list[Style]) -> float:
        """Return what a play is worth with the cards as sampled.

        Args:
            rest: the hand after laying and discarding.
            sets: the cards in sets on the table after laying.
            runs: the cards in runs on the table after laying.
            discard: the card discarded.
            styles: how each seat plays afterwards.
        """
        self.go_back()
        self.sets = sets
        self.runs = runs
        if not self.end_turn(self.hand, rest, discard):
            self.play_on(styles)
        return self.worth()

    def worth(self) -> float:
        """Return what the end is worth to the seat: the points, up to a cap, and something for winning at all."""
        if self.winner < 0:
            return 0.0
        points = min(self.cap, float(self.points))
        if self.winner == self.seat:
            return self.win_bonus + points
        return -(self.win_bonus + points) / (self.players - 1)

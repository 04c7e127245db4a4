"""Play a deal of Rummy on from here, thousands of times a second: what the hard computer's sampling stands on.

This module is plain Python, and ``playouts.pxd`` gives its variables C types, so that Cython makes a fast extension
of the same source (:data:`COMPILED` says which of the two is running). Everything is masks of cards
(:mod:`rummyroom.rummy.cards`). The table is two of them, the cards in sets and the cards in runs: as every card
exists once, they say all about what may be laid off.

Play-outs follow the basic rules, with the room's limit of recycling, bonus and points of the ace; its other options
are minded by who proposes the moves (:mod:`rummyroom.rummy.plans`). An ace above the king is beyond them: it lies
among the dead cards.
"""

from __future__ import annotations

ALL = (1 << 52) - 1
ACES = 15
ONES = 0x1111111111111
"""The first card of every rank."""
_WORD = 0xFFFFFFFFFFFFFFFF
_NEVER = 1.0e9

COMPILED = not __file__.endswith(".py")
"""Whether this is the compiled module."""


def value_of(cards: int) -> int:
    """Return what cards count in a hand, an ace 1."""
    total = 0
    while cards:
        low = cards & -cards
        rank = index_of(low) >> 2
        total += rank + 1 if rank < 9 else 10
        cards ^= low
    return total


def count_of(cards: int) -> int:
    """Return the number of cards."""
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


def index_of(bit: int) -> int:
    """Return the place of a single card, 0 to 51."""
    n = 0
    if bit >> 32:
        n += 32
        bit >>= 32
    if bit >> 16:
        n += 16
        bit >>= 16
    if bit >> 8:
        n += 8
        bit >>= 8
    if bit >> 4:
        n += 4
        bit >>= 4
    if bit >> 2:
        n += 2
        bit >>= 2
    if bit >> 1:
        n += 1
    return n


def runs_in(cards: int) -> int:
    """Return the cards that stand in runs of three or more."""
    starts = cards & cards >> 4 & cards >> 8
    return starts | starts << 4 | starts << 8


def threes_of(cards: int) -> int:
    """Return the first card of every rank of which there are three or four."""
    both = cards & cards >> 1
    any_of = cards | cards >> 1
    return ((both & any_of >> 2) | (any_of & both >> 2)) & ONES


def fits_of(sets: int, runs: int) -> int:
    """Return the cards that could be laid off onto a table."""
    return (((runs << 4) | (runs >> 4)) & ~runs & ALL) | (threes_of(sets) * 15 & ~sets)


def near_of(card: int) -> int:
    """Return the cards that go with a card: those of its rank and its neighbours in suit."""
    four = 15
    same = (four << 4 * (index_of(card) >> 2)) & ~card
    return same | (((card << 4) | (card >> 4)) & ALL)


def best_sets_of(hand: int) -> int:
    """Return the cards that a best melding of ``hand`` has in sets; the rest of it are the runs of what is left.

    A best melding leaves the fewest points, and of those the fewest cards.
    """
    runs = runs_in(hand)
    threes = threes_of(hand)
    sets = threes * 15 & hand
    if not sets & runs:
        return sets
    # Sets and runs compete: try every way of using each rank. A hand has at most three such ranks.
    first = threes & -threes
    threes ^= first
    second = threes & -threes
    third = threes ^ second
    best = -1
    best_sets = 0
    i = 0
    while i < 6:
        one = _some(hand, first, i)
        j = 0
        while j < 6:
            two = one | _some(hand, second, j)
            k = 0
            while k < 6:
                chosen = two | _some(hand, third, k)
                cards = chosen | runs_in(hand & ~chosen)
                value = value_of(cards) * 64 + count_of(cards)
                if value > best:
                    best = value
                    best_sets = chosen
                k += 1 if third else 6
            j += 1 if second else 6
        i += 1
    return best_sets


def _some(hand: int, rank: int, way: int) -> int:
    """Return a way of using a rank as a set: none of it, all of it, or all but one of four."""
    if way == 0 or not rank:
        return 0
    four = rank * 15 & hand
    if way > 1 and four == rank * 15:
        four ^= rank << (way - 2)
    return four


def melded_of(hand: int) -> int:
    """Return the cards of a best melding of ``hand``."""
    sets = best_sets_of(hand)
    return sets | runs_in(hand & ~sets)


class Style:
    """How a player of the play-outs values cards and when it lays.

    Args:
        pair: worth of a card per live card that makes a set with it and its mate.
        run: worth per live card that makes a run with it and its neighbour.
        gap: worth of the live card between it and its next neighbour but one.
        single: worth per pair of live cards that could join it.
        points: what a point in the hand costs.
        urgency: how much dearer points become with each card that the shortest other hand has less than six.
        near: worth of being next but one to a run on the table.
        danger: cost of a discard per live combination that it could go into.
        feed: cost of a discard that fits the table.
        counts: looks which cards are gone; else every card out of hand counts as live.
        patient: holds melds and lay-offs back until it can go out, or others come near.
        hold2: patience ends when the shortest other hand has at most so many cards and two would be left.
        hold3: the same when three or more would be left.
    """

    def __init__(  # noqa: PLR0913 - each has a sensible default
        self,
        *,
        pair: float = 1.0,
        run: float = 1.0,
        gap: float = 0.8,
        single: float = 0.1,
        points: float = 0.1,
        urgency: float = 0.02,
        near: float = 0.3,
        danger: float = 0.2,
        feed: float = 1.0,
        counts: bool = True,
        patient: bool = False,
        hold2: int = 0,
        hold3: int = 3,
    ) -> None:
        self.pair = pair
        self.run = run
        self.gap = gap
        self.single = single
        self.points = points
        self.urgency = urgency
        self.near = near
        self.danger = danger
        self.feed = feed
        self.counts = counts
        self.patient = patient
        self.hold2 = hold2
        self.hold3 = hold3


def keep_value(card: int, rest: int, live: int, runs: int, style: Style) -> float:
    """Return what ``card`` is worth to a player who holds ``rest`` (it included).

    Args:
        card: the card.
        rest: the hand.
        live: cards that may still come.
        runs: the cards in runs on the table.
        style: what counts how much.
    """
    place = index_of(card) & 60
    mates = count_of(rest >> place & 15)
    outs = count_of(live >> place & 15)
    worth = style.pair * outs if mates > 1 else style.single * outs * (outs - 1) / 2
    below = card >> 4
    below2 = card >> 8
    above = (card << 4) & ALL
    above2 = (card << 8) & ALL
    low = live & below
    low2 = live & below2
    high = live & above
    high2 = live & above2
    if rest & below:
        worth += style.run * ((1 if low2 else 0) + (1 if high else 0))
    elif rest & below2 and low:
        worth += style.gap
    if rest & above:
        worth += style.run * ((1 if low else 0) + (1 if high2 else 0))
    elif rest & above2 and high:
        worth += style.gap
    worth += style.single * ((1 if low and high else 0) + (1 if low and low2 else 0) + (1 if high and high2 else 0))
    if (runs & below2 and low) or (runs & above2 and high):
        worth += style.near
    return worth


def danger_of(card: int, live: int) -> float:
    """Return in how many combinations of two live cards ``card`` would make a meld."""
    outs = count_of(live >> (index_of(card) & 60) & 15)
    low = live & card >> 4
    high = live & (card << 4) & ALL
    worth = outs * (outs - 1) / 2
    return worth + (
        (1 if low and high else 0) + (1 if low and live & card >> 8 else 0) + (1 if high and live & (card << 8) else 0)
    )


class Playout:
    """A deal that is played on; masks and lists of single cards."""

    def __init__(self, players: int, seed: int) -> None:
        """Prepare for ``players``; every field is to be set before playing.

        Args:
            players: number of seats.
            seed: the only source of chance.
        """
        self.players = players
        self.rng = (seed * 2654435761 + 88172645463325252) & _WORD
        self.hands: list[int] = [0] * players
        self.laid: list[bool] = [False] * players
        self.stock: list[int] = []
        self.pile: list[int] = []
        self.gone = 0
        self.sets = 0
        self.runs = 0
        self.dead = 0
        self.turn = 0
        self.recycled = 0
        self.winner = -1
        self.points = 0
        self.recycle_limit = 2
        self.bonus_factor = 2
        self.bonus_points = 0
        self.ace_points = 1

    def below(self, n: int) -> int:
        """Return a chance number below ``n``."""
        word = self.rng
        word ^= (word << 13) & _WORD
        word ^= word >> 7
        word ^= (word << 17) & _WORD
        self.rng = word
        return (word >> 33) % n

    def place(self, hands: list[int], stock: list[int], pile: list[int], laid: list[bool], recycled: int) -> None:
        """Set the cards that the table does not show; the lists are copied.

        Args:
            hands: per seat.
            stock: the next card last.
            pile: the top card last.
            laid: whether each seat laid in an earlier turn.
            recycled: how often the pile was turned over.
        """
        self.hands = list(hands)
        self.stock = list(stock)
        self.pile = list(pile)
        self.laid = list(laid)
        self.gone = 0
        for card in pile:
            self.gone |= card
        self.recycled = recycled
        self.winner = -1
        self.points = 0

    def play_on(self, styles: list[Style]) -> None:
        """Play to the end of the deal.

        Args:
            styles: how each seat plays.
        """
        while not self.play_turn(styles[self.turn]):
            pass

    def play_turn(self, style: Style) -> bool:
        """Play a turn; return whether the deal is over."""
        take = False
        if self.pile:
            top = self.pile[-1]
            take = self.wants(self.hands[self.turn], top)
        taken = self.draw(take)
        return self.finish_turn(taken, style)

    def wants(self, hand: int, top: int) -> bool:
        """Return whether the top discard fits the table or makes the hand's melds better."""
        if fits_of(self.sets, self.runs) & top:
            return True
        whole = hand | top
        after = melded_of(whole)
        return bool(after & top) and value_of(whole & ~after) < value_of(hand & ~melded_of(hand))

    def draw(self, take: bool) -> int:  # noqa: FBT001 - also called from C
        """Draw for the seat to move, from the pile if ``take``; return the card taken from there, or 0."""
        card = self.pile.pop() if take else self.stock.pop()
        hand = self.hands[self.turn]
        self.hands[self.turn] = hand | card
        if not take:
            return 0
        self.gone &= ~card
        return card

    def finish_turn(self, taken: int, style: Style) -> bool:
        """Lay and discard after the draw; return whether the deal is over."""
        hand = self.hands[self.turn]
        rest = hand
        if not style.patient or self.laid[self.turn] or self.is_time_to_lay(hand, style):
            sets = best_sets_of(hand)
            runs = runs_in(hand & ~sets)
            self.sets |= sets
            self.runs |= runs
            rest = self.lay_off(hand & ~(sets | runs))
        card = self.choose(rest, rest, taken, style) if rest else 0
        return self.end_turn(hand, rest & ~card, card)

    def is_time_to_lay(self, hand: int, style: Style) -> bool:
        """Return whether a patient player lays now: to go out, or because another hand gets short."""
        sets = self.sets
        runs = self.runs
        own = best_sets_of(hand)
        self.sets |= own
        own = runs_in(hand & ~own)
        self.runs |= own
        left = count_of(self.lay_off(hand & ~(self.sets | self.runs)))
        self.sets = sets
        self.runs = runs
        if left < 2:
            return True
        return self.shortest() <= (style.hold2 if left == 2 else style.hold3)

    def shortest(self) -> int:
        """Return how many cards the shortest hand of the others has."""
        least = 52
        seat = 0
        while seat < self.players:
            if seat != self.turn:
                count = count_of(self.hands[seat])
                least = min(least, count)
            seat += 1
        return least

    def lay_off(self, rest: int) -> int:
        """Lay off all that fits, and return what is left."""
        while True:
            fit = fits_of(self.sets, self.runs) & rest
            if not fit:
                return rest
            card = fit & -fit
            beside = ((card << 4) | (card >> 4)) & ALL
            # A card that fits both closes the set, unless the run then takes another card of the hand.
            closes = threes_of(self.sets) * 15 & card
            if beside & self.runs and (not closes or beside & rest):
                self.runs |= card
            else:
                self.sets |= card
            rest ^= card

    def choose(self, rest: int, among: int, taken: int, style: Style) -> int:
        """Return the card to discard.

        Args:
            rest: the hand of the seat to move after laying.
            among: the cards of it to choose from.
            taken: the card taken from the pile this turn, or 0; it may not be discarded unless it is the last.
            style: what counts how much.

        Returns:
            A card, or 0 if none of ``among`` may be discarded.
        """
        table = self.sets | self.runs
        live = ALL & ~(table | self.dead | self.gone | rest) if style.counts else ALL & ~rest
        fit = fits_of(self.sets, self.runs)
        held = melded_of(rest)
        dearness = style.points
        least = self.shortest()
        if least < 6:
            dearness += style.urgency * (6 - least)
        best = 0
        best_score = _NEVER
        if rest != taken:
            among &= ~taken
        while among:
            card = among & -among
            among ^= card
            rank = index_of(card) >> 2
            score = keep_value(card, rest, live, self.runs, style)
            score -= dearness * (rank + 1 if rank < 9 else 10)
            if style.danger > 0:
                score += style.danger * danger_of(card, live)
            if held & card:
                score += 20
            if fit & card:
                score += 3 + style.feed
            if score < best_score:
                best_score = score
                best = card
        return best

    def end_turn(self, hand: int, rest: int, discard: int) -> bool:
        """End the turn of the seat to move; return whether the deal is over.

        Args:
            hand: its cards after the draw.
            rest: its cards after laying and discarding.
            discard: the card discarded, or 0; it still counts as no part of ``rest``.
        """
        seat = self.turn
        self.hands[seat] = rest
        if discard:
            self.pile.append(discard)
            self.gone |= discard
        if not rest:
            self.score_out()
            return True
        if hand & ~(rest | discard):
            self.laid[seat] = True
        self.turn = (seat + 1) % self.players
        if self.stock:
            return False
        if self.recycled >= self.recycle_limit:
            return True
        self.recycled += 1
        self.pile.reverse()
        self.stock = self.pile
        self.pile = []
        self.gone = 0
        return False

    def score_out(self) -> None:
        """Give the seat to move, which has no card left, what the others hold."""
        self.winner = self.turn
        total = 0
        seat = 0
        while seat < self.players:
            hand = self.hands[seat]
            total += value_of(hand) + (self.ace_points - 1) * count_of(hand & ACES)
            seat += 1
        if not self.laid[self.turn]:
            total = total * self.bonus_factor + self.bonus_points
        self.points = total

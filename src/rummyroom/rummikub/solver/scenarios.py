"""What may become of the table's jokers, as the searches that together cover it.

Nearly always there is one scenario. There are more if melds with jokers are frozen (each then either stays whole or
has its joker exchanged), or if a meld of jokers alone lies on the table (it either stays or is taken apart).
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from rummyroom.rummikub.rules import JokerRelease, JokerReuse, JokerSource, Rules
from rummyroom.rummikub.solver.conditions import Laid
from rummyroom.rummikub.solver.disturbance import watched_melds
from rummyroom.rummikub.solver.jokerrule import Fate, JokerRule, OldJoker, old_jokers
from rummyroom.rummikub.solver.newmelds import NewMeldRule, new_melds
from rummyroom.rummikub.solver.openings import OwnMeldRule, own_melds
from rummyroom.rummikub.solver.search import Search, Watched
from rummyroom.rummikub.solver.setmelds import SetMelds
from rummyroom.rummikub.solver.stock import Stock, stock_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rummyroom.rummikub.melds import Meld, Table
    from rummyroom.rummikub.solver.api import Weights
    from rummyroom.rummikub.solver.conditions import Condition
    from rummyroom.rummikub.tiles import Tile


class Scenario(NamedTuple):
    """One set of things that may become of the table's jokers.

    Args:
        table: the melds that are scanned.
        aside: melds of jokers alone that are left as they are.
        jokers: the jokers of ``table``, each with its fate.
        stock: what is scanned.
        watched: all melds of ``table``.
        rules: the rules in force.
        opened: whether the player had opened before.
    """

    table: Table
    aside: tuple[Meld, ...]
    jokers: tuple[OldJoker, ...]
    stock: Stock
    watched: Watched
    rules: Rules
    opened: bool

    @property
    def asks_for_new_melds(self) -> bool:
        """Whether it matters where a retrieved joker goes."""
        return (
            self.opened
            and any(joker.fate is not Fate.STAY for joker in self.jokers)
            and self.rules.joker_release is not JokerRelease.FREE
            and self.rules.joker_reuse is not JokerReuse.ANYWHERE
        )

    def search(self) -> Search:
        """Return a search that asks for everything except where a retrieved joker goes."""
        return self._search(None, remember=False)

    def strict_search(self) -> Search:
        """Return a search that also has every retrieved joker go to a new meld."""
        candidates = new_melds(
            self.table,
            self.jokers,
            self.stock,
            rack_tiles=2 if self.rules.joker_reuse is JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES else 0,
            frozen=self.rules.joker_meld_frozen,
        )
        return self._search(SetMelds(candidates, NewMeldRule(self.jokers, self.stock)), remember=True)

    def _search(self, set_melds: SetMelds | None, *, remember: bool) -> Search:
        rules = self.rules
        conditions: list[Condition] = []
        if self.jokers and (rules.joker_release is not JokerRelease.FREE or rules.joker_meld_frozen):
            conditions.append(
                JokerRule(
                    self.jokers,
                    self.stock,
                    exchange=rules.joker_release is JokerRelease.EXCHANGE or rules.joker_meld_frozen,
                    from_rack=rules.joker_exchange_from is JokerSource.RACK,
                    remember=remember,
                )
            )
        if self.stock.has_worthless:
            conditions.append(Laid(self.stock))
        if not self.opened:
            set_melds = SetMelds(own_melds(self.stock), OwnMeldRule(rules.opening_minimum, self.stock))
        return Search(self.stock, conditions=conditions, set_melds=set_melds, watched=self.watched.forced())


def scenarios(
    table: Table, rack: tuple[Tile, ...], rules: Rules, *, opened: bool, weights: Weights
) -> Iterator[Scenario]:
    """Yield scenarios that together cover every legal turn.

    Args:
        table: the table at the start of the turn.
        rack: the player's tiles.
        rules: the rules in force.
        opened: whether the player had opened before.
        weights: what each rack tile is worth.
    """
    wild = tuple(meld for meld in table if all(tile.is_joker for tile in meld.tiles))
    bound = rules.joker_release is not JokerRelease.FREE or rules.joker_meld_frozen
    may_go = opened or rules.joker_release is JokerRelease.FREE
    for aside in dict.fromkeys([wild if bound else (), () if may_go else wild]):
        scanned = tuple(meld for meld in table if meld not in aside)
        stock = stock_of([tile for meld in scanned for tile in meld.tiles], rack, weights)
        for jokers in _fates(old_jokers(scanned), rules, may_go=may_go):
            whole: set[int] = set()
            if rules.joker_meld_frozen:
                whole = {joker.meld for joker in jokers if joker.fate is Fate.STAY}
            for replaced in _replacements(jokers, whole):
                watched = watched_melds(scanned, whole=whole, replaced=replaced)
                yield Scenario(scanned, aside, jokers, stock, watched, rules, opened)


def _replacements(jokers: tuple[OldJoker, ...], whole: set[int]) -> Iterator[dict[int, int]]:
    """Yield which colour takes the place of each joker that leaves a meld which stays whole."""
    leaving = [place for place, joker in enumerate(jokers) if joker.fate is Fate.GO and joker.meld in whole]
    choices = [[colour for colour in range(4) if jokers[place].colours >> colour & 1] for place in leaving]
    for colours in product(*choices):
        yield dict(zip(leaving, colours, strict=True))


def _fates(jokers: tuple[OldJoker, ...], rules: Rules, *, may_go: bool) -> Iterator[tuple[OldJoker, ...]]:
    """Yield what may become of the jokers."""
    choices = [Fate.STAY, Fate.GO] if rules.joker_meld_frozen else [Fate.ANY]
    if not may_go:
        choices = [Fate.STAY]
    for fates in product(choices, repeat=len(jokers)):
        yield tuple(joker._replace(fate=fate) for joker, fate in zip(jokers, fates, strict=True))

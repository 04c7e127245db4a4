"""A robot that plays whole games through the page: it sees what the page shows, decides with the solver, and taps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.board import PATIENCE, Board, Seen
from tests.browser.measuring import box_of

from rummyroom.rummikub.melds import Meld, MeldKind, read_meld, tidy
from rummyroom.rummikub.rules import Rules
from rummyroom.rummikub.solver import Goal, best_turn, weights_for
from rummyroom.rummikub.tiles import Tile

if TYPE_CHECKING:
    from playwright.sync_api import Locator

RULES = Rules(turn_seconds=None)

# A change that ends with the person's turn or with the end of the game.
_MOVED = """(before) => {
  if (document.querySelector("#end-title")) return true;
  if (!document.querySelector("header.yours")) return false;
  const counts = [...document.querySelectorAll(".shown > .count, .pool > span[aria-hidden]")];
  return counts.map((each) => each.textContent.trim()).join() !== before;
}"""
_COUNTS = """() => [...document.querySelectorAll(".shown > .count, .pool > span[aria-hidden]")]
  .map((each) => each.textContent.trim()).join()"""


class Robot:
    """Plays on one board, with classic rules and without a clock.

    Args:
        board: where it plays.
        tiles: how many tiles there are in the game.
    """

    def __init__(self, board: Board, tiles: int = 106) -> None:
        self.board = board
        self.tiles = tiles

    def play_game(self) -> Seen:
        """Play until the game has ended, and return what is shown then; the tiles must never become more or fewer."""
        seen = self._begin()
        while not seen.over:
            self._check(seen)
            before = self.board.page.evaluate(_COUNTS)
            self._play_turn(seen)
            self.board.page.wait_for_function(_MOVED, arg=before, timeout=PATIENCE)
            seen = self.board.judged()
        self._check(seen)
        return seen

    def _begin(self) -> Seen:
        self.board.page.locator("header.yours, #end-title").first.wait_for(timeout=PATIENCE)
        return self.board.judged()

    def _check(self, seen: Seen) -> None:
        assert len(set(seen.tiles)) == len(seen.tiles), "a tile is shown twice"
        assert seen.total == self.tiles, f"{seen.total} tiles are shown"
        assert seen.own == len(seen.rack)

    def _play_turn(self, seen: Seen) -> None:
        table = tuple(tidy(Meld(tuple(map(Tile, meld)))) for meld in seen.melds)
        rack = tuple(map(Tile, seen.rack))
        best = best_turn(table, rack, rules=RULES, opened=seen.opened, weights=weights_for(Goal.TILES, RULES))
        board = self.board
        if best is None:
            board.press(board.button("board-draw" if seen.pool else "board-pass"))
            return
        self._arrange([[str(tile) for tile in tidy(meld).tiles] for meld in best.table])
        arranged = board.look()
        assert len(set(arranged.tiles)) == len(arranged.tiles), "a tile is shown twice"
        assert arranged.total == self.tiles, f"{arranged.total} tiles are shown"
        board.judged()
        if board.page.locator(".play.ready").count():
            board.press(board.button("board-play"))
            return
        # A joker that lies elsewhere may keep the turn from being legal.
        board.press(board.button("board-reset"))
        board.press(board.button("board-draw" if seen.pool else "board-pass"))

    # ------------------------------------------------------------ moving tiles

    def _arrange(self, target: list[list[str]]) -> None:
        """Bring the table into the form of ``target``."""
        for _ in range(3):
            for meld in target:
                if not any(_alike(meld, lying) for lying in self.board.look().melds):
                    self._build(meld)
            lying = self.board.look().melds
            if len(lying) == len(target) and all(any(_alike(meld, each) for each in lying) for meld in target):
                return
        if any(tile.startswith("j") for meld in target for tile in meld):
            return  # tidied meld by meld, a joker may lie at the other end of its run than the solver meant
        raise AssertionError(f"the table does not become {target}, but {self.board.look().melds}")

    def _build(self, meld: list[str]) -> None:
        wanted = set(meld)
        seen = self.board.look()
        inside = [lying for lying in seen.melds if wanted.issuperset(lying)]
        with_joker = [lying for lying in seen.melds if _surplus_joker(lying, wanted)]
        if inside:
            base = max(inside, key=len)
        elif with_joker:
            base = max(with_joker, key=len)
            joker = base.index(_surplus_joker(base, wanted))
            self._free_joker(meld, base, joker)
        else:
            base = max(self._parts(meld, seen), key=len)
            self._take(base)
            self.board.press(self.board.new_meld)
            self.board.judged()
        lying = self._home(meld)
        missing = [tile for tile in meld if tile not in lying]
        # Jokers last: their place between the others says what they stand for.
        plain = [tile for tile in missing if not tile.startswith("j")]
        for part in [*self._parts(plain, self.board.look()), *([tile] for tile in missing if tile not in plain)]:
            self._take(part)
            self._put(part, meld)

    def _home(self, meld: list[str]) -> list[str]:
        """Return the meld on the table that has most of ``meld``."""
        return max(self.board.look().melds, key=lambda lying: len(set(lying) & set(meld)))

    @staticmethod
    def _parts(tiles: list[str], seen: Seen) -> list[list[str]]:
        """Return ``tiles`` by where they lie now."""
        places = [seen.rack, seen.tray, *seen.melds]
        parts = ([tile for tile in tiles if tile in place] for place in places)
        return [part for part in parts if part]

    def _free_joker(self, meld: list[str], base: list[str], joker: int) -> None:
        """Put the tile that the joker stands for in its place."""
        for tile in meld:
            if tile in base or tile.startswith("j"):
                continue
            exchanged = Meld(tuple(map(Tile, [*base[:joker], tile, *base[joker + 1 :]])))
            if read_meld(exchanged).is_legal:
                self._take([tile])
                self._press_at(self.board.tile(base[joker]), 0.5)
                self.board.judged()
                return

    def _take(self, tiles: list[str]) -> None:
        """Select tiles that lie in one place."""
        board = self.board
        editor = board.page.locator("[data-copy]")
        for tile in tiles:
            # Small tiles are selected in the editor, which opens with the first tap.
            copy = editor.locator(f"[data-tile={tile}]")
            if not copy.count():
                board.press(board.tile(tile))
            if copy.count():
                board.press(copy)
        if editor.count():
            board.press(editor.get_by_role("button", name=board.text("board-editor-close"), exact=True))

    def _put(self, part: list[str], meld: list[str]) -> None:
        """Put what is selected into the meld on the table, beside the tile that it belongs to."""
        lying = self._home(meld)
        first = meld.index(part[0])
        before = next((tile for tile in reversed(meld[:first]) if tile in lying), None)
        if before is not None:
            self._press_at(self.board.tile(before), 0.8)
        else:
            after = next(tile for tile in meld[first:] if tile in lying)
            self._press_at(self.board.tile(after), 0.2)
        self.board.judged()

    def _press_at(self, target: Locator, share: float) -> None:
        box = box_of(target)
        self.board.press(target, position={"x": box["width"] * share, "y": box["height"] / 2})


def _surplus_joker(lying: list[str], wanted: set[str]) -> str:
    """Return the joker that is all a meld has too many, or an empty text."""
    surplus = [tile for tile in lying if tile not in wanted]
    return surplus[0] if len(surplus) == 1 and surplus[0].startswith("j") and len(lying) > 1 else ""


def _alike(left: list[str], right: list[str]) -> bool:
    """Return whether two melds are the same; the order matters only where it says what a joker stands for."""
    if set(left) != set(right):
        return False
    reading = read_meld(Meld(tuple(map(Tile, left))))
    if reading.kind is MeldKind.RUN and any(tile.startswith("j") for tile in left):
        return left == right
    return True

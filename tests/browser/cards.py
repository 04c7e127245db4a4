"""A page with a room of Rummy on it: exact positions, what can be seen, and ways to play."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser.rooms import Prepared

from rummyroom.deal import Deal
from rummyroom.i18n.texts import Texts
from rummyroom.rummy.cards import PACK, cards_in, mask_of, parse_cards
from rummyroom.rummy.events import Dealt, Discarded
from rummyroom.rummy.game import State
from rummyroom.rummy.melding import melds_in
from rummyroom.rummy.melds import parse_table
from rummyroom.rummy.rules import Rules
from rummyroom.server.identity import Signer, load_key, new_guest
from rummyroom.server.rooms import Entry, Pace, Played, Room, Seat
from rummyroom.server.settings import Settings
from rummyroom.server.store import Store

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.browser.serving import ServerProcess

PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""

_COMPUTERS = ("Ada", "Bruno", "Clara", "Emil", "Flora")
_numbers = count(1)


@dataclass(frozen=True, kw_only=True)
class CardPosition:
    """A position in which the person, at seat 0, is to draw.

    Args:
        hand: the person's hand.
        table: the melds, laid by the first computer.
        others: the hands of the computers.
        discards: the discard pile, its top last.
        stock: the stock, the next card first; None is the rest of the pack.
        laid: whether the person laid anything in an earlier turn.
        recycled: how often the pile was turned over.
        rules: options that differ from the edition ``basic``.
        pace: how fast computers move.
    """

    hand: str
    table: str = ""
    others: tuple[str, ...] = ("2C 3D 9C",)
    discards: str = "KC"
    stock: str | None = None
    laid: bool = True
    recycled: int = 0
    rules: dict[str, Any] = field(default_factory=dict)
    pace: Pace = "instant"


def prepare_cards(server: ServerProcess, position: CardPosition) -> Prepared:
    """Write a room in ``position`` into the data folder of ``server``, which may be running."""
    guest = new_guest()
    link = f"cards{next(_numbers)}"
    state = _state(position)
    computers = (Seat(name, level="medium") for name in _COMPUTERS[: len(position.others)])
    room = Room(
        link=link,
        game="rummy",
        rules=state.rules,
        seats=(Seat("Guest", guest=guest), *computers),
        pace=position.pace,
        version=1,
        moved=1,
        game_since=1,
        match=1,
        played=(Played(Deal.from_seed(link).secret),),
        state=state,
        due=None,
        drafts=(None,) * state.players,
    )
    log = [Entry(event=event) for event in _log(state)]

    async def write() -> None:
        store = await Store.open(Settings(data=server.data).database_url)
        try:
            await store.create(room, log, 0)
        finally:
            await store.close()

    # Playwright has an event loop running in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    return Prepared(f"/room/{link}", state, Signer(load_key(server.data)).sign(guest))  # type: ignore[arg-type]


def _state(position: CardPosition) -> State:
    rules = replace(Rules(), **position.rules)
    hands = tuple(parse_cards(hand) for hand in (position.hand, *position.others))
    table = parse_table(position.table, owner=1, ace=rules.ace)
    discards = parse_cards(position.discards)
    used = {card for hand in hands for card in hand} | {card for meld in table for card in meld.cards} | set(discards)
    rest = tuple(card for card in PACK if card not in used)
    nothing = (0,) * len(hands)
    return State(
        rules=rules,
        hands=hands,
        stock=rest if position.stock is None else parse_cards(position.stock),
        discards=discards,
        table=table,
        dealer=len(hands) - 1,
        turn=0,
        turn_number=1 + len(hands),
        laid=(position.laid, *(True for _ in position.others)),
        recycled=position.recycled,
        known=nothing,
        thrown=nothing,
        refused=nothing,
    )


def _log(state: State) -> list[Any]:
    up = state.discards[-1] if state.discards else PACK[0]
    dealt = Dealt(dealer=state.dealer, first=0, hands=state.hands, up=up, stock=len(state.stock))
    return [dealt, Discarded(seat=state.players - 1, card=up)]


_LOOK = """() => {
  const cards = (root) => [...(root?.querySelectorAll("[data-tile]") ?? [])].map((card) => card.dataset.tile);
  const number = (selector) => Number(document.querySelector(selector)?.textContent ?? "0");
  const buttons = [...document.querySelectorAll(".strip button")];
  return {
    hand: cards(document.querySelector("[data-hand]")),
    melds: [...document.querySelectorAll("[data-table] [data-meld]")].map((meld) => cards(meld)),
    lifted: [...document.querySelectorAll("[data-hand] [aria-pressed=true]")].map((card) => card.dataset.tile),
    locked: [...document.querySelectorAll("[data-hand] [data-tile]:has(.lock)")].map((card) => card.dataset.tile),
    others: [...document.querySelectorAll("li:not(.own) > .shown > .count")].map((each) => Number(each.textContent)),
    stock: number(".pool > span[aria-hidden]"),
    pile: Number(/\\d+/.exec(document.querySelectorAll(".piles .label strong")[1]?.textContent ?? "0")?.[0] ?? "0"),
    asked: [...document.querySelectorAll("[data-meld].fits")].map((meld) => Number(meld.dataset.meld)),
    turn: document.querySelector("header.yours") !== null,
    over: document.querySelector("#end-title") !== null,
    off: buttons.map((button) => button.getAttribute("aria-disabled") === "true"),
  };
}"""


@dataclass(frozen=True)
class Seen:
    """What a page shows at one moment.

    Args:
        hand: the cards in the hand, in their order.
        melds: the melds on the table.
        lifted: the lifted cards.
        locked: the cards that may not be discarded.
        others: the numbers of cards of the other players.
        stock: the number of cards in the stock.
        pile: the number of discards.
        asked: the indexes of the marked melds.
        turn: it is the person's turn.
        over: the deal has ended.
        off: whether Draw, Take, Lay, Add, Discard, Undo are dimmed.
    """

    hand: list[str]
    melds: list[list[str]]
    lifted: list[str]
    locked: list[str]
    others: list[int]
    stock: int
    pile: int
    asked: list[int]
    turn: bool
    over: bool
    off: list[bool]

    @property
    def total(self) -> int:
        """The number of cards in the deal, as far as it can be seen."""
        return len(self.hand) + sum(map(len, self.melds)) + sum(self.others) + self.stock + self.pile


class CardTable:
    """The room's screen on a page, with a game of Rummy.

    Args:
        page: the page.
        language: the one it speaks.
    """

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.texts = Texts(language)
        self._touches = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    def text(self, key: str, **args: str | int) -> str:
        """Return a sentence of the page's language."""
        return self.texts.text(key, **args)

    def look(self) -> Seen:
        """Return what the page shows now."""
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return Seen(**seen)

    def card(self, card: str) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f"[data-hand] [data-tile='{card}']")

    def meld(self, index: int) -> Locator:
        """Return a meld, from 0."""
        return self.page.locator(f"[data-meld='{index}'] button")

    def step(self, key: str) -> Locator:
        """Return the button of a step by the key of its name, such as ``rummy-lay``."""
        name = self.text(key)
        return self.page.locator(".strip button", has=self.page.locator("b", has_text=name))

    def undo(self) -> None:
        """Press Undo."""
        self.press(self.page.get_by_role("button", name=self.text("rummy-undo"), exact=True), force=True)

    @property
    def line(self) -> Locator:
        """The line that says what to do."""
        return self.page.locator(".line p")

    def says(self, key: str, **args: str | int) -> None:
        """Wait until the line says this sentence."""
        expect(self.line).to_have_text(self.text(key, **args), timeout=PATIENCE)

    def ready(self) -> Seen:
        """Wait until it is the person's turn, or the deal has ended."""
        self.page.locator("header.yours, #end-title").first.wait_for(timeout=PATIENCE)
        return self.look()

    def press(self, target: Locator, **where: Any) -> None:
        """Click, or tap where there is a finger."""
        if self._touches:
            target.tap(timeout=PATIENCE, **where)
        else:
            target.click(timeout=PATIENCE, **where)

    def do(self, key: str) -> None:
        """Press the button of a step, also one that is dimmed and will only say why."""
        # Playwright waits for what is marked as disabled; the page takes the press and answers.
        self.press(self.step(key), force=True)

    def lift(self, *cards: str) -> None:
        """Lift cards, one after the other, by the part of each that is free."""
        for card in cards:
            self.press(self.card(card), position={"x": 14, "y": 20})
            expect(self.card(card)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)

    def has(self, count: int) -> None:
        """Wait until the hand has so many cards."""
        expect(self.page.locator("[data-hand] [data-tile]")).to_have_count(count, timeout=PATIENCE)

    def best_melds(self) -> list[list[str]]:
        """Return every meld that could be laid from the hand, the longest first."""
        cards = parse_cards(" ".join(self.look().hand))
        melds = melds_in(mask_of(cards), Rules().ace)
        return sorted(([str(card) for card in cards_in(meld)] for meld in melds), key=len, reverse=True)

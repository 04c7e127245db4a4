"""Rummy in the browser: the steps of a turn, whole deals by touch and by keys, and several by a robot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import expect
from tests.browser.cards import PATIENCE, CardPosition, CardTable, Seen, prepare_cards
from tests.browser.conftest import LOCALES
from tests.browser.measuring import box_of, settle

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.browser.conftest import CheckAxe, Visit
    from tests.browser.serving import ServerProcess

PACK = 52

OUT_BY_RUN = CardPosition(hand="4H 5H 6H 7H", table="8S 8H 8D", discards="QC", others=("KD QD",), stock="9S 2C")
TWO_FIT = CardPosition(hand="8C 2S KH JD", table="8S 8H 8D | 5C 6C 7C", discards="QD")
RUMMY = CardPosition(hand="4H 5H 6H", discards="QC", others=("KD 9S",), stock="QS 2C", laid=False)


class Deal(Protocol):
    """Opens a page on a room of Rummy in an exact position."""

    def __call__(self, position: CardPosition, screen: str = "desktop", language: str = "en") -> CardTable: ...


@pytest.fixture
def deal(visit: Visit, server: ServerProcess) -> Deal:
    """Sit down at a deal that has begun long ago."""

    def open_room(position: CardPosition, screen: str = "desktop", language: str = "en") -> CardTable:
        page = visit(screen, locale=LOCALES[language])
        room = prepare_cards(server, position)
        room.seat(page.context, server)
        page.goto(room.path)
        table = CardTable(page, language)
        table.ready()
        return table

    return open_room


def test_nothing_is_laid_or_discarded_before_the_draw(deal: Deal) -> None:
    table = deal(OUT_BY_RUN)
    before = table.look()
    assert before.off == [False, False, True, True, True, True]
    table.lift("4H")
    table.do("rummy-discard")
    table.says("problem-turn-draw_first")
    table.do("rummy-lay")
    table.says("problem-turn-draw_first")
    after = table.look()
    assert (after.hand, after.pile, after.melds) == (before.hand, before.pile, before.melds)


def test_a_card_that_flies_in_catches_no_press_meant_for_what_lies_under_it(deal: Deal) -> None:
    table = deal(TWO_FIT)
    table.page.evaluate(
        """() => {
          window.flying = [];
          const watch = () => {
            for (const { effect } of document.getAnimations()) {
              if (effect.target.matches("[data-hand] [data-tile]")) {
                window.flying.push([effect.target.dataset.tile, getComputedStyle(effect.target).pointerEvents]);
              }
            }
            requestAnimationFrame(watch);
          };
          watch();
        }"""
    )
    before = table.look().hand
    table.do("rummy-draw")
    table.has(5)
    settle(table.page)
    drawn = next(card for card in table.look().hand if card not in before)
    seen = [caught for card, caught in table.page.evaluate("window.flying") if card == drawn]
    # Later it may slide to its sorted place, where it can be pressed.
    assert seen[0] == "none"
    assert table.card(drawn).evaluate("card => getComputedStyle(card).pointerEvents") == "auto"


def test_the_card_just_taken_may_not_be_discarded(deal: Deal) -> None:
    table = deal(TWO_FIT)
    table.do("rummy-take")
    table.has(5)
    expect(table.card("QD").locator(".lock")).to_be_visible(timeout=PATIENCE)
    table.lift("QD")
    table.do("rummy-discard")
    table.says("problem-discard-just_taken", tile_names="queen of diamonds")
    assert "QD" in table.look().hand


def test_taking_the_discard_can_be_undone_and_a_stock_draw_cannot(deal: Deal) -> None:
    table = deal(TWO_FIT)
    table.do("rummy-take")
    table.has(5)
    table.undo()
    table.has(4)
    assert table.look().pile == 1
    table.do("rummy-draw")
    table.has(5)
    table.undo()
    table.says("problem-rummy-stock_stays")
    assert len(table.look().hand) == 5


def test_a_card_that_fits_two_melds_is_asked_about(deal: Deal) -> None:
    table = deal(TWO_FIT)
    table.do("rummy-draw")
    table.has(5)
    table.lift("8C")
    table.do("rummy-add")
    table.says("rummy-line-choose", cards="8 of clubs", count=2)
    assert table.look().asked == [0, 1]
    assert table.look().melds == [["8S", "8H", "8D"], ["5C", "6C", "7C"]]
    table.meld(1).click()
    expect(table.meld(1).locator("[data-tile]")).to_have_count(4, timeout=PATIENCE)
    assert table.look().melds == [["8S", "8H", "8D"], ["5C", "6C", "7C", "8C"]]


def test_a_drop_on_the_pile_only_asks(deal: Deal) -> None:
    table = deal(TWO_FIT)
    table.do("rummy-draw")
    table.has(5)
    start, end = box_of(table.card("2S")), box_of(table.page.locator("[data-pile=discard]"))
    mouse = table.page.mouse
    mouse.move(start["x"] + 12, start["y"] + 30)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + 40, steps=6)
    mouse.up()
    table.says("rummy-line-discard", card="2 of spades")
    assert "2S" in table.look().hand
    table.page.locator("[data-pile=discard]").click()
    table.has(4)


def test_a_draft_survives_a_reload(deal: Deal) -> None:
    table = deal(OUT_BY_RUN)
    table.do("rummy-draw")
    table.has(5)
    table.lift("4H", "5H", "6H")
    table.do("rummy-lay")
    expect(table.page.locator("[data-meld]")).to_have_count(2, timeout=PATIENCE)
    table.lift("7H")
    table.meld(1).click()
    table.has(1)
    table.page.reload()
    table.ready()
    expect(table.page.locator("[data-meld]")).to_have_count(2, timeout=PATIENCE)
    assert table.look().melds[1] == ["4H", "5H", "6H", "7H"]
    table.has(1)


def test_going_out_in_one_turn_doubles(deal: Deal, check_axe: CheckAxe) -> None:
    table = deal(RUMMY)
    expect(table.page.locator(".badge")).to_be_visible()
    table.do("rummy-draw")
    table.has(4)
    table.lift("4H", "5H", "6H")
    table.says("rummy-line-ready", meld=table.text("rummy-name-run", suit="H", **{"from": "4", "to": "6"}))
    table.do("rummy-lay")
    table.has(1)
    table.lift("QS")
    table.do("rummy-discard")
    expect(table.page.locator("#end-title")).to_have_text(table.text("rummy-end-rummy-you"), timeout=PATIENCE)
    expect(table.page.locator(".sum")).to_have_text("19 \u00d7 2 = 38")
    check_axe(table.page)


def test_going_out_by_melds_alone_takes_a_press_of_its_own(deal: Deal) -> None:
    table = deal(CardPosition(hand="4H 5H 6H", table="8S 8H 8D", discards="8C", others=("KD QD",)))
    table.do("rummy-take")
    table.has(4)
    table.lift("4H", "5H", "6H")
    table.do("rummy-lay")
    table.has(1)
    table.lift("8C")
    table.press(table.meld(0))
    table.says("rummy-line-out")
    table.do("rummy-go-out")
    expect(table.page.locator("#end-title")).to_have_text(table.text("rummy-end-out-you"), timeout=PATIENCE)
    assert table.look().melds == [["8S", "8H", "8C", "8D"], ["4H", "5H", "6H"]]


def test_a_void_deal_says_why(deal: Deal) -> None:
    position = CardPosition(hand="4H 9S KD", others=("2C 7D JS",), discards="QC", stock="5S", recycled=2)
    table = deal(position)
    table.do("rummy-draw")
    table.has(4)
    table.lift("KD")
    table.do("rummy-discard")
    expect(table.page.locator("#end-title")).to_have_text(table.text("rummy-end-void"), timeout=PATIENCE)
    expect(table.page.get_by_text(table.text("rummy-why-void", limit=2))).to_be_visible()


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "de")])
def test_each_hint_tells_more_and_the_last_arranges_the_turn(
    deal: Deal, check_axe: CheckAxe, screen: str, language: str
) -> None:
    table = deal(
        CardPosition(hand="4H 5H 6H 8C KD", table="8S 8H 8D", discards="QC", others=("KC QD",), stock="9S 2C"),
        screen,
        language,
    )
    hint = table.page.locator("button.hint")
    table.press(hint)
    table.says("rummy-hint-stock")
    table.do("rummy-draw")
    table.has(6)
    table.press(hint)
    table.says("rummy-hint-lays")
    marked = table.page.locator("[data-hand] .fits")
    assert marked.count() == 0
    table.press(hint)
    table.says("rummy-hint-cards", count=4)
    assert sorted(card.get_attribute("data-tile") or "" for card in marked.all()) == ["4H", "5H", "6H", "8C"]
    table.press(hint)
    expect(table.line).to_contain_text(table.text("rummy-hint-again"), timeout=PATIENCE)
    check_axe(table.page)
    assert table.look().melds == [["8S", "8H", "8D"]]
    table.press(hint)
    table.has(2)
    table.says("rummy-line-one", card=table.text("card-name", rank="K", suit="D"))
    assert table.look().melds == [["8S", "8H", "8C", "8D"], ["4H", "5H", "6H"]]
    assert table.look().lifted == ["KD"]
    # It is as if the player had done it: undone step by step, and only the discard ends the turn.
    table.undo()
    table.has(3)
    table.do("rummy-add")
    table.says("rummy-line-add-which")


def test_what_the_others_laid_is_marked_until_the_player_lays(deal: Deal) -> None:
    table = deal(
        CardPosition(
            hand="2S 9C KH JD 3D", table="8S 8H 8D", discards="QD", others=("8C 5C 6C 7C KD",), stock="4S 4D 2H"
        )
    )
    table.do("rummy-draw")
    table.has(6)
    table.lift("KH")
    table.do("rummy-discard")
    table.ready()
    recent = table.page.locator("[data-table] .recent")
    expect(recent.first).to_be_visible(timeout=PATIENCE)
    assert {"5C", "6C", "7C"} <= {str(card.get_attribute("data-tile")) for card in recent.all()}


def test_by_keys_alone(deal: Deal) -> None:
    table = deal(OUT_BY_RUN)
    press = table.page.keyboard.press
    press("ArrowRight")
    press("s")
    table.has(5)
    for card in ("4H", "5H", "6H", "7H"):
        table.card(card).focus()
        press("Space")
        expect(table.card(card)).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    press("m")
    table.has(1)
    table.card("9S").focus()
    press("Space")
    press("x")
    expect(table.page.locator("#end-title")).to_have_text(table.text("rummy-end-out-you"), timeout=PATIENCE)


def test_escape_lets_go_first_and_closes_the_log_then(deal: Deal) -> None:
    table = deal(OUT_BY_RUN)
    log = table.page.locator("#log")
    if not log.is_visible():
        table.press(table.page.get_by_role("button", name=table.text("log-toggle"), exact=True))
    expect(log).to_be_visible()
    table.lift("4H")
    table.page.keyboard.press("Escape")
    expect(table.card("4H")).to_have_attribute("aria-pressed", "false")
    expect(log).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(log).to_be_hidden()


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "fr")])
def test_it_fits_the_screen_and_has_no_barriers(deal: Deal, check_axe: CheckAxe, screen: str, language: str) -> None:
    hand = "2S 4S 6S 8D 9D TD JC QC KC AH 3H"
    position = CardPosition(
        hand=hand,
        table="8S 8H 8C | 5C 6C 7C | 4H 5H 6H 7H | QS QH QD | AS AC AD | 3S 3D 3C",
        others=("2C 2D", "9C 9S", "JS JH"),
        discards="KS KH KD",
    )
    table = deal(position, screen, language)
    page = table.page
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    free = page.evaluate(
        """() => {
          const cards = [...document.querySelectorAll("[data-hand] [data-tile]")];
          const boxes = cards.map((card) => card.getBoundingClientRect());
          return Math.min(...boxes.map((box, index) => {
            const next = boxes[index + 1];
            return next && Math.abs(next.top - box.top) < 20 ? next.left - box.left : box.width;
          }));
        }"""
    )
    assert free >= 39.5
    small = page.evaluate(
        """() => [...document.querySelectorAll("main button")].map((each) => [each, each.getBoundingClientRect()])
          .filter(([each, box]) => box.width > 0 && !each.matches("[data-hand] *"))
          .filter(([each, box]) => box.width < 43.5 || box.height < 43.5)
          .map(([each]) => each.textContent)"""
    )
    assert small == []
    check_axe(page)


def test_a_phone_on_its_side_shows_the_table(visit: Visit, server: ServerProcess) -> None:
    page = visit("phone", viewport={"width": 844, "height": 390})
    room = prepare_cards(server, TWO_FIT)
    room.seat(page.context, server)
    page.goto(room.path)
    table = CardTable(page)
    table.ready()
    line = box_of(page.locator(".line"))
    for lying in (page.locator("[data-pile=stock]"), page.locator("[data-pile=discard]"), table.meld(0), table.meld(1)):
        box = box_of(lying)
        assert box["y"] + box["height"] <= line["y"]
    hand = box_of(page.locator("[data-hand]"))
    assert hand["y"] + hand["height"] <= 390


def play_turn(table: CardTable) -> None:
    """Play the person's turn: lay what can be laid, add what fits, discard the last card that may go."""
    seen = table.look()
    table.do("rummy-draw")
    table.has(len(seen.hand) + 1)
    while melds := table.best_melds():
        before = len(table.look().melds)
        table.lift(*melds[0])
        table.do("rummy-lay")
        expect(table.page.locator("[data-meld]")).to_have_count(before + 1, timeout=PATIENCE)
    fitting = table.page.locator("[data-hand] [data-fits]:not([data-fits='0'])")
    while fitting.count():
        card = fitting.first
        left = len(table.look().hand)
        table.lift(str(card.get_attribute("data-tile")))
        table.do("rummy-add")
        if len(table.look().asked) > 1:
            table.press(table.meld(table.look().asked[0]))
        table.has(left - 1)
    seen = table.look()
    if seen.hand:
        table.lift(next(card for card in reversed(seen.hand) if card not in seen.locked))
        table.do("rummy-discard")
    else:
        table.do("rummy-go-out")


def play_deal(table: CardTable, turns: int = 60) -> Seen:
    """Play until the deal has ended; all cards stay in the game."""
    for _ in range(turns):
        seen = table.ready()
        if seen.over:
            return seen
        expect(table.step("rummy-draw")).to_have_class(re.compile("ready"), timeout=PATIENCE)
        seen = table.look()
        assert seen.total == PACK
        play_turn(table)
        table.page.wait_for_function(
            "() => document.querySelector('#end-title') || document.querySelector('.strip .now') === null"
            " || document.querySelector('.strip button').classList.contains('ready')",
            timeout=PATIENCE,
        )
    raise AssertionError("the deal did not end")


def new_game(page: Page, computers: int) -> CardTable:
    """Begin a match of Rummy from the first screen, at once."""
    page.goto("/?game=rummy#settings")
    page.locator(f"input[name=computers][value='{computers}']").evaluate("radio => radio.click()")
    page.locator("select").filter(has=page.locator("option[value=instant]")).select_option("instant")
    page.locator("form button[type=submit]").click()
    page.locator("[data-hand] [data-tile]").first.wait_for(timeout=PATIENCE)
    return CardTable(page)


def test_a_whole_deal_by_touch(phone: Page) -> None:
    table = new_game(phone, 1)
    play_deal(table)


@pytest.mark.parametrize("computers", [1, 3, 5])
def test_a_robot_plays_several_deals(desktop: Page, computers: int) -> None:
    table = new_game(desktop, computers)
    for _ in range(3):
        play_deal(table)
        players = table.page.locator("section:has(> ul > [data-seat])")
        assert players.evaluate("each => each.scrollHeight <= each.clientHeight"), "not all players are in sight"
        table.press(table.page.get_by_role("button", name=table.text("menu"), exact=True))
        menu = table.page.locator("#menu")
        assert menu.evaluate("each => each.scrollWidth <= each.clientWidth"), "the menu is cut off"
        expect(menu.locator("dd code")).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
        table.page.keyboard.press("Escape")
        again = table.page.locator(".ways .primary")
        again.click()
        table.page.locator("#end-title").wait_for(state="detached", timeout=PATIENCE)

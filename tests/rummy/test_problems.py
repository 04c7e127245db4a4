"""Every reason for which an action is refused: it can occur, and every language has a sentence for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from tests.rummy.helpers import add, meld, play, position

import rummyroom
from rummyroom.games import Outcome
from rummyroom.i18n import LANGUAGES, Texts
from rummyroom.problem import IllegalActionError
from rummyroom.rummy import game
from rummyroom.rummy.cards import PACK, parse_cards
from rummyroom.rummy.draft import Draft, verdict
from rummyroom.rummy.game import DrawStock, PutBack, TakeDiscard, TimeUp
from rummyroom.rummy.rules import FinalDiscard, MeldsPerTurn, Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from rummyroom.problem import Problem
    from rummyroom.rummy.game import Action, State

SOURCE = Path(rummyroom.__file__).parent
TABLE = "8S 8H 8D | 5C 6C 7C"
DRAWN = position("8C 2C 4H 5H 6H 9D KD AD 9C", "QS", table=TABLE, drawn="2C")
UNDRAWN = position("8C 2C", "KD", discards="3D")
ONE_CARD = position("4H 5H 6H", "QS", drawn="4H", rules=Rules(final_discard=FinalDiscard.REQUIRED))
ONE_MELD = position("4H 5H 6H 9D 9C 9S 2C", "QS", drawn="2C", rules=Rules(melds_per_turn=MeldsPerTurn.ONE))
OWN_MELD = position("8C 2C", "QS", table="8S 8H 8D", drawn="2C", rules=Rules(layoff_needs_own_meld=True))


def refused(state: State, action: Action) -> Callable[[], tuple[Problem, ...]]:
    return lambda: game.problems(state, action)


def step(state: State, name: str, draft: Draft | None = None) -> Callable[[], tuple[Problem, ...]]:
    return lambda: verdict(state, 0, draft).reasons[name]


CASES: list[tuple[str, Callable[[], tuple[Problem, ...]]]] = [
    ("game.over", refused(replace(DRAWN, outcome=Outcome("void", (), (0, 0), (0, 0))), play(discard="2C"))),
    ("turn.not_your_turn", refused(DRAWN, play(seat=1))),
    ("turn.not_your_turn", refused(DRAWN, DrawStock(7))),
    ("turn.draw_first", refused(UNDRAWN, play(discard="2C"))),
    ("turn.already_drawn", refused(DRAWN, DrawStock(0))),
    ("turn.already_drawn", refused(replace(DRAWN, taken=True), TakeDiscard(0))),
    ("turn.nothing_taken", refused(DRAWN, PutBack(0))),
    ("stock.empty", refused(replace(UNDRAWN, stock=()), DrawStock(0))),
    ("discard.empty", refused(replace(UNDRAWN, discards=()), TakeDiscard(0))),
    ("discard.empty", refused(replace(UNDRAWN, discards=(), recycled=1), TakeDiscard(0))),
    ("discard.missing", refused(DRAWN, play())),
    ("discard.required", refused(ONE_CARD, play(meld("4H 5H 6H")))),
    ("discard.required", step(ONE_CARD, "lay", Draft(turn=1, lifted=parse_cards("4H 5H 6H")))),
    ("discard.just_taken", refused(replace(DRAWN, taken=True), play(discard="2C"))),
    ("card.not_in_hand", refused(DRAWN, play(discard="QS"))),
    ("card.not_in_hand", refused(DRAWN, play(meld("4H 5H 6H"), add("6H", 0), discard="2C"))),
    ("card.not_in_hand", refused(DRAWN, play(add("8C", 0), discard="8C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("4H"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("4H 5H"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("4H 6H"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("9C 9D"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("KD AD"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("9D KD AD"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("4H 5H 9D"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("9D 9C 4H"), discard="2C"))),
    ("meld.not_a_meld", refused(DRAWN, play(meld("9D 4H"), discard="2C"))),
    ("meld.one_per_turn", refused(ONE_MELD, play(meld("4H 5H 6H"), meld("9D 9C 9S"), discard="2C"))),
    (
        "meld.one_per_turn",
        step(ONE_MELD, "lay", Draft(turn=1, plays=(meld("4H 5H 6H"),), lifted=parse_cards("9D 9C 9S"))),
    ),
    ("layoff.does_not_fit", refused(DRAWN, play(add("2C", 0), discard="9D"))),
    ("layoff.does_not_fit", refused(DRAWN, play(add("9D"), discard="2C"))),
    ("layoff.does_not_fit", refused(DRAWN, play(meld("4H 5H 9D"), add("6H", 2), discard="2C"))),
    ("layoff.does_not_fit", step(DRAWN, "add", Draft(turn=1, lifted=parse_cards("9D")))),
    ("layoff.choose_meld", refused(DRAWN, play(add("8C"), discard="2C"))),
    ("layoff.no_such_meld", refused(DRAWN, play(add("8C", 9), discard="2C"))),
    ("layoff.own_meld_first", refused(OWN_MELD, play(add("8C"), discard="2C"))),
    ("layoff.own_meld_first", step(OWN_MELD, "add", Draft(turn=1, lifted=parse_cards("8C")))),
    ("layoff.nothing_fits", step(position("2H KD", "QS", table=TABLE, drawn="KD"), "add")),
    ("lay.nothing_lifted", step(DRAWN, "lay")),
    ("clock.none", refused(DRAWN, TimeUp(0))),
]


@pytest.mark.parametrize(("code", "cause"), CASES, ids=[f"{code}-{n}" for n, (code, _) in enumerate(CASES)])
def test_a_refusal_occurs_and_is_told_in_every_language(code: str, cause: Callable[[], tuple[Problem, ...]]) -> None:
    found = [problem for problem in cause() if problem.code == code]
    assert found
    for problem in found:
        sentences = {Texts(language).problem(problem) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)


def test_no_other_reason_is_in_the_source() -> None:
    written = set()
    for path in (SOURCE / "rummy").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        written |= set(re.findall(r"(?:Problem|refuse)\(\s*\"([a-z_]+\.[a-z_]+)\"", text))
    assert written == {code for code, _ in CASES}


def test_all_problems_are_told_at_once_and_nothing_changes() -> None:
    action = play(meld("4H 5H 9D"), add("2C", 0), add("8C"), add("QS", 1), discard="9D")
    with pytest.raises(IllegalActionError) as error:
        game.apply(UNDRAWN_FULL, action)
    assert [problem.code for problem in error.value.problems] == [
        "turn.draw_first",
        "meld.not_a_meld",
        "layoff.does_not_fit",
        "layoff.choose_meld",
        "card.not_in_hand",
        "layoff.does_not_fit",
        "card.not_in_hand",
    ]
    assert [problem.data.get("play") for problem in error.value.problems] == [None, 0, 1, 2, 3, 3, None]
    assert error.value.problems[1].meld == 2


UNDRAWN_FULL = replace(DRAWN, drawn=None)


def test_a_card_is_named_in_full() -> None:
    names = {language: Texts(language).text("card-name", rank="Q", suit="H") for language in LANGUAGES}
    assert names == {"en": "queen of hearts", "fr": "dame de cœur", "de": "Herz-Dame"}
    assert "dame de cœur" in Texts("fr").problem(game.problems(DRAWN, play(discard="QH"))[0])
    for language in LANGUAGES:
        named = {Texts(language).text("card-name", rank=str(card)[0], suit=str(card.suit)) for card in PACK}
        assert len(named) == 52

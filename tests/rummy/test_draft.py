"""The verdict on a half-made turn, and the clock."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.rummy.helpers import add, codes, meld, play, position

from rummyroom.rummy import game
from rummyroom.rummy.adapter import RUMMY
from rummyroom.rummy.cards import Card, parse_cards
from rummyroom.rummy.draft import Draft, verdict
from rummyroom.rummy.events import Discarded, Drew, GaveBack, TimeRanOut, Took
from rummyroom.rummy.game import DrawStock, PutBack, TakeDiscard, TimeUp
from rummyroom.rummy.melds import MeldKind
from rummyroom.rummy.rules import Rules

STEPS = ("draw", "take", "put_back", "lay", "add", "discard", "play")
TABLE = "8S 8H 8D | 5C 6C 7C"


def allowed(state: game.State, seat: int, draft: Draft | None = None) -> set[str]:
    seen = verdict(state, seat, draft)
    assert set(seen.can) == set(STEPS)
    assert {step for step, can in seen.can.items() if not can} == set(seen.reasons)
    return {step for step, can in seen.can.items() if can}


def test_before_the_draw_only_drawing_is_possible_and_each_other_step_says_why() -> None:
    state = position("8C 4H 5H 6H", "KD", table=TABLE, discards="3D")
    assert allowed(state, 0) == {"draw", "take"}
    seen = verdict(state, 0, None)
    assert seen.step == "draw"
    assert {seen.reasons[step][0].code for step in ("lay", "add", "discard", "play")} == {"turn.draw_first"}
    assert seen.fits == {}


def test_in_anothers_turn_nothing_is_possible_but_cards_can_be_looked_at() -> None:
    state = position("8C 4H 5H 6H", "KD", table=TABLE, drawn="8C")
    assert allowed(state, 1) == set()
    watching = replace(state, turn=1, drawn=Card("KD"))
    seen = verdict(watching, 0, Draft(turn=1, lifted=parse_cards("4H 5H 6H"), hand=parse_cards("6H 8C")))
    assert seen.step == "wait"
    assert seen.lifted is not None
    assert seen.lifted.kind is MeldKind.RUN
    assert seen.hand == parse_cards("6H 8C 4H 5H")


def test_lifted_cards_are_named_as_a_meld_in_tidy_order() -> None:
    state = position("6H 4H 5H 8C", "KD", table=TABLE, drawn="8C")
    seen = verdict(state, 0, Draft(turn=1, lifted=parse_cards("6H 4H 5H")))
    assert seen.lifted is not None
    assert (seen.lifted.kind, seen.lifted.cards) == (MeldKind.RUN, parse_cards("4H 5H 6H"))
    assert seen.can["lay"]
    assert not seen.can["add"]


def test_a_card_that_fits_two_melds_is_offered_for_both() -> None:
    state = position("8C 4C 2H", "KD", table=TABLE, drawn="2H")
    seen = verdict(state, 0, Draft(turn=1, lifted=parse_cards("8C")))
    assert seen.fits == {"8C": (0, 1), "4C": (1,)}
    assert seen.lifted is not None
    assert seen.lifted.melds == (0, 1)
    assert seen.can["add"]


def test_several_lifted_cards_go_onto_a_run_in_the_order_that_fits() -> None:
    state = position("9C 8C 4C 2H", "KD", table=TABLE, drawn="2H")
    seen = verdict(state, 0, Draft(turn=1, lifted=parse_cards("9C 8C 4C")))
    assert seen.lifted is not None
    assert seen.lifted.melds == (1,)
    assert seen.lifted.order == (parse_cards("8C 9C 4C"),)


def test_plays_of_the_draft_lie_on_the_table_and_can_be_added_to() -> None:
    state = position("4H 5H 6H 7H 8C 2C", "KD", table=TABLE, drawn="2C")
    draft = Draft(turn=1, plays=(meld("4H 5H 6H"), add("8C", 0)))
    seen = verdict(state, 0, draft)
    assert [str(" ".join(one.cards)) for one in seen.table] == ["8S 8H 8C 8D", "5C 6C 7C", "4H 5H 6H"]
    assert [one.new for one in seen.table] == [parse_cards("8C"), (), parse_cards("4H 5H 6H")]
    assert seen.fits == {"7H": (2,)}
    assert seen.hand == parse_cards("7H 2C")
    assert [problem.code for problem in seen.problems] == ["discard.missing"]
    assert allowed(state, 0, replace(draft, discard=Card("2C"))) == {"add", "discard", "play"}


def test_a_faulty_play_keeps_its_place_and_takes_no_card() -> None:
    state = position("4H 5H 7H 6H 2C", "KD", drawn="2C")
    seen = verdict(state, 0, Draft(turn=1, plays=(meld("4H 5H 7H"),)))
    assert not seen.table[0].legal
    assert seen.fits == {}
    assert seen.problems[0].meld == 0


def test_the_card_just_taken_is_locked_until_it_is_the_last() -> None:
    state = position("4S 5S 6S 9D", "KD", drawn="9D", taken=True)
    assert set(verdict(state, 0, Draft(turn=1)).locked) == {"9D"}
    lifted = verdict(state, 0, Draft(turn=1, lifted=parse_cards("9D")))
    assert [problem.code for problem in lifted.reasons["discard"]] == ["discard.just_taken"]
    laid = verdict(state, 0, Draft(turn=1, plays=(meld("4S 5S 6S"),), discard=Card("9D")))
    assert laid.locked == {}
    assert laid.can["play"]
    assert laid.goes_out
    assert laid.rummy


def test_a_draft_of_an_earlier_turn_counts_for_nothing_but_the_order_of_the_hand() -> None:
    state = replace(position("4S 5S 6S 9D", "KD", drawn="9D"), turn_number=5)
    old = Draft(turn=3, plays=(meld("4S 5S 6S"),), discard=Card("9D"), hand=parse_cards("9D 6S"))
    seen = verdict(state, 0, old)
    assert seen.table == ()
    assert seen.hand == parse_cards("9D 6S 4S 5S")
    assert not seen.can["play"]


def test_the_hand_is_sorted_three_ways() -> None:
    state = position("KD 8H 4S 8S 3H 8D 2H", "KC", drawn="KD")
    order = verdict(state, 0, None).hand_order
    assert order["suit"] == parse_cards("4S 8S 2H 3H 8H 8D KD")
    assert order["rank"] == parse_cards("2H 3H 4S 8S 8H 8D KD")
    assert order["melds"] == parse_cards("8S 8H 8D 4S 2H 3H KD")


def test_taking_the_discard_is_undone_by_putting_it_back() -> None:
    before = position("4S 5S", "KD", discards="3D 6S")
    taken, events = game.apply(before, TakeDiscard(0))
    assert events == (Took(0, Card("6S")),)
    assert "put_back" in allowed(taken, 0)
    back, events = game.apply(taken, PutBack(0))
    assert back == before
    assert events == (GaveBack(0, Card("6S")),)
    drawn, _ = game.apply(back, DrawStock(0))
    assert codes(drawn, PutBack(0)) == ["turn.nothing_taken"]


class TestTimeUp:
    """The clock draws and discards, and lays nothing."""

    RULES = Rules(turn_seconds=60)

    def test_before_the_draw_the_drawn_card_is_discarded(self) -> None:
        state = position("4S 5S 6S", "KD", discards="3D", stock="9C 9D", rules=self.RULES)
        after, events = game.apply(state, TimeUp(0))
        assert events == (TimeRanOut(0), Drew(0, Card("9C"), 1), Discarded(0, Card("9C")))
        assert after.hands[0] == parse_cards("4S 5S 6S")
        assert (after.table, after.turn) == ((), 1)

    def test_after_a_draw_the_drawn_card_is_discarded_whatever_the_draft(self) -> None:
        state = position("4S 5S 6S", "KD", drawn="4S", rules=self.RULES)
        action = RUMMY.time_up(state, Draft(turn=1, plays=(meld("4S 5S 6S"),)))
        after, _ = game.apply(state, action)
        assert after.hands[0] == parse_cards("5S 6S")
        assert after.discards == parse_cards("4S")

    @pytest.mark.parametrize(("hand", "thrown"), [("4S QS KD", "QS"), ("4S QS JS KD", "QS")])
    def test_after_taking_the_discard_the_highest_other_card_is_discarded(self, hand: str, thrown: str) -> None:
        state = position(hand, "2D", drawn="KD", taken=True, rules=self.RULES)
        after, _ = game.apply(state, TimeUp(0))
        assert after.discards == parse_cards(thrown)

    def test_a_game_without_a_clock_knows_no_time_up(self) -> None:
        assert codes(position("4S", "2D", drawn="4S"), TimeUp(0)) == ["clock.none"]


def test_the_fallback_is_always_legal() -> None:
    for state in (
        position("4S", "2D"),
        position("4S 5S", "2D", drawn="4S"),
        position("4S 5S", "2D", drawn="4S", taken=True),
        position("4S", "2D", drawn="4S", taken=True),
    ):
        assert game.problems(state, RUMMY.fallback(state)) == ()


def test_a_play_at_the_wrong_time_is_refused_with_all_that_is_wrong() -> None:
    state = position("4S", "2D")
    assert codes(state, play(discard="2D")) == ["turn.draw_first", "card.not_in_hand"]

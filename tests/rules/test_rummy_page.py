"""Everything the rule page says, section by section: its example, its table, its guide, its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from tests.rummy.helpers import BASIC, add, codes, meld, play, position

from rummyroom.deal import Deal
from rummyroom.games import Outcome
from rummyroom.rummy import game
from rummyroom.rummy.cards import PACK, Card, parse_cards
from rummyroom.rummy.events import Ended, TurnedOver
from rummyroom.rummy.game import DrawStock, Play, TakeDiscard
from rummyroom.rummy.melds import MeldFault, MeldKind, parse_table, read_meld
from rummyroom.rummy.rules import TARGETS, Ace, Rules
from rummyroom.rummy.scoring import hand_value, match_outcome

if TYPE_CHECKING:
    from rummyroom.rummy.turn import TurnPlay


def outcome_of(state: game.State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


class TestTheDealForTwo:
    """« Une manche à deux : poser, compléter, sortir »."""

    OPPONENT = "8C KC QD 9S AC"

    def test_set_and_run_of_four_are_laid_in_one_turn_and_a_card_is_discarded(self) -> None:
        before = position("8S 8H 8D 4H 5H 6H 2C 3D JD KC", "8C KD QD 9S AC", discards="2H")
        drawn, _ = game.apply(position_with_top(before, "7H"), DrawStock(0))
        after, _ = game.apply(drawn, play(meld("8S 8H 8D"), meld("4H 5H 6H 7H"), discard="KC"))
        assert [str(one) for one in after.table] == ["8S 8H 8D", "4H 5H 6H 7H"]
        assert after.discards[-1] == "KC"
        assert after.hands[0] == parse_cards("2C 3D JD")

    def test_the_opponent_completes_the_set_of_another_player(self) -> None:
        state = position("2C", self.OPPONENT, table="8S 8H 8D | 4H 5H 6H 7H", owner=0, turn=1)
        drawn, _ = game.apply(position_with_top(state, "2S"), DrawStock(1))
        after, _ = game.apply(drawn, play(add("8C"), discard="2S", seat=1))
        assert str(after.table[0]) == "8S 8H 8C 8D"

    def test_thirty_points_are_scored_when_the_last_card_goes(self) -> None:
        state = position("2C", "KC QD 9S AC", drawn="2C", laid=(True, True))
        after, events = game.apply(state, play(discard="2C"))
        assert outcome_of(after).scores == (30, 0)
        assert isinstance(events[-1], Ended)


def position_with_top(state: game.State, card: str) -> game.State:
    """Return ``state`` with ``card`` on top of the stock."""
    rest = tuple(other for other in state.stock if other != card)
    return replace(state, stock=(Card(card), *rest))


class TestTable:
    """« Combinaisons, compléments et ce qu'ils rapportent », row by row."""

    def test_three_of_a_rank_are_a_set_that_takes_the_fourth_but_never_a_fifth(self) -> None:
        assert read_meld(parse_cards("8S 8H 8D"), Ace.LOW).kind is MeldKind.SET
        state = position("8C 2C 3C", "KD", table="8S 8H 8D", drawn="2C")
        assert codes(state, play(add("8C", 0), discard="2C")) == []
        four = position("7C 9C 3C", "KD", table="8S 8H 8D 8C", drawn="3C")
        for card in ("7C", "9C"):
            assert codes(four, play(add(card, 0), discard="3C")) == ["layoff.does_not_fit"]

    def test_a_run_grows_at_both_ends_ace_low_never_past_the_king(self) -> None:
        assert read_meld(parse_cards("4H 5H 6H 7H"), Ace.LOW).kind is MeldKind.RUN
        state = position("3H 2H AH KH 8H", "KD", table="4H 5H 6H 7H", drawn="KH")
        assert codes(state, play(add("3H"), add("2H"), add("AH"), add("8H"), discard="KH")) == []
        assert codes(state, play(add("3H"), add("2H"), add("AH"), add("KH"), discard="8H")) == ["layoff.does_not_fit"]
        kings = position("AH 2C", "KD", table="TH JH QH KH", drawn="2C")
        assert codes(kings, play(add("AH"), discard="2C")) == ["layoff.does_not_fit"]

    def test_queen_king_ace_is_no_run(self) -> None:
        reading = read_meld(parse_cards("QH KH AH"), Ace.LOW)
        assert reading.fault is MeldFault.PAST_THE_KING
        state = position("QH KH AH 2C", "KD", drawn="2C")
        assert codes(state, play(meld("QH KH AH"), discard="2C")) == ["meld.not_a_meld"]

    def test_the_card_taken_from_the_discard_pile_may_not_be_discarded_unless_it_is_the_last(self) -> None:
        state = position("4S 9D", "KD", discards="KC")
        taken, _ = game.apply(state, TakeDiscard(0))
        assert codes(taken, play(discard="KC")) == ["discard.just_taken"]
        assert codes(taken, play(discard="9D")) == []
        alone = position("4S 5S 6S", "KD", discards="KC")
        taken, _ = game.apply(alone, TakeDiscard(0))
        assert codes(taken, play(meld("4S 5S 6S"), discard="KC")) == []

    def test_what_the_opponent_keeps_counts_thirty_and_sixty_after_a_rummy(self) -> None:
        single = position("2C", "KC QD 9S AC", drawn="2C", laid=(True, False))
        assert outcome_of(game.apply(single, play(discard="2C"))[0]).scores == (30, 0)
        rummy = position("2C", "KC QD 9S AC", drawn="2C", laid=(False, True))
        ended = outcome_of(game.apply(rummy, play(discard="2C"))[0])
        assert (ended.reason, ended.scores) == ("rummy", (60, 0))


class TestSetUp:
    """« Mise en place »."""

    @pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 7), (4, 7), (5, 6), (6, 6)])
    def test_how_many_cards_are_dealt(self, players: int, cards: int) -> None:
        state, _ = game.start(BASIC, players, Deal.from_seed(1))
        assert [len(hand) for hand in state.hands] == [cards] * players
        assert len(state.discards) == 1
        assert len(state.stock) == 51 - players * cards

    def test_the_player_to_the_dealers_left_begins_and_the_deal_passes_to_the_left(self) -> None:
        dealers = []
        for number in range(1, 5):
            state, _ = game.start(BASIC, 3, Deal.from_seed(number), number)
            assert state.turn == (state.dealer + 1) % 3
            dealers.append(state.dealer)
        assert dealers == [0, 1, 2, 0]

    def test_the_target_is_a_hundred_and_goes_from_50_to_300_in_steps_of_25(self) -> None:
        assert BASIC.target == 100
        assert list(TARGETS) == [50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300]


class TestTurn:
    """« Comment jouer » and « Chaque tour »."""

    def test_a_turn_begins_with_a_draw_and_has_only_one(self) -> None:
        state = position("4S 9D", "KD", discards="KC")
        assert codes(state, play(discard="9D")) == ["turn.draw_first"]
        drawn, _ = game.apply(state, DrawStock(0))
        assert codes(drawn, DrawStock(0)) == ["turn.already_drawn"]
        assert codes(drawn, TakeDiscard(0)) == ["turn.already_drawn"]

    def test_laying_is_never_compulsory(self) -> None:
        state = position("4S 5S 6S 9D", "KD", drawn="9D")
        assert codes(state, play(discard="9D")) == []

    def test_a_card_drawn_from_the_stock_may_be_discarded_at_once(self) -> None:
        drawn, _ = game.apply(position("4S 9D", "KD"), DrawStock(0))
        assert drawn.drawn is not None
        assert codes(drawn, play(discard=str(drawn.drawn))) == []

    def test_lay_offs_need_no_meld_of_ones_own_and_may_go_onto_melds_of_this_turn(self) -> None:
        state = position("8C 4H 5H 6H 7H 2C", "KD", table="8S 8H 8D", drawn="2C")
        assert codes(state, play(add("8C"), meld("4H 5H 6H"), add("7H", 1), discard="2C")) == []

    def test_who_holds_a_card_that_fits_two_melds_says_which(self) -> None:
        state = position("8C 2C", "KD", table="8S 8H 8D | 5C 6C 7C", drawn="2C")
        found = game.problems(state, play(add("8C"), discard="2C"))
        assert [problem.code for problem in found] == ["layoff.choose_meld"]
        assert found[0].data["melds"] == [0, 1]
        assert str(game.apply(state, play(add("8C", 1), discard="2C"))[0].table[1]) == "5C 6C 7C 8C"

    @pytest.mark.parametrize(
        ("hand", "last"),
        [("4S 5S 6S", play(meld("4S 5S 6S"))), ("8C", play(add("8C"))), ("2C", play(discard="2C"))],
        ids=["meld", "lay-off", "discard"],
    )
    def test_the_last_card_leaves_by_meld_lay_off_or_discard_and_the_deal_ends_at_once(
        self, hand: str, last: Play
    ) -> None:
        state = position(hand, "KD", table="8S 8H 8D", drawn=hand[:2])
        after, events = game.apply(state, last)
        assert outcome_of(after).winners == (0,)
        assert isinstance(events[-1], Ended)


class TestStockRunsOut:
    """The discard pile is turned over at most twice."""

    def test_the_pile_is_turned_as_it_is_and_the_next_player_must_draw_from_the_stock(self) -> None:
        state = position("9H 4C", "KD QD", discards="5D KC 2S", stock="7S")
        drawn, _ = game.apply(state, DrawStock(0))
        after, events = game.apply(drawn, play(discard="9H"))
        assert after.stock == parse_cards("5D KC 2S 9H")
        assert after.discards == ()
        assert codes(after, TakeDiscard(1)) == ["discard.empty"]
        assert events[-1] == TurnedOver(stock=4, times=1, limit=2, shuffled=False)

    def test_a_third_time_makes_the_deal_void_and_nobody_scores(self) -> None:
        state = position("9H 4C", "KD QD", discards="5D", stock="7S", recycled=2)
        drawn, _ = game.apply(state, DrawStock(0))
        ended = outcome_of(game.apply(drawn, play(discard="9H"))[0])
        assert (ended.reason, ended.winners, ended.scores) == ("void", (), (0, 0))


class TestScore:
    """« Score de Rummy » and « Sortir et gagner »."""

    def test_court_cards_and_tens_count_ten_the_ace_one_others_their_number(self) -> None:
        assert [hand_value([card], BASIC) for card in PACK[::4]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]

    def test_the_one_who_goes_out_scores_the_sum_of_all_opponents(self) -> None:
        state = position("2C", "KC 3D", "9S", "AH AD", drawn="2C", laid=(True,) * 4)
        assert outcome_of(game.apply(state, play(discard="2C"))[0]).scores == (24, 0, 0, 0)

    def test_first_to_the_target_wins_the_match(self) -> None:
        deals = [Outcome("out", (0,), (60, 0), (0, 60)), Outcome("out", (1,), (0, 90), (90, 0))]
        assert match_outcome(BASIC, 2, deals) is None
        ended = match_outcome(BASIC, 2, [*deals, Outcome("out", (0,), (40, 0), (0, 40))])
        assert ended is not None
        assert (ended.winners, ended.totals, ended.wins) == ((0,), (100, 90), (2, 1))

    def test_of_two_who_pass_the_target_in_one_deal_the_higher_wins_and_level_means_one_more(self) -> None:
        both = Outcome("lowest", (0, 1), (110, 120, 0), (0, 0, 0))
        ended = match_outcome(BASIC, 3, [both])
        assert ended is not None
        assert ended.winners == (1,)
        level = Outcome("lowest", (0, 1), (120, 120, 0), (0, 0, 0))
        assert match_outcome(BASIC, 3, [level]) is None
        more = match_outcome(BASIC, 3, [level, Outcome("out", (2,), (0, 0, 30), (0, 0, 0)), both])
        assert more is not None
        assert more.winners == (1,)


class TestQuestions:
    """« Questions fréquentes »."""

    @pytest.mark.parametrize(("hand", "last"), [("4S 5S 6S", meld("4S 5S 6S")), ("8C", add("8C"))])
    def test_a_rummy_counts_whether_the_last_card_was_laid_or_added(self, hand: str, last: TurnPlay) -> None:
        state = position(hand, "KD", table="8S 8H 8D", drawn=hand[:2])
        ended = outcome_of(game.apply(state, play(last))[0])
        assert (ended.reason, ended.scores) == ("rummy", (20, 0))

    def test_who_laid_or_added_in_an_earlier_turn_scores_single(self) -> None:
        start = position("8C 2C 3D", "KD QD AC", table="8S 8H 8D", drawn="2C")
        state, _ = game.apply(start, play(add("8C"), discard="2C"))
        state, _ = game.apply(game.apply(state, DrawStock(1))[0], play(discard="KD", seat=1))
        assert state.laid == (True, False)
        state, _ = game.apply(position_with_top(state, "4D"), DrawStock(0))
        state, _ = game.apply(state, play(discard="4D"))
        state, _ = game.apply(position_with_top(state, "3H"), DrawStock(1))
        state, _ = game.apply(state, play(discard="QD", seat=1))
        state = replace(state, table=parse_table("4D 5D 6D | 3C 3S 3H"))
        state, _ = game.apply(position_with_top(state, "7D"), DrawStock(0))
        state, _ = game.apply(state, play(add("7D"), add("3D", 1)))
        ended = outcome_of(state)
        assert (ended.reason, ended.scores[0]) == ("out", ended.rack_values[1])

    def test_the_stock_of_a_turned_pile_may_run_out_once_more_before_the_deal_is_void(self) -> None:
        state = position("9H 4C", "KD QD", discards="5D", stock="7S", recycled=1)
        drawn, _ = game.apply(state, DrawStock(0))
        after, _ = game.apply(drawn, play(discard="9H"))
        assert after.outcome is None
        assert after.recycled == 2


class TestWorkedPositions:
    """The five positions of the rules page of the house."""

    def test_1_the_oldest_discard_is_drawn_next(self) -> None:
        state = position("9H 4C 8S 8D", "KD QD JC TC", discards="5D KC 2S", stock="7S")
        state, _ = game.apply(state, DrawStock(0))
        state, _ = game.apply(state, play(discard="9H"))
        seen = []
        for seat, throw in ((1, "KD"), (0, "4C"), (1, "QD"), (0, "8S")):
            state, events = game.apply(state, DrawStock(seat))
            seen.append(events[0].card)  # type: ignore[union-attr]
            state, _ = game.apply(state, play(discard=throw, seat=seat))
        assert seen == list(parse_cards("5D KC 2S 9H"))

    def test_2_going_out_on_the_very_last_card_scores_and_anything_else_is_void(self) -> None:
        state = position("4S 5S", "KD QD", discards="5D", stock="6S", recycled=2)
        drawn, _ = game.apply(state, DrawStock(0))
        out = outcome_of(game.apply(drawn, play(meld("4S 5S 6S")))[0])
        assert (out.reason, out.scores) == ("rummy", (40, 0))
        void = outcome_of(game.apply(drawn, play(discard="4S"))[0])
        assert (void.reason, void.scores) == ("void", (0, 0))

    def test_3_the_card_just_taken_may_go_as_the_last_one(self) -> None:
        state, _ = game.apply(position("4S 5S 6S", "KD", discards="9D"), TakeDiscard(0))
        assert outcome_of(game.apply(state, play(meld("4S 5S 6S"), discard="9D"))[0]).winners == (0,)

    def test_4_queen_onto_8_9_10_only_after_the_jack(self) -> None:
        state = position("QH JH 2C", "KD", table="8H 9H TH", drawn="2C")
        assert codes(state, play(add("QH"), discard="2C")) == ["layoff.does_not_fit"]
        assert codes(state, play(add("JH"), add("QH"), discard="2C")) == []

    def test_5_a_set_caught_in_the_hand_counts(self) -> None:
        state = position("2C", "9D 9H 9S", drawn="2C", laid=(True, True))
        assert outcome_of(game.apply(state, play(discard="2C"))[0]).scores == (27, 0)


def test_the_default_rules_are_those_of_the_page() -> None:
    assert Rules() == BASIC
    assert game.start(BASIC, 2, Deal.from_seed(1))[0].rules.recycle_limit == 2

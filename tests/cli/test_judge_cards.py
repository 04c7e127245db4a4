"""``rummyroom judge --game rummy``: turns of Rummy written as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Command

JUDGE = ("judge", "--game", "rummy")
TABLE = ("--before", "8S 8H 8D | 5C 6C 7C")


def test_a_legal_turn_exits_0_and_shows_the_table(command: Command) -> None:
    ran = command(*JUDGE, *TABLE, "--hand", "4H 5H 6H 8C KD 2S", "--turn", "4H 5H 6H | 8C > 2 | x KD")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Legal: 4 cards laid, left in the hand: 2S",
        "The table afterwards:",
        "  8S 8H 8D",
        "  5C 6C 7C 8C",
        "  4H 5H 6H",
    ]


def test_all_problems_are_named_at_once(command: Command) -> None:
    ran = command(*JUDGE, *TABLE, "--hand", "8C KD 2S", "--taken", "KD", "--turn", "8C > | x KD", "--json")
    assert ran.code == 1
    assert [problem["code"] for problem in ran.json["problems"]] == ["layoff.choose_meld", "discard.just_taken"]


@pytest.mark.parametrize(("laid", "rummy"), [((), False), (("--not-opened",), True)])
def test_going_out_with_nothing_laid_before_is_a_rummy(command: Command, laid: tuple[str, ...], *, rummy: bool) -> None:
    ran = command(*JUDGE, *laid, "--hand", "4H 5H 6H KD", "--turn", "4H 5H 6H | x KD", "--json")
    assert ran.code == 0
    assert (ran.json["goes_out"], ran.json["rummy"]) == (True, rummy)


def test_options_change_the_rules(command: Command) -> None:
    turn = (*JUDGE, "--hand", "QH KH AH 2S", "--turn", "QH KH AH | x 2S")
    assert command(*turn).code == 1
    assert command(*turn, "--set", "ace=high_or_low").code == 0


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--hand", "4H 5X", "--turn", "x 4H"), "5X"),
        (("--hand", "4H 4H", "--turn", "x 4H"), "4H"),
        (("--hand", "4H", "--turn", "x 4H | 5H"), "5H"),
        (("--hand", "4H", "--turn", "4H > 0"), "4H > 0"),
        (("--hand", "4H", "--taken", "5H", "--turn", "x 4H"), "5H"),
        (("--hand", "4H"), "--turn"),
        (("--hand", "4H", "--before", "8S 9S", "--turn", "x 4H"), "8S 9S"),
    ],
)
def test_a_question_that_makes_no_sense_exits_2_and_names_the_piece(
    command: Command, arguments: tuple[str, ...], named: str
) -> None:
    ran = command(*JUDGE, *arguments)
    assert ran.code == 2
    assert named in ran.err
    assert ran.out == ""

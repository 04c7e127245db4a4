"""``rummyroom judge``: verdicts, their JSON shape, exit codes and languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Command

EXCHANGE = ("judge", "--before", "b9 j b11", "--after", "b9 b10 b11 | r4 k4 j", "--rack", "b10 r4 k4 o2")


def test_a_legal_turn_exits_0_and_says_what_was_laid(command: Command) -> None:
    ran = command(*EXCHANGE)
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "Legal: 3 tiles laid, 18 points."
    assert ran.err == ""


def test_the_json_answer_has_its_documented_shape(command: Command) -> None:
    ran = command(*EXCHANGE, "--json")
    assert ran.json == {
        "legal": True,
        "problems": [],
        "tiles": 3,
        "points": 18,
        "table": [["b9", "b10", "b11"], ["k4", "r4", "j"]],
        "laid": ["b10", "r4", "k4"],
        "rest": ["o2"],
        "opening": None,
    }
    assert ran.out.count("\n") == 1


def test_an_opening_below_the_minimum_exits_1_and_says_how_much_is_there(command: Command) -> None:
    arguments = ("judge", "--not-opened", "--before", "", "--after", "j b9 b10", "--rack", "j b9 b10")
    ran = command(*arguments)
    assert ran.code == 1
    assert "27 of 30" in ran.out
    ran = command(*arguments, "--json")
    assert ran.code == 1
    assert [problem["code"] for problem in ran.json["problems"]] == ["opening.below_minimum"]
    assert ran.json["problems"][0]["data"] == {"points": 27, "minimum": 30}
    assert ran.json["opening"] == {"points": 27, "minimum": 30}


def test_the_place_of_a_joker_in_a_run_counts(command: Command) -> None:
    ran = command("judge", "--not-opened", "--after", "b9 b10 j", "--rack", "j b9 b10")
    assert ran.code == 0
    assert "Opening: 30 points, 30 needed." in ran.out


def test_all_problems_are_told_and_the_meld_of_each(command: Command) -> None:
    ran = command("judge", "--after", "r4 r5 | k3 k3 b9", "--rack", "r4 r5 k3", "--json")
    problems = {problem["code"]: problem for problem in ran.json["problems"]}
    assert set(problems) == {"turn.foreign_tile", "meld.too_short", "meld.mixed"}
    assert problems["turn.foreign_tile"]["tiles"] == ["k3", "b9"]
    assert problems["meld.too_short"]["meld"] == 0
    assert problems["meld.mixed"]["text"].startswith("These tiles are neither")


def test_an_opening_beside_a_twin_of_its_tiles_does_not_touch_the_table(command: Command) -> None:
    ran = command(
        *("judge", "--not-opened", "--before", "r10 r11 r12", "--rack", "r10 k10 b10"),
        *("--after", "r10 k10 b10 | r10 r11 r12", "--json"),
    )
    assert ran.code == 0
    assert sorted(ran.json["laid"]) == ["b10", "k10", "r10"]


def test_a_tile_missing_from_the_table_is_named(command: Command) -> None:
    ran = command("judge", "--before", "r4 r5 r6 r7", "--after", "r4 r5 r6 | k1 k2 k3", "--rack", "k1 k2 k3", "--json")
    assert ran.code == 1
    assert [(problem["code"], problem["tiles"]) for problem in ran.json["problems"]] == [
        ("turn.table_tile_missing", ["r7"])
    ]


@pytest.mark.parametrize(("edition", "code"), [("classic", 1), ("booklet", 0)])
def test_the_edition_decides(command: Command, edition: str, code: int) -> None:
    # Worked position 5 of the rules: no b8 anywhere.
    turn = ("--before", "b6 b7 j", "--after", "b5 b6 b7 | r11 r12 j", "--rack", "b5 r11 r12")
    assert command("judge", *turn, "--edition", edition).code == code


def test_single_options_change_the_edition(command: Command) -> None:
    turn = ("judge", "--not-opened", "--after", "b4 b5 b6", "--rack", "b4 b5 b6")
    assert command(*turn).code == 1
    assert command(*turn, "--set", "opening_minimum=15").code == 0
    assert command(*turn, "--set", "opening_minimum=10", "--set", "joker_penalty=25").code == 0


def test_the_large_set_has_three_of_each(command: Command) -> None:
    groups = "r9 b9 k9 | r9 b9 k9 | r9 b9 k9"
    turn = ("judge", "--before", "r9 b9 k9 | r9 b9 k9", "--after", groups, "--rack", "r9 b9 k9")
    assert command(*turn, "--large").code == 0
    ran = command(*turn)
    assert ran.code == 2
    assert ran.err == "rummyroom: “r9” is written more often than the set of 106 tiles has it.\n"


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (("--after", "r4 r5 r6", "--rack", "r4 r55 r6"), "r55"),
        (("--after", "r4 x5 r6", "--rack", "r4 r5 r6"), "x5"),
        (("--before", "r4 r5 group", "--after", "r4 r5 r6", "--rack", "r6"), "group"),
        (("--after", "r0 r1 r2", "--rack", "r1"), "r0"),
    ],
)
def test_bad_notation_exits_2_with_one_line_that_names_the_piece(
    command: Command, arguments: tuple[str, ...], piece: str
) -> None:
    ran = command("judge", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert f"“{piece}”" in ran.err


def test_a_start_table_that_cannot_be_is_refused_with_its_reason(command: Command) -> None:
    ran = command("judge", "--before", "r4 r5", "--after", "r4 r5 r6", "--rack", "r6")
    assert ran.code == 2
    assert "“r4 r5”" in ran.err
    assert "one more is missing" in ran.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--edition", "house"), ("house", "booklet")),
        (("--set", "joker_penalty"), ("joker_penalty", "opening_minimum")),
        (("--set", "jokers=3"), ("jokers=3", "joker_penalty")),
        (("--set", "joker_penalty=99"), ("joker_penalty=99", "0-50")),
        (("--set", "joker_release=never"), ("joker_release=never", "exchange, rearrange, free")),
        (("--set", "turn_seconds=61"), ("turn_seconds=61", "none, 30, 60")),
        (("--set", "large_set=perhaps"), ("large_set=perhaps", "yes, no")),
    ],
)
def test_rules_that_do_not_exist_exit_2_and_name_what_there_is(
    command: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    ran = command("judge", "--after", "r4 r5 r6", "--rack", "r4 r5 r6", *arguments)
    assert ran.code == 2
    assert all(word in ran.err for word in words)


@pytest.mark.parametrize(("language", "start"), [("en", "Legal:"), ("fr", "Permis :"), ("de", "Erlaubt:")])
def test_it_answers_in_three_languages(command: Command, language: str, start: str) -> None:
    assert command(*EXCHANGE, "--language", language).out.startswith(start)


def test_without_the_option_the_locale_decides(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert command(*EXCHANGE).out.startswith("Permis :")


def test_a_language_that_is_not_spoken_is_an_error(command: Command) -> None:
    ran = command(*EXCHANGE, "--language", "it")
    assert ran.code == 2
    assert "'it'" in ran.err

"""``rummyroom solve``: best turns, files of positions, and what happens with bad ones."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from rummyroom.cli.steps import step_answers
from rummyroom.i18n import Texts
from rummyroom.rummikub.melds import Meld, parse_table, tidy
from rummyroom.rummikub.tiles import TileBox, parse_kinds

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

SPLIT = ("solve", "--table", "r4 r5 r6 r7 r8", "--rack", "r6 k1")


def test_it_says_what_to_lay_and_shows_the_table(command: Command) -> None:
    ran = command(*SPLIT)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Lay one tile, 6 points: r6",
        "The table afterwards:",
        "  r4 r5 r6",
        "  r6 r7 r8",
        "Left on the rack: k1",
    ]


def test_the_json_answer_has_its_documented_shape(command: Command) -> None:
    assert command(*SPLIT, "--json").json == {
        "legal": True,
        "problems": [],
        "tiles": 1,
        "points": 6,
        "table": [["r4", "r5", "r6"], ["r6", "r7", "r8"]],
        "laid": ["r6"],
        "rest": ["k1"],
        "goal": "tiles",
        "value": 1,
    }


SENTENCES = {
    "en": [
        "Take the red 7 out of the red run 4-8.",
        "Take the blue 7 out of the blue run 7-9.",
        "Lay a new meld: the black 7, the red 7, and the blue 7.",
        "Move the red 8 from the red run 4-8 to the meld “blue 8 and joker”.",
        "Add the orange 8 to the group of 8s (red, blue, and joker).",
    ],
    "fr": [
        "Dans la suite rouge 4-8, prenez le 7 rouge.",
        "Dans la suite bleue 7-9, prenez le 7 bleu.",
        "Posez une nouvelle combinaison : le 7 noir, le 7 rouge et le 7 bleu.",
        "Dans la suite rouge 4-8, prenez le 8 rouge pour compléter la combinaison « 8 bleu et joker ».",
        "Complétez le groupe de 8 (rouge, bleu et joker) avec le 8 orange.",
    ],
    "de": [
        "Nimm die rote 7 aus der roten Reihe 4-8.",
        "Nimm die blaue 7 aus der blauen Reihe 7-9.",
        "Lege eine neue Kombination: die schwarze 7, die rote 7 und die blaue 7.",
        "Schiebe die rote 8 von der roten Reihe 4-8 zu der Kombination „blaue 8 und Joker“.",
        "Lege die orange 8 bei der 8er-Gruppe (Rot, Blau und Joker) an.",
    ],
}


@pytest.mark.parametrize("language", SENTENCES)
def test_it_says_how_to_make_the_turn_step_by_step(language: str) -> None:
    box = TileBox()
    before = tuple(tidy(meld) for meld in parse_table("r4 r5 r6 r7 r8 | b7 b8 j", box))
    k7, o8 = box.take_all(parse_kinds("k7 o8"))
    red, blue = before[0].tiles, before[1].tiles
    after = (Meld(red[:3]), Meld((k7, red[3], blue[0])), Meld((red[4], blue[1], o8, blue[2])))
    told = step_answers(before, tuple(tidy(meld) for meld in after), Texts(language))
    assert [step.text.replace("\u2013", "-") for step in told] == SENTENCES[language]


def test_the_steps_are_told_to_programs_too(command: Command) -> None:
    steps = command(*SPLIT, "--steps", "--json").json["steps"]
    assert [step["kind"] for step in steps] == ["split", "add"]
    assert steps[1]["tiles"] == ["r6"]
    assert (steps[0]["source"], steps[0]["text"][:5]) == (0, "Split")
    lines = command(*SPLIT, "--steps").out.splitlines()
    assert [line[:2] for line in lines[1:3]] == ["1.", "2."]
    assert [line[3:] for line in lines[1:3]] == [step["text"] for step in steps]


def test_if_nothing_can_be_laid_it_says_so_and_the_table_stays(command: Command) -> None:
    arguments = ("solve", "--table", "r4 r5 r6", "--rack", "k1 b9")
    ran = command(*arguments)
    assert ran.code == 0
    assert ran.out == "Nothing can be laid: draw a tile.\n"
    answer = command(*arguments, "--json").json
    assert (answer["legal"], answer["tiles"], answer["value"], answer["laid"]) == (False, 0, 0, [])
    assert answer["table"] == [["r4", "r5", "r6"]]
    assert answer["rest"] == ["k1", "b9"]


def test_an_opening_needs_its_minimum(command: Command) -> None:
    arguments = ("solve", "--rack", "b4 b5 b6", "--not-opened")
    assert "No opening of 30 points" in command(*arguments).out
    assert command(*arguments, "--set", "opening_minimum=15", "--json").json["tiles"] == 3
    assert command("solve", "--rack", "b9 b10 j", "--not-opened", "--json").json["points"] == 30


def test_the_goal_decides_between_turns(command: Command) -> None:
    # Four low tiles against three high ones that need the same joker-free rack tile b4.
    rack = ("solve", "--rack", "b1 b2 b3 b4 k4 r4 o13 k13 r13")
    most = command(*rack, "--goal", "tiles", "--json").json
    worth = command(*rack, "--goal", "points", "--json").json
    assert (most["goal"], most["value"]) == ("tiles", most["tiles"])
    assert worth["goal"] == "points"
    assert worth["value"] == worth["points"] == 6 + 12 + 39


def test_the_penalty_of_a_joker_counts_by_that_goal(command: Command) -> None:
    arguments = ("solve", "--rack", "r1 r2 j", "--goal", "penalty", "--json")
    assert command(*arguments).json["value"] == 33
    assert command(*arguments, "--set", "joker_penalty=25").json["value"] == 28


def test_the_empty_rack_is_announced(command: Command) -> None:
    assert command("solve", "--rack", "r4 r5 r6").out.splitlines()[-1] == "The rack is empty: Rummikub!"


POSITIONS: list[dict[str, Any]] = [
    {"id": "split", "opened": True, "table": [["r4", "r5", "r6", "r7", "r8"]], "rack": ["r6", "k1"]},
    {"id": "joker", "opened": False, "table": [], "rack": ["b9", "b10", "J"], "best_tiles": 3},
    {"table": "r4 r5 r6 | k9 b9 o9", "rack": "r7 k1"},
    {"id": "nothing", "rack": []},
]


@pytest.fixture
def positions(tmp_path: Path) -> Path:
    path = tmp_path / "positions.json"
    path.write_text(json.dumps({"about": "for a test", "positions": POSITIONS}))
    return path


def test_a_file_gives_one_line_of_json_for_each_position(command: Command, positions: Path) -> None:
    ran = command("solve", "--file", str(positions), "--json")
    assert ran.code == 0
    assert [(line["id"], line["tiles"]) for line in ran.lines] == [("split", 1), ("joker", 3), ("3", 1), ("nothing", 0)]


def test_a_file_gives_people_a_sentence_for_each_position(command: Command, positions: Path) -> None:
    lines = command("solve", "--file", str(positions)).out.splitlines()
    assert lines[0] == "split: Lay one tile, 6 points: r6"
    assert len(lines) == len(POSITIONS)


def test_a_bare_list_and_the_standard_input_do_too(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(json.dumps(POSITIONS[:1]).encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert command("solve", "--file", "-", "--json").json["id"] == "split"


def test_a_position_that_does_not_say_is_opened_unless_told_otherwise(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "positions.json"
    path.write_text(json.dumps([{"rack": ["r1", "r2", "r3"]}]))
    assert command("solve", "--file", str(path), "--json").json["tiles"] == 3
    assert command("solve", "--file", str(path), "--json", "--not-opened").json["tiles"] == 0


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{", ["is not JSON"]),
        ('{"about": 1}', ["no list of positions"]),
        ('[{"id": "x1", "table": []}]', ["Position x1", "no rack"]),
        ('[{"id": "x1", "rack": ["r7", "r99"]}]', ["Position x1", "“r99”"]),
        ('[{"rack": ["r7"]}, {"table": [["r4", "q5", "r6"]], "rack": []}]', ["Position 2", "“q5”"]),
        ('[{"id": "x1", "table": [["r4", "r5"]], "rack": []}]', ["Position x1", "“r4 r5”", "one more is missing"]),
        ('[{"id": "x1", "table": 5, "rack": []}]', ["Position x1", "“5”"]),
        ('[{"id": "x1", "table": [5], "rack": []}]', ["Position x1", "“5”"]),
        ('[{"id": "x1", "rack": ["r7", "r7", "r7"]}]', ["Position x1", "“r7”"]),
        ("[7]", ["Position 1", "no rack"]),
    ],
)
def test_a_bad_file_exits_2_with_one_line_that_says_where(
    command: Command, tmp_path: Path, content: str, words: list[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    ran = command("solve", "--file", str(path), "--json")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert all(word in ran.err for word in words)


def test_a_file_that_is_not_there_exits_2(command: Command, tmp_path: Path) -> None:
    ran = command("solve", "--file", str(tmp_path / "none.json"))
    assert ran.code == 2
    assert "none.json cannot be read" in ran.err


@pytest.mark.parametrize("arguments", [(), ("--rack", "r1", "--file", "x.json")])
def test_it_wants_either_a_rack_or_a_file(command: Command, arguments: tuple[str, ...]) -> None:
    ran = command("solve", *arguments)
    assert ran.code == 2
    assert "either a rack (--rack) or a file" in ran.err


def test_bad_notation_exits_2_and_names_the_piece(command: Command) -> None:
    ran = command("solve", "--table", "r4 r5 r66", "--rack", "r6", "--language", "fr")
    assert ran.code == 2
    assert ran.err.startswith("rummyroom: « r66 » ")

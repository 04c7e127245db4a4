"""Sentences by key: what the Python side of the catalogues promises."""

from __future__ import annotations

import pytest

from rummyroom.i18n import LANGUAGES, TextError, Texts, system_language
from rummyroom.problem import Problem
from rummyroom.rummikub.melds import MeldFault


def test_a_tile_is_named_in_the_order_of_the_language() -> None:
    assert [Texts(language).tile("r7a") for language in LANGUAGES] == ["red 7", "7 rouge", "rote 7"]
    assert Texts("en").tile("j") == Texts("en").tile("jb") == "joker"


def test_several_tiles_make_one_phrase() -> None:
    assert Texts("fr").tiles(["r7", "b8a", "ja"]) == "7 rouge, 8 bleu et joker"


def test_a_problem_says_what_is_missing() -> None:
    problem = Problem("opening.below_minimum", data={"points": 18, "minimum": 30})
    for language in LANGUAGES:
        sentence = Texts(language).problem(problem)
        assert "18" in sentence
        assert "30" in sentence


def test_the_tiles_that_would_do_are_named_as_a_choice() -> None:
    problem = Problem("joker.not_exchanged", ("ja",), data={"wanted": "k4 o4", "from": "anywhere"})
    assert "black 4 or orange 4" in Texts("en").problem(problem)


@pytest.mark.parametrize("fault", MeldFault)
def test_every_fault_of_a_meld_has_a_sentence(fault: MeldFault) -> None:
    data = {"missing": 1, "kind": "run", "colour": "r", "number": 7}
    assert Texts("de").problem(Problem(str(fault), ("r7a",), data=data))


def test_a_missing_key_or_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match="no-such-key"):
        Texts("en").text("no-such-key")
    with pytest.raises(TextError, match="points"):
        Texts("en").text("problem-opening-below_minimum", minimum=30)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TextError, match="xx"):
        Texts("xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language

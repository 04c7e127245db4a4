"""Editions and options: what each is, and what values an option takes."""

from __future__ import annotations

from typing import Any

import pytest

from rummyroom.codec import from_json, to_json
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.rules import EDITIONS, TURN_SECONDS, Rules, RulesError, edition_of, with_settings

TABLE = {  # opening, joker on rack, seconds, overtime, release / from / reuse
    "classic": (30, 30, 60, "restore", "exchange", "anywhere", "new_meld"),
    "booklet": (30, 30, 60, "restore", "rearrange", "anywhere", "new_meld"),
    "german": (30, 25, 120, "return_loose", "exchange", "anywhere", "new_meld"),
    "pressman": (30, 30, 120, "restore", "exchange", "rack", "new_meld_with_two_rack_tiles"),
    "family": (0, 30, None, "restore", "exchange", "anywhere", "new_meld"),
}


def test_the_editions_are_those_of_the_rules_page() -> None:
    assert EDITIONS.keys() == TABLE.keys()
    for name, rules in EDITIONS.items():
        found = (
            rules.opening_minimum,
            rules.joker_penalty,
            rules.turn_seconds,
            rules.overtime,
            rules.joker_release,
            rules.joker_exchange_from,
            rules.joker_reuse,
        )
        assert found == TABLE[name], name
        assert edition_of(rules) == name
    assert EDITIONS[RUMMIKUB.default_edition] == Rules()


def test_every_option_can_be_offered_with_every_value_it_takes() -> None:
    assert [option.key for option in RUMMIKUB.options] == list(Rules.__struct_fields__)
    for option in RUMMIKUB.options:
        values: list[Any] = list(option.choices)
        if option.type == "integer":
            assert option.minimum is not None
            assert option.maximum is not None
            values += range(option.minimum, option.maximum + 1, option.step)
        elif option.type == "boolean":
            values += [False, True]
        if option.optional:
            values.append(None)
        assert getattr(Rules(), option.key) in values
        for value in values:
            for edition in EDITIONS.values():
                text = "none" if value is None else str(value)
                changed = with_settings(edition, [f"{option.key}={text}"])
                assert getattr(changed, option.key) == value
                assert from_json(to_json(changed), Rules) == changed


@pytest.mark.parametrize(
    "setting",
    [
        "opening_minimum=51",
        "opening_minimum=-1",
        "opening_minimum=--5",
        "opening_minimum=²",
        "opening_minimum=many",
        "opening_minimum",
        "opening=30",
        "=30",
        "joker_penalty=none",
        "turn_seconds=61",
        "overtime=restored",
        "games=0",
        "games=21",
        "large_set=maybe",
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused_and_named(setting: str) -> None:
    with pytest.raises(RulesError) as caught:
        with_settings(Rules(), [setting])
    assert setting in str(caught.value)


def test_a_plain_word_is_the_option_it_names() -> None:
    assert Rules(joker_release="free") == with_settings(Rules(), ["joker_release=free"])  # type: ignore[arg-type]
    with pytest.raises(RulesError, match="overtime is 'later'; choose one of restore, return_loose"):
        Rules(overtime="later")  # type: ignore[arg-type]


def test_an_edition_with_one_option_changed_is_no_longer_that_edition() -> None:
    assert edition_of(with_settings(EDITIONS["german"], ["joker_penalty=30"])) is None


def test_games_in_a_match_are_as_many_as_players_unless_set() -> None:
    assert [RUMMIKUB.games_in_match(Rules(), players) for players in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    assert RUMMIKUB.games_in_match(Rules(games=7), 2) == 7


def test_the_clock_offers_no_limit_and_half_a_minute_to_three() -> None:
    assert TURN_SECONDS == (None, 30, 60, 90, 120, 180)
    assert [RUMMIKUB.turn_seconds(rules) for rules in EDITIONS.values()] == [60, 60, 120, 120, None]

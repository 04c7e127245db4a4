"""``rummyroom verify``: honest records pass, tampered ones do not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from rummyroom.deal import Deal
from rummyroom.record import Player, Record, game_record, write_record
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.rules import EDITIONS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

RULES = EDITIONS["classic"]
SECRET = "5e" * 32


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game in which everybody only drew, broken off after six turns."""
    state, _ = RUMMIKUB.start(RULES, 2, Deal(SECRET), [])
    actions = []
    for _ in range(6):
        action = RUMMIKUB.fallback(state)
        state, _ = RUMMIKUB.apply(state, action)
        actions.append(action)
    kept = game_record("rummikub", RULES, 2, SECRET, actions, [])
    path = tmp_path / "match.json"
    path.write_bytes(
        write_record(Record(game="rummikub", rules=RULES, players=(Player("A"), Player("B")), games=(kept,)))
    )
    return path


def tampered(path: Path, change: Any) -> str:
    plain = json.loads(path.read_text())
    change(plain["games"][0])
    path.write_text(json.dumps(plain))
    return str(path)


def test_an_honest_record_passes(command: Command, record: Path) -> None:
    ran = command("verify", str(record))
    assert ran.code == 0
    assert "✗" not in ran.out
    assert ran.out.splitlines()[-1] == "Everything in this record holds."


def test_the_json_answer_lists_every_check(command: Command, record: Path) -> None:
    ran = command("verify", str(record), "--json")
    assert ran.json["ok"] is True
    codes = [check["code"] for check in ran.json["games"][0]["checks"]]
    assert codes == ["commitment", "deal", "moves", "draws", "outcome"]


def swap_a_drawn_tile(game: dict[str, Any]) -> None:
    game["moves"][2]["drawn"] = ["r1a" if game["moves"][2]["drawn"] != ["r1a"] else "r2a"]


def another_secret(game: dict[str, Any]) -> None:
    game["secret"] = "ab" * 32


@pytest.mark.parametrize(("change", "failed"), [(swap_a_drawn_tile, "draws"), (another_secret, "commitment")])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_tampered_record_exits_1_and_says_where(
    command: Command, record: Path, change: Any, failed: str, language: str
) -> None:
    path = tampered(record, change)
    ran = command("verify", path, "--json")
    assert ran.code == 1
    checks = {check["code"]: check["ok"] for check in ran.json["games"][0]["checks"]}
    assert checks[failed] is False
    spoken = command("verify", path, "--language", language)
    assert spoken.code == 1
    assert "✗" in spoken.out


def test_what_is_no_record_exits_2(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text('{"format": "something else"}')
    ran = command("verify", str(path))
    assert ran.code == 2
    assert "other.json cannot be read" in ran.err
    ran = command("verify", str(tmp_path / "none.json"))
    assert ran.code == 2
    assert ran.err.count("\n") == 1

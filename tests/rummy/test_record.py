"""A match of Rummy as a file: written, read, replayed, verified."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from tests.rummy.helpers import random_action

from rummyroom import games, record
from rummyroom.deal import Deal
from rummyroom.games import Outcome
from rummyroom.match import Match
from rummyroom.rummy.adapter import RUMMY
from rummyroom.rummy.game import TimeUp
from rummyroom.rummy.rules import Recycle, Rules


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**games.registry(), RUMMY.key: RUMMY}
    monkeypatch.setattr(games, "registry", lambda: known)
    monkeypatch.setattr(record, "registry", lambda: known)


def played_match(rules: Rules, players: int, seed: int) -> record.Record:
    chance = random.Random(seed)
    match = Match(RUMMY.key, rules, players)
    kept: list[record.GameRecord] = []
    while match.outcome is None:
        deal = Deal.from_seed(f"{seed}/{len(kept)}")
        state, _ = RUMMY.start(rules, players, deal, match.results)
        actions: list[object] = []
        while state.outcome is None:
            timed = rules.turn_seconds is not None and chance.random() < 0.05
            action = TimeUp(state.turn) if timed else random_action(state, chance)
            state, _ = RUMMY.apply(state, action)
            actions.append(action)
        kept.append(record.game_record(RUMMY.key, rules, players, deal.secret, actions, match.results))
        match = match.with_result(state.outcome)
    seats = tuple(record.Player(f"seat {seat}", "easy") for seat in range(players))
    return record.Record(game=RUMMY.key, rules=rules, players=seats, games=tuple(kept))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_match_survives_its_file_and_verifies(players: int) -> None:
    whole = played_match(Rules(target=50, turn_seconds=60, recycle=Recycle.SHUFFLE), players, players)
    again = record.read_record(record.write_record(whole))
    assert again == record.read_record(record.write_record(again))
    report = record.verify(again)
    assert report.ok
    assert len(report.games) == len(whole.games)
    assert all(check.ok for game in report.games for check in game.checks)


def test_a_changed_draw_or_card_is_found() -> None:
    whole = record.read_record(record.write_record(played_match(Rules(target=50), 2, 5)))
    first = whole.games[0]
    index, move = next((index, move) for index, move in enumerate(first.moves) if move.drawn)
    wrong = replace(move, drawn=("AS" if move.drawn != ("AS",) else "2S",))
    changed = replace(whole, games=(replace(first, moves=(*first.moves[:index], wrong, *first.moves[index + 1 :])),))
    checks = {check.code: check.ok for check in record.verify(changed).games[0].checks}
    assert not checks["draws"]
    assert checks["moves"]


def test_the_deal_passes_to_the_left_after_void_deals_too() -> None:
    void = Outcome("void", (), (0, 0, 0), (9, 9, 9))
    dealers = [RUMMY.start(Rules(), 3, Deal.from_seed(1), [void] * count)[0].dealer for count in range(4)]
    assert dealers == [0, 1, 2, 0]

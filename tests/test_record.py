"""Records: written, read, replayed and verified; old versions load; whatever is tampered with is found."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.helpers import played_game

from rummyroom.record import Player, Record, RecordError, read_record, replay, verify, write_record
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from rummyroom.rummikub.game import State

DATA = Path(__file__).parent / "data"


@cache
def _golden() -> bytes:
    return (DATA / "record-2.json").read_bytes()


def _plain() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(_golden())
    plain["games"] = plain["games"][:1]  # one game is enough to tamper with
    return plain


def _failed(plain: dict[str, Any]) -> list[str]:
    report = verify(read_record(json.dumps(plain)))
    found = [check.code for game in report.games for check in game.checks if not check.ok]
    assert report.ok == (not found)
    return found


@pytest.mark.parametrize("version", [1, 2])
def test_every_version_of_the_format_still_loads_and_verifies(version: int) -> None:
    record = read_record((DATA / f"record-{version}.json").read_bytes())
    report = verify(record)
    assert report.ok
    assert [[check.code for check in game.checks] for game in report.games] == [
        ["commitment", "deal", "moves", "draws", "outcome"]
    ] * 2
    assert record.version == 2
    assert [game.outcome.scores for game in record.games if game.outcome] == [(-32, -12, 44), (103, -32, -71)]
    assert [player.level for player in record.players] == [None, "medium", "easy"]


def test_the_old_version_tells_the_same_match() -> None:
    new, old = (list(_states(_read(version))) for version in (2, 1))
    assert new == old


def _read(version: int) -> Record:
    return read_record((DATA / f"record-{version}.json").read_bytes())


def _states(record: Record) -> list[State]:
    return [state for number in (1, 2) for state, _ in replay(record, number)]


def test_a_record_is_written_as_it_was_read() -> None:
    record = read_record(_golden())
    assert write_record(record) == _golden()
    assert read_record(write_record(record)) == record
    assert read_record(_golden().decode()) == record


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_game_replays_to_the_same_states_and_verifies(edition: str, players: int) -> None:
    rules = replace(EDITIONS[edition], games=1)
    kept = played_game(rules, players, f"{edition}/{players}")
    seats = tuple(Player(f"player {seat}") for seat in range(players))
    record = Record(game="rummikub", rules=rules, players=seats, games=(kept,))
    again = read_record(write_record(record))
    assert again == record
    assert verify(again).ok
    states = [state for state, _ in replay(record, 1)]
    assert len(states) == len(kept.moves) + 1
    assert states[-1].outcome == kept.outcome
    assert kept.outcome is not None
    assert sum(kept.outcome.scores) == 0


# Tampering


def _first(plain: dict[str, Any], kind: str) -> int:
    return next(index for index, move in enumerate(plain["games"][0]["moves"]) if move["action"]["t"] == kind)


@pytest.mark.parametrize("place", range(0, 64, 7))
def test_a_changed_secret_is_found(place: int) -> None:
    plain = _plain()
    secret = plain["games"][0]["secret"]
    plain["games"][0]["secret"] = secret[:place] + ("0" if secret[place] != "0" else "1") + secret[place + 1 :]
    assert {"commitment", "deal"} <= set(_failed(plain))


@pytest.mark.parametrize("secret", ["", "zz" * 32, "AB" * 32, "00"])
def test_a_secret_that_is_none_is_found(secret: str) -> None:
    plain = _plain()
    plain["games"][0]["secret"] = secret
    assert _failed(plain) == ["commitment"]


def test_a_changed_commitment_is_found() -> None:
    plain = _plain()
    plain["games"][0]["commitment"] = "0" * 64
    assert _failed(plain) == ["commitment"]


def test_a_secret_and_commitment_of_another_deal_are_found() -> None:
    plain = _plain()
    other = json.loads(_golden())["games"][1]
    plain["games"][0] |= {"secret": other["secret"], "commitment": other["commitment"]}
    assert "deal" in _failed(plain)


def _swap_racks(game: dict[str, Any]) -> None:
    racks = game["start"][1]["racks"]
    racks[0], racks[1] = racks[1], racks[0]


def _other_starter(game: dict[str, Any]) -> None:
    game["start"][0]["first"] = (game["start"][0]["first"] + 1) % 3


def _other_draw(game: dict[str, Any]) -> None:
    tile = game["start"][0]["rounds"][0][0]
    tile["tile"] = "r1a" if tile["tile"] != "r1a" else "r1b"


@pytest.mark.parametrize("change", [_swap_racks, _other_starter, _other_draw, lambda game: game.update(start=[])])
def test_a_changed_deal_is_found(change: Callable[[dict[str, Any]], None]) -> None:
    plain = _plain()
    change(plain["games"][0])
    assert _failed(plain) == ["deal"]


def test_a_changed_drawn_tile_is_found() -> None:
    plain = _plain()
    index = _first(plain, "draw")
    drawn = plain["games"][0]["moves"][index]["drawn"]
    plain["games"][0]["moves"][index]["drawn"] = ["r1a" if drawn != ["r1a"] else "r1b"]
    report = verify(read_record(json.dumps(plain)))
    (check,) = [check for check in report.games[0].checks if not check.ok]
    assert (check.code, check.data) == ("draws", {"move": index + 1})


def test_a_changed_action_is_found() -> None:
    plain = _plain()
    index = _first(plain, "lay")
    move = plain["games"][0]["moves"][index]
    move["action"] = {"t": "draw", "seat": move["action"]["seat"]}
    assert {"draws", "outcome", "moves"} & set(_failed(plain))


def test_an_action_of_another_seat_is_found_and_numbered() -> None:
    plain = _plain()
    move = plain["games"][0]["moves"][4]
    move["action"]["seat"] = (move["action"]["seat"] + 1) % 3
    report = verify(read_record(json.dumps(plain)))
    (check,) = [check for check in report.games[0].checks if check.code == "moves"]
    assert not check.ok
    assert check.data["move"] == 5
    assert "turn.not_your_turn" in check.data["reason"]


def test_a_tile_smuggled_into_a_lay_is_found() -> None:
    plain = _plain()
    index = _first(plain, "lay")
    meld = plain["games"][0]["moves"][index]["action"]["table"][0]
    meld["tiles"][0] = "jb" if meld["tiles"][0] != "jb" else "ja"
    assert "moves" in _failed(plain)


@pytest.mark.parametrize(
    "action", [None, [], "draw", {}, {"t": "fly", "seat": 0}, {"t": "lay", "seat": 0, "table": [1]}]
)
def test_an_action_that_is_none_is_found(action: object) -> None:
    plain = _plain()
    plain["games"][0]["moves"][3]["action"] = action
    assert "moves" in _failed(plain)


@pytest.mark.parametrize(
    "change",
    [
        {"scores": [44, -12, -32]},
        {"winners": [0]},
        {"reason": "out"},
        {"rack_values": [0, 0, 0]},
        {"racks": []},
    ],
)
def test_a_changed_outcome_is_found(change: dict[str, Any]) -> None:
    plain = _plain()
    plain["games"][0]["outcome"] |= change
    assert _failed(plain) == ["outcome"]


def test_moves_left_out_or_added_are_found() -> None:
    plain = _plain()
    shorter = deepcopy(plain)
    shorter["games"][0]["moves"].pop()
    assert _failed(shorter) == ["outcome"]
    plain["games"][0]["moves"].append(plain["games"][0]["moves"][-1])
    assert "moves" in _failed(plain)


def test_a_game_that_was_broken_off_verifies_as_far_as_it_went() -> None:
    plain = _plain()
    plain["games"][0] |= {"moves": plain["games"][0]["moves"][:20], "outcome": None}
    assert _failed(plain) == []


def test_changed_rules_are_found() -> None:
    plain = _plain()
    plain["rules"]["joker_penalty"] = 50
    plain["rules"]["opening_minimum"] = 50
    assert _failed(plain)


def test_a_record_without_a_game_proves_nothing() -> None:
    assert not verify(read_record(json.dumps(_plain() | {"games": []}))).ok


# Damage


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"{", "not JSON"),
        (b"[" * 200_000, "not JSON"),
        ('{"a": "\ud800"}', "not JSON"),
        (b"null", "lacks"),
        (b"[]", "lacks"),
        (b"{}", "lacks"),
        (b'{"format":"rummyroom-record"}', "version None"),
        (b'{"format":"rummyroom-record","version":3}', "version 3; this program reads versions 1 to 2"),
        (b'{"format":"rummyroom-record","version":0}', "version 0"),
        (b'{"format":"rummyroom-record","version":"2"}', "version '2'"),
        (b'{"format":"rummyroom-record","version":true}', "version True"),
        (b'{"format":"rummyroom-record","version":1}', "damaged"),
        (b'{"format":"rummyroom-record","version":2}', "damaged"),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_the_reason(data: bytes | str, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        read_record(data)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "chess"}, "'chess', a game this program does not know"),
        ({"game": None}, "damaged"),
        ({"rules": {"colour": 1}}, "damaged"),
        ({"rules": {"games": 99}}, "games is 99"),
        ({"rules": None}, "damaged"),
        ({"players": []}, "0 players; rummikub has 2 to 6"),
        ({"players": [{"name": "a"}] * 7}, "7 players"),
        ({"players": [1, 2]}, "damaged"),
        ({"games": [{}]}, "damaged"),
        ({"games": {}}, "damaged"),
        ({"games": [[1, 2]]}, "damaged"),
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_a_damaged_record_is_refused_with_the_reason(change: dict[str, Any], told: str, version: int) -> None:
    plain = json.loads((DATA / f"record-{version}.json").read_text(encoding="utf-8")) | change
    with pytest.raises(RecordError, match=told):
        read_record(json.dumps(plain))


JUNK: list[Any] = [None, True, 0, -1, 2**80, 1.5, "", "r7a", "00" * 32, [], {}, [[]], {"tiles": ["r7a"]}]


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    here = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return here + [found for key, each in inner for found in _paths(each, (*path, key))]


@cache
def _small(version: int) -> tuple[str, list[tuple[Any, ...]]]:
    plain = json.loads((DATA / f"record-{version}.json").read_text(encoding="utf-8"))
    plain["games"] = [plain["games"][0] | {"moves": plain["games"][0]["moves"][:12], "outcome": None}]
    return json.dumps(plain), _paths(plain)


@given(st.sampled_from([1, 2]), st.integers(0, 2**32), st.booleans())
def test_whatever_is_changed_is_refused_or_reported_never_a_crash(version: int, seed: int, remove: bool) -> None:
    chance = Random(seed)
    text, paths = _small(version)
    plain = json.loads(text)
    *parents, key = chance.choice(paths)
    place = plain
    for step in parents:
        place = place[step]
    if remove:
        del place[key]
    else:
        place[key] = chance.choice(JUNK)
    try:
        record = read_record(json.dumps(plain))
    except RecordError:
        return
    report = verify(record)
    assert [game.number for game in report.games] == list(range(1, len(record.games) + 1))


@given(st.integers(0, 2**32))
def test_a_byte_changed_anywhere_is_refused_or_reported_never_a_crash(seed: int) -> None:
    chance = Random(seed)
    data = bytearray(_small(2)[0].encode())
    data[chance.randrange(len(data))] = chance.randrange(256)
    try:
        record = read_record(bytes(data))
    except RecordError:
        return
    assert len(verify(record).games) == len(record.games)


def test_replaying_a_damaged_action_names_its_move() -> None:
    plain = _plain()
    plain["games"][0]["moves"][3]["action"] = {"t": "lay", "seat": 0, "table": [{"tiles": ["x"]}]}
    with pytest.raises(RecordError, match="move 4 of game 1 is damaged: 'x' is not a physical tile"):
        list(replay(read_record(json.dumps(plain)), 1))


def test_what_a_record_holds_are_tiles() -> None:
    final = _states(_read(2))[-1]
    assert all(isinstance(tile, Tile) for rack in final.racks for tile in rack)

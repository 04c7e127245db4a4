"""Requests besides the socket: the page, settings, rooms, records, health, headers."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from tests.server.support import Guest, Running, Table, serving

from rummyroom.record import read_record, verify
from rummyroom.server.identity import COOKIE
from rummyroom.server.store import Store, StoreFailedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEW_ROOM: dict[str, Any] = {
    "game": "rummikub",
    "name": "Ann",
    "rules": {},
    "computers": [{"name": "Bo", "level": "medium"}],
    "pace": "instant",
}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>Rummy Room</title>" + " " * 1000)
    (static / "assets" / "index-abc123.js").write_text("console.log(1);" * 100)
    (static / "assets" / "index-abc123.js.br").write_bytes(b"brotli")
    (static / "favicon.svg").write_text("<svg/>")
    (static.parent / "secret.txt").write_text("not for you")
    data = tmp_path_factory.mktemp("data")
    async with serving(data, static=static, rooms_burst=25, rooms_per_minute=1) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def ann(server: Running) -> AsyncIterator[Guest]:
    async with Guest(server) as guest:
        yield guest


async def test_health_says_whether_the_store_answers(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await ann.http.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    assert answer.json()["version"]

    async def fail(_store: Store) -> None:
        raise StoreFailedError("disk on fire at /secret/path")

    monkeypatch.setattr(Store, "check", fail)
    answer = await ann.http.get("/healthz")
    assert answer.status_code == 503
    assert "secret" not in answer.text


async def test_what_can_be_played_is_told_with_every_option(ann: Guest) -> None:
    told = (await ann.http.get("/api/games")).json()
    assert [game["key"] for game in told] == ["rummikub", "rummy"]
    for game in told:
        assert game["seats"] == [2, 6]
        default = game["editions"][game["default_edition"]]
        assert {option["key"] for option in game["options"]} == set(default)
        assert "medium" in game["levels"]
        assert game["paces"] == ["slow", "normal", "fast", "instant"]
    assert told[0]["editions"]["classic"]["opening_minimum"] == 30
    assert told[1]["editions"]["basic"]["target"] == 100


async def test_a_new_room_makes_its_opener_a_guest(ann: Guest) -> None:
    answer = await ann.http.post("/api/rooms", json=NEW_ROOM)
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    again = await ann.http.post("/api/rooms", json=NEW_ROOM)
    assert "set-cookie" not in again.headers
    listed = (await ann.http.get("/api/rooms")).json()
    assert [room["link"] for room in listed] == [again.json()["link"], answer.json()["link"]]
    assert listed[0]["players"] == ["Ann", "Bo"]
    assert (listed[0]["status"], listed[0]["game_number"], listed[0]["games"]) == ("playing", 1, 2)


async def test_a_stranger_has_no_rooms(ann: Guest) -> None:
    assert (await ann.http.get("/api/rooms")).json() == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "whist"}, "settings.game"),
        ({"name": " \u200f\t"}, "settings.name"),
        ({"computers": []}, "settings.players"),
        ({"computers": [{"name": "Bo", "level": "medium"}] * 6}, "settings.players"),
        ({"computers": [{"name": "Bo", "level": "divine"}]}, "settings.level"),
        ({"rules": {"turn_seconds": 7}}, "settings.rules"),
        ({"rules": {"opening_minimum": 51}}, "settings.rules"),
        ({"rules": {"cheat": True}}, "settings.rules"),
        ({"pace": "warp"}, "protocol.bad_message"),
        ({"computers": None}, "protocol.bad_message"),
    ],
)
async def test_a_room_that_cannot_be_is_refused_with_a_reason(ann: Guest, change: dict[str, Any], code: str) -> None:
    answer = await ann.http.post("/api/rooms", json=NEW_ROOM | change)
    assert answer.status_code == 400
    assert [problem["code"] for problem in answer.json()["problems"]] == [code]
    assert (await ann.http.get("/api/rooms")).json() == []


async def test_a_name_is_shown_without_tricks(ann: Guest) -> None:
    link = await ann.open(name="  A\u202enn \n " + "x" * 100)
    async with ann.at(link) as table:
        assert table.room["seats"][0]["name"] == "A nn " + "x" * 19


async def test_too_large_a_request_is_refused(ann: Guest) -> None:
    answer = await ann.http.post("/api/rooms", content=b'{"name":"' + b"x" * 70_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["problems"][0]["code"] == "request.failed"


async def test_the_page_is_never_kept_and_its_assets_for_ever(ann: Guest) -> None:
    for path in ("/", "/room/abc", "/rules", "/verify", "/about"):
        answer = await ann.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "Rummy Room" in answer.text
    answer = await ann.http.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text.startswith("console.log")
    again = await ann.http.get("/assets/index-abc123.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await ann.http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


async def test_a_monitor_may_ask_without_a_body(ann: Guest) -> None:
    for path in ("/", "/healthz", "/favicon.svg"):
        answer = await ann.http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


async def test_a_better_compressed_form_beside_a_file_is_used(ann: Guest) -> None:
    request = ann.http.build_request("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": "br, gzip"})
    answer = await ann.http.send(request, stream=True)
    assert answer.headers["content-encoding"] == "br"
    assert b"".join([chunk async for chunk in answer.aiter_raw()]) == b"brotli"


async def test_large_answers_are_compressed(ann: Guest) -> None:
    request = ann.http.build_request("GET", "/api/games", headers={"Accept-Encoding": "gzip"})
    answer = await ann.http.send(request, stream=True)
    assert answer.headers["content-encoding"] == "gzip"
    raw = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert json.loads(gzip.decompress(raw))[0]["key"] == "rummikub"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/%00",
        "/assets//etc/passwd",
        "/nothing",
        "/api/nothing",
        "/assets/",
    ],
)
async def test_nothing_outside_the_page_is_served(ann: Guest, path: str) -> None:
    answer = await ann.http.get(path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text


async def test_every_answer_keeps_third_parties_out(ann: Guest) -> None:
    for path in ("/", "/api/games", "/nothing", "/healthz"):
        headers = (await ann.http.get(path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["connect-src"] == f"'self' ws://{ann.server.host} wss://{ann.server.host}"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    for part in ("/assets/index-abc123.js", "/favicon.svg"):
        headers = (await ann.http.get(part)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        # A script is no document; a picture may be opened as one.
        assert ("content-security-policy" in headers) == part.endswith("svg")
    sly = (await ann.http.get("/", headers={"Host": "a; script-src *"})).headers["content-security-policy"]
    assert "*" not in sly


async def finish(table: Table) -> None:
    while table.room["status"] == "playing":
        if table.is_mine:
            await table.command(table.my_move())
        else:
            await table.next()


async def test_the_record_of_a_match_verifies(server: Running, ann: Guest) -> None:
    link = await ann.open(computers=2, opening_minimum=0, games=2, turn_seconds=None)
    address = f"/api/rooms/{link}/record"
    async with ann.at(link) as table:
        early = await ann.http.get(address)
        assert (early.status_code, early.json()["problems"][0]["code"]) == (409, "record.no_game_ended")
        await finish(table)
        secret = table.room["secret"]
        assert table.room["status"] == "game_over"
        await table.command({"t": "next_game"})
        await table.until(lambda table: table.room["game_number"] == 2)
        assert table.room["secret"] is None
        answer = await ann.http.get(address)
        assert f'filename="rummyroom-{link}.json"' in answer.headers["content-disposition"]
        record = read_record(answer.content)
        assert [game.secret for game in record.games] == [secret]
        await finish(table)
        assert table.room["status"] == "match_over"
        assert table.room["match"]["totals"] == table.room["totals"]
        answer = await ann.http.get(address)
        record = read_record(answer.content)
        assert verify(record).ok
        assert len(record.games) == 2
        assert [player.name for player in record.players] == ["Ann", "C0", "C1"]
    checked = await ann.http.post("/api/verify", content=answer.content)
    assert checked.status_code == 200
    assert checked.json()["ok"]
    forged = answer.text.replace(secret, "0" * 64)
    assert not (await ann.http.post("/api/verify", content=forged)).json()["ok"]
    async with Guest(server) as ben:
        assert (await ben.http.get(address)).status_code == 403
        assert (await ben.http.get("/api/rooms/nowhere/record")).status_code == 404


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": "rummyroom-record"}', "\xff"])
async def test_what_is_no_record_is_said_to(ann: Guest, text: str) -> None:
    answer = await ann.http.post("/api/verify", content=text.encode("latin-1"))
    assert answer.status_code == 400
    assert answer.json()["problems"][0]["code"] == "record.invalid"


async def test_one_address_opens_only_so_many_rooms(ann: Guest) -> None:
    answers = [(await ann.http.post("/api/rooms", json=NEW_ROOM)).status_code for _ in range(30)]
    assert answers[-1] == 429
    assert set(answers) == {201, 429}


async def test_a_page_that_has_not_been_built_says_how(tmp_path_factory: pytest.TempPathFactory) -> None:
    static = tmp_path_factory.mktemp("empty")
    async with serving(tmp_path_factory.mktemp("data"), static=static) as server, Guest(server) as ann:
        answer = await ann.http.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        (static / "index.html").write_text("built")
        assert (await ann.http.get("/")).text == "built"

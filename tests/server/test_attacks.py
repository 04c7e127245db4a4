"""What a hostile page can try on the socket: all of it is refused with a reason, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from msgspec.structs import replace
from tests.helpers import state_of
from tests.server.bots import draws
from tests.server.support import Guest, Running, Table, changed_behind, codes, serving, tiles_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from rummyroom.server.identity import COOKIE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rummyroom.server.rooms import Room

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("data"), draws) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def ann(server: Running) -> AsyncIterator[Guest]:
    async with Guest(server) as guest:
        yield guest


@pytest_asyncio.fixture(loop_scope="module")
async def table(ann: Guest) -> AsyncIterator[Table]:
    """A table at which it is Ann's turn."""
    async with ann.at(await ann.open()) as table:
        await table.until_my_turn()
        yield table


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def undisturbed(server: Running) -> AsyncIterator[None]:
    """Another guest's room, which has to go on as if nothing were."""
    async with Guest(server) as ben, ben.at(await ben.open(name="Ben")) as table:
        await table.until_my_turn()
        yield
        await table.say("ping", {})
        await table.hear("pong")
        begun = time.monotonic()
        assert (await table.command({"t": "draw"}))["t"] == "ack"
        assert time.monotonic() - begun < 2
        assert (await ben.http.get("/healthz")).json()["status"] == "ok"


def lay(*melds: list[str]) -> dict[str, Any]:
    return {"t": "lay", "table": [{"tiles": meld, "kind": None} for meld in melds]}


def foreign(table: Table) -> list[str]:
    """Return three tiles that make a run and are not all on the rack."""
    rack = set(table.game["rack"])
    runs = ([f"{colour}{number}a" for number in (11, 12, 13)] for colour in "krbo")
    return next(run for run in runs if not rack.issuperset(run))


async def unchanged(table: Table) -> None:
    """Check that the attack changed nothing, and that the game goes on."""
    version, game = table.version, table.game
    await table.say("ping", {})
    await table.hear("pong")
    assert (table.version, table.game) == (version, game)
    assert (await table.command({"t": "draw"}))["t"] == "ack"


async def test_tiles_one_does_not_hold(table: Table) -> None:
    answer = await table.command(lay(foreign(table)))
    assert "turn.foreign_tile" in codes(answer)
    assert tiles_in(answer) <= {*foreign(table), *table.game["rack"]}
    await unchanged(table)


async def test_whether_a_tile_is_in_the_pool_or_on_a_rack_is_not_told(table: Table) -> None:
    # Whatever foreign tile is asked for, the answer is the same but for the tile itself.
    rack = set(table.game["rack"])
    answers = set()
    for tile in [f"{colour}13{copy}" for colour in "krbo" for copy in "ab"]:
        if tile not in rack:
            answer = await table.command(lay([tile]))
            answers.add(json.dumps(answer["d"]["problems"]).replace(tile, "?"))
    assert len(answers) == 1
    await unchanged(table)


async def test_duplicated_tiles(table: Table) -> None:
    tile = table.game["rack"][0]
    assert codes(await table.command(lay([tile, tile, tile]))) & {
        "turn.duplicate_tile",
        "turn.tile_twice",
        "turn.foreign_tile",
    }
    await unchanged(table)


async def test_tiles_of_a_set_that_is_not_played_with(table: Table) -> None:
    assert "turn.foreign_tile" in codes(await table.command(lay(["r11c", "r12c", "r13c"])))
    await unchanged(table)


async def test_an_empty_lay(table: Table) -> None:
    assert "turn.no_rack_tile" in codes(await table.command(lay()))
    await unchanged(table)


async def test_a_move_out_of_turn(ann: Guest) -> None:
    async with ann.at(await ann.open(pace="slow")) as table:
        await table.until_my_turn()
        await table.command({"t": "draw"})
        await table.until(lambda table: not table.is_mine)
        for command in ({"t": "draw"}, {"t": "pass"}, lay(foreign(table))):
            assert codes(await table.command(command)) == {"turn.not_your_turn"}


async def test_a_command_for_another_seat(table: Table) -> None:
    for seat in (1, -1, 99, "0", None):
        assert codes(await table.command({"t": "draw", "seat": seat})) == {"command.other_seat"}
    await unchanged(table)


async def test_passing_while_there_are_tiles_to_draw(table: Table) -> None:
    assert codes(await table.command({"t": "pass"})) == {"pass.pool_not_empty"}
    await unchanged(table)


async def test_dealing_the_next_game_in_the_middle_of_one(table: Table) -> None:
    assert codes(await table.command({"t": "next_game"})) == {"game.not_over"}
    assert codes(await table.command({"t": "rematch"})) == {"match.not_over"}
    await unchanged(table)


async def test_a_stale_version(table: Table) -> None:
    for version in (0, table.version + 5):
        assert codes(await table.command({"t": "draw"}, version=version)) == {"command.stale"}
    await unchanged(table)


async def test_tiles_dropped_from_the_table(ann: Guest, server: Running) -> None:
    link = await ann.open()
    async with ann.at(link) as table:
        await table.until_my_turn()

    def laid_out(room: Room) -> Room:
        state = state_of("r9 k1", "k2 k3", table="b9 k9 o9 | r4 r5 r6", pool=40, rules=room.rules)
        return replace(room, state=state)

    await changed_behind(server, link, laid_out)
    async with ann.at(link) as table:
        game = table.game
        dropped = lay(["b9a", "k9a", "o9a", "r9a"])
        assert codes(await table.command(dropped)) == {"turn.table_tile_missing"}
        assert table.game == game
        whole = lay(["b9a", "k9a", "o9a", "r9a"], ["r4a", "r5a", "r6a"])
        assert (await table.command(whole))["t"] == "ack"


NOT_OF_THE_PROTOCOL = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    '{"t":"ping"',
    '{"t":"fly","d":{}}',
    '{"t":"command"}',
    '{"t":"command","d":null}',
    '{"t":"command","d":{"id":"a","v":1}}',
    '{"t":"command","d":{"id":"","v":1,"c":{"t":"draw"}}}',
    '{"t":"command","d":{"id":"' + 65 * "x" + '","v":1,"c":{"t":"draw"}}}',
    '{"t":"command","d":{"id":7,"v":1,"c":{"t":"draw"}}}',
    '{"t":"command","d":{"id":"a","v":-1,"c":{"t":"draw"}}}',
    '{"t":"command","d":{"id":"a","v":1.5,"c":{"t":"draw"}}}',
    '{"t":"command","d":{"id":"a","v":1e400,"c":{"t":"draw"}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":null}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"time_up","table":null}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"Draw"}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":["draw"]}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"pace","pace":"warp"}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"lay"}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"lay","table":"r7a"}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"lay","table":[{"tiles":["r14a"]}]}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"lay","table":[{"tiles":["r7"]}]}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"lay","table":[{"tiles":[7]}]}}}',
    '{"t":"command","d":{"id":"a","v":1,"c":{"t":"lay","table":[{"tiles":[],"kind":"flush"}]}}}',
    '{"t":"draft","d":{"n":"one"}}',
    '{"t":"draft","d":{"n":1,"turn":1,"table":[{"tiles":["zz"]}],"rack":[]}}',
    '{"t":"draft","d":{"n":1,"turn":1,"table":null,"rack":["\\u0000"]}}',
    '{"t":"hello","d":{"protocol":1,"have":null}}',
    "[" * 30_000,
    '{"t":"draft","d":' + '{"table":' * 5000 + "0" + "}" * 5001,
    '{"t":"ping","d":{},"d":' + '{"a":' * 5000 + "1" + "}" * 5001,
    b"\x00\x01\x02",
    b'{"t":"ping","d":{}}',
]


@pytest.mark.parametrize("message", NOT_OF_THE_PROTOCOL, ids=lambda message: str(message[:60]))
async def test_what_is_not_of_the_protocol(ann: Guest, message: str | bytes) -> None:
    link = await ann.open()
    async with ann.at(link) as table:
        await table.until_my_turn()
        before = table.game
        await table.socket.send(message)
        refusal = await table.hear("refused")
        assert codes(refusal) == {"protocol.bad_message"}
        assert await table.closed() == 1011
    async with ann.at(link) as table:
        assert table.game == before
        await unchanged(table)


async def test_commands_before_hello(ann: Guest) -> None:
    async with ann.at(await ann.open(), hello=False) as table:
        await table.say("command", {"id": "a", "v": 1, "c": {"t": "draw"}})
        assert codes(await table.next()) == {"protocol.bad_message"}
        assert await table.closed() == 1011


async def test_text_that_is_not_utf_8(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.socket.send(b'{"t":"\xff\xfe"}', text=True)
        assert await table.closed() == 1007


async def test_an_oversized_frame(ann: Guest) -> None:
    link = await ann.open()
    async with ann.at(link) as table:
        await table.until_my_turn()
        await table.socket.send('{"t":"ping","d":{"a":"' + "x" * 66_000 + '"}}')
        assert await table.closed() == 1009
    async with ann.at(link) as table:
        await unchanged(table)


async def test_a_frame_that_is_small_only_while_it_is_compressed(ann: Guest) -> None:
    async with ann.at(await ann.open()) as table:
        await table.socket.send("x" * 20_000_000)
        assert await table.closed() == 1009


async def test_a_draft_as_large_as_a_message_may_be(table: Table) -> None:
    meld = {"tiles": ["r1a", "r2a", "r3a"], "kind": "run"}
    draft = {"n": 1, "turn": table.game["turn_number"], "table": [meld] * 1200, "rack": []}
    assert 50_000 < len(json.dumps(draft)) < 65_000
    await table.say("draft", draft)
    assert (await table.hear("verdict", "refused", seconds=20))["t"] in {"verdict", "refused"}
    await unchanged(table)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1", "x"])
async def test_a_page_of_another_origin(server: Running, ann: Guest, origin: str) -> None:
    link = await ann.open()
    headers = {"Cookie": f"{COOKIE}={ann.http.cookies[COOKIE]}"}
    url = f"ws://{server.host}/api/rooms/{link}/socket"
    async with connect(url, origin=Origin(origin), additional_headers=headers) as socket:
        assert await Table(socket).closed() == 1008
    answer = await ann.http.post("/api/rooms", json={}, headers={"Origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("cookie", ["", "x", "x.y", "a" * 32 + "." + "b" * 64, "\u00e9.1", "." * 500])
async def test_a_forged_cookie(server: Running, ann: Guest, cookie: str) -> None:
    link = await ann.open()
    url = f"ws://{server.host}/api/rooms/{link}/socket"
    async with connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as socket:
        await socket.send('{"t":"hello","d":{"protocol":1,"have":null}}')
        table = Table(socket)
        assert await table.closed() == 4003
        assert "room.not_yours" in table.frames[-1]


async def test_another_guests_cookie_signs_for_no_one_else(server: Running, ann: Guest) -> None:
    link = await ann.open()
    async with Guest(server) as ben:
        await ben.open()
        guest = ann.http.cookies[COOKIE].partition(".")[0]
        mark = ben.http.cookies[COOKIE].partition(".")[2]
        ben.http.cookies.clear()
        ben.http.cookies.set(COOKIE, f"{guest}.{mark}")
        async with ben.at(link, hello=False) as table:
            await table.say("hello", {"protocol": 1, "have": None})
            assert await table.closed() == 4003


async def test_a_thousand_messages_a_second(ann: Guest) -> None:
    link = await ann.open()
    async with ann.at(link) as table:
        await table.until_my_turn()
        game = table.game
        with contextlib.suppress(ConnectionClosed):
            for number in range(3000):
                await table.say("ping", {"number": number})
        assert await table.closed() == 1008
        assert '"protocol.flooding"' in table.frames[-1]
    async with ann.at(link) as table:
        assert table.game == game
        await unchanged(table)


async def test_a_page_that_floods_without_reading(ann: Guest) -> None:
    link = await ann.open()
    async with ann.at(link) as table:
        await table.until_my_turn()
        table.socket.transport.pause_reading()
        for number in range(500):
            command = {"id": f"f{number}", "v": table.version, "c": {"t": "pass"}}
            try:
                async with asyncio.timeout(5):
                    await table.say("command", command)
            except (ConnectionClosed, TimeoutError):
                break
        table.socket.transport.resume_reading()
        assert await table.closed() == 1008


async def test_a_real_player_is_no_flood(table: Table) -> None:
    rack = table.game["rack"]
    for number in range(40):
        await table.say("draft", {"n": number, "turn": table.game["turn_number"], "table": None, "rack": rack})
    for number in range(40):
        assert (await table.hear("verdict"))["d"]["n"] == number
    await unchanged(table)


async def test_many_sockets_at_once(server: Running, ann: Guest) -> None:
    link = await ann.open()
    url = f"ws://{server.host}/api/rooms/{link}/socket"
    sockets = await asyncio.gather(*(connect(url) for _ in range(50)))
    async with ann.at(link) as table:
        await table.until_my_turn()
        await unchanged(table)
    await asyncio.gather(*(socket.close() for socket in sockets))

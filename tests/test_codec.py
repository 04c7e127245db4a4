"""JSON: the project's own strings are text, and text that is no tile is refused with its place."""

from __future__ import annotations

import msgspec
import pytest

from rummyroom.codec import from_json, from_plain, to_json, to_plain
from rummyroom.rummikub.events import Drew, DrewReason, Event
from rummyroom.rummikub.game import Action, Lay
from rummyroom.rummikub.melds import Meld, MeldKind
from rummyroom.rummikub.rules import Rules
from rummyroom.rummikub.tiles import Kind, Tile

LAY = Lay(1, (Meld((Tile("r7a"), Tile("b7a"), Tile("ja")), MeldKind.GROUP), Meld((Tile("k1a"),))))
TEXT = b'{"t":"lay","seat":1,"table":[{"tiles":["r7a","b7a","ja"],"kind":"group"},{"tiles":["k1a"]}]}'


def test_an_action_is_written_as_the_protocol_says() -> None:
    assert to_json(LAY) == TEXT
    assert from_json(TEXT, Action) == LAY  # type: ignore[arg-type]
    assert from_plain(to_plain(LAY), Lay) == LAY
    assert msgspec.json.encode(to_plain(LAY)) == TEXT


def test_what_is_read_are_tiles_not_just_text() -> None:
    tile = from_json(TEXT, Lay).table[0].tiles[0]
    assert tile is Tile("r7a")


def test_tiles_may_be_keys() -> None:
    fits = {Tile("r7a"): (1, 2)}
    assert to_json(fits) == b'{"r7a":[1,2]}'
    assert from_json(to_json(fits), dict[Tile, tuple[int, ...]]) == fits


def test_plain_values_are_builtins_only() -> None:
    plain = to_plain(Drew(seat=0, count=1, tiles=(Tile("r7a"),), reason=DrewReason.TURN, pool=3))
    assert {type(value) for value in (*plain.values(), *plain["tiles"])} == {str, int, tuple}


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        ('{"t":"lay","seat":1,"table":[{"tiles":["r14a"]}]}', Action, r"r14a.* at `\$.table\[0\].tiles\[0\]`"),
        ('{"t":"lay","seat":1,"table":[{"tiles":[7]}]}', Action, r"as text, got int.* at `\$.table"),
        ('{"t":"lay","seat":1,"table":[{"tiles":["r7a"],"kind":"row"}]}', Action, "kind"),
        ('{"t":"jump","seat":1}', Action, "jump"),
        ('{"t":"draw"}', Action, "seat"),
        ('{"t":"draw","seat":"0"}', Action, "seat"),
        ("null", Action, "null"),
        ('"x5"', Kind, "x5"),
        ("5", Tile, "Tile"),
        ('{"opening_minimum":31,"colour":"pink"}', Rules, "colour"),
        ('{"opening_minimum":99}', Rules, "opening_minimum is 99"),
        ('{"t":"drew","seat":0}', Event, "count"),
    ],
)
def test_what_is_not_of_the_kind_is_refused_and_named(text: str, kind: type, told: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=told):
        from_json(text, kind)


def test_a_value_without_a_json_form_is_an_error() -> None:
    with pytest.raises(NotImplementedError, match="object has no JSON form"):
        to_json(object())

"""Deals: the documented shuffle, written again in a few lines, its fairness, and the seal."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count, permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummyroom.deal import Deal
from rummyroom.rummikub.tiles import tile_set

if TYPE_CHECKING:
    from collections.abc import Iterator

KNOWN_ORDER = (4, 0, 5, 1, 8, 6, 2, 9, 7, 3)
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def _documented_shuffle(secret: str, label: str, items: list[int]) -> list[int]:
    def words() -> Iterator[int]:
        for i in count():
            block = hmac.new(bytes.fromhex(secret), label.encode() + b"\0" + i.to_bytes(8, "big"), hashlib.sha256)
            for at in (0, 8, 16, 24):
                yield int.from_bytes(block.digest()[at : at + 8], "big")

    stream, items = words(), list(items)
    for i in range(len(items) - 1, 0, -1):
        number = next(word for word in stream if word < 2**64 // (i + 1) * (i + 1)) % (i + 1)
        items[i], items[number] = items[number], items[i]
    return items


@given(SECRETS, st.text(max_size=8), st.integers(0, 170).map(range).map(list))
def test_the_shuffle_is_the_documented_one(secret: str, label: str, items: list[int]) -> None:
    assert list(Deal(secret).shuffle(label, items)) == _documented_shuffle(secret, label, items)


@given(SECRETS, SECRETS)
def test_labels_and_secrets_give_independent_shuffles(one: str, other: str) -> None:
    tiles = tile_set()
    assert sorted(Deal(one).shuffle("tiles", tiles)) == sorted(tiles)
    assert Deal(one).shuffle("tiles", tiles) == Deal(one).shuffle("tiles", tiles)
    assert Deal(one).shuffle("tiles", tiles) != Deal(one).shuffle("draw/1", tiles)
    assert (Deal(one).shuffle("tiles", tiles) == Deal(other).shuffle("tiles", tiles)) == (one == other)


def test_a_known_secret_gives_a_known_order() -> None:
    deal = Deal("00" * 32)
    assert deal.shuffle("tiles", range(10)) == KNOWN_ORDER
    assert deal.commitment == hashlib.sha256(b"rummyroom/deal/1\0" + bytes(32)).hexdigest()


def test_every_order_of_four_is_equally_likely() -> None:
    trials = 4800
    seen = Counter(Deal.from_seed(seed).shuffle("fair", "abcd") for seed in range(trials))
    assert set(seen) == set(permutations("abcd"))
    expected = trials / 24
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 49.7  # 0.1 % of fair shuffles are worse


def test_every_tile_is_equally_likely_in_every_place() -> None:
    trials, places = 2000, 13
    seen = Counter(place for seed in range(trials) for place in enumerate(Deal.from_seed(seed).shuffle("t", range(13))))
    expected = trials / places
    statistic = sum((seen[place, item] - expected) ** 2 / expected for place in range(13) for item in range(13))
    assert statistic < 204.0  # (13 - 1) ** 2 degrees of freedom, 0.1 %


@given(SECRETS, SECRETS)
def test_the_commitment_fixes_the_secret_and_does_not_tell_it(one: str, other: str) -> None:
    assert (Deal(one).commitment == Deal(other).commitment) == (one == other)
    assert one not in Deal(one).commitment


def test_a_new_deal_is_like_no_other() -> None:
    assert len({Deal.new().secret for _ in range(50)}) == 50
    assert Deal.from_seed(7) == Deal.from_seed(7) != Deal.from_seed(8)


@pytest.mark.parametrize(
    "secret", ["", "00" * 31, "00" * 33, "0g" * 32, "AB" * 32, "ab " * 32, "0x" + "0" * 62, "é" * 64]
)
def test_a_secret_is_64_small_hexadecimal_digits(secret: str) -> None:
    with pytest.raises(ValueError, match="a deal's secret is 64 digits"):
        Deal(secret)


def test_a_deal_prints_as_code() -> None:
    deal = Deal.from_seed(1)
    assert eval(repr(deal)) == deal  # the project's own values only

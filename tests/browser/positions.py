"""Positions that several tests need."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.rooms import Position

_GROUPS = " | ".join(f"k{number} r{number} b{number}" for number in range(1, 14))
_RUNS = " | ".join(
    f"{colour}1 {colour}2 {colour}3 | {colour}4 {colour}5 {colour}6 | {colour}7 {colour}8 {colour}9 | "
    f"{colour}10 {colour}11 {colour}12 {colour}13"
    for colour in "krb"
)
_ORANGE = "o1 o2 o3 | o4 o5 o6 | o7 o8 o9 | o10 o11 o12 o13"

TABLE_OF_75 = f"{_GROUPS} | {_RUNS}".replace(" | k1 k2 k3", "")
"""24 melds, nearly all of three tiles: nothing takes more room."""

TABLE_OF_92 = f"{_GROUPS} o13 | {_RUNS} | {_ORANGE}"

MANY_MELDS = Position(
    table=TABLE_OF_75,
    rack="o1 o3 o4 o6 o8 o9 o11 o13 o13 o2 k1 k2 j o6",
    others=("o1 o3 o5 o7 o9", "o2 o4 o5 o8", "o7 o10 o11 o12 j"),
)
"""75 tiles on the table, with three computers and a full rack."""

JOKER_AMONG_MANY = replace(
    MANY_MELDS,
    table=TABLE_OF_75.replace("b1 b2 b3", "b1 j b3"),
    rack="b2 o8 o9 o1 o3 o4 o6 o11 o13",
)
"""As many, with a joker that can be freed."""

MORE_MELDS = Position(
    table=TABLE_OF_92,
    rack="o1 o3 o4 o6 o8 o9",
    others=("o2 o5 j", "o7 o10", "o11 o12 j"),
)
"""92 tiles on the table."""

ONE_TILE_LEFT = Position(rack="r9", table="r6 r7 r8 | k4 b4 o4", others=("k1 k13 o5 j",))
"""The person can end the game with one tile; the rack of the computer counts 1 + 13 + 5 + 30 = 49 points."""

NOBODY_CAN_LAY = Position(
    rack="k1 k2 r1 r2",
    table=(
        "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 | r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 | "
        "k3 b3 o3 | r3 b3 o3 | k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 | r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 | "
        "j b5 b6 b7 b8 b9 b10 b11 b12 b13 | b5 b6 b7 b8 b9 b10 b11 b12 b13 | "
        "j o5 o6 o7 o8 o9 o10 o11 o12 o13 | o5 o6 o7 o8 o9 o10 o11 o12 o13"
    ),
    others=("b1 b1 b2 b2 b4 b4 o1 o1 o2 o2 o4 o4",),
    others_opened=False,
    pool=0,
)
"""The pool is empty, and the computer cannot open: if the person passes, the game is blocked. 6 points against 28."""

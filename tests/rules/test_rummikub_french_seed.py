"""Every worked example of the French rules page, under the names of its sections."""

from __future__ import annotations

import pytest
from tests.helpers import CLASSIC, codes, judged, lay, state_of

from rummyroom.rummikub.game import Draw, apply, problems
from rummyroom.rummikub.melds import Meld, MeldFault, MeldKind, read_meld
from rummyroom.rummikub.rules import EDITIONS
from rummyroom.rummikub.tiles import TileBox, parse_kinds, tile_set


@pytest.mark.parametrize(
    ("text", "kind", "fault"),
    [
        ("k7 r7 b7", MeldKind.GROUP, None),
        ("b3 b4 b5 b6", MeldKind.RUN, None),
        ("r1 r2 r3", MeldKind.RUN, None),
        ("r12 r13 r1", MeldKind.RUN, MeldFault.NOT_CONSECUTIVE),
        ("k7 r7 b7 o7 k7", MeldKind.GROUP, MeldFault.DUPLICATE_COLOUR),
    ],
)
def test_installer_une_partie_groupes_et_suites(text: str, kind: MeldKind, fault: MeldFault | None) -> None:
    reading = read_meld(Meld(TileBox().take_all(parse_kinds(text))))
    assert (reading.kind, reading.fault) == (kind, fault)


def test_premiere_pose_trois_10_suffisent() -> None:
    assert judged("", "k10 r10 b10", "k10 r10 b10", opened=False).opening_points == 30


def test_premiere_pose_15_et_15_font_30_pile() -> None:
    rack = "b4 b5 b6 k5 r5 o5"
    assert codes(judged("", "b4 b5 b6", rack, opened=False)) == ["opening.below_minimum"]
    turn = judged("", "b4 b5 b6 | k5 r5 o5", rack, opened=False)
    assert (turn.is_legal, turn.opening_points) == (True, 30)


def test_tour_de_jeu_la_pioche_termine_le_tour() -> None:
    state = state_of("b4 b5", "r1", pool="b6 k1")
    after, _ = apply(state, Draw(0))
    late = lay(state_of("b4 b5 b6", "r1", turn=0), "b4 b5 b6")
    assert codes(problems(after, late)) == ["turn.not_your_turn"]


def test_tour_de_jeu_une_tuile_piochee_se_joue_au_tour_suivant() -> None:
    state = state_of("b4 b5", "r1", pool="b6 k1")
    state, _ = apply(state, Draw(0))
    state, _ = apply(state, Draw(1))
    state, _ = apply(state, lay(state, "b4 b5 b6"))
    assert state.outcome is not None


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("b4 b5 b6", "b3 b4 b5 b6", "b3"),
        ("k4 r4 b4 o4", "k4 r4 o4 | b3 b4 b5 b6", "b3 b5 b6"),
        ("r4 r5 r6 r7 r8", "r4 r5 r6 | r6 r7 r8", "r6"),
        ("b1 b2 b3 b4 | k1 r1 b1 o1", "b2 b3 b4 | k1 b1 o1 | r1 b1 k1", "k1"),
    ],
    ids=["ajouter", "retirer la 4e", "couper en deux", "puiser dans plusieurs"],
)
def test_deplacer_sur_la_table(before: str, after: str, rack: str) -> None:
    assert judged(before, after, rack).is_legal


def test_joker_deux_dans_le_jeu() -> None:
    assert sum(tile.is_joker for tile in tile_set()) == 2


@pytest.mark.parametrize("exchange", ["k7", "o7"])
def test_joker_echange_contre_une_des_deux_couleurs_manquantes(exchange: str) -> None:
    assert judged("r7 b7 j", f"r7 b7 {exchange} | b1 b2 j", f"{exchange} b1 b2").is_legal


def test_joker_la_tuile_peut_venir_de_la_table() -> None:
    turn = judged("b9 j b11 | k10 r10 b10 o10", "b9 b10 b11 | k10 r10 o10 | r4 k4 j", "r4 k4")
    assert turn.is_legal


def test_joker_rejoue_dans_une_nouvelle_combinaison() -> None:
    turn = judged("b9 j b11 | k1 k2 k3", "b9 b10 b11 | k1 k2 k3 j", "b10")
    assert codes(turn) == ["joker.not_in_new_meld"]


def test_joker_au_moins_une_tuile_de_son_chevalet() -> None:
    turn = judged("b9 j b11 | k10 r10 b10 o10 | r4 k4 o4 b4", "b9 b10 b11 | k10 r10 o10 | r4 k4 o4 | b4 j o10", "r1")
    assert "turn.no_rack_tile" in codes(turn)


def test_fin_de_partie_moins_15_moins_34_moins_9_plus_58() -> None:
    state = state_of("b7", "r2 r13", "j k4", "o9", table="b4 b5 b6")
    state, _ = apply(state, lay(state, "b4 b5 b6 b7"))
    assert state.outcome is not None
    assert state.outcome.scores == (58, -15, -34, -9)
    assert sum(state.outcome.scores) == 0


def test_manche_autant_de_parties_que_de_joueurs() -> None:
    assert [CLASSIC.games_in_match(players) for players in (2, 3, 4)] == [2, 3, 4]


def test_notice_ancienne_25_points_et_deux_minutes() -> None:
    german = EDITIONS["german"]
    assert (german.joker_penalty, german.turn_seconds) == (25, 120)


def test_adaptation_maison_ni_minute_ni_premiere_pose() -> None:
    family = EDITIONS["family"]
    assert (family.opening_minimum, family.turn_seconds) == (0, None)
    assert judged("", "b1 b2 b3", "b1 b2 b3", rules=family, opened=False).is_legal


def test_version_a_160_tuiles_douze_series_et_quatre_jokers() -> None:
    tiles = tile_set(large=True)
    assert len(tiles) == 160
    assert sum(tile.is_joker for tile in tiles) == 4
    assert len([tile for tile in tiles if tile.number == 1]) == 12
    assert [CLASSIC.uses_large_set(players) for players in (2, 4, 5, 6)] == [False, False, True, True]

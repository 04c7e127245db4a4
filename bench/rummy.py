"""Time random play of Rummy beside RLCard's and OpenSpiel's gin rummy: ``python bench/rummy.py``.

Printed per program: deals and actions a second in one process, of processor time, so that other work on the machine
does not count, and how many actions a deal took. An action is what the program takes as one: here a draw, or
everything of a turn after it (melds, lay-offs, discard); in gin rummy a draw, a discard, a knock, and in OpenSpiel
each meld shown after it. Every program lists what is legal before each choice and chooses by chance. The games are
not the same (nobody lays in gin rummy before the end), so the figures say what speed to expect, not who is better.

The peers are measured where they can be imported. They are no part of the project; to have them::

    python -m venv /tmp/peers && /tmp/peers/bin/pip install rlcard open_spiel msgspec
    PYTHONPATH=src /tmp/peers/bin/python bench/rummy.py
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rummyroom.deal import Deal
from rummyroom.rummy.cards import PACK, cards_in, mask_of
from rummyroom.rummy.game import Action, DrawStock, Play, State, TakeDiscard, apply_unchecked, start
from rummyroom.rummy.melding import melds_in
from rummyroom.rummy.melds import extended, layoffs
from rummyroom.rummy.rules import Ace, Rules
from rummyroom.rummy.turn import LayOffPlay, MeldPlay, TurnPlay

if TYPE_CHECKING:
    from collections.abc import Callable

Count = tuple[int, int]
"""Deals and actions played."""

LAYS = 0.5
"""How often the random player lays one more thing that it could lay."""


def random_action(state: State, chance: random.Random) -> Action:
    """Return an action by chance, chosen from all that is legal under the basic rules."""
    seat = state.turn
    if state.drawn is None:
        return TakeDiscard(seat) if state.discards and chance.random() < 0.5 else DrawStock(seat)
    hand = mask_of(state.hands[seat])
    plays: list[TurnPlay] = []
    table = [meld.cards for meld in state.table]
    while True:
        options: list[TurnPlay] = [MeldPlay(cards_in(meld)) for meld in melds_in(hand, Ace.LOW)]
        for index, cards in enumerate(table):
            fitting = layoffs(cards, Ace.LOW) & hand
            if fitting:
                options.extend([LayOffPlay(card, index) for card in cards_in(fitting)])
        if not options or chance.random() >= LAYS:
            break
        one = options[int(chance.random() * len(options))]
        plays.append(one)
        if isinstance(one, MeldPlay):
            hand ^= mask_of(one.cards)
            table.append(one.cards)
        else:
            assert one.meld is not None
            hand ^= one.card.bit
            table[one.meld] = extended(table[one.meld], one.card)
    if not hand:
        return Play(seat, tuple(plays))
    taken = state.drawn.bit if state.taken else 0
    choices = hand if hand == taken else hand & ~taken
    skip = int(chance.random() * choices.bit_count())
    while skip:
        choices &= choices - 1
        skip -= 1
    return Play(seat, tuple(plays), PACK[(choices & -choices).bit_length() - 1])


def rummyroom(deals: int, seed: int) -> Count:
    """Play ``deals`` deals of Rummy for two."""
    chance = random.Random(seed)
    rules = Rules()
    actions = 0
    for deal in range(deals):
        state, _ = start(rules, 2, Deal.from_seed(f"{seed}/{deal}"))
        while state.outcome is None:
            state, _ = apply_unchecked(state, random_action(state, chance))
            actions += 1
    return deals, actions


def rlcard(deals: int, seed: int) -> Count:
    """Play ``deals`` games of RLCard's gin rummy."""
    env: Any = import_module("rlcard").make("gin-rummy", config={"seed": seed})
    chance = random.Random(seed)
    actions = 0
    for _ in range(deals):
        state, _seat = env.reset()
        while not env.is_over():
            state, _seat = env.step(chance.choice(list(state["legal_actions"])))
            actions += 1
    return deals, actions


def open_spiel(deals: int, seed: int) -> Count:
    """Play ``deals`` games of OpenSpiel's gin rummy."""
    game: Any = import_module("pyspiel").load_game("gin_rummy")
    chance = random.Random(seed)
    actions = 0
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
    return deals, actions


def measure(play: Callable[[int, int], Count], seconds: float) -> dict[str, float] | None:
    """Return what ``play`` achieves in at least ``seconds`` of processor time, or None if it is not installed."""
    try:
        play(1, 0)
    except ImportError:
        return None
    deals = actions = seed = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        seed += 1
        more_deals, more_actions = play(5, seed)
        deals += more_deals
        actions += more_actions
    return {"deals/s": deals / spent, "actions/s": actions / spent, "actions/deal": actions / deals}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="processor time for each program (5)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args()
    found = {
        name: measure(play, arguments.seconds)
        for name, play in (("Rummy Room", rummyroom), ("RLCard", rlcard), ("OpenSpiel", open_spiel))
    }
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"{'':12}{'deals/s':>10}{'actions/s':>12}{'actions/deal':>14}")
    for name, figures in found.items():
        if figures is None:
            print(f"{name:12}{'not installed':>36}")
        else:
            print(
                f"{name:12}{figures['deals/s']:>10,.0f}{figures['actions/s']:>12,.0f}{figures['actions/deal']:>14.1f}"
            )
    ours, peer = found["Rummy Room"], found["RLCard"]
    if ours and peer:
        print(f"Actions a second beside RLCard: {ours['actions/s'] / peer['actions/s']:.1f} times")


if __name__ == "__main__":
    main()

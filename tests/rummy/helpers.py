"""Positions written as text, and a player who does anything that is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rummyroom.deal import Deal
from rummyroom.rummy import game
from rummyroom.rummy.cards import PACK, Card, cards_in, mask_of, parse_cards
from rummyroom.rummy.game import Action, DrawStock, Play, PutBack, State, TakeDiscard
from rummyroom.rummy.melding import melds_in
from rummyroom.rummy.melds import Meld, extended, layoffs, parse_table, read_meld
from rummyroom.rummy.rules import FinalDiscard, MeldsPerTurn, Rules
from rummyroom.rummy.turn import LayOffPlay, MeldPlay, TurnPlay

if TYPE_CHECKING:
    import random

    from rummyroom.rummy.events import Event

BASIC = Rules()


def position(
    *hands: str,
    table: str = "",
    discards: str = "",
    stock: str | None = None,
    drawn: str | None = None,
    taken: bool = False,
    laid: tuple[bool, ...] | None = None,
    recycled: int = 0,
    turn: int = 0,
    owner: int = 1,
    rules: Rules = BASIC,
) -> State:
    """Return a state; the stock is the rest of the pack unless given, ``drawn`` is a card of the hand to move."""
    held = tuple(parse_cards(hand) for hand in hands)
    melds = parse_table(table, owner=owner, ace=rules.ace)
    pile = parse_cards(discards)
    used = {card for hand in held for card in hand} | {card for meld in melds for card in meld.cards} | set(pile)
    rest = tuple(card for card in PACK if card not in used)
    nothing = (0,) * len(held)
    card = Card(drawn) if drawn else None
    known = tuple(card.bit if card and taken and seat == turn else 0 for seat in range(len(held)))
    return State(
        rules=rules,
        hands=held,
        stock=rest if stock is None else parse_cards(stock),
        discards=pile,
        table=melds,
        dealer=len(held) - 1,
        turn=turn,
        drawn=card,
        taken=taken,
        laid=laid or (False,) * len(held),
        recycled=recycled,
        known=known,
        thrown=nothing,
        refused=nothing,
    )


def codes(state: State, action: Action) -> list[str]:
    """Return the codes of all that makes ``action`` illegal."""
    return [problem.code for problem in game.problems(state, action)]


def meld(text: str) -> MeldPlay:
    return MeldPlay(parse_cards(text))


def add(card: str, index: int | None = None) -> LayOffPlay:
    return LayOffPlay(Card(card), index)


def play(*plays: TurnPlay, discard: str | None = None, seat: int = 0) -> Play:
    return Play(seat, plays, Card(discard) if discard else None)


def all_cards(state: State) -> list[Card]:
    """Return every card wherever it is."""
    cards = [card for hand in state.hands for card in hand]
    cards += [card for laid in state.table for card in laid.cards]
    return [*cards, *state.stock, *state.discards]


def random_action(state: State, chance: random.Random, *, lays: float = 0.7) -> Action:
    """Return a legal action of the seat to move; anything legal may come up."""
    seat = state.turn
    if state.drawn is None:
        return TakeDiscard(seat) if state.discards and chance.random() < 0.4 else DrawStock(seat)
    if state.taken and chance.random() < 0.05:
        return PutBack(seat)
    hand = mask_of(state.hands[seat])
    keep = 1 if state.rules.final_discard is FinalDiscard.REQUIRED else 0
    table = list(state.table)
    plays: list[TurnPlay] = []
    melded = False
    while chance.random() < lays:
        options: list[TurnPlay] = []
        if not (melded and state.rules.melds_per_turn is MeldsPerTurn.ONE):
            options += [MeldPlay(cards_in(cards)) for cards in melds_in(hand, state.rules.ace)]
        if not state.rules.layoff_needs_own_meld or any(one.owner == seat for one in table):
            for index, one in enumerate(table):
                options += [LayOffPlay(card, index) for card in cards_in(layoffs(one.cards, state.rules.ace) & hand)]
        options = [one for one in options if hand.bit_count() - _size(one) >= keep]
        if not options:
            break
        chosen = chance.choice(options)
        plays.append(chosen)
        if isinstance(chosen, MeldPlay):
            melded = True
            hand ^= mask_of(chosen.cards)
            table.append(Meld(read_meld(chosen.cards, state.rules.ace).cards, seat))
        else:
            assert chosen.meld is not None
            hand ^= chosen.card.bit
            table[chosen.meld] = Meld(extended(table[chosen.meld].cards, chosen.card), table[chosen.meld].owner)
    left = cards_in(hand)
    choices = [card for card in left if not (state.taken and card == state.drawn and len(left) > 1)]
    return Play(seat, tuple(plays), chance.choice(choices) if choices else None)


def _size(play: TurnPlay) -> int:
    return len(play.cards) if isinstance(play, MeldPlay) else 1


def play_out(
    rules: Rules, players: int, seed: int, chance: random.Random
) -> tuple[list[State], list[Action], list[tuple[Event, ...]]]:
    """Play a random deal; return all states, all actions, and the events of the deal and of each action."""
    state, started = game.start(rules, players, Deal.from_seed(seed))
    states, actions, events = [state], [], [started]
    while state.outcome is None:
        action = random_action(state, chance)
        state, happened = game.apply(state, action)
        states.append(state)
        actions.append(action)
        events.append(happened)
    return states, actions, events


def hidden_from(state: State, seat: int | None) -> set[str]:
    """Return the cards that ``seat`` has no way to know where they are."""
    hidden = {str(card) for card in state.stock}
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            hidden |= {str(card) for card in hand if not card.bit & state.known[owner]}
    return hidden


def exchanged(state: State, places: dict[str, str]) -> State:
    """Return ``state`` with hidden cards exchanged; what everybody has seen stays."""
    swap = {card: next(other for other in PACK if other == places.get(card, card)) for card in PACK}
    known = {card for mask in state.known for card in PACK if card.bit & mask}
    hands = tuple(tuple(card if card in known else swap[card] for card in hand) for hand in state.hands)
    drawn = state.drawn
    if drawn is not None and not state.taken:
        drawn = swap[drawn]
    return replace(state, hands=hands, stock=tuple(swap[card] for card in state.stock), drawn=drawn)

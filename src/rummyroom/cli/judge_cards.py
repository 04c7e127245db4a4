"""``rummyroom judge --game rummy``: is this turn of Rummy legal?

A turn is written in one line, its plays in order and separated by ``|``: a meld ``4H 5H 6H``, a card added to a meld
``8C > 2`` (the number of the meld on the table as it is by then; it may be left out where only one fits), and the
discard ``x KD``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.cli.answer import print_json
from rummyroom.cli.errors import CommandError
from rummyroom.rummy.cards import Card, format_cards, parse_cards
from rummyroom.rummy.melds import Meld, read_meld
from rummyroom.rummy.turn import Judgement, LayOffPlay, MeldPlay, TurnPlay, fault_problem, judge

if TYPE_CHECKING:
    import argparse

    from rummyroom.i18n import Texts
    from rummyroom.rummy.rules import Rules

_SEAT = 0
_OTHER = 1


class CardProblem(msgspec.Struct, frozen=True):
    """One problem, for a program to look at (``code``) and for a person to read (``text``)."""

    code: str
    cards: tuple[str, ...]
    meld: int | None
    data: dict[str, Any]
    text: str


class CardAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What the command found out about a turn of Rummy.

    Args:
        legal: whether the turn is legal.
        problems: all that makes it illegal.
        table: the melds afterwards.
        laid: the cards that left the hand by melds and lay-offs.
        rest: the cards left in the hand.
        goes_out: whether the turn ends the deal.
        rummy: whether it does so as a rummy.
    """

    legal: bool
    problems: tuple[CardProblem, ...]
    table: tuple[tuple[str, ...], ...]
    laid: tuple[str, ...]
    rest: tuple[str, ...]
    goes_out: bool
    rummy: bool


def run(options: argparse.Namespace, rules: Rules, texts: Texts) -> int:
    """Judge the turn; return 0 if it is legal, else 1.

    Raises:
        CommandError: the notation is wrong.
    """
    used: set[Card] = set()
    owner = _OTHER if options.not_opened else _SEAT
    table = tuple(_start_meld(part, owner, rules, used) for part in _parts(options.before))
    hand = _cards(options.hand, used)
    taken = _single(options.taken, options.taken) if options.taken else None
    if taken is not None and taken not in hand:
        raise CommandError("cli-taken_not_in_hand", card=str(taken))
    plays, discard = _turn(options.turn)
    judgement = judge(table, hand, plays, discard, taken=taken, rules=rules, seat=_SEAT)
    legal = not judgement.problems
    goes_out = legal and not judgement.hand
    answer = CardAnswer(
        legal=legal,
        problems=tuple(
            CardProblem(problem.code, tuple(problem.tiles), problem.meld, problem.data, texts.problem(problem))
            for problem in judgement.problems
        ),
        table=tuple(tuple(map(str, meld.cards)) for meld in judgement.table),
        laid=tuple(map(str, judgement.laid)),
        rest=tuple(map(str, judgement.hand)),
        goes_out=goes_out,
        rummy=goes_out and options.not_opened,
    )
    if options.json:
        print_json(answer)
    else:
        _print(answer, judgement, texts)
    return 0 if legal else 1


def _print(answer: CardAnswer, judgement: Judgement, texts: Texts) -> None:
    if not answer.legal:
        print(texts.text("cli-judge-illegal"))
        for problem in answer.problems:
            print(f"- {problem.text}")
        return
    if answer.goes_out:
        print(texts.text("cli-cards-rummy" if answer.rummy else "cli-cards-out", cards=len(answer.laid)))
    else:
        print(texts.text("cli-cards-legal", cards=len(answer.laid), rest=format_cards(judgement.hand)))
    print(texts.text("cli-table"))
    for meld in judgement.table:
        print(f"  {format_cards(meld.cards)}")


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


def _cards(text: str, used: set[Card]) -> tuple[Card, ...]:
    cards = []
    for piece in text.replace(",", " ").split():
        try:
            [card] = parse_cards(piece.upper())
        except ValueError:
            raise CommandError("cli-bad_card", piece=piece) from None
        if card in used:
            raise CommandError("cli-card_twice", piece=piece)
        used.add(card)
        cards.append(card)
    return tuple(cards)


def _start_meld(text: str, owner: int, rules: Rules, used: set[Card]) -> Meld:
    reading = read_meld(_cards(text, used), rules.ace)
    if not reading.is_legal:
        raise CommandError("cli-bad_start_table", meld=text, problem=fault_problem(reading))
    return Meld(reading.cards, owner)


def _turn(text: str) -> tuple[tuple[TurnPlay, ...], Card | None]:
    """Return the plays and the discard that a text tells."""
    plays: list[TurnPlay] = []
    discard: Card | None = None
    for part in _parts(text):
        head, _, rest = part.partition(" ")
        if discard is not None:
            raise CommandError("cli-bad_turn", piece=part)
        if head.lower() == "x":
            discard = _single(rest, part)
        elif ">" in part:
            card, _, number = part.partition(">")
            plays.append(LayOffPlay(_single(card, part), _index(number.strip(), part)))
        else:
            plays.append(MeldPlay(_cards(part, set())))
    return tuple(plays), discard


def _single(text: str, part: str) -> Card:
    cards = _cards(text, set())
    if len(cards) != 1:
        raise CommandError("cli-bad_turn", piece=part)
    return cards[0]


def _index(number: str, part: str) -> int | None:
    if not number:
        return None
    if not number.isdigit() or number == "0":
        raise CommandError("cli-bad_turn", piece=part)
    return int(number) - 1

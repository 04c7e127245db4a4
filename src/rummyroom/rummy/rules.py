"""The rules as one frozen value, and the named editions. Source: rules/rummy.md, Options."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from rummyroom.rummy.cards import COURT_POINTS, Card


class Ace(StrEnum):
    """Where the ace stands in a run."""

    LOW = "low"
    HIGH_OR_LOW = "high_or_low"


class Recycle(StrEnum):
    """How the discard pile becomes the new stock."""

    FLIP = "flip"
    SHUFFLE = "shuffle"


class Exhausted(StrEnum):
    """How a deal ends when the stock runs out for good."""

    VOID = "void"
    LOWEST_WINS = "lowest_wins"


class RummyBonus(StrEnum):
    """What going out in a single turn adds."""

    DOUBLE = "double"
    PLUS_TEN = "plus_ten"
    NONE = "none"


class FinalDiscard(StrEnum):
    """Whether the last card has to leave the hand by a discard."""

    OPTIONAL = "optional"
    REQUIRED = "required"


class MeldsPerTurn(StrEnum):
    """How many new melds a turn may bring."""

    MANY = "many"
    ONE = "one"


class RulesError(ValueError):
    """An option has a value that the game does not know; the message names both."""


TURN_SECONDS: tuple[int | None, ...] = (None, 30, 60, 90, 120, 180)
TARGETS = range(50, 301, 25)
ACE_POINTS = (1, 11, 15)
MOST_RECYCLES = 5
MAX_PLAYERS = 6


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option of Rummy; the defaults are the edition ``basic``.

    Args:
        target: points that win the match, one of :data:`TARGETS`.
        ace: whether a run may also end with queen, king, ace.
        ace_points: what an ace left in a hand counts, one of :data:`ACE_POINTS`.
        recycle: how the discard pile becomes the new stock.
        recycle_limit: how often that may happen in a deal, 0 to 5; at 0 the deal ends when the stock does.
        exhausted: how a deal ends after that.
        rummy_bonus: what going out in a single turn adds.
        final_discard: whether the last card has to be discarded.
        melds_per_turn: how many new melds a turn may bring; lay-offs are not counted.
        layoff_needs_own_meld: only who has laid a meld may lay off.
        turn_seconds: seconds for a turn, one of :data:`TURN_SECONDS`; None plays without a clock.
    """

    target: int = 100
    ace: Ace = Ace.LOW
    ace_points: int = 1
    recycle: Recycle = Recycle.FLIP
    recycle_limit: int = 2
    exhausted: Exhausted = Exhausted.VOID
    rummy_bonus: RummyBonus = RummyBonus.DOUBLE
    final_discard: FinalDiscard = FinalDiscard.OPTIONAL
    melds_per_turn: MeldsPerTurn = MeldsPerTurn.MANY
    layoff_needs_own_meld: bool = False
    turn_seconds: int | None = None

    def __post_init__(self) -> None:
        if self.target not in TARGETS:
            raise RulesError(f"target is {self.target}; it goes from 50 to 300 in steps of 25")
        if self.ace_points not in ACE_POINTS:
            raise RulesError(f"ace_points is {self.ace_points}; choose one of {', '.join(map(str, ACE_POINTS))}")
        if not 0 <= self.recycle_limit <= MOST_RECYCLES:
            raise RulesError(f"recycle_limit is {self.recycle_limit}; it goes from 0 to {MOST_RECYCLES}")
        if self.turn_seconds not in TURN_SECONDS:
            choices = ", ".join("none" if seconds is None else str(seconds) for seconds in TURN_SECONDS)
            raise RulesError(f"turn_seconds is {self.turn_seconds}; choose one of {choices}")

    def points(self, card: Card) -> int:
        """Return what ``card`` counts in a hand when the deal ends."""
        return self.ace_points if card.rank == 1 else min(card.rank, COURT_POINTS)


def hand_size(players: int) -> int:
    """Return how many cards each of ``players`` is dealt."""
    if players == 2:
        return 10
    return 7 if players <= 4 else 6


EDITIONS: dict[str, Rules] = {"basic": Rules()}
"""The named editions; ``basic`` is the default."""


def edition_of(rules: Rules) -> str | None:
    """Return the name of the edition that ``rules`` equals, or None if they are a house mixture."""
    return next((name for name, edition in EDITIONS.items() if edition == rules), None)


def with_settings(rules: Rules, settings: list[str]) -> Rules:
    """Return ``rules`` changed by ``option=value`` texts, as the command line takes them.

    >>> with_settings(EDITIONS["basic"], ["target=150", "ace=high_or_low"]).target
    150

    Raises:
        RulesError: a text names no option or a value that the option does not take.
    """
    changes: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        name = name.strip()
        if not equals or name not in Rules.__struct_fields__:
            raise RulesError(
                f"{setting!r} is no option; write option=value with one of {', '.join(Rules.__struct_fields__)}"
            )
        changes[name] = _plain(name, value.strip())
    try:
        return msgspec.convert(msgspec.to_builtins(rules) | changes, Rules)
    except msgspec.ValidationError as error:
        raise RulesError(f"{', '.join(settings)}: {error}") from None


def _plain(name: str, value: str) -> str | int | bool | None:
    text = value.lower()
    if name == "turn_seconds" and text == "none":
        return None
    if name == "layoff_needs_own_meld":
        return {"true": True, "yes": True, "false": False, "no": False}.get(text, text)
    return int(text) if text.lstrip("-").isdigit() else text

"""The rules as one frozen value, and the named editions.

Whatever a published edition does differently is a field of :class:`Rules`; no code asks for an edition's
name. Source: rules/rummikub.md, Editions, and the options named in its other sections.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rummyroom.words import Word


class Overtime(Word):
    """What becomes of a half-made turn when the clock runs out."""

    RESTORE = "restore"
    RETURN_LOOSE = "return_loose"


class JokerRelease(Word):
    """What it takes to retrieve a joker from the table."""

    EXCHANGE = "exchange"
    REARRANGE = "rearrange"
    FREE = "free"


class JokerSource(Word):
    """Where the tile that replaces a joker may come from."""

    ANYWHERE = "anywhere"
    RACK = "rack"


class JokerReuse(Word):
    """Where a retrieved joker has to go."""

    NEW_MELD = "new_meld"
    NEW_MELD_WITH_TWO_RACK_TILES = "new_meld_with_two_rack_tiles"
    ANYWHERE = "anywhere"


class EmptyPool(Word):
    """Whether one may pass with a playable rack once the pool is empty."""

    MAY_PASS = "may_pass"
    MUST_LAY = "must_lay"


class RulesError(ValueError):
    """An option has a value that the game does not know; the message names both."""


_CHOICES: dict[str, type[Word]] = {
    "overtime": Overtime,
    "joker_release": JokerRelease,
    "joker_exchange_from": JokerSource,
    "joker_reuse": JokerReuse,
    "empty_pool": EmptyPool,
}
TURN_SECONDS: tuple[int | None, ...] = (None, 30, 60, 90, 120, 180)
RACK_SIZE = 14
MAX_PLAYERS = 6
MAX_PLAYERS_STANDARD_SET = 4


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option of Rummikub; the defaults are the edition ``classic``.

    Args:
        opening_minimum: points of the first meld, 0 to 50. At 0 there is no opening: every player counts
            as having opened from the start.
        opening_table_play: the table may be rearranged in the opening turn too.
        joker_penalty: what a joker left on a rack counts, 0 to 50.
        turn_seconds: seconds for a turn, one of :data:`TURN_SECONDS`; None plays without a clock.
        overtime: what becomes of a half-made turn at time-out.
        joker_release: what retrieving a joker takes.
        joker_exchange_from: where the tile replacing a joker may come from.
        joker_reuse: where a retrieved joker has to go.
        joker_meld_frozen: a meld holding a joker may only be added to until the joker is exchanged.
        empty_pool: whether a playable rack may pass when the pool is empty.
        large_set: play with 160 tiles also at two to four players; five and six always do.
        games: games in a match; None plays as many as there are players.
    """

    opening_minimum: int = 30
    opening_table_play: bool = False
    joker_penalty: int = 30
    turn_seconds: int | None = 60
    overtime: Overtime = Overtime.RESTORE
    joker_release: JokerRelease = JokerRelease.EXCHANGE
    joker_exchange_from: JokerSource = JokerSource.ANYWHERE
    joker_reuse: JokerReuse = JokerReuse.NEW_MELD
    joker_meld_frozen: bool = False
    empty_pool: EmptyPool = EmptyPool.MAY_PASS
    large_set: bool = False
    games: int | None = None

    def __post_init__(self) -> None:
        for name, kind in _CHOICES.items():
            value = getattr(self, name)
            if not isinstance(value, kind):  # Python code may write the plain word
                if value not in tuple(kind):
                    raise RulesError(f"{name} is {value!r}; choose one of {', '.join(kind)}")
                msgspec.structs.force_setattr(self, name, kind(value))
        if not 0 <= self.opening_minimum <= 50:
            raise RulesError(f"opening_minimum is {self.opening_minimum}; it goes from 0 to 50")
        if not 0 <= self.joker_penalty <= 50:
            raise RulesError(f"joker_penalty is {self.joker_penalty}; it goes from 0 to 50")
        if self.turn_seconds not in TURN_SECONDS:
            choices = ", ".join("none" if seconds is None else str(seconds) for seconds in TURN_SECONDS)
            raise RulesError(f"turn_seconds is {self.turn_seconds}; choose one of {choices}")
        if self.games is not None and not 1 <= self.games <= 20:
            raise RulesError(f"games is {self.games}; it goes from 1 to 20")

    def uses_large_set(self, players: int) -> bool:
        """Return whether a game of ``players`` is played with 160 tiles."""
        return self.large_set or players > MAX_PLAYERS_STANDARD_SET

    def games_in_match(self, players: int) -> int:
        """Return how many games a match of ``players`` has."""
        return self.games if self.games is not None else players


EDITIONS: dict[str, Rules] = {
    "classic": Rules(),
    "booklet": Rules(joker_release=JokerRelease.REARRANGE),
    "german": Rules(joker_penalty=25, turn_seconds=120, overtime=Overtime.RETURN_LOOSE),
    "pressman": Rules(
        turn_seconds=120,
        joker_exchange_from=JokerSource.RACK,
        joker_reuse=JokerReuse.NEW_MELD_WITH_TWO_RACK_TILES,
    ),
    "family": Rules(opening_minimum=0, turn_seconds=None),
}
"""The named editions; ``classic`` is the default."""


def edition_of(rules: Rules) -> str | None:
    """Return the name of the edition that ``rules`` equals, or None if they are a house mixture."""
    return next((name for name, edition in EDITIONS.items() if edition == rules), None)


def with_settings(rules: Rules, settings: list[str]) -> Rules:
    """Return ``rules`` changed by ``option=value`` texts, as the command line takes them.

    >>> with_settings(EDITIONS["classic"], ["joker_penalty=25", "turn_seconds=none"]).turn_seconds is None
    True

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
        changes[name] = _plain(value.strip())
    try:
        return msgspec.convert(msgspec.to_builtins(rules) | changes, Rules)
    except msgspec.ValidationError as error:
        raise RulesError(f"{', '.join(settings)}: {error}") from None


def _plain(value: str) -> str | int | bool | None:
    match value.lower():
        case "none":
            return None
        case "true" | "yes":
            return True
        case "false" | "no":
            return False
        case text if text.removeprefix("-").isdecimal():
            return int(text)
        case text:
            return text

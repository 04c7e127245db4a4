"""A match as a file: write, read, replay, and verify that its deals were sealed.

The file is JSON (UTF-8). Format 2:

``{"format": "rummyroom-record", "version": 2, "game": key, "rules": {...}, "players": [{"name", "level"}],
"games": [{"commitment", "secret", "start": [event, ...], "moves": [{"action", "drawn"}], "outcome"}]}``

``level`` is null for a person. ``start`` holds the events of the deal, ``drawn`` the tiles or cards that an action
took from the face-down supply. Version 1 wrote a lay's melds as bare lists of tiles; it still loads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.codec import from_plain, to_json
from rummyroom.deal import Deal
from rummyroom.games import Action, Event, Outcome, State, registry
from rummyroom.games import game as game_of
from rummyroom.problem import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

FORMAT = "rummyroom-record"
VERSION = 2


class RecordError(ValueError):
    """A file is no record of a match; the message says why."""


class Player(msgspec.Struct, frozen=True):
    """Who sat at a seat; ``level`` is None for a person."""

    name: str
    level: str | None = None


class Move(msgspec.Struct, frozen=True):
    """An action and the tiles or cards it took from the face-down supply."""

    action: Any
    drawn: tuple[str, ...] = ()


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a match.

    Args:
        commitment: the digest shown when the game began.
        secret: the deal's secret.
        start: the events of the deal, as plain data.
        moves: every action with what it drew; actions as plain data.
        outcome: how the game ended; None of a game that was broken off.
    """

    commitment: str
    secret: str
    start: tuple[Any, ...]
    moves: tuple[Move, ...]
    outcome: Outcome | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match: rules and players, and every game with its deal and actions."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: Any
    players: tuple[Player, ...]
    games: tuple[GameRecord, ...] = ()


class Check(msgspec.Struct, frozen=True):
    """One thing that verifying looked at.

    Args:
        code: ``commitment``, ``deal``, ``moves``, ``draws`` or ``outcome``; the catalogue says it under ``verify-``.
        ok: whether it held.
        data: details of a failure, such as the number of the move.
    """

    code: str
    ok: bool
    data: dict[str, Any] = {}


class GameReport(msgspec.Struct, frozen=True):
    """The checks of one game, numbered from 1."""

    number: int
    checks: tuple[Check, ...]


class Report(msgspec.Struct, frozen=True):
    """What verifying a record found."""

    ok: bool
    games: tuple[GameReport, ...]


def game_record(
    game_key: str, rules: Any, players: int, secret: str, actions: Sequence[Action], results: Sequence[Outcome]
) -> GameRecord:
    """Return the record of a game from its deal and actions.

    Args:
        game_key: which game; see :func:`rummyroom.games.registry`.
        rules: the rules in force.
        players: number of seats.
        secret: the deal's secret.
        actions: every action of the game, in order.
        results: outcomes of the earlier games of the match.

    Raises:
        IllegalActionError: an action is not legal where it stands.
    """
    game = game_of(game_key)
    deal = Deal(secret)
    state, start = game.start(rules, players, deal, results)
    moves = []
    for action in actions:
        state, events = game.apply(state, action)
        moves.append(Move(_as_file(action), game.drawn(events)))
    return GameRecord(
        commitment=deal.commitment,
        secret=secret,
        start=tuple(_as_file(event) for event in start),
        moves=tuple(moves),
        outcome=game.outcome(state),
    )


def write_record(record: Record) -> bytes:
    """Return ``record`` as the bytes of a file."""
    return msgspec.json.format(to_json(record), indent=1) + b"\n"


def read_record(data: bytes | str) -> Record:
    """Return the record that a file holds; older versions of the format are brought up to date.

    Raises:
        RecordError: the data are no record, are damaged, or come from a newer version.
    """
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"this is no record of a match: it is not JSON ({error})") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise RecordError(f'this is no record of a match: it lacks "format": "{FORMAT}"')
    version = plain.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:  # True is an int too
        raise RecordError(f"this record has version {version!r}; this program reads versions 1 to {VERSION}")
    try:
        while plain["version"] < VERSION:
            plain = _UPGRADES[plain["version"]](plain)
        record = from_plain(plain, Record)
        game = registry().get(record.game)
        rules = from_plain(record.rules, game.rules_type) if game else None
    except (msgspec.ValidationError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise RecordError(f"this record is damaged: {error}") from None
    if game is None:
        raise RecordError(f"this record is of {record.game!r}, a game this program does not know")
    fewest, most = game.seats
    if not fewest <= len(record.players) <= most:
        raise RecordError(f"this record has {len(record.players)} players; {record.game} has {fewest} to {most}")
    return msgspec.structs.replace(record, rules=rules)


def _as_file(value: object) -> Any:
    """Return ``value`` as it is read back from a file: lists, not tuples."""
    return msgspec.json.decode(to_json(value))


def _bare_melds_to_melds(record: dict[str, Any]) -> dict[str, Any]:
    """Bring version 1 to version 2: a lay's melds become objects."""
    if not isinstance(record["games"], list):
        raise TypeError("games is no list")
    games = []
    for game in record["games"]:
        moves = []
        for move in game["moves"]:
            action = dict(move["action"])
            if isinstance(action.get("table"), list):
                action["table"] = [{"tiles": meld} if isinstance(meld, list) else meld for meld in action["table"]]
            moves.append({**move, "action": action})
        games.append({**game, "moves": moves})
    return {**record, "version": 2, "games": games}


_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _bare_melds_to_melds}


def replay(record: Record, number: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield every state of a game of ``record`` with the events that led to it, the deal first.

    Args:
        record: the match.
        number: which game, from 1.

    Raises:
        RecordError: an action is damaged.
        IllegalActionError: an action is not legal where it stands.
    """
    game = game_of(record.game)
    kept = record.games[number - 1]
    results = [earlier.outcome for earlier in record.games[: number - 1] if earlier.outcome is not None]
    state, events = game.start(record.rules, len(record.players), Deal(kept.secret), results)
    yield state, events
    for index, move in enumerate(kept.moves, start=1):
        try:
            action = from_plain(move.action, game.action_type)
        except (msgspec.ValidationError, ValueError) as error:
            raise RecordError(f"move {index} of game {number} is damaged: {error}") from None
        state, events = game.apply(state, action)
        yield state, events


def verify(record: Record) -> Report:
    """Check that deal, draws and every move of a record followed from the sealed secrets.

    A failure is part of the report, never an exception.
    """
    games = tuple(GameReport(number, tuple(_checks(record, number))) for number in range(1, len(record.games) + 1))
    return Report(bool(games) and all(check.ok for game in games for check in game.checks), games)


def _checks(record: Record, number: int) -> Iterator[Check]:
    game = game_of(record.game)
    kept = record.games[number - 1]
    try:
        deal = Deal(kept.secret)
    except ValueError as error:
        yield Check("commitment", ok=False, data={"reason": str(error)})
        return
    yield Check("commitment", ok=deal.commitment == kept.commitment)
    moves_done, final = -1, None
    failure: dict[str, Any] = {}
    wrong_draw: dict[str, Any] = {}
    try:
        for moves_done, (state, events) in enumerate(replay(record, number)):
            final = state
            if moves_done == 0:
                yield Check("deal", ok=tuple(_as_file(event) for event in events) == kept.start)
            elif not wrong_draw and game.drawn(events) != kept.moves[moves_done - 1].drawn:
                wrong_draw = {"move": moves_done}
    except (RecordError, IllegalActionError) as error:
        failure = {"move": moves_done + 1, "reason": str(error)}
    yield Check("moves", ok=not failure, data=failure or {"count": len(kept.moves)})
    yield Check("draws", ok=not wrong_draw, data=wrong_draw)
    if not failure:
        yield Check("outcome", ok=game.outcome(final) == kept.outcome)

"""The options of the command line that choose the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rummyroom.cli.errors import CommandError
from rummyroom.rummikub import rules as rummikub
from rummyroom.rummikub.adapter import RUMMIKUB
from rummyroom.rummikub.rules import EDITIONS, Rules
from rummyroom.rummy import rules as rummy
from rummyroom.rummy.adapter import RUMMY

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from rummyroom.games import Game, Option
    from rummyroom.i18n import Texts

_OPTIONS = {option.key: option for option in RUMMIKUB.options}


def add_rules_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add ``--edition``, ``--set``, ``--large`` and ``--not-opened`` to a command."""
    group = parser.add_argument_group(texts.text("cli-rules"))
    group.add_argument(
        "--edition",
        metavar="NAME",
        help=texts.text("cli-edition-help", editions=", ".join(EDITIONS), default=RUMMIKUB.default_edition),
    )
    group.add_argument(
        "--set",
        dest="settings",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help=texts.text("cli-set-help", options=", ".join(_OPTIONS)),
    )
    group.add_argument("--large", action="store_true", help=texts.text("cli-large-help"))
    group.add_argument("--not-opened", action="store_true", help=texts.text("cli-not_opened-help"))


def rules_from(options: argparse.Namespace) -> Rules:
    """Return the rules of Rummikub that the command's options choose.

    Raises:
        CommandError: there is no such edition or option, or the option does not take this value.
    """
    rules: Rules = _chosen(options, RUMMIKUB, rummikub.with_settings)
    return msgspec.structs.replace(rules, large_set=True) if options.large else rules


def card_rules_from(options: argparse.Namespace) -> rummy.Rules:
    """Return the rules of Rummy that the command's options choose.

    Raises:
        CommandError: as :func:`rules_from`.
    """
    rules: rummy.Rules = _chosen(options, RUMMY, rummy.with_settings)
    return rules


def _chosen(options: argparse.Namespace, game: Game, with_settings: Callable[[Any, list[str]], Any]) -> Any:
    edition = options.edition or game.default_edition
    if edition not in game.editions:
        raise CommandError("cli-bad_edition", edition=edition, editions=", ".join(game.editions))
    rules = game.editions[edition]
    known = {option.key: option for option in game.options}
    for setting in options.settings:
        name, equals, _ = setting.partition("=")
        option = known.get(name.strip())
        if option is None or not equals:
            raise CommandError("cli-bad_option", setting=setting, options=", ".join(known))
        try:
            rules = with_settings(rules, [setting])
        except (rummikub.RulesError, rummy.RulesError):
            raise CommandError("cli-bad_value", setting=setting, values=_values(option)) from None
    return rules


def _values(option: Option) -> str:
    """Return the values that an option takes, as they are written."""
    match option.type:
        case "choice":
            values = ["none" if value is None else str(value) for value in option.choices]
        case "boolean":
            values = ["yes", "no"]
        case _:
            values = [f"{option.minimum}-{option.maximum}", *(["none"] if option.optional else [])]
    return ", ".join(values)

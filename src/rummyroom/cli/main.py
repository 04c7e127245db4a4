"""The command and its subcommands."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module, metadata
from typing import TYPE_CHECKING, Any

from rummyroom.cli import serve
from rummyroom.cli.errors import CommandError
from rummyroom.i18n import LANGUAGES, Texts, system_language

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COMMANDS = ("judge", "solve", "verify", "arena")
"""Every subcommand: a module of this folder with ``add_options(parser, texts)`` and ``run(options, texts)``.

``run`` returns the exit code. Only the module that is asked for is loaded, since some stand on large libraries.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code.

    Args:
        arguments: the command line without the program's name; None takes the process's own.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    texts = Texts(_language(words))
    options = _parser(texts, words).parse_args(words)
    try:
        return int(options.run(options, texts))
    except CommandError as error:
        print(f"rummyroom: {error.sentence(texts)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has gone, as `| head` does; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _language(words: Sequence[str]) -> str:
    """Return the language asked for, before anything else is read: the help needs it already."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--language", choices=LANGUAGES)
    try:
        known, _ = parser.parse_known_args(words)
    except argparse.ArgumentError:
        return system_language()  # the real parser says what is wrong
    return known.language or system_language()


def _parser(texts: Texts, words: Sequence[str]) -> argparse.ArgumentParser:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, texts.text("cli-usage") + " " if prefix is None else prefix)

    parser = argparse.ArgumentParser(
        prog="rummyroom", description=texts.text("cli-about"), formatter_class=Formatter, add_help=False
    )
    serve.add_options(parser, texts)
    group = _add_common(parser, texts)
    group.add_argument(
        "--version",
        action="version",
        version=f"rummyroom {metadata.version('rummyroom')}",
        help=texts.text("cli-version-help"),
    )
    parser.set_defaults(run=serve.run)
    commands = parser.add_subparsers(title=texts.text("cli-commands"), metavar="COMMAND")
    for name in COMMANDS:
        sentence = texts.text(f"cli-{name}-about")
        command = commands.add_parser(
            name, help=sentence, description=sentence, formatter_class=Formatter, add_help=False
        )
        if name not in words:
            continue
        module = import_module(f"rummyroom.cli.{name}")
        module.add_options(command, texts)
        group = _add_common(command, texts)
        group.add_argument("--json", action="store_true", help=texts.text("cli-json-help"))
        command.set_defaults(run=module.run)
    return parser


def _add_common(parser: argparse.ArgumentParser, texts: Texts) -> argparse._ArgumentGroup:
    group = parser.add_argument_group(texts.text("cli-general"))
    group.add_argument("-h", "--help", action="help", help=texts.text("cli-help-help"))
    # The language is known by now; the option stands here to be explained and checked.
    group.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts.text("cli-language-help"))
    return group

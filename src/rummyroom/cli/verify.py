"""``rummyroom verify``: did the deals and every move of a record follow from the sealed secrets?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rummyroom.cli.answer import print_json
from rummyroom.cli.errors import CommandError
from rummyroom.record import Check, RecordError, read_record, verify

if TYPE_CHECKING:
    import argparse

    from rummyroom.i18n import Texts


def add_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add the options of the command."""
    group = parser.add_argument_group(texts.text("cli-record"))
    group.add_argument("record", metavar="RECORD", help=texts.text("cli-record-help"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Verify a record file; return 0 if everything in it holds, else 1.

    Raises:
        CommandError: the file cannot be read or is no record.
    """
    try:
        record = read_record(Path(options.record).read_bytes())
    except OSError as error:
        raise CommandError("cli-unreadable", file=options.record, reason=error.strerror or str(error)) from None
    except RecordError as error:
        raise CommandError("cli-unreadable", file=options.record, reason=str(error)) from None
    report = verify(record)
    if options.json:
        print_json(report)
    else:
        for game in report.games:
            print(texts.text("cli-verify-game", number=game.number))
            for check in game.checks:
                print(f"  {'✓' if check.ok else '✗'} {_sentence(check, texts)}")
        print(texts.text("cli-verify-ok" if report.ok else "cli-verify-failed"))
    return 0 if report.ok else 1


def _sentence(check: Check, texts: Texts) -> str:
    if check.ok:
        return texts.text(f"verify-{check.code}")
    args = {name: value for name, value in check.data.items() if isinstance(value, str | int)}
    return texts.text(f"verify-failed-{check.code}", **args)

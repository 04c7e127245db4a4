"""The command as a person calls it, in the test's own process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from rummyroom.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable

    Command = Callable[..., "Ran"]


class Ran(msgspec.Struct, frozen=True):
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON value on the standard output."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The JSON values on the standard output, one to a line."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run ``rummyroom`` with arguments, in English unless they say otherwise."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*arguments: str) -> Ran:
        try:
            code = main(arguments)
        except SystemExit as exit_:  # how argparse ends
            code = int(exit_.code or 0)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run

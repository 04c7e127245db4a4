"""The command as a whole: help, version, serving."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from rummyroom.cli.main import COMMANDS
from rummyroom.i18n import LANGUAGES
from rummyroom.server import run as server_run

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_every_command_explains_itself_in_every_language(command: Command, name: str, language: str) -> None:
    ran = command(*([name] if name else []), "--help", "--language", language)
    assert ran.code == 0
    first = {"en": "usage:", "fr": "utilisation :", "de": "Aufruf:"}[language]
    assert ran.out.startswith(first)
    # argparse's own headings would be English.
    assert not re.search(r"^(options|positional arguments):", ran.out, re.MULTILINE)


def test_the_help_lists_every_command(command: Command) -> None:
    out = command("--help").out
    assert all(re.search(rf"^    {name} ", out, re.MULTILINE) for name in COMMANDS)


def test_it_tells_its_version(command: Command) -> None:
    assert re.fullmatch(r"rummyroom \d+\.\d+\.\d+\n", command("--version").out)


def test_an_unknown_argument_exits_2(command: Command) -> None:
    assert command("--colour").code == 2
    assert command("jugde").code == 2


def test_without_a_command_it_serves(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: dict[str, Any] = {}

    def serve(host: str, port: int | None, data: Path | None, **options: Any) -> int:
        called.update(host=host, port=port, data=data, open_browser=options["open_browser"])
        options["say"]("serve-ready", url="http://127.0.0.1:1/")
        return 0

    monkeypatch.setattr(server_run, "serve", serve)
    ran = command()
    assert ran.code == 0
    assert "http://127.0.0.1:1/" in ran.out
    assert called == {"host": "127.0.0.1", "port": None, "data": None, "open_browser": True}
    command("--host", "0.0.0.0", "--port", "9000", "--data", str(tmp_path), "--no-browser")
    assert called == {"host": "0.0.0.0", "port": 9000, "data": tmp_path, "open_browser": False}


def test_judging_does_not_load_the_web_framework() -> None:
    script = (
        "import sys; from rummyroom.cli import main;"
        "code = main(['judge', '--after', 'r4 r5 r6', '--rack', 'r4 r5 r6']);"
        "sys.exit(code or int('litestar' in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False, capture_output=True).returncode == 0


def test_a_reader_that_goes_away_is_no_error_of_ours() -> None:
    many = ["judge", "--after", "r4 r5 r6", "--rack", "r4 r5 r6", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "rummyroom", *many], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()

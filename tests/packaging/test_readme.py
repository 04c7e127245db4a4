"""What the README and docs/commands.md show is what happens."""

from __future__ import annotations

import contextlib
import io
import json
import re
import shlex
from pathlib import Path

import pytest

from rummyroom.cli import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """Return the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def output_of(code: str, names: dict[str, object]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(code, "README.md", "exec"), names)
    return out.getvalue()


def test_the_library_examples_run() -> None:
    names: dict[str, object] = {}
    judging, solving = blocks(README, "python")
    assert output_of(judging, names) == "True\n"
    output_of(solving, names)
    assert [str(tile) for tile in names["turn"].laid] == ["r7a"]  # type: ignore[attr-defined]


def shown_commands() -> list[tuple[str, str]]:
    """Return every command that the README shows after a prompt, with the answer it shows."""
    text = "".join(block for block in blocks(README, "") if block.startswith("$ rummyroom"))
    parts = re.split(r"^\$ rummyroom (.*)\n", text, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize(("arguments", "answer"), shown_commands())
def test_the_shown_commands_answer_as_shown(
    arguments: str, answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert main(shlex.split(arguments)) in {0, 1}
    assert capsys.readouterr().out == answer


def test_the_documented_json_has_the_keys_of_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    main(["judge", "--not-opened", "--after", "j b9 b10", "--rack", "j b9 b10", "--json", "--language", "en"])
    answer = json.loads(capsys.readouterr().out)
    documented = json.loads(blocks(COMMANDS, "json")[0])
    assert documented.keys() == answer.keys()
    documented["problems"][0]["text"] = answer["problems"][0]["text"]
    assert documented == answer

"""``rummyroom`` without a command: serve the game and open the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from rummyroom.i18n import Texts


def add_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add the options of the command."""
    group = parser.add_argument_group(texts.text("cli-serving"))
    group.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=texts.text("cli-host-help"))
    group.add_argument("--port", type=int, metavar="PORT", help=texts.text("cli-port-help"))
    group.add_argument("--data", type=Path, metavar="FOLDER", help=texts.text("cli-data-help"))
    group.add_argument("--no-browser", action="store_true", help=texts.text("cli-no_browser-help"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted; return the exit code."""
    from rummyroom.server.run import serve  # the web framework takes a second to load; other commands do without

    def say(key: str, **args: str) -> None:
        print(texts.text(key, **args), flush=True)

    return serve(options.host, options.port, options.data, open_browser=not options.no_browser, say=say)

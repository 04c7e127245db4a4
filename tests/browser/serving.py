"""A real server in a process of its own, which a test may kill and start again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_START_SECONDS = 60.0


def free_port() -> int:
    """Return a port of this machine that nobody listens at."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """The ``rummyroom`` command, serving at a port of its own.

    Args:
        data: its data folder; what it prints goes to ``server.log`` there.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, on the same port and data as before, and wait until it answers."""
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "rummyroom", "--no-browser", "--language", "en"),
                    *("--port", str(self.port), "--data", str(self.data)),
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + _START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """Kill it as ``kill -9`` does: no chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._end(signal.SIGINT)

    def pause(self) -> None:
        """Let it fall silent, as a machine that is asleep: connections stay, nothing answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Wake it again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(number)
        try:
            self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def log(self) -> str:
        """Return what it has printed."""
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

"""The development server: restarts when a Python file or a catalogue changes; Vite in front reloads the page itself.

Usage: python tools/dev.py [PORT]
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "rummyroom"
_LOOK_EVERY = 0.5
_STOP_SECONDS = 10


def stamps() -> dict[Path, int]:
    """Return when each file that the server reads was last changed."""
    found = {}
    for pattern in ("*.py", "*.ftl"):
        for path in PACKAGE.rglob(pattern):
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:  # an editor has just replaced it
                continue
    return found


def start_server(port: str) -> subprocess.Popen[bytes]:
    """Start the server without opening a browser: the page comes from Vite."""
    command = [sys.executable, "-m", "rummyroom", "--no-browser", "--port", port]
    return subprocess.Popen(command, start_new_session=True)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a process and those it started; for good if it takes too long.

    Both servers have sessions of their own: Ctrl-C reaches only this program, which then stops each of them once.
    """
    if process.poll() is not None:
        return
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(_STOP_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def main(port: str = "8765") -> int:
    """Run both servers until Vite ends or Ctrl-C."""
    seen = stamps()
    server = start_server(port)
    environment = {**os.environ, "RUMMYROOM_SERVER": f"http://127.0.0.1:{port}"}
    command = ["npm", "--prefix", "web", "run", "--silent", "dev"]
    vite = subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True)
    try:
        while vite.poll() is None:
            time.sleep(_LOOK_EVERY)
            now = stamps()
            if now != seen:
                seen = now
                print("The server starts again: its sources have changed.", flush=True)
                stop(server)
                server = start_server(port)
    except KeyboardInterrupt:
        pass
    finally:
        stop(vite)
        stop(server)
    return max(vite.returncode, 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))

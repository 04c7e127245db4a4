"""Processes for work that would hold up the server: each job has a time limit, and none can harm another.

A pool of the standard library cannot cut off one job; here every worker has its own pipe, so that the one that
stalls is ended and replaced while the others go on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from rummyroom import games

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

_log = logging.getLogger(__name__)

# The only start method that every platform has and that inherits no locks from a server's threads.
_context = multiprocessing.get_context("spawn")

START_SECONDS = 60.0
"""How long a new process may take to be ready on a slow machine."""


class JobFailedError(Exception):
    """A job raised, took too long, or its process died; the message says which."""


class Workers:
    """A number of processes that do one job each at a time."""

    def __init__(self, count: int) -> None:
        """Prepare ``count`` workers; :meth:`start` or the first job starts them."""
        self._count = count
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="workers")
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: set[_Worker] = set()

    def start(self) -> None:
        """Start all processes, without waiting until they are ready."""
        for _ in range(self._count):
            self._idle.put_nowait(self._new_worker())

    async def run(self, job: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """Return what ``job(*arguments)`` returns, computed in another process.

        Args:
            job: a function of a module.
            arguments: values that can be pickled; so must be the answer.
            seconds: time it may take, not counting the wait for a free worker.

        Raises:
            JobFailedError: there is no answer.
        """
        if not self._all:
            self.start()
        worker = await self._idle.get()
        healthy = False
        try:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self._threads, worker.run, job, arguments, seconds)
            healthy = True
        finally:
            # Also when the caller gave up waiting: then this worker is still at it and has to go.
            self._idle.put_nowait(worker if healthy else self._replace(worker))
        ok, value = answer
        if not ok:
            raise JobFailedError(value)
        return value

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
        self._all.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _new_worker(self) -> _Worker:
        worker = _Worker()
        self._all.add(worker)
        return worker

    def _replace(self, worker: _Worker) -> _Worker:
        worker.end()
        self._all.discard(worker)
        return self._new_worker()


class _Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._pipe, theirs = _context.Pipe()
        self._process = _context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def run(self, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> tuple[bool, Any]:
        """Do one job; blocks. Return whether it succeeded, and its answer or what went wrong."""
        try:
            if not self._ready:
                if not self._pipe.poll(START_SECONDS):
                    raise JobFailedError("a worker process did not start")
                self._pipe.recv()
                self._ready = True
            self._pipe.send((job, arguments))
            if not self._pipe.poll(seconds):
                raise JobFailedError(f"no answer within {seconds:g} s")
            answer: tuple[bool, Any] = self._pipe.recv()
        except (OSError, EOFError) as error:
            raise JobFailedError(f"a worker process died ({error!r})") from None
        return answer

    def end(self) -> None:
        """Kill the process; safe to call twice."""
        self._process.kill()
        threading.Thread(target=self._bury, daemon=True).start()

    def _bury(self) -> None:
        # The pipe is closed only now: a thread that waits at it wakes up because the other end is gone.
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    """Do jobs until the server is gone; runs in the worker process."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games.registry()  # imported before the first job's time runs
    if hasattr(os, "nice"):
        os.nice(5)  # a computer that thinks must not slow the server that it plays on
    pipe.send((True, None))
    while True:
        try:
            job, arguments = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = (True, job(*arguments))
        except KeyboardInterrupt:
            return
        except BaseException as error:  # noqa: BLE001 - whatever a job does, its server goes on
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, KeyboardInterrupt):
            return
        except Exception as error:  # noqa: BLE001 - an answer that cannot be pickled
            pipe.send((False, f"{type(error).__name__}: {error}"))


def _end_with_parent() -> None:
    """End this process when the server's process ends, also in the middle of an endless job."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    sys.stdout.flush()
    os._exit(0)

"""Progress on standard error, if it is a terminal."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from kasimir.core.words import say

WIDTH = 78
INTERRUPTED = 130
"""The exit status after Ctrl-C."""
STOP_TIMEOUT = 1.0
"""Seconds after Ctrl-C until work without a result is abandoned, because it is still compiling or solving."""
LOOK_EVERY = 0.1
"""Seconds between two checks for Ctrl-C: on Windows no signal interrupts a longer wait."""

T = TypeVar("T")


@contextmanager
def shown_progress(game: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say(f"{game}.title"), total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def stopped_by_ctrl_c() -> Iterator[threading.Event]:
    """Make Ctrl-C set the event. A KeyboardInterrupt could get lost while compiled code is being loaded."""
    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def run_until_ctrl_c(work: Callable[[threading.Event], T]) -> tuple[T, bool]:
    """Run some work until it ends or Ctrl-C stops it; return its result, and whether it was stopped.

    If it has no result soon after Ctrl-C, the process exits. It runs in another thread, because Python handles no
    signal while the main thread compiles.
    """
    from concurrent.futures import ThreadPoolExecutor, wait

    with stopped_by_ctrl_c() as stop, ThreadPoolExecutor(1) as pool:
        running = pool.submit(work, stop)
        while not stop.is_set() and not wait([running], LOOK_EVERY).done:
            pass
        if stop.is_set() and not wait([running], STOP_TIMEOUT).done:
            os._exit(INTERRUPTED)
        return running.result(), stop.is_set()


def tell(text: str) -> None:
    """Show progress text if standard error is a terminal; each text replaces the previous one."""
    if sys.stderr.isatty():
        print(f"\r{text[:WIDTH]:<{WIDTH}}", end="" if text else "\r", file=sys.stderr, flush=True)

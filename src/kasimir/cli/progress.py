"""Progress on standard error, if it is a terminal."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kasimir.core.words import say

WIDTH = 78


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
    """Let Ctrl-C set the event. An exception could get lost while compiled code is being loaded."""
    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def tell(text: str) -> None:
    """Show progress text if standard error is a terminal; each text replaces the previous one."""
    if sys.stderr.isatty():
        print(f"\r{text[:WIDTH]:<{WIDTH}}", end="" if text else "\r", file=sys.stderr, flush=True)

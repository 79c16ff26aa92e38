"""The message bus: server processes that share a database notify each other of new log entries.

The bus is fast but may lose messages; the log is authoritative. A process that hears of news, or may have missed some,
reads the log.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

log = logging.getLogger("kasimir.server")

OnMessage = Callable[[str, bytes], None]
"""Called with a table and a message from another process, in the order in which that process published them."""

OnGap = Callable[[str], None]
"""Called with a table for which messages may have been missed."""


class Bus(ABC):
    """Carries messages between processes.

    Both callbacks run on the event loop. A process does not get its own messages.
    """

    def __init__(self, on_message: OnMessage, on_gap: OnGap) -> None:
        self.on_message, self.on_gap = on_message, on_gap
        self.trouble = ""
        """The last error, as text."""

    has_others = True
    """Whether other processes may write to the same logs."""

    @property
    def is_connected(self) -> bool:
        """Whether the other processes hear us, as far as we know; True if there are none."""
        return True

    @abstractmethod
    async def open(self) -> None:
        """Connect; raises `StoreDown`. Reconnects by itself if the connection breaks later."""

    @abstractmethod
    async def close(self) -> None:
        """Send pending messages if possible, then disconnect."""

    @abstractmethod
    def publish(self, table: str, message: bytes) -> None:
        """Publish a message to the other processes, without waiting for it to be sent.

        An empty message, `b""`, means that there is something new in the log; the others get it as a gap, several
        possibly as one.
        """

    @abstractmethod
    async def subscribe(self, table: str) -> None:
        """Subscribe to a table. Every message published after this returns is received, so read the log after it.

        Does not wait for a broken connection: a gap is reported when it is back.
        """

    @abstractmethod
    async def unsubscribe(self, table: str) -> None:
        """Unsubscribe from a table."""

    @contextmanager
    def whatever_happens(self, *foreseen: type[Exception]) -> Iterator[None]:
        """Keep the bus running: ignore expected connection errors, and log unexpected ones."""
        try:
            yield
        except foreseen as error:
            self.trouble = str(error)
        except Exception as error:
            self.trouble = str(error)
            log.exception("the message bus failed, retrying")

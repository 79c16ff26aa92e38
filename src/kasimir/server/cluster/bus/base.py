"""How server processes that share a database tell each other that something was added to a table's log.

The bus is quick but may lose a message; the log is the truth. So whoever hears that there is news, or may have missed
some, reads the log.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

log = logging.getLogger("kasimir.server")

OnMessage = Callable[[str, bytes], None]
"""Called with a table and a message that another process published there, in the order in which it did."""

OnGap = Callable[[str], None]
"""Called with a table about which messages may have been missed."""


class Bus(ABC):
    """Carries messages between processes. Both callbacks run on the event loop; nobody gets his own messages back."""

    def __init__(self, on_message: OnMessage, on_gap: OnGap) -> None:
        """Take whom to call."""
        self.on_message, self.on_gap = on_message, on_gap
        self.trouble = ""
        """What went wrong last, as whoever noticed it said."""

    has_others = True
    """Whether other processes may write to the same logs."""

    @property
    def is_connected(self) -> bool:
        """Whether other processes hear us now, as far as we know; nobody is missed where there are none."""
        return True

    @abstractmethod
    async def open(self) -> None:
        """Connect; StoreDown if that fails. A connection that breaks later is mended by the bus itself."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is pending if it can be sent, then disconnect."""

    @abstractmethod
    def publish(self, table: str, message: bytes) -> None:
        """Tell the other processes something, without waiting until it is sent.

        To say nothing, `b""`, means that there is news in the log; they hear that as a gap, and several as one or more.
        """

    @abstractmethod
    async def subscribe(self, table: str) -> None:
        """Listen to a table, once. What is published after this has returned is heard; read the log then.

        Nobody waits here for a connection that is broken: when it is back, a gap is told.
        """

    @abstractmethod
    async def unsubscribe(self, table: str) -> None:
        """Listen to a table no more."""

    @contextmanager
    def whatever_happens(self, *foreseen: type[Exception]) -> Iterator[None]:
        """A connection that breaks does not end the bus, nor does anything that nobody foresaw; only that is logged."""
        try:
            yield
        except foreseen as error:
            self.trouble = str(error)
        except Exception as error:
            self.trouble = str(error)
            log.exception("news between servers failed, and is tried again")

"""The bus of a server with one process: a no-op."""

from kasimir.server.cluster.bus.base import Bus


class LocalBus(Bus):
    """A bus without other processes."""

    has_others = False

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def publish(self, table: str, message: bytes) -> None:
        """Do nothing."""

    async def subscribe(self, table: str) -> None:
        """Do nothing."""

    async def unsubscribe(self, table: str) -> None:
        """Do nothing."""

"""The bus of a server that is one process: there is nobody else to tell."""

from kasimir.server.bus.base import Bus


class LocalBus(Bus):
    """Does nothing, rightly."""

    has_others = False

    async def open(self) -> None:
        """Nothing to connect."""

    async def close(self) -> None:
        """Nothing to disconnect."""

    def publish(self, table: str, message: bytes) -> None:
        """Nobody hears it."""

    async def subscribe(self, table: str) -> None:
        """Nobody speaks."""

    async def unsubscribe(self, table: str) -> None:
        """Nobody spoke."""

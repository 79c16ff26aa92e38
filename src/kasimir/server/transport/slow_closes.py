"""Aborts connections that are being closed while the client does not read the rest, which could take forever."""

import asyncio

CLOSE_TIMEOUT = 30.0
"""Seconds that a client gets at least to read what was sent before its connection was closed."""


class SlowCloses:
    """All open connections, and which of them are being closed."""

    def __init__(self) -> None:
        self.open: set[asyncio.Transport] = set()
        self.closing: set[asyncio.Transport] = set()
        """Those that were being closed at the last check."""

    async def check(self) -> None:
        """Abort every connection that was already being closed at the last check."""
        closing = {transport for transport in self.open if transport.is_closing()}
        for transport in closing & self.closing:
            transport.abort()
        self.closing = closing

    def forget(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self.open.discard(transport)
        self.closing.discard(transport)

"""A proxy between a server and a service, which can break or silently drop connections."""

import asyncio
from typing import Self


class Cable:
    """A TCP proxy with its own port."""

    def __init__(self, target: int) -> None:
        self.target, self.port = target, 0
        self.carries = asyncio.Event()
        self.carries.set()
        self.is_cut = False
        self.writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        self.cut()

    def freeze(self) -> None:
        """Stop forwarding, as if every packet were dropped."""
        self.carries.clear()

    def cut(self) -> None:
        """Close all connections, and refuse new ones."""
        self.is_cut = True
        self.carries.set()
        for writer in self.writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Forward everything again; data held back while frozen arrives late."""
        self.is_cut = False
        self.carries.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle a new connection."""
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there, to_there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(self.carry(reader, to_there), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward in one direction until one end closes."""
        self.writers.add(writer)
        try:
            while data := await reader.read(1 << 16):
                await self.carries.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self.writers.discard(writer)
            writer.transport.abort()

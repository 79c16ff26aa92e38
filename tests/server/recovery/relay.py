"""A proxy to a service that can break, freeze or lose data."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit


class Line:
    """A connection through a relay."""

    def __init__(self, relay: "Relay", near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.relay, self.ends = relay, (near, far)
        self.is_lost = relay.is_lossy

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward in one direction until one side closes."""
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if self.relay.on_data:
                    self.relay.on_data(data)
                await self.relay.flows.wait()
                if not self.is_lost:
                    writer.write(data)
                    await writer.drain()

    def cut(self) -> None:
        """Close both sides immediately."""
        for end in self.ends:
            end.transport.abort()


class Relay:
    """A proxy to a service that can break, freeze or lose connections."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.far_port, self.port = host, port, 0
        self.lines: set[Line] = set()
        self.calls: set[asyncio.Task[None]] = set()
        self.flows = asyncio.Event()
        self.flows.set()
        self.is_lossy = False
        self.on_data: Callable[[bytes], None] | None = None
        """Called with all data before it is forwarded."""

    async def open(self) -> None:
        """Listen; always on the same port."""
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        call = asyncio.create_task(self.call(reader, writer))
        self.calls.add(call)
        call.add_done_callback(self.calls.discard)

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle a connection until either side closes."""
        try:
            far_reader, far_writer = await asyncio.open_connection(self.host, self.far_port)
        except OSError:
            writer.transport.abort()
            return
        line = Line(self, writer, far_writer)
        self.lines.add(line)
        ways = [asyncio.create_task(line.carry(*way)) for way in ((reader, far_writer), (far_reader, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lines.discard(line)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            line.cut()

    def cut(self) -> None:
        """Close all connections."""
        for line in list(self.lines):
            line.cut()

    def lose(self) -> None:
        """From now on all data is lost silently, on existing and new connections."""
        self.is_lossy = True
        for line in self.lines:
            line.is_lost = True

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        self.server.close()
        self.flows.set()
        calls = list(self.calls)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    def url_for(self, url: str) -> str:
        """The address of the service through this relay."""
        target = urlsplit(url)
        user = f"{target.username}@" if target.username else ""
        return target._replace(netloc=f"{user}127.0.0.1:{self.port}").geturl()


async def relay_to(url: str) -> Relay:
    """A relay to the service at an address."""
    target = urlsplit(url)
    relay = Relay(target.hostname or "", target.port or 0)
    await relay.open()
    return relay

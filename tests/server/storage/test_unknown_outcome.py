"""A connection to PostgreSQL that breaks during a commit: the outcome is unknown, so it is looked up."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from kasimir.server.storage.postgres import PostgresStore
from tests.server.logs import entry, fill, summary
from tests.waiting import let_tasks_run

pytestmark = pytest.mark.anyio

Cut = Callable[[bytes], str]


async def send_up(client: asyncio.StreamReader, database: asyncio.StreamWriter, cut: Cut) -> None:
    """Forward what the client sends until the connection is cut."""
    when = ""
    while not when and (data := await client.read(65536)):
        when = cut(data)
        if when != "before":
            database.write(data)
            await database.drain()


async def send_down(database: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
    """Forward what the database answers."""
    while data := await database.read(65536):
        client.write(data)


@asynccontextmanager
async def line_to(url: str, cut: Cut) -> AsyncIterator[str]:
    """A proxy to the database that `cut` can cut "before" or "after" the client's data is forwarded."""
    target = urlsplit(url)
    calls: set[asyncio.Task[None]] = set()

    async def call(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upper_reader, upper_writer = await asyncio.open_connection(target.hostname, target.port)
        ways = [
            asyncio.create_task(way) for way in (send_up(reader, upper_writer, cut), send_down(upper_reader, writer))
        ]
        # As soon as one side closes, the other is closed.
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for side in (writer, upper_writer):
            side.close()
        await asyncio.gather(*ways, return_exceptions=True)

    def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.add(asyncio.create_task(call(reader, writer)))

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield target._replace(netloc=f"kasimir@127.0.0.1:{port}").geturl()
    finally:
        server.close()
        await asyncio.gather(*calls)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("rival", [False, True])
async def test_unknown_outcome_is_looked_up(database: str, when: str, rival: bool) -> None:
    """The connection is cut once during the commit; a rival takes the number if it is still free."""
    other = PostgresStore(database)
    await other.open()
    await fill(other, "cat", 1)
    to_cut = 0

    def cut(data: bytes) -> str:
        nonlocal to_cut
        if not to_cut or b"COMMIT" not in data:
            return ""
        to_cut -= 1
        return when

    async with line_to(database, cut) as url:
        store = PostgresStore(url)
        await store.open()
        to_cut = 1
        pending = asyncio.create_task(store.append("cat", entry(2, "ours"), summary("cat", "playing")))
        while to_cut:
            await let_tasks_run()  # no pause: the rival has to be fast
        rival_won = rival and await other.append("cat", entry(2, "theirs"), summary("cat", "over"))
        won = await pending
        await store.close()
    assert [item.body for item in await other.read("cat", after=1)] == [entry(2, "ours" if won else "theirs").body]
    assert won != rival_won
    assert won or when == "before"
    await other.close()

"""Waiting at a table ends when the server does."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from kasimir.server.session.bots import happens_within
from kasimir.server.session.table_session import TableSession
from kasimir.server.transport.sse import Stream
from tests.waiting import let_tasks_run

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("later", range(4))]


async def assert_ends(waiting: "asyncio.Task[bool] | asyncio.Task[bytes]", later: int) -> None:
    """Something has just happened, and a little later the server stops."""
    await let_tasks_run(later)
    if waiting.cancel():
        with pytest.raises(asyncio.CancelledError):
            await waiting


async def test_a_bot_ends_that_is_cancelled_while_something_happens(later: int) -> None:
    changed = asyncio.Event()
    table = cast("TableSession", SimpleNamespace(changed=changed))
    waiting = asyncio.create_task(happens_within(table, 60))
    await let_tasks_run(2)
    changed.set()
    await assert_ends(waiting, later)


async def test_an_event_stream_ends_that_is_cancelled_while_a_message_arrives(later: int) -> None:
    stream = Stream(lambda: None)

    async def read() -> bytes:
        return await anext(stream.messages())

    waiting = asyncio.create_task(read())
    await let_tasks_run(2)
    stream.tell(b"{}")
    await assert_ends(waiting, later)

"""Retries while PostgreSQL does not answer."""

import asyncio

import pytest

from kasimir.core.errors import StoreDown
from kasimir.server.storage.postgres_timeouts import patiently

pytestmark = pytest.mark.anyio


async def test_an_outage_is_told_in_the_end() -> None:
    tries = 0

    async def fail() -> None:
        nonlocal tries
        tries += 1
        raise ConnectionResetError

    with pytest.raises(StoreDown):
        await patiently(fail, 0.2)
    assert tries > 1


async def test_a_connection_that_breaks_while_it_is_cancelled_is_not_tried_again() -> None:
    waiting = asyncio.Event()

    async def break_when_cancelled() -> None:
        waiting.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ConnectionResetError from None

    trying = asyncio.create_task(patiently(break_when_cancelled))
    await waiting.wait()
    trying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(trying, 5)

"""Periodic jobs continue after failures."""

import asyncio

import pytest

from kasimir.core.errors import StoreDown
from kasimir.server.metrics import COUNTS
from kasimir.server.periodic import every

pytestmark = pytest.mark.anyio


async def test_a_failure_is_not_the_end(caplog: pytest.LogCaptureFixture) -> None:
    outcomes = iter([StoreDown("store.down", detail="away"), ValueError("no such event"), None])
    done, before = asyncio.Event(), COUNTS["failures"]

    async def work() -> None:
        if error := next(outcomes):
            raise error
        done.set()

    task = asyncio.create_task(every(0.001, work, "housekeeping"))
    async with asyncio.timeout(10.0):
        await done.wait()
    task.cancel()
    assert "housekeeping postponed: store.down" in caplog.text
    assert "housekeeping failed" in caplog.text
    assert COUNTS["failures"] == before + 1

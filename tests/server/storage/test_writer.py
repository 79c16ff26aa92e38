"""Group commit: groups, and when each result is reported."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from kasimir.server.metrics import COUNTS
from kasimir.server.storage.base import Append
from kasimir.server.storage.writer import Writer
from tests.server.logs import entry, summary
from tests.waiting import let_tasks_run

pytestmark = pytest.mark.anyio


class Disk:
    """A store that accepts groups, and confirms them when the test says so."""

    def __init__(self) -> None:
        self.groups: list[tuple[list[str], asyncio.Future[set[str]]]] = []

    async def write(self, group: Sequence[Append]) -> set[str]:
        self.groups.append(([append.table for append in group], asyncio.get_running_loop().create_future()))
        return await self.groups[-1][1]


async def settle() -> None:
    """Run the event loop until nothing more can happen."""
    await let_tasks_run(10)


async def test_what_comes_in_meanwhile_makes_up_the_next_group() -> None:
    disk, told, before = Disk(), list[tuple[str, bool | Exception]](), COUNTS["commits"]
    writer = Writer(disk.write)

    def submit(*tables: str) -> None:
        for table in tables:
            writer.submit(Append(table, entry(1), summary(table)), partial(note, table))

    def note(table: str, outcome: bool | Exception) -> None:
        told.append((table, outcome))

    submit("cat", "mouse")
    await settle()
    submit("dog")
    await settle()
    assert [tables for tables, _ in disk.groups] == [["cat", "mouse"]]
    disk.groups[0][1].set_result({"cat"})
    await settle()
    assert [tables for tables, _ in disk.groups] == [["cat", "mouse"], ["dog"]]
    assert told == [("cat", True), ("mouse", False)]
    error = OSError("on fire")
    disk.groups[1][1].set_exception(error)
    await writer.close()
    assert told[2:] == [("dog", error)]
    assert COUNTS["commits"] == before + 1

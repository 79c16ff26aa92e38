"""Missed log entries after a reconnect, in parts of bounded size: each is sent when the one before was read."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.json import encode

from kasimir.protocol.events import LogEntry
from kasimir.protocol.messages import Update

if TYPE_CHECKING:
    from kasimir.server.session.presence import Watcher
    from kasimir.server.session.table_session import TableSession

PART_BYTES = 256 * 1024
"""Bytes of log entries per message, unless a single entry is longer."""
ENTRY_BYTES = 60
"""Approximate overhead of an entry in a message, in bytes."""
LONGEST_STALL = 60.0
"""Timeout in seconds for reading a part; slower clients are disconnected, and can reconnect for the rest."""


def part_after(entries: Sequence[LogEntry], number: int | None) -> list[LogEntry]:
    """The entries after a number, as many as fit into one message; none if the client wants no history."""
    if number is None:
        return []
    part: list[LogEntry] = []
    size = 0
    for index in range(max(number, 0), len(entries)):  # entries are numbered from 1, without gaps
        size += len(bytes(entries[index].events)) + ENTRY_BYTES
        if part and size > PART_BYTES:
            break
        part.append(entries[index])
    return part


def send_rest(live: "TableSession", watcher: "Watcher", first: Sequence[LogEntry]) -> None:
    """Send the remaining parts in the background, if there are any."""
    if first and first[-1].number < live.table.number:
        live.attendance.behind.add(watcher)
        task = asyncio.get_running_loop().create_task(send_missed(live, watcher, first[-1].number))
        live.tasks.add(task)
        task.add_done_callback(live.tasks.discard)


async def send_missed(live: "TableSession", watcher: "Watcher", number: int) -> None:
    """Send everything after an entry; after that the watcher gets updates like everybody else."""
    behind = live.attendance.behind
    try:
        while watcher in live.watchers and number < live.now.number:
            async with asyncio.timeout(LONGEST_STALL):
                await watcher.wait_for_room()
            if watcher in live.watchers:
                # Not entries that are only in memory: they are sent when they are durable.
                part = part_after(live.table.entries[: live.now.number], number)
                number = part[-1].number
                watcher.tell(encode(Update(part, live.now)))
    except TimeoutError:
        watcher.drop()
    finally:
        behind.discard(watcher)
        live.presence_changed()

"""What somebody has missed, in parts of bounded size: each is sent when the reader has taken the one before."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.json import encode

from kasimir.server.protocol.events import LogEntry
from kasimir.server.protocol.told import Update

if TYPE_CHECKING:
    from kasimir.server.attendance import Watcher
    from kasimir.server.live import LiveTable

PART_BYTES = 256 * 1024
"""Entries of the log that one message holds at most, unless a single one is longer."""
ENTRY_BYTES = 60
"""What an entry takes in a message beside its events, more or less."""
LONGEST_STALL = 60.0
"""Seconds for taking a part; whoever needs longer is let go, and comes back for the rest."""


def part_after(entries: Sequence[LogEntry], number: int | None) -> list[LogEntry]:
    """The entries that follow a number, as many as one message may hold; none for who has not been here yet."""
    if number is None:
        return []
    part: list[LogEntry] = []
    size = 0
    for index in range(max(number, 0), len(entries)):  # they are counted from 1, without gaps
        size += len(bytes(entries[index].events)) + ENTRY_BYTES
        if part and size > PART_BYTES:
            break
        part.append(entries[index])
    return part


def send_rest(live: "LiveTable", watcher: "Watcher", first: Sequence[LogEntry]) -> None:
    """Go on after the first part, if that was not all."""
    if first and first[-1].number < live.table.number:
        live.attendance.behind.add(watcher)
        task = asyncio.get_running_loop().create_task(send_missed(live, watcher, first[-1].number))
        live.tasks.add(task)
        task.add_done_callback(live.tasks.discard)


async def send_missed(live: "LiveTable", watcher: "Watcher", number: int) -> None:
    """Send all that follows an entry; from then on the watcher is told what everybody is told."""
    behind = live.attendance.behind
    try:
        while watcher in live.watchers and number < live.now.number:
            async with asyncio.timeout(LONGEST_STALL):
                await watcher.wait_for_room()
            if watcher in live.watchers:
                # Not what memory is ahead of the log with: that is told when it is there for good.
                part = part_after(live.table.entries[: live.now.number], number)
                number = part[-1].number
                watcher.tell(encode(Update(part, live.now)))
    except TimeoutError:
        watcher.drop()
    finally:
        behind.discard(watcher)
        live.presence_changed()

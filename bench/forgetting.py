"""Latency of a log entry while a hundred thousand expired tables are deleted: `python bench/forgetting.py`."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from kasimir.protocol.stored import Entry, Summary
from kasimir.server.storage.sqlite import SqliteStore

ENTRIES, BODY = 10, b'{"event":"' + b"x" * 250 + b'"}'
OLD, NOW = 1000.0, 5000.0


async def add_old(store: SqliteStore, count: int) -> None:
    """Add expired tables, a thousand at a time, so that their entries are interleaved."""
    for first in range(0, count, 1000):
        names = [f"old{number}" for number in range(first, min(first + 1000, count))]
        for number in range(1, ENTRIES + 1):
            abouts = [Summary(name, "towers", "over", False, OLD, b"{}") if number == 1 else None for name in names]
            items = zip(names, abouts, strict=True)
            await asyncio.gather(*(store.append(name, Entry(number, OLD, BODY), about) for name, about in items))


async def play(store: SqliteStore, waits: list[float], forgetting: "asyncio.Task[int]", longest: list[int]) -> None:
    """Append entries to a table until everything is deleted; the latencies, and the maximum size of the log."""
    log, number = Path(f"{store._file}-wal"), 1
    about = Summary("cat", "towers", "playing", False, NOW, b"{}")
    await store.append("cat", Entry(1, NOW, BODY), about)
    while not forgetting.done():
        number += 1
        began = time.monotonic()
        await store.append("cat", Entry(number, NOW, BODY), None)
        waits.append(time.monotonic() - began)
        longest[0] = max(longest[0], log.stat().st_size)
        await asyncio.sleep(0.005)


async def measure(count: int) -> None:
    """Fill a store, delete the expired tables, and print the measurements."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        store = SqliteStore(file)
        await store.open()
        await add_old(store, count)
        await store.close()
        before = file.stat().st_size
        store = SqliteStore(file)
        await store.open()
        waits, longest, began = list[float](), [0], time.monotonic()
        forgetting = asyncio.create_task(store.forget(["over"], 2000.0))
        await play(store, waits, forgetting, longest)
        seconds = time.monotonic() - began
        print(f"deleted {await forgetting} tables of {ENTRIES} entries in {seconds:.0f} s")
        print(f"wrote {len(waits)} entries meanwhile")
        waits.sort()
        for name, place in (("median", 0.5), ("p99", 0.99), ("longest", 1.0)):
            print(f"{name} wait {1000 * waits[min(len(waits) - 1, int(place * len(waits)))]:.1f} ms")
        await store.close()
        after = file.stat().st_size
        print(f"log at most {longest[0] / 1e6:.1f} MB, file {before / 1e6:.1f} MB before, {after / 1e6:.1f} MB after")


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))

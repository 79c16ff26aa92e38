"""A process that appends as fast as it can and prints what was acknowledged, until it is killed."""

import asyncio
import sys
from pathlib import Path

from kasimir.server.storage import Store, make_store
from tests.server.logs import entry, summary

TABLES = 20


async def go_on(store: Store, table: str) -> None:
    """Append to a table forever, continuing its log."""
    number = len(await store.read(table))
    while True:
        number += 1
        assert await store.append(table, entry(number), summary(table, changed=number))
        print(table, number, flush=True)


async def main(url: str, file: str) -> None:
    """Append to many tables at once."""
    store = make_store(url, Path(file))
    await store.open()
    await asyncio.gather(*(go_on(store, f"cat{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

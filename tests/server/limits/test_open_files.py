"""A server raises its limit on open files, and warns if it is too low."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kasimir.client.table import ask_http
from kasimir.core.words import say
from tests.server.servers import Process

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="it looks at limits as Linux shows them"),
]

FEW = {"part": "open-files", "state": "degraded", "reason": "few"}


@asynccontextmanager
async def limited(folder: Path, soft: int, hard: int, **settings: Any) -> AsyncIterator[Process]:
    """A server with this soft and hard limit on open files."""
    import resource

    server = Process(folder, **settings)
    server.environment["KASIMIR_LANGUAGE"] = "de"
    server.start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard)))
    try:
        await server.ready()
        yield server
    finally:
        server.stop()


def limit_of(process: int) -> int:
    """The current soft limit of the process."""
    lines = Path(f"/proc/{process}/limits").read_text().splitlines()
    return int(next(line.split()[3] for line in lines if line.startswith("Max open files")))


def parts(server: Process) -> list[dict[str, str]]:
    """The problems of a server, without their times."""
    told = ask_http("GET", f"{server.url}/healthz")
    return [{name: value for name, value in part.items() if name != "since"} for part in told.get("parts", [])]


@pytest.mark.parametrize("processes", [1, 2])
async def test_as_many_are_taken_as_there_are(tmp_path: Path, processes: int) -> None:
    async with limited(tmp_path, 256, 2200, connections=1000, processes=processes) as server:
        assert server.process is not None
        for process in [server.process.pid, *server.workers()]:
            assert limit_of(process) == 2200
        assert await asyncio.to_thread(parts, server) == []
    assert server.log.read_text() == ""


@pytest.mark.parametrize("processes", [1, 2])
async def test_too_few_are_told(tmp_path: Path, processes: int) -> None:
    async with limited(tmp_path, 256, 2199, connections=1000, processes=processes) as server:
        assert await asyncio.to_thread(parts, server) == [FEW]
    told = say("serve.open-files", {"limit": 2199, "needed": 2200, "connections": "1000"}, language="de")
    assert "2199 gleichzeitig" in told
    assert server.log.read_text().count(told) == 1

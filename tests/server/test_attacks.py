"""Attacks on a server with the limits of a default installation, while honest people play there."""

import asyncio
import json
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from picows import ws_connect

from kasimir.server.settings import Settings
from tests.server.attacks.harness import ATTACKER, ATTACKS, RECOVERY, besiege, broken, counts, public_server
from tests.server.attacks.honest import Honest
from tests.server.attacks.wire import Line, Target
from tests.server.players import open_for_two, play_out
from tests.server.servers import Process
from tests.waiting import until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="it takes /proc, and a machine that has all of 127.0.0.0/8"),
]

MOST_GROWN = 100.0
"""Megabytes."""
PUPILS = 30
MOVES_OF_PUPILS = 10 * PUPILS
LONGEST_LESSON = 60.0
"""Seconds for a move, and for all of them."""


async def withstand(folder: Path, name: str, seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Attack a server; it stays as it was, and nobody is locked out of it."""
    async with public_server(folder) as server:
        siege = await besiege(server, name, seconds)
        assert siege.seen["sent"] > 0
        assert siege.grown < MOST_GROWN
        assert broken(siege.seen) == {}
        assert len(siege.during) > 10
        await play_from_there(server, patch)
        await fill(server)
        assert (await counts(server))["failures_total"] == 0
        assert errors_in(server) == []


async def play_from_there(server: Process, patch: pytest.MonkeyPatch) -> None:
    """Play a match from the address of the attackers."""
    with patch.context() as patched:
        patched.setattr("kasimir.client.table.ws_connect", partial(ws_connect, local_addr=(ATTACKER, 0)))
        await play_out(server.url, await open_for_two(server.url, "discs"))


async def fill(server: Process) -> None:
    """Come from the address of the attackers by as many connections as it may have: nothing old counts against it."""
    table = (await open_for_two(server.url, "discs"))[0].table
    target, lines = Target(server.url, ATTACKER), list[Line]()
    async with asyncio.timeout(RECOVERY):
        while len(lines) < Settings().connections:
            with suppress(ConnectionRefusedError):  # so many at once are too many: it is to come back later
                lines.append(await target.sit(table))
    for line in lines:
        line.writer.transport.abort()


def errors_in(server: Process) -> list[str]:
    """What the server has logged that somebody should look at."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line["text"] for line in lines if line["level"] != "info"]


@pytest.mark.parametrize("name", ATTACKS)
async def test_an_attack_is_withstood(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await withstand(tmp_path, name, 2.0, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
async def test_a_long_attack_is_withstood(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await withstand(tmp_path, name, 60.0, monkeypatch)


async def test_a_class_behind_one_address_is_no_attack(tmp_path: Path) -> None:
    """All of them open the page at the same moment, then play."""
    async with public_server(tmp_path) as server:
        target = Target(server.url, "127.0.0.1")
        pages = ["/", "/api/games", "/api/tables", "/api/games/towers/rules"]
        async with Honest(server.url, tables=PUPILS // 2, pause=0.2) as pupils:
            await asyncio.gather(*(open_page(target, path) for _ in range(PUPILS) for path in pages))
            await until(lambda: pupils.moves() >= MOVES_OF_PUPILS, LONGEST_LESSON)
        assert set(target.seen) <= {"200", "304"}


async def open_page(target: Target, path: str) -> None:
    """What a browser asks for when it comes."""
    async with await target.connect() as line:
        await line.send(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
        await line.status()
        await line.reader.read()

"""Nothing is lost: servers are killed at any moment, and every match continues to its end."""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from kasimir.protocol.events import Ended
from kasimir.server.domain.fold import read_events
from kasimir.server.storage import make_store
from tests.server.players import GAMES, Player, open_for_two, open_with_bot
from tests.server.servers import Process

pytestmark = pytest.mark.anyio

TABLES = 6
LONGEST_END = 60.0
STARTED_AGAIN = "has ended and is being restarted"
QUICK = [chosen for chosen in GAMES if chosen[0] != "race"]
"""Games in which random players reach the turn limit."""


async def crowd(url: str, tables: int) -> list[Player]:
    """Tables of all games, for two people or a person and the computer, each with a watcher."""
    players = []
    for number in range(tables):
        game, variant, _ = QUICK[number % len(QUICK)]
        if number % 2:
            tickets = [await open_with_bot(url, game, variant)]
        else:
            tickets = await open_for_two(url, game, variant)
        seated = [Player([url], ticket.table, ticket.token, number, matches=10_000) for ticket in tickets]
        players += [*seated, Player([url], tickets[0].table, None, matches=10_000)]
    return players


async def strike(server: Process, chance: random.Random) -> None:
    """Kill a server, or one of its workers, which it restarts itself."""
    victim = chance.choice([None, *(server.workers() if "KASIMIR_PROCESSES" in server.environment else ())])
    if victim is not None:
        os.kill(victim, signal.SIGKILL)
        return
    server.kill()
    server.start()
    await server.ready()


async def storm(folder: Path, kills: int, **settings: Any) -> None:
    """Kill a server again and again at random moments during play; then finish every match."""
    server, chance = Process(folder, **settings), random.Random(5)
    playing: list[asyncio.Task[None]] = []
    server.start()
    try:
        await server.ready()
        players = await crowd(server.url, TABLES)
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.05, 0.5))  # at any moment
            await strike(server, chance)
        for player in players:
            player.matches = 1  # whoever has ended one may go
        await come_to_an_end(players, playing)
        assert sum(player.breaks for player in players) > kills
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.stop()
    await compare(folder, players, settings.get("database_url"))
    log = "\n".join(line for line in server.log.read_text().splitlines() if STARTED_AGAIN not in line)
    assert "rror" not in log, log[max(0, log.find("rror") - 2000) :][:4000]


async def come_to_an_end(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Wait until all players have finished a match; report where one is stuck."""
    _, stuck = await asyncio.wait(playing, timeout=LONGEST_END)
    waiting = [
        f"{player.table}, after {max(player.told)}: {player.last}"
        for player, task in zip(players, playing, strict=True)
        if task in stuck
    ]
    assert not stuck, "\n".join(waiting)
    await asyncio.gather(*playing)


async def compare(folder: Path, players: list[Player], database: str | None) -> None:
    """Everything that was sent is unchanged in the logs, and each match has ended."""
    store = make_store(database, folder / "tables.sqlite")
    await store.open()
    for table in {player.table for player in players}:
        entries = await store.read(table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert any(isinstance(event, Ended) for entry in entries for event in read_events(entry.body))
        for player in players:
            if player.table == table:
                for number, told in player.told.items():
                    assert entries[number - 1].body == bytes(told.events)
                    assert entries[number - 1].at == told.at
    await store.close()


async def test_nothing_is_lost_in_a_file(tmp_path: Path) -> None:
    await storm(tmp_path, 10)


async def test_nothing_is_lost_in_postgres(tmp_path: Path, database: str) -> None:
    await storm(tmp_path, 10, database_url=database)


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes as Linux shows them")
async def test_nothing_is_lost_when_any_of_several_processes_is_killed(tmp_path: Path) -> None:
    await storm(tmp_path, 10, processes=2)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes as Linux shows them")
async def test_nothing_is_lost_when_any_of_several_processes_is_killed_200_times(tmp_path: Path) -> None:
    await storm(tmp_path, 200, processes=2)


@pytest.mark.slow
async def test_nothing_is_lost_in_a_file_in_200_kills(tmp_path: Path) -> None:
    await storm(tmp_path, 200)


@pytest.mark.slow
async def test_nothing_is_lost_in_postgres_in_200_kills(tmp_path: Path, database: str) -> None:
    await storm(tmp_path, 200, database_url=database)

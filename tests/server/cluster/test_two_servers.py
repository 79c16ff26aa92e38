"""Several server processes on one PostgreSQL: a table is the same at each of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kasimir.client.table import open_table
from kasimir.core.errors import TableError
from kasimir.protocol.http import Free, Me, NewTable
from kasimir.protocol.requests import Lock, Move
from tests.server.players import GAMES, Player, open_for_two, open_with_bot
from tests.server.servers import Process, serving
from tests.server.services import RedisServer
from tests.waiting import until

pytestmark = pytest.mark.anyio

QUICK = [chosen for chosen in GAMES if chosen[0] != "race"]
"""Games in which random players reach the turn limit."""


async def play_apart(first: str, second: str, number: int) -> str:
    """Play a match whose players are connected to different processes; all receive the same. Returns the table."""
    game, variant, _ = QUICK[number % len(QUICK)]
    tickets = await open_for_two(first, game, variant)
    urls = [first, second]
    players = [Player([url], ticket.table, ticket.token, number) for url, ticket in zip(urls, tickets, strict=True)]
    players.append(Player([second], tickets[0].table, None))
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    logs = [[(n, entry.at, bytes(entry.events)) for n, entry in sorted(player.told.items())] for player in players]
    shortest = min(map(len, logs))
    assert shortest > 3
    assert all(log[:shortest] == logs[0][:shortest] for log in logs)
    return tickets[0].table


@asynccontextmanager
async def two_processes(folder: Path, **settings: Any) -> AsyncIterator[list[Process]]:
    """Two servers that share everything."""
    processes = [Process(folder, **settings) for _ in range(2)]
    try:
        for process in processes:
            process.start()
        for process in processes:
            await process.ready()
        yield processes
    finally:
        for process in processes:
            process.stop()


async def matches_apart(folder: Path, count: int, together: int, **settings: Any) -> None:
    """Play some matches, a few at a time."""
    numbers = iter(range(count))
    async with two_processes(folder, **settings) as [first, second], asyncio.TaskGroup() as tables:

        async def one_after_another() -> None:
            for number in numbers:
                await play_apart(first.url, second.url, number)

        for _ in range(together):
            tables.create_task(one_after_another())


async def test_matches_across_two_processes(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    await matches_apart(tmp_path, 8, 4, database_url=database, redis_url=redis_server.url)


async def test_matches_across_two_processes_without_redis(tmp_path: Path, database: str) -> None:
    await matches_apart(tmp_path, 4, 4, database_url=database)


@pytest.mark.slow
async def test_1000_matches_across_two_processes(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    await matches_apart(tmp_path, 1000, 10, database_url=database, redis_url=redis_server.url)


async def test_players_of_a_killed_process_go_on_at_another(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    async with two_processes(tmp_path, database_url=database, redis_url=redis_server.url) as processes:
        urls = [process.url for process in processes]
        apart = await open_for_two(urls[0], "kitchen")
        with_bot = await open_with_bot(urls[0], "kitchen")
        players = [Player(urls, ticket.table, ticket.token, ticket.guest) for ticket in (*apart, with_bot)]
        players[1].urls.reverse()
        playing = asyncio.gather(*(player.play() for player in players))
        await until(lambda: all(len(player.told) > 3 for player in players))
        processes[0].kill()
        await asyncio.wait_for(playing, 60)
        assert players[0].breaks > 0
        assert players[2].breaks > 0


async def test_of_two_that_write_the_same_number_one_wins(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    settings: dict[str, Any] = {"database_url": database, "redis_url": redis_server.url}
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(tmp_path, **settings)) for _ in range(2)]
        ticket = (await open_for_two(servers[0].url, "discs"))[0]
        lives = [await server.hub.find(ticket.table) for server in servers]
        for _ in range(4):
            at, before = lives[0].table.at, lives[0].table.number
            assert lives[1].table.number == before
            moves = list(lives[0].table.playing.moves)
            seat = lives[0].table.playing.turn or ""
            guest = lives[0].table.sitter(seat).guest or 0
            asks = [live.ask(guest, Move(at, moves[n % len(moves)])) for n, live in enumerate(lives)]
            answers = await asyncio.gather(*asks, return_exceptions=True)
            refused = [answer for answer in answers if answer is not None]
            assert [type(answer) for answer in refused] == [TableError]
            assert isinstance(refused[0], TableError)
            assert refused[0].code == "table.stale"
            for live in lives:
                await live.catch_up()
            assert lives[0].table.number == lives[1].table.number == before + 1
            assert lives[0].now == lives[1].now
            entries = [[bytes(entry.events) for entry in live.table.entries] for live in lives]
            assert entries[0] == entries[1]


async def test_what_can_be_done_after_another_was_faster_is_done(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    settings: dict[str, Any] = {"database_url": database, "redis_url": redis_server.url}
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(tmp_path, **settings)) for _ in range(2)]
        host = await open_table(servers[0].url, NewTable("towers", [Me("Anna"), Free(), Free(), Free()]))
        lives = [await server.hub.find(host.table) for server in servers]
        names = ("Ben", "Cia")
        guests = await asyncio.gather(*(live.join(name, [], [], name) for live, name in zip(lives, names, strict=True)))
        assert sorted(guests) == [2, 3], "two people came by different processes at the same moment"
        await asyncio.gather(*(live.ask(host.guest, Lock(True)) for live in lives))
        for live in lives:
            await live.catch_up()
        assert lives[0].now == lives[1].now

"""Buses: other processes hear what is published, in order, and are told when they may have missed something."""

import asyncio
from collections.abc import Callable

import pytest

from kasimir.core.errors import StoreDown, StoreError
from kasimir.server.bus import Bus, make_bus
from kasimir.server.bus.local import LocalBus
from tests.server.services import Postgres, RedisServer, free_port

pytestmark = pytest.mark.anyio

PATIENCE = 10.0
SILENCE = 0.3


class Ears:
    """What a process hears over its bus; a gap is None."""

    def __init__(self, redis: str | None, database: str | None) -> None:
        self.heard: list[tuple[str, bytes | None]] = []
        self.bus: Bus = make_bus(redis, database, self.hear, lambda table: self.hear(table, None))

    def hear(self, table: str, message: bytes | None) -> None:
        self.heard.append((table, message))

    async def until(self, is_enough: Callable[[list[tuple[str, bytes | None]]], bool]) -> None:
        """Wait until enough was heard."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not is_enough(self.heard):
            assert asyncio.get_running_loop().time() < deadline, self.heard
            await asyncio.sleep(0.01)


async def open_two(redis: str | None, database: str | None) -> tuple[Ears, Ears]:
    """Two processes that listen to a table."""
    both = Ears(redis, database), Ears(redis, database)
    for ears in both:
        await ears.bus.open()
        await ears.bus.subscribe("cat")
    return both


async def close(*all_ears: Ears) -> None:
    for ears in all_ears:
        await ears.bus.close()


async def test_messages_come_in_order_and_nobody_hears_himself(redis_server: RedisServer) -> None:
    one, two = await open_two(redis_server.url, None)
    messages = [f"{number}".encode() for number in range(2000)]
    for message in messages:
        one.bus.publish("cat", message)
    one.bus.publish("mouse", b"for nobody here")
    await two.until(lambda heard: len(heard) >= len(messages))
    await asyncio.sleep(SILENCE)
    assert two.heard == [("cat", message) for message in messages]
    assert one.heard == []
    await close(one, two)


async def test_an_empty_message_is_a_gap(redis_server: RedisServer) -> None:
    one, two = await open_two(redis_server.url, None)
    one.bus.publish("cat", b"")
    await two.until(lambda heard: heard == [("cat", None)])
    await close(one, two)


async def test_who_does_not_listen_any_more_hears_nothing(redis_server: RedisServer) -> None:
    one, two = await open_two(redis_server.url, None)
    await two.bus.unsubscribe("cat")
    one.bus.publish("cat", b"meow")
    await asyncio.sleep(SILENCE)
    assert two.heard == []
    await close(one, two)


async def test_after_redis_was_away_everybody_reads_the_log_again() -> None:
    service = RedisServer()
    try:
        service.start()
        one, two = await open_two(service.url, None)
        service.stop()
        one.bus.publish("cat", b"into the void")
        service.start()
        await two.until(lambda heard: ("cat", None) in heard)
        await one.until(lambda heard: ("cat", None) in heard)
        one.bus.publish("cat", b"back again")
        await two.until(lambda heard: ("cat", b"back again") in heard)
        await close(one, two)
    finally:
        service.remove()


async def test_postgres_carries_short_messages_and_tells_of_long_ones(postgres: Postgres) -> None:
    one, two = await open_two(None, postgres.url())
    for message in (b"", b"meow", "мяу".encode(), b"x" * 10_000, b"\xff\x00"):
        one.bus.publish("cat", message)
        one.bus.publish("mouse", b"for nobody here")
        await asyncio.sleep(SILENCE)
    assert two.heard == [("cat", message) for message in (None, b"meow", "мяу".encode(), None, None)]
    assert one.heard == []
    await close(one, two)


async def test_alone_there_is_nobody_to_tell() -> None:
    ears = Ears(None, None)
    assert isinstance(ears.bus, LocalBus)
    await ears.bus.open()
    await ears.bus.subscribe("cat")
    ears.bus.publish("cat", b"meow")
    await close(ears)
    assert ears.heard == []


async def test_a_bus_that_cannot_be_reached_is_told() -> None:
    with pytest.raises(StoreDown):
        await Ears(f"redis://127.0.0.1:{free_port()}/0", None).bus.open()
    with pytest.raises(StoreError):
        Ears("http://127.0.0.1", None)

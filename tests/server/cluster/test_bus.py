"""Buses: other processes get what is published, in order, and a gap when they may have missed something."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from kasimir.core.errors import StoreDown, StoreError
from kasimir.server.cluster.bus import Bus, make_bus
from kasimir.server.cluster.bus.local import LocalBus
from kasimir.server.cluster.bus.postgres import PostgresBus
from kasimir.server.cluster.bus.redis import RedisBus
from tests.server.services import Postgres, RedisServer, free_port
from tests.waiting import until

pytestmark = pytest.mark.anyio

PATIENCE = 10.0
LAST = b"the last message"


class Listener:
    """What a process receives over its bus; a gap is None."""

    def __init__(self, redis: str | None, database: str | None) -> None:
        self.heard: list[tuple[str, bytes | None]] = []
        if redis and not database:  # a part of a bus, which no server has on its own
            self.bus: Bus = RedisBus(redis, self.hear, self.hear, lambda: None)
        else:
            self.bus = make_bus(redis, database, self.hear, self.hear)

    def hear(self, table: str, message: bytes | None = None) -> None:
        self.heard.append((table, message))

    async def until(self, is_enough: Callable[[list[tuple[str, bytes | None]]], bool]) -> None:
        """Wait until enough was heard."""
        await until(lambda: is_enough(self.heard), PATIENCE, lambda: self.heard)


Addresses = tuple[str | None, str | None]
"""Of Redis and of PostgreSQL."""


@pytest.fixture(params=["redis", "postgres", "both"])
def addresses(request: pytest.FixtureRequest) -> Addresses:
    """Each way in which processes hear of each other."""
    redis = request.getfixturevalue("redis_server").url if request.param != "postgres" else None
    return redis, request.getfixturevalue("postgres").url() if request.param != "redis" else None


async def open_two(redis: str | None, database: str | None) -> tuple[Listener, Listener]:
    """Two processes that listen to a table."""
    both = Listener(redis, database), Listener(redis, database)
    for listener in both:
        await listener.bus.open()
        await listener.bus.subscribe("cat")
    return both


async def close(*all_ears: Listener) -> None:
    for listener in all_ears:
        await listener.bus.close()


async def expect_nothing_more(one: Listener, two: Listener, expected: list[tuple[str, bytes | None]]) -> None:
    """Messages arrive in order, so a last one in each direction shows that none came after the expected ones."""
    one.bus.publish("cat", LAST)
    await two.until(lambda heard: ("cat", LAST) in heard)
    assert two.heard == [*expected, ("cat", LAST)]
    two.bus.publish("cat", LAST)
    await one.until(lambda heard: ("cat", LAST) in heard)
    assert one.heard == [("cat", LAST)]


async def test_messages_come_in_order_and_no_process_gets_its_own(addresses: Addresses) -> None:
    one, two = await open_two(*addresses)
    messages = [f"{number}".encode() for number in range(2000)]
    for message in messages:
        one.bus.publish("cat", message)
    one.bus.publish("mouse", b"for nobody here")
    await two.until(lambda heard: len(heard) >= len(messages))
    await expect_nothing_more(one, two, [("cat", message) for message in messages])
    await close(one, two)


async def test_what_is_said_twice_is_heard_twice(addresses: Addresses) -> None:
    one, two = await open_two(*addresses)
    messages = [b"a", b"b", b"a", b"c", b"a\nand more", b"a\nand more", b"1\na"]
    for message in messages:
        one.bus.publish("cat", message)
    await two.until(lambda heard: len(heard) >= len(messages))
    assert two.heard == [("cat", message) for message in messages]
    await close(one, two)


async def test_an_empty_message_is_a_gap(addresses: Addresses) -> None:
    one, two = await open_two(*addresses)
    one.bus.publish("cat", b"")
    await two.until(lambda heard: heard == [("cat", None)])
    await close(one, two)


async def test_who_does_not_listen_any_more_hears_nothing(addresses: Addresses) -> None:
    one, two = await open_two(*addresses)
    await two.bus.unsubscribe("cat")
    await two.bus.subscribe("dog")
    one.bus.publish("cat", b"meow")
    one.bus.publish("dog", b"woof")
    await two.until(lambda heard: ("dog", b"woof") in heard)
    assert two.heard == [("dog", b"woof")]
    await two.bus.subscribe("cat")
    one.bus.publish("cat", b"meow again")
    await two.until(lambda heard: heard == [("dog", b"woof"), ("cat", b"meow again")])
    await close(one, two)


async def test_what_is_pending_is_sent_before_the_end(addresses: Addresses) -> None:
    one, two = await open_two(*addresses)
    one.bus.publish("cat", b"farewell")
    await one.bus.close()
    await two.until(lambda heard: heard == [("cat", b"farewell")])
    await close(two)


@pytest.mark.parametrize("kind", ["redis", "postgres"])
async def test_after_it_was_away_everybody_reads_the_log_again(kind: str, request: pytest.FixtureRequest) -> None:
    service = RedisServer() if kind == "redis" else Postgres(request.getfixturevalue("postgres").programs)
    try:
        service.start()
        one, two = await open_two(*((service.url, None) if isinstance(service, RedisServer) else (None, url(service))))
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


def url(service: Any) -> str:
    address: str = service.url()
    return address


# Redis


async def test_nobody_waits_for_redis_while_it_is_away() -> None:
    service = RedisServer()
    try:
        service.start()
        one, two = await open_two(service.url, None)
        service.stop()
        async with asyncio.timeout(1.0):
            await one.bus.subscribe("dog")  # the outage may have been detected or not
        await until(lambda: not one.bus.is_connected)
        async with asyncio.timeout(1.0):
            await one.bus.subscribe("mouse")
        service.start()
        await one.until(lambda heard: {("dog", None), ("mouse", None)} <= set(heard))
        await two.until(lambda heard: ("cat", None) in heard)
        two.bus.publish("mouse", b"squeak")
        await one.until(lambda heard: ("mouse", b"squeak") in heard)
        await close(one, two)
    finally:
        service.remove()


async def test_a_client_that_overhears_its_end_is_told_again(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear, overheard = RedisBus._hear, []

    async def overhear(bus: RedisBus, pubsub: Any) -> None:
        try:
            await hear(bus, pubsub)
        except asyncio.CancelledError:
            overheard.append(bus)
            if len(overheard) > 1:
                raise

    monkeypatch.setattr(RedisBus, "_hear", overhear)
    listener = Listener(redis_server.url, None)
    await listener.bus.open()
    await listener.bus.subscribe("cat")
    async with asyncio.timeout(PATIENCE):
        await listener.bus.close()
    assert overheard


async def test_nobody_waits_for_redis_at_the_end() -> None:
    listener = Listener(f"redis://127.0.0.1:{free_port()}/0", None)
    await listener.bus.open()
    listener.bus.publish("cat", b"into the void")
    began = time.monotonic()
    await listener.bus.close()
    assert time.monotonic() - began < 2.0


# PostgreSQL


async def terminate_others(connection: Any) -> None:
    """End the connections of everybody else."""
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'kasimir'"
    )


async def test_a_connection_that_is_ended_in_the_middle_does_not_end_the_bus(postgres: Postgres) -> None:
    """Wherever it is: while a message is sent, while the next connection is made, or while nothing happens."""
    one, two = await open_two(None, postgres.url())
    connection = await asyncpg.connect(postgres.url())
    for number in range(10):
        one.heard.clear()
        two.heard.clear()
        for listener in (one, two):
            listener.bus.publish("cat", b"x" * 7000)
        await asyncio.sleep(0.001 * number)  # the connection breaks at another moment each time
        await terminate_others(connection)
        for listener in (one, two):
            listener.bus.publish("cat", b"hello?")
        await one.until(lambda heard: ("cat", None) in heard)
        await two.until(lambda heard: ("cat", None) in heard)
        message = f"back for the {number}th time".encode()
        one.bus.publish("cat", message)
        two.bus.publish("cat", message)
        await one.until(lambda heard, message=message: ("cat", message) in heard)  # type: ignore[misc]
        await two.until(lambda heard, message=message: ("cat", message) in heard)  # type: ignore[misc]
    await connection.close()
    await close(one, two)


@pytest.mark.parametrize("error", [asyncpg.InternalClientError("cannot switch to state 11"), LookupError("unforeseen")])
async def test_whatever_happens_the_bus_goes_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    one, two = await open_two(None, postgres.url())
    notify, errors = PostgresBus._notify, [error]

    async def stumble(bus: PostgresBus, connection: Any) -> None:
        if errors and bus is one.bus:
            raise errors.pop()
        await notify(bus, connection)

    monkeypatch.setattr(PostgresBus, "_notify", stumble)
    with caplog.at_level(logging.ERROR):
        one.bus.publish("cat", b"into the void")
        await one.until(lambda heard: heard == [("cat", None)])
    assert ("retrying" in caplog.text) == isinstance(error, LookupError)
    two.bus.publish("cat", b"meow")
    one.bus.publish("cat", b"meow too")
    await one.until(lambda heard: ("cat", b"meow") in heard)
    await two.until(lambda heard: ("cat", b"meow too") in heard)
    await close(one, two)


async def test_postgres_carries_short_messages_and_tells_of_long_ones(postgres: Postgres) -> None:
    one, two = await open_two(None, postgres.url())
    for number, message in enumerate((b"", b"meow", "мяу".encode(), b"x" * 10_000, b"\xff\x00"), 1):
        one.bus.publish("cat", message)
        one.bus.publish("mouse", b"for nobody here")
        await two.until(lambda heard, number=number: len(heard) == number)  # type: ignore[misc]
    expected = [("cat", message) for message in (None, b"meow", "мяу".encode(), None, None)]
    await expect_nothing_more(one, two, expected)
    await close(one, two)


async def test_messages_do_not_pile_up_while_postgres_is_away() -> None:
    bus = PostgresBus("postgresql://nowhere", lambda *_: None, lambda _: None)
    for number in range(1000):
        bus.publish(f"cat{number % 3}", b"phrase")
    assert list(bus._outbox) == ["cat0\n", "cat1\n", "cat2\n"]


async def test_alone_there_is_nobody_to_tell() -> None:
    listener = Listener(None, None)
    assert isinstance(listener.bus, LocalBus)
    await listener.bus.open()
    await listener.bus.subscribe("cat")
    listener.bus.publish("cat", b"meow")
    await close(listener)
    assert listener.heard == []


async def test_a_bus_that_cannot_be_reached_is_told() -> None:
    with pytest.raises(StoreDown):
        await Listener(None, f"postgresql://127.0.0.1:{free_port()}/none").bus.open()
    with pytest.raises(StoreError):
        Listener("http://127.0.0.1", "postgresql://127.0.0.1/none")


async def test_without_postgres_there_is_nobody_to_tell_by_redis_either() -> None:
    assert isinstance(make_bus(f"redis://127.0.0.1:{free_port()}/0", None, nothing, nothing), LocalBus)


def nothing(*_: Any) -> None:
    """Called by nobody."""

"""The server put together: store, bus, bots, tables, HTTP and WebSockets, in one ASGI application for uvicorn."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from kasimir.bots.levels import levels_for
from kasimir.core import registry
from kasimir.core.words import say
from kasimir.lab.predictions import predictions
from kasimir.server import open_files
from kasimir.server.bots import Bots
from kasimir.server.budgets import Accounts
from kasimir.server.bus import make_bus
from kasimir.server.bus.base import Bus
from kasimir.server.headers import SafeHeaders
from kasimir.server.hub import Hub
from kasimir.server.limits import Limits
from kasimir.server.openapi import openapi_route
from kasimir.server.origin import Origins
from kasimir.server.pacing import Paced
from kasimir.server.page import page_routes
from kasimir.server.requests import request_protocol
from kasimir.server.routing import endpoint_routes
from kasimir.server.settings import Settings, data_file
from kasimir.server.share import WHOLE, Share
from kasimir.server.store import make_store
from kasimir.server.teaching import rules_page
from kasimir.server.upgrades import Entrance, socket_protocol
from kasimir.server.web import Web, no_such_thing, too_many

log = logging.getLogger("kasimir.server")

STATUS: dict[int, int] = {signal.SIGTERM: 0, signal.SIGINT: 130}
"""The exit status after each signal that asks to stop."""
BACKLOG = 2048
"""Connections that wait to be let in."""
RECEIVE_BUFFER = 64 * 1024
"""Bytes that the system holds of what a connection has sent and nobody has read."""
RARE_COLLECTIONS = (50_000, 20, 20)
"""When Python looks for cycles: after so many new objects, and so many times for each look at older ones."""


@dataclass
class House:
    """Everything that makes a server process."""

    settings: Settings
    hub: Hub
    bots: Bots
    bus: Bus
    app: Any
    requests: type[asyncio.Protocol]
    sockets: Callable[..., Any]


def build(settings: Settings, share: Share = WHOLE) -> House:
    """Put a server process together; nothing is connected yet."""
    store = make_store(settings.database_url or None, data_file(settings), settings.durable, share)
    bots = Bots(settings.bot_processes, settings.bot_pause)
    hub = Hub(settings, store, bots, share)
    bus = make_bus(settings.redis_url or None, settings.database_url or None, hub.hear, hub.hear_gap)
    origins, limits, accounts = Origins(settings), Limits(settings, share), Accounts(settings.address_share)
    web = Web(hub, origins, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.open(bus)
        try:
            yield
        finally:
            await hub.close()
            await web.analyses.close()
            await web.replays.close()
            await bots.close()

    endpoints = web.endpoints()
    routes = [*endpoint_routes(endpoints, web.guard), openapi_route(endpoints), *page_routes()]
    handlers = {HTTPException: no_such_thing}
    starlette = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    starlette.router.redirect_slashes = False
    app = SafeHeaders(Paced(starlette, too_many), once=share.of > 1)
    requests = request_protocol(origins, limits.connections, accounts)
    entrance = Entrance(origins, limits.watchers, limits.asking, accounts)
    return House(settings, hub, bots, bus, app, requests, socket_protocol(hub, entrance))


class Server(uvicorn.Server):
    """uvicorn, but people are told first when it stops: it would wait for whoever just watches."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        """Take whose people are to be told."""
        super().__init__(config)
        self.hub = hub
        self.status = 0

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gently when a signal asks to; uvicorn would have it end us after all, and a second one hurry."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.hear) for number in STATUS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def hear(self, number: int, _: object) -> None:
        """Somebody asks us to stop, perhaps not for the first time."""
        if not self.should_exit:
            self.status, self.should_exit = STATUS[number], True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say good-bye, then stop."""
        self.hub.say_goodbye()
        await super().shutdown(sockets)

    def make_protocol(self) -> asyncio.Protocol:
        """What serves a connection that did not come by a listener of ours."""
        kind = self.config.http_protocol_class
        return kind(self.config, self.server_state, self.lifespan.state)  # type: ignore[call-arg]


OnReady = Callable[[Server], None]


def make_server(house: House) -> Server:
    """The server of a house."""
    config = uvicorn.Config(
        house.app,
        http=house.requests,
        ws=house.sockets,  # type: ignore[arg-type]
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )
    return Server(config, house.hub)


def listen(settings: Settings, *, any_port: bool = False) -> socket.socket:
    """A socket to listen on; if the port is taken, any other one, where that is welcome."""
    try:
        return bind(settings.host, settings.port)
    except OSError:
        if not any_port:
            raise
        return bind(settings.host, 0)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # now, so that of two servers that start at once one finds the port taken
    except OSError:
        listener.close()
        raise
    return listener


def warm_up() -> None:
    """Load what is loaded only once; later, somebody's move would wait for that."""
    say("table.rate")
    for name in registry.names():
        levels_for(name)
        predictions(name)
        rules_page(name)


async def run(house: House, listeners: list[socket.socket], on_ready: OnReady) -> int:
    """Serve until a signal asks to stop; then finish what is being written, and say good-bye. The exit status."""
    warm_up()
    await house.hub.open(house.bus)  # here, so that what is wrong with the database is told in one line
    server = make_server(house)
    stopping = asyncio.get_running_loop().create_task(server.serve(sockets=listeners))
    while not server.started and not stopping.done():
        await asyncio.sleep(0.02)
    if server.started:
        on_ready(server)
    await stopping
    return server.status


def serve(house: House, listeners: list[socket.socket], on_ready: OnReady) -> int:
    """Run a server on the fastest event loop there is; the exit status."""
    # Tables are no garbage: looking through all of them for cycles again and again took a part of every move.
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
    house.hub.health.has_few_files = open_files.limit() < open_files.needed(house.settings)
    try:
        import uvloop
    except ImportError:  # there is none on Windows
        return asyncio.run(run(house, listeners, on_ready))
    return uvloop.run(run(house, listeners, on_ready))

"""Builds the server: store, bus, bots, tables, HTTP and WebSockets in one ASGI application for uvicorn."""

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
from kasimir.server.cluster.bus import make_bus
from kasimir.server.cluster.bus.base import Bus
from kasimir.server.cluster.partition import WHOLE, Partition
from kasimir.server.limits import open_files
from kasimir.server.limits.budgets import Accounts
from kasimir.server.limits.rates import Limits
from kasimir.server.limits.shared_counts import shared_counts_of
from kasimir.server.periodic import every
from kasimir.server.session.bots import Bots
from kasimir.server.session.hub import Hub
from kasimir.server.session.lessons import rules_page
from kasimir.server.settings import Settings, data_file
from kasimir.server.storage import make_store
from kasimir.server.transport.endpoints import Endpoints, no_such_thing, too_many
from kasimir.server.transport.headers import SafeHeaders
from kasimir.server.transport.http_connection import http_protocol
from kasimir.server.transport.openapi import openapi_route
from kasimir.server.transport.origin import Origins
from kasimir.server.transport.paced_responses import Paced
from kasimir.server.transport.routing import endpoint_routes
from kasimir.server.transport.slow_closes import CLOSE_TIMEOUT, SlowCloses
from kasimir.server.transport.static import missing_page, page_routes
from kasimir.server.transport.websocket_upgrade import Admission, socket_protocol

log = logging.getLogger("kasimir.server")

STATUS: dict[int, int] = {signal.SIGTERM: 0, signal.SIGINT: 130}
"""The exit status after each signal that stops the server."""
BACKLOG = 2048
"""Length of the listen queue (backlog)."""
RECEIVE_BUFFER = 64 * 1024
"""Receive buffer of each socket, in bytes."""
RARE_COLLECTIONS = (50_000, 20, 20)
"""Thresholds of Python's garbage collector, one per generation."""


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    hub: Hub
    bots: Bots
    bus: Bus
    app: Any
    requests: type[asyncio.Protocol]
    sockets: Callable[..., Any]


def build(settings: Settings, partition: Partition = WHOLE) -> Services:
    """Create the parts of a server process; nothing is connected yet."""
    store = make_store(settings.database_url or None, data_file(settings), settings.durable, partition)
    bots = Bots(settings.bot_processes, settings.bot_pause)
    hub = Hub(settings, store, bots, partition)
    bus = make_bus(settings.redis_url or None, settings.database_url or None, hub.hear, hub.hear_gap)
    origins, limits = Origins(settings), Limits(settings, partition)
    accounts = Accounts(settings.address_share, shared_counts_of(partition, "working"))
    slow_closes = SlowCloses()
    web = Endpoints(hub, origins, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.open(bus)
        hub.run(every(CLOSE_TIMEOUT, slow_closes.check, "ending slow closes"))
        try:
            yield
        finally:
            await hub.close()
            await web.analyses.close()
            await web.replays.close()
            await bots.close()

    endpoints = web.endpoints()
    routes = [*endpoint_routes(endpoints, web.guard), openapi_route(endpoints), *page_routes()]
    handlers = {HTTPException: missing_page(no_such_thing)}
    starlette = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    starlette.router.redirect_slashes = False
    app = SafeHeaders(Paced(starlette, too_many), once=partition.of > 1)
    requests = http_protocol(origins, limits.connections, accounts, slow_closes)
    admission = Admission(origins, limits.watchers, limits.asking, accounts, slow_closes)
    return Services(settings, hub, bots, bus, app, requests, socket_protocol(hub, admission))


class Server(uvicorn.Server):
    """uvicorn, but clients are told to reconnect before it shuts down; uvicorn would wait for idle watchers."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub
        self.status = 0

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down gracefully on a signal. uvicorn would raise it again at the end, and abort on the second one."""
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
        """Signal handler: request a shutdown; repeated signals change nothing."""
        if not self.should_exit:
            self.status, self.should_exit = STATUS[number], True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all tables' connections with "service restart", then shut down."""
        self.hub.say_goodbye()
        await super().shutdown(sockets)

    def make_protocol(self) -> asyncio.Protocol:
        """Create the protocol object for a connection that the front process passed to us."""
        kind = self.config.http_protocol_class
        return kind(self.config, self.server_state, self.lifespan.state)  # type: ignore[call-arg]


OnReady = Callable[[Server], None]


def make_server(services: Services) -> Server:
    """Configure uvicorn for these services."""
    config = uvicorn.Config(
        services.app,
        http=services.requests,
        ws=services.sockets,  # type: ignore[arg-type]
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )
    return Server(config, services.hub)


def listen(settings: Settings, *, any_port: bool = False) -> socket.socket:
    """Open the listening socket; if the port is taken and `any_port` is set, on any free port."""
    try:
        return bind(settings.host, settings.port)
    except OSError:
        if not any_port:
            raise
        return bind(settings.host, 0)


def bind(host: str, port: int) -> socket.socket:
    """Create a listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # listen right away: if two servers start at once, one of them finds the port taken
    except OSError:
        listener.close()
        raise
    return listener


def warm_up() -> None:
    """Import modules that are otherwise imported during somebody's first move."""
    say("table.rate")
    for name in registry.names():
        levels_for(name)
        predictions(name)
        rules_page(name)


async def run(services: Services, listeners: list[socket.socket], on_ready: OnReady) -> int:
    """Serve until a signal arrives, then finish pending writes and close connections. Returns the exit status."""
    warm_up()
    await services.hub.open(services.bus)  # opened here, so that a database problem is reported in one line
    server = make_server(services)
    stopping = asyncio.get_running_loop().create_task(server.serve(sockets=listeners))
    while not server.started and not stopping.done():
        await asyncio.sleep(0.02)
    if server.started:
        on_ready(server)
        if services.settings.compile_ahead and services.hub.partition.is_first:
            services.bots.compiler.add(registry.names())
    await stopping
    return server.status


def serve(services: Services, listeners: list[socket.socket], on_ready: OnReady) -> int:
    """Run a server on the fastest event loop available. Returns the exit status."""
    # Tables are long-lived: collecting them for cycles over and over took part of every move.
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
    services.hub.health.has_few_files = open_files.limit() < open_files.needed(services.settings)
    try:
        import uvloop
    except ImportError:  # not available on Windows
        return asyncio.run(run(services, listeners, on_ready))
    return uvloop.run(run(services, listeners, on_ready))

"""A worker process, which gets its connections from the front process (`front.py`)."""

import asyncio
import logging
import os
import socket
import sys
from functools import partial

from kasimir.core.errors import KasimirError
from kasimir.core.words import say
from kasimir.server.app import Server, Services, build, serve
from kasimir.server.cluster.partition import Partition
from kasimir.server.logs import start_logging
from kasimir.server.settings import Settings

log = logging.getLogger("kasimir.server")

READY = b"r"
"""Sent to the front process when the worker is ready."""
COUNT_EVERY = 1.0
"""Seconds between two updates of the shared metrics."""


def run_worker(settings: Settings, partition: Partition, channel: socket.socket) -> None:
    """Serve connections from the channel until stopped, or until the front process has ended."""
    start_logging(settings.log_level)
    try:
        services = build(settings, partition)
        serve(services, [], partial(open_channel, services, channel))
    except KasimirError as error:
        print(say("cli.fault", {"fault": str(error)}), file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:  # the front process got the signal, too
        sys.exit(0)


def open_channel(services: Services, channel: socket.socket, server: Server) -> None:
    """Start receiving connections, and tell the front process."""
    channel.setblocking(False)
    asyncio.get_running_loop().add_reader(channel, take_connection, services, channel, server)
    services.hub.run(keep_counting(services))
    channel.send(READY)


def take_connection(services: Services, channel: socket.socket, server: Server) -> None:
    """Receive a connection, or notice that the channel was closed."""
    message, files, _, _ = socket.recv_fds(channel, 1, 1)
    for file in files:
        services.hub.run(adopt(server, socket.socket(fileno=file)))
    if not message:
        # The front process was killed. A new server may be starting: write nothing more to the logs of tables.
        log.warning("the front process has ended")
        os._exit(1)


async def adopt(server: Server, connection: socket.socket) -> None:
    """Serve a connection as if we had accepted it; ignore one that is already closed."""
    try:
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await asyncio.get_running_loop().connect_accepted_socket(server.make_protocol, connection)
    except OSError:
        connection.close()


async def keep_counting(services: Services) -> None:
    """Periodically publish our metrics, so that every process can report the sum of all."""
    while True:
        services.hub.count()
        await asyncio.sleep(COUNT_EVERY)

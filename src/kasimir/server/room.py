"""A server of several processes: one of them, which gets its connections from the door (`door.py`)."""

import asyncio
import logging
import os
import socket
import sys
from functools import partial

from kasimir.core.errors import KasimirError
from kasimir.server.app import House, Server, build, serve
from kasimir.server.logs import start_logging
from kasimir.server.settings import Settings
from kasimir.server.share import Share

log = logging.getLogger("kasimir.server")

READY = b"r"
"""Told to the door when connections can come."""
COUNT_EVERY = 1.0
"""Seconds after which the numbers of this process are written down for the others."""


def run_room(settings: Settings, share: Share, hatch: socket.socket) -> None:
    """Serve what comes by the hatch, until told to stop or the door is gone."""
    start_logging(settings.log_level)
    try:
        house = build(settings, share)
        serve(house, [], partial(open_hatch, house, hatch))
    except KasimirError as error:
        print(f"kasimir: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:  # the door was told as well
        sys.exit(0)


def open_hatch(house: House, hatch: socket.socket, server: Server) -> None:
    """Take connections from now on."""
    hatch.setblocking(False)
    asyncio.get_running_loop().add_reader(hatch, take_connection, house, hatch, server)
    house.hub.run(keep_counting(house))
    hatch.send(READY)


def take_connection(house: House, hatch: socket.socket, server: Server) -> None:
    """Something lies in the hatch: a connection, or nothing ever again."""
    message, files, _, _ = socket.recv_fds(hatch, 1, 1)
    for file in files:
        house.hub.run(adopt(server, socket.socket(fileno=file)))
    if not message:
        # The door was killed. Another server may be on its way, for the same tables: not a word more to their logs.
        log.warning("the door is gone")
        os._exit(1)


async def adopt(server: Server, connection: socket.socket) -> None:
    """Serve a connection as if it had come to us; one that is gone already is none."""
    try:
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await asyncio.get_running_loop().connect_accepted_socket(server.make_protocol, connection)
    except OSError:
        connection.close()


async def keep_counting(house: House) -> None:
    """Write our numbers down again and again: whoever is asked for them tells those of all processes."""
    while True:
        house.hub.count()
        await asyncio.sleep(COUNT_EVERY)

"""The commands that run a server: for a host, or for one house with its phones."""

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from ipaddress import ip_address

import segno

from kasimir.core.errors import UsageError
from kasimir.core.words import say
from kasimir.server import open_files
from kasimir.server.app import build, listen, serve
from kasimir.server.lock import sole_server
from kasimir.server.logs import start_logging
from kasimir.server.settings import Settings, data_file
from kasimir.server.store.forgetting import compact

log = logging.getLogger("kasimir.server")

HOUSE_DEFAULTS = {"host": "0.0.0.0", "log_level": "warning"}
"""What is set for one house unless something else is: all its devices reach the server, and only trouble is logged."""
AN_ADDRESS_ELSEWHERE = ("192.0.2.1", 9)
"""Reserved for documentation: nothing is sent there, the system only says by which way it would go."""


def run_server(settings: Settings) -> int:
    """`kasimir serve`: for hosts."""
    start_logging(settings.log_level)
    return run(settings, lambda url: log.info("serving at %s", url), any_port=False)


def run_house(settings: Settings, browse: bool) -> int:
    """`kasimir play`: the same for one house; the browser opens, and phones in the house find the way."""
    start_logging(settings.log_level)
    return run(settings, partial(invite, browse=browse, is_shared=is_anywhere(settings.host)), any_port=True)


def run(settings: Settings, on_ready: Callable[[str], None], *, any_port: bool) -> int:
    """Serve until told to stop."""
    if settings.redis_url and not settings.database_url:
        log.warning(say("serve.redis-unused"))
    look_at_open_files(settings)
    try:
        listener = listen(settings, any_port=any_port)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise UsageError("serve.port", host=settings.host, port=str(settings.port), detail=detail) from None
    with listener:
        url = address_of(settings.host, listener.getsockname()[1])
        # Several servers hear of each other through PostgreSQL; a file is for one.
        with nullcontext() if settings.database_url else sole_server(data_file(settings), url):
            if not settings.database_url:
                compact(data_file(settings))
            tell = partial(on_ready, url)
            if settings.processes > 1:
                return serve_together(settings, listener, tell)
            return serve(build(settings), [listener], lambda _: tell())


def look_at_open_files(settings: Settings) -> None:
    """Let there be as many connections as the system allows, and tell if that is too few; processes inherit it."""
    open_files.raise_limit()
    limit, needed = open_files.limit(), open_files.needed(settings)
    if limit < needed:
        args = {"limit": f"{limit:.0f}", "needed": f"{needed}", "connections": f"{settings.connections}"}
        log.warning(say("serve.open-files", args))


def serve_together(settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> int:
    """Serve with several processes, where connections can be passed on."""
    if not hasattr(socket, "send_fds"):
        raise UsageError("serve.processes")
    from kasimir.server.door import Door

    return asyncio.run(Door(settings, listener).run(on_ready))


def address_of(host: str, port: int) -> str:
    """Where the browser of this machine finds the server."""
    if is_anywhere(host) or host == "127.0.0.1":
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_anywhere(host: str) -> bool:
    """Whether an address to listen on stands for all that the machine has, by IPv4 or by IPv6."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def invite(url: str, *, browse: bool, is_shared: bool) -> None:
    """Say where the games are, on this machine and for phones in the same house."""
    print(say("serve.here", {"url": url}), flush=True)
    own = address_in_the_house() if is_shared else None
    if own:
        shared = f"http://{own}:{url.rpartition(':')[2]}"
        print(say("serve.in-the-house", {"url": shared}), flush=True)
        segno.make(shared, error="m").terminal(out=sys.stdout, compact=True)
    print(say("serve.stop"), flush=True)
    if browse:
        # A browser for the terminal returns only when it is left; nobody waits for it, not even at the end.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def address_in_the_house() -> str | None:
    """The address by which other devices of the house reach this one, None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(AN_ADDRESS_ELSEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found

"""`kasimir serve` and `kasimir play`: run a server for a host, or for the devices on a local network."""

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial

import segno

from kasimir.core.errors import UsageError
from kasimir.core.words import say
from kasimir.server.app import build, listen, serve
from kasimir.server.limits import open_files
from kasimir.server.logs import start_logging
from kasimir.server.settings import Settings, data_file
from kasimir.server.storage.file_lock import sole_server
from kasimir.server.storage.sqlite_expiry import compact
from kasimir.server.transport.local_network import is_anywhere, is_loopback, shared_addresses, url_of

log = logging.getLogger("kasimir.server")

HOME_DEFAULTS = {"host": "0.0.0.0", "log_level": "warning"}
"""Defaults of `kasimir play`: listen on all interfaces, and log only problems."""


def run_server(settings: Settings) -> int:
    """`kasimir serve`."""
    start_logging(settings.log_level)
    return run(settings, lambda url: log.info("serving at %s", url), any_port=False)


def run_at_home(settings: Settings, browse: bool) -> int:
    """`kasimir play`: also opens the browser, and prints a QR code for phones."""
    start_logging(settings.log_level)
    return run(settings, partial(invite, settings=settings, browse=browse), any_port=True)


def run(settings: Settings, on_ready: Callable[[str], None], *, any_port: bool) -> int:
    """Serve until a signal arrives. Returns the exit status."""
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
        # Several servers can share PostgreSQL; a SQLite file belongs to one.
        with nullcontext() if settings.database_url else sole_server(data_file(settings), url):
            if not settings.database_url:
                compact(data_file(settings))
            tell = partial(on_ready, url)
            if settings.processes > 1:
                return serve_together(settings, listener, tell)
            return serve(build(settings), [listener], lambda _: tell())


def look_at_open_files(settings: Settings) -> None:
    """Raise the limit on open files as far as possible, and warn if it is too low. Child processes inherit it."""
    open_files.raise_limit()
    limit, needed = open_files.limit(), open_files.needed(settings)
    if limit < needed:
        args: dict[str, str | int] = {"limit": round(limit), "needed": needed, "connections": str(settings.connections)}
        log.warning(say("serve.open-files", args))


def serve_together(settings: Settings, listener: socket.socket, on_ready: Callable[[], None]) -> int:
    """Serve with several worker processes, where sockets can be passed between processes."""
    if not hasattr(socket, "send_fds"):
        raise UsageError("serve.processes")
    from kasimir.server.cluster.front import Front

    return asyncio.run(Front(settings, listener).run(on_ready))


def address_of(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine."""
    if is_anywhere(host) or host == "127.0.0.1":
        host = "localhost"
    return url_of(host, port)


def invite(url: str, settings: Settings, *, browse: bool) -> None:
    """Print the URL for this machine, and a QR code with the one for other devices."""
    print(say("serve.here", {"url": url}), flush=True)
    if urls := shared_urls(settings, int(url.rpartition(":")[2])):
        print(say("serve.local-network", {"url": urls[0]}), flush=True)
        segno.make(urls[0], error="m").terminal(out=sys.stdout, compact=True)
        if urls[1:]:
            print(say("serve.other-addresses", {"urls": " ".join(urls[1:])}), flush=True)
    else:
        print(say("serve.loopback-only" if is_loopback(settings.host) else "serve.no-network"), flush=True)
    print(say("serve.stop"), flush=True)
    if browse:
        # A terminal browser returns only when it is closed: run it in a daemon thread that nobody joins.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def shared_urls(settings: Settings, port: int) -> list[str]:
    """The URLs of the server for other devices, the best guess first."""
    if settings.public_url:
        return [settings.public_url]
    return [url_of(address, port) for address in shared_addresses(settings.host)]

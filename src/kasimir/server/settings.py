"""The settings of a server: from a TOML file, then from environment variables `KASIMIR_<NAME>`, which win."""

import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from kasimir.core.errors import UsageError

PREFIX = "KASIMIR_"
NO_SETTINGS = ("KASIMIR_CACHE", "KASIMIR_LANGUAGE")
"""Variables for every command."""
LEVELS = ("debug", "info", "warning", "error")
WEB_ADDRESS = "https://games.example.org"
POSTGRES_ADDRESS = "postgresql://user:password@host/name"
REDIS_ADDRESS = "redis://localhost:6379/0"
LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME = rf"(?![a-z0-9._-]{{254}}){LABEL}(?:\.{LABEL})*"
"""The name of a machine, in lower case, as the DNS allows it."""
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a host may set; docs/hosting.md tells what each is for."""

    host: str = "127.0.0.1"
    """The address to listen on: `0.0.0.0` for all of the machine, `::` also by IPv6."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """The port to listen on, 0 for any free one."""
    public_url: str = ""
    """The address by which people reach the server, if it is behind a proxy; pages from elsewhere are refused."""
    allowed_hosts: str = ""
    """More names by which people reach the server, with commas between; requests by any other name are refused."""
    trusted_proxies: str = ""
    """Addresses of proxies, or ranges of them, with commas between, whose word on who asks is taken."""
    database_url: str = ""
    """A PostgreSQL database; without one, everything is in `database_file`."""
    database_file: str = ""
    """The SQLite file; without a name it lies in the user's data folder."""
    durable: bool = True
    """Whether a move is told only when it would survive a power cut."""
    redis_url: str = ""
    """For several server processes on one PostgreSQL: what carries news between them."""
    processes: Count = 1
    """As many processes serve, each its share of the tables; not on Windows."""
    tables_an_hour: Count = 60
    """As many may be opened from one address."""
    connections: Count = 200
    """As many may be open from one address."""
    messages_a_second: Count = 20
    """As many may come over one connection."""
    address_share: Annotated[float, Meta(gt=0)] = 0.25
    """The share of a processor core that one address, or one table, may use; what it asks beyond that waits."""
    live_tables: Count = 20_000
    """As many are in memory at most."""
    table_log_mib: Annotated[float, Meta(gt=0)] = 16.0
    """MiB that the log of a table may take: then no more matches begin. At twice that, one under way is called off."""
    bot_processes: Count = 1
    """As many moves of strong bots and hints are worked out at the same time."""
    bot_pause: Seconds = 0.8
    """How long the computer waits before it moves, so that people can follow."""
    forget_open_hours: Seconds = 24.0
    """How long tables are kept, untouched, at which no match has begun."""
    forget_over_days: Seconds = 30.0
    """How long tables are kept, untouched, whose match is over."""
    forget_playing_days: Seconds = 60.0
    """How long tables are kept, untouched, at which a match is being played."""
    log_level: str = "info"
    """How much is logged: `debug`, `info`, `warning` or `error`."""


class Given(NamedTuple):
    """A value, and where it comes from: a file, a variable of the environment, an option."""

    value: Any
    where: str


def load_settings(
    file: str | None,
    environment: Mapping[str, str] | None = None,
    defaults: Mapping[str, str] | None = None,
    **options: Any,
) -> Settings:
    """The settings from a file, the environment and the command line; each wins over those before it.

    A command may have defaults of its own. An empty text counts as not set.
    """
    given = {name: Given(value, name) for name, value in (defaults or {}).items()}
    for more in (
        read_file(Path(file)) if file else {},
        from_environment(os.environ if environment is None else environment),
        {name: Given(value, f"--{name}") for name, value in options.items() if value is not None},
    ):
        given |= {name: found for name, found in more.items() if found.value != ""}
    return Settings(**{name: checked(name, found) for name, found in given.items()})


def read_file(file: Path) -> dict[str, Given]:
    """The settings of a TOML file."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError("serve.settings-file", file=str(file), detail=str(error)) from None
    return {name: Given(value, str(file)) for name, value in values.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """The settings among the environment variables; one with our prefix that is none may be a misspelt one."""
    ours = {key: value for key, value in environment.items() if key.startswith(PREFIX) and key not in NO_SETTINGS}
    return {key.removeprefix(PREFIX).lower(): Given(value, key) for key, value in ours.items()}


def checked(name: str, given: Given) -> Any:
    """The value of a setting; what is wrong with it is told here, with where it stands, and not when it is needed."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    if name not in kinds:
        raise UsageError("serve.setting-unknown", name=name, where=given.where)
    try:
        value = msgspec.convert(given.value, kinds[name], strict=False)
    except msgspec.ValidationError as error:
        raise UsageError("serve.setting-wrong", name=name, where=given.where, detail=str(error)) from None
    if name == "log_level" and value.lower() not in LEVELS:
        raise UsageError("serve.setting-choice", name=name, where=given.where, choices=", ".join(LEVELS))
    if name in ADDRESSES and value:
        is_right, example = ADDRESSES[name]
        # No word of the address itself: there may be a password in it.
        if not is_right(value):
            raise UsageError("serve.setting-address", name=name, where=given.where, example=example)
    return value


def is_web_address(text: str) -> bool:
    """Whether pages can come from there."""
    try:
        url = urlsplit(text)
        return url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0 and not re.search(r"\s", text)
    except ValueError:
        return False


def is_postgres_address(text: str) -> bool:
    """Whether PostgreSQL may be there; the rest is told when we connect."""
    return text.startswith(("postgresql://", "postgres://"))


def is_redis_address(text: str) -> bool:
    """Whether a connection to Redis can be made from it; nothing is connected here."""
    from redis.asyncio import ConnectionPool
    from redis.exceptions import RedisError

    try:
        ConnectionPool.from_url(text).make_connection()  # type: ignore[no-untyped-call, unused-ignore]
        url = urlsplit(text)
    except (ValueError, TypeError, RedisError):
        return False
    place = url.path.strip("/")
    return bool(place) if url.scheme == "unix" else not place or (place.isascii() and place.isdigit())


def are_networks(text: str) -> bool:
    """Whether these are addresses, or ranges of them, with commas between them."""
    try:
        return all(ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())
    except ValueError:
        return False


def are_host_names(text: str) -> bool:
    """Whether these are names of machines, without ports, with commas between them."""
    return all(re.fullmatch(HOST_NAME, part.strip().lower()) for part in text.split(",") if part.strip())


ADDRESSES: dict[str, tuple[Callable[[str], bool], str]] = {
    "public_url": (is_web_address, WEB_ADDRESS),
    "allowed_hosts": (are_host_names, "games.example.org, server.lan"),
    "trusted_proxies": (are_networks, "10.0.0.0/8, ::1"),
    "database_url": (is_postgres_address, POSTGRES_ADDRESS),
    "redis_url": (is_redis_address, REDIS_ADDRESS),
}
"""Settings that are addresses: how one is known, and one as an example."""


def data_file(settings: Settings) -> Path:
    """Where the SQLite file is: where each system keeps the data of its users, unless it was said."""
    if settings.database_file:
        return Path(settings.database_file)
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "kasimir" / "tables.sqlite"

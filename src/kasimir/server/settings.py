"""Server settings: from a TOML file, then from environment variables `KASIMIR_<NAME>`, which take precedence."""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from kasimir.core.errors import UsageError
from kasimir.core.files import data_folder

PREFIX = "KASIMIR_"
NO_SETTINGS = ("KASIMIR_CACHE", "KASIMIR_LANGUAGE")
"""Variables with our prefix that are not settings; every command reads them."""
LEVELS = ("debug", "info", "warning", "error")
WEB_ADDRESS = "https://games.example.org"
POSTGRES_ADDRESS = "postgresql://user:password@host/name"
REDIS_ADDRESS = "redis://localhost:6379/0"
LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME = rf"(?![a-z0-9._-]{{254}}){LABEL}(?:\.{LABEL})*"
"""A host name in lower case, as DNS allows it."""
WEB_HOST = re.compile(rf"https?://(?:{HOST_NAME}|\[[0-9a-f:.]+\])(?::[0-9]+)?/?")
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings; docs/hosting.md has the table that is generated from these docstrings."""

    host: str = "127.0.0.1"
    """Address to listen on: `0.0.0.0` for all IPv4 interfaces, `::` for IPv6 as well."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """Port to listen on; 0 picks any free port."""
    public_url: str = ""
    """Public address of the server, if it is behind a proxy. Pages from other origins are refused."""
    allowed_hosts: str = ""
    """More host names of the server, separated by commas. Requests for any other host are refused."""
    trusted_proxies: str = ""
    """Proxies whose `X-Forwarded-For` header is trusted: addresses or CIDR ranges, separated by commas."""
    database_url: str = ""
    """A PostgreSQL database. If empty, tables are stored in `database_file`."""
    database_file: str = ""
    """The SQLite file. If empty, it is in the user's data folder."""
    durable: bool = True
    """Whether a move is sent to players only after it is safe from a power failure (fsync)."""
    redis_url: str = ""
    """Redis, as the message bus between several servers that share one PostgreSQL database."""
    processes: Count = 1
    """Number of worker processes; each serves its own part of the tables. Not on Windows."""
    tables_an_hour: Count = 60
    """Rate limit: tables that one address may open per hour."""
    connections: Count = 200
    """Maximum number of open connections from one address."""
    messages_a_second: Count = 20
    """Rate limit: messages per second on one connection."""
    address_share: Annotated[float, Meta(gt=0)] = 0.25
    """The share of a CPU core that one address, or one table, may use; requests beyond it are delayed."""
    live_tables: Count = 20_000
    """Maximum number of tables in memory."""
    table_log_mib: Annotated[float, Meta(gt=0)] = 16.0
    """Maximum size of a table's log in MiB: after that no new match begins. At twice the size, a running match is
    abandoned."""
    bot_processes: Count = 1
    """Number of processes that compute moves of strong bots and hints."""
    compile_ahead: bool = True
    """Whether all games are compiled in the background after the start, with low priority. Otherwise each is compiled
    when somebody first wants to play it."""
    bot_pause: Seconds = 0.8
    """Seconds that the computer waits before it moves, so that people can follow."""
    forget_open_hours: Seconds = 24.0
    """Hours after which a table is deleted if no match has begun and nobody has used it."""
    forget_over_days: Seconds = 30.0
    """Days after which a table is deleted if its match is over and nobody has used it."""
    forget_playing_days: Seconds = 60.0
    """Days after which a table is deleted if a match is unfinished and nobody has used it."""
    log_level: str = "info"
    """Log level: `debug`, `info`, `warning` or `error`."""


class Given(NamedTuple):
    """A value and its source: a file, an environment variable or a command-line option."""

    value: Any
    where: str


def load_settings(
    file: str | None,
    environment: Mapping[str, str] | None = None,
    defaults: Mapping[str, str] | None = None,
    **options: Any,
) -> Settings:
    """Read settings from a file, the environment and the command line; later sources take precedence.

    A command may have its own defaults. An empty string counts as not set. Raises `UsageError`.
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
    """Read a TOML file; raises `UsageError` if it cannot be read or parsed."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError("serve.settings-file", file=str(file), detail=str(error)) from None
    return {name: Given(value, str(file)) for name, value in values.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """Collect every variable with our prefix. Unknown ones are kept, so that `checked` can reject misspelt names."""
    ours = {key: value for key, value in environment.items() if key.startswith(PREFIX) and key not in NO_SETTINGS}
    return {key.removeprefix(PREFIX).lower(): Given(value, key) for key, value in ours.items()}


def checked(name: str, given: Given) -> Any:
    """Convert and validate one setting at startup; errors name the setting and its source."""
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
        # The address itself is not shown: it may contain a password.
        if not is_right(value):
            raise UsageError("serve.setting-address", name=name, where=given.where, example=example)
    return value


def is_web_address(text: str) -> bool:
    """Whether the text is an http or https URL of a host, written as browsers send it."""
    try:
        return bool(WEB_HOST.fullmatch(text.lower())) and urlsplit(text).port != 0
    except ValueError:
        return False


def is_postgres_address(text: str) -> bool:
    """Whether the text has a PostgreSQL scheme; the rest is validated when connecting."""
    return text.startswith(("postgresql://", "postgres://"))


def is_redis_address(text: str) -> bool:
    """Whether Redis accepts the URL; does not connect."""
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
    """Whether the text is a comma-separated list of IP addresses or CIDR ranges."""
    try:
        return all(ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())
    except ValueError:
        return False


def are_host_names(text: str) -> bool:
    """Whether the text is a comma-separated list of host names without ports."""
    return all(re.fullmatch(HOST_NAME, part.strip().lower()) for part in text.split(",") if part.strip())


ADDRESSES: dict[str, tuple[Callable[[str], bool], str]] = {
    "public_url": (is_web_address, WEB_ADDRESS),
    "allowed_hosts": (are_host_names, "games.example.org, server.lan"),
    "trusted_proxies": (are_networks, "10.0.0.0/8, ::1"),
    "database_url": (is_postgres_address, POSTGRES_ADDRESS),
    "redis_url": (is_redis_address, REDIS_ADDRESS),
}
"""Settings that are addresses: a validator and an example for the error message."""


def data_file(settings: Settings) -> Path:
    """The path of the SQLite file: as set, or in the platform's folder for user data."""
    if settings.database_file:
        return Path(settings.database_file)
    return data_folder() / "tables.sqlite"

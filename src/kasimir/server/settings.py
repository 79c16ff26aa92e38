"""The settings of a server: from a TOML file, then from environment variables `KASIMIR_<NAME>`, which win."""

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kasimir.core.errors import UsageError

PREFIX = "KASIMIR_"
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
    live_tables: Count = 20_000
    """As many are in memory at most."""
    bot_processes: Count = 1
    """As many moves of the computer are worked out at the same time."""
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


def load_settings(file: str | None, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings from a file, the environment and the command line; each wins over those before it."""
    values = read_file(Path(file)) if file else {}
    values |= from_environment(os.environ if environment is None else environment)
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise UsageError("serve.setting", detail=str(error)) from None


def read_file(file: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError("serve.settings-file", file=str(file), detail=str(error)) from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Those of the environment variables that are settings."""
    names = {f"{PREFIX}{name.upper()}": name for name in Settings.__struct_fields__}
    return {names[key]: value for key, value in environment.items() if key in names}


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

"""Fixtures for tests of the server: every kind of store and bus; each test has its own database."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from kasimir.server.storage import Store, make_store
from tests.server.services import Postgres, RedisServer, find_postgres, missing

SCHEMAS = count(1)
MakeStore = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    programs = find_postgres()
    if programs is None:
        missing("PostgreSQL")
    assert programs is not None
    service = Postgres(programs)
    try:
        service.start()
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A running Redis."""
    if not any((Path(folder) / "redis-server").exists() for folder in os.get_exec_path()):
        missing("Redis")
    service = RedisServer()
    try:
        service.start()
        yield service
    finally:
        service.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database; in truth a schema, which is made more quickly."""
    name = f"test_{next(SCHEMAS)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres.url())
        await connection.execute(f"CREATE SCHEMA {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.url(search_path=name)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of each kind of database; none for SQLite."""
    return request.getfixturevalue("database") if request.param == "postgres" else ""


@pytest.fixture
def another_store(url: str, tmp_path: Path) -> MakeStore:
    """Makes stores, all on the same database; they are not open yet."""
    return lambda: make_store(url, tmp_path / "tables.db")


@pytest.fixture
async def store(another_store: MakeStore) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    made = another_store()
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, with 64 MB."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)

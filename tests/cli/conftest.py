"""Fixtures for tests of commands: the databases of the server tests."""

from tests.server.conftest import database, postgres

__all__ = ["database", "postgres"]

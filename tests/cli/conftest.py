"""For tests of commands: a database, as tests of the server have it."""

from tests.server.conftest import database, postgres

__all__ = ["database", "postgres"]

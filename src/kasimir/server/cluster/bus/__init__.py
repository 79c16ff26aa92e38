"""The message bus between server processes: none, PostgreSQL notifications, or Redis with PostgreSQL as fallback."""

from kasimir.core.errors import StoreError
from kasimir.server.cluster.bus.base import Bus, OnGap, OnMessage
from kasimir.server.cluster.bus.local import LocalBus

__all__ = ["Bus", "make_bus"]

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


def make_bus(redis_url: str | None, database_url: str | None, on_message: OnMessage, on_gap: OnGap) -> Bus:
    """Create the best bus that the addresses allow; it is not open yet.

    Without PostgreSQL a table lives in one process, so Redis is not needed.
    """
    if redis_url and not redis_url.startswith(REDIS_SCHEMES):
        raise StoreError("store.bus-address", schemes=", ".join(REDIS_SCHEMES))
    if not database_url:
        return LocalBus(on_message, on_gap)
    if redis_url:
        from kasimir.server.cluster.bus.fallback import FallbackBus

        return FallbackBus(redis_url, database_url, on_message, on_gap)
    from kasimir.server.cluster.bus.postgres import PostgresBus

    return PostgresBus(database_url, on_message, on_gap)

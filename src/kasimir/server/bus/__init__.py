"""How server processes hear of each other's moves: not at all, through PostgreSQL, or through Redis beside it."""

from kasimir.core.errors import StoreError
from kasimir.server.bus.base import Bus, OnGap, OnMessage
from kasimir.server.bus.local import LocalBus

__all__ = ["Bus", "make_bus"]

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


def make_bus(redis_url: str | None, database_url: str | None, on_message: OnMessage, on_gap: OnGap) -> Bus:
    """The best bus that the addresses allow. It is not open yet.

    Without PostgreSQL a table lives in one process, so there is nobody to tell anything by Redis.
    """
    if redis_url and not redis_url.startswith(REDIS_SCHEMES):
        raise StoreError("store.bus-address", schemes=", ".join(REDIS_SCHEMES))
    if not database_url:
        return LocalBus(on_message, on_gap)
    if redis_url:
        from kasimir.server.bus.fallback import FallbackBus

        return FallbackBus(redis_url, database_url, on_message, on_gap)
    from kasimir.server.bus.postgres import PostgresBus

    return PostgresBus(database_url, on_message, on_gap)

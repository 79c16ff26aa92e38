"""How the processes of a server hear of each other's moves: not at all, through Redis or through PostgreSQL."""

from kasimir.core.errors import StoreError
from kasimir.server.bus.base import Bus, OnGap, OnMessage
from kasimir.server.bus.local import LocalBus

__all__ = ["Bus", "make_bus"]

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


def make_bus(redis_url: str | None, database_url: str | None, on_message: OnMessage, on_gap: OnGap) -> Bus:
    """The best bus that the addresses allow. It is not open yet."""
    if redis_url:
        if not redis_url.startswith(REDIS_SCHEMES):
            raise StoreError("store.bus-address", schemes=", ".join(REDIS_SCHEMES))
        from kasimir.server.bus.redis import RedisBus

        return RedisBus(redis_url, on_message, on_gap)
    if database_url:
        from kasimir.server.bus.postgres import PostgresBus

        return PostgresBus(database_url, on_message, on_gap)
    return LocalBus(on_message, on_gap)

"""Sends responses at the pace of their readers, and charges the client's address."""

import zlib
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect

from kasimir.core.errors import TableError
from kasimir.server.limits.budgets import PER_BYTE, PER_MESSAGE, Account, metered
from kasimir.server.session.fair_queue import Job
from kasimir.server.session.worker_pool import Work, WorkerPool
from kasimir.server.transport.http_connection import ACCOUNT, IS_GONE, IS_PROXIED, TURN

T = TypeVar("T")

PIECE = 64 * 1024
"""Bytes of a response that are sent at a time; the next chunk waits for the reader (backpressure)."""
LONGEST_DEBT = 0.5
"""Seconds of debt above which requests on a shared (proxy) connection are refused, because it cannot be paused."""


class Paced:
    """ASGI middleware that splits long responses into chunks, and charges CPU time for making and sending them."""

    def __init__(self, app: Any, refuse: Any) -> None:
        """`refuse` makes the response for an address that is too far over its budget."""
        self.app, self.refuse = app, refuse

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request."""
        account: Account | None = scope.get(ACCOUNT) if scope["type"] == "http" else None
        if account is None:
            await self.app(scope, receive, send)
            return

        async def send_paced(message: Any) -> None:
            if scope[IS_GONE]():
                return
            body = message.get("body", b"")
            account.spend(PER_MESSAGE + len(body) * PER_BYTE)
            if len(body) <= PIECE:
                await send(message)
                return
            more = message.get("more_body", False)
            for start in range(0, len(body), PIECE):
                is_last = start + PIECE >= len(body)
                await send({**message, "body": body[start : start + PIECE], "more_body": more or not is_last})

        if scope[IS_PROXIED] and account.debt() > LONGEST_DEBT:
            await self.refuse(TableError("table.rate"))(scope, receive, send_paced)
            return
        await scope[TURN](account)
        if not scope[IS_GONE]():
            await metered(self.app(scope, receive, send_paced), account.spend)


async def in_turn(scope: Any, lane: WorkerPool, work: Work[T]) -> T:
    """Run slow work in another process, while the client waits and has budget."""
    account: Account = scope[ACCOUNT]
    while not scope[IS_GONE]():
        await scope[TURN](account)
        if not account.debt():
            job = Job(account, account, lambda: not scope[IS_GONE]())
            try:
                return await lane.think(job, work)
            except BrokenProcessPool:
                raise TableError("table.busy") from None
            finally:
                account.spend(monotonic() - (job.began or monotonic()))
    raise ClientDisconnect


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """Decompress a gzip file chunk by chunk: all of it may be a hundred times as long."""
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    while packed:
        yield unpacking.decompress(packed, PIECE)
        packed = unpacking.unconsumed_tail
    yield unpacking.flush()

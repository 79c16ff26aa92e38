"""Waiting for messages of a server."""

import asyncio
from typing import Any

from kasimir.client.table import Connection
from kasimir.protocol.messages import Refused


async def wait_for(connection: Connection, kind: type, seconds: float = 10.0) -> Any:
    """The next message of a type; None if the connection ends first."""

    async def find() -> Any:
        while (told := await connection.receive()) is not None:
            if isinstance(told, kind):
                return told
        return None

    return await asyncio.wait_for(find(), seconds)


async def refusal(connection: Connection, asked: Any) -> str:
    """The code with which a message is refused."""
    connection.send(asked)
    told = await wait_for(connection, Refused)
    return str(told.code)

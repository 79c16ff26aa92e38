"""The parts of an HTTP request, validated."""

from typing import Any

import msgspec
from starlette.requests import Request

from kasimir.core.errors import TableError

LARGEST_BODY = 16 * 1024
LONGEST_NUMBER = 15


def read_number(text: str) -> int | None:
    """A match or entry number; None for anything else."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def match_number(request: Request) -> int:
    """The match number in the path."""
    text = request.path_params["match"]
    number = read_number(text)
    if not number:
        raise TableError("table.no-record", match=text[:LONGEST_NUMBER])
    return number


def bearer(request: Request) -> str:
    """The token of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise TableError("table.key")
    return token.strip()


async def read_bytes(request: Request, limit: int) -> bytes:
    """The body of a request; raises `TableError` if it is too long."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > limit:
            raise TableError("table.size", limit=limit)
    return body


async def read_body(request: Request, kind: Any) -> Any:
    """The body of a request, decoded and validated."""
    body = await read_bytes(request, LARGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("table.message", detail=str(error)[:200]) from None

"""Protocol version check: a client with another version gets a clear refusal, even if nothing else can be parsed.

What is read and sent here must stay the same in all versions of the protocol, so that old clients understand it.
"""

from typing import Literal

import msgspec

from kasimir.core.errors import TableError
from kasimir.protocol.base import PROTOCOL

HEADER = "kasimir-protocol"
"""The HTTP header in which a client may send its protocol version."""
LONGEST_VERSION = 20
"""The longest version that a refusal repeats, in characters."""


class Greeting(msgspec.Struct):
    """The only fields read from a `hello` that cannot be parsed."""

    type: Literal["hello"]
    protocol: int


read_greeting = msgspec.json.Decoder(Greeting).decode


def check_protocol(found: int | str | None) -> None:
    """Raise `TableError` if the client's version is not ours; None (no version sent) is accepted."""
    if found is not None and str(found) != str(PROTOCOL):
        raise TableError("table.protocol", ours=PROTOCOL, found=str(found)[:LONGEST_VERSION])


def check_unreadable(message: bytes) -> None:
    """Raise `TableError` if an unreadable message is a `hello` of another protocol version."""
    try:
        greeting = read_greeting(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    check_protocol(greeting.protocol)

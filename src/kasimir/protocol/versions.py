"""Which protocol a client speaks: one that speaks another is told so, whatever else of its message is not understood.

What is read and said here stays as it is in all versions of the protocol, so that old pages understand it.
"""

from typing import Literal

import msgspec

from kasimir.core.errors import TableError
from kasimir.server.protocol.base import PROTOCOL

HEADER = "kasimir-protocol"
"""What a client may say of itself with an HTTP request."""
LONGEST_VERSION = 20
"""As much of another version as is told back."""


class Greeting(msgspec.Struct):
    """All that is read of a hello that is not understood."""

    type: Literal["hello"]
    protocol: int


read_greeting = msgspec.json.Decoder(Greeting).decode


def check_protocol(found: int | str | None) -> None:
    """Refuse a client that speaks another protocol than ours; None says nothing of it."""
    if found is not None and str(found) != str(PROTOCOL):
        raise TableError("table.protocol", ours=PROTOCOL, found=str(found)[:LONGEST_VERSION])


def check_unreadable(message: bytes) -> None:
    """Refuse a hello that cannot be read because it is one of another protocol."""
    try:
        greeting = read_greeting(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    check_protocol(greeting.protocol)

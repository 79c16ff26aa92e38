"""A hash chain: it detects any change, loss, addition or reordering. Table logs and match records have one.

The chain begins with the SHA-256 of some content. Each further content, numbered from 1, adds a link: the SHA-256 of
the previous link, the number (8 bytes, big-endian) and the content.
"""

import hashlib
import json
import struct
from collections.abc import Iterable

NUMBER = struct.Struct(">q")


def first_link(content: bytes) -> bytes:
    """The start of a chain."""
    return hashlib.sha256(content).digest()


def link_after(previous: bytes, number: int, content: bytes) -> bytes:
    """The next link of a chain."""
    return hashlib.sha256(previous + NUMBER.pack(number) + content).digest()


def last_link(first: bytes, contents: Iterable[bytes]) -> bytes:
    """The last link of a chain over some contents."""
    link = first_link(first)
    for number, content in enumerate(contents, 1):
        link = link_after(link, number, content)
    return link


def canonical(value: object) -> bytes:
    """A value as JSON that is the same everywhere: keys sorted, no spaces, UTF-8."""
    return as_bytes(json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")))


def as_bytes(text: str) -> bytes:
    """A text in UTF-8; lone surrogates, as in unusual file names, are escaped in the way JSON escapes them."""
    return text.encode(errors="backslashreplace")

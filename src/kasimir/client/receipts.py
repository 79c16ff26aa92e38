"""Asks a server for the closing hash of a match."""

import re
from urllib.parse import urlsplit

from kasimir.client.table import SCHEMES, ask_http
from kasimir.core.errors import UsageError
from kasimir.protocol.replays import Receipt

MATCH = re.compile(r"/t/([A-Za-z0-9_-]+)/replay/([0-9]+)")


def closing_of(url: str) -> str:
    """The closing hash of a match by the link to its page, such as `http://host/t/NAME/replay/1`."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise UsageError("verify.link", url=url) from None
    match = MATCH.fullmatch(parts.path.rstrip("/"))
    if parts.scheme not in SCHEMES or match is None:
        raise UsageError("verify.link", url=url)
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{match[1]}/record/{match[2]}/receipt"
    receipt: Receipt = ask_http("GET", address, kind=Receipt)
    return receipt.closing

"""Clients with another protocol version, or without a `hello`."""

from pathlib import Path

import httpx
import pytest
from picows import WSMsgType

from kasimir.client.table import Connection
from kasimir.protocol.base import PROTOCOL
from kasimir.protocol.messages import Gone
from kasimir.protocol.versions import HEADER
from tests.server.messages import wait_for
from tests.server.players import open_with_bot
from tests.server.servers import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (b"junk", "table.message"),
        (b'{"type":"hello","token":"short"}', "table.message"),
        (b'{"type":"move","at":1,"move":"+"}', "table.hello"),
        (b'{"type":"hello","protocol":99}', "table.protocol"),
        (b'{"type":"hello","protocol":99,"key":{"of":"another kind"},"token":5}', "table.protocol"),
        (b'{"type":"hello","protocol":0,"ref":"a"}', "table.protocol"),
        (b'{"type":"hello","protocol":1,"key":"unknown"}', "table.message"),
    ],
)
async def test_who_cannot_say_hello_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: bytes, code: str
) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        stranger = Connection(server.url, ticket.table)
        monkeypatch.setattr(stranger, "send", lambda _: None)
        async with stranger:
            stranger.transport.send(WSMsgType.TEXT, message)
            assert (await wait_for(stranger, Gone)).code == code
            assert await stranger.receive() is None


@pytest.mark.parametrize("found", [str(PROTOCOL + 1), "0", "1.5", "x" * 100])
async def test_requests_of_another_protocol_are_told_so_first(tmp_path: Path, found: str) -> None:
    """Whatever they ask for: what they would send may not even be read."""
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        refused = await client.post("/api/tables", json={"of": "another kind"}, headers={HEADER: found})
        assert refused.status_code == 400
        assert refused.json()["code"] == "table.protocol"
        assert refused.json()["args"] == {"ours": PROTOCOL, "found": found[:20]}
        assert (await client.get("/api/games", headers={HEADER: str(PROTOCOL)})).status_code == 200
        assert (await client.get("/api/games")).status_code == 200

"""What keeps people, tables and the server safe."""

import asyncio
import inspect
import logging
import time
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from picows import WSMsgType

from kasimir.client.table import Connection, ask_http, open_table, take_seat
from kasimir.core.errors import KasimirError, StoreDown, TableError, UsageError
from kasimir.server import app, limits, requests
from kasimir.server import hub as hubs
from kasimir.server import live as lives
from kasimir.server.bus.local import LocalBus
from kasimir.server.headers import SAFE
from kasimir.server.limits import Headcount, Limit
from kasimir.server.live import LiveTable
from kasimir.server.metrics import COUNTS
from kasimir.server.names import LONGEST_NAME, clean_name
from kasimir.server.origin import Origins
from kasimir.server.protocol.asked import Back, End, Hello, Leave, Lock, Move, Ping, Remove, Say
from kasimir.server.protocol.base import PROTOCOL
from kasimir.server.protocol.told import Gone, Presence, Refused, Said, Welcome
from kasimir.server.protocol.wishes import Free, House, Me, NewTable
from kasimir.server.settings import Settings
from kasimir.server.sockets import MOST_REFUSALS
from kasimir.server.table import Table
from kasimir.server.versions import HEADER
from tests.server.house import Open, serving
from tests.server.players import open_for_two, open_with_bot, play_out

pytestmark = pytest.mark.anyio


async def wait_for(connection: Connection, kind: type, seconds: float = 10.0) -> Any:
    """The next message of a kind; None if the connection ends before."""

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


# Pages from elsewhere


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "//", "http://127.0.0.1:1"])
async def test_pages_from_elsewhere_get_nothing(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.get("/api/games", headers={"origin": origin})
        assert answer.status_code == 403
        headers = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13", "origin": origin}
        answer = await client.get("/ws/x", headers=headers | {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="})
        assert answer.status_code == 403
        assert (await client.get("/api/games", headers={"origin": server.url})).status_code == 200


def test_only_trusted_proxies_are_believed() -> None:
    origins = Origins(Settings(trusted_proxies="10.0.0.1, 10.0.0.2"))
    assert origins.address("1.2.3.4", "5.6.7.8") == "1.2.3.4"
    assert origins.address("10.0.0.1", "9.9.9.9, 5.6.7.8, 10.0.0.2") == "5.6.7.8"
    ranges = Origins(Settings(trusted_proxies="172.16.0.0/12, fd00::/8"))
    assert ranges.address("172.17.0.2", "5.6.7.8, fd00::7") == "5.6.7.8"
    assert ranges.address("172.32.0.2", "5.6.7.8") == "172.32.0.2"
    assert ranges.address("fd00::1", "nonsense") == ranges.address("fd00::1", None)
    assert ranges.address("::ffff:172.17.0.2", "5.6.7.8") == "5.6.7.8"
    assert origins.address("2001:db8:1:2:3::4", None) == origins.address("2001:db8:1:2::1", None)
    assert origins.address("2001:db8:1:3::1", None) != origins.address("2001:db8:1:2::1", None)
    assert origins.address("::ffff:1.2.3.4", None) == "1.2.3.4"
    assert origins.address("fe80::1%eth0", None) == origins.address("fe80::2%eth0", None)
    with pytest.raises(UsageError, match=r"10\.0\.0\.300"):
        Origins(Settings(trusted_proxies="10.0.0.300"))


async def test_every_answer_has_safe_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for path in (
            "/",
            "/api/games",
            "/api/nothing",
            "/api/tables/none",
            "/healthz",
            "/metrics",
            "/api/openapi.json",
        ):
            answer = await client.get(path)
            for name, value in SAFE:
                assert answer.headers[name.decode()] == value.decode(), path


# Sizes and rates


async def test_large_bodies_and_messages_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.post("/api/tables", content=b"x" * 20_000)).status_code == 413
        deep = b'{"game":' + b"[" * 8000
        assert (await client.post("/api/tables", content=deep)).status_code == 400
        ticket = await open_with_bot(server.url, "discs")
        for message in (b"x" * 9000, b"[" * 9000):
            async with Connection(server.url, ticket.table) as connection:
                connection.transport.send(WSMsgType.TEXT, message)
                while await connection.receive() is not None:
                    pass


@pytest.mark.parametrize(
    "path", ["record/" + "9" * 5000, "record/0", "record/-1", "record/x", "replay/1", "replay/x", "nothing"]
)
async def test_strange_addresses_are_not_found(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = await open_with_bot(server.url, "discs")
        assert (await client.get(f"/api/tables/{ticket.table}/{path}")).status_code == 404
        for name in ("%00", "%ff", "a%2fb", "x" * 5000):
            assert (await client.get(f"/api/tables/{name}")).status_code == 404


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("PUT", "/api/tables", 405)])
async def test_what_is_not_there_is_told_like_all_else(tmp_path: Path, method: str, path: str, status: int) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (status, "table.no-page")


async def test_no_picture_is_made_of_an_endless_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = await open_with_bot(server.url, "discs")
        path = f"/api/tables/{ticket.table}/qr"
        assert (await client.get(path)).status_code == 200
        assert (await client.get(path, headers={"host": "a" * 5000})).status_code == 421
    endless = "http://127.0.0.1/" + "a" * 500
    async with serving(tmp_path, public_url=endless) as server, httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get(path)).status_code == 413


async def test_whoever_hangs_up_while_speaking_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = COUNTS["failures"]
    async with serving(tmp_path) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nshort")
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.close()
        await asyncio.sleep(0.2)
    assert COUNTS["failures"] == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


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


async def test_messages_of_a_connection_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=5) as server:
        ticket = await open_with_bot(server.url, "discs")
        async with Connection(server.url, ticket.table) as connection:
            await wait_for(connection, Welcome)
            for _ in range(30):
                connection.send(Ping())
            assert (await wait_for(connection, Refused)).code == "table.rate"


async def test_requests_and_tables_of_an_address_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_an_hour=2, messages_a_second=1, connections=2) as server:
        tickets = [await open_with_bot(server.url, "discs") for _ in range(2)]
        with pytest.raises(TableError) as error:
            await open_with_bot(server.url, "discs")
        assert error.value.code == "table.many"
        async with Connection(server.url, tickets[0].table), Connection(server.url, tickets[0].table):
            with pytest.raises(Exception, match="429"):
                async with Connection(server.url, tickets[0].table):
                    pass
            with pytest.raises(TableError) as error:
                await asyncio.to_thread(ask_http, "GET", f"{server.url}/api/tables/{tickets[0].table}/events")
            assert error.value.code == "table.crowd"
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert 429 in [(await client.get("/api/games")).status_code for _ in range(32)]


def test_limits_forget_old_addresses() -> None:
    now = 0.0
    limit = Limit(2, 1.0, lambda: now)
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    now = 1.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    for number in range(limit.MOST_ADDRESSES + 10):
        limit.allows(str(number))
    assert len(limit.buckets) == limit.MOST_ADDRESSES
    heads = Headcount(1)
    assert heads.enter("a")
    assert not heads.enter("a")
    heads.leave("a")
    assert heads.counts == {}


async def test_connections_are_counted_down_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Headcount] = []

    class Noted(Headcount):
        def __init__(self, *settings: Any) -> None:
            super().__init__(*settings)
            made.append(self)

    monkeypatch.setattr(limits, "Headcount", Noted)
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        request = f"GET {{}} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n{{}}\r\n"
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        upgrade += "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        events, socket = f"/api/tables/{ticket.table}/events", f"/ws/{ticket.table}"
        for text in (request.format(events, ""), request.format(socket, upgrade)):
            for _ in range(10):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(text.encode())
                await writer.drain()
                writer.transport.abort()
        live = server.hub.tables[ticket.table]
        await asyncio.sleep(0.5)
        assert live.watchers == set()
        assert [heads.counts for heads in made] == [{}, {}], "those at tables, and all others"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nx",
    ],
)
async def test_nobody_is_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(requests, "PATIENCE", 0.2)
    async with serving(tmp_path) as server, asyncio.timeout(10.0):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(begun)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()


async def test_nobody_has_many_connections_without_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path, connections=3) as server, asyncio.timeout(10.0):
        kept = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        await asyncio.sleep(0.1)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        for _, one in [*kept, (reader, writer)]:
            one.close()
        await asyncio.sleep(0.1)
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/healthz")).status_code == 200


async def test_headers_come_to_an_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(10.0):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for _ in range(200):
                writer.write(b"x-more: " + b"x" * 1000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0)
            assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        writer.close()


async def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=5) as server:
        ticket = await open_with_bot(server.url, "discs")
        async with Connection(server.url, ticket.table) as flood, asyncio.timeout(10.0):
            await wait_for(flood, Welcome)
            for _ in range(1000):
                flood.send(Ping())
            told = [message async for message in flood]
            refused = [message for message in told if isinstance(message, Refused)]
            assert 0 < len(refused) <= MOST_REFUSALS
            assert all(message.now is None for message in refused)


async def test_new_connections_are_limited_too(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=1) as server:
        ticket = await open_with_bot(server.url, "discs")

        async def come_and_go() -> None:
            for _ in range(60):
                async with Connection(server.url, ticket.table) as connection:
                    await wait_for(connection, Welcome)

        with pytest.raises(Exception, match="429"):
            await come_and_go()


async def test_of_two_servers_one_finds_the_port_taken() -> None:
    with app.listen(Settings(port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            app.listen(Settings(port=port))
        with app.listen(Settings(port=port), any_port=True) as second:
            assert second.getsockname()[1] != port


async def test_slow_reader_of_events_is_dropped_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(20.0):
        tickets = await open_for_two(server.url, "race")
        live, before = server.hub.tables[tickets[0].table], COUNTS["dropped"]
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        writer.write(f"GET /api/tables/{tickets[0].table}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        while not live.watchers:
            await asyncio.sleep(0.01)
        while live.watchers:  # nobody reads what comes
            live.attendance.tell_all(b'{"type":"pong"}' + b" " * 4000)
            await asyncio.sleep(0)
        assert COUNTS["dropped"] == before + 1
        writer.close()


async def test_slow_watcher_is_dropped_and_others_are_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "race")
        async with Connection(server.url, tickets[0].table) as slow:
            await wait_for(slow, Welcome)
            slow.transport.underlying_transport.pause_reading()
            live = server.hub.tables[tickets[0].table]
            for _ in range(3000):
                live.attendance.tell_all(b'{"type":"pong"}' + b" " * 4000)
                if not any(watcher.guest is None for watcher in live.watchers):
                    break
                await asyncio.sleep(0)
            assert not any(watcher.guest is None for watcher in live.watchers)
        await play_out(server.url, await open_for_two(server.url, "discs"))


# Names


@given(st.text(max_size=60))
def test_names_are_clean(raw: str) -> None:
    try:
        name = clean_name(raw)
    except TableError:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert "  " not in name
    assert any(sign.isalnum() for sign in name)
    assert all(unicodedata.category(sign)[0] not in "C" for sign in name)
    assert clean_name(name) == name


@pytest.mark.parametrize("raw", ["", " ", "\u202e", "\u3164", "\u115f\u1160", "\uffa0", "\u200b\u200d", "\u2800", "!!"])
def test_invisible_names_are_refused(raw: str) -> None:
    with pytest.raises(TableError):
        clean_name(raw)


def test_marks_do_not_pile_up() -> None:
    assert clean_name("Z" + "\u0335\u1dc4\u20d0\ufe20" * 5 + "oe") == "Zoe"
    assert clean_name("  A\u0308nna \n B. ") == "Änna B."
    assert clean_name("नमस्ते") == "नमस्ते"
    assert clean_name("ก" + "\u0e47" * 19 + "ข") == "ก" + "\u0e47" * 3 + "ข"


# Keys


async def test_keys(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        for token in ("A" * 32, tickets[0].token[:-1] + "-"):
            async with Connection(server.url, tickets[0].table, token) as wrong:
                assert (await wait_for(wrong, Gone)).code == "table.key"
            with pytest.raises(TableError) as error:
                await asyncio.to_thread(ask_http, "DELETE", f"{server.url}/api/tables/{tickets[0].table}", token=token)
            assert error.value.code == "table.key"
        await play_out(server.url, tickets)
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert all(ticket.token not in logged for ticket in tickets)
    assert "compare_digest" in inspect.getsource(Table.guest_with)


async def test_removed_guest_has_a_worthless_key(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        async with (
            Connection(server.url, host.table, host.token) as hosting,
            Connection(server.url, host.table, guest.token) as other,
        ):
            await wait_for(other, Welcome)
            await wait_for(hosting, Welcome)
            assert await refusal(other, Remove(host.guest)) == "table.not-host"
            hosting.send(Remove(guest.guest))
            assert (await wait_for(other, Gone)).code == "table.removed"
        async with Connection(server.url, host.table, guest.token) as again:
            assert (await wait_for(again, Gone)).code == "table.key"
        with pytest.raises(KasimirError):
            await server.hub.tables[host.table].ask(guest.guest, Leave())


async def test_deleted_table_is_gone_for_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        address = f"{server.url}/api/tables/{host.table}"
        async with Connection(server.url, host.table) as watcher:
            await wait_for(watcher, Welcome)
            with pytest.raises(TableError) as error:
                await asyncio.to_thread(ask_http, "DELETE", address, token=guest.token)
            assert error.value.code == "table.not-host"
            await asyncio.to_thread(ask_http, "DELETE", address, token=host.token)
            assert (await wait_for(watcher, Gone)).code == "table.deleted"
        with pytest.raises(TableError) as error:
            await asyncio.to_thread(ask_http, "GET", address)
        assert error.value.code == "table.unknown"
        assert await server.hub.store.read(host.table) == []


async def test_only_the_host_deletes_what_has_not_begun(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await open_table(server.url, NewTable("towers", [Me("Anna"), Free(), Free()]))
        stranger = await take_seat(server.url, host.table, "Ben")
        address = f"{server.url}/api/tables/{host.table}"
        with pytest.raises(TableError) as error:
            await asyncio.to_thread(ask_http, "DELETE", address, token=stranger.token)
        assert error.value.code == "table.not-host"
        await asyncio.to_thread(ask_http, "DELETE", address, token=host.token)


async def test_who_sat_down_after_the_match_deletes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        async with Connection(server.url, host.table, guest.token) as leaving:
            leaving.send(Leave())
            assert (await wait_for(leaving, Gone)).code == "table.left"
        stranger = await take_seat(server.url, host.table, "Mallory")
        with pytest.raises(TableError) as error:
            await server.hub.delete(host.table, stranger.token)
        assert error.value.code == "table.not-player"
        assert await server.hub.store.read(host.table)


async def test_who_is_left_behind_as_host_deletes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        live = await server.hub.find(host.table)
        await live.ask(guest.guest, Leave())
        stranger = await take_seat(server.url, host.table, "Mallory")
        await live.ask(host.guest, Leave())
        assert live.table.host == stranger.guest
        with pytest.raises(TableError) as error:
            await server.hub.delete(host.table, stranger.token)
        assert error.value.code == "table.not-player"


async def test_a_host_who_watches_deletes_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await open_table(server.url, NewTable("discs", [Free(), Free()], name="Cia"))
        await play_out(server.url, [await take_seat(server.url, host.table, name) for name in ("Anna", "Ben")])
        await server.hub.delete(host.table, host.token)
        assert await server.hub.store.read(host.table) == []


async def test_who_takes_a_seat_over_in_a_match_has_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        await (await server.hub.find(host.table)).ask(guest.guest, Leave())
        late = await take_seat(server.url, host.table, "Cia")
        await play_out(server.url, [host, late])
        await server.hub.delete(host.table, late.token)
        assert await server.hub.store.read(host.table) == []


async def test_who_has_played_deletes_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        await server.hub.delete(host.table, guest.token)
        assert await server.hub.store.read(host.table) == []


async def test_a_table_that_is_forgotten_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "HOUSEKEEPING_SECONDS", 0.05)
    async with serving(tmp_path, forget_open_hours=1e-5) as server:
        host = await open_table(server.url, NewTable("towers", [Me("Anna"), Free()]))
        async with Connection(server.url, host.table, host.token) as waiting:
            await wait_for(waiting, Welcome)
            await asyncio.sleep(0.1)  # by now it has been there for too long
            server.hub.forgotten_at = 0.0
            assert (await wait_for(waiting, Gone)).code == "table.deleted"


async def test_nobody_joins_a_table_that_is_gone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await open_table(server.url, NewTable("towers", [Me("Anna"), Free()]))
        await server.hub.store.delete(host.table)
        with pytest.raises(TableError) as error:
            await take_seat(server.url, host.table, "Ben")
        assert error.value.code == "table.gone"


async def test_lock_phrases_presence_and_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        shy = await open_table(server.url, NewTable("discs", [Me("Anna"), Free()]))
        house = House(listed=True, phrases=False)
        open_to_all = await open_table(server.url, NewTable("discs", [Me("Anna"), Free()], house=house))
        listed = await asyncio.to_thread(ask_http, "GET", f"{server.url}/api/tables")
        assert [label["table"] for label in listed] == [open_to_all.table]
        async with Connection(server.url, shy.table, shy.token) as host, Connection(server.url, shy.table) as watcher:
            await wait_for(host, Welcome)
            assert await refusal(watcher, Say("hello")) == "table.watching"
            host.send(Say("hello"))
            assert (await wait_for(watcher, Said)).phrase == "hello"
            here = await wait_for(watcher, Presence)
            assert (here.here, here.watchers) == ([1], 1)
            host.send(Lock(True))
            await asyncio.sleep(0.2)
            with pytest.raises(TableError) as error:
                await take_seat(server.url, shy.table, "Ben")
            assert error.value.code == "table.locked"
        async with Connection(server.url, open_to_all.table, open_to_all.token) as host:
            assert await refusal(host, Say("hello")) == "table.quiet"


async def test_host_passes_on_and_an_empty_table_gets_a_new_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        live = server.hub.tables[host.table]
        await live.ask(host.guest, Leave())
        assert live.table.host == guest.guest
        await live.ask(guest.guest, Leave())
        newcomer = await take_seat(server.url, host.table, "Carla")
        assert live.table.host == newcomer.guest


async def test_rematch_rotates_seats_and_keeps_the_score(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets, matches=3)
        live = server.hub.tables[tickets[0].table]
        names = [[name for name, _ in playing.people] for playing in live.table.matches]
        assert names == [["Anna", "Ben"], ["Ben", "Anna"], ["Anna", "Ben"]]
        assert sum(sitter.score for sitter in live.table.sitters) == sum(
            sum(playing.setup.values(playing.result.winners).values())
            for playing in live.table.matches
            if playing.result
        )


# Time


def alarm_in_the_past(live: LiveTable) -> None:
    """Let the person whose turn it is have thought for an hour."""
    live.table.playing.since -= 3600.0


async def test_clock_runs_out_and_the_player_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = House(first="chosen", move_seconds=5, stand_in="random")
        ticket = await open_with_bot(server.url, "discs", house=house)
        live = server.hub.tables[ticket.table]
        async with Connection(server.url, ticket.table, ticket.token) as anna:
            await wait_for(anna, Welcome)
            await asyncio.sleep(0.2)
            alarm_in_the_past(live)
            live.set_alarm()
            await asyncio.sleep(0.3)
            assert live.table.sitters[0].taken_over == "clock"
            anna.send(Back())
            await asyncio.sleep(0.2)
            assert live.table.phase == "over" or live.table.sitters[0].taken_over == ""


async def test_player_whose_time_is_up_can_still_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = House(first="chosen", match_seconds=5, away_seconds=5, stand_in="random")
        tickets = await open_for_two(server.url, "towers", house=house)
        live = server.hub.tables[tickets[0].table]
        live.table.sitters[0].taken_over = "away"
        live.table.playing.used[live.table.setup.seats[0]] = 99.0
        async with Connection(server.url, tickets[0].table, tickets[0].token) as anna:
            assert (await wait_for(anna, Welcome)).guest == 1
            anna.send(Ping())
            await asyncio.sleep(0.2)
            assert len(live.watchers) == 1
        await asyncio.sleep(0.2)
        assert not live.watchers


async def test_away_player_is_replaced_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = House(first="chosen", away_seconds=5, stand_in="random")
        tickets = await open_for_two(server.url, "towers", house=house)
        live = server.hub.tables[tickets[0].table]
        live.attendance.absent_since = dict.fromkeys(live.attendance.absent_since, time.time() - 60)
        for _ in range(2):  # first the silent devices are waited for no longer, then the player
            alarm_in_the_past(live)
            live.set_alarm()
            await asyncio.sleep(0.2)
        taken = [sitter for sitter in live.table.sitters if sitter.taken_over == "away"]
        assert taken
        guest = taken[0].guest
        ticket = next(ticket for ticket in tickets if ticket.guest == guest)
        async with Connection(server.url, ticket.table, ticket.token) as back:
            await wait_for(back, Welcome)
            await asyncio.sleep(0.2)
            assert taken[0].taken_over == ""
            assert guest not in live.attendance.absent_since


# What fails for a moment


async def test_housekeeping_survives_a_store_that_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "HOUSEKEEPING_SECONDS", 0.02)
    async with serving(tmp_path) as server:
        failures = []

        async def forget(*_: Any) -> int:
            server.hub.forgotten_at = 0.0
            failures.append(1)
            raise StoreDown("store.down", detail="away")

        monkeypatch.setattr(server.hub.store, "forget", forget)
        await asyncio.sleep(0.3)
        assert len(failures) > 2


async def test_computer_tries_again_when_the_store_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        store, live = server.hub.store, server.hub.tables[ticket.table]
        append = store.append
        async with Connection(server.url, ticket.table, ticket.token) as anna:
            await wait_for(anna, Welcome)

            async def fail(*_: Any) -> bool:
                monkeypatch.setattr(store, "append", append)
                raise StoreDown("store.down", detail="away")

            async def once(*found: Any) -> bool:
                monkeypatch.setattr(store, "append", fail)
                return await append(*found)

            monkeypatch.setattr(store, "append", once)
            await live.ask(ticket.guest, Move(live.table.at, next(iter(live.table.playing.moves))))
            await asyncio.sleep(3.0)
            assert len(live.table.playing.match.events) == 2


async def test_new_tables_count_as_tables_in_memory(tmp_path: Path) -> None:
    async with serving(tmp_path, live_tables=1) as server:
        await open_with_bot(server.url, "discs")
        with pytest.raises(TableError) as error:
            await open_with_bot(server.url, "discs")
        assert error.value.code == "table.busy"


# What another process leaves undone


async def other_process(server: Open, table: str) -> LiveTable:
    """The same table as another process has it."""
    from kasimir.server.fold import replay

    store = server.hub.store
    bus = LocalBus(lambda *_: None, lambda *_: None)
    return LiveTable(replay(table, await store.read(table)), store, bus, lambda _: None)


async def test_guest_removed_by_another_process_is_seen_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        async with Connection(server.url, host.table, guest.token) as ben:
            await wait_for(ben, Welcome)
            await asyncio.sleep(0.2)  # the device adds to the dice
            elsewhere = await other_process(server, host.table)
            await elsewhere.ask(host.guest, Remove(guest.guest))
            await server.hub.tables[host.table].catch_up()
            assert (await wait_for(ben, Gone)).code == "table.removed"


async def test_what_a_killed_process_left_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "PAUSE_OF_OTHERS", 0.1)
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        elsewhere = await other_process(server, tickets[0].table)
        monkeypatch.setattr(lives, "follow_up", lambda _: None)
        playing = elsewhere.table.playing
        while not playing.match.result:
            seat = playing.turn or ""
            guest = elsewhere.table.sitter(seat).guest or 0
            await elsewhere.ask(guest, Move(elsewhere.table.at, next(iter(playing.moves))))
            playing = elsewhere.table.playing
        monkeypatch.undo()
        monkeypatch.setattr(lives, "PAUSE_OF_OTHERS", 0.1)
        live = server.hub.tables[tickets[0].table]
        await live.catch_up()
        assert not live.table.playing.result
        await asyncio.sleep(0.5)
        assert live.table.playing.result


async def test_abandoned_by_the_host_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        live = server.hub.tables[host.table]
        with pytest.raises(TableError):
            await live.ask(guest.guest, End())
        await live.ask(host.guest, End())
        assert live.table.phase == "over"
        assert Hello(after=0).after == 0

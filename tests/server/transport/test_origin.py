"""Client addresses behind proxies, and `Host` names that are not this server's."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core.errors import UsageError
from kasimir.server.settings import Settings, load_settings
from kasimir.server.transport.origin import Origins
from tests.server.players import open_with_bot
from tests.server.servers import Open, serving
from tests.server.upgrade_request import UPGRADE as OPENING

pytestmark = pytest.mark.anyio

UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}
BEHIND = Origins(Settings(trusted_proxies="10.0.0.0/8, fd00::/8"))
PROXY = "10.0.0.1"


def test_of_several_forwarded_lines_the_last_stranger_counts() -> None:
    assert BEHIND.address(PROXY, "9.9.9.9", "5.6.7.8, 10.0.0.2", "fd00::7") == "5.6.7.8"
    assert BEHIND.address(PROXY, "9.9.9.9", "5.6.7.8") == "5.6.7.8"
    assert BEHIND.address("5.6.7.8", "9.9.9.9") == "5.6.7.8"


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("1.2.3.4:5678", "1.2.3.4"),
        ("[2001:db8::1]:443", "2001:db8::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("1.2.3.4, 10.0.0.2:80", "1.2.3.4"),
        ("1.2.3.4,", "1.2.3.4"),
    ],
)
def test_ports_are_no_part_of_addresses(told: str, address: str) -> None:
    assert BEHIND.address(PROXY, told) == address


@given(st.text(st.characters(codec="latin-1"), max_size=40))
def test_invented_addresses_have_no_limits_of_their_own(word: str) -> None:
    found = BEHIND.address(PROXY, f"{word}x")
    assert found == PROXY


async def test_each_line_of_a_proxy_is_read(tmp_path: Path) -> None:
    """The first lines come from whoever asks; only the last one is the proxy's."""
    strict = {"trusted_proxies": "127.0.0.1", "connections": 1, "messages_a_second": 1}
    async with serving(tmp_path, **strict) as server, httpx.AsyncClient(base_url=server.url) as client:
        for path, headers in (("/api/games", {}), ("/ws/x", UPGRADE)):
            asked = []
            for number in range(200):  # more than fill up again on a slow machine
                lines = [*headers.items(), ("x-forwarded-for", f"9.9.9.{number}"), ("x-forwarded-for", "5.6.7.8")]
                asked.append((await client.get(path, headers=lines)).status_code)
            assert 429 in asked, path


# Names of this server


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost:8080",
        "LOCALHOST.",
        "games.localhost",
        "127.0.0.1",
        "192.168.1.7:8080",
        "[fe80::1]:8080",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8080",
        f"{socket.gethostname().partition('.')[0]}.lan",
        "games.example.org",
        "games.example.org:8443",
        "Second.Example.org",
    ],
)
def test_own_names_are_known(host: str) -> None:
    origins = Origins(Settings(public_url="https://games.example.org", allowed_hosts="second.example.org, third"))
    assert origins.is_our_host(host)
    assert origins.allow(None, host)
    assert not host or origins.allow(f"http://{host}", host)


@pytest.mark.parametrize(
    ("url", "origin"), [("https://Games.example:443/", "https://games.example"), ("http://a:80", "http://a")]
)
def test_a_default_port_makes_no_difference(url: str, origin: str) -> None:
    """The proxy may ask with a name of its own."""
    assert Origins(Settings(public_url=url)).allow(origin, "127.0.0.1:8080")
    assert not Origins(Settings(public_url=url)).allow(f"{origin}:8443", "127.0.0.1:8080")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "1.2.3.4.evil.example",
        "localhost:99999",
        "me@localhost",
        "[::1",
        "a b",
        "localhost:0",
        "localhost:080",
        "localhost:http",
        "localhost:",
        "a..b.localhost",
        "-.localhost",
        f"{'a' * 64}.localhost",
        f"{'a.' * 125}localhost",
        "localhost, localhost",
        "localhost/",
        "999.999.999.999",
        "[....]",
        "[fe80::1%eth0]",
        "localhost\u202e",
    ],
)
def test_other_names_are_not(host: str) -> None:
    origins = Origins(Settings())
    assert not origins.is_our_host(host)
    assert not origins.allow(f"http://{host}", host)
    assert not origins.allow(None, host), "the page itself asks without naming itself"


async def test_a_name_made_to_lead_here_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = await open_with_bot(server.url, "discs")
        evil = {"host": f"evil.example:{server.port}"}
        for path in ("/api/games", f"/api/tables/{ticket.table}", f"/api/tables/{ticket.table}/qr"):
            for headers in (evil, evil | {"origin": f"http://evil.example:{server.port}"}):
                answer = await client.get(path, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (421, "table.host"), path
        assert (await client.get(f"/ws/{ticket.table}", headers=evil | UPGRADE)).status_code == 403
        for path in ("/healthz", "/metrics"):
            assert (await client.get(path, headers=evil)).status_code == 200, "load balancers use names of their own"


ABSURD = [b"a" * 5000, b"me@localhost", b"me:secret@localhost", b"localhost:0", b"localhost:99999", b"localhost:x"]
ABSURD += [
    b"local\x00host",
    b"local\x0bhost",
    b"local\thost",
    b"\xff\xfe",
    b"localhost/x",
    b"a..b.localhost",
    b"[:::::]",
]


async def ask_for_qr(server: Open, hosts: list[bytes]) -> tuple[int, bytes]:
    """The status and the body of the answer to a request with these `Host` headers."""
    table = (await open_with_bot(server.url, "discs")).table
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [f"GET /api/tables/{table}/qr HTTP/1.1".encode(), *(b"host: " + host for host in hosts)]
    writer.write(b"\r\n".join([*lines, b"connection: close", b"", b""]))
    head, _, body = (await asyncio.wait_for(reader.read(), 10.0)).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


@pytest.mark.parametrize("hosts", [*([host] for host in ABSURD), [b"localhost", b"localhost"], [b"localhost", b"evil"]])
async def test_no_picture_is_made_of_an_absurd_name(tmp_path: Path, hosts: list[bytes]) -> None:
    async with serving(tmp_path) as server:
        status, body = await ask_for_qr(server, hosts)
        assert status in (400, 421)
        assert b"<svg" not in body


@pytest.mark.parametrize("host", ["localhost", "[::1]:8080", f"{'a' * 63}.localhost:65535"])
async def test_a_picture_is_made_of_our_names(tmp_path: Path, host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    links: list[str] = []
    make = segno.make_qr

    def note(link: str) -> segno.QRCode:
        links.append(link)
        return make(link)

    monkeypatch.setattr(segno, "make_qr", note)
    async with serving(tmp_path) as server:
        status, body = await ask_for_qr(server, [host.encode()])
        assert status == 200
        assert body.startswith(b"<svg")
        assert links[0].startswith(f"http://{host}/t/")


async def test_a_socket_has_one_name_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(OPENING.format("x").replace("\r\n\r\n", "\r\nhost: evil.example\r\n\r\n").encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 403 ")
        writer.close()


async def test_more_names_can_be_allowed(tmp_path: Path) -> None:
    name = "games.example.org"
    async with serving(tmp_path, allowed_hosts=name) as server, httpx.AsyncClient(base_url=server.url) as client:
        headers = {"host": name, "origin": f"http://{name}"}
        assert (await client.get("/api/games", headers=headers)).status_code == 200


def test_a_wrong_name_in_the_settings_is_told() -> None:
    assert load_settings(None, {"KASIMIR_ALLOWED_HOSTS": "a.example, b"}).allowed_hosts == "a.example, b"
    with pytest.raises(UsageError):
        load_settings(None, {"KASIMIR_ALLOWED_HOSTS": "http://a.example"})
    with pytest.raises(UsageError):
        load_settings(None, {"KASIMIR_ALLOWED_HOSTS": "a..example"})


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

"""The addresses that invitations carry: a phone can open them, and nobody else learns of them."""

import socket
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request

from kasimir.protocol.http import Addresses
from kasimir.server.settings import Settings
from kasimir.server.transport import invitations, local_network
from kasimir.server.transport.invitations import OF_PROXIES, Invitations
from kasimir.server.transport.local_network import card_addresses, default_route_address, shared_addresses, url_of
from kasimir.server.transport.origin import Origins
from tests.server.players import open_with_bot
from tests.server.servers import serving

ANY_ADDRESS = st.ip_addresses().map(str)
NOTHING = Addresses()
CARDS = ["127.0.0.1", "::1", "169.254.3.4", "fe80::1", "172.17.0.1", "192.168.1.7", "fd00::7", "2001:db8::7"]


@pytest.fixture(autouse=True)
def cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine has these network cards, unless a test wants its own ones."""
    if "own_cards" not in request.fixturenames:
        routes = {socket.AF_INET: "192.168.1.7", socket.AF_INET6: "fd00::7"}
        monkeypatch.setattr(local_network, "default_route_address", routes.get)
        for module in (local_network, invitations):
            monkeypatch.setattr(module, "card_addresses", lambda: iter(CARDS))


@pytest.fixture
def own_cards() -> None:
    """The test is about the cards of this machine."""


def asked(settings: Settings, peer: str = "127.0.0.1", host: str = "localhost:8080", **headers: str) -> Addresses:
    """What the server tells about its addresses."""
    hub: Any = SimpleNamespace(settings=settings)
    sent = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "client": (peer, 5000),
        "server": ("127.0.0.1", 8080),
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
    }
    return Invitations(hub, Origins(settings)).find_addresses(Request(scope))


ANYWHERE = Settings(host="0.0.0.0")


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("0.0.0.0", ["192.168.1.7", "172.17.0.1"]),
        ("::", ["192.168.1.7", "172.17.0.1", "fd00::7", "2001:db8::7"]),
        ("127.0.0.1", []),
        ("::1", []),
        ("localhost", []),
        ("192.168.1.7", ["192.168.1.7"]),
        ("server.lan", ["server.lan"]),
    ],
)
def test_the_default_route_comes_first(host: str, addresses: list[str]) -> None:
    assert shared_addresses(host) == addresses
    told = asked(Settings(host=host))
    assert (told.here, told.public, told.loopback_only) == (True, "", not addresses)
    assert told.network == [url_of(address, 8080) for address in addresses]


def test_addresses_of_version_6_are_bracketed() -> None:
    assert asked(Settings(host="fd00::7")).network == ["http://[fd00::7]:8080"]


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "default_route_address", lambda _: None)
    monkeypatch.setattr(local_network, "card_addresses", lambda: iter(["127.0.0.1", "::1"]))
    assert asked(Settings(host="::")) == Addresses(here=True)


def test_without_a_default_route_the_first_card_is_the_best_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "default_route_address", lambda _: None)
    assert shared_addresses("0.0.0.0") == ["172.17.0.1", "192.168.1.7"]


@pytest.mark.usefixtures("own_cards")
def test_the_system_names_its_cards() -> None:
    found = list(card_addresses())
    assert "127.0.0.1" in found
    assert all(ip_address(address) for address in found)
    for family in (socket.AF_INET, socket.AF_INET6):
        route = default_route_address(family)
        assert route is None or route in found


# Who is told


@given(peer=ANY_ADDRESS | st.sampled_from(CARDS))
def test_other_machines_are_told_nothing(peer: str) -> None:
    address = getattr(ip_address(peer), "ipv4_mapped", None) or ip_address(peer)
    is_here = address.is_loopback or str(address) in CARDS
    assert (asked(ANYWHERE, peer) == NOTHING) != is_here


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.0.0.9", "::1", "192.168.1.7", "::ffff:192.168.1.7", "fd00::7"])
@pytest.mark.parametrize("host", ["localhost:8080", "127.0.0.1:8080", "192.168.1.7:8080", "[fd00::7]:8080"])
def test_this_machine_is_told_however_it_came(peer: str, host: str) -> None:
    assert asked(ANYWHERE, peer, host).network


@pytest.mark.parametrize("header", OF_PROXIES)
@given(address=ANY_ADDRESS)
def test_no_proxy_is_this_machine_whatever_it_says(header: str, address: str) -> None:
    assert asked(ANYWHERE, **{header: address}) == NOTHING
    assert asked(ANYWHERE, "203.0.113.9", **{header: "127.0.0.1"}) == NOTHING
    trusting = Settings(host="0.0.0.0", trusted_proxies="203.0.113.9, 127.0.0.1")
    assert asked(trusting, "203.0.113.9", **{header: "127.0.0.1"}) == NOTHING
    assert asked(trusting) == NOTHING


def test_a_public_address_is_the_only_one() -> None:
    settings = Settings(host="0.0.0.0", public_url="https://games.example.org/", allowed_hosts="other.example.org")
    for peer, host in [("127.0.0.1", "localhost"), ("203.0.113.9", "games.example.org")]:
        assert asked(settings, peer, host) == Addresses("https://games.example.org")


def test_who_came_by_an_allowed_name_is_told_nothing() -> None:
    assert asked(Settings(host="0.0.0.0", allowed_hosts="games.example.org"), host="games.example.org") == NOTHING


# A running server


@pytest.mark.usefixtures("own_cards")
@pytest.mark.anyio
async def test_the_address_that_is_told_can_be_opened(tmp_path: Path) -> None:
    async with serving(tmp_path, host="0.0.0.0") as server, httpx.AsyncClient(base_url=server.url) as client:
        told = (await client.get("/api/addresses")).json()
        assert told["here"]
        for url in told.get("network", []):
            assert (await client.get(f"{url}/healthz")).status_code == 200
        for url in told.get("network", []):
            assert (await client.get(f"{url}/api/addresses")).json() == told
        evil = {"host": f"evil.example:{server.port}"}
        assert (await client.get("/api/addresses", headers=evil)).status_code == 421
        foreign = {"origin": "http://evil.example"}
        assert (await client.get("/api/addresses", headers=foreign)).status_code == 403


@pytest.mark.anyio
async def test_a_picture_leads_to_the_address_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    links: list[str] = []
    make = segno.make_qr

    def note(link: str) -> segno.QRCode:
        links.append(link)
        return make(link)

    monkeypatch.setattr(segno, "make_qr", note)
    home = "https://games.example.org"
    ours = ["http://192.168.1.7:8080", "http://[fd00::7]:8080", home]
    async with serving(tmp_path, public_url=home) as server, httpx.AsyncClient(base_url=server.url) as client:
        table = (await open_with_bot(server.url, "discs")).table
        for path, rest in [("/api/qr", ""), (f"/api/tables/{table}/qr", f"/t/{table}")]:
            links.clear()
            for origin in ours:
                answer = await client.get(path, params={"at": origin})
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
            await client.get(path)
            assert links == [origin + rest for origin in [*ours, home]]


NOT_OURS = ["", "http://", "http://evil.example", "http://me@192.168.1.7", "http://192.168.1.7/x", "http://[::1"]
NOT_OURS += ["http://192.168.1.7?x", "http://192.168.1.7#x", "javascript:alert(1)", "192.168.1.7", "HTTP://LOCALHOST"]


@pytest.mark.anyio
async def test_no_picture_leads_to_somebody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for origin in NOT_OURS:
            answer = await client.get("/api/qr", params={"at": origin})
            assert (answer.status_code, answer.json()["code"]) == (421, "table.host"), origin

"""Static files: the built client, the plain page without it, and the QR code of a table."""

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from kasimir.server.transport.static import page_routes
from tests.server.servers import serving

PAGE = "<!doctype html><title>the client</title>"
SCRIPT = "export const cheese = 1;"


pytestmark = pytest.mark.anyio


def client_of(folder: Path) -> httpx.AsyncClient:
    """Somebody who asks a server of a client in this folder."""
    transport = httpx.ASGITransport(Starlette(routes=page_routes(folder)))
    return httpx.AsyncClient(transport=transport, base_url="http://test")


@pytest.fixture
def built(tmp_path: Path) -> httpx.AsyncClient:
    """A server of a client that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT)
    return client_of(tmp_path)


@pytest.mark.parametrize("path", ["/", "/new/discs", "/rules/discs", "/rules/race/italian", "/learn/discs", "/t/abc"])
async def test_every_screen_is_the_same_page(built: httpx.AsyncClient, path: str) -> None:
    answer = await built.get(path)
    assert (answer.text, answer.headers["content-type"]) == (PAGE, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("accepted", "sent"), [("gzip, br", "gzip"), ("identity", None)])
async def test_files_are_packed_and_kept(built: httpx.AsyncClient, accepted: str, sent: str | None) -> None:
    answer = await built.get("/assets/index-abc.js", headers={"accept-encoding": accepted})
    assert (answer.text, answer.headers.get("content-encoding")) == (SCRIPT, sent)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/index.html", "/assets/../../secret", "/elsewhere"])
async def test_nothing_else_is_served(built: httpx.AsyncClient, path: str) -> None:
    assert (await built.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("path", "accepted", "kind"),
    [
        ("/nowhere", "text/html,*/*;q=0.8", "text/html"),
        ("/t/a/b/c", "text/html,*/*;q=0.8", "text/html"),
        ("/api", "text/html", "application/json"),
        ("/api/nothing", "text/html", "application/json"),
        ("/ws/nothing", "text/html", "application/json"),
        ("/nowhere", "*/*", "application/json"),
        ("/assets/none.js", "*/*", "application/json"),
    ],
)
async def test_people_at_an_unknown_address_get_a_page(tmp_path: Path, path: str, accepted: str, kind: str) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.get(path, headers={"accept": accepted})
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (404, kind)
        assert ("<!doctype html>" in answer.text.lower()) == (kind == "text/html")
        refused = await client.put("/api/tables", headers={"accept": "text/html"})
        assert (refused.status_code, refused.json()["code"]) == (405, "table.no-page")


async def test_plain_page_stands_in(tmp_path: Path) -> None:
    answer = await client_of(tmp_path).get("/t/abc")
    assert answer.status_code == 200
    assert "<li>Towers</li>" in answer.text


async def test_table_has_a_qr_code(tmp_path: Path) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = (await client.post("/api/tables", json={"game": "discs", "seats": seats})).json()
        answer = await client.get(f"/api/tables/{ticket['table']}/qr")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
        assert "style" not in answer.text
        assert (await client.get("/api/tables/nothere/qr")).status_code == 404


async def test_a_slash_too_many_leads_to_the_page_and_to_no_other_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for path in ("/t/abc/", "/t/a%20b/", "/rules/discs/"):
            answer = await client.get(path, headers={"host": "evil.example"})
            assert (answer.status_code, answer.headers["location"]) == (308, path.rstrip("/"))
        assert (await client.get("/api/games/")).status_code == 404

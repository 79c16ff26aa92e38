"""Invitations that a phone can open: the server's addresses, and links as QR codes."""

import asyncio
from io import BytesIO
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from kasimir.core.errors import TableError
from kasimir.protocol.http import Addresses
from kasimir.server.session.hub import Hub
from kasimir.server.session.table_session import encode
from kasimir.server.transport.local_network import card_addresses, is_loopback, shared_addresses, url_of
from kasimir.server.transport.origin import FORWARDED, Origins, is_address, unmapped

SVG = "image/svg+xml"
AT = "at"
"""The query parameter of a QR code: the origin of its link."""
LONGEST_LINK = 500
"""A QR code with more data would be hard to read."""
OF_PROXIES = (FORWARDED, "forwarded", "via", "x-forwarded-host", "x-real-ip")
"""Headers of requests that came through a proxy, so their sender is not at this machine."""


class Invitations:
    """Answers where other devices find this server."""

    def __init__(self, hub: Hub, origins: Origins) -> None:
        self.hub, self.settings, self.origins = hub, hub.settings, origins

    async def addresses(self, request: Request) -> Response:
        """The addresses at which other devices reach the server."""
        # Windows may take a moment to list them.
        found = await asyncio.to_thread(self.find_addresses, request)
        return Response(encode(found), media_type="application/json", headers={"cache-control": "no-store"})

    def find_addresses(self, request: Request) -> Addresses:
        """The local addresses are told only to a browser on this machine: other devices know how they came here."""
        public, host = self.settings.public_url.rstrip("/"), self.settings.host
        if public or not self.is_here(request):
            return Addresses(public)
        port = request.scope["server"][1]
        network = [url_of(address, port) for address in shared_addresses(host)]
        return Addresses("", here=True, network=network, loopback_only=is_loopback(host))

    def is_here(self, request: Request) -> bool:
        """Whether a request comes from this machine, and neither through a proxy nor for a public name."""
        peer = request.client.host if request.client else ""
        if not is_address(peer) or self.origins.is_proxy(peer) or any(name in request.headers for name in OF_PROXIES):
            return False
        own = {ip_address(address) for address in card_addresses()}
        is_own = unmapped(peer).is_loopback or unmapped(peer) in own
        return is_own and self.origins.is_local_host(request.headers.get("host", ""))

    async def qr(self, request: Request) -> Response:
        """The link to a table as a QR code."""
        live = await self.hub.find(request.path_params["table"])
        return picture(f"{self.base(request)}/t/{live.table.name}")

    async def home_qr(self, request: Request) -> Response:
        """The link to the first screen as a QR code."""
        return picture(self.base(request))

    def base(self, request: Request) -> str:
        """What links begin with: the origin that was asked for, if it is ours, or the server's usual one."""
        wanted = request.query_params.get(AT)
        if wanted is None:
            return (self.settings.public_url or str(request.base_url)).rstrip("/")
        if not self.is_our_origin(wanted):
            raise TableError("table.host", host=wanted[:LONGEST_LINK])
        return wanted

    def is_our_origin(self, text: str) -> bool:
        """Whether a text is just an origin, and one of this server."""
        try:
            url = urlsplit(text)
        except ValueError:
            return False
        is_plain = url.scheme in ("http", "https") and text == f"{url.scheme}://{url.netloc}"
        return is_plain and bool(url.netloc) and self.origins.is_our_host(url.netloc)


def picture(link: str) -> Response:
    """A link as a QR code."""
    import segno

    if len(link) > LONGEST_LINK:
        raise TableError("table.size", limit=LONGEST_LINK)
    drawn = BytesIO()
    code = segno.make_qr(link)
    code.save(drawn, kind="svg", border=2, scale=8, xmldecl=False, svgclass=None, lineclass=None)
    return Response(drawn.getvalue(), media_type=SVG)

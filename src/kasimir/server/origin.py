"""Who asks: from which page, and from which address."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from kasimir.core.errors import UsageError
from kasimir.server.settings import Settings

HOUSE_BITS = 64
"""Of an IPv6 address: what all addresses of a house have in common."""


class Origins:
    """Refuses pages from elsewhere, and believes what trusted proxies say about addresses."""

    def __init__(self, settings: Settings) -> None:
        """Take the settings."""
        self.public = urlsplit(settings.public_url).netloc.lower()
        self.proxies = read_networks(settings.trusted_proxies)

    def allow(self, origin: str | None, host: str) -> bool:
        """Whether a request may come from a page: only ours, or from a program that is no browser and names none."""
        if origin is None:
            return True
        try:
            page = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(page) and page in {host.lower(), self.public}

    def address(self, peer: str, forwarded: str | None) -> str:
        """Whoever asks, as limits count them; behind a trusted proxy the last one that is no proxy itself."""
        if forwarded and self.is_proxy(peer):
            for address in reversed([part.strip() for part in forwarded.split(",")]):
                if address and not self.is_proxy(address):
                    return house_of(address[:64])
        return house_of(peer)

    def is_proxy(self, text: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        try:
            address = unmapped(text)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def house_of(text: str) -> str:
    """An address, by IPv6 the network of a house: there, everybody has as many addresses as they like."""
    try:
        address = unmapped(text)
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), HOUSE_BITS), strict=False))


def unmapped(text: str) -> IPv4Address | IPv6Address:
    """An address; one of IPv4 also where a server listens by IPv6, and sees it in other clothes."""
    address = ip_address(text)
    return getattr(address, "ipv4_mapped", None) or address


def read_networks(text: str) -> list[IPv4Network | IPv6Network]:
    """Addresses, and ranges of them such as `10.0.0.0/8`, with commas between them."""
    networks = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            networks.append(ip_network(part, strict=False))
        except ValueError:
            raise UsageError("serve.setting", detail=f"trusted_proxies: {part}") from None
    return networks

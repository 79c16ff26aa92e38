"""Who asks: from which page, by which name of this server, and from which address."""

import re
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from kasimir.core.errors import UsageError
from kasimir.server.settings import HOST_NAME, Settings

HOUSE_BITS = 64
"""Of an IPv6 address: what all addresses of a house have in common."""
FORWARDED = "x-forwarded-for"
HOST = re.compile(rf"(?:\[([0-9a-f:.]{{2,45}})\]|({HOST_NAME})\.?)(?::([1-9][0-9]{{0,4}}))?")
"""A `Host` header in lower case: an IPv6 address, or a name or IPv4 address, then perhaps a port."""
WITH_PORT = re.compile(r"\[([^\]]*)\](?::[0-9]*)?|([0-9.]+):[0-9]*")
"""An address as some proxies write it."""
PRIVATE_DOMAINS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Nobody can register a name below these, so a machine's own name below them leads to nobody else's page."""
MOST_PORTS = 65535


class Origins:
    """Refuses pages from elsewhere, and believes what trusted proxies say about addresses."""

    def __init__(self, settings: Settings) -> None:
        """Take the settings."""
        public = urlsplit(settings.public_url)
        self.public = public.netloc.lower()
        self.names = own_names() | read_names(settings.allowed_hosts) | {public.hostname or "localhost"}
        self.proxies = read_networks(settings.trusted_proxies)

    def allow(self, origin: str | None, host: str) -> bool:
        """Whether a request may come from a page: only ours, or from a program that is no browser and names none."""
        if not self.is_our_host(host):
            return False
        if origin is None:
            return True
        try:
            page = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(page) and page in {host.lower(), self.public}

    def is_our_host(self, host: str) -> bool:
        """Whether this server goes by a `Host`: its own names, those of the settings, and any address.

        If any name did, a page from elsewhere could read us once its own name was made to lead here (DNS rebinding).
        """
        if not host:
            return True
        found = HOST.fullmatch(host.lower())
        if not found or int(found[3] or 0) > MOST_PORTS:
            return False
        name = found[1] or found[2]
        return name in self.names or name.endswith(".localhost") or is_address(name)

    def address(self, peer: str, *forwarded: str | None) -> str:
        """Whoever asks, as limits count them; behind trusted proxies the last one that is no proxy itself.

        `forwarded` are all lines of that header, in order. What is no address counts as the proxy that let it pass:
        else every invented word would have limits of its own.
        """
        if self.is_proxy(peer):
            for part in reversed(",".join(filter(None, forwarded)).split(",")):
                address = without_port(part.strip())
                if address and not is_address(address):
                    break
                if address and not self.is_proxy(address):
                    return house_of(address)
        return house_of(peer)

    def is_proxy(self, text: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        try:
            address = unmapped(text)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def without_port(text: str) -> str:
    """An address, of which a proxy may have told the port as well."""
    found = WITH_PORT.fullmatch(text)
    return (found[1] or found[2]) if found else text


def is_address(text: str) -> bool:
    """Whether this is an address and not a name."""
    try:
        return bool(ip_address(text))
    except ValueError:
        return False


def own_names() -> set[str]:
    """What this machine is called, by itself and in a house. The DNS is not asked: that may take long."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"localhost", name, short, *(f"{short}.{domain}" for domain in PRIVATE_DOMAINS)}


def read_names(text: str) -> set[str]:
    """Names of a setting, with commas between them."""
    return {part.strip().lower().rstrip(".") for part in text.split(",") if part.strip()}


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

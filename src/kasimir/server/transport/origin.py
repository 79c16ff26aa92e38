"""Checks of `Origin` and `Host`, and the client's address behind trusted proxies."""

import re
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from kasimir.core.errors import UsageError
from kasimir.server.settings import HOST_NAME, Settings

CUSTOMER_PREFIX = 64
"""IPv6 prefix length that identifies one customer."""
FORWARDED = "x-forwarded-for"
HOST = re.compile(rf"(?:\[([0-9a-f:.]{{2,45}})\]|({HOST_NAME})\.?)(?::([1-9][0-9]{{0,4}}))?")
"""A `Host` header in lower case: an IPv6 address, or a name or IPv4 address, and an optional port."""
WITH_PORT = re.compile(r"\[([^\]]*)\](?::[0-9]*)?|([0-9.]+):[0-9]*")
"""An address with port, as some proxies write it."""
PRIVATE_DOMAINS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Suffixes that nobody can register, so this machine's own name with one of them cannot belong to another site."""
MOST_PORTS = 65535
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
"""Browsers leave them out."""


class Origins:
    """Refuses requests from other origins and hosts, and applies `X-Forwarded-For` of trusted proxies."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url.lower())
        self.public = public.netloc.removesuffix(DEFAULT_PORTS.get(public.scheme, ""))
        self.own = own_names()
        self.names = self.own | read_names(settings.allowed_hosts) | {public.hostname or "localhost"}
        self.proxies = read_networks(settings.trusted_proxies)

    def allow(self, origin: str | None, host: str) -> bool:
        """Whether a request from this origin is allowed: our own pages, and programs that send no `Origin`."""
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
        """Whether a `Host` is ours: the machine's own names, those in the settings, and any IP address.

        Allowing any name would enable DNS rebinding: a foreign page could point its own name at us.
        """
        return not host or name_in(host) in self.names or self.is_local_host(host)

    def is_local_host(self, host: str) -> bool:
        """Whether a `Host` is an IP address or the machine's own name, and none that only the settings allow."""
        name = name_in(host)
        return name in self.own or name.endswith(".localhost") or is_address(name)

    def address(self, peer: str, *forwarded: str | None) -> str:
        """The client's address, as limits count it; behind trusted proxies the last address that is not a proxy.

        `forwarded` are all lines of that header, in order. Invalid text counts as the proxy that sent it: otherwise
        every made-up word would have its own limits.
        """
        if self.is_proxy(peer):
            for part in reversed(",".join(filter(None, forwarded)).split(",")):
                address = without_port(part.strip())
                if address and not is_address(address):
                    break
                if address and not self.is_proxy(address):
                    return limit_key(address)
        return limit_key(peer)

    def is_proxy(self, text: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        try:
            address = unmapped(text)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def name_in(host: str) -> str:
    """The name or address in a `Host`; empty if it is malformed."""
    found = HOST.fullmatch(host.lower())
    if not found or int(found[3] or 0) > MOST_PORTS:
        return ""
    return found[1] or found[2]


def without_port(text: str) -> str:
    """Remove the port that some proxies add to an address."""
    found = WITH_PORT.fullmatch(text)
    return (found[1] or found[2]) if found else text


def is_address(text: str) -> bool:
    """Whether this is an IP address and not a name."""
    try:
        return bool(ip_address(text))
    except ValueError:
        return False


def own_names() -> set[str]:
    """The names of this machine, also on the local network. Does not query DNS, which may be slow."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"localhost", name, short, *(f"{short}.{domain}" for domain in PRIVATE_DOMAINS)} - {""}


def read_names(text: str) -> set[str]:
    """Parse a comma-separated list of names."""
    return {part.strip().lower().rstrip(".") for part in text.split(",") if part.strip()}


def limit_key(text: str) -> str:
    """The key for limits: an IPv4 address, or the IPv6 network of a customer, who has plenty of addresses."""
    try:
        address = unmapped(text)
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), CUSTOMER_PREFIX), strict=False))


def unmapped(text: str) -> IPv4Address | IPv6Address:
    """Parse an address; an IPv4-mapped IPv6 address becomes IPv4."""
    address = ip_address(text)
    return getattr(address, "ipv4_mapped", None) or address


def read_networks(text: str) -> list[IPv4Network | IPv6Network]:
    """Parse a comma-separated list of addresses and CIDR ranges."""
    networks = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            networks.append(ip_network(part, strict=False))
        except ValueError:
            raise UsageError("serve.setting", detail=f"trusted_proxies: {part}") from None
    return networks

"""The addresses at which other devices in the local network reach this machine."""

import ctypes
import os
import socket
import sys
from collections.abc import Iterator
from ipaddress import ip_address

from kasimir.server.transport.origin import is_address

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation (RFC 5737 and 3849), for asking the system which route it would take."""
ANY_PORT = 9
MOST_ADDRESSES = 8
FAMILY_BYTES = slice(0, 2) if sys.platform == "linux" else slice(1, 2)
"""Where a `sockaddr` has its family; on macOS and BSD its length comes first."""
BYTES = {socket.AF_INET: slice(4, 8), socket.AF_INET6: slice(8, 24)}
"""Where a `sockaddr` of each family has the address."""
SIZES = {socket.AF_INET: 16, socket.AF_INET6: 28}


def is_anywhere(host: str) -> bool:
    """Whether a listening address means all interfaces, IPv4 or IPv6."""
    return is_address(host) and ip_address(host).is_unspecified


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a listening address."""
    return ip_address(host).is_loopback if is_address(host) else host == "localhost"


def shared_addresses(host: str) -> list[str]:
    """The addresses at which other devices reach a server that listens on `host`, the best guess first.

    That is the one of the default route; other network cards come after it.
    """
    if not is_anywhere(host):
        return [] if is_loopback(host) else [host]
    families = [socket.AF_INET, socket.AF_INET6] if ":" in host else [socket.AF_INET]
    cards = list(card_addresses())
    found = [
        address
        for family in families
        for address in (default_route_address(family), *cards)
        if address and is_reachable(address) and (":" in address) == (family == socket.AF_INET6)
    ]
    return list(dict.fromkeys(found))[:MOST_ADDRESSES]


def is_reachable(address: str) -> bool:
    """Whether a browser on another device can open an address: not one of the loopback or of a single cable."""
    one = ip_address(address)
    return not (one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)


def default_route_address(family: socket.AddressFamily) -> str | None:
    """Our address on the default route; None without a network. Nothing is sent: the system only picks a route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], ANY_PORT))
            found: str = probe.getsockname()[0]
    except OSError:
        return None
    return found


def card_addresses() -> Iterator[str]:
    """The addresses of all network cards."""
    if os.name == "nt":  # Windows knows its own name without asking DNS
        yield from (str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None))
        return
    library, first = ctypes.CDLL(None), ctypes.c_void_p()
    if library.getifaddrs(ctypes.byref(first)):
        return
    try:
        place = first.value
        while place:
            card = Card.from_address(place)
            if address := read_address(card.address):
                yield address
            place = card.next
    finally:
        library.freeifaddrs(first)


class Card(ctypes.Structure):
    """The beginning of C's `struct ifaddrs`."""

    next: int | None
    address: int | None

    _fields_ = (
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("flags", ctypes.c_uint),
        ("address", ctypes.c_void_p),
    )


def read_address(sockaddr: int | None) -> str | None:
    """The IP address in C's `struct sockaddr`; None for other kinds of addresses."""
    if sockaddr is None:
        return None
    family = int.from_bytes(ctypes.string_at(sockaddr, 2)[FAMILY_BYTES], sys.byteorder)
    for known, size in SIZES.items():
        if family == known:
            return str(ip_address(ctypes.string_at(sockaddr, size)[BYTES[known]]))
    return None


def url_of(address: str, port: int) -> str:
    """The URL of a server at an address, or at a name."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"

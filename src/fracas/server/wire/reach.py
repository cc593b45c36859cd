"""From where the server can be reached: from this machine only, or from the network around it."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

NOWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody. The machine knows from which of its own it would send there; nothing is sent."""


def lan_address() -> str:
    """The address of this machine on the network around it; empty if it is on none. Nothing is sent to find out: to
    connect a datagram socket only looks up a route."""
    for family, nobody in NOWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as looking:
                looking.connect((nobody, 9))
                found = str(looking.getsockname()[0]).partition("%")[0]
        except OSError:
            continue
        address = ip_address(found)
        if not (address.is_loopback or address.is_unspecified or address.is_link_local):
            return found
    return ""


def is_loopback(host: str) -> bool:
    """Does this name lead nowhere but to the machine itself?

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("192.168.1.5")
    (True, True, True, False)
    """
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def origin(host: str, port: int) -> str:
    """The beginning of every address under which a browser finds the server.

    >>> origin("192.168.1.5", 8000), origin("fd00::1", 80), origin("0.0.0.0", 8000)
    ('http://192.168.1.5:8000', 'http://[fd00::1]:80', 'http://127.0.0.1:8000')
    """
    if host in ("", "0.0.0.0", "::"):
        host = "127.0.0.1" if host != "::" else "::1"  # all addresses: its own user takes this one
    return f"http://{bracketed(host)}:{port}"


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host

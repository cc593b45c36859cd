"""Under which names the server answers.

A page of somebody else can let its own name lead to this machine after it was loaded (DNS rebinding). The browser then
takes the server for a part of that page. But it still says which name it asked for, and only known ones are answered.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fracas.server.wire.errors import Denied
from fracas.server.wire.responses import refusal


def host_of(header: str) -> str:
    """The name in a Host header, without its port."""
    host = header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def own_names() -> set[str]:
    """What the machine is called on its own network."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


class KnownHosts:
    """Refuses requests to a name that is not one of ``hosts``. A bare address is always let through: nobody can make
    it lead elsewhere."""

    def __init__(self, app: ASGIApp, *, hosts: Sequence[str]) -> None:
        self._app = app
        self._names = {host_of(host) for host in hosts} | own_names()

    def knows(self, header: str) -> bool:
        """Is it one of our names?"""
        host = host_of(header)
        if not host or host in self._names or host.endswith(".localhost"):
            return True  # no browser leaves it out
        try:
            ip_address(host)
        except ValueError:
            return False
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.knows(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            sentence = "This server does not answer to that name. It can be told to: fracas serve --name NAME."
            await refusal(Denied(421, "unknown-host", sentence))(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})  # before it is open, this is a refusal over HTTP

"""Against other people's pages: which of them may send here, and what ours may load."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send


def same_origin(headers: Headers) -> bool:
    """Was this sent by a page of ours, or by no page at all? Browsers always say where a request comes from."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False  # no browser sends such a thing
    return host.lower() == headers.get("host", "").lower()


_HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]+")


def policy(host: str) -> str:
    """The content security policy: nothing from anywhere else."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; "
        "script-src 'self'; "
        "style-src 'self'; "  # boards place things by setting single properties, which needs no leave
        "img-src 'self' data:; "
        f"connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class SafeHeaders:
    """Adds the headers that keep browsers careful to every answer."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(host).items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, with_headers)

    def _headers(self, host: str) -> dict[str, Any]:
        headers = {
            "content-security-policy": policy(host),
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "same-origin",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), microphone=(), geolocation=()",
        }
        if self._secure:
            headers["strict-transport-security"] = "max-age=31536000"
        return headers

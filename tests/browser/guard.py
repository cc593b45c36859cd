"""Looks over the shoulder of every page: nothing may go wrong unseen, and nothing may leave the server's own origin."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError, WebSocket

ABORTED = "net::ERR_ABORTED"
"""What a browser calls a request that nobody waits for any more, because the page has been left; and a download."""


class Guard:
    """What went wrong in one browser."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.requests: list[Request] = []
        self._wrong: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("page", self._page)

    def expect(self, pattern: str) -> None:
        """This is bound to happen in this test."""
        self._expected.append(re.compile(pattern))

    @property
    def wrong(self) -> list[str]:
        return [each for each in self._wrong if not any(pattern.search(each) for pattern in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._wrong.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self._wrong.append(f"thrown: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request)
        self._stays(request.url)

    def _failed(self, request: Request) -> None:
        if request.failure != ABORTED:
            self._wrong.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._wrong.append(f"status {response.status}: {response.request.method} {response.url}")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self._stays(socket.url.replace("ws://", "http://", 1))

    def _stays(self, url: str) -> None:
        if not url.startswith((self.origin + "/", "data:", "blob:", "about:")):
            self._wrong.append(f"left the origin: {url}")

"""The browser client, as it was built: hashed files that never change, and one page for every address."""

from __future__ import annotations

import asyncio
import gzip
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

WORTH_WHILE = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
"""What gets smaller by being compressed, besides text."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LONGEST_PART = 255
"""Characters between two slashes: no disk has longer names, and no address of ours does."""
NO_FILE = "There is no such file.\n"
NOT_BUILT = "The browser client is not built. The API is at /api; the source of the client is in client/.\n"


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("fracas"))) / "web"


class Pages:
    """Serves the client from ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._compressed: dict[Path, Compressed] = {}
        self._compressing = asyncio.Lock()

    async def serve(self, request: Request) -> Response:
        """A file of the client; the page itself for every address that is none."""
        path = request.path_params.get("path", "")
        if any(len(part) > LONGEST_PART for part in path.split("/")):
            return PlainTextResponse(NO_FILE, 404)
        try:
            wanted = (self._folder / path).resolve()
            found = wanted.is_relative_to(self._folder) and wanted.is_file() and wanted.name != "index.html"
        except (OSError, ValueError):  # too long for the disk, or with a null in it
            return PlainTextResponse(NO_FILE, 404)
        if found:
            hashed = wanted.parent.name == "assets"
            return await self._file(request, wanted, FOREVER if hashed else ASK_AGAIN)
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if Path(request.url.path).suffix:
            return PlainTextResponse(NO_FILE, 404)
        return await self._file(request, index, ASK_AGAIN)

    async def _file(self, request: Request, path: Path, cache: str) -> Response:
        """A file; compressed, if the browser takes that and it is worth while."""
        headers = {"cache-control": cache, "vary": "Accept-Encoding"}
        kind = guess_type(path.name)[0] or "application/octet-stream"
        takes = "gzip" in request.headers.get("accept-encoding", "")
        if not takes or not (kind.startswith("text/") or kind in WORTH_WHILE):
            # With an encoding of its own, so that it is not compressed again for each who asks.
            return FileResponse(path, headers={**headers, "content-encoding": "identity"})
        headers["content-encoding"] = "gzip"
        return Response(await self._bytes(path), headers=headers, media_type=kind)

    async def _bytes(self, path: Path) -> bytes:
        """A file, compressed when it is first asked for, and again only if it was changed."""
        async with self._compressing:
            state = path.stat()
            known = self._compressed.get(path)
            if known is None or known.state != (state.st_mtime_ns, state.st_size):
                packed = await asyncio.to_thread(_packed, path)
                known = self._compressed[path] = Compressed((state.st_mtime_ns, state.st_size), packed)
            return known.packed


class Compressed(NamedTuple):
    """A file as it is sent, and when it was last changed and how long it was."""

    state: tuple[int, int]
    packed: bytes


def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)

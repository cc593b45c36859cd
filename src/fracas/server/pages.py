"""The browser client, as it was built: hashed files that never change, and one page for every address."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

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
            return FileResponse(wanted, headers={"cache-control": FOREVER if hashed else ASK_AGAIN})
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if Path(request.url.path).suffix:
            return PlainTextResponse(NO_FILE, 404)
        return FileResponse(index, headers={"cache-control": ASK_AGAIN})

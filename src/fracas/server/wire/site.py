"""The documentation, where it was built: ``make site`` in a checkout."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from fracas.server.wire.pages import ASK_AGAIN, LONGEST_PART, NO_FILE, Pages

FIRST = "docs/index.html"
"""The page with which it begins."""
NOT_BUILT = "The documentation is not built: make site builds it in a checkout of Fracas.\n"


def site_folder() -> Path:
    """Where ``make site`` puts it: in ``build``, beside the ``src`` that this package is in."""
    return Path(str(files("fracas"))).parents[1] / "build" / "site"


class Site(Pages):
    """Serves the pages of ``folder`` under ``/docs``."""

    async def serve(self, request: Request) -> Response:
        """One of its files; its first page for the address itself."""
        path = request.path_params.get("path", "")
        if not (self._folder / FIRST).is_file():
            return PlainTextResponse(NOT_BUILT, 404)
        if path in ("", "docs", "docs/"):
            return RedirectResponse(f"/docs/{FIRST}", headers={"cache-control": ASK_AGAIN})
        try:
            wanted = (self._folder / path).resolve()
            found = wanted.is_relative_to(self._folder) and wanted.is_file()
        except (OSError, ValueError):  # too long for the disk, or with a null in it
            found = False
        if not found or any(len(part) > LONGEST_PART for part in path.split("/")):
            return PlainTextResponse(NO_FILE, 404)
        return await self._file(request, wanted, ASK_AGAIN)

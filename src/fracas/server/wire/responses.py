"""What goes back over HTTP: a thing as JSON, or one sentence that says no."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from fracas.server.wire.errors import Denied
from fracas.server.wire.rest import ErrorInfo


def json_response(thing: Any, status: int = 200) -> Response:
    """Anything as JSON. Nothing of the API is kept by caches."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(thing), status, headers, media_type="application/json")


def refusal(no: Denied) -> Response:
    """A no as JSON."""
    response = json_response(ErrorInfo(no.code, no.rule, no.sentence), no.status)
    if no.status == 429:
        response.headers["retry-after"] = "10"
    return response

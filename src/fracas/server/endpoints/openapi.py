"""The OpenAPI document, from the declared endpoints."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import fracas
from fracas.server.endpoints.endpoint import ENDPOINTS, Endpoint
from fracas.server.wire.rest import ErrorInfo

ALWAYS = (403, 429, 503)
WITH_BODY = (400, 413, 422)

SENTENCES = {
    200: "Done.",
    201: "There it is.",
    400: "That is not JSON.",
    403: "You may not.",
    404: "There is no such thing.",
    409: "It cannot be done now.",
    413: "Too big.",
    422: "It cannot be like this; the sentence says why.",
    429: "Too fast or too much.",
    503: "Not now; try again in a moment.",
}


def document() -> dict[str, Any]:
    """The whole API over HTTP."""
    kinds = [kind for each in ENDPOINTS for kind in (each.takes, each.gives) if not isinstance(kind, str | None)]
    shapes, components = msgspec.json.schema_components([*kinds, ErrorInfo], ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(repr, [*kinds, ErrorInfo]), shapes, strict=True))
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    written = {
        "openapi": "3.1.0",
        "info": {"title": "Fracas", "version": fracas.__version__, "description": "Tables that people and bots share."},
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items()))},
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(written))  # a default may be a tuple
    return plain


def _operation(each: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    nos = {*ALWAYS, *each.nos}
    if each.takes is not None:
        nos.update(WITH_BODY)
    if "{" in each.path:
        nos.add(404)
    responses: dict[str, Any] = {str(each.status): _response(each.status, each.gives, schemas)}
    responses |= {str(no): _response(no, ErrorInfo, schemas) for no in sorted(nos)}
    operation: dict[str, Any] = {
        "summary": each.says,
        "operationId": each.work.__name__,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"{(\w+)}", each.path)
            ),
            *({"name": name, "in": "query", "schema": shape} for name, shape in each.query.items()),
        ],
        "responses": responses,
    }
    if each.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(each.takes)]}},
        }
    return operation


def _response(status: int, gives: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    if isinstance(gives, str):
        content: dict[str, Any] = {gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schemas[repr(gives)]}}
    return {"description": SENTENCES[status], "content": content}

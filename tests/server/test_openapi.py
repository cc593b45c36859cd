"""The OpenAPI document, and everything that schemathesis can think of against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

import fracas.server.app  # noqa: F401 - declares the endpoints
from fracas.server.endpoints.openapi import document
from tests.server.conftest import Databases
from tests.server.kit import Guest, Served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]

api = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def host(databases: Databases) -> Iterator[Served]:
    with Served(databases.fresh()) as served:
        yield served


@pytest.fixture(scope="module")
def guest(host: Served) -> Iterator[Guest]:
    with host.guest("Ann") as guest:
        yield guest


def test_the_document_is_served(guest: Guest) -> None:
    assert guest.get("/api/openapi.json") == document()


@api.parametrize()
@settings(
    max_examples=6,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_to_its_document(case: schemathesis.Case[Any], guest: Guest) -> None:
    case.call_and_validate(
        base_url=guest.served.url, checks=CHECKS, cookies={"fracas_guest": guest.http.cookies["fracas_guest"]}
    )

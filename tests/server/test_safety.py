"""Other people's pages, headers, and the counting of tokens."""

from __future__ import annotations

import logging

import pytest
import sqlalchemy as sql
from starlette.datastructures import Headers

from fracas.server.database import open_database
from fracas.server.guests import hashed
from fracas.server.safety import Bucket, Buckets, is_own_machine, policy, same_origin
from tests.server.conftest import Databases
from tests.server.kit import Guest, Served


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({}, True),
        ({"origin": "http://here:8000"}, True),
        ({"origin": "http://HERE:8000", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://here"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://["}, False),
        ({"origin": "https://evil.example"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "none"}, True),
    ],
)
def test_same_origin(headers: dict[str, str], ours: bool) -> None:
    assert same_origin(Headers({"host": "here:8000", **headers})) is ours


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
def test_a_page_of_another_origin_changes_nothing(ann: Guest, headers: dict[str, str]) -> None:
    before = ann.get("/api/me")
    for response in (
        ann.http.put("/api/me", json={"name": "Mallory"}, headers=headers),
        ann.http.post("/api/play-now", json={"game": "figures"}, headers=headers),
        ann.http.delete("/api/me/made/figures/x", headers=headers),
    ):
        assert response.status_code == 403 and response.json()["code"] == "other-origin"
    assert ann.get("/api/me") == before


def test_a_page_of_another_origin_makes_no_guest(served: Served) -> None:
    with served.guest() as nobody:
        response = nobody.http.get("/api/me", headers={"Sec-Fetch-Site": "cross-site"})
        assert response.status_code == 403 and "set-cookie" not in response.headers


def test_headers_of_every_answer(ann: Guest) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/x"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_behind_https_cookies_are_secure(databases: Databases) -> None:
    with Served(databases.fresh(), secure=True) as served, served.guest() as guest:
        response = guest.http.get("/api/me")
        assert "Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers


def test_a_strange_host_stays_out_of_the_policy() -> None:
    assert "ws://here:1 " in policy("here:1") + " "
    assert "evil" not in policy("evil; script-src *")


def test_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("fracas.server.safety.time.monotonic", lambda: now[0])
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert bucket.take() and not bucket.take() and not bucket.full
    buckets = Buckets(1, 1)
    buckets.MOST = 2
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    now[0] += 5
    assert buckets.take("c") and len(buckets._of) == 1


def test_own_machine() -> None:
    assert is_own_machine("127.0.0.1") and is_own_machine("::1")
    assert not is_own_machine("192.0.2.1") and not is_own_machine("")


def test_secrets_are_hashed_at_rest(served: Served, ann: Guest) -> None:
    code = ann.table("me", "open")["invites"][0]["code"]
    token = ann.http.cookies["fracas_guest"]
    engine = open_database(served.database)
    with engine.connect() as connection:
        everything = " ".join(
            str(tuple(row))
            for name in ("guests", "seats")
            for row in connection.execute(sql.text(f"SELECT * FROM {name}"))
        )
    engine.dispose()
    assert code not in everything and token not in everything
    assert hashed(code) in everything and hashed(token) in everything


def test_an_unforeseen_failure_tells_nothing(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the queen of hearts")

    monkeypatch.setattr("fracas.server.queries.public_tables", fail)
    with caplog.at_level(logging.INFO):
        response = ann.http.get("/api/tables")
    assert response.status_code == 500 and response.json()["code"] == "failed"
    assert "queen" not in response.text + caplog.text

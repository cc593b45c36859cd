"""Other people's pages, headers, and the counting of tokens."""

from __future__ import annotations

import logging

import pytest
import sqlalchemy as sql
from starlette.datastructures import Headers

from fracas.server.people.guests import hashed
from fracas.server.people.lookalikes import alike, unlike
from fracas.server.storage.database import open_database
from fracas.server.wire.hosts import KnownHosts
from fracas.server.wire.limits import Bucket, Buckets, is_own_machine
from fracas.server.wire.safety import policy, same_origin
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
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-fracas_guest=") and "Secure" in cookie and "HttpOnly" in cookie
        assert "Path=/" in cookie and "domain" not in cookie.lower()  # or browsers would not take it
        assert "strict-transport-security" in response.headers
        token = cookie.partition("=")[2].partition(";")[0]
        known = {"Cookie": f"__Host-fracas_guest={token}"}
        tossed = {"Cookie": f"fracas_guest={token}"}  # as a page of a neighbouring name could set it
        name = response.json()["name"]
        assert "set-cookie" not in guest.http.get("/api/me", headers=known).headers
        assert guest.http.get("/api/me", headers=known).json()["name"] == name
        assert "set-cookie" in guest.http.get("/api/me", headers=tossed).headers


def test_a_strange_host_stays_out_of_the_policy() -> None:
    assert "ws://here:1 " in policy("here:1") + " "
    assert "evil" not in policy("evil; script-src *")


def test_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("fracas.server.wire.limits.time.monotonic", lambda: now[0])
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
    assert is_own_machine("127.0.0.1") and is_own_machine("::1") and is_own_machine("::ffff:127.0.0.1")
    assert not is_own_machine("192.0.2.1") and not is_own_machine("") and not is_own_machine("::ffff:192.0.2.1")


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

    monkeypatch.setattr("fracas.server.storage.queries.public_tables", fail)
    with caplog.at_level(logging.INFO):
        response = ann.http.get("/api/tables")
    assert response.status_code == 500 and response.json()["code"] == "failed"
    assert "queen" not in response.text + caplog.text


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost:8000", True),
        ("LOCALHOST.:8000", True),
        ("fracas.localhost", True),
        ("play.example", True),
        ("Play.Example:443", True),
        ("evil.example", False),
        ("evil.play.example", False),
        ("play.example.evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("0x7f.1", False),
    ],
)
def test_names_of_the_server(host: str, ours: bool) -> None:
    async def nothing(*_: object) -> None:
        raise AssertionError

    assert KnownHosts(nothing, hosts=["play.example"]).knows(host) is ours


def test_a_name_that_was_made_to_lead_here_is_refused(ann: Guest) -> None:
    """What a rebound page does: its own name in Host, and, as the browser sees it, the same origin."""
    rebound = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000", "Sec-Fetch-Site": "same-origin"}
    for path in ("/", "/api/me", "/api/games"):
        response = ann.http.get(path, headers=rebound)
        assert response.status_code == 421 and response.json()["code"] == "unknown-host"
    table = ann.table("me", "me")["table"]["id"]
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    upgrade["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    assert ann.http.get(f"/api/tables/{table}/socket", headers={**upgrade, **rebound}).status_code == 403


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ann", "ann", True),
        ("Ann", "\u0410nn", True),  # Cyrillic
        ("Ann", "\u0391nn", True),  # Greek
        ("Ann", "\uff21\uff4e\uff4e", True),  # full width
        ("Ann", "\U0001d400nn", True),  # mathematics
        ("Ann", "A\u0301nn", True),
        ("Bill", "BiIl", True),
        ("Bill", "Bi11", True),
        ("Ivan", "\u0456van", True),
        ("Ivan", "lvan", True),
        ("Bob", "B0b", True),
        ("Modern", "Modem", True),
        ("Ann", "\u1d00\u0274\u0274", True),  # small capitals
        ("Olaf", "\u00d8laf", True),
        ("Lena", "\u0141ena", True),
        ("TOM", "\ua4d4\ua4f3\ua4df", True),  # Lisu
        ("ABE", "\u13aa\u13f4\u13ac", True),  # Cherokee
        ("Hugo", "\u0570\u057d\u0581\u0585", True),  # Armenian
        ("Ann", "Ann\ufe0f", True),  # a variation selector, which nobody sees
        ("Ann", "A\u034fnn", True),
        ("Ann", "Ann\u3164", True),  # a letter that is drawn as nothing
        ("Ann", "Anna", False),
        ("Ann", "Ben", False),
        ("Ann 2", "Ann 3", False),
        ("Иван", "Петр", False),
    ],
)
def test_names_that_look_alike(one: str, other: str, same: bool) -> None:
    assert alike(one, other) is same is alike(other, one)
    assert (unlike([one], other) != other) is same
    assert unlike([one, f"{other} 2"], other) in (other, f"{other} 3")


def test_who_watches_is_not_taken_for_who_plays(ann: Guest) -> None:
    table = ann.table("me", "random", private=False)["table"]["id"]
    with ann.served.guest("\u0410nn") as mallory, mallory.sit(table) as line:
        line.send("Say", text="It is me.")
        said = line.until("Chat")
        assert said["seat"] == -1 and said["name"] == "\u0410nn 2"

"""Invitations that reach: what a link says before anything else is asked, its QR code, and from where it works."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx2
import pytest

from fracas.cli.serving import for_others, heard_at
from fracas.core.refusal import FracasError
from fracas.server.wire import qr, reach
from fracas.server.wire.hosts import KnownHosts
from fracas.server.wire.limits import Limits
from tests.server.kit import PATIENCE, Guest, Refusal, Served


def refused(status: int, code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (status, code))


# -- what a link says


def test_an_invitation_says_who_invites_to_what(served: Served, ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "random", "open", "open", watchable=False, army_size=3)
    first, second = (invite["code"] for invite in opened["invites"])
    bob.post(f"/api/join/{first}")
    with served.guest() as nobody:
        told = nobody.get(f"/api/join/{second}")
        assert not nobody.http.cookies, "to read it one need not be anybody"
    assert told["host"] == "Ann" and told["seat"] == 3 and not told["seated"]
    assert told["table"]["title"] == "Figures" and told["table"]["settings"]["army_size"] == 3
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "bot", "person", "open"]
    assert [seat["name"] for seat in told["table"]["seats"]][2] == "Bob"


def test_anybody_who_opened_a_table_for_others_is_named_too(served: Served, ann: Guest) -> None:
    opened = ann.table("open", "open")
    with served.guest() as nobody:
        assert nobody.get(f"/api/join/{opened['invites'][0]['code']}")["host"] == "Ann"


def test_a_used_or_bad_invitation_says_so_at_once(served: Served, ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open")
    code = opened["invites"][0]["code"]
    with refused(404, "missing"):
        bob.get("/api/join/nonsense")
    bob.post(f"/api/join/{code}")
    with refused(409, "used"):
        ann.get(f"/api/join/{code}")
    with served.guest() as late, refused(409, "used"):
        late.get(f"/api/join/{code}")
    again = bob.get(f"/api/join/{code}")
    assert again["seated"] and again["table"]["id"] == opened["table"]["id"], "anybody who used it finds the way back"
    served.tables.forget_idle(0)
    with refused(409, "used"):
        ann.get(f"/api/join/{code}")
    closed = ann.table("me", "open")
    ann.post(f"/api/tables/{closed['table']['id']}/close")
    with refused(409, "closed"):
        bob.get(f"/api/join/{closed['invites'][0]['code']}")


# -- the QR code


def test_the_code_of_a_link(ann: Guest) -> None:
    code = ann.table("me", "open")["invites"][0]["code"]
    for query, origin in (({}, ann.served.url), ({"at": "http://192.168.1.5:8000"}, "http://192.168.1.5:8000")):
        answer = ann.http.get(f"/api/join/{code}/qr", params=query)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text == qr.svg(f"{origin}/join/{code}")
    for origin in ("javascript:x", "http://a/b", "https://", "http://" + "x" * 151, "http://a b"):
        with refused(422, "bad-origin"):
            ann.get(f"/api/join/{code}/qr", at=origin)


@pytest.mark.usefixtures("no_time_passes")
def test_codes_are_not_drawn_without_end(tmp_path: Path) -> None:
    limits = Limits(streams=0.2)
    with Served(f"sqlite:///{tmp_path / 'fracas.sqlite3'}", limits=limits) as served, served.guest("Ann") as ann:
        answers = [ann.http.get("/api/join/code/qr").status_code for _ in range(4)]
    assert answers == [200, 200, 429, 429]


# -- from where it works


def test_the_address_on_the_network_is_one_of_our_own_and_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(socket.socket):
        def __init__(self, family: int, kind: int) -> None:
            assert kind == socket.SOCK_DGRAM
            super().__init__(family, kind)

        def send(self, *_: object) -> int:
            raise AssertionError("nothing is sent")

        sendto = sendmsg = sendall = send  # type: ignore[assignment]

    with monkeypatch.context() as watched:
        watched.setattr("fracas.server.wire.reach.socket.socket", Silent)
        found = reach.lan_address()
    if found:
        assert not ip_address(found).is_loopback
        with socket.create_server((found, 0), family=socket.AF_INET6 if ":" in found else socket.AF_INET):
            pass  # only an address of this machine can be listened at


def test_a_machine_on_no_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr("fracas.server.wire.reach.socket.socket", Alone)
    assert reach.lan_address() == ""
    with pytest.raises(FracasError, match="on no network now"):
        heard_at(None, lan=True)


def test_where_to_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard_at(None, lan=False) == ("127.0.0.1", "")
    assert heard_at("::1", lan=False) == ("::1", "")
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.1.5")
    assert heard_at(None, lan=True) == ("0.0.0.0", "192.168.1.5")
    monkeypatch.setattr(reach, "lan_address", lambda: "fd00::5")
    assert heard_at(None, lan=True) == ("::", "fd00::5")
    with pytest.raises(FracasError, match="not both"):
        heard_at("127.0.0.1", lan=True)


def test_what_the_terminal_says_about_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "only work on this machine" in for_others("127.0.0.1", "", []) and "--lan" in for_others("localhost", "", [])
    assert for_others("127.0.0.1", "", ["play.example.org"]) == "", "behind a proxy it is reached all the same"
    assert for_others("192.168.1.5", "", []) == ""
    piped = for_others("0.0.0.0", "http://192.168.1.5:8000", [])
    assert piped == "For others on the same network: http://192.168.1.5:8000/"
    monkeypatch.setattr("fracas.cli.serving.shows_drawings", lambda _: True)
    drawn = for_others("0.0.0.0", "http://192.168.1.5:8000", [])
    assert drawn == f"{piped}\n{qr.in_terminal('http://192.168.1.5:8000/')}"


def test_a_server_for_the_network_says_so_and_answers_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'fracas.sqlite3'}"
    with Served(database, reach="http://192.168.1.5:8000") as served, served.guest() as guest:
        assert guest.get("/api/reach") == {"origin": "http://192.168.1.5:8000"}
    with Served(database) as served, served.guest() as guest:
        assert guest.get("/api/reach") == {"origin": ""}


def test_the_address_on_the_network_is_a_name_of_ours() -> None:
    async def nothing(*_: object) -> None: ...

    hosts = KnownHosts(nothing, hosts=[reach.bracketed("fd00::5"), "192.168.1.5"])
    assert hosts.knows("[fd00::5]:8000") and hosts.knows("192.168.1.5:8000")
    assert not hosts.knows("fd00") and not hosts.knows("evil.example.org")


ON_THIS_NETWORK = """
import sys
from fracas.cli import main
from fracas.server.wire import reach
reach.lan_address = lambda: "127.0.0.2"
sys.exit(main())
"""
"""``fracas`` on a machine whose network is a loopback of its own."""


def test_lan_in_earnest(tmp_path: Path) -> None:
    """The whole command, in a process of its own, asked at the address that it prints for others."""
    command = [sys.executable, "-W", "error", "-c", ON_THIS_NETWORK, "serve", "--port", "0", "--workers", "1", "--lan"]
    environment = {**os.environ, "FRACAS_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert re.fullmatch(r"Fracas is served at http://127\.0\.0\.1:\d+/\n", process.stdout.readline())
        found = re.fullmatch(r"For others on the same network: (http://127\.0\.0\.2:\d+)/\n", process.stdout.readline())
        assert found is not None
        with httpx2.Client(base_url=found[1], timeout=PATIENCE) as client:
            assert client.get("/api/reach").json() == {"origin": found[1]}
            assert client.get("/api/games", headers={"Host": "evil.example.org"}).status_code == 421
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)

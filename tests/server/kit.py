"""A real server on loopback, and guests who come to it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from random import Random
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

import httpx2
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fracas.cli.serving import listen
from fracas.games.skirmish.setting_up.mustering import Muster
from fracas.server.app import make_app
from fracas.server.people.guests import COOKIE
from fracas.server.table.tables import Tables
from fracas.server.wire.fast_sockets import configured
from fracas.server.wire.limits import Limits
from fracas.server.wire.protocol import PROTOCOL
from tests.server.assembled import Views, read

PATIENCE = 60.0
"""Seconds after which a message that has not come will not come; machines that run tests are busy."""

UNHURRIED = Limits(
    messages=10_000,
    burst=10_000,
    tables=10_000,
    renames=10_000,
    unfinished=10_000,
    requests=10_000,
    hints=100,
    streams=10_000,
    tries=10_000,
    handshakes=10_000,
    handshake_burst=10_000,
    chat=10_000,
    chat_burst=10_000,
    stands=10_000,
    stand_burst=10_000,
    undos=10_000,
    undo_burst=10_000,
    kept=10_000,
    listing=0,
)
"""Tests are faster than people."""

Said = dict[str, Any]


class Looped(uvicorn.Server):
    """Knows its event loop."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Served:
    """The server, in a thread of this process."""

    def __init__(self, database: str, *, limits: Limits = UNHURRIED, workers: int = 0, **options: Any) -> None:
        self.database = database
        self._app = make_app(database, workers=workers, limits=limits, **options)
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self._server = Looped(configured(self._app, log_level="error", grace=1))
        self._thread = Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        with httpx2.Client(base_url=self.url) as client:
            assert client.get("/api/games", timeout=PATIENCE).status_code == 200
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @contextmanager
    def held(self) -> Iterator[None]:
        """The server does nothing meanwhile: what is sent to it lies there whole when it looks, however busy the
        machine is."""
        stands, may_go_on = Event(), Event()

        def hold() -> None:
            stands.set()
            may_go_on.wait(PATIENCE)

        self._server.loop.call_soon_threadsafe(hold)
        assert stands.wait(PATIENCE)
        try:
            yield
        finally:
            may_go_on.set()

    @property
    def tables(self) -> Tables:
        """The tables themselves, for what cannot be seen from outside."""
        tables: Tables = self._app.state.tables
        return tables

    def guest(self, name: str = "", address: str = "") -> Guest:
        """Somebody new; from another ``address``, if one is given, as a proxy on this machine would tell."""
        guest = Guest(self, address)
        if name:
            assert guest.put("/api/me", {"name": name})["name"] == name
        return guest


class Refusal(AssertionError):
    """The server refused over HTTP."""

    def __init__(self, status: int, said: Said) -> None:
        super().__init__(status, said)
        self.status = status
        self.code: str = said["code"]
        self.sentence: str = said["sentence"]


class Guest:
    """A browser with a cookie."""

    def __init__(self, served: Served, address: str = "") -> None:
        self.served = served
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.http = httpx2.Client(base_url=served.url, timeout=PATIENCE, headers=self.headers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **query: str) -> Any:
        return self._read(self.http.get(path, params=query))

    def put(self, path: str, body: Any) -> Any:
        return self._read(self.http.put(path, json=body))

    def post(self, path: str, body: Any = None) -> Any:
        return self._read(self.http.post(path, json=body) if body is not None else self.http.post(path))

    def delete(self, path: str) -> Any:
        return self._read(self.http.delete(path))

    def _read(self, response: httpx2.Response) -> Any:
        kind = response.headers["content-type"]
        said: Any = response.text
        if "ndjson" in kind:
            said = [msgspec.json.decode(line) for line in said.splitlines()]
        elif "json" in kind:
            said = response.json()
        if response.status_code >= 400:
            raise Refusal(response.status_code, said)
        return said

    def table(
        self,
        *seats: str,
        game: str = "figures",
        private: bool = True,
        watchable: bool = True,
        clock: dict[str, int] | None = None,
        help: bool = True,  # noqa: A002 - as the protocol calls it
        **options: Any,
    ) -> Any:
        """A new table: ``me``, ``open``, or the name of a bot for each seat. Hints and taking back are allowed, unlike
        at most tables."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": wishes, "settings": options, "private": private, "watchable": watchable}
        body |= {"clock": clock, "help": help}
        return self.post("/api/tables", body)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items() if name == COOKIE)

    def sit(self, table: str, after: int = 0, *, port: int = 0) -> Line:
        """Open the socket of a table, by way of another ``port`` if one is given, and say hello."""
        line = self.line(table, port=port)
        line.send("Hello", protocol=PROTOCOL, after=after)
        line.welcome = line.until("Welcome")
        return line

    def line(self, table: str, *, port: int = 0, **headers: str) -> Line:
        """Open the socket of a table."""
        own = {"Cookie": self.cookie} if self.cookie else {}
        address = f"ws://127.0.0.1:{port or self.served.port}/api/tables/{table}/socket"
        said = {**own, **self.headers, **headers}
        # With a bounded queue, who has read little does not hear that the other side closed, and waits ten seconds.
        return Line(connect(address, additional_headers=said, max_size=None, max_queue=None, open_timeout=PATIENCE))


class Line:
    """An open socket, with what came through it."""

    def __init__(self, wire: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self.wire = self._open.enter_context(wire)
        self.heard: list[Said] = []
        self.raw: list[Said] = []
        """The same, as it came."""
        self._views = Views()
        self.scenes: dict[int, Said] = {}
        """The last scene for each seat."""
        self.welcome: Said = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.wire.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def next(self) -> Said:
        """The next message."""
        said: Said = read(self.wire.recv(PATIENCE))
        self.raw.append(said)
        said = self._assembled(said)
        self.heard.append(said)
        if said["type"] == "Scene":
            self.scenes[said["seat"]] = said
        return said

    def _assembled(self, said: Said) -> Said:
        """A scene with its whole view, which patches have led to."""
        if said["type"] == "Happened":
            for told in said["events"]:
                self._views.told(said["seat"], told)
        if said["type"] != "Scene":
            return said
        return {**{key: each for key, each in said.items() if key != "patch"}, "view": self._views.scene(said)}

    def until(self, *kinds: str, that: Callable[[Said], bool] = lambda _: True) -> Said:
        """Read on until a message of one of these kinds comes."""
        while True:
            said = self.next()
            if said["type"] in kinds and that(said):
                return said

    def scene(self, seat: int) -> Said:
        """Read on until the next scene for ``seat`` comes."""
        return self.until("Scene", that=lambda m: bool(m["seat"] == seat))

    def until_asked(self, seat: int) -> Said:
        """Read on until ``seat`` is asked, or the game is over; the scene."""
        return self.until("Scene", that=lambda m: m["seat"] == seat and (m["asked"] is not None or m["over"]))

    def answer(self, seat: int, value: int | tuple[int, ...] | None = None) -> Said:
        """Answer what is asked, by default with the first option, or with the place that the server proposes for a
        point towards the middle of the table; the reply."""
        asked = self.scenes[seat]["asked"]
        if value is not None:
            answer: Any = value
        elif asked["shape"] is not None and asked["shape"]["type"] == "Plane":
            answer = self.tries(seat, towards_the_middle(asked))["place"]
        else:
            answer = first_answer(asked)
        self.send("Answer", seat=seat, question=asked["id"], answer=answer)
        return self.until("Accepted", "Refused", "Problem")

    def tries(self, seat: int, place: tuple[int, ...]) -> Said:
        """Point at a place; what would come of it."""
        self.send("Try", seat=seat, question=self.scenes[seat]["asked"]["id"], place=place)
        return self.until("Tried")

    def closed(self) -> int:
        """Read on until the server closes; its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


def towards_the_middle(asked: Said) -> tuple[int, ...]:
    """A quarter of the way from where the hand is; nowhere, where the server knows sensible places."""
    shape = asked["shape"]
    if asked["ask"] != "move":
        return ()
    x, y = shape["start"]
    return x + (shape["width"] // 2 - x) // 4, y + (shape["height"] // 2 - y) // 4


def first_answer(asked: Said) -> int | list[int]:
    """The first option; where things are to be put into heaps, one heap after the other is filled; of armies, the
    first that comes to mind."""
    shape = asked["shape"]
    if shape is None:
        return int(asked["options"][0]["value"])
    if shape["type"] == "ArmyShape":
        return [*Muster(shape["points"]).sample(Random(shape["points"]).random)]
    assert shape["type"] == "Split", asked
    heaps = [heap for heap, room in enumerate(shape["room"]) for _ in range(room)]
    return [*heaps, *[-1] * (len(shape["things"]) - len(heaps))]


def play_to_the_end(lines: dict[int, Line]) -> Said:
    """Let every seat give the first answer until the game is over; the last scene.

    Every answer, a bot's too, brings one scene for each seat to each line; so lines of several people never get
    out of step, unless bots play along.
    """
    answered: set[tuple[int, int]] = set()
    for seat, line in lines.items():
        if seat not in line.scenes:
            line.scene(seat)
    while True:
        for seat, line in lines.items():
            now = line.scenes[seat]
            if now["over"]:
                return now
            asked = now["asked"]
            if asked is not None and (seat, asked["id"]) not in answered:
                answered.add((seat, asked["id"]))
                reply = line.answer(seat)
                assert reply["type"] == "Accepted", reply
                for other, wire in lines.items():
                    wire.scene(other)
                break
        else:
            for seat, line in lines.items():
                line.scene(seat)

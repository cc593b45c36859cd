"""Scripted players. They come over HTTP, play over a socket, lose the line, come back and go on; and they remember
everything they sent and everything they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, NamedTuple, Self

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fracas.games.skirmish.setting_up.mustering import Muster
from fracas.server.people.guests import COOKIE
from fracas.server.wire.asked_info import AskedInfo
from fracas.server.wire.from_browser import Answer, AnswerUndo, AskUndo, FromBrowser, Hello, Try
from fracas.server.wire.protocol import PROTOCOL, Message
from fracas.server.wire.to_browser import (
    Accepted,
    Happened,
    Problem,
    Refused,
    Scene,
    ToBrowser,
    Tried,
    UndoAsked,
    UndoSettled,
    Welcome,
)

PATIENCE = 60.0
"""Seconds after which what has not come will not come; machines that run tests are busy."""

BROKEN = (OSError, EOFError, WebSocketException, httpx2.TransportError)
"""What it looks like from here when the server dies."""

_decoder = msgspec.json.Decoder(ToBrowser)


class Door:
    """Where the server is. It can be shut, and open again somewhere else."""

    def __init__(self, port: int | None = None) -> None:
        self.port = port
        self.opened = 0 if port is None else 1
        """How often it has been opened."""
        self._changed = asyncio.Condition()

    def shut(self) -> None:
        self.port = None

    async def open(self, port: int) -> None:
        async with self._changed:
            self.port = port
            self.opened += 1
            self._changed.notify_all()

    async def enter(self, than: int = 0) -> tuple[str, int]:
        """The address, once the door is open for a later time than the ``than``-th; and which time that is."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.port is not None and self.opened > than)
        return f"127.0.0.1:{self.port}", self.opened


def any_answer(asked: AskedInfo, random: Random) -> int | tuple[int, ...] | None:
    """One of the options; where things are to be put into heaps, a way to fill all the heaps; where an army is built,
    any army. None where a place on the table is asked for: only the server knows which of them are legal."""
    if asked.shape is None:
        return random.choice(asked.options).value
    if asked.shape["type"] == "Plane":
        return None
    if asked.shape["type"] == "ArmyShape":
        return Muster(asked.shape["points"]).sample(random.random)
    assert asked.shape["type"] == "Split", asked
    heaps = [heap for heap, room in enumerate(asked.shape["room"]) for _ in range(room)]
    heaps += [-1] * (len(asked.shape["things"]) - len(heaps))
    return tuple(random.sample(heaps, len(heaps)))


def any_point(asked: AskedInfo, random: Random) -> tuple[int, ...]:
    """Somewhere near where the hand is; or nowhere, which asks the server for a sensible place."""
    shape = asked.shape
    assert shape is not None and shape["type"] == "Plane", asked
    if asked.ask == "deploy" or (asked.ask != "move" and random.random() < 0.5):
        return ()
    far = shape["width"] // 3
    x, y = (each + random.randint(-far, far) for each in shape["start"])
    return min(max(x, 0), shape["width"]), min(max(y, 0), shape["height"])


class Sent(NamedTuple):
    """An answer that was sent; whether it arrived is another matter."""

    seat: int
    question: int
    answer: int | tuple[int, ...]


class Heard(NamedTuple):
    """A message as it came, and read."""

    text: str
    message: Message


class Player:
    """A guest at a table, or a spectator."""

    def __init__(self, door: Door, random: Random, *, undos: int = 0) -> None:
        self.cookie = ""
        self.seats: tuple[int, ...] = ()
        self.heard: list[Heard] = []
        self.sent: list[Sent] = []
        self.accepted: list[Sent] = []
        self.seen = 0
        """How many events it has been told."""
        self.over = False
        self.lines = 0
        """How often it had to open the socket."""
        self.noted: Callable[[], None] = lambda: None
        """Called for each request, and for each message that is sent or heard."""
        self._door = door
        self._random = random
        self._undos = undos
        self._http = httpx2.AsyncClient(timeout=PATIENCE, verify=False, trust_env=False)
        self._wire: ClientConnection | None = None
        self._forget()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    def _forget(self) -> None:
        """What was under way when the line broke is uncertain: only the server can tell."""
        self._scenes: dict[int, Scene] = {}
        self._tried: set[tuple[int, int]] = set()
        self._asks_undo = False
        self._undo: UndoAsked | None = None
        self._points: Try | None = None

    # -- over HTTP

    async def ask(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        """One request. If the server dies under it, nobody knows whether it was done."""
        address, _ = await self._door.enter()
        self.noted()
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        response = await self._http.request(method, f"http://{address}{path}", json=body, headers=headers)
        self._http.cookies.clear()
        given = response.cookies.get(COOKIE)
        if given:
            self.cookie = given
        return response

    async def surely(self, method: str, path: str, body: Any = None) -> Any:
        """What comes back; asked again when the server dies under it."""
        while True:
            opened = self._door.opened
            try:
                response = await self.ask(method, path, body)
            except BROKEN:
                await self._door.enter(than=opened)
                continue
            assert response.status_code < 400, (path, response.status_code, response.text)
            return response.json()

    async def come(self, name: str) -> None:
        """Become a guest with this name."""
        assert (await self.surely("PUT", "/api/me", {"name": name}))["name"] == name

    async def join(self, table: str, code: str) -> None:
        """Sit down where the code says. If the server died meanwhile, look first whether that was done."""
        while True:
            opened = self._door.opened
            try:
                response = await self.ask("POST", f"/api/join/{code}")
                assert response.status_code == 200, response.text
                return
            except BROKEN:
                await self._door.enter(than=opened)
                seats = (await self.surely("GET", f"/api/tables/{table}"))["seats"]
                if any(seat["mine"] for seat in seats):
                    return

    # -- over the socket

    async def play(self, table: str) -> None:
        """Play until the game is over, over as many lines as it takes."""
        while not self.over:
            address, opened = await self._door.enter()
            self._forget()
            try:
                await self._on_one_line(f"ws://{address}/api/tables/{table}/socket")
            except BROKEN as broken:
                try:
                    await self._door.enter(than=opened)
                except TimeoutError:
                    raise AssertionError(f"The line broke, and the server had not: {self.last_seen()}") from broken

    def last_seen(self) -> str:
        """For anybody who wants to know why nothing came any more."""
        asked = {seat: (scene.asked, scene.waiting_for, scene.upto) for seat, scene in self._scenes.items()}
        held = f"{self._points=} {self._undo=} {self._asks_undo=} {sorted(self._tried)[-4:]=}"
        return f"{self.seats=} {asked} {held} {[each.text[:200] for each in self.heard[-12:]]}"

    async def _on_one_line(self, address: str) -> None:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
        ) as self._wire:
            self.lines += 1
            await self.say(Hello(PROTOCOL, self.where_to_begin()))
            while not self.over and self.stays():
                async with asyncio.timeout(PATIENCE):
                    text = await self._wire.recv(decode=True)
                await self._hear(text)

    def where_to_begin(self) -> int:
        """What to say in the next `Hello`."""
        return self.seen

    def stays(self) -> bool:
        """Does it stay on this line?"""
        return True

    async def say(self, message: FromBrowser) -> None:
        assert self._wire is not None
        self.noted()
        await self._wire.send(msgspec.json.encode(message).decode())

    async def say_raw(self, text: str) -> None:
        """Send anything at all."""
        assert self._wire is not None
        await self._wire.send(text)

    async def _hear(self, text: str) -> None:
        message = _decoder.decode(text)
        self.heard.append(Heard(text, message))
        self.noted()
        if isinstance(message, Welcome):
            self.seats = message.seats
        elif isinstance(message, Happened):
            self.seen = max(self.seen, message.upto)
        elif isinstance(message, Accepted):
            self.acknowledged(message)
        elif isinstance(message, Tried):
            await self._pointed(message)
        elif isinstance(message, Refused):
            self.refused(message)
            self._asks_undo = False
            if self._points is not None and message.question == self._points.question:
                # Perhaps it was something else that was refused, for another seat of ours: point again.
                self._tried.discard((self._points.seat, self._points.question))
                self._points = None
        elif isinstance(message, Problem):
            self.troubled(message)
        elif isinstance(message, UndoAsked):
            self._undo = message
            self._asks_undo = False
            for seat in set(self.seats) & set(message.waiting_for):
                await self.say(AnswerUndo(seat, message.request, self._random.random() < 0.7))
        elif isinstance(message, UndoSettled):
            self._undo = None
        elif isinstance(message, Scene):
            self._scenes[message.seat] = message
            self._asks_undo = False
            self.over = message.over
            await self.looked(message)
        await self._act()

    async def looked(self, scene: Scene) -> None:
        """A scene has come; for players who do more than play."""

    def acknowledged(self, yes: Accepted) -> None:
        """An answer counts."""
        asked = (yes.seat, yes.question)
        assert asked in self._tried, "an answer is acknowledged that was not sent on this line"
        self.accepted.append(next(each for each in reversed(self.sent) if each[:2] == asked))

    def refused(self, no: Refused) -> None:
        """Only what came too late may be refused: somebody took back, or the others were quicker."""
        late = ("stale", "over", "not-your-question", "already-answered", "undo-asked", "no-request")
        assert no.code in (*late, "nothing-to-undo"), no

    def troubled(self, problem: Problem) -> None:
        """Scripted players are not to be told that they are wrong."""
        raise AssertionError(problem)

    async def _act(self) -> None:
        """Answer what is asked and not answered yet; now and then take back instead."""
        if self.over or self._asks_undo or self._undo is not None or self._points is not None:
            return
        for seat, scene in self._scenes.items():
            if seat not in self.seats:
                continue
            if self._undos and self._random.random() < (0.1 if scene.can_undo else 0.01):
                self._undos -= 1
                self._asks_undo = True
                await self.say(AskUndo(seat))
                return
            asked = scene.asked
            if asked is None or (seat, asked.id) in self._tried:
                continue
            self._tried.add((seat, asked.id))
            value = any_answer(asked, self._random)
            if value is None:
                self._points = Try(seat, asked.id, any_point(asked, self._random))
                await self.say(self._points)
                return
            await self._give(seat, asked.id, value)

    async def _give(self, seat: int, question: int, value: int | tuple[int, ...]) -> None:
        self.sent.append(Sent(seat, question, value))
        await self.say(Answer(seat, question, value))

    async def _pointed(self, tried: Tried) -> None:
        """Answer with the nearest place that is legal; where there is none, with none, which is "not after all"."""
        if self._points == Try(tried.seat, tried.question, tried.tried):
            self._points = None
            await self._give(tried.seat, tried.question, tried.place or ())


def short_settings(game: str, random: Random) -> dict[str, Any]:
    """Settings that make a game short, and rich in secrets."""
    if game == "legacy":
        return {"rounds": 1, "events": random.randint(0, 3)}
    if game == "synergy":
        return {
            "warriors": random.randint(1, 3),
            "round_limit": random.randint(3, 6),
            "power_ups": random.choice(["off", "open", "hidden", "hidden"]),
            "extra_team_powers": random.random() < 0.5,
        }
    if game == "skirmish":
        return {
            "armies": random.choices(["choose", "build", "random", "crown-50-a"], [3, 3, 1, 1], k=2),
            "round_limit": random.randint(1, 3),
        }
    assert game == "figures"
    return {"army_size": random.randint(1, 3), "turn_limit": random.randint(8, 30)}


async def all_of(*tasks: Coroutine[Any, Any, None]) -> None:
    """All at once; if one fails, the others are stopped and it is told which."""
    try:
        async with asyncio.TaskGroup() as group:
            for task in tasks:
                group.create_task(task)
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None


async def open_table(
    players: list[Player], seats: list[str], options: dict[str, Any], game: str = "figures"
) -> tuple[str, list[str]]:
    """The first player opens a table with these seats, the others sit down where it says ``open``; the id of the
    table, and the codes of the invitations."""
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    body = {"game": game, "seats": wishes, "settings": options, "private": True, "watchable": True}
    opened = await players[0].surely("POST", "/api/tables", {"help": True, **body})
    table, codes = opened["table"]["id"], [invite["code"] for invite in opened["invites"]]
    for player, code in zip(players[1:], codes, strict=True):
        await player.join(table, code)
    return table, codes

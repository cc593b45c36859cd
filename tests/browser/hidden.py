"""Looks for cards where they must not be: in all that a page holds, shown or not."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec
from playwright.sync_api import WebSocket

from tests.browser.person import Person
from tests.browser.serving import PATIENCE
from tests.server.assembled import Views, read

CODES = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
"""By the number that the wire has for a card."""
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {"T": "10", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
EVERYTHING = "() => document.documentElement.outerHTML + '\\n' + document.documentElement.textContent"


def forms(card: str) -> list[str]:
    """How a card such as ``QH`` is written: as code, in words, as printed."""
    rank, suit = card[0], card[1]
    corner = "10" if rank == "T" else rank
    return [f"card:{card}", f"{RANKS.get(rank, rank)} of {SUITS[suit]}", f"{corner}{SIGNS[suit]}"]


def cards_in(person: Person, cards: Iterable[str]) -> list[str]:
    """Those of ``cards`` that the page of ``person`` holds in any form."""
    page: str = person.page.evaluate(EVERYTHING)
    return [form for card in cards for form in forms(card) if form in page]


class Wire:
    """Listens to the sockets of a page: which cards each seat of this browser holds, whatever is shown of them."""

    def __init__(self, person: Person) -> None:
        self.hands: dict[int, list[str]] = {}
        self._page = person.page
        self._views = Views()
        self._awaited = set[str]()
        self._page.on("websocket", self._listen)

    def settle(self) -> None:
        """Wait until all that came of the last answer has come, and is shown."""
        end = time.monotonic() + PATIENCE
        while self._awaited:
            assert time.monotonic() < end, f"{self._awaited} never came"
            self._page.evaluate(NEXT_FRAME)
        self._page.evaluate(NEXT_FRAME)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._say)
        socket.on("framereceived", self._hear)

    def _say(self, frame: str | bytes) -> None:
        if msgspec.json.decode(frame)["type"] == "Answer":
            self._awaited = {"Accepted", *(f"Scene {seat}" for seat in self.hands)}

    def _hear(self, frame: str | bytes) -> None:
        said = read(frame)
        if said["type"] == "Happened":
            for told in said["events"]:
                self._views.told(said["seat"], told)
        if said["type"] == "Scene":
            self.hands[said["seat"]] = [CODES[card] for card in self._views.scene(said)["hand"]]
            self._awaited.discard(f"Scene {said['seat']}")
        self._awaited.discard(said["type"])

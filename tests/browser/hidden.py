"""Looks for cards where they must not be: in all that a page holds, shown or not."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tests.browser.person import Person

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {"T": "10", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
EVERYTHING = "() => document.documentElement.outerHTML + '\\n' + document.documentElement.textContent"


def forms(card: str) -> list[str]:
    """How a card such as ``QH`` is written: as code, in words, as printed."""
    rank, suit = card
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
        person.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "Scene":
            self.hands[said["seat"]] = ["23456789TJQKA"[card % 13] + "CDHS"[card // 13] for card in said["view"]["hand"]]

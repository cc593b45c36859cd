"""Finds in what was sent to one viewer what they must not know: the cards in the hands of others, the seed, codes of
invitations, tokens of guests.

Whatever could be a card is looked at: numbers in the fields that hold cards, faces and codes in any text. A field that
this module has never heard of is itself a finding, so that nobody adds one without saying what it holds.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from fracas.core.patch import patched
from fracas.games.figures.asks import OF_CARDS
from fracas.games.figures.deck import card_of, code, face
from fracas.server.protocol import SPECTATOR, Accepted, Happened, Hint, Message, Scene, ToBrowser
from tests.server.assembled import Views, read
from tests.server.truth import Moment, Truth

VIEW_CARDS = {"hand", "discard", "attack_card", "defence_card"}
VIEW_OPEN = {
    *("viewer", "players", "phase", "turns", "turn_limit", "size", "seat", "direction", "sneaks", "orders", "stuns"),
    *("cards", "made", "figures", "lines", "captives", "hand_sizes", "draw_pile", "attacker", "opponent", "defender"),
    *("victim", "blow"),
}
"""``cards`` and ``made`` are character cards, open to all; of ``figures`` the armor is looked at besides."""
FIGURE_OPEN = {"id", "card", "owner", "start", "power", "wounded", "blasts", "dodges", "fears", "armor"}

EVENT_CARDS = {
    *("Drew.card", "Revealed.attack_card", "Revealed.defence_card", "ArmorSpent.card", "ArmorLaid.card"),
    *("HandDiscarded.cards",),
}
EVENT_OPEN = {
    *("type", "seat", "entries", "figures", "powers", "turn", "figure", "opponent", "attacker", "attack", "defender"),
    *("defence", "action", "why", "captor", "power", "die", "turns", "winners"),
}
DEALT_OPENLY = {"DealtForFirst.card", "Reshuffled.cards"}
"""Cards that lie open and are shuffled again before the next question; and a number of cards."""

_FACES = {face(card): card for card in range(52)}
_SPOKEN = re.compile(r"(?<!\d)(?:10|[2-9JQKA])[♣♦♥♠]|\b[2-9TJQKA][CDHS]\b")
_RANKS = re.compile(r"\d|Jack|Queen|King|Ace")


def cards_in_text(text: str) -> set[int]:
    """The cards that a text names, by face or by code."""
    return {_FACES[found] if found in _FACES else card_of(found) for found in _SPOKEN.findall(text)}


def cards_in_texts(thing: Any) -> set[int]:
    """The cards that any text in a piece of JSON names."""
    if isinstance(thing, str):
        return cards_in_text(thing)
    if isinstance(thing, dict):
        return set().union(*(cards_in_texts(each) for pair in thing.items() for each in pair))
    if isinstance(thing, list):
        return set().union(*map(cards_in_texts, thing))
    return set()


class Detector:
    """Knows everything about one game, and what one viewer may know of it."""

    def __init__(self, truth: Truth, seats: tuple[int, ...], words: dict[str, str]) -> None:
        self._truth = truth
        self._seats = seats
        self._words = {**words, str(truth.header.seed): "the seed", f"{truth.header.seed:x}": "the seed"}
        self._now = truth.moments[0]
        self._views = Views()

    def in_message(self, text: str) -> Iterator[str]:
        """What is wrong with a message of the socket."""
        yield from self.in_words(text)
        message: Message = msgspec.json.decode(text, type=ToBrowser)
        plain = read(text)
        if not _within(msgspec.json.decode(text), plain):
            yield f"a {type(message).__name__} holds more than the protocol says"
        if isinstance(message, Scene | Happened | Accepted | Hint) and message.seat not in (
            self._seats or (SPECTATOR,)
        ):
            yield f"a {type(message).__name__} for seat {message.seat}"
        if isinstance(message, Happened):
            for told in plain["events"]:
                yield from self._in_told(told)
                yield from self._in_patch(message.seat, told)
        elif isinstance(message, Scene):
            self._now = self._truth.after(message.upto)[-1]
            if plain["view"] is None and self._views.before(message.seat) is None:
                yield "a patch of nothing"
                return
            yield from self._keys(self._views.before(message.seat), plain["patch"])
            yield from self._in_scene({**plain, "view": self._views.scene(plain)}, self._now)
        elif isinstance(message, Hint):
            asked = self._truth.asking(message.question)
            yield from self._held(cards_in_texts(plain), asked, "a hint")
        else:
            yield from self._held(cards_in_texts(plain), self._now, f"a {type(message).__name__}")

    def in_words(self, text: str) -> Iterator[str]:
        """Secrets that are words of their own, in any text whatever."""
        for word, what in self._words.items():
            if word in text:
                yield what

    def in_answer(self, text: str) -> Iterator[str]:
        """What is wrong with an answer over HTTP that came between the last message and the next."""
        yield from self.in_words(text)
        yield from self._held(cards_in_text(text), self._now, "an answer over HTTP")

    def _held(self, cards: set[int], moment: Moment, where: str) -> Iterator[str]:
        """Those of ``cards`` that somebody else holds, whom the viewer does not play."""
        for seat, hand in enumerate(moment.hands):
            if seat not in self._seats:
                yield from (f"{code(card)} of seat {seat} in {where}" for card in sorted(cards & hand))

    def _in_told(self, told: dict[str, Any]) -> Iterator[str]:
        event = told["event"]
        kind = event["type"]
        cards = set[int]()
        for field, value in event.items():
            name = f"{kind}.{field}"
            if name in EVENT_CARDS:
                cards |= set(value if isinstance(value, list) else [value])
            elif name not in DEALT_OPENLY and field not in EVENT_OPEN:
                yield f"nobody knows what {name} holds"
        cards |= cards_in_texts({key: value for key, value in told.items() if key != "event"})
        if kind == "Drew" and event["seat"] not in self._seats and _RANKS.search(_after(told["sentence"], "draw")):
            yield f"a rank in {told['sentence']!r}"
        if kind == "Drew" or not self._truth.shuffled_after(told["number"]):
            yield from self._held(cards, self._truth.during(told["number"]), f"a {kind}")

    def _in_patch(self, seat: int, told: dict[str, Any]) -> Iterator[str]:
        """What is wrong with the change that an event brings: what it shows, and that it names a thing at all."""
        if not told["patch"]:
            return
        if self._views.before(seat) is None:
            yield "a patch of nothing"
            return
        yield from self._keys(self._views.before(seat), told["patch"])
        view = self._views.told(seat, told)
        if not self._truth.shuffled_after(told["number"]):
            cards = self._cards_of({key: view[key] for key in told["patch"] if key in view})
            yield from self._held(cards, self._truth.during(told["number"]), "a patch")

    def _keys(self, view: Any, patch: dict[str, Any]) -> Iterator[str]:
        """Every key in a patch must be known, and tell of a change that the viewer can see: else it tells of one that
        they cannot."""
        for field, change in patch.items():
            if field not in VIEW_CARDS | VIEW_OPEN:
                yield f"nobody knows what {field} holds"
            elif patched(view[field], change) == view[field]:
                yield f"a patch of {field}, which has not changed"

    def _cards_of(self, view: dict[str, Any]) -> set[int]:
        cards = {card for figure in view.get("figures", []) for card in figure["armor"]}
        for field in VIEW_CARDS & view.keys():
            cards |= set(view[field] if isinstance(view[field], list) else [view[field]])
        return cards

    def _in_scene(self, scene: dict[str, Any], moment: Moment) -> Iterator[str]:
        view = scene["view"]
        for field in view.keys() - VIEW_CARDS - VIEW_OPEN:
            yield f"nobody knows what {field} holds"
        for figure in view["figures"]:
            for field in figure.keys() - FIGURE_OPEN:
                yield f"nobody knows what {field} of a figure holds"
        cards = self._cards_of(view)
        asked = scene["asked"]
        if asked is not None:
            if scene["seat"] not in moment.waiting_for:
                # Somebody may have answered a question that is put to several, and nothing happened yet.
                others = [each.waiting_for for each in self._truth.after(scene["upto"])]
                if not any(scene["seat"] in waiting for waiting in others):
                    yield "a question that was not put to the viewer"
            if asked["ask"] in OF_CARDS:
                cards |= {option["value"] for option in asked["options"]}
        chosen = scene["chosen"]
        if chosen is not None:
            cards.add(chosen["value"])
            if scene["seat"] not in self._seats:
                yield "a secret choice for somebody who made none"
        yield from self._held(cards | cards_in_texts(scene), moment, "a scene")


def _within(sent: Any, known: Any) -> bool:
    """Is all that was sent in what the protocol knows of it?"""
    if isinstance(sent, dict) and isinstance(known, dict):
        return all(key in known and _within(each, known[key]) for key, each in sent.items())
    if isinstance(sent, list) and isinstance(known, list):
        return len(sent) == len(known) and all(map(_within, sent, known))
    return bool(sent == known)


def _after(text: str, word: str) -> str:
    """What comes after ``word``; names may hold digits."""
    return text.rpartition(word)[2]


def secret_words(codes: list[str], cookies: list[str], ids: list[str]) -> dict[str, str]:
    """Codes of invitations, tokens and ids of guests, as they are and as they lie on the disk."""
    hashes = {hashlib.sha256(word.encode()).hexdigest() for word in [*codes, *cookies]}
    return {
        **dict.fromkeys(codes, "the code of an invitation"),
        **dict.fromkeys(cookies, "the token of a guest"),
        **dict.fromkeys(hashes, "the hash of a code or a token"),
        **dict.fromkeys(ids, "the id of a guest"),
    }

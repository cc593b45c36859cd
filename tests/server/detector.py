"""Finds in what was sent to one viewer what they must not know: the cards in the hands of others, the seed, codes of
invitations, tokens of guests.

Whatever could be a card is looked at: numbers in the fields that hold cards, names in any text. What these are in each
game is in ``secrets.py``; what is really hidden is in ``truth.py``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from fracas.core.patch import patched
from fracas.server.wire.protocol import SPECTATOR, Message
from fracas.server.wire.to_browser import Accepted, Because, Happened, Hint, Refused, Scene, ToBrowser
from tests.server.assembled import Views, read
from tests.server.secrets import SECRETS
from tests.server.truth import Moment, Truth


class Detector:
    """Knows everything about one game, and what one viewer may know of it."""

    def __init__(
        self, truth: Truth, seats: tuple[int, ...], words: dict[str, str], named: frozenset[int] = frozenset()
    ) -> None:
        """``named`` are cards that the viewer has asked for by name, so that refusals name them too."""
        self._truth = truth
        self._secrets = SECRETS[truth.header.game]
        self._seats = seats
        self._named = named
        self._words = {**words, str(truth.header.seed): "the seed", f"{truth.header.seed:x}": "the seed"}
        self._words |= self._answers_of_others()
        self._now = truth.moments[0]
        self._views = Views()

    def _answers_of_others(self) -> dict[str, str]:
        """As they are written in a message: those of which nobody else is to see the numbers."""
        found: dict[str, str] = {}
        mine: set[str] = set()
        for (seat, question), (_, answer) in self._truth.answers.items():
            if self._secrets.is_private(self._truth.asking(question), answer):
                word = msgspec.json.encode(answer).decode()
                if seat in self._seats:
                    mine.add(word)
                found[word] = f"what seat {seat} has answered in secret"
        return {word: what for word, what in found.items() if word not in mine}

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
            yield from self._held(self._secrets.in_texts(plain), asked, "a hint")
        else:
            spoken = self._secrets.in_texts(plain)
            if isinstance(message, Refused):
                spoken -= self._named
            if isinstance(message, Because):
                spoken -= self._secrets.in_text(message.thing)
            yield from self._held(spoken, self._now, f"a {type(message).__name__}")

    def in_words(self, text: str) -> Iterator[str]:
        """Secrets that are words of their own, in any text whatever."""
        for word, what in self._words.items():
            if word in text:
                yield what

    def in_answer(self, text: str) -> Iterator[str]:
        """What is wrong with an answer over HTTP that came between the last message and the next."""
        yield from self.in_words(text)
        yield from self._held(self._secrets.in_text(text), self._now, "an answer over HTTP")

    def _held(self, cards: set[int], moment: Moment, where: str) -> Iterator[str]:
        """Those of ``cards`` that somebody else holds, unless the viewer plays them too, or nobody yet."""
        for seat, hand in enumerate(moment.hands):
            if seat not in self._seats:
                who = f"seat {seat}" if seat < len(moment.hands) - 1 else "nobody"
                yield from (f"{self._secrets.name(card)} of {who} in {where}" for card in sorted(cards & hand))

    def _in_told(self, told: dict[str, Any]) -> Iterator[str]:
        event = told["event"]
        kind = event["type"]
        yield from self._secrets.unknown_in_event(event)
        yield from self._secrets.in_told(told, self._seats, self._truth.during(told["number"]))
        cards = self._secrets.of_event(event)
        cards |= self._secrets.in_texts({key: value for key, value in told.items() if key != "event"})
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
            changed = {key: view[key] for key in told["patch"] if key in view}
            during = self._truth.during(told["number"])
            yield from self._held(self._secrets.of_view(changed), during, "a patch")
            yield from self._secrets.in_view(changed, seat, during)

    def _keys(self, view: Any, patch: dict[str, Any]) -> Iterator[str]:
        """Every key in a patch must be known, and tell of a change that the viewer can see: else it tells of one that
        they cannot."""
        for field, change in patch.items():
            if field not in self._secrets.view_fields:
                yield f"nobody knows what {field} holds"
            elif patched(view[field], change) == view[field]:
                yield f"a patch of {field}, which has not changed"

    def in_view(self, view: dict[str, Any], viewer: int, moment: Moment) -> Iterator[str]:
        """What is wrong with a whole view."""
        yield from self._secrets.unknown_in(view)
        yield from self._secrets.in_view(view, viewer, moment)
        yield from self._held(self._secrets.of_view(view), moment, "a scene")

    def _in_scene(self, scene: dict[str, Any], moment: Moment) -> Iterator[str]:
        view = scene["view"]
        yield from self.in_view(view, scene["seat"], moment)
        cards = set[int]()
        asked = scene["asked"]
        if asked is not None:
            if scene["seat"] not in moment.waiting_for:
                # Somebody may have answered a question that is put to several, and nothing happened yet.
                others = [each.waiting_for for each in self._truth.after(scene["upto"])]
                if not any(scene["seat"] in waiting for waiting in others):
                    yield "a question that was not put to the viewer"
            cards |= self._secrets.of_asked(asked)
        chosen, placed = scene["chosen"], scene["placed"]
        if chosen is not None:
            cards |= self._secrets.of_chosen(chosen)
        if (chosen is not None or placed is not None) and scene["seat"] not in self._seats:
            yield "a secret choice for somebody who made none"
        yield from self._held(cards | self._secrets.in_texts(scene), moment, "a scene")


def _within(sent: Any, known: Any) -> bool:
    """Is all that was sent in what the protocol knows of it?"""
    if isinstance(sent, dict) and isinstance(known, dict):
        return all(key in known and _within(each, known[key]) for key, each in sent.items())
    if isinstance(sent, list) and isinstance(known, list):
        return len(sent) == len(known) and all(map(_within, sent, known))
    return bool(sent == known)


def secret_words(codes: list[str], cookies: list[str], ids: list[str]) -> dict[str, str]:
    """Codes of invitations, tokens and ids of guests, as they are and as they lie on the disk."""
    hashes = {hashlib.sha256(word.encode()).hexdigest() for word in [*codes, *cookies]}
    return {
        **dict.fromkeys(codes, "the code of an invitation"),
        **dict.fromkeys(cookies, "the token of a guest"),
        **dict.fromkeys(hashes, "the hash of a code or a token"),
        **dict.fromkeys(ids, "the id of a guest"),
    }

"""Tips: one sentence for what a player meets for the first time in their first games, said once.

Their data stands beside the lessons of a game, in ``games/<game>/lessons/tips.toml``. A tip reads only what its player
knows: the question that they are asked, and the events as they may know them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

import msgspec

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Game
from fracas.core.lesson import page_of

FIRST_GAMES: Final = 3
"""So many games against bots they come up in."""
ME: Final = "me"
OTHERS: Final = "others"


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What brings a tip up: a question, an answer that it offers, or an event."""

    ask: str = ""
    """The name of the question."""
    option: str = ""
    """An answer of that question, by its word; ``*`` stands for any letters."""
    event: str = ""
    """The class of the event."""
    where: dict[str, Any] = {}
    """What its fields are: a value, ``me`` for the seat of the player, ``others`` for any other seat."""


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, for one thing."""

    id: str
    say: str
    rule: str
    when: When


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tip: tuple[Tip, ...]


@cache
def tips_of(game: Game[Any, Any]) -> tuple[Tip, ...]:
    """The tips of a game, those first that are said first; none if it has none."""
    page = page_of(game, "tips.toml")
    return () if page is None else msgspec.toml.decode(page, type=_Page).tip


def tip_for(game: Game[Any, Any], asked: Asked, heard: Sequence[Event], seen: Collection[str] = ()) -> Tip | None:
    """The first tip that fits what ``asked.seat`` is asked, or what it has ``heard`` since it was asked last; none of
    those that it has ``seen``."""
    tokens: list[str] | None = None
    for tip in tips_of(game):
        if tip.id in seen:
            continue
        when = tip.when
        if when.event:
            if any(happened(when, event, asked.seat) for event in heard):
                return tip
        elif when.ask == asked.ask:
            if tokens is None and when.option:
                tokens = [option.token for option in asked.options]
            if not when.option or any(fnmatchcase(token, when.option) for token in tokens or ()):
                return tip
    return None


def happened(when: When, event: Event, viewer: int) -> bool:
    """Is it this event, as the ``viewer`` may know it?"""
    if type(event).__name__ != when.event:
        return False
    return all(_is(getattr(event, name, None), value, viewer) for name, value in when.where.items())


def _is(found: object, wanted: object, viewer: int) -> bool:
    if wanted == ME:
        return found == viewer
    if wanted == OTHERS:
        return isinstance(found, int) and found not in (viewer, -1)
    return found == wanted

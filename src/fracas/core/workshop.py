"""What players make themselves for a game, keep, and bring to a table: character cards, armies, maps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from typing import Any

import msgspec


class Made(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that a player has made, as it is kept, sent, and given to a table. Each game adds its own fields."""

    id: str
    """Lower-case words joined by dashes, 40 characters at the most; each player has each id once."""
    name: str


class Trials(ABC):
    """Tables at which two bots of equal strength try out what was made, to learn what it is worth. Over all of them
    everything else is balanced, so that a thing of the usual worth wins half."""

    count: int
    """How many different tables there are."""

    @abstractmethod
    def key(self, made: Made) -> Hashable:
        """What the worth follows from: the same for things that differ in nothing but their names."""

    @abstractmethod
    def table(self, made: Made, index: int) -> tuple[Mapping[str, Any], int]:
        """The settings of table ``index``, and the seat that has the thing. Any few in a row are nearly balanced."""


class Workshop(ABC):
    """Where a game says what may be made for it."""

    setting: str
    """The setting of a table that takes a list of such things."""
    kind: type[Made]
    word: str
    """What players call one of them: ``"card"``."""
    words: str
    """And several."""
    rule: str
    """The rule that says how they are made."""
    trials: Trials | None = None
    """How its worth is found; None where nobody can say."""

    @abstractmethod
    def check(self, given: object) -> Made:
        """``given``, as it came from outside, if it is well made; else a SetupError that says why not."""

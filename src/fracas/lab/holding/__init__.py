"""Who has what a change is about (``holding/<game>.py``): a card is dealt to its holder, an army is fielded by them.

A card of a common deck is seldom in play, and a change of it would hardly show. So one seat, the holder, is given the
thing in every game, with the original content and with the changed one, and each seat is the holder equally often.
What is common to all, such as a rule's number, has no holder; then seat 0 stands for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from fracas.core.chance import Chance
from fracas.core.parts import part_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown

NOBODY: Final = "seat 0"
"""What is said instead of a holder."""


class Given(NamedTuple):
    """What chance gives to one seat, whatever the seed says."""

    seat: int
    thing: str
    """Its id."""
    withheld: tuple[str, ...] = ()
    """What nobody is dealt at the beginning: models and copies of the thing, so that decks stay alike."""


class Held(NamedTuple):
    """A table with the original content, the same table with the changed one, and the holder's seat at both."""

    seat: int
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    given_before: Given | None = None
    given_after: Given | None = None


class Holding(Protocol):
    """What one game says of its things."""

    def things(self, change: Mapping[str, Any]) -> list[str]:
        """What a change of this game's content is about, as ``card.grenade``; nothing, if it is common to all."""

    def tables(self, thing: str, change: Mapping[str, Any], settings: Mapping[str, Any], players: int) -> list[Held]:
        """The tables at which this thing is tried: each seat is the holder equally often."""

    def chance(self, beneath: Chance, given: Given, settings: Mapping[str, Any], players: int) -> Chance:
        """Chance that gives the holder the thing; for the rest it is what is ``beneath``."""


def holding(game: str) -> Holding | None:
    """What this game says; None if nothing of it can be held."""
    module = part_of(__name__, game)
    if module is None:
        return None
    found: Holding = module.HOLDING
    return found


def tables(
    game: str, change: str, settings: Mapping[str, Any], players: int, wanted: Sequence[str] = ()
) -> tuple[list[str], list[Held]]:
    """What is held, and the tables at which a change (as `fracas.core.overlay.canonical` gives it) is judged. Of
    several things that are changed all are, or those that are ``wanted``."""
    mine: dict[str, Any] = msgspec.json.decode(change or "{}").get(game, {})
    module = holding(game)
    things = [] if module is None else module.things(mine)
    for thing in wanted:
        if thing not in things:
            raise SetupError(
                "thing", f"The change is not about {shown(thing)}{did_you_mean(thing, things)}", rule="table.settings"
            )
    if module is None or not things:
        return [], [Held(0, settings, settings)]
    chosen = list(wanted) or things
    return chosen, [held for thing in chosen for held in module.tables(thing, mine, settings, players)]


def rows_of(change: Mapping[str, Any], page: str, table: str) -> dict[str, dict[str, Any]]:
    """The rows of a table that are changed or added, by their ids."""
    rows = change.get(page, {}).get(table, {})
    return {id_: row for id_, row in rows.items() if isinstance(row, dict)} if isinstance(rows, dict) else {}

"""The view with what follows from it by the rules, so that no screen has to know them: whose turn comes next.

Everybody sees it, because nothing of it is hidden. `changes` tells it with each event, as any other field.
"""

from __future__ import annotations

from typing import Any, Final

from fracas.core.patch import Step
from fracas.games.figures import changes as declared
from fracas.games.figures import view as seen
from fracas.games.figures.rules import next_to_play
from fracas.games.figures.state import State


class Shown(seen.View, frozen=True):
    """The table as one viewer sees it, with what follows from it by the rules."""

    next_seat: int = 0
    """Whose turn comes after this one, as things stand: the same seat's, if nobody else is left or it goes again."""


_FIELDS: Final = seen.View.__struct_fields__


def view(state: State, viewer: int) -> Shown:
    """What ``viewer`` may know."""
    table = seen.view(state, viewer)
    fields: dict[str, Any] = {field: getattr(table, field) for field in _FIELDS}
    return Shown(**fields, next_seat=next_to_play(state))


def changes(old: State, new: State) -> Step:
    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""
    before = next_to_play(old)
    step = declared.changes(old, new)
    after = next_to_play(new)
    old.again = new.again  # what is hidden is not brought up to date
    if before != after:
        step[0]["next_seat"] = after
    return step

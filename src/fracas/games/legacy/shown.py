"""The view with what follows from it by the rules, so that no screen has to know them: both totals part by part.

Everything is open here, so everybody sees it. `changes` tells it with each event, as any other field.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from fracas.core.patch import Step
from fracas.games.legacy import changes as declared
from fracas.games.legacy import view as seen
from fracas.games.legacy.combat import explained
from fracas.games.legacy.events import Term
from fracas.games.legacy.state import NOBODY, SCORING, State

Parts = tuple[tuple[Term, ...], ...]


class Shown(seen.View, frozen=True):
    """The table as one viewer sees it, with what follows from it by the rules."""

    parts: Parts = ((), ())
    """Of each side's total in the battle that is fought, as far as it goes yet."""


_FIELDS: Final = seen.View.__struct_fields__


def parts(state: State) -> Parts:
    """Nothing before both have shown their champions, nor once the location has gone."""
    if NOBODY in state.mains or state.step > SCORING:
        return ((), ())
    return (explained(state, 0), explained(state, 1))


def view(state: State, viewer: int) -> Shown:
    """What ``viewer`` may know."""
    table = seen.view(state, viewer)
    fields: dict[str, Any] = {field: getattr(table, field) for field in _FIELDS}
    return Shown(**fields, parts=parts(state))


def changes(old: State, new: State) -> Step:
    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""
    before = parts(old)
    step = declared.changes(old, new)
    after = parts(new)
    if before != after:
        step[0]["parts"] = [[msgspec.to_builtins(part) for part in side] for side in after]
    return step

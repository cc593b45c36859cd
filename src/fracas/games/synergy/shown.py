"""The view with what follows from it by the rules, so that no screen has to know them: full totals of hits, and
who is left.

Everybody sees it, because nothing of it is hidden. `changes` tells it with each event, as any other field.
"""

from __future__ import annotations

from typing import Any, Final

from fracas.core.patch import Step, many
from fracas.games.synergy import changes as declared
from fracas.games.synergy import view as seen
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import full
from fracas.games.synergy.turns.ending import living


class Shown(seen.View, frozen=True):
    """The table as one viewer sees it, with what follows from it by the rules."""

    full_hits: tuple[int, ...] = ()
    """What each warrior may have at the most, extra hits included."""
    living: tuple[int, ...] = ()
    """How many living warriors count for each seat when the rounds are over."""


ROWS_OF_NUMBERS: Final = {
    "pending": ("warrior", "draw", "keep"),
    "loose": ("card", "square"),
    "markers": ("marker", "square", "maker", "card"),
    "suppressed": ("card", "maker"),
    "orphans": ("card", "seat"),
}
"""What stands where in the rows of these fields, as the state has them."""
_FIELDS: Final = seen.View.__struct_fields__
_MORE: Final = Shown.__struct_fields__[len(_FIELDS) :]


def derived(state: State) -> list[tuple[int, ...]]:
    """The fields that are shown besides those of the state, in their order."""
    return [
        tuple([full(state, me) for me in range(len(state.warriors))]),
        tuple([living(state, seat) for seat in range(state.players)]),
    ]


def view(state: State, viewer: int) -> Shown:
    """What ``viewer`` may know."""
    table = seen.view(state, viewer)
    fields: dict[str, Any] = {field: getattr(table, field) for field in _FIELDS}
    fields.update(zip(_MORE, derived(state), strict=True))
    return Shown(**fields)


def changes(old: State, new: State) -> Step:
    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""
    before = derived(old)
    step = declared.changes(old, new)
    for field, was, now in zip(_MORE, before, derived(new), strict=True):
        if was != now:
            step[0][field] = many(was, now)
    return step

"""The view with what follows from it by the rules, so that no screen has to know them: full totals of hits.

Everybody sees it, because nothing of it is hidden. `changes` tells it with each event, as any other field.
"""

from __future__ import annotations

from typing import Any, Final

from fracas.core.patch import Step, many
from fracas.games.synergy import changes as declared
from fracas.games.synergy import view as seen
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import full


class Shown(seen.View, frozen=True):
    """The table as one viewer sees it, with what follows from it by the rules."""

    full_hits: tuple[int, ...] = ()
    """What each warrior may have at the most, extra hits included."""


_FIELDS: Final = seen.View.__struct_fields__


def full_hits(state: State) -> tuple[int, ...]:
    return tuple([full(state, me) for me in range(len(state.warriors))])


def view(state: State, viewer: int) -> Shown:
    """What ``viewer`` may know."""
    table = seen.view(state, viewer)
    fields: dict[str, Any] = {field: getattr(table, field) for field in _FIELDS}
    return Shown(**fields, full_hits=full_hits(state))


def changes(old: State, new: State) -> Step:
    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""
    before = full_hits(old)
    step = declared.changes(old, new)
    after = full_hits(new)
    if before != after:
        step[0]["full_hits"] = many(before, after)
    return step

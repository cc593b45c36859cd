"""The view with what follows from it by the rules, so that no screen has to know them: who can still do what.

Everybody sees it, because nothing of a turn is hidden. `changes` tells it with each event, as any other field.
"""

from __future__ import annotations

from typing import Final

from fracas.core.patch import Step, many
from fracas.games.skirmish import changes as declared
from fracas.games.skirmish import view as seen
from fracas.games.skirmish.done import ACTED, MARCHED, MOVED, NEW
from fracas.games.skirmish.effects import restore
from fracas.games.skirmish.moving.actions import can_move
from fracas.games.skirmish.state import ALIVE, TURN, State
from fracas.games.skirmish.striking.attack import has_an_attack

MOVES: Final = 1
"""It can begin its movement, or go on with it."""
ACTS: Final = 2
"""It has its standard action, or an attack of it, or one more."""
FRESH: Final = 4
"""It has done nothing at all this turn."""
BUSY: Final = 1 << MOVED | 1 << ACTED | 1 << MARCHED | 1 << NEW


def can_still(state: State) -> tuple[int, ...]:
    """What each unit can still do in the turn being played, as bits; 0 for all whose turn it is not."""
    if state.phase != TURN or not state.order:
        return (0,) * len(state.units)
    side = state.order[0]
    found: list[int] = []
    for me, unit in enumerate(state.units):
        bits = 0
        if unit.fate == ALIVE and state.side_of[unit.seat] == side and not state.ended[unit.seat]:
            if can_move(state, me):
                bits |= MOVES
            if has_an_attack(state, me):
                bits |= ACTS
            if not unit.done & BUSY:
                bits |= FRESH
        found.append(bits)
    return tuple(found)


class Shown(seen.View, frozen=True):
    """The table as one viewer sees it, with what follows from it by the rules."""

    can_still: tuple[int, ...] = ()
    """Of each unit: 1 it can move, 2 it can act, 4 it has done nothing at all this turn; added up. 0 if it is not the
    turn of its player."""


_FIELDS: Final = seen.View.__struct_fields__


def view(state: State, viewer: int) -> Shown:
    """What ``viewer`` may know."""
    table = seen.view(state, viewer)
    return Shown(**{field: getattr(table, field) for field in _FIELDS}, can_still=can_still(state))


def changes(old: State, new: State) -> Step:
    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""
    for unit in old.units:
        restore(unit)  # what is hidden is not brought up to date
    before = can_still(old)
    step = declared.changes(old, new)
    after = can_still(new)
    if before != after:
        step[0]["can_still"] = many(before, after)
    return step

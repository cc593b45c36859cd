"""The view with what follows from it by the rules, so that no screen has to know them: who can still do what, and the
numbers of units as they count now.

Everybody sees it, because nothing of it is hidden. `changes` tells it with each event, as any other field.
"""

from __future__ import annotations

from typing import Any, Final

from fracas.core.patch import Step, many
from fracas.games.skirmish import changes as declared
from fracas.games.skirmish import view as seen
from fracas.games.skirmish.done import ACTED, MARCHED, MOVED, NEW
from fracas.games.skirmish.effects import restore
from fracas.games.skirmish.moving.actions import can_move
from fracas.games.skirmish.state import ALIVE, TURN, State
from fracas.games.skirmish.stats import defence, melee_range, rng, speed
from fracas.games.skirmish.striking.attack import has_an_attack

BUSY: Final = 1 << MOVED | 1 << ACTED | 1 << MARCHED | 1 << NEW


class Shown(seen.View, frozen=True):
    """The table as one viewer sees it, with what follows from it by the rules, unit by unit."""

    can_move: tuple[bool, ...] = ()
    """It can begin its movement, or go on with it, in the turn being played."""
    can_act: tuple[bool, ...] = ()
    """It has its standard action, or an attack of it, or one more."""
    fresh: tuple[bool, ...] = ()
    """It is its player's turn, and it has done nothing at all."""
    defences: tuple[int, ...] = ()
    """With all that lies on it, as are the others."""
    speeds: tuple[int, ...] = ()
    """In 1/1000 inch, as are the others."""
    ranges: tuple[int, ...] = ()
    """How far it can shoot; 0 if it has no ranged attack."""
    melee_ranges: tuple[int, ...] = ()


_FIELDS: Final = seen.View.__struct_fields__
_MORE: Final = Shown.__struct_fields__[len(_FIELDS) :]


def derived(state: State) -> list[tuple[int, ...]]:
    """The fields that are shown besides those of the state, in their order."""
    units = range(len(state.units))
    playing = state.order[0] if state.phase == TURN and state.order else None
    can_go, can_act, fresh = [], [], []
    for me, unit in enumerate(state.units):
        now = unit.fate == ALIVE and state.side_of[unit.seat] == playing and not state.ended[unit.seat]
        can_go.append(now and can_move(state, me))
        can_act.append(now and has_an_attack(state, me))
        fresh.append(now and not unit.done & BUSY)
    return [
        tuple(can_go),
        tuple(can_act),
        tuple(fresh),
        tuple([defence(state, me) for me in units]),
        tuple([speed(state, me) for me in units]),
        tuple([rng(state, me) for me in units]),
        tuple([melee_range(state, me) for me in units]),
    ]


def view(state: State, viewer: int) -> Shown:
    """What ``viewer`` may know."""
    table = seen.view(state, viewer)
    fields: dict[str, Any] = {field: getattr(table, field) for field in _FIELDS}
    fields.update(zip(_MORE, derived(state), strict=True))
    return Shown(**fields)


def changes(old: State, new: State) -> Step:
    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""
    for unit in old.units:
        restore(unit)  # what is hidden is not brought up to date
    before = derived(old)
    step = declared.changes(old, new)
    for field, was, now in zip(_MORE, before, derived(new), strict=True):
        if was != now:
            step[0][field] = many(was, now)
    return step

"""What happens when units move, climb, fall, are pushed or break away. Lengths are thousandths of an inch."""

from __future__ import annotations

from fracas.core.events import Event


class Moved(Event, frozen=True):
    """A unit has gone along a path of straight legs, or a part of it."""

    rule = "skirmish.move"
    unit: int
    path: tuple[int, ...]
    """x and y by turns, its start first."""
    level: int
    """Where it is now."""
    cost: int
    """The movement that it has used for it."""
    how: str
    """``move``, ``march`` or ``fade``."""


class Teleported(Event, frozen=True):
    """A unit has vanished, and stands somewhere else."""

    rule = "skirmish.ability.teleport"
    unit: int
    path: tuple[int, ...]
    """From where to where."""
    level: int


class Climbed(Event, frozen=True):
    """A unit has climbed up or down an edge."""

    rule = "skirmish.climb"
    unit: int
    before: int
    """Its level before, and now."""
    after: int
    cost: int
    hanging: bool
    """It has not reached the end, and keeps its height."""


class Jumped(Event, frozen=True):
    """A unit has jumped over a gap."""

    unit: int
    length: int
    running: bool
    """After a run of 2"; a standing jump costs twice its length."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return "skirmish.jump.running" if self.running else "skirmish.jump.standing"


class Fell(Event, frozen=True):
    """A unit has come down two levels or more."""

    rule = "skirmish.fall"
    unit: int
    levels: int
    die: int
    bonus: int
    """+1 for every level past the second."""
    needed: int
    damage: int
    """What it is dealt if die and bonus reach what is needed; 0 if they do not."""


class BreakAway(Event, frozen=True):
    """A unit leaves enemies that it is locked with, and rolls to get away."""

    rule = "skirmish.breakaway"
    unit: int
    die: int
    bonus: int
    """+1 for the quick."""
    away: bool
    """No enemy may strike at it."""


class PushRolled(Event, frozen=True):
    """A push has succeeded, or a shove begins: how far it goes is known before the direction is chosen."""

    rule = "skirmish.push"
    unit: int
    by: int
    die: int
    """Inches."""


class Pushed(Event, frozen=True):
    """A unit was pushed, shoved or pulled in a straight line."""

    rule = "skirmish.push"
    unit: int
    by: int
    path: tuple[int, ...]
    """From where to where."""
    rolled: int
    """How far it would have gone."""
    stopped: str
    """What stopped it: empty, ``base``, ``barrier``, ``table``, ``elevation`` or ``stone``."""

"""What happens when warriors move or are moved."""

from __future__ import annotations

from fracas.core.events import Event


class Stepped(Event, frozen=True):
    """One square of a walk."""

    rule = "synergy.move.basic"
    warrior: int
    square: int


class Leapt(Event, frozen=True):
    """To a square without those between: a leap or a flight."""

    rule = "synergy.card.first"
    warrior: int
    square: int
    card: int


class Collided(Event, frozen=True):
    """It ran into an obstacle: another warrior, or -1."""

    rule = "synergy.collide"
    warrior: int
    square: int
    other: int


class Knocked(Event, frozen=True):
    """One square of a knock or a haul."""

    rule = "synergy.knockback"
    warrior: int
    square: int


class Drifted(Event, frozen=True):
    """One square of random movement."""

    rule = "synergy.random"
    warrior: int
    square: int


class PointDrifted(Event, frozen=True):
    rule = "synergy.random"
    square: int


class Swapped(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    other: int


class Boarded(Event, frozen=True):
    """It hops into a friend's pouch; -1 when it is out again."""

    rule = "synergy.move.share"
    warrior: int
    bearer: int


class Unmoved(Event, frozen=True):
    """Nothing moves it."""

    rule = "synergy.card.first"
    warrior: int

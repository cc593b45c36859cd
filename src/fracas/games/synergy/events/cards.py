"""What happens to cards and warriors besides strikes and moves: cards turned up or blanked, statuses."""

from __future__ import annotations

from fracas.core.events import Event


class CardTurnedUp(Event, frozen=True):
    rule = "synergy.secret"
    reveals = True
    warrior: int
    card: int


class CardUsed(Event, frozen=True):
    """A card does something of its own: a reaction, a free action."""

    rule = "synergy.card.first"
    warrior: int
    card: int


class CardSuppressed(Event, frozen=True):
    """One card of a warrior counts as blank."""

    rule = "synergy.card.first"
    warrior: int
    card: int
    by: int


class Cursed(Event, frozen=True):
    """All face-down cards of a warrior that are Gadgets count as blank, if there are any."""

    rule = "synergy.power.luddite-hex"
    warrior: int
    by: int


class CurseEnded(Event, frozen=True):
    rule = "synergy.duration"
    warrior: int


class CardFreed(Event, frozen=True):
    rule = "synergy.duration"
    card: int


class ExtraHits(Event, frozen=True):
    """Extra hits come or go."""

    rule = "synergy.hits"
    warrior: int
    by: int
    hits: int


# -- statuses


class StatusGained(Event, frozen=True):
    rule = "synergy.duration"
    warrior: int
    status: int
    by: int


class StatusEnded(Event, frozen=True):
    rule = "synergy.duration"
    warrior: int
    status: int

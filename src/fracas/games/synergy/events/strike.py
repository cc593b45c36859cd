"""What happens in a strike, in its twelve steps (`fracas.games.synergy.striking.strike`), and through damage."""

from __future__ import annotations

from fracas.core.events import Event


class StrikeDeclared(Event, frozen=True):
    """1. ``target`` is a warrior, or -1; ``square`` the square aimed at."""

    rule = "synergy.strike.basic"
    warrior: int
    card: int
    target: int
    square: int


class Strayed(Event, frozen=True):
    """2."""

    rule = "synergy.random"
    warrior: int
    square: int
    victim: int


class StrikeLost(Event, frozen=True):
    """The strike is spent and comes to nothing: 2, 3."""

    rule = "synergy.strike.roll"
    warrior: int
    why: str
    """``stray``, ``aura``, ``gate`` or ``gone``."""


class SteppedIn(Event, frozen=True):
    """4. Another warrior takes the strike."""

    rule = "synergy.card.first"
    warrior: int
    instead: int


class DieRolled(Event, frozen=True):
    """A warrior's die."""

    rule = "synergy.strike.roll"
    warrior: int
    die: int
    what: str
    """``success``, ``damage``, ``defence``, ``gate``, ``drift``, ``collision`` or ``table``."""


class DieShifted(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    """Who shifts it."""
    by: int
    die: int


class HitRolled(Event, frozen=True):
    """5. The roll against one victim: what it needs, and what it comes to with all modifiers."""

    rule = "synergy.strike.roll"
    warrior: int
    victim: int
    needs: int
    """0 for Auto."""
    total: int
    hit: bool


class CardsCounted(Event, frozen=True):
    """5, 7, 8. What changes the roll or the damage that is told next: for the striker, or to protect the victim."""

    rule = "synergy.card.modifier"
    warrior: int
    cards: tuple[int, ...]
    """Power cards and team powers."""
    statuses: tuple[int, ...]
    protects: bool


class Avoided(Event, frozen=True):
    """6. A hit becomes a miss."""

    rule = "synergy.strike.roll"
    warrior: int
    card: int


class SentBack(Event, frozen=True):
    """6. The strike hits another warrior instead."""

    rule = "synergy.card.first"
    warrior: int
    victim: int


class Immune(Event, frozen=True):
    """7."""

    rule = "synergy.damage.types"
    warrior: int
    kind: int
    """The kind of damage; 0 if it is something else that protects."""


class DamageAdded(Event, frozen=True):
    """8. (base + added) × times − soaked: what a hit does."""

    rule = "synergy.card.arithmetic"
    warrior: int
    kind: int
    base: int
    total: int
    """After additions and multiplications."""
    soaked: int


class Wounded(Event, frozen=True):
    """9. Hits are lost to damage."""

    rule = "synergy.damage.types"
    warrior: int
    lost: int
    kind: int
    hits: int


class HitsLost(Event, frozen=True):
    """Hits are lost otherwise: paid, or to poison."""

    rule = "synergy.card.first"
    warrior: int
    lost: int
    cause: str
    hits: int


class Healed(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    by: int
    hits: int


class Died(Event, frozen=True):
    """9."""

    rule = "synergy.death"
    warrior: int


class Buried(Event, frozen=True):
    """11. Its gadgets lie on its square, its other cards are discarded and shown."""

    rule = "synergy.death"
    reveals = True
    warrior: int
    dropped: tuple[int, ...]
    discarded: tuple[int, ...]


class Survived(Event, frozen=True):
    """It stays alive where it would have reached 0."""

    rule = "synergy.card.first"
    warrior: int
    hits: int


class Revived(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    hits: int
    by: int


class Raised(Event, frozen=True):
    """A body walks as somebody's zombie."""

    rule = "synergy.card.first"
    warrior: int
    hits: int
    by: int


class Dropped(Event, frozen=True):
    """A zombie falls."""

    rule = "synergy.card.first"
    warrior: int

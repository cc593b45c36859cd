"""What happens in a fight: attacks in their steps (`striking.attack`), damage, abilities. Units are their numbers."""

from __future__ import annotations

from msgspec.structs import force_setattr

from fracas.core.events import Event
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_RULES
from fracas.games.skirmish.content import ITEMS

_ATTACK_RULES = {
    "attack": "skirmish.attack.type",
    "momentum": "skirmish.hero.momentum",
    "volley": "skirmish.ability.volley",
    "push": "skirmish.push",
    "hurl": "skirmish.own.hurl",
    "back": "skirmish.attack.back",
    "opportunity": "skirmish.breakaway",
}


_CAUSES = {"attack": "skirmish.attack.roll", "fall": "skirmish.fall"}
"""What deals damage and is no ability."""


def _rule_of(cause: str) -> str:
    """The rule of an ability or an item by its id."""
    return ABILITY_RULES[ABILITY_IDS.index(cause)] if cause in ABILITY_IDS else f"skirmish.item.{cause}"


class AbilityEvent(Event, frozen=True):
    """What an ability does: its rule is the ability's own."""

    unit: int
    """Whose ability it is."""
    ability: int
    """By its number: a place in ``abilities.toml``."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return ABILITY_RULES[self.ability]


# -- an attack, step by step


class AttackDeclared(Event, frozen=True):
    """Step 1: who attacks which enemy, and how."""

    attacker: int
    target: int
    ranged: bool
    how: str
    """``attack``, ``momentum``, ``volley``, ``push``, ``hurl``, ``back`` or ``opportunity``."""
    partners: tuple[int, ...]
    """Who team up with the attacker: their standard actions are spent."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return _ATTACK_RULES[self.how]


class AttackRolled(Event, frozen=True):
    """Steps 4 and 5: the dice, and the total against the target's Def."""

    rule = "skirmish.attack.roll"
    attacker: int
    target: int
    dice: tuple[int, ...]
    counted: int
    """The die that counts: with ease the higher, with difficulty the lower."""
    terms: tuple[int, ...]
    """What is added to it, in the order of `fracas.games.skirmish.effects.TERMS`; zeroes included."""
    defence: int
    hit: bool = False
    """Before the target dodges, deflects or parries. It follows from the rest, and is there for screens."""

    def __post_init__(self) -> None:
        force_setattr(self, "hit", self.counted == 6 or (self.counted != 1 and self.total > self.defence))

    @property
    def total(self) -> int:
        return self.counted + sum(self.terms)


class Rerolled(Event, frozen=True):
    """A honed blade rolls the whole attack roll once more; the new one counts."""

    rule = "skirmish.ability.honed-blade"
    attacker: int


class EscapeRolled(AbilityEvent, frozen=True):
    """Step 6: dodge, deflect or parry."""

    die: int
    escaped: bool


class DamageReduced(AbilityEvent, frozen=True):
    """Step 8: absorption, Shrug off or Granite word makes damage less."""

    victim: int
    by: int
    left: int
    """What is still to be dealt."""


class Damaged(Event, frozen=True):
    """Step 9: a unit loses Hp. Its rule is that of what dealt the damage."""

    victim: int
    amount: int
    by: int
    """The unit that did it; -1 if none did."""
    cause: str
    """``attack``, ``cleave``, ``fall``, or the id of an ability."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return _CAUSES.get(self.cause) or _rule_of(self.cause)


class Killed(Event, frozen=True):
    """A unit is at 0 Hp and leaves the table."""

    rule = "skirmish.attack.kill"
    victim: int
    by: int
    """Who killed it; -1 if nobody did."""


class Cleaved(Event, frozen=True):
    """The damage left over goes to another enemy that the same roll hits."""

    rule = "skirmish.ability.cleave"
    attacker: int
    victim: int
    amount: int


# -- abilities and items


class AbilityUsed(AbilityEvent, frozen=True):
    """It is paid, and works on these targets from now on."""

    targets: tuple[int, ...]
    energy: int
    """What it cost."""


class AbilityRolled(AbilityEvent, frozen=True):
    """A die for an ability: bolt, regrow, grave-pull, how much is healed."""

    die: int


class Healed(Event, frozen=True):
    """A unit gets back Hp, never above its printed Hp. Its rule is that of what heals it."""

    unit: int
    amount: int
    cause: str
    """The id of an ability or an item."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return _rule_of(self.cause)


class EnergyDrained(Event, frozen=True):
    """A side loses energy to a siphon."""

    rule = "skirmish.own.siphon"
    side: int
    amount: int


class ItemEvent(Event, frozen=True):
    """What an item does: its rule is the item's own."""

    unit: int
    item: int

    @property
    def rule(self) -> str:  # type: ignore[override]
        return f"skirmish.item.{ITEMS[self.item].id}"


class ItemUsed(ItemEvent, frozen=True):
    """An item that works once a game is turned over."""


class ItemRolled(ItemEvent, frozen=True):
    """A die for an item."""

    die: int

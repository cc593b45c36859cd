"""Units, equipment and ready armies as the rules read them: plain numbers, made once from the content.

Stats (Rng, Spd) and the reach of abilities are whole inches, as printed; the radius of a base is in 1/1000 inch.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

# -- abilities of the book's list, as bits (skirmish.ability.*)

ABSORPTION: Final = 1 << 0
BACKSTAB: Final = 1 << 1
CHARGE: Final = 1 << 2
CLEAVE: Final = 1 << 3
CLIMB: Final = 1 << 4
CRITICAL: Final = 1 << 5
DEFLECT: Final = 1 << 6
DODGE: Final = 1 << 7
FELLHANDED: Final = 1 << 8
FLIGHT: Final = 1 << 9
HEAVY: Final = 1 << 10
HONED_BLADE: Final = 1 << 11
MULTI_ATTACK: Final = 1 << 12
PARRY: Final = 1 << 13
QUICK: Final = 1 << 14
REACH: Final = 1 << 15
RETALIATE: Final = 1 << 16
SHOVE: Final = 1 << 17
TEAM_UP: Final = 1 << 18
TELEPORT: Final = 1 << 19
VIGILANT: Final = 1 << 20
VOLLEY: Final = 1 << 21
# fmt: off
ABILITY_NAMES: Final = [
    "absorption", "backstab", "charge", "cleave", "climb", "critical", "deflect", "dodge", "fellhanded", "flight",
    "heavy", "honed-blade", "multi-attack", "parry", "quick", "reach", "retaliate", "shove", "team-up", "teleport",
    "vigilant", "volley",
]
# fmt: on
"""By the place of their bit."""

# -- classes

NO_CLASS: Final = 0
WARRIOR: Final = 1
WIZARD: Final = 2
ROGUE: Final = 3
RANGER: Final = 4
BEAST: Final = 5
CLASSES: Final = ["", "warrior", "wizard", "rogue", "ranger", "beast"]
CLASS_WORDS: Final = ["no class", "Warrior", "Wizard", "Rogue", "Ranger", "Beast"]

# -- sizes (skirmish.size)

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
HUGE: Final = 3
GIANT: Final = 4
SIZES: Final = ["S", "M", "L", "H", "G"]

# -- how many of a unit an army may have

NONE: Final = 0
"""Any number."""
PER_50: Final = 1
"""One for every full 50 points of the game, at least one."""
HERO: Final = 2
"""One copy of this hero (skirmish.army.heroes)."""
LIMITS: Final = ["", "1/50", "hero"]

# -- kinds of own and hero abilities

ACTION: Final = 0
"""In its activation, as its standard action, plus the energy printed."""
ENERGY: Final = 1
"""In its controller's turn, without an action, once per turn."""
FAST: Final = 2
"""At the moment named in the text, in any player's turn; once per player's turn."""
ALWAYS: Final = 3
"""As long as the unit is alive."""
KINDS: Final = ["action", "energy", "fast", "always"]

FREE: Final = "free"
"""The faction of mercenaries, who are in any army (skirmish.army.faction)."""

# -- what an item does once per game

NEVER: Final = 0
GAIN: Final = 1
"""3 energy at the start of its player's turn in round 3: Rune Shard."""
HEAL: Final = 2
"""1d3 Hp: Red Draught."""
SMOKE: Final = 3
"""Ranged attacks at units near the bearer have −1: Smoke Pots."""
ONCE: Final = ["", "energy", "heal", "smoke"]


@final
class Own:
    """An own ability of a unit."""

    __slots__ = ("energy", "id", "kind", "name", "range", "rule", "text")

    def __init__(self, id: str, name: str, kind: int, energy: int, range: int, text: str) -> None:  # noqa: A002
        self.id = id
        self.name = name
        self.kind = kind
        self.energy = energy
        self.range = range
        """In inches; 0 if it reaches only the unit itself, or has no range."""
        self.text = text
        self.rule = "skirmish.own." + id

    def __repr__(self) -> str:
        return f"<own ability {self.id}>"


@final
class Card:
    """A unit's card (skirmish.card)."""

    __slots__ = (
        "abilities",
        "absorption",
        "atk",
        "base_mm",
        "beast",
        "bits",
        "construct",
        "defence",
        "faction",
        "hero",
        "hp",
        "icon",
        "id",
        "keywords",
        "limit",
        "multi_attack",
        "name",
        "number",
        "own",
        "points",
        "radius",
        "rng",
        "size",
        "spd",
        "unit_class",
    )

    def __init__(self, number: int, id: str, name: str) -> None:  # noqa: A002
        self.number = number
        """Its place in `UNITS`."""
        self.id = id
        """Faction, dot, short name: ``"crown.athum"``."""
        self.name = name
        self.keywords: tuple[str, ...] = ()
        """*Hero* is the only one the rules know."""
        self.unit_class = NO_CLASS
        self.size = MEDIUM
        self.base_mm = 0
        """The diameter of its base."""
        self.radius = 0
        """Of its base, in 1/1000 inch."""
        self.faction = ""
        """The id of its faction; `FREE` for a mercenary."""
        self.atk = 0
        self.rng = 0
        """In inches; 0 without a ranged attack."""
        self.defence = 0
        self.hp = 0
        self.spd = 0
        """In inches."""
        self.abilities: frozenset[str] = frozenset()
        """Names from the book's list."""
        self.bits = 0
        """The same, as bits."""
        self.absorption = 0
        self.multi_attack = 0
        """So many more attacks in an attack action."""
        self.own: tuple[Own, ...] = ()
        self.points = 0
        self.limit = NONE
        self.hero = False
        self.construct = False
        self.beast = False
        self.icon = ""

    def has(self, ability: int) -> bool:
        """Is this ability printed on its card?"""
        return self.bits & ability != 0

    def own_named(self, id: str) -> Own | None:  # noqa: A002
        """Its own ability with this id, if it has it."""
        for own in self.own:
            if own.id == id:
                return own
        return None

    def __repr__(self) -> str:
        return f"<unit {self.id}>"


@final
class Item:
    """A piece of equipment (skirmish.equipment)."""

    __slots__ = (
        "absorption",
        "banner",
        "bits",
        "classes",
        "copies",
        "defence",
        "first_each_round",
        "gives",
        "hero_points",
        "icon",
        "id",
        "least_spd",
        "most_def",
        "name",
        "number",
        "once",
        "rng",
        "rng_given",
        "sizes",
        "slot",
        "spd",
        "text",
        "troop_points",
        "who",
        "without",
        "without_rng",
    )

    def __init__(self, number: int, id: str, name: str, slot: str) -> None:  # noqa: A002
        self.number = number
        """Its place in `ITEMS`."""
        self.id = id
        self.name = name
        self.slot = slot
        """weapon, shield, armour, charm or kit: a hero's two items are of different slots."""
        self.troop_points: int | None = None
        """None: not for troops."""
        self.hero_points: int | None = None
        """None: not for heroes."""
        self.who = ""
        """Who may carry it, in words."""
        self.classes: tuple[int, ...] = ()
        """Only these classes; empty for any."""
        self.sizes: tuple[int, ...] = ()
        """Only these sizes; empty for any."""
        self.without = 0
        """Not for units with one of these abilities."""
        self.without_rng = False
        """Only for units without a ranged attack."""
        self.most_def = 99
        self.least_spd = 0
        self.copies = 2
        """So many may be in one army."""
        self.gives: tuple[str, ...] = ()
        """Abilities, by name."""
        self.bits = 0
        """The same, as bits."""
        self.absorption = 0
        self.first_each_round = False
        """Its absorption works on the first damage of each round only: Ward Charm."""
        self.rng = 0
        """Added to Rng."""
        self.rng_given = 0
        """The Rng that a unit without one gets: Short Bow."""
        self.defence = 0
        """Added to Def."""
        self.spd = 0
        """Added to Spd."""
        self.banner = 0
        """Friendly units within so many inches, and the bearer, cannot be flanked; 0 for no banner."""
        self.once = NEVER
        self.text = ""
        self.icon = ""

    def points(self, unit: Card) -> int:
        """What it costs for this unit; 0 where it is not allowed."""
        price = self.hero_points if unit.hero else self.troop_points
        return 0 if price is None else price

    def allowed(self, unit: Card) -> bool:
        """May this unit carry it, as its only item?"""
        return self.refusal(unit) == ""

    def refusal(self, unit: Card) -> str:
        """Why this unit may not carry it, as a sentence; empty if it may."""
        why = self._why_not(unit)
        return f"{unit.name}: {why}." if why else ""

    def _why_not(self, unit: Card) -> str:
        if unit.beast:
            return "Beasts carry no equipment"
        if unit.construct:
            return "Constructs carry no equipment"
        this = f"the {self.name} {'are' if self.name.endswith('s') else 'is'}"
        if unit.hero and self.hero_points is None:
            return f"{this} not for heroes"
        if not unit.hero and self.troop_points is None:
            return f"{this} for heroes only"
        if self.classes and unit.unit_class not in self.classes:
            words = ["units without a class" if each == NO_CLASS else f"{CLASS_WORDS[each]}s" for each in self.classes]
            return f"{this} for {' and '.join([', '.join(words[:-1]), words[-1]] if len(words) > 1 else words)} only"
        if self.sizes and unit.size not in self.sizes:
            return f"{this} for units of size {' or '.join([SIZES[size] for size in self.sizes])} only"
        if self.without_rng and unit.rng:
            return f"{this} for units without a ranged attack only"
        if unit.defence > self.most_def:
            return f"{this} for a printed Def of {self.most_def} or less only"
        if unit.spd < self.least_spd:
            return f"{this} for a printed Spd of {self.least_spd} or more only"
        for ability in ABILITY_NAMES:
            bit = 1 << ABILITY_NAMES.index(ability)
            if self.without & unit.bits & bit:
                return f"{this} not for units with {ability}"
            if self.bits & unit.bits & bit:
                give = "give" if self.name.endswith("s") else "gives"
                return f"the {self.name} {give} {ability}, which this unit has already"
        return ""

    def __repr__(self) -> str:
        return f"<item {self.id}>"


@final
class ListedAbility:
    """An ability of the book's list, or of every hero."""

    __slots__ = ("energy", "id", "kind", "name", "rule", "text")

    def __init__(self, id: str, name: str, kind: str, energy: int, text: str, rule: str) -> None:  # noqa: A002
        self.id = id
        self.name = name
        self.kind = kind
        """action, energy, fast or always."""
        self.energy = energy
        """0 for none; and for Recruit, whose price depends on the unit."""
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return f"<ability {self.id}>"


@final
class Faction:
    """A faction. The last one, `FREE`, is that of the mercenaries."""

    __slots__ = ("description", "id", "name")

    def __init__(self, id: str, name: str, description: str) -> None:  # noqa: A002
        self.id = id
        self.name = name
        self.description = description

    def __repr__(self) -> str:
        return f"<faction {self.id}>"


@final
class Army:
    """A ready army."""

    __slots__ = ("faction", "id", "members", "name", "number", "points")

    def __init__(self, number: int, id: str, name: str, faction: str, points: int) -> None:  # noqa: A002
        self.number = number
        """Its place in `ARMIES`."""
        self.id = id
        self.name = name
        self.faction = faction
        self.points = points
        """Of the game that it is made for."""
        self.members: tuple[tuple[int, tuple[int, ...]], ...] = ()
        """The number of each unit, and of its items; the leader first."""

    def __repr__(self) -> str:
        return f"<army {self.id}>"

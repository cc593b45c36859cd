"""Random armies, judged twice: by the rules, and by the tables of the cards read a second time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from fracas.games.skirmish.card import CLASSES, PER_50, Card, Item
from fracas.games.skirmish.content import ITEMS, UNITS
from fracas.games.skirmish.setting_up.armies import legal, refusals
from tests.kit.rules import rule

ARMIES = 4000
Who = Callable[[Card], bool]


def of(*classes: str) -> Who:
    return lambda unit: CLASSES[unit.unit_class] in classes


def anybody(unit: Card) -> bool:
    return True


def without_a_bow(unit: Card) -> bool:
    return of("warrior", "rogue", "")(unit) and unit.size <= 1 and unit.rng == 0


def strong_enough(unit: Card) -> bool:
    return of("warrior", "ranger", "")(unit) and unit.defence <= 4 and unit.spd >= 3


EQUIPMENT: dict[str, tuple[str, int | None, int | None, Who, set[str]]] = {
    "long-spear": ("weapon", 1, None, of("warrior", ""), {"reach"}),
    "whetted-blade": ("weapon", 1, 8, of("warrior", "rogue"), {"honed-blade"}),
    "great-axe": ("weapon", 1, 6, of("warrior"), {"cleave", "critical"}),
    "rune-hammer": ("weapon", 1, 3, of("warrior"), {"fellhanded", "shove"}),
    "hooked-knife": ("weapon", 1, 5, of("rogue", ""), {"backstab"}),
    "short-bow": ("weapon", 3, None, without_a_bow, set()),
    "war-string": ("weapon", 1, 6, of("ranger"), set()),
    "tower-shield": ("shield", 1, 4, of("warrior", ""), {"deflect"}),
    "buckler": ("shield", 2, 8, of("warrior", "rogue"), {"parry"}),
    "hauberk": ("armour", 2, 11, strong_enough, set()),
    "ward-charm": ("charm", 5, None, anybody, {"absorption"}),
    "feather-cloak": ("armour", 1, 7, of("wizard", "rogue", "ranger"), {"dodge"}),
    "climbing-hooks": ("kit", 1, 2, lambda unit: "flight" not in unit.abilities, {"climb", "quick"}),
    "hare-boots": ("kit", 1, 1, lambda unit: unit.size <= 1, set()),
    "rune-shard": ("charm", None, 4, anybody, set()),
    "red-draught": ("kit", 2, 4, anybody, set()),
    "war-banner": ("kit", 3, None, of("warrior", ""), set()),
    "smoke-pots": ("kit", 2, 2, of("wizard", "rogue", "ranger"), set()),
}
"""Slot, points for troops and for heroes (None: not for them), who may carry it, and which abilities it gives."""


def may_carry(unit: Card, item: Item) -> bool:
    _, troops, heroes, who, gives = EQUIPMENT[item.id]
    bought = heroes if "Hero" in unit.keywords else troops
    hands = CLASSES[unit.unit_class] != "beast" and "Construct" not in unit.keywords
    return bought is not None and hands and who(unit) and not gives & unit.abilities


def price(unit: Card, items: tuple[Item, ...]) -> int:
    total = unit.points
    for item in items:
        _, troops, heroes, _, _ = EQUIPMENT[item.id]
        total += (heroes if "Hero" in unit.keywords else troops) or 0
    return total


def may_be_fielded(build: list[tuple[Card, tuple[Item, ...]]], points: int, faction: str) -> bool:
    heroes = [unit.id for unit, _ in build if "Hero" in unit.keywords]
    if not build or "Hero" not in build[0][0].keywords or len(heroes) > max(1, points // 50):
        return False
    count = Counter(unit.id for unit, _ in build)
    copies = Counter(item.id for _, items in build for item in items)
    for unit, items in build:
        most = 1 if unit.id in heroes else max(1, points // 50) if unit.limit == PER_50 else len(build)
        slots = {EQUIPMENT[item.id][0] for item in items}
        too_many = len(items) > (2 if unit.id in heroes else 1) or len(slots) < len(items) or count[unit.id] > most
        if unit.faction not in (faction, "free") or too_many or not all(may_carry(unit, item) for item in items):
            return False
    few = all(number <= (1 if item == "war-banner" else 2) for item, number in copies.items())
    return few and sum(price(unit, items) for unit, items in build) <= points


@rule(
    "skirmish.army.points",
    "skirmish.army.leader",
    "skirmish.army.heroes",
    "skirmish.army.faction",
    "skirmish.equipment",
)
def test_who_may_be_fielded_is_what_the_tables_say() -> None:
    found: Counter[bool] = Counter()
    for seed in range(ARMIES):
        random = Random(seed)
        points = random.choice((20, 49, 50, 75, 99, 100, 149, 150, 200))
        faction = random.choice(("crown", "grave", "thorn", "cinder", "free"))
        pool = [unit for unit in UNITS if unit.faction in (faction, "free") or random.random() < 0.01]
        units = [random.choice([unit for unit in pool if unit.hero or random.random() < 0.01])]
        units += [random.choice(pool) for _ in range(random.randint(0, points // 18 + 1))]
        build: list[tuple[Card, tuple[Item, ...]]] = []
        for unit in units:
            able = [item for item in ITEMS if may_carry(unit, item) or random.random() < 0.02]
            build.append((unit, tuple(random.sample(able, min(len(able), random.choice((0, 0, 0, 1, 1, 2)))))))
        wanted = may_be_fielded(build, points, faction)
        assert legal(build, points, faction) == wanted, (build, points, faction, refusals(build, points, faction))
        found[wanted] += 1
    assert min(found[True], found[False]) > ARMIES // 10

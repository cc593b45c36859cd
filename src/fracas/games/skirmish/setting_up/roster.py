"""A roster: an army as text to print and lay beside the table."""

from __future__ import annotations

import textwrap

from fracas.core.sentences import counted
from fracas.games.skirmish.card import ABILITY_NAMES, ALWAYS, CLASS_WORDS, FAST, KINDS, SIZES, Card, Item, Own
from fracas.games.skirmish.content import ABILITIES, FACTIONS, HERO_ABILITIES
from fracas.games.skirmish.setting_up.armies import (
    Build,
    energy_of,
    faction_of,
    left_over,
    named,
    points_of,
    points_with,
)

WIDTH = 78


def roster(build: Build, points: int, name: str = "") -> str:
    """The whole army with its stats, what each unit can do, and what is left over. The leader comes first."""
    faction = next(each for each in FACTIONS if each.id == faction_of(build))
    title = f"{name or 'Army'}: {faction.name}, {points} points"
    lines = [title, "=" * len(title)]
    rows: list[list[int]] = []
    for place in range(len(build)):
        # The same unit with the same items is printed once; the leader stands alone.
        if place > 1 and build[place] in build[1:place]:
            next(row for row in rows[1:] if build[row[0]] == build[place]).append(place)
        else:
            rows.append([place])
    for row in rows:
        unit, items = build[row[0]]
        lines += ["", *_entry(unit, items, len(row), leads=row[0] == 0)]
    energy = energy_of(build, points)
    lines += [
        "",
        f"{points_of(build)} points; {left_over(build, points)} left, which give {energy} energy before round 1.",
    ]
    lines += ["", *_glossary(build)]
    return "\n".join(lines) + "\n"


def stats(unit: Card, items: tuple[Item, ...] = ()) -> str:
    """The stats as they count in the game, equipment included: ``"Atk 2  Rng 7  Def 3  Hp 6  Spd 4"``."""
    given = max([0, *[item.rng_given for item in items]])
    rng = (unit.rng or given) + sum(item.rng for item in items)
    defence = unit.defence + sum(item.defence for item in items)
    spd = unit.spd + sum(item.spd for item in items)
    return f"Atk {unit.atk}  Rng {rng or '–'}  Def {defence}  Hp {unit.hp}  Spd {spd}"


def _entry(unit: Card, items: tuple[Item, ...], count: int, *, leads: bool) -> list[str]:
    many = f"{count}x " if count > 1 else ""
    each = " each" if count > 1 else ""
    leader = " (leader)" if leads else ""
    kind = f"{', '.join(unit.keywords)} · {CLASS_WORDS[unit.unit_class]} · {SIZES[unit.size]} {unit.base_mm} mm"
    lines = [
        f"{many}{named(unit, items)}{leader}, {counted(points_with(unit, items), 'point')}{each}",
        f"  {kind} · {stats(unit, items)}",
        f"  Hp {'  '.join(['□' * unit.hp] * count)}",
    ]
    if abilities := [_ability(unit, ability) for ability in ABILITY_NAMES if ability in unit.abilities]:
        lines.append(f"  {', '.join(abilities)}")
    lines += [_wrapped(f"{own.name} ({_price(own)}): {own.text}") for own in unit.own]
    lines += [_wrapped(f"{item.name}: {item.text}") for item in items]
    return lines


def _ability(unit: Card, ability: str) -> str:
    number = {"absorption": unit.absorption, "multi-attack": unit.multi_attack}.get(ability, 0)
    return f"{ability} {number}" if number else ability


def _price(own: Own) -> str:
    if own.kind == ALWAYS:
        return "always on"
    kind = "fast ◆" if own.kind == FAST else KINDS[own.kind]
    return f"{own.energy} energy" if kind == "energy" else f"{kind}, {own.energy} energy"


def _glossary(build: Build) -> list[str]:
    """What the abilities that somebody in the army has mean, and those of every hero."""
    had = {
        ability
        for unit, items in build
        for ability in (*unit.abilities, *(one for item in items for one in item.gives))
    }
    lines = [_wrapped(f"{ability.name}: {ability.text}") for ability in ABILITIES if ability.id in had]
    lines += ["", "Every hero, one of these each turn:"]
    for ability in HERO_ABILITIES:
        energy = "X" if ability.id == "recruit" else ability.energy
        lines.append(_wrapped(f"{ability.name} ({energy}{' ◆' if ability.kind == 'fast' else ''}): {ability.text}"))
    return lines


def _wrapped(words: str) -> str:
    return textwrap.fill(words, WIDTH, initial_indent="  ", subsequent_indent="    ")

"""Armies: what may be fielded and why not, what it costs, and how it is written down.

A build is a list of (unit, its items), the leader first (skirmish.army.*, skirmish.equipment).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from fracas.core.refusal import SetupError
from fracas.core.sentences import counted, did_you_mean, listed, shown
from fracas.games.skirmish.card import FREE, HERO, PER_50, Army, Card, Item
from fracas.games.skirmish.content import FACTION_IDS, FACTIONS, FIELDED, ITEMS, OFFERED, UNITS

Member = tuple[Card, tuple[Item, ...]]
Build = list[Member]
Draw = Callable[[int], int]
"""``draw(n)`` is a random number from 0 to n - 1."""

LEAST_POINTS: Final = 20
MOST_POINTS: Final = 500
MOST_UNITS: Final = 125
"""No army has more units: the cheapest cost 4 points."""
LONGEST_TEXT: Final = 4_000
"""Characters of an army as text."""
LONGEST_LINE: Final = 200
"""Longer ones are not read: looking for remarks takes time that grows with the square of the length."""

_FACTION_NAMES = {faction.id: faction.name for faction in FACTIONS}


# -- what it costs


def points_with(unit: Card, items: Iterable[Item] = ()) -> int:
    """What a unit costs with its items."""
    return unit.points + sum(item.points(unit) for item in items)


def points_of(build: Build) -> int:
    """What the army costs (skirmish.army.points)."""
    return sum(points_with(unit, items) for unit, items in build)


def left_over(build: Build, points: int) -> int:
    """The points of the game that the army has not used."""
    return points - points_of(build)


def energy_of(build: Build, points: int) -> int:
    """The energy before round 1: half of what is left over, rounded down (skirmish.army.leftover)."""
    return max(left_over(build, points), 0) // 2


# -- what may be fielded


def heroes_allowed(points: int) -> int:
    """One hero for each full 50 points, at least one (skirmish.army.heroes)."""
    return max(points // 50, 1)


def most_of(unit: Card, points: int) -> int:
    """So many copies of this unit may be in an army (skirmish.card)."""
    if unit.limit == HERO:
        return 1
    return max(points // 50, 1) if unit.limit == PER_50 else MOST_UNITS


def of_faction(unit: Card, faction: str) -> bool:
    """May it fight for this faction? Mercenaries may for any, and alone for none (skirmish.army.faction)."""
    return unit.faction in (faction, FREE)


def faction_of(build: Build) -> str:
    """The faction of the first unit that has one; `FREE` for mercenaries only."""
    return next((unit.faction for unit, _ in build if unit.faction != FREE), FREE)


def refusals(build: Build, points: int, faction: str) -> list[tuple[str, str]]:
    """Everything that is wrong with an army: the rule's id, and a sentence. An empty list: it may be fielded."""
    wrong = [
        *_about_points(build, points),
        *_about_leader(build),
        *_about_heroes(build, points),
        *_about_faction(build, faction),
        *_about_limits(build, points),
        *_about_removed(build),
    ]
    for unit, items in build:
        wrong += _about_items(unit, items)
    return wrong + _about_copies(build)


def about_a_seat(fielded: Build, left: Build, points: int) -> list[str]:
    """What is wrong with an army in the middle of a game: ``fielded`` are all its units, ``left`` those who have not
    fallen. Recruits, who are no heroes, make good what has fallen."""
    wrong = [
        *_about_heroes(fielded, points),
        *_about_faction(fielded, faction_of(fielded)),
        *_about_limits(left, points),
    ]
    for unit, items in fielded:
        wrong += _about_items(unit, items)
    return [sentence for _, sentence in wrong + _about_copies(left)]


def legal(build: Build, points: int, faction: str) -> bool:
    """May this army be fielded?"""
    return not refusals(build, points, faction)


def refuse(build: Build, points: int, faction: str) -> None:
    """Raise the first thing that is wrong with the army, if there is one."""
    for rule, sentence in refusals(build, points, faction):
        raise SetupError("bad-army", sentence, rule=rule)


def _about_points(build: Build, points: int) -> list[tuple[str, str]]:
    rule = "skirmish.army.points"
    if not LEAST_POINTS <= points <= MOST_POINTS:
        return [(rule, f"A game has {LEAST_POINTS} to {MOST_POINTS} points, not {points}.")]
    over = -left_over(build, points)
    if over > 0:
        return [(rule, f"The army costs {points_of(build)} points, {over} more than the {points} of the game.")]
    return []


def _about_leader(build: Build) -> list[tuple[str, str]]:
    rule = "skirmish.army.leader"
    if not build:
        return [(rule, "The army is empty: it needs a Hero as its leader.")]
    if not any(unit.hero for unit, _ in build):
        return [(rule, "The army has no Hero to lead it.")]
    if not build[0][0].hero:
        return [(rule, f"{build[0][0].name}: the first unit is the leader, and only a Hero can lead.")]
    return []


def _about_heroes(build: Build, points: int) -> list[tuple[str, str]]:
    rule = "skirmish.army.heroes"
    heroes = Counter(unit.name for unit, _ in build if unit.hero)
    wrong = []
    if heroes.total() > (allowed := heroes_allowed(points)):
        names = listed(list(heroes))
        wrong.append(
            (rule, f"{names}: {points} points allow {counted(allowed, 'hero', 'heroes')}, not {heroes.total()}.")
        )
    wrong += [(rule, f"{name}: an army has only one copy of a hero.") for name, copies in heroes.items() if copies > 1]
    return wrong


def _about_faction(build: Build, faction: str) -> list[tuple[str, str]]:
    rule = "skirmish.army.faction"
    if faction not in _FACTION_NAMES:
        return [(rule, f"Unknown faction {shown(faction)}{did_you_mean(faction, FACTION_IDS)}")]
    if faction == FREE:
        need = "an army without a faction is mercenaries only"
    else:
        need = f"this army is {_FACTION_NAMES[faction]} and mercenaries only"
    strangers = {unit.id: unit for unit, _ in build if not of_faction(unit, faction)}
    return [(rule, f"{unit.name}: of {_FACTION_NAMES[unit.faction]}; {need}.") for unit in strangers.values()]


def _about_limits(build: Build, points: int) -> list[tuple[str, str]]:
    copies = Counter(unit.number for unit, _ in build if unit.limit == PER_50)
    wrong = []
    for number, count in copies.items():
        if count > (most := most_of(UNITS[number], points)):
            sentence = f"{UNITS[number].name}: one for each full 50 points, so {most} here, not {count}."
            wrong.append(("skirmish.card", sentence))
    return wrong


def _about_removed(build: Build) -> list[tuple[str, str]]:
    removed = {unit.id: unit for unit, _ in build if unit not in FIELDED}
    return [("skirmish.card", f"{unit.name}: an overlay has removed it.") for unit in removed.values()]


def _about_items(unit: Card, items: tuple[Item, ...]) -> list[tuple[str, str]]:
    rule = "skirmish.equipment"
    wrong = [(rule, sentence) for item in items if (sentence := item.refusal(unit))]
    most = 2 if unit.hero else 1
    if len(items) > most:
        who = "a hero carries at most two items" if unit.hero else "a unit that is not a hero carries at most one item"
        wrong.append((rule, f"{unit.name}: {who}, not {len(items)}."))
    elif len(items) == 2 and items[0].slot == items[1].slot:
        names = listed([item.name for item in items])
        wrong.append((rule, f"{unit.name}: two items are of different slots; {names} are both {items[0].slot}."))
    return wrong


def _about_copies(build: Build) -> list[tuple[str, str]]:
    copies = Counter(item.number for _, items in build for item in items)
    wrong = []
    for number, count in copies.items():
        item = ITEMS[number]
        if count > item.copies:
            most = counted(item.copies, "copy", "copies")
            wrong.append(("skirmish.equipment", f"{item.name}: at most {most} in an army, not {count}."))
    return wrong


# -- ready ones, and random ones


def build_of(army: Army) -> Build:
    """A ready army, as a build."""
    return [(UNITS[unit], tuple(ITEMS[item] for item in items)) for unit, items in army.members]


def ready_armies(points: int) -> list[Army]:
    """The ready armies for a game of so many points; there may be none."""
    return [army for army in OFFERED if army.points == points]


def leaders(points: int, faction: str, *, mercenaries: bool = True) -> list[Card]:
    """The heroes that may lead an army of this faction."""
    heroes = [unit for unit in FIELDED if unit.hero and unit.points <= points and of_faction(unit, faction)]
    return [hero for hero in heroes if mercenaries or hero.faction == faction]


def random_army(
    points: int,
    faction: str | None,
    draw: Draw,
    *,
    mercenaries: bool = True,
    equipment: bool = True,
) -> Build:
    """A random legal army, which leaves no points that would buy another unit.

    Without a faction, one of those that can field a leader is drawn. A quarter of the units are mercenaries, and a
    quarter of those that may carry something do.
    """
    for rule, sentence in [*_about_points([], points), *_about_faction([], faction or FREE)]:
        raise SetupError("bad-army", sentence, rule=rule)
    if faction is None:
        able = [each for each in FACTION_IDS if each != FREE and leaders(points, each, mercenaries=mercenaries)]
        faction = able[draw(len(able))]
    heroes = leaders(points, faction, mercenaries=mercenaries)
    if not heroes:
        sentence = f"No hero of {_FACTION_NAMES.get(faction, faction)} costs {points} points or less."
        raise SetupError("bad-army", sentence, rule="skirmish.army.leader")
    own = [hero for hero in heroes if hero.faction == faction]
    build: Build = []
    _add(build, _one_of(own, heroes, draw), points, draw, equipment=equipment)
    pool = [unit for unit in FIELDED if of_faction(unit, faction) and (mercenaries or unit.faction == faction)]
    while fitting := [unit for unit in pool if _fits(build, unit, points)]:
        own = [unit for unit in fitting if unit.faction == faction]
        _add(build, _one_of(own, fitting, draw), points, draw, equipment=equipment)
    return build


def _one_of(own: list[Card], fitting: list[Card], draw: Draw) -> Card:
    """A unit of the faction, or in one case of four a mercenary, where there are both."""
    hired = [unit for unit in fitting if unit.faction == FREE]
    chosen = own if own and (not hired or draw(4)) else hired
    return chosen[draw(len(chosen))]


def _fits(build: Build, unit: Card, points: int) -> bool:
    """May one more of this unit be bought?"""
    if unit.points > left_over(build, points):
        return False
    if unit.hero and sum(each.hero for each, _ in build) >= heroes_allowed(points):
        return False
    return sum(each is unit for each, _ in build) < most_of(unit, points)


def _add(build: Build, unit: Card, points: int, draw: Draw, *, equipment: bool) -> None:
    """The unit joins the army, in one case of four with an item."""
    left = left_over(build, points) - unit.points
    carried = Counter(item.number for _, items in build for item in items)
    fitting = [
        item
        for item in ITEMS
        if equipment and item.allowed(unit) and item.points(unit) <= left and carried[item.number] < item.copies
    ]
    items = (fitting[draw(len(fitting))],) if fitting and draw(4) == 0 else ()
    build.append((unit, items))


# -- as text


def named(unit: Card, items: Iterable[Item]) -> str:
    """``"Athum Tellur with Hare Boots"``."""
    return " with ".join([unit.name, *filter(None, [" and ".join(item.name for item in items)])])


def written(build: Build) -> str:
    """An army as lines of text, the leader first; `read` reads it.

    >>> from fracas.games.skirmish.content import army_named
    >>> print(written(build_of(army_named("thorn-50-b"))))
    Kaerith Stormwing
    2x Glade Stalker
    Thornling with Hare Boots
    """
    lines: list[tuple[int, str]] = []
    for place, (unit, items) in enumerate(build):
        line = named(unit, items)
        if place > 1 and lines[-1][1] == line:
            lines[-1] = (lines[-1][0] + 1, line)
        else:
            lines.append((1, line))
    return "\n".join(line if count == 1 else f"{count}x {line}" for count, line in lines)


def _folded(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "", name.casefold())


def _known(things: Iterable[tuple[str, str]]) -> dict[str, int]:
    """Where a thing is found by its name, by its id, and by the end of its id if no other has the same."""
    places: dict[str, int] = {}
    ends: Counter[str] = Counter()
    rows = list(things)
    for _, id_ in rows:
        ends[_folded(id_.rpartition(".")[2])] += 1
    for place, (name, id_) in enumerate(rows):
        end = _folded(id_.rpartition(".")[2])
        for word in (_folded(name), _folded(id_), *[end] * (ends[end] == 1)):
            places[word] = place
    return places


_UNIT_PLACES = _known((unit.name, unit.id) for unit in UNITS)
_ITEM_PLACES = _known((item.name, item.id) for item in ITEMS)

_LINE = re.compile(
    r"[-*•]?\s*(?P<leader>leader\s*:)?\s*(?:(?P<count>\d{1,6})\s*(?:[x×]\s*|\s))?(?P<rest>.*)", re.IGNORECASE
)
_REMARK = re.compile(r"\s*\((?P<words>[^()]*)\)\s*$")


def read(text: str) -> Build:
    """An army from text: a unit on each line, the leader first or marked ``leader:``.

    Names and ids are taken in upper or lower case; ``3x`` before a unit are three of it; items follow ``with``. What
    stands in brackets at the end of a line, and lines that begin with ``#``, are remarks. Raises a SetupError that says
    in which line something is wrong; whether the army may be fielded is another question (`refusals`).
    """
    if len(text) > LONGEST_TEXT:
        sentence = f"An army as text has {LONGEST_TEXT} characters at the most."
        raise SetupError("bad-army", sentence, rule="skirmish.army.points")
    build: Build = []
    leader: int | None = None
    for number, line in enumerate(text.splitlines(), 1):
        words = " ".join(line.split())
        if not words or words.startswith("#"):
            continue
        if len(words) > LONGEST_LINE:
            raise _unreadable(number, f"a line has {LONGEST_LINE} characters at the most.", "skirmish.card")
        leads = False
        while remark := _REMARK.search(words):
            leads = leads or remark["words"].strip().casefold() == "leader"
            words = words[: remark.start()]
        found = _LINE.fullmatch(words)
        assert found is not None, "everything matches"
        count = int(found["count"] or 1)
        if not 1 <= count <= MOST_UNITS:
            raise _unreadable(number, f"{count} of a unit are not 1 to {MOST_UNITS}.", "skirmish.army.points")
        if leads or found["leader"]:
            if leader is not None:
                raise _unreadable(number, "there is a leader already.", "skirmish.army.leader")
            leader = len(build)
        build += [_read_member(found["rest"], number)] * count
        if len(build) > MOST_UNITS:
            raise _unreadable(number, f"no army has more than {MOST_UNITS} units.", "skirmish.army.points")
    if not build:
        sentence = "The army is empty. Write a unit on each line, the leader first."
        raise SetupError("bad-army", sentence, rule="skirmish.army.leader")
    if leader is not None:
        build.insert(0, build.pop(leader))
    return build


def _read_member(words: str, line: int) -> Member:
    name, *carried = re.split(r"\s+with\s+|\s*\+\s*", words, maxsplit=1, flags=re.IGNORECASE)
    if not name:
        raise _unreadable(line, "no unit is named.", "skirmish.card")
    folded = _folded(name)
    place = _UNIT_PLACES.get(folded, _UNIT_PLACES.get(folded.removesuffix("s")))
    if place is None:
        close = did_you_mean(name, [unit.name for unit in UNITS])
        hint = close if "Did you mean" in close else "."
        raise _unreadable(line, f"unknown unit {shown(name)}{hint}", "skirmish.card")
    items = []
    for word in re.split(r"\s*(?:,|\+|&|\band\b)\s*", carried[0], flags=re.IGNORECASE) if carried else ():
        if _folded(word) not in _ITEM_PLACES:
            close = did_you_mean(word, [item.name for item in ITEMS])
            raise _unreadable(line, f"unknown equipment {shown(word)}{close}", "skirmish.equipment")
        items.append(ITEMS[_ITEM_PLACES[_folded(word)]])
    return UNITS[place], tuple(items)


def _unreadable(line: int, what: str, rule: str) -> SetupError:
    return SetupError("bad-army", f"Line {line}: {what}", rule=rule)

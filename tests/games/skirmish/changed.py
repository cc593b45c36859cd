"""What a row of skirmish says is changed, field by field, and play is looked at until something differs.

`changes` lists the fields of a row, each with another value. `with_row` lets the rules read such a row: what the rules
make of the content when they are imported is made anew from their own source, so that no test repeats how a field gets
there. What is looked at: fights at small tables, the opening of a game, and what is said while an army is built. The
content's hash does not count, nor what the loader says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any, Literal, get_args

import msgspec

from fracas.core.listener import Listener
from fracas.core.question import Choice, Place
from fracas.core.settings import settle
from fracas.core.tell import heard_into
from fracas.games.skirmish import SKIRMISH, bodies, content, rows, stats
from fracas.games.skirmish.abilities import ability as home
from fracas.games.skirmish.abilities import ids, items, using
from fracas.games.skirmish.abilities.ids import COUNT, FIRST_HERO
from fracas.games.skirmish.abilities.saying import why_not_aim, why_not_use
from fracas.games.skirmish.content import ARMIES, ITEMS, MAPS, SCENARIOS, UNITS
from fracas.games.skirmish.rows import (
    AbilityRow,
    ArmyRow,
    BookRow,
    ItemRow,
    LayoutRow,
    MapRow,
    MemberRow,
    OwnRow,
    PieceRow,
    ScenarioRow,
    UnitRow,
)
from fracas.games.skirmish.setting_up.armies import (
    Build,
    Member,
    about_a_seat,
    build_of,
    points_with,
    ready_armies,
    refusals,
)
from fracas.games.skirmish.setting_up.roster import roster
from fracas.games.skirmish.state import State
from fracas.games.skirmish.telling import naming
from tests.games.skirmish.test_many_games import answer
from tests.kit.fields import fields_of
from tests.kit.skirmish import Table

TO = Listener.nobody()
SOURCE = Path(__file__).parents[3] / "src"
MADE_OF_CONTENT: tuple[ModuleType, ...] = (ids, bodies, stats, using, naming)
"""Modules that make lists of plain numbers and words from the content."""
ANSWERS = 40
"""So many answers a table is played for."""
TABLES = 14
"""So many tables a change may take until it is noticed."""


# -- another value for each field


def changes(row: Any, under: str = "") -> Iterator[tuple[str, Any]]:
    """Every field that the row gives, as it would be called, and the row with another value there."""
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if field.name == "id" or value == field.default or value in ((), {}, None):
            continue  # by its id a row is found: another id is another row
        for name, other in others(f"{under}{field.name}", field.name, field.type, value):
            yield name, msgspec.structs.replace(row, **{field.name: other})


def others(name: str, field: str, kind: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """Values that a field might have instead; a part of it at a time."""
    if isinstance(value, OwnRow | MemberRow | PieceRow | LayoutRow):
        yield from changes(value, f"{name}.")
    elif isinstance(value, dict):
        for key, part in value.items():
            for called, other in others(f"{name}.{key}", field, None, part):
                yield called, {**value, key: other}
    elif isinstance(value, bool):
        yield name, not value
    elif isinstance(value, int | float):
        yield name, value + 1
        if value > 0:
            yield name, value - 1
    elif isinstance(value, str):
        if field == "unit":
            kind = Literal["crown.soldier", "grave.husk"]
        words = [word for word in get_args(kind) if isinstance(word, str) and word != value]
        yield from ((name, word) for word in words or [f"{value} or so"])
    elif isinstance(value, tuple):
        yield from in_a_row(name, field, value)


def in_a_row(name: str, field: str, value: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """Without one of its parts, or with another there."""
    for place, each in enumerate(value):
        rest = value[:place] + value[place + 1 :]
        if isinstance(each, str):
            yield f"{name} {each}", rest
            continue
        if not isinstance(each, tuple | int | float):
            yield name, rest
        for called, other in others(name, field, None, each):
            yield called, (*value[:place], other, *value[place + 1 :])


# -- with it

NATIVE: dict[type, tuple[Any, Callable[..., Any]]] = {
    UnitRow: (UNITS, content._unit),
    ItemRow: (ITEMS, content._item),
    ArmyRow: (ARMIES, content._army),
    ScenarioRow: (SCENARIOS, content._scenario),
}


def _again(module: ModuleType) -> dict[str, Any]:
    """What the module makes of the content as it is now. A compiled one is read from its source as well."""
    names = {"__name__": module.__name__}
    exec(_source(module.__name__), names)
    return names


@cache
def _source(module: str) -> CodeType:
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    return compile(path.read_text("utf-8"), str(path), "exec")


def _made_anew() -> None:
    for module in MADE_OF_CONTENT:
        fresh = _again(module)
        for name, old in vars(module).items():
            new = fresh.get(name)
            if isinstance(old, list) and isinstance(new, list) and old != new:
                old[:] = new
    items.ONCE[:] = [item.once for item in ITEMS]
    bodies._grounds.clear()
    bodies._seen.clear()


@contextmanager
def _put(thing: Any, other: Any) -> Iterator[None]:
    """All of a native object is as in another one; afterwards as it was."""
    before = {name: getattr(thing, name) for name in fields_of(type(thing))} if thing is not None else {}
    try:
        for name in before:
            setattr(thing, name, getattr(other, name))
        yield
    finally:
        for name, value in before.items():
            setattr(thing, name, value)


@contextmanager
def with_row(place: int, row: Any, table: str) -> Iterator[None]:
    """The rules read this row in this place of its table; afterwards as it was."""
    thing, other = native(place, row, table)
    before = getattr(rows, table)
    try:
        if isinstance(before, tuple):
            for module in (rows, content):
                setattr(module, table, (*before[:place], row, *before[place + 1 :]))
        with _put(thing, other):
            _made_anew()
            yield
    finally:
        for module in (rows, content):
            setattr(module, table, before)
        _made_anew()


def native(place: int, row: Any, table: str) -> tuple[Any, Any]:
    """What the rules read for this row, and what they would read if it were like this."""
    if table == "OWN_ROWS":
        return None, None  # its row is all that there is
    if isinstance(row, MapRow):
        return MAPS[place], content._map(place, MAPS[place].id, row)
    if isinstance(row, BookRow):
        return content.ABILITIES[place], content._of_the_book(row)
    if isinstance(row, AbilityRow):
        return content.HERO_ABILITIES[place], content._ability(row)
    things, make = NATIVE[type(row)]
    return things[place], make(place, row)


def is_readable(place: int, row: Any, table: str) -> bool:
    """Does the loader take it? What it refuses shows nothing about play."""
    try:
        native(place, row, table)
    except (KeyError, ValueError, IndexError):
        return False
    return True


# -- a fight

GROUND: list[dict[str, Any]] = [
    {"kind": "elevation", "at": [[7, 7], [13, 7], [13, 13], [7, 13]], "level": 2, "dotted": [0]},
    {"kind": "cover", "at": [[3, 12], [6, 12], [6, 15], [3, 15]]},
    {"kind": "water", "at": [[13, 3], [16, 3], [16, 6], [13, 6]]},
]
OTHERS = ("crown.athum", "thorn.hawk", "thorn.wolf", "grave.husk", "crown.longbow", "cinder.ogre", "free.duelist")
SPACING = (2.3, 3.4, 2.3, 2.8)
"""Inches between centres: some must move before they strike."""


def fought(kinds: list[str], carried: list[str], seed: int) -> Iterator[Any]:
    """What is asked, offered, said and told in a fight of these against each other and against some others."""
    yield from played(laid(kinds, carried, seed), Random(seed))


def stood(kinds: list[str], carried: list[str]) -> Iterator[Any]:
    """Before such a fight: what the first of them has, and why it cannot use this and that, or not on these."""
    for seed in range(4):
        state = laid(kinds, carried, seed)
        yield [stats.has(state, 0, 1 << bit) for bit in range(FIRST_HERO)]
        for what in range(FIRST_HERO, COUNT):
            yield why_not_use(state, 0, what, TO)
            if stats.owns(state, 0, what) and home.ABILITIES[what] is not None:
                yield [why_not_aim(state, 0, what, other, TO) for other in range(len(state.units))]


def laid(kinds: list[str], carried: list[str], seed: int) -> State:
    """These, by turns of both sides, among some others."""
    random = Random(seed)
    table = Table(2, terrain=GROUND, round_limit=3 + seed % 2, points=500)
    state = table.state
    middle = (4.2, 10, 15.8)[seed % 3]
    apart = SPACING[seed % len(SPACING)]
    places = [(middle + apart * x, 10 + apart * y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    random.shuffle(places)
    wanted = [*((kind, True) for kind in kinds), *((kind, False) for kind in random.sample(OTHERS, len(OTHERS)))]
    led: set[int] = set()
    for number, ((kind, own), (x, y)) in enumerate(zip(wanted, places, strict=False)):
        card = content.unit_named(kind)
        seat = (number + seed) % 2
        fits = [each for each in carried if own and content.item_named(each).allowed(card)]
        hp = max(1, card.hp - seed % 2) if own else None
        table.put(seat, kind, x, y, *fits, hp=hp, leader=card.hero and seat not in led)
        led |= {seat} if card.hero else set()
    table.stone(places[0][0], 2, 0)
    state.energy = [9, 9]
    state.round = 2 + seed % 2
    return state


def played(state: State, random: Random, answers: int = ANSWERS) -> Iterator[Any]:
    events: list[Any] = []
    tell = heard_into(events)
    while answers > 0 and (going := SKIRMISH.resolution(state, tell)) is not None:
        sent: Any = None
        while True:
            try:
                question = going.send(sent)
            except StopIteration:
                break
            if isinstance(question, Choice):
                options = [SKIRMISH.words.option(state, question, value, TO) for value in question.options]
                said = [(each.token, each.label, each.note) for each in options]
                yield question.ask, SKIRMISH.words.prompt(state, question, question.seat, TO), said
            elif isinstance(question, Place):
                yield question.ask, refused(question)
            sent = answer(question, random)
            answers -= 1
        yield [(event.rule, SKIRMISH.words.narrate(state, event, TO)) for event in events]
        events.clear()
        yield SKIRMISH.notation.write(state)


def refused(question: Place) -> list[Any]:
    """Why not, at many places."""
    found = []
    for x in range(500, 30000, 2900):
        for y in range(500, 30000, 2900):
            why = question.region.refuse((x, y))
            found.append(why and (why.rule, why.sentence))
    return found


# -- an opening, and an army

EVERY_MAP = [(scenario.id, table) for scenario in SCENARIOS for table in scenario.maps]


def opened(scenario: str, table: str, players: int, seed: int, armies: list[str] | None = None) -> Iterator[Any]:
    """How a game begins, and the first turns."""
    points = content.scenario_named(scenario).typical_points[0]
    given: dict[str, Any] = {"scenario": scenario, "map": table, "points": points}
    if armies:
        given["armies"] = armies
    state = SKIRMISH.begin(players, settle("skirmish", SKIRMISH.settings, given))
    yield from played(state, Random(seed), 60)


def built(kind: int) -> Iterator[Any]:
    """What is said of a unit while armies are built: its price, its limits, what it may carry."""
    card = UNITS[kind]
    for item in ITEMS:
        yield item.refusal(card), item.points(card)
    for hero in ("crown.athum", "grave.vael", "thorn.sorrel", "cinder.brokka"):
        leader: Member = (content.unit_named(hero), ())
        for points in (50, 100):
            for many in (1, 2, 3):
                build: Build = [leader, *[(card, ())] * many]
                yield refusals(build, points, leader[0].faction), about_a_seat(build, build, points)
    alone: Build = [(card, ())]
    yield points_with(card), about_a_seat(alone, alone, 50)


def carried(item: int) -> Iterator[Any]:
    """The same of an item."""
    it = ITEMS[item]
    for card in UNITS:
        yield it.refusal(card), it.points(card)
        for other in ITEMS:
            yield refusals([(card, (it, other))], 100, card.faction)
    able = next(card for card in UNITS if it.allowed(card))
    for many in range(1, 5):
        build: Build = [(able, (it,))] * many
        yield about_a_seat(build, build, 200)


# -- noticed


def looks(row: Any, place: int) -> Iterator[Callable[[], Iterator[Any]]]:
    """What to look at for a row, one after the other."""
    if isinstance(row, UnitRow):
        now = UNITS[place].id
        yield lambda: built(place)
        yield lambda: stood([now, now], [])
        for seed in range(TABLES):
            yield lambda seed=seed: fought([now, now], [], seed)  # type: ignore[misc]
    elif isinstance(row, ItemRow):
        able = [card.id for card in UNITS if ITEMS[place].allowed(card)]
        yield lambda: carried(place)
        yield lambda: stood([able[0]] * 2, [ITEMS[place].id])
        for seed in range(TABLES):
            yield lambda seed=seed: fought([able[seed % len(able)]] * 2, [ITEMS[place].id], seed)  # type: ignore[misc]
    elif isinstance(row, AbilityRow | BookRow):
        having = users(row)
        yield lambda: stood([having[0]] * 2, [])
        for seed in range(TABLES):
            yield lambda seed=seed: fought([having[seed % len(having)]] * 2, [], seed)  # type: ignore[misc]
    elif isinstance(row, ArmyRow):
        yield lambda: iter([ready_armies(50), ready_armies(100), build_of(ARMIES[place])])
        yield lambda: iter([SKIRMISH.words.option(mustering(), Choice(0, "army", [place]), place, TO).label])
    else:
        for scenario, table in EVERY_MAP:
            it = content.map_named(table)
            if (scenario == row.id) if isinstance(row, ScenarioRow) else (it.number == place):
                for players in it.players if scenario == "battlefield" else (2,):
                    yield lambda s=scenario, t=table, p=players: opened(s, t, p, 1)  # type: ignore[misc]
                    yield lambda s=scenario, t=table, p=players: opened(s, t, p, 2)  # type: ignore[misc]


def mustering() -> State:
    return SKIRMISH.begin(2, settle("skirmish", SKIRMISH.settings, {"armies": ["choose", "choose"]}))


def printed(row: Any, place: int) -> Iterator[Any]:
    """What is printed: a roster, and the catalogue's pages about own abilities and items."""
    build: Build = []
    if isinstance(row, UnitRow):
        build = [(UNITS[place], ())]
    elif isinstance(row, ItemRow):
        build = [(next(card for card in UNITS if ITEMS[place].allowed(card)), (ITEMS[place],))]
    elif isinstance(row, AbilityRow | BookRow):
        build = [(content.unit_named(users(row)[0]), ())]
    if build:
        yield roster(build, 50)
    yield [(each.id, each.title, each.text, each.ruling) for each in content.rules_of_content()]


def users(row: AbilityRow | BookRow) -> list[str]:
    """Units that have the ability, or any hero."""
    had = [card.id for card in UNITS if row.id in card.abilities or card.own_named(row.id) is not None]
    return had or [card.id for card in UNITS if card.hero]


@cache
def all_looks(table: str, place: int) -> list[Callable[[], Iterator[Any]]]:
    return list(looks(rows_of(table)[place], place))


@cache
def as_it_is(table: str, place: int, look: int) -> list[str]:
    """What is seen if nothing is changed."""
    return [repr(each) for each in all_looks(table, place)[look]()]


def rows_of(table: str) -> list[Any]:
    found = getattr(rows, table)
    return list(found.values() if isinstance(found, dict) else found)


def noticed(place: int, row: Any, table: str) -> bool:
    """Did something differ?"""
    if not is_readable(place, row, table):
        return False
    for number, look in enumerate(all_looks(table, place)):
        seen = as_it_is(table, place, number)
        with with_row(place, row, table):
            try:
                if any(repr(each) != was for each, was in zip_longest(look(), seen)):
                    return True
            except Exception:
                return True
    return False


def is_printed(place: int, row: Any, table: str) -> bool:
    """Does it differ in print? For what is there to be read by people."""
    before = list(printed(row, place))
    with with_row(place, row, table):
        return list(printed(row, place)) != before


def unnoticed(place: int, row: Any, table: str, words: frozenset[str], leaving: frozenset[str]) -> list[str]:
    """The fields of a row that can be changed without any difference; in ``words`` a difference in print is enough."""
    found: dict[str, bool] = {}
    for name, other in changes(row):
        if name in leaving or found.get(name, False):
            continue
        word = name.partition(" ")[0] in words
        found[name] = (word and is_printed(place, other, table)) or noticed(place, other, table)
    return [name for name, was in found.items() if not was]

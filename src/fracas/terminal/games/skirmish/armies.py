"""Armies as text: built at the table, ordered before the game, looked up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from fracas.core.asked import Asked
from fracas.core.refusal import FracasError, SetupError
from fracas.core.sentences import did_you_mean
from fracas.games.skirmish.card import CLASS_WORDS, SIZES
from fracas.games.skirmish.content import ARMIES, FACTIONS, ITEMS, UNITS, map_named
from fracas.games.skirmish.maps import INCH, TERRAIN
from fracas.games.skirmish.setting_up.armies import (
    Build,
    energy_of,
    faction_of,
    left_over,
    points_of,
    read,
    ready_armies,
    refusals,
    written,
)
from fracas.games.skirmish.setting_up.mustering import BUILD, CHOOSE, RANDOM, Muster, flat
from fracas.games.skirmish.setting_up.roster import roster, stats
from fracas.games.skirmish.telling.naming import ABILITY_NAMES, ABILITY_TEXTS, point_name
from fracas.terminal.board import Ask
from fracas.terminal.screen import cut, whole_number

if TYPE_CHECKING:
    from fracas.games.skirmish.card import Card
    from fracas.games.skirmish.maps import Piece
    from fracas.games.skirmish.view import View
    from fracas.terminal.play import Play

MORE = (
    f"{RANDOM}: one of these, and none that is taken.",
    f"{CHOOSE}: one of these, chosen in secret at the table.",
    f"{BUILD}: typed at the table, as text.",
    "Or an army as text: Athum Tellur; 2x Soldier; Peasant with Hare Boots. The leader comes first.",
)


def read_text(typed: str) -> Build:
    """An army in one line: semicolons are ends of lines. SetupError if it cannot be read."""
    return read(typed.replace(";", "\n"))


def army(play: Play, asked: Asked, rest: str) -> bool:
    """``army Athum Tellur; 2x Soldier``: fields it, where an army is built; alone, it tells what there is."""
    region = asked.region
    if not isinstance(region, Muster):
        if asked.ask == "army" and rest:
            play.message = "Choose one of the ready armies: its number, or its name."
            return False
        play.screen.page(_ready_armies(play.table.view(asked.seat).points))
        return False
    if not rest:
        play.screen.page([*_ready_armies(region.points), "", *unit_lines("")])
        return False
    try:
        build = read_text(rest)
    except FracasError as no:
        play.message = f"{no.sentence} [{no.rule}]"
        return False
    wrong = refusals(build, region.points, faction_of(build))
    if wrong:
        play.message = " ".join(f"{sentence} [{rule}]" for rule, sentence in wrong[:3])
        return False
    return play.answer(asked, flat(build))


def check(play: Play, asked: Asked, rest: str) -> bool:
    """``check Athum Tellur; 2x Soldier``: the roster of an army, what it costs, and what is wrong with it."""
    points = play.table.view(asked.seat).points
    try:
        build = read_text(rest)
    except FracasError as no:
        play.message = f"{no.sentence} [{no.rule}]"
        return False
    lines = roster(build, points).splitlines()
    wrong = [f"{sentence} [{rule}]" for rule, sentence in refusals(build, points, faction_of(build))]
    play.screen.page([*lines, "", *(wrong or ["It may be fielded."])])
    return False


def units(play: Play, asked: Asked, rest: str) -> bool:  # noqa: ARG001 - as every command
    """``units``, ``units grave``: the cards that an army is built from."""
    lines = unit_lines(rest.casefold())
    if lines:
        play.screen.page([*lines])
    else:
        play.message = f"No faction is called {cut(rest, 30)!r}{did_you_mean(rest, [each.id for each in FACTIONS])}"
    return False


def unit_lines(word: str) -> list[str]:
    """Units by faction, with points and stats."""
    lines: list[str] = []
    for faction in FACTIONS:
        if word and word not in (faction.id, faction.name.casefold()):
            continue
        lines += ["", f"{faction.name} ({faction.id})"]
        for unit in UNITS:
            if unit.faction == faction.id:
                limit = {"1/50": ", 1 per 50", "hero": ", hero"}.get(["", "1/50", "hero"][unit.limit], "")
                lines.append(f"  {unit.points:>2} {unit.name}{limit}: {stats(unit).replace('  ', ' ')}")
    return lines[1:]


def _ready_armies(points: int) -> list[Any]:
    found: list[Any] = [f"Ready armies for {points} points:"]
    for each in ready_armies(points):
        build = [(UNITS[unit], tuple(ITEMS[item] for item in items)) for unit, items in each.members]
        left = left_over(build, points)
        found += [
            "",
            f"{each.name} ({each.id}), {points_of(build)} points, {left} left, energy {energy_of(build, points)}:",
            f"  {written(build).replace(chr(10), '; ')}",
        ]
    return found if len(found) > 1 else [f"There are no ready armies for {points} points."]


# -- before the game


def ask_armies(people: list[str], points: int, ask: Ask) -> list[Any]:
    """Each person's army: a ready one by its number or name, a random one, or one as text."""
    fitting = ready_armies(points)
    shown = [
        f"{number}  {each.name}: {', '.join(UNITS[unit].name for unit, _ in each.members)}"
        for number, each in enumerate(fitting, 1)
    ]
    found: list[Any] = []
    for place, name in enumerate(people):
        whose = "Your army" if len(people) == 1 else f"The army of {name}"
        numbers = f"1 to {len(fitting)}, " if fitting else ""
        question = f"{whose}: {numbers}{RANDOM} or {BUILD}"
        found.append(
            ask(question, RANDOM, lambda typed: read_army(typed, points), shown=[] if place else shown, more=MORE)
        )
    return found


def read_army(typed: str, points: int) -> str:
    """What one seat's army is to be, for the settings; SetupError if it cannot be."""
    fitting = ready_armies(points)
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(fitting):
        return fitting[number - 1].id
    word = typed.strip().casefold()
    if word in (RANDOM, BUILD, CHOOSE):
        return word
    for each in ARMIES:
        if word in (each.id, each.name.casefold()):
            if each.points != points:
                sentence = f"{each.name} is for {each.points} points; this game has {points}."
                raise SetupError("bad-army", sentence, rule="skirmish.army.points")
            return each.id
    build = read_text(typed)
    for rule, sentence in refusals(build, points, faction_of(build)):
        raise SetupError("bad-army", sentence, rule=rule)
    return written(build)


# -- looked up


def about(words: str) -> list[str]:
    """The card, the item or the ability of this name."""
    word = words.casefold().strip()
    lines: list[str] = []
    exact = [unit for unit in UNITS if unit.name.casefold() == word]
    for unit in exact or [unit for unit in UNITS if word and word in unit.name.casefold()]:
        lines += [*card_lines(unit), ""]
    for name, text in zip(ABILITY_NAMES, ABILITY_TEXTS, strict=True):
        if word == name.casefold():
            lines += [f"{name}: {text}", ""]
    for item in ITEMS:
        if word and word in item.name.casefold():
            lines += [f"{item.name} ({item.slot}; {item.who}): {item.text}", ""]
    return lines[:-1]


def card_lines(unit: Card) -> list[str]:
    """A unit's card."""
    faction = next(each.name for each in FACTIONS if each.id == unit.faction)
    kind = f"{', '.join(unit.keywords)}; {CLASS_WORDS[unit.unit_class]}; {SIZES[unit.size]}, base {unit.base_mm} mm"
    lines = [f"{unit.name}: {faction}, {unit.points} points", f"  {kind}", f"  {stats(unit)}"]
    if unit.abilities:
        lines.append(f"  {', '.join(sorted(unit.abilities))}")
    lines += [f"  {own.name} ({own.energy} energy): {own.text}" for own in unit.own]
    return lines


def printed(seen: View) -> list[str]:
    """The table and its terrain, and every card, item and ability in sight, a line for each."""
    table = map_named(seen.map)
    size = table.size // INCH
    lines = [
        f"{table.name}, {size} by {size} inches: {table.text} Columns a, b, c … go from the west, rows 1, 2, 3 … from "
        f"the south; a square is an inch. a1 .25 .5 is a point in a1: so much of an inch from its west and south edge.",
        *(_terrain(piece) for piece in table.pieces),
    ]
    units = [UNITS[kind] for kind in dict.fromkeys(unit.kind for unit in seen.units)]
    lines += [" · ".join(line.strip() for line in card_lines(unit)) for unit in units]
    items = [ITEMS[item] for item in dict.fromkeys(item for unit in seen.units for item in unit.items)]
    lines += [f"{item.name} ({item.slot}; {item.who}): {item.text}" for item in items]
    named = " ".join(lines).casefold()  # an item, or an ability of one unit, may give another one
    pairs = zip(ABILITY_NAMES, ABILITY_TEXTS, strict=True)
    return lines + [f"{name} (ability): {text}" for name, text in pairs if re.search(rf"\b{name.casefold()}\b", named)]


def _terrain(piece: Piece) -> str:
    """``"barrier with corners a10 0 0, e9 0 .5 …"``."""
    kind = TERRAIN[piece.kind] + (f" of level {piece.level}" if piece.level else "")
    corners = ", ".join(point_name(x, y) for x, y in piece.corners)
    easy = [f"{edge + 1}" for edge in piece.dotted]
    climbed = f"; easily climbed edges: {', '.join(easy)}, counted from the first corner" if easy else ""
    return f"Terrain: {kind} with the corners {corners}{climbed}."

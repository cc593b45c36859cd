"""What can be asked about by name: units and what they could do at other times, armies, kinds of recruits."""

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.question import Question, options_of
from fracas.core.sentences import counted
from fracas.games.skirmish import acts
from fracas.games.skirmish.abilities.ids import ABILITY_KINDS, COUNT, FIRST_HERO
from fracas.games.skirmish.card import FAST
from fracas.games.skirmish.content import ARMIES, ITEMS, UNITS
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.telling.naming import ability_name, ability_thing, home_name, owned, unit_name
from fracas.games.skirmish.telling.reasons import ability_owned


def things(state: State, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:
    """What a question is about, for those who type: units, what they could do, ready armies, kinds of recruits."""
    ask = question.ask
    if ask == "act":
        return act_things(state, seat, to)
    if ask == "army":
        armies = ARMIES if options_of(question, seat) else []  # where one is built, none is chosen by its name
        return [(f"army:{army.id}", f"{army.name} ({counted(army.points, 'point')})") for army in armies]
    if ask == "side":
        return [(f"home:{home}", home_name(state, home)) for home in range(state.sides)]
    if ask == "recruit":
        return [(f"kind:{card.id}", card.name) for card in UNITS]
    if ask == "items":
        return [(f"item:{item.id}", item.name) for item in ITEMS]
    if ask == "fast":
        return fast_things(state, seat)
    if ask in ("target", "cleave", "partner", "opportunity", "deploy"):
        return [(f"unit:{me}", owned(state, me, to)) for me in range(len(state.units))]
    return []


def fast_things(state: State, seat: int) -> list[tuple[str, str]]:
    """The fast abilities of one's units."""
    return [
        (ability_thing(ability), ability_name(ability))
        for ability in range(FIRST_HERO, COUNT)
        if ABILITY_KINDS[ability] == FAST
        and any(
            unit.seat == seat and unit.fate == ALIVE and ability_owned(state, me, ability)
            for me, unit in enumerate(state.units)
        )
    ]


def act_things(state: State, seat: int, to: Listener) -> list[tuple[str, str]]:
    """Each unit, and for one's own what it can do at other times."""
    found: list[tuple[str, str]] = []
    for me, unit in enumerate(state.units):
        found.append((f"unit:{me}", owned(state, me, to)))
        if unit.seat != seat or unit.fate != ALIVE:
            continue
        name = unit_name(state, me)
        found.append((f"option:{acts.act(acts.MOVE, me)}", f"{name}: move"))
        found.append((f"option:{acts.act(acts.MARCH, me)}", f"{name}: march"))
        for ability in range(FIRST_HERO, COUNT):
            if ability_owned(state, me, ability):
                found.append((f"option:{acts.act(acts.ABILITY, me, ability)}", f"{name}: {ability_name(ability)}"))
        for item in unit.items:
            if ITEMS[item].once:
                found.append((f"option:{acts.act(acts.ITEM, me, item)}", f"{name}: {ITEMS[item].name}"))
    return found

"""What only tests know of the lessons of skirmish."""

from __future__ import annotations

from fracas.core.plane.terrain import BARRIER, COVER, ELEVATION, WATER
from fracas.games.skirmish.content import ABILITIES, HERO_ABILITIES, map_named
from fracas.games.skirmish.state import ALIVE, State

KINDS = {"barrier": BARRIER, "cover": COVER, "water": WATER, "elevation": ELEVATION}
"""Of terrain, by the words of a map."""


def standing(state: State, word: str, number: int) -> object:
    if word == "energy":
        return state.energy[number]
    if word == "stone":
        return state.stones[number].side
    if word == "round":
        return state.round
    unit = state.units[number]
    return {"hp": unit.hp, "alive": unit.fate == ALIVE, "level": unit.level}[word]


def lies_there(state: State, thing: str) -> bool | None:
    """Units, stones, kinds of terrain, and abilities of units that stand on the table."""
    kind, _, name = thing.partition(":")
    if kind == "unit":
        return int(name) < len(state.units)
    if kind == "stone":
        return int(name) < len(state.stones)
    if kind == "ability":
        return name in {ability.id for ability in (*ABILITIES, *HERO_ABILITIES)}
    if kind == "terrain":
        return any(piece.kind == KINDS[name] for piece in map_named(state.map).pieces)
    return None

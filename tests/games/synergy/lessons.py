"""What only tests know of the lessons of synergy."""

from __future__ import annotations

from fracas.games.synergy.board import NAMED, NAMES
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.naming import card_thing
from fracas.games.synergy.terms import ALIVE, STATUSES


def standing(state: State, word: str, number: int) -> object:
    if word == "loose":
        return sorted(f"{PROFILES[card].id} {NAMES[square]}" for card, square in state.loose)
    warrior = state.warriors[number]
    return {
        "hits": warrior.hits,
        "alive": warrior.life == ALIVE,
        "at": NAMES[warrior.square],
        "statuses": [STATUSES[status] for status in warrior.statuses],
        "cards": sorted(PROFILES[card].id for card in warrior.cards),
        "down": len(warrior.down),
    }[word]


def lies_there(state: State, thing: str) -> bool | None:
    """Squares, warriors, bases, the backs of face-down cards, and cards."""
    kind, _, name = thing.partition(":")
    if kind == "square":
        return name in NAMED
    if kind == "base":
        return int(name) < len(state.bases)
    if kind in ("warrior", "down"):
        there = int(name) < len(state.warriors)
        return there and (kind == "warrior" or bool(state.warriors[int(name)].down))
    held = [card for warrior in state.warriors for card in (*warrior.cards, *warrior.down)]
    return thing in {card_thing(card) for card in (*held, *(card for card, _ in state.loose))}

"""Why something at the table is no answer to what is asked, for anybody who points at it. Everything here is open."""

from __future__ import annotations

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.games.legacy.abilities.base import EXCHANGED, NONE, RAISED
from fracas.games.legacy.abilities.expansion import CALLED, TOP_OF_THE_DIE
from fracas.games.legacy.asks import OF_CHAMPIONS, OF_LOCATIONS, OF_THE_DIE, RULES
from fracas.games.legacy.content import CHAMPIONS, LOCATIONS, PAIR, POWER
from fracas.games.legacy.naming import (
    DECK,
    FATESTONE,
    champion_name,
    location_name,
    read_champion_thing,
    read_location_thing,
)
from fracas.games.legacy.state import State

Why = tuple[str, str]
"""A rule and a sentence."""

SECRET = ("champion", "opening", "carry")


def why_not(state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
    """Why ``seat`` cannot choose this thing now; None for a thing that is not on the table."""
    kind, _, rest = thing.partition(":")
    ask = question.ask
    why: Why | None = None
    if kind == "option":
        why = why_not_option(state, ask, seat, int(rest), to) if is_number(rest) else None
    elif kind == "champion":
        found = read_champion_thing(rest)
        if found is not None and found[1] in state.sets[found[0]]:
            why = why_not_champion(state, ask, seat, found[0], found[1], to)
    elif kind == "location":
        location = read_location_thing(rest)
        if location is not None and location in on_the_table(state):
            why = why_not_location(state, ask, location)
    elif thing == FATESTONE:
        why = why_not_fatestone(state, ask, to)
    elif thing == DECK:
        why = "legacy.open", "Nobody knows the order of the deck; what is known of it is shown."
    elif kind == "pile" and rest in ("0", "1"):
        why = why_not_pile(ask)
    return None if why is None else Reason(*why)


def is_number(word: str) -> bool:
    """A whole number, perhaps below zero, that is no longer than any at the table."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10


def on_the_table(state: State) -> set[int]:
    return {*state.row, *state.top, *state.bag, *state.bottom, *state.discards}


def why_not_option(state: State, ask: str, seat: int, value: int, to: Listener) -> Why | None:
    """Why an answer by its number is none."""
    if ask in OF_CHAMPIONS and value in state.sets[seat]:
        return why_not_champion(state, ask, seat, seat, value, to)
    if ask in OF_CHAMPIONS and 0 <= value < len(CHAMPIONS):
        return "legacy.setup.champions", f"The {champion_name(value)} is not one of your champions."
    if ask in OF_CHAMPIONS and value == NONE:
        return RULES[ask], "Somebody must be chosen."
    if ask in OF_LOCATIONS and value in on_the_table(state):
        return why_not_location(state, ask, value)
    if ask in OF_LOCATIONS and 0 <= value < len(LOCATIONS):
        return "legacy.option.events", f"{location_name(value)} is not in this game."
    if ask == "opening":
        return why_not_pair(state, seat, value)
    if ask in OF_THE_DIE and value in (1, -1):
        limit = TOP_OF_THE_DIE if value > 0 else 1
        return RULES[ask], f"The Fatestone shows {limit} and goes no {'higher' if value > 0 else 'lower'}."
    return None


def why_not_pair(state: State, seat: int, value: int) -> Why | None:
    legacy, battle = divmod(value, PAIR)
    for champion in (legacy, battle):
        if not 0 <= champion < len(CHAMPIONS):
            return None
        if champion not in state.sets[seat]:
            return "legacy.setup.champions", f"The {champion_name(champion)} is not one of your champions."
    return "legacy.setup.first", "Two different champions: one for the pile, and another one to fight."


# -- a champion


def why_not_champion(state: State, ask: str, seat: int, owner: int, champion: int, to: Listener) -> Why:
    """(rule, sentence): why this champion cannot be the answer."""
    if ask not in OF_CHAMPIONS and ask != "opening":
        return something_else(ask)
    name = f"The {champion_name(champion)}"
    if owner != seat:
        return RULES[ask], f"{name} belongs to {to.name(owner)}; choose one of your own champions."
    if ask == "raise":
        if champion not in state.piles[seat]:
            return RULES[ask], f"{name} is not in your legacy pile."
        return RULES[ask], f"{name} has power {POWER[champion]}; only power {RAISED} or less can be raised."
    if ask == "carry":
        return RULES[ask], f"{name} was played; only a champion that is left can be carried."
    if champion in (state.mains[seat], *state.allies[seat]):
        return RULES[ask], f"{name} is in the battle already."
    if champion in state.piles[seat]:
        return RULES[ask], f"{name} lies in your legacy pile until the next round."
    if champion in state.aside[seat]:
        return "legacy.aside", f"{name} is set aside and comes back when your hand is empty."
    limit = {"exchange": EXCHANGED, "call": CALLED}.get(ask)
    if limit is not None and POWER[champion] > limit:
        return RULES[ask], f"{name} has power {POWER[champion]}; only power {limit} or less may come."
    return RULES[ask], f"{name} cannot be chosen now."


# -- a location


def why_not_location(state: State, ask: str, location: int) -> Why:
    if ask not in OF_LOCATIONS:
        if ask in ("champion", "opening"):
            return "legacy.turn.select", f"The battle is at {location_name(state.row[0])}; choose a champion."
        return something_else(ask)
    name = location_name(location)
    if location == state.row[0]:
        return RULES[ask], f"{name} is the current location; only upcoming ones can be chosen."
    if location in state.discards:
        return RULES[ask], f"{name} is discarded."
    return RULES[ask], f"{name} is in the deck; only upcoming locations can be chosen."


# -- the Fatestone


def why_not_fatestone(state: State, ask: str, to: Listener) -> Why:
    if state.holder < 0:
        return "legacy.fatestone.set-aside", "The Fatestone is assigned in the first turn."
    if ask in SECRET and state.value >= TOP_OF_THE_DIE:
        loses = "loses" if state.holder != to.viewer else "lose"
        held = to.does(state.holder, "hold", "holds")
        return "legacy.tie.pass", f"{held} the Fatestone at {state.value}, cannot pass it, and {loses} a tie."
    if ask in SECRET:
        return "legacy.tie.pass", f"{to.does(state.holder, 'hold', 'holds')} the Fatestone; it is passed only in a tie."
    return something_else(ask)


def why_not_pile(ask: str) -> Why:
    if ask in OF_CHAMPIONS or ask == "opening":
        return "legacy.cleanup.show", "Every champion of a pile can be seen; choose a champion, not a pile."
    return something_else(ask)


def something_else(ask: str) -> Why:
    """What is asked for now is another kind of thing."""
    if ask in OF_LOCATIONS:
        return RULES[ask], "Choose an upcoming location, or none."
    if ask in OF_CHAMPIONS:
        return RULES[ask], "Choose one of your champions."
    if ask in OF_THE_DIE:
        return RULES[ask], "Say whether the Fatestone is raised, lowered or left as it is."
    if ask == "act_now":
        return RULES[ask], "First say whether the champion acts now or waits."
    if ask == "pass_fatestone":
        return RULES[ask], "First say whether you keep the Fatestone or pass it."
    return RULES[ask], "First answer yes or no."

"""How synergy speaks: prompts and options. Why something is no option is in reasons.py, the story in story.py."""

from __future__ import annotations

import re

from fracas.core.events import Event
from fracas.core.game import Option, Reason, Words
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.core.window import PASS
from fracas.games.synergy import acts, reasons
from fracas.games.synergy.asks import (
    CHANCE_RULES,
    OF_CARDS,
    OF_SQUARES,
    OF_TEAMS,
    OF_WARRIORS,
    PROMPTS,
    REACTION_RULE,
    RULES,
)
from fracas.games.synergy.board import DIRECTION_NAMES, NAMES, STEPS
from fracas.games.synergy.card import KINDS
from fracas.games.synergy.content import STATUSES, TEAMS
from fracas.games.synergy.gadgets import NOTHING
from fracas.games.synergy.moving import THROUGH
from fracas.games.synergy.naming import (
    card_id,
    card_name,
    card_thing,
    owned,
    square_name,
    team_name,
    warrior_name,
)
from fracas.games.synergy.odds import odds, odds_note
from fracas.games.synergy.rows import BASIC, NUMBERS, PROFILES
from fracas.games.synergy.state import NOBODY, NOWHERE, PLACE, State
from fracas.games.synergy.story import tell_story
from fracas.games.synergy.strike import AS_THEY_STAND
from fracas.games.synergy.targets import AT_CARD, AT_SQUARE, NO_TARGET
from fracas.games.synergy.walking import STEP_BY_STEP, STOP, basic_squares
from fracas.games.synergy.windows import REACTIONS

REACTION_NAMES = frozenset(window.name for window in REACTIONS)

ACTS = {
    acts.END: ("End the turn", "end"),
    acts.PICK: ("Pick up a gadget", "pick"),
    acts.TAKE: ("Take a gadget from somebody", "take"),
    acts.GIVE: ("Give a gadget away", "give"),
    acts.DROP: ("Drop a gadget", "drop"),
    acts.WIPE: ("Wipe off the poison", "wipe"),
    acts.HOP_IN: ("Hop into a pouch", "hop-in"),
}


class SynergyWords(Words[State]):
    """The words of synergy."""

    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:  # noqa: ARG002
        ask = question.ask
        return PROMPTS.get(ask, "What now?").format_map(_facts(state, seat))

    def rule_of(self, question: Question) -> str:
        ask = question.ask
        return RULES.get(ask) or CHANCE_RULES.get(ask) or REACTION_RULE

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        ask = question.ask
        if ask in REACTION_NAMES:
            return reaction_option(state, value)
        if ask == "act":
            return act_option(state, value)
        if ask == "target":
            return target_option(state, value, to)
        if ask in OF_WARRIORS:
            return warrior_option(state, ask, value, to)
        if ask in OF_SQUARES:
            return square_option(state, ask, value)
        if ask in OF_CARDS:
            return card_option(value)
        if ask == "another":
            return another_option(state, value, to)
        if ask == "kind":
            return Option(value, KINDS[value].capitalize(), KINDS[value])
        if ask == "order":
            return Option(value, *ORDERS[value])
        if ask in OF_TEAMS or ask == "cup":
            team = TEAMS[value]
            return Option(value, team.name, team.id, (f"team:{team.id}",), _power_of(value) if ask == "team" else "")
        if ask in ("step", "knock"):
            return step_option(state, ask, value)
        if ask == "shift":
            return shift_option(state, value)
        if ask == "rider":
            return rider_option(state, value)
        if ask == "hole":
            return Option(value, "Through the hole", "through") if value == THROUGH else Option(value, "Stay", "stay")
        if ask == "trade":
            return Option(value, "Agree", "agree") if value == acts.AGREE else Option(value, "Refuse", "refuse")
        if ask in ("draw", "power-up"):
            return card_option(value)
        if ask == "scatter":
            return Option(value, square_name(value), square_name(value))
        return Option(value, str(value), str(value))

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        return reasons.why_not(state, question, seat, thing, to)

    def things(self, state: State, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:  # noqa: ARG002
        found = [(f"warrior:{me}", owned(state, me, to)) for me in range(len(state.warriors))]
        for warrior in state.warriors:
            cards = [*warrior.cards, *(warrior.down if warrior.owner == seat else [])]
            found += [(card_thing(card), card_name(card)) for card in cards]
        found += [(card_thing(thing[0]), card_name(thing[0])) for thing in state.loose]
        return [*found, *[(f"square:{square}", name) for square, name in enumerate(NAMES)]]

    def place(self, question: Question, place: tuple[int, ...]) -> str:  # noqa: ARG002 - only cards are split
        heaps = sorted({heap for heap in place if heap >= 0})
        return "; ".join(" ".join(str(card + 1) for card, mine in enumerate(place) if mine == heap) for heap in heaps)

    def narrate(self, state: State, event: Event, to: Listener) -> str:
        return tell_story(state, event, to)


ORDERS = (("A move", "move"), ("A strike", "strike"))
"""The answers to what a sergeant orders."""


def _facts(state: State, seat: int) -> dict[str, str]:
    """The names that a prompt may need."""

    def name(me: int) -> str:
        return warrior_name(state, me) if 0 <= me < len(state.warriors) else "a warrior"

    acting = state.drill if state.drill != NOBODY else state.active
    facts = {
        "me": name(acting),
        "striker": name(state.strike.striker),
        "victim": name(state.strike.named),
        "roller": name(state.roller),
        "die": str(state.die),
        "laden": name(state.laden if state.laden != NOBODY else acting),
        "placed": "",
        "drawn": "",
    }
    if state.phase == PLACE:
        mine = [me for me, warrior in enumerate(state.warriors) if warrior.owner == seat and warrior.square == NOWHERE]
        facts["placed"] = name(mine[0]) if mine else "a warrior"
    if state.drawn[seat] != NOBODY:
        facts["drawn"] = team_name(state.drawn[seat])
    return facts


def slug(name: str) -> str:
    """A name as one word: ``mildred-the-merciful-ish``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _power_of(team: int) -> str:
    return TEAMS[team].power.replace("-", " ")


# -- options


def reaction_option(state: State, value: int) -> Option:
    if value == PASS:
        return Option(value, "Nothing now", "pass")
    me, card = value // NUMBERS, value % NUMBERS
    down = " (face down)" if card in state.warriors[me].down else ""
    return Option(
        value,
        f"{card_name(card)}{down}",
        f"{slug(warrior_name(state, me))}-{card_id(card)}",
        (card_thing(card),),
        warrior_name(state, me),
        "Use it",
    )


def act_option(state: State, value: int) -> Option:
    if value < acts.MOVES:
        label, token = ACTS[value]
        return Option(value, label, token)
    me = state.drill if state.drill != NOBODY else state.active
    kind, card = value // NUMBERS * NUMBERS, value % NUMBERS
    if card == BASIC:
        if kind == acts.MOVES:
            return Option(value, "Walk", "walk", (), f"{basic_squares(state, me)} squares")
        return Option(value, "Strike", "strike")
    down = " (face down)" if card in state.warriors[me].down else ""
    verb = {acts.MOVES: "Move", acts.STRIKES: "Strike", acts.COMBOS: "Move and strike", acts.USES: "Use"}[kind]
    word = {acts.MOVES: "move-", acts.USES: "use-"}.get(kind, "")
    touches = (card_thing(card),)
    return Option(value, f"{verb}: {card_name(card)}{down}", f"{word}{card_id(card)}", touches, "", verb)


def target_option(state: State, value: int, to: Listener) -> Option:
    now = state.strike
    if value == NO_TARGET:
        return Option(value, "Everyone in the area", "area")
    if value >= AT_CARD:
        return card_option(value - AT_CARD, value)
    if value >= AT_SQUARE:
        square = value - AT_SQUARE
        return Option(value, square_name(square), square_name(square), (f"square:{square}",))
    warrior = state.warriors[value]
    note = ""
    if now.striker != NOBODY and value != now.striker and warrior.stands() and PROFILES[now.card].hit >= 0:
        note = odds_note(odds(state, now.striker, now.card, value, value))
    label = "itself" if value == now.striker else owned(state, value, to)
    if not warrior.stands():
        label += " (body)"
    token = slug(warrior_name(state, value))
    return Option(value, f"{label} on {square_name(warrior.square)}", token, (f"warrior:{value}",), note)


def warrior_option(state: State, ask: str, value: int, to: Listener) -> Option:
    if ask == "next" and value == AS_THEY_STAND:
        return Option(value, "As they stand", "any")
    warrior = state.warriors[value]
    mine = warrior.seat == to.viewer or ask in ("warrior", "flag", "team-draw")
    label = warrior_name(state, value) if mine else owned(state, value, to)
    note = (
        f"{warrior.hits} hits" if warrior.square == NOWHERE else f"{square_name(warrior.square)}, {warrior.hits} hits"
    )
    return Option(value, label, slug(warrior_name(state, value)), (f"warrior:{value}",), note)


def another_option(state: State, value: int, to: Listener) -> Option:
    """One more square or victim of the same strike, or none."""
    if value < 0:
        return Option(value, "No more", "enough")
    if value < AT_SQUARE:
        return warrior_option(state, "another", value, to)
    square = value - AT_SQUARE
    return Option(value, square_name(square), square_name(square), (f"square:{square}",))


def square_option(state: State, ask: str, value: int) -> Option:
    if ask == "walk" and value == STEP_BY_STEP:
        return Option(value, "Step by step", "steps", (), "to run into something, or off the board")
    if ask == "walk" or ask == "follow":
        me = state.drill if state.drill != NOBODY else state.active
        if me != NOBODY and state.warriors[me].square == value:
            return Option(value, "Stay", "stay", (f"square:{value}",))
    return Option(value, square_name(value), square_name(value), (f"square:{value}",))


def card_option(card: int, value: int | None = None) -> Option:
    """A card, a flag or a team power; ``value`` if it is not numbered by itself."""
    number = card if value is None else value
    if card == NOTHING:
        return Option(number, "Nothing", "nothing")
    if card >= NUMBERS:  # pointed at unseen
        return Option(number, f"Face-down card {card - NUMBERS + 1}", f"down-{card - NUMBERS + 1}")
    name = card_name(card)
    return Option(number, name[0].upper() + name[1:], card_id(card), (card_thing(card),))


def step_option(state: State, ask: str, value: int) -> Option:
    if value == STOP:
        return Option(value, "Stop here", "stop")
    word = DIRECTION_NAMES[value]
    me = state.drill if state.drill != NOBODY else state.active
    if ask == "knock" or me == NOBODY:
        return Option(value, word, word.lower())
    there = STEPS[state.warriors[me].square][value]
    if there == NOWHERE:
        note = "off the board: it surrenders"
        return Option(value, f"{word}, off the board", word.lower(), (), note, "Surrender")
    note = "runs into it" if state.blocked[there] else ""
    return Option(value, f"{word}, to {square_name(there)}", word.lower(), (f"square:{there}",), note)


def shift_option(state: State, value: int) -> Option:
    if not value:
        return Option(value, f"Leave it at {state.die}", "leave")
    return Option(value, f"{'+' if value > 0 else '−'}{abs(value)}: {state.die + value}", f"{value:+d}")


def rider_option(state: State, value: int) -> Option:
    riders = PROFILES[state.strike.card].riders
    if not 0 <= value < len(riders):
        return Option(value, str(value), str(value))
    rider = riders[value]
    name = next((row.name for row in STATUSES if row.id == rider), rider.replace("-", " ").capitalize())
    return Option(value, name, rider)

"""Why something at the table is no answer to what is asked, for anybody who points at it.

Of hidden things only the cards in the hand of the one who is asked are spoken of.
"""

from __future__ import annotations

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.games.figures.asks import OF_FIGURES, RULES
from fracas.games.figures.muster import ENOUGH
from fracas.games.figures.naming import name_of
from fracas.games.figures.state import State

Why = tuple[str, str]
"""A rule and a sentence."""


def why_not(state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
    """Why ``seat`` cannot choose this thing now; None for a thing that is not on the table."""
    kind, _, rest = thing.partition(":")
    ask = question.ask
    why: Why | None = None
    if kind == "option":
        why = why_not_option(state, ask, seat, int(rest), to) if is_number(rest) else None
    elif kind == "figure" and is_number(rest) and 0 <= int(rest) < len(state.figures):
        why = why_this_figure(state, ask, seat, int(rest))
    elif kind == "seat" and is_number(rest) and 0 <= int(rest) < state.players:
        why = why_this_player(state, ask, seat, int(rest), to)
    elif kind == "card" and ask != "card":
        why = why_no_card(ask)
    return None if why is None else Reason(*why)


def is_number(word: str) -> bool:
    """A whole number, perhaps below zero, that is no longer than any at the table."""
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10


def why_this_figure(state: State, ask: str, seat: int, figure: int) -> Why:
    if ask in OF_FIGURES:
        return why_not_figure(state, ask, seat, figure)
    return why_no_figure(state, ask, mine=figure in state.lines[seat])


def why_this_player(state: State, ask: str, seat: int, other: int, to: Listener) -> Why:
    if ask == "opponent":
        return why_not_opponent(seat, other, to)
    if ask == "masterplan":
        return "figures.out", f"{to.name(other)} is out of the game."
    return why_no_player(state, ask, seat)


def why_not_option(state: State, ask: str, seat: int, value: int, to: Listener) -> Why | None:
    """Why an answer by its number is none."""
    if ask in OF_FIGURES:
        return why_not_figure(state, ask, seat, value) if 0 <= value < len(state.figures) else None
    if ask == "opponent":
        return why_not_opponent(seat, value, to) if 0 <= value < state.players else None
    if ask == "masterplan":
        return why_not_plan(state, value, to)
    if ask == "recruit":
        return why_not_recruit(state, seat, value)
    if ask == "power":
        return "figures.power.points", "You have 15 points in all, and every figure of your army gets 1 to 10 of them."
    return None


# -- something else is asked for


def why_no_card(ask: str) -> Why:
    """Why no card can be played now."""
    if ask in ("attacker", "opponent", "defender"):
        return "figures.turn.cards", "Cards are played once attacker and defender are chosen."
    if ask == "masterplan":
        return "figures.action.masterplan", "A Master Plan takes whole hands: choose players, not cards."
    return "figures.turn.cards", "The cards of this battle have been played; your hand is for the next one."


def why_no_figure(state: State, ask: str, *, mine: bool) -> Why:
    """Why no figure can be chosen now."""
    if ask == "card":
        fight = f"{name_of(state, state.attacker)} fights {name_of(state, state.defender)}"
        return "figures.turn.cards", f"{fight}; what you choose now is a card from your hand."
    if ask == "opponent" and mine:
        return "figures.turn.attack", f"{name_of(state, state.attacker)} attacks; now choose which player it attacks."
    if ask == "opponent":
        return "figures.turn.defender", "Choose a player; they choose which of their figures defends."
    if ask == "masterplan":
        return "figures.action.masterplan", "A Master Plan is for players, not for figures."
    return why_not_yet(state, ask)


def why_no_player(state: State, ask: str, seat: int) -> Why:
    """Why no player can be chosen now."""
    if ask == "attacker" and len(state.opponents(seat)) > 1:
        return "figures.turn.attack", "First choose which of your figures attacks, then which player it attacks."
    if ask == "attacker":
        return "figures.turn.attack", "Choose which of your figures attacks; there is only one opponent."
    if ask == "defender":
        return "figures.turn.defender", "You are attacked: choose which of your figures defends."
    if ask == "card":
        return "figures.turn.cards", "Both fighters are settled; what you choose now is a card from your hand."
    if ask in OF_FIGURES:
        return RULES[ask], "What you choose now is a figure, not a player."
    return why_not_yet(state, ask)


def why_not_yet(state: State, ask: str) -> Why:
    """Why nothing on the table can be chosen while a yes, an army or a number is asked for."""
    if ask == "special":
        return RULES[ask], "First say whether the special action is used: yes or no."
    if ask == "spend":
        return RULES[ask], f"First say whether the armor of {name_of(state, state.victim)} is spent: yes or no."
    return RULES[ask], "The armies are still being chosen."


# -- not this one


def why_not_figure(state: State, ask: str, seat: int, figure: int) -> Why:
    """(rule, sentence): why this figure cannot be the answer."""
    name = name_of(state, figure)
    captor = next((holder for holder, held in enumerate(state.captives) if figure in held), None)
    mine = figure in state.lines[seat]
    if ask == "recover":
        if captor == seat:
            return "figures.action.recover", f"{name} is your own captive; only Mind Control brings it back."
        if state.figures[figure].owner != seat:
            return "figures.action.recover", f"{name} was not in your army at the start."
        if captor is None and not mine:
            return "figures.action.recover", f"{name} fights in another army now; it is not captive."
        return "figures.action.recover", f"{name} is not captive."
    if ask == "mindcontrol":
        return "figures.action.mindcontrol", f"{name} is not your captive."
    if captor is not None:
        return "figures.battle.capture", f"{name} is captive."
    if ask == "explosion":
        if figure == state.defender:
            return "figures.action.explosion", f"An Explosion hits another figure than the defender, {name}."
        return "figures.action.explosion", f"{name} is not in the defending player's army."
    if not mine:
        return RULES[ask], f"{name} is not in your army."
    if state.figures[figure].wounded:
        return RULES[ask], f"{name} is wounded and has no die."
    return RULES[ask], f"{name} already has Power 10."


def why_not_opponent(seat: int, other: int, to: Listener) -> Why:
    if other == seat:
        return "figures.turn.attack", "You cannot attack yourself."
    return "figures.out", f"{to.name(other)} is out of the game."


def why_not_plan(state: State, plan: int, to: Listener) -> Why | None:
    """A Master Plan for somebody who is out, or for nobody."""
    if not 0 <= plan < 1 << state.players:
        return None
    out = [seat for seat in range(state.players) if plan >> seat & 1 and not state.lines[seat]]
    if out:
        return "figures.out", f"{to.name(out[0])} is out of the game."
    return "figures.action.masterplan", "A Master Plan is for one player or more."


def why_not_recruit(state: State, seat: int, card: int) -> Why | None:
    """A figure that is in the line already, or an end that comes too soon."""
    if card == ENOUGH:
        return "figures.army.size", "Your army is still too small."
    for figure in state.lines[seat]:
        if state.figures[figure].card == card:
            return "figures.army.unique", f"{name_of(state, figure)} is in your army already."
    return None

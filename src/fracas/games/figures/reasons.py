"""Why something at the table is no answer to what is asked.

Whatever a player might click has its reason: things of the kind that is asked for one by one, things of another kind
(a card while a figure is asked for) all together, so that a question stays small. Of hidden things only the cards in
the hand of whoever is asked are named.
"""

from __future__ import annotations

from typing import Final

from fracas.core.game import Grey
from fracas.core.question import Question, options_of
from fracas.games.figures.asks import OF_FIGURES, RULES
from fracas.games.figures.deck import code
from fracas.games.figures.muster import ENOUGH
from fracas.games.figures.naming import name_of
from fracas.games.figures.state import State

Reason = tuple[str, str]
"""A rule and a sentence."""

OTHER_KIND: Final = -2
"""Things of another kind than what is asked for are numbered from here downwards: no answer has such a number."""

OF_SEATS: Final = ("opponent", "masterplan")


def greys_of(state: State, question: Question, seat: int) -> list[Grey]:
    """All that ``seat`` might want to answer and may not."""
    return [*of_the_kind(state, question, seat), *of_other_kinds(state, question.ask, seat)]


def of_the_kind(state: State, question: Question, seat: int) -> list[Grey]:
    """Things of the kind that is asked for, each with its own reason."""
    ask = question.ask
    options = options_of(question, seat)
    if ask in OF_FIGURES:
        return [
            Grey(figure, name_of(state, figure), *why_not_figure(state, ask, seat, figure), (f"figure:{figure}",))
            for figure in range(len(state.figures))
            if figure not in options
        ]
    if ask == "opponent":
        return [
            Grey(other, f"seat {other + 1}", *why_not_opponent(seat, other), (f"seat:{other}",))
            for other in range(state.players)
            if other not in options
        ]
    if ask == "masterplan":
        return [
            Grey(1 << other, f"seat {other + 1}", "figures.out", "That player is out of the game.", (f"seat:{other}",))
            for other in range(state.players)
            if not state.lines[other]
        ]
    if ask == "recruit":
        return why_not_recruit(state, question, seat)
    if ask == "power":
        sentence = "You have 15 points in all, and every figure of your army gets 1 to 10 of them."
        return [
            Grey(power, str(power), "figures.power.points", sentence) for power in range(11) if power not in options
        ]
    return []


def of_other_kinds(state: State, ask: str, seat: int) -> list[Grey]:
    """The cards in hand, the figures and the players, where something else is asked for."""
    reasons: list[tuple[str, Reason, tuple[str, ...]]] = []
    if ask != "card":
        held = tuple(f"card:{code(card)}" for card in state.hands[seat])
        reasons.append(("your cards", why_no_card(ask), held))
    if ask not in OF_FIGURES:
        mine = tuple(f"figure:{figure}" for figure in state.lines[seat])
        others = tuple(f"figure:{figure}" for figure in range(len(state.figures)) if figure not in state.lines[seat])
        reasons.append(("your figures", why_no_figure(state, ask, mine=True), mine))
        reasons.append(("other figures", why_no_figure(state, ask, mine=False), others))
    if ask not in OF_SEATS:
        seats = tuple(f"seat:{other}" for other in range(state.players))
        reasons.append(("the players", why_no_player(state, ask, seat), seats))
    return [
        Grey(OTHER_KIND - place, label, *reason, touches)
        for place, (label, reason, touches) in enumerate(reasons)
        if touches
    ]


# -- something else is asked for


def why_no_card(ask: str) -> Reason:
    """Why no card can be played now."""
    if ask in ("attacker", "opponent", "defender"):
        return "figures.turn.cards", "Cards are played once attacker and defender are chosen."
    if ask == "masterplan":
        return "figures.action.masterplan", "A Master Plan takes whole hands: choose players, not cards."
    return "figures.turn.cards", "The cards of this battle have been played; your hand is for the next one."


def why_no_figure(state: State, ask: str, *, mine: bool) -> Reason:
    """Why no figure can be chosen now."""
    if ask == "card":
        fight = f"{name_of(state, state.attacker)} fights {name_of(state, state.defender)}"
        return "figures.turn.cards", f"{fight}; what you choose now is a card from your hand."
    if ask == "opponent" and mine:
        return "figures.turn.attack", f"{name_of(state, state.attacker)} attacks; now choose whom it attacks."
    if ask == "opponent":
        return "figures.turn.defender", "Choose a player; he chooses which of his figures defends."
    if ask == "masterplan":
        return "figures.action.masterplan", "A Master Plan is for players, not for figures."
    return why_not_yet(state, ask)


def why_no_player(state: State, ask: str, seat: int) -> Reason:
    """Why no player can be chosen now."""
    if ask == "attacker" and len(state.opponents(seat)) > 1:
        return "figures.turn.attack", "First choose which of your figures attacks, then whom it attacks."
    if ask == "attacker":
        return "figures.turn.attack", "Choose which of your figures attacks; there is only one opponent."
    if ask == "defender":
        return "figures.turn.defender", "You are attacked: choose which of your figures defends."
    if ask == "card":
        return "figures.turn.cards", "Who fights whom is settled; what you choose now is a card from your hand."
    if ask in OF_FIGURES:
        return RULES[ask], "What you choose now is a figure, not a player."
    return why_not_yet(state, ask)


def why_not_yet(state: State, ask: str) -> Reason:
    """Why nothing on the table can be chosen while a yes, an army or a number is asked for."""
    if ask == "special":
        return RULES[ask], "First say whether the special action is used: yes or no."
    if ask == "spend":
        return RULES[ask], f"First say whether the armor of {name_of(state, state.victim)} is spent: yes or no."
    return RULES[ask], "The armies are still being chosen."


# -- not this one


def why_not_figure(state: State, ask: str, seat: int, figure: int) -> Reason:
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


def why_not_opponent(seat: int, other: int) -> Reason:
    if other == seat:
        return "figures.turn.attack", "You cannot attack yourself."
    return "figures.out", "That player is out of the game."


def why_not_recruit(state: State, question: Question, seat: int) -> list[Grey]:
    greys = [
        Grey(
            state.figures[figure].card,
            name_of(state, figure),
            "figures.army.unique",
            f"{name_of(state, figure)} is in your army already.",
        )
        for figure in state.lines[seat]
    ]
    if ENOUGH not in options_of(question, seat):
        greys.append(Grey(ENOUGH, "enough", "figures.army.size", "Your army is still too small."))
    return greys

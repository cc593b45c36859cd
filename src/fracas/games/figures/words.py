"""How figures speaks: prompts and options. Why something is no option is in reasons.py, the story in story.py."""

from __future__ import annotations

from fracas.core.events import Event
from fracas.core.game import Option, Reason, Words
from fracas.core.listener import Listener
from fracas.core.question import Choice, Commit, Question, options_of
from fracas.games.figures import reasons
from fracas.games.figures.actions import TOP_POWER, impediment
from fracas.games.figures.armies import POINTS, ready_army
from fracas.games.figures.asks import OF_CAPTIVES, OF_CARDS, OF_FIGURES, PROMPTS, RULES, VERBS
from fracas.games.figures.deck import RANK, code, face
from fracas.games.figures.muster import ENOUGH, OWN
from fracas.games.figures.naming import figure_note, figure_token, name_of
from fracas.games.figures.roster import ACTIONS, CARDS, LINES, ActionRow
from fracas.games.figures.rules import combat_total, special_on_card
from fracas.games.figures.state import NO_CARD, CharacterCard, State
from fracas.games.figures.story import tell_story

SECOND_SNEAK = "Take another turn at once. You have sneaked before: after it, play goes on the way it goes now."
MOST_NAMED = 4
"""Figures of a ready army that are named where there are many."""


class FiguresWords(Words[State]):
    """The words of figures."""

    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:  # noqa: ARG002
        ask = question.ask
        if ask == "power":
            return f"How much Power does {name_of(state, len(state.figures) - 1)} get? {points_left(state, seat)}"
        if ask == "recruit":
            return f"{PROMPTS[ask]} {points_left(state, seat)}"
        if ask == "card":
            mine, foe = state.attacker, state.defender
            verb = "attacks" if seat == state.seat else "defends against"
            if seat != state.seat:
                mine, foe = foe, mine
            return f"{name_of(state, mine)} {verb} {name_of(state, foe)}: which card do you play?"
        if ask == "special":
            action = ACTIONS[special_on_card(state)]
            return f"Does {name_of(state, state.attacker)} use {action.name}? {special_text(state, action)}"
        if ask == "spend":
            victim = state.figures[state.victim]
            fate = "captured" if victim.wounded else "wounded"
            return f"{name_of(state, state.victim)} is about to be {fate}. Do you spend its armor?"
        facts = {"attacker": name_of(state, state.attacker), "defender": name_of(state, state.defender)}
        facts["card"] = face(state.attack_card) if state.attack_card != NO_CARD else "card"
        return PROMPTS[ask].format_map(facts)

    def rule_of(self, question: Question) -> str:
        return RULES.get(question.ask, "figures.army.size")

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        ask = question.ask
        if ask in OF_FIGURES:
            note = captive_note(state, ask, value, to) if ask in OF_CAPTIVES else deed_note(state, ask, value)
            name = name_of(state, value)
            verb = VERBS[ask].format(figure=name)
            return Option(value, name, figure_token(state, value), (f"figure:{value}",), note, verb)
        if ask in OF_CARDS:
            in_secret = isinstance(question, Commit)
            note, facts = card_note(state, question, value) if in_secret else ("", ())
            verb = f"Play {face(value)}" if in_secret else ""
            return Option(value, face(value), code(value), (f"card:{code(value)}",), note, verb, facts=facts)
        if ask in ("special", "spend"):
            return Option(value, "Yes" if value else "No", "yes" if value else "no")
        if ask == "opponent":
            return Option(value, to.label(value), f"p{value}", (f"seat:{value}",))
        if ask == "masterplan":
            seats = [seat for seat in range(state.players) if value >> seat & 1]
            token, picked = "+".join(f"p{seat}" for seat in seats), tuple(f"seat:{seat}" for seat in seats)
            return Option(value, to.all_of(seats), token, picked, verb=f"Discard {hands_of(seats, to)}")
        if ask == "army":
            return army_option(value, state.sizes[question.seat] if isinstance(question, Choice) else 0)
        if ask == "recruit":
            return recruit_option(state, value)
        return Option(value, str(value), str(value))

    def sets(self, question: Question) -> bool:
        return question.ask == "masterplan"

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        return reasons.why_not(state, question, seat, thing, to)

    def things(self, state: State, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:
        figures = [(f"figure:{figure}", name_of(state, figure)) for figure in range(len(state.figures))]
        players = [(f"seat:{other}", to.label(other)) for other in range(state.players)]
        cards = [(f"card:{code(card)}", face(card)) for card in sorted(state.hands[seat])]
        if question.ask == "recruit":
            line = [state.figures[figure].card for figure in state.lines[seat]]
            return [*((f"option:{card}", state.cards[card].name) for card in line), (f"option:{ENOUGH}", "enough")]
        if question.ask == "power":
            return [(f"option:{power}", str(power)) for power in range(11)]
        return [*figures, *players, *cards]

    def narrate(self, state: State, event: Event, to: Listener) -> str:
        return tell_story(event, to, lambda figure: name_of(state, figure))


def special_text(state: State, action: ActionRow) -> str:
    """What a special action does, as it is printed; but a second Sneak in a row undoes the reversal of the first."""
    if action.id != "sneak":
        return action.text
    if state.players == 2:
        return "Take another turn at once."
    return SECOND_SNEAK if state.sneaks % 2 else action.text


def deed_note(state: State, ask: str, figure: int) -> str:
    """How a figure stands, and what the answer makes of it (figures.action.boost, .luck, .explosion)."""
    note, power = figure_note(state, figure), state.figures[figure].power
    if ask == "boost":
        return f"{note}, then {min(power + 2, TOP_POWER)}"
    if ask == "luck":
        return f"{note}, {luck_needs(power)}"
    if ask == "explosion":
        return f"{note}, would be {'captured' if state.figures[figure].wounded else 'wounded'}"
    return note


def luck_needs(power: int) -> str:
    """What a roll must show to raise this Power: ``"a 5 or more raises it"``."""
    if power >= TOP_POWER:
        return "no roll raises it"
    return f"a {power + 1} or more raises it" if power + 1 < TOP_POWER else f"only a {TOP_POWER} raises it"


def captive_note(state: State, ask: str, figure: int, to: Listener) -> str:
    """Who fielded a captive and with which Power, who holds it, and with which Power it comes."""
    captive = state.figures[figure]
    if ask == "mindcontrol":
        whose = "your own" if captive.owner == to.viewer else to.whose(captive.owner)
        return f"joins with Power 1; {whose} at the start, with Power {captive.start}"
    holder = next((seat for seat, held in enumerate(state.captives) if figure in held), captive.owner)
    return f"returns with Power {captive.start}, as at the start; held by {to.them(holder)}"


def hands_of(seats: list[int], to: Listener) -> str:
    """``"your hand"``, ``"Ann's hand"``, ``"2 hands"``."""
    return f"{to.whose(seats[0])} hand" if len(seats) == 1 else f"{len(seats)} hands"


def card_note(state: State, question: Question, card: int) -> tuple[str, tuple[str, ...]]:
    """The total this card would make, and the special action it would allow the attacker: in words, and in pieces."""
    attacking = card in options_of(question, state.seat)
    figure = state.figures[state.attacker if attacking else state.defender]
    total = str(combat_total(figure, card, figure.blasts if attacking else figure.dodges))
    action = state.cards[figure.card].special(RANK[card]) if attacking else ""
    if not action:
        return f"total {total}", (total,)
    name = ACTIONS[action].name
    if impediment(state, action):
        return f"total {total}, {name} not possible", (total,)
    return f"total {total}, {name} if you win", (total, name)


# Words in capitals are no card's and no army's: their ids are in small letters.


def army_option(value: int, size: int) -> Option:
    """With each figure's Power and special actions: nobody can choose among names."""
    if value == OWN:
        return Option(OWN, "An army of my own making", "OWN", note=f"{POINTS} points of Power to give away")
    line = LINES[value]
    army = [(CARDS[card], power) for card, power in ready_army(value, size)]
    named = [f"{card.name} {power}: {actions_of(card)}" for card, power in army]
    more = len(named) - MOST_NAMED
    note = "; ".join(named if more <= 1 else named[:MOST_NAMED]) + (f"; and {more} more" if more > 1 else "")
    return Option(value, line.name, line.id, note=note)


def actions_of(card: CharacterCard) -> str:
    """The special actions of a character card, best first."""
    return " / ".join(ACTIONS[action].name for action in card.actions)


def points_left(state: State, seat: int) -> str:
    """``"9 of 15 points are left."``"""
    left = POINTS - sum(state.figures[figure].power for figure in state.lines[seat])
    return f"{left} of {POINTS} points {'is' if left == 1 else 'are'} left."


def recruit_option(state: State, value: int) -> Option:
    if value == ENOUGH:
        return Option(ENOUGH, "That is my whole army", "ENOUGH")
    card = state.cards[value]
    return Option(value, card.name, card.id, note=actions_of(card))

"""How figures speaks: prompts, options and the reasons why something is not one. The story is in story.py."""

from __future__ import annotations

from fracas.core.events import Event
from fracas.core.game import Grey, Option, Words
from fracas.core.question import Commit, Question, options_of
from fracas.games.figures.actions import BONUS
from fracas.games.figures.deck import RANK, code, face
from fracas.games.figures.muster import ENOUGH, OWN
from fracas.games.figures.roster import ACTIONS, LINES
from fracas.games.figures.rules import special_on_card
from fracas.games.figures.state import Figure, State
from fracas.games.figures.story import tell_story
from fracas.games.figures.view import FigureView

PROMPTS = {
    "army": "Which army do you field?",
    "recruit": "Which figure takes the next place in your line?",
    "attacker": "Which of your figures attacks?",
    "opponent": "Whom do you attack?",
    "defender": "Which of your figures defends?",
    "armor": "Beside which of your figures do you lay the armor card?",
    "boost": "Which of your figures gains 2 Power?",
    "luck": "Whose die do you roll?",
    "masterplan": "Who discards his hand and draws three cards?",
    "mindcontrol": "Which captive joins your army?",
    "recover": "Which of your figures returns?",
    "explosion": "Which other figure is hit instead of the defender?",
}

RULES = {
    "army": "figures.army.size",
    "recruit": "figures.army.unique",
    "power": "figures.power.points",
    "attacker": "figures.turn.attack",
    "opponent": "figures.turn.attack",
    "defender": "figures.turn.defender",
    "card": "figures.turn.cards",
    "special": "figures.special.when",
    "spend": "figures.action.armor",
    "armor": "figures.action.armor",
    "boost": "figures.action.boost",
    "luck": "figures.action.luck",
    "masterplan": "figures.action.masterplan",
    "mindcontrol": "figures.action.mindcontrol",
    "recover": "figures.action.recover",
    "explosion": "figures.action.explosion",
    "first": "figures.setup.first",
    "deal": "figures.setup.hands",
    "draw": "figures.turn.draw",
    "die": "figures.action.luck",
}

OF_FIGURES = frozenset(("attacker", "defender", "armor", "boost", "luck", "mindcontrol", "recover", "explosion"))
OF_CARDS = frozenset(("card", "draw", "deal", "first"))


class FiguresWords(Words[State]):
    """The words of figures."""

    def prompt(self, state: State, question: Question, seat: int) -> str:
        ask = question.ask
        if ask == "power":
            return f"How much Power does {name_of(state, len(state.figures) - 1)} get?"
        if ask == "card":
            mine, foe = state.attacker, state.defender
            verb = "attacks" if seat == state.seat else "defends against"
            if seat != state.seat:
                mine, foe = foe, mine
            return f"{name_of(state, mine)} {verb} {name_of(state, foe)}: which card do you play?"
        if ask == "special":
            action = ACTIONS[special_on_card(state)]
            return f"Does {name_of(state, state.attacker)} use {action.name}? {action.text}"
        if ask == "spend":
            victim = state.figures[state.victim]
            fate = "captured" if victim.wounded else "wounded"
            return f"{name_of(state, state.victim)} is about to be {fate}. Do you spend its armor?"
        return PROMPTS[ask]

    def rule_of(self, question: Question) -> str:
        return RULES.get(question.ask, "figures.army.size")

    def option(self, state: State, question: Question, value: int) -> Option:
        ask = question.ask
        if ask in OF_FIGURES:
            touches = (f"figure:{value}",)
            return Option(value, name_of(state, value), figure_token(state, value), touches, figure_note(state, value))
        if ask in OF_CARDS:
            note = card_note(state, question, value) if isinstance(question, Commit) else ""
            return Option(value, face(value), code(value), (f"card:{code(value)}",), note)
        if ask in ("special", "spend"):
            return Option(value, "Yes" if value else "No", "yes" if value else "no")
        if ask == "opponent":
            return Option(value, f"seat {value + 1}", f"p{value}", (f"seat:{value}",))
        if ask == "masterplan":
            seats = [seat for seat in range(state.players) if value >> seat & 1]
            label = " and ".join(f"seat {seat + 1}" for seat in seats)
            return Option(value, label, "+".join(f"p{seat}" for seat in seats), tuple(f"seat:{s}" for s in seats))
        if ask == "army":
            return army_option(value)
        if ask == "recruit":
            return recruit_option(state, value)
        return Option(value, str(value), str(value))

    def greys(self, state: State, question: Question, seat: int) -> list[Grey]:
        ask = question.ask
        if ask in OF_FIGURES:
            options = options_of(question, seat)
            return [
                Grey(
                    figure,
                    name_of(state, figure),
                    *why_not_figure(state, ask, seat, figure),
                    (f"figure:{figure}",),
                )
                for figure in range(len(state.figures))
                if figure not in options
            ]
        if ask == "opponent":
            return [
                Grey(other, f"seat {other + 1}", *why_not_opponent(seat, other), (f"seat:{other}",))
                for other in range(state.players)
                if other == seat or not state.lines[other]
            ]
        if ask == "recruit":
            return why_not_recruit(state, question, seat)
        if ask == "power":
            sentence = "You have 15 points in all, and every figure of your army gets 1 to 10 of them."
            low_to_high = options_of(question, seat)
            return [
                Grey(power, str(power), "figures.power.points", sentence)
                for power in range(11)
                if power not in low_to_high
            ]
        return []

    def narrate(self, state: State, event: Event, viewer: int, names: list[str]) -> str:
        return tell_story(event, viewer, names, lambda figure: name_of(state, figure))


def name_of(state: State, figure: int) -> str:
    """A figure's name; something vague for one that an undo has taken off the table."""
    if not 0 <= figure < len(state.figures):
        return "a figure"
    return state.cards[state.figures[figure].card].name


def figure_token(state: State, figure: int) -> str:
    """One word for a figure: its card's id, with its place where two of the kind are at the table."""
    card = state.figures[figure].card
    twins = sum(1 for other in state.figures if other.card == card)
    word = state.cards[card].id
    return word if twins == 1 else f"{word}@{figure}"


def figure_note(state: State, figure: int) -> str:
    """How a figure stands, in a few words."""
    return standing_of(state.figures[figure])


def standing_of(figure: Figure | FigureView) -> str:
    parts = ["wounded" if figure.wounded else f"Power {figure.power}"]
    if figure.blasts:
        parts.append(f"Blast +{BONUS * figure.blasts}")
    if figure.dodges:
        parts.append(f"Dodge +{BONUS * figure.dodges}")
    if figure.fears:
        parts.append(f"intimidated −{BONUS * figure.fears}")
    if figure.armor:
        parts.append("armor " + " ".join(face(card) for card in figure.armor))
    return ", ".join(parts)


def card_note(state: State, question: Question, card: int) -> str:
    """The total this card would make, and the special action it would allow the attacker."""
    attacking = card in options_of(question, state.seat)
    figure = state.figures[state.attacker if attacking else state.defender]
    pending = figure.blasts if attacking else figure.dodges
    total = RANK[card] + figure.strength() + BONUS * (pending - figure.fears)
    note = f"total {total}"
    if attacking:
        action = state.cards[figure.card].special(RANK[card])
        if action:
            note += f", {ACTIONS[action].name} if you win"
    return note


# Words in capitals are no card's and no army's: their ids are in small letters.


def army_option(value: int) -> Option:
    if value == OWN:
        return Option(OWN, "An army of my own making", "OWN")
    line = LINES[value]
    return Option(value, line.name, line.id, note=", ".join(row.name for row in line.figure))


def recruit_option(state: State, value: int) -> Option:
    if value == ENOUGH:
        return Option(ENOUGH, "That is my whole army", "ENOUGH")
    card = state.cards[value]
    return Option(value, card.name, card.id, note=" / ".join(ACTIONS[action].name for action in card.actions))


def why_not_figure(state: State, ask: str, seat: int, figure: int) -> tuple[str, str]:
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


def why_not_opponent(seat: int, other: int) -> tuple[str, str]:
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

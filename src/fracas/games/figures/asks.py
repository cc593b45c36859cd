"""What figures asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

PROMPTS = {
    "army": "Which army do you field?",
    "recruit": "Which figure takes the next place in your line?",
    "attacker": "Which of your figures attacks?",
    "opponent": "Who do you attack?",
    "defender": "Which of your figures defends?",
    "armor": "Which of your figures gets the armor card?",
    "boost": "Which of your figures gains 2 Power?",
    "luck": "Whose die do you roll?",
    "masterplan": "Who discards their hand and draws three cards?",
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
OF_CAPTIVES = frozenset(("mindcontrol", "recover"))
OF_CARDS = frozenset(("card", "draw", "deal", "first"))

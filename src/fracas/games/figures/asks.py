"""What figures asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

PROMPTS = {
    "army": "Which army do you field?",
    "recruit": "Which figure takes the next place in your line?",
    "attacker": "Which of your figures attacks?",
    "opponent": "Who does {attacker} attack?",
    "defender": "{attacker} attacks you. Which of your figures defends?",
    "armor": "Armor: which of your figures gets the {card} laid beside it?",
    "boost": "Boost: which of your figures gains 2 Power?",
    "luck": "Luck: whose die do you roll? A higher roll is the new Power.",
    "masterplan": "Master Plan: who discards their hand and draws three cards?",
    "mindcontrol": "Mind Control: which captive joins your army?",
    "recover": "Recover: which of your figures returns to your line?",
    "explosion": "Explosion: which other figure is hit instead of {defender}?",
}

VERBS = {
    "attacker": "Attack with {figure}",
    "defender": "Defend with {figure}",
    "armor": "Lay it beside {figure}",
    "boost": "Boost {figure}",
    "luck": "Roll for {figure}",
    "mindcontrol": "Take {figure}",
    "recover": "Bring {figure} back",
    "explosion": "Hit {figure}",
}
"""What settles on a figure, where it is pointed at first and meant then."""

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

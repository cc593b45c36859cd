"""What synergy asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

PROMPTS = {
    # set-up
    "team": "Which team do you lead?",
    "power": "Which team power do you take?",
    "team-card": "Which card do you give to become a team power?",
    "assign": "Which warrior gets which cards?",
    "team-draw": "Which warrior draws through the team power?",
    "keep-card": "Which of the drawn cards do you keep?",
    "goal": "Which flag do you want besides your own?",
    "base": "Where do you put your base?",
    "place": "Where does {placed} stand?",
    "flag": "Who carries the flag of {drawn}?",
    # the turn
    "warrior": "Whose turn is it next?",
    "act": "What does {me} do?",
    "target": "At whom, or where?",
    "walk": "Where does {me} walk?",
    "step": "Which way next?",
    "land": "Where does {me} land?",
    "follow": "How far does {me} follow?",
    "pouch": "Into whose pouch?",
    "pick": "What does {me} pick up?",
    "drop": "What does {me} drop?",
    "keep": "{laden} carries too much. What is dropped?",
    "partner": "Whom do you trade with?",
    "take": "What do you take?",
    "give": "What do you give?",
    "trade": "Do you agree to the trade?",
    # on the way
    "shift": "The die shows {die}. Do you shift it?",
    "knock": "Which way does your warrior fly?",
    "next": "Who is affected next?",
    "rider": "What shall a hit do?",
    "stray": "Whom does the stray strike meet?",
    "replace": "Which of yours goes away?",
    "slide": "Where does it slide to?",
    "hole": "Out through the other hole?",
    # reactions
    "begins": "The turn of {me} begins. Use a card?",
    "declares": "{striker} strikes. Use a card with it?",
    "attacks": "{striker} attacks. Use a card?",
    "gate": "{victim} is named by {striker}. Use a card?",
    "step-in": "{victim} is about to be struck. Step in?",
    "meddle": "{roller} has rolled {die}. Use a card?",
    "escape": "{victim} is hit. Use a card?",
    "armour": "Damage is coming. Turn up a card?",
    "at-zero": "A warrior would die. Use a card?",
    "wounded": "A warrior was wounded. Use a card?",
    "rider-window": "The strike hit. Use a card?",
    "dying": "A warrior is dying. Use a card?",
    "answer": "The strike is over. Answer it?",
    "collided": "There was a collision. Use a card?",
    "ends": "The turn of {me} ends. Use a card?",
}

RULES = {
    "team": "synergy.assign",
    "power": "synergy.option.alternative-team-powers",
    "team-card": "synergy.option.extra-team-powers",
    "assign": "synergy.assign",
    "team-draw": "synergy.option.extra-team-powers",
    "keep-card": "synergy.deal",
    "goal": "synergy.flag.goal",
    "base": "synergy.place.base",
    "place": "synergy.place.warriors",
    "flag": "synergy.place.flag",
    "warrior": "synergy.turn.order",
    "act": "synergy.turn.basic",
    "target": "synergy.strike.basic",
    "walk": "synergy.move.basic",
    "step": "synergy.move.basic",
    "land": "synergy.card.type",
    "follow": "synergy.card.first",
    "pouch": "synergy.move.share",
    "pick": "synergy.gadget.pick",
    "drop": "synergy.gadget.drop",
    "keep": "synergy.gadget.limit",
    "partner": "synergy.gadget.trade",
    "take": "synergy.gadget.trade",
    "give": "synergy.gadget.trade",
    "trade": "synergy.gadget.trade",
    "shift": "synergy.card.first",
    "knock": "synergy.knockback",
    "next": "synergy.simultaneous",
    "rider": "synergy.card.first",
    "stray": "synergy.random",
    "replace": "synergy.card.first",
    "slide": "synergy.gadget.drop",
    "hole": "synergy.card.first",
}
REACTION_RULE = "synergy.card.type"
"""Of the questions at windows: a Defense answers, a Special is its own."""
CHANCE_RULES = {
    "first": "synergy.first",
    "draw": "synergy.deal",
    "cup": "synergy.flag.draw",
    "shuffle": "synergy.option.extra-team-powers",
    "die": "synergy.strike.roll",
    "power-up": "synergy.option.power-ups",
    "scatter": "synergy.option.power-ups",
}

OF_WARRIORS = frozenset(("warrior", "flag", "team-draw", "pouch", "partner", "stray", "next"))
OF_SQUARES = frozenset(("base", "place", "walk", "land", "follow", "replace", "slide"))
OF_CARDS = frozenset(("team-card", "keep-card", "pick", "drop", "keep", "take", "give", "power"))
OF_TEAMS = frozenset(("team", "goal"))

"""What synergy asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

PROMPTS = {
    # set-up
    "team": "Which team do you lead?",
    "power": "Which team power do you take?",
    "team-card": "Which card do you give to become a team power?",
    "assign": "Which warrior gets which cards?",
    "team-draw": "Which warrior draws through the team power?",
    "keep-card": "Which of the drawn cards does {drawer} keep?",
    "goal": "Which flag do you want besides your own?",
    "base": "Where do you put your base?",
    "place": "Where does {placed} stand?",
    "flag": "Who carries the flag of {drawn}?",
    # the turn
    "warrior": "Which warrior is next?",
    "act": "What does {me} do?",
    "target": "{card}: {aim}?",
    "walk": "Where does {me} walk?",
    "step": "Which way does {me} step?",
    "land": "Where does {actor} land?",
    "run": "Where does {actor} run, straight ahead?",
    "follow": "How far does {me} follow?",
    "pouch": "Into whose pouch does {me} hop?",
    "pick": "What does {actor} pick up?",
    "drop": "What does {me} drop?",
    "keep": "{laden} may carry {limit}, face-down ones included. What does it drop?",
    "partner": "Who does {me} trade with?",
    "take": "What does {actor} take?",
    "give": "What does {me} give away?",
    "trade": "{trade} Do you agree?",
    "gain": "What does {actor} gain?",
    "hand-in": "Which card does {actor} hand in?",
    # on the way
    "shift": "The die shows {die}. By how much does {roller} shift it?",
    "knock": "Which way is {thrown} knocked?",
    "next": "Who is affected next?",
    "effect": "What does a hit with {card} do?",
    "stray": "Which warrior does the stray strike meet?",
    "replace": "Which {marker} goes away?",
    "another": "{card}: another one?",
    "kind": "Which kind of damage does {striker} do?",
    "pinch": "Which card of {victim} is suppressed?",
    "fling": "Where is {striker} flung?",
    "body": "Which body does {striker} use?",
    "order": "What does {striker} order {victim} to do?",
    "slide": "Nothing lies on an obstacle. Where does it slide to?",
    "hole": "Does {mover} come out of the other hole?",
    # reactions
    "begins": "The turn of {me} begins. Use a card?",
    "declares": "{striker} strikes. Use a card with it?",
    "attacks": "{striker} attacks. Use a card?",
    "gate": "{striker} names {named}. Use a card?",
    "step-in": "{striker} names {named}. Does a friend step in?",
    "meddle": "{roller} has rolled {die}. Use a card?",
    "escape": "{striker} hits {victim}. Use a card?",
    "armour": "{kind} is coming. Turn up a card?",
    "at-zero": "{sinking} would die. Use a card?",
    "wounded": "Your warrior was wounded. Use a card?",
    "rider": "{striker} has hit {victim}. Use a card?",
    "dying": "{dead} is dying. Use a card?",
    "answer": "The strike of {striker} is over. Answer it?",
    "collided": "There was a collision. Use a card?",
    "ends": "The turn of {me} ends. Use a card?",
}

MOMENTS = {
    "begins": "when a turn begins",
    "declares": "when your warrior strikes",
    "attacks": "when somebody attacks",
    "gate": "when a strike is aimed",
    "step-in": "when a friend could step in",
    "meddle": "when a die was rolled",
    "escape": "when a strike hits",
    "armour": "before damage",
    "at-zero": "when a warrior would die",
    "wounded": "when a warrior was wounded",
    "rider": "after a hit",
    "dying": "when a warrior dies",
    "answer": "after a strike",
    "collided": "after a collision",
    "ends": "when a turn ends",
    "shift": "when a die could be shifted",
    "next": "when an order could be chosen",
    "another": "when there could be another one",
    "step": "when it could walk on",
}
"""Where somebody may pass for good, in a few words."""

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
    "run": "synergy.card.type",
    "follow": "synergy.card.first",
    "pouch": "synergy.move.share",
    "pick": "synergy.gadget.pick",
    "drop": "synergy.gadget.drop",
    "keep": "synergy.gadget.limit",
    "partner": "synergy.gadget.trade",
    "take": "synergy.gadget.trade",
    "give": "synergy.gadget.trade",
    "trade": "synergy.gadget.trade",
    "gain": "synergy.card.first",
    "hand-in": "synergy.card.first",
    "shift": "synergy.card.first",
    "knock": "synergy.knockback",
    "next": "synergy.simultaneous",
    "effect": "synergy.card.first",
    "stray": "synergy.random",
    "replace": "synergy.card.first",
    "another": "synergy.card.first",
    "kind": "synergy.damage.types",
    "pinch": "synergy.card.first",
    "fling": "synergy.card.first",
    "body": "synergy.card.first",
    "order": "synergy.card.first",
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

OF_WARRIORS = frozenset(("warrior", "flag", "team-draw", "pouch", "partner", "stray", "next", "body"))
OF_SQUARES = frozenset(("base", "place", "walk", "land", "run", "follow", "replace", "slide", "fling"))
OF_CARDS = frozenset(
    ("team-card", "keep-card", "pick", "drop", "keep", "take", "give", "power", "pinch", "hand-in", "draw", "power-up")
)
OF_TEAMS = frozenset(("team", "goal", "cup"))

ANSWERS = {
    "gain": (("An extra move", "move"), ("An extra strike", "strike")),
    "order": (("Move", "move"), ("Strike", "strike")),
    "hole": (("Stay here", "stay"), ("Out of the other hole", "through")),
    "kind": (("No kind", "none"), ("Hard", "hard"), ("Sharp", "sharp"), ("Energy", "energy"), ("Mental", "mental")),
}
"""Answers that are always the same, by their numbers: label and token."""

"""What skirmish asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_RULES
from fracas.games.skirmish.content import ITEMS

PROMPTS = {
    # set-up
    "army": "Which army do you lead?",
    "side": "Where do you set up?",
    "stone": "Where do you place a rune-stone?",
    "deploy": "Where do your units stand?",
    # rounds
    "first": "Who goes first in round {round}?",
    # the turn
    "act": "What do your units do?",
    "move": "Where does {me} go?",
    "target": "{ability}: on which unit?{does}",
    "spot": "Where does the new {newcomer} stand?",
    "recruit": "Which unit does {me} recruit?",
    "items": "What does the recruit carry?",
    # on the way
    "partner": "Who teams up with {me} against {other}?",
    "push": "Which way is {victim} pushed{far}?",
    "shove": "{striker} has hit {struck}. Shove it?",
    "cleave": "The blow goes on. Which enemy does {striker} hit too?",
    "hone": "Does {striker} roll once more with the honed blade? The new roll counts.",
    "back": "{me} has attacked {other}. Attack back?",
    "opportunity": "{me} leaves. Who strikes at it?",
    "fast": "{moment} Use a fast ability?",
}

RULES = {
    "army": "skirmish.army.points",
    "side": "skirmish.scenario.order",
    "stone": "skirmish.rune.size",
    "deploy": "skirmish.scenario.order",
    "first": "skirmish.round.initiative",
    "act": "skirmish.activate.order",
    "move": "skirmish.move",
    "target": "skirmish.ability.cost",
    "spot": "skirmish.hero.recruit",
    "recruit": "skirmish.hero.recruit",
    "items": "skirmish.equipment",
    "partner": "skirmish.ability.team-up",
    "push": "skirmish.push",
    "shove": "skirmish.ability.shove",
    "cleave": "skirmish.ability.cleave",
    "hone": "skirmish.ability.honed-blade",
    "back": "skirmish.attack.back",
    "opportunity": "skirmish.breakaway",
    "fast": "skirmish.ability.fast",
}

CHANCE_RULES = {
    "army": "skirmish.army.points",
    "die": "skirmish.round.initiative",
    "attack": "skirmish.attack.roll",
    "push-length": "skirmish.push",
    "break-away": "skirmish.breakaway",
    "fall": "skirmish.fall",
    # A die that an ability or an item asks for has its name.
    **dict(zip(ABILITY_IDS, ABILITY_RULES, strict=True)),
    **{item.id: f"skirmish.item.{item.id}" for item in ITEMS},
}
OTHER_RULE = "skirmish.activate.order"
"""Of what is asked under no name that is known here."""

OF_PLACES = frozenset(("stone", "deploy", "move", "spot", "push"))

ANSWERS = {
    "shove": ((1, "Shove it", "shove"), (0, "Leave it there", "leave")),
    "hone": ((0, "Keep the roll", "keep"), (1, "Roll once more", "again")),
    "back": ((1, "Attack back", "back"), (0, "Let it be", "no")),
}
"""Answers that are always the same: number, label and token."""

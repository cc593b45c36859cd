"""What legacy asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

PROMPTS = {
    "opening": "Who goes into your legacy pile, and who fights?",
    "champion": "Who fights at {location}?",
    "raze": "Which upcoming location does the Barbarian raze?",
    "exchange": "Who takes the Wizard's place?",
    "raise": "Which champion does the Necromancer raise from your pile?",
    "act_now": "Does {newcomer} act now, or when the turn of power {power} comes?",
    "procession": "Does {below} come to the top of your pile?",
    "field": "Does the Warrior take the place of {main}?",
    "pass_fatestone": "The battle is tied. Do you keep the Fatestone and lose, or pass it and win?",
    "vanish": "Your Assassin vanishes. Which champion do you set aside?",
    "claim_fatestone": "Do you take the Fatestone and set it to 1?",
    "bury": "Does {main} go to the bottom of your pile?",
    "reroute": "Which upcoming location do you put on the bottom of the deck?",
    "hand_over": "Do you hand the Fatestone to the other side?",
    "carry": "Which champion do you carry into the next round?",
    "call": "Which champion does the Herald call into the battle?",
    "trade_places": "Does the Shaman trade places with {top}?",
    "conscript": "Which champion do you set aside?",
    "copy": "Does the Jester copy {copied}?",
    "omen": "The Fatestone shows {value}. Do you turn it?",
    "turn_fatestone": "The Fatestone shows {value}. Do you turn it?",
    "foresee": "Which upcoming location do you exchange with the top of the deck?",
}

RULES = {
    "opening": "legacy.setup.first",
    "champion": "legacy.turn.select",
    "raze": "legacy.card.barbarian.battle",
    "exchange": "legacy.card.wizard.battle",
    "raise": "legacy.card.necromancer.battle",
    "act_now": "legacy.battle.enter",
    "procession": "legacy.card.necromancer.legacy",
    "field": "legacy.card.warrior.legacy",
    "pass_fatestone": "legacy.tie.pass",
    "vanish": "legacy.card.assassin.battle",
    "claim_fatestone": "legacy.card.paladin.legacy",
    "bury": "legacy.location.hollow-barrows",
    "reroute": "legacy.location.threeways-ford",
    "hand_over": "legacy.location.court-of-oaths",
    "carry": "legacy.round.carry-choice",
    "call": "legacy.card.herald.battle",
    "trade_places": "legacy.card.shaman.battle",
    "conscript": "legacy.card.warlord.battle",
    "copy": "legacy.card.jester.legacy",
    "omen": "legacy.card.witch.legacy",
    "turn_fatestone": "legacy.location.bazaar-of-omens",
    "foresee": "legacy.card.oracle.legacy",
    # asked of chance
    "location": "legacy.cleanup.location",
    "event": "legacy.option.events",
    "coin": "legacy.option.champions",
    "drawn": "legacy.option.champions",
    "die": "legacy.fatestone.assign-tie",
}

OF_CHAMPIONS = frozenset(("champion", "exchange", "raise", "vanish", "carry", "call", "conscript"))
"""A champion of the one who is asked, or none."""
OF_LOCATIONS = frozenset(("raze", "reroute", "foresee"))
"""An upcoming location, or none."""
OF_THE_DIE = frozenset(("omen", "turn_fatestone"))
"""The Fatestone is turned by one, or left."""
YES_OR_NO = frozenset(("procession", "field", "claim_fatestone", "bury", "hand_over", "trade_places", "copy"))

NONE_LABELS = {
    "raze": "Raze nothing",
    "exchange": "The Wizard stays",
    "call": "Call nobody",
    "reroute": "Change nothing",
    "foresee": "Change nothing",
}
YES_LABELS = {
    "procession": "Yes, to the top",
    "field": "Yes, the Warrior fights",
    "claim_fatestone": "Take the Fatestone",
    "bury": "Yes, to the bottom",
    "hand_over": "Hand it over",
    "trade_places": "Yes, trade places",
    "copy": "Yes, copy it",
}

"""What legacy asks: each question by its name, with its words and the rule that asks it."""

from __future__ import annotations

PROMPTS = {
    "opening": "Who goes into your legacy pile, and who fights at {location}?",
    "champion": "Who fights at {location}?",
    "raze": "Raze: which upcoming location does the Barbarian discard?",
    "exchange": "Exchange: who fights in the Wizard's place?",
    "raise": "Raise: which champion joins the Necromancer from your pile?",
    "act_now": "Does {newcomer} act now, or when the turn of power {power} comes?",
    "procession": "Does {below} come to the top of your pile?",
    "field": "Does the Warrior take the place of {main}?",
    "pass_fatestone": "{location} ({points}) is tied. Do you keep the Fatestone and lose, or pass it and win?",
    "vanish": "Vanish: you have lost. Which champion from your hand do you set aside?",
    "claim_fatestone": "Lay Claim: you have lost. Do you take the Fatestone and set it from {value} to 1?",
    "bury": "Hollow Barrows: does {main} go to the top of your pile, or to the bottom?",
    "reroute": "Threeways Ford: which upcoming location do you put on the bottom of the deck?",
    "hand_over": "{holder} the Fatestone at {value}. Does it change sides?",
    "carry": "Which champion is the first of your legacy pile in the next round?",
    "call": "Which champion does the Herald call into the battle beside it?",
    "trade_places": "Does the Shaman trade places with {top}?",
    "conscript": "Conscript: which champion from your hand do you set aside?",
    "copy": "Does the Jester copy {copied}?",
    "omen": "{holder} the Fatestone at {value}. Do you turn it?",
    "turn_fatestone": "{holder} the Fatestone at {value}. Do you turn it?",
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

VERBS = {"raise": "Raise {it}", "raze": "Raze {it}", "reroute": "Put {it} down", "foresee": "Exchange {it}"}
"""What settles on something on the table, where it is pointed at first and meant then."""

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
    "bury": "To the bottom",
    "hand_over": "Yes, to the other side",
    "trade_places": "Yes, trade places",
    "copy": "Yes, copy it",
}
NO_LABELS = {
    "procession": "No, leave it",
    "claim_fatestone": "Leave it",
    "bury": "To the top",
    "hand_over": "No, it stays",
}
"""What declining is called, where that says more than "No"."""

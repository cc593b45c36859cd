"""Tables of the documents that synergy was written from: the catalogue's ids, and which cards were meant to meet."""

from __future__ import annotations


def _words(page: str) -> list[str]:
    return page.split()


def _table(page: str) -> dict[str, list[str]]:
    lines = page.replace("\n    ", " ").strip().splitlines()
    return {name: cards.split() for name, cards in (line.split(": ", 1) for line in lines)}


CATALOGUE = _words("""
players board deal assign hits secret flag.goal flag.draw first place.base place.warriors place.flag turn.order
turn.basic move.basic move.share obstacle collide throw knockback random diagonal surrender strike.basic
strike.roll damage.types damage.roll stun death death.loss lost card.first card.category card.type card.modifier
card.arithmetic team simultaneous gadget.limit gadget.trade gadget.drop gadget.pick gadget.keep flag range area
sight duration win.flags win.last win.limit neutralized
""")
"""Every row of the catalogue, without ``synergy.``."""

OPTIONS = _words("""
extra-team-powers to-the-death power-ups outnumbered faster-movement more-players elite-force four-warriors open-cards
alternative-team-powers
""")

PAIRS = _table("""
strength: might
two-heads: zorch-ball
bungee-arms: preposterous-mallet
low-blow: luck
fast: too-many-legs
jelly-bones: pincushion-hide
mostly-reliable-boomerang: strength
patient-marksman: grenade
marsupial-pouch: absolute-unit
the-human-bomb: dead-mans-switch
""")
"""Cards that were meant for each other."""

COUNTERS = _table("""
tin-foil-hat: mind-control confuse hypno-pinwheel banshee-tonsils withering-sarcasm irresistible-polka
anti-magic-aura: zorch-ball gossip-lightning toad-curse luck rent-a-zombie
luddite-hex: cargo-pants spare-arms load-bearing-corset battle-brolly
power-pinch: absolute-unit bonus-kidneys rhino-hide-graft jelly-bones
battle-brolly: the-human-bomb grenade seismic-tantrum dead-mans-switch irresistible-polka
mood-ring-fists: jelly-bones rhino-hide-graft reactor-tummy
""")
"""Cards, and what they answer."""

HOOKS = _table("""
knockback: grenade battle-brolly preposterous-mallet flying-tackle body-bowling the-human-bomb
    meteoric-belly-flop hurricane-sneeze jelly-bones
random movement: grenade crate-of-bananas second-hand-jetpack hurricane-sneeze confuse irresistible-polka
area 3×3: reactor-tummy glow-in-the-dark meteoric-belly-flop
area 5×5: the-human-bomb banshee-tonsils anti-magic-aura dead-mans-switch
area 7×7: luddite-hex magnetic-personality
area 15×15: seismic-tantrum irresistible-polka
ranged strikes: pocket-pistol mostly-reliable-boomerang withering-sarcasm flameblast laser-eyebrows zorch-ball
    gossip-lightning bungee-arms
thrown gadgets: grenade smoke-bomb crate-of-bananas portable-holes patient-marksman
diagonal moves: the-moves stubby-wings second-hand-jetpack
diagonal strikes: trick-shot cutlery-knuckles
jumps that skip squares: grasshopper-legs tesserknight blink meteoric-belly-flop detachable-tail
passing obstacles: second-hand-jetpack stubby-wings suction-cup-soles pint-sized partly-cloudy
Move&Strike: flying-tackle the-human-bomb meteoric-belly-flop seismic-tantrum
immunity to a damage type: tin-foil-hat rhino-hide-graft reactor-tummy jelly-bones partly-cloudy
defence reactions with rolls: dustbin-lid mirror-shades stunning-beauty
automatic defence reactions: acrobatic-evasion borrowed-momentum heroic-idiot eel-wiring detachable-tail
auto strikes: reactor-tummy zorch-ball the-human-bomb irresistible-polka smoke-bomb
penalties to hit: rear-view-eyes pint-sized rubber-chicken smoke-bomb evil-eye
stun: hypno-pinwheel low-blow banshee-tonsils
turn-long effects on victims: deep-freeze confuse sticky-spit toad-curse rubber-chicken luddite-hex power-pinch
extra hits: load-bearing-corset bonus-kidneys absolute-unit
death through power loss: load-bearing-corset bonus-kidneys absolute-unit power-pinch toad-curse
    butterfinger-hex luddite-hex light-fingers
extra cards at set-up: overachiever extended-warranty
extra cards in play: one-leftover-wish extended-warranty
adding modifiers: fast strength bungee-arms patient-marksman mood-ring-fists anger-issues
multiplying modifiers: might too-many-legs jelly-bones
die shifts: enhancer-helmet luck evil-eye
denied areas: anti-magic-aura smoke-bomb
map markers: mental-barrier circle-of-campfires crate-of-bananas portable-holes smoke-bomb
strikes on empty squares: mental-barrier circle-of-campfires crate-of-bananas portable-holes
strikes on dead bodies: jumper-cables rent-a-zombie body-bowling
strikes on allies: lunchbox-of-mercy drill-sergeant switcheroo
strikes on yourself: lunchbox-of-mercy playing-possum partly-cloudy confuse
gadget stealing and dropping: light-fingers lasso-tongue butterfinger-hex horseshoe-supermagnet
magnetism: horseshoe-supermagnet magnetic-personality
gadget limit: cargo-pants spare-arms
secret gadgets: pocket-pistol rubber-chicken mirror-shades tin-foil-hat
mind control: mind-control rent-a-zombie
healing: lunchbox-of-mercy self-knitting-skin hickey-of-doom
raising the dead: jumper-cables rent-a-zombie
suppression: anti-magic-aura power-pinch toad-curse luddite-hex anger-issues
extra strikes or moves: two-heads spare-arms adrenal-turbo drill-sergeant cargo-pants
sharing a square: marsupial-pouch pint-sized playing-possum partly-cloudy
deliberate collisions: pincushion-hide jelly-bones
blocking areas: battle-brolly inner-peace playing-possum
conditions on being struck: inner-peace stunning-beauty chameleon-skin marsupial-pouch
added effects on your strikes: toxic-drool low-blow mood-ring-fists
changing the move itself: fast hit-and-run too-many-legs the-moves suction-cup-soles
""")
"""Rules, and the cards that use them."""

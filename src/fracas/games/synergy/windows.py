"""The moments at which cards and team powers do something, in the order of a turn and of a strike.

There are three kinds. **Folds** change a value and ask nobody: a row of ``powers.toml`` adds to them or multiplies them
under their names (``add = { damage = 2 }``), or a function says what it adds. **Reactions** may ask
(`fracas.games.synergy.effects.reactions`). **Scripts** are what a card does that is itself used: its strike, its move.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.window import Window, Windows

# -- folds: what a warrior can do

EXTRA_HITS: Final = Window("extra-hits")
"""Hits above the basic six, while the card works."""
LOAD: Final = Window("load")
"""How many gadgets it may carry above three (synergy.gadget.limit)."""
AURA: Final = Window("aura")
"""How far around it Magic does not work; 0 for no aura. Read before all other folds."""
STRIKES: Final = Window("strikes")
"""Strikes in its turn above one."""
GADGET_STRIKES: Final = Window("gadget-strikes")
"""Additional strikes that are made with a Gadget or spent on gadgets only."""
HANDLING: Final = Window("handling")
"""Once per turn handling a gadget costs no strike: 1 for picking up, 2 for taking and giving too."""
BASIC_SQUARES: Final = Window("basic-squares")
"""Squares of the basic move above two; + cards add to this number afterwards."""
BURDEN: Final = Window("burden")
"""Squares of the basic move that face-down gadgets cost; known to its own player only."""
SQUARES: Final = Window("squares")
"""Squares of a move."""
TIMES: Final = Window("times")
"""How often a move without squares is done: too-many-legs doubles it. The value starts at 1."""
FIRST_MOVE: Final = Window("first-move")
"""By how much the squares of its first move of the game are multiplied; the value starts at 1."""
DIAGONAL_MOVE: Final = Window("diagonal-move")
"""Above 0: its moves may go diagonally; ``ONE_STEP`` below 0: one step of a basic move may."""
CLIMB: Final = Window("climb")
"""Above 0: its walk may go onto permanent obstacles and stop there."""
SHARE: Final = Window("share")
"""Above 0: its walk may pass through and end in squares of living warriors."""
SPLIT: Final = Window("split")
"""Above 0: strikes may come between the squares of its walk."""
POUCH: Final = Window("pouch")
"""Above 0: a friend next to it may hop into its square."""

# -- folds: its strikes

REACH: Final = Window("reach")
"""Range of the strike of ``state.strike``. An adjacent strike has 0 here: above 0 it becomes a ranged one."""
DIAGONAL_STRIKE: Final = Window("diagonal-strike")
"""Above 0: its strikes may go diagonally."""
OVER_HEADS: Final = Window("over-heads")
"""Above 0: its throws pass over warriors."""
BASIC_HIT: Final = Window("basic-hit")
"""What the basic strike needs less than 4."""
BASIC_DAMAGE: Final = Window("basic-damage")
"""What the basic strike does above 1; + cards add to this number afterwards."""
SHIFT: Final = Window("shift")
"""By how much it may shift a die that it rolled itself, up or down."""
TO_HIT: Final = Window("to-hit")
"""Added to the success rolls of its strikes."""
DAMAGE: Final = Window("damage")
"""Damage of its strikes, where they do any."""

# -- folds: strikes at it

UNNAMED: Final = Window("unnamed")
"""Above 0: the striker of ``state.strike``, a foe, may not name it (an open gate)."""
AGAINST: Final = Window("against")
"""Added to the success rolls of strikes that name it."""
IMMUNE_HARD: Final = Window("immune-hard")
IMMUNE_SHARP: Final = Window("immune-sharp")
IMMUNE_ENERGY: Final = Window("immune-energy")
IMMUNE_MENTAL: Final = Window("immune-mental")
IMMUNE_AREA: Final = Window("immune-area")
"""Above 0: the area or blast of ``state.strike``, or of ``state.centre``, does not touch it."""
IMMUNE_THEFT: Final = Window("immune-theft")
IMMUNE_BLIND: Final = Window("immune-blind")
IMMUNE_STRIKE: Final = Window("immune-strike")
"""Above 0: no part of the strike of ``state.strike`` touches it."""
SOAK_HARD: Final = Window("soak-hard")
SOAK_SHARP: Final = Window("soak-sharp")
SOAK_ENERGY: Final = Window("soak-energy")
SOAK_MENTAL: Final = Window("soak-mental")
KNOCK: Final = Window("knock")
"""Squares that it is knocked or hauled."""
KNOCK_ALWAYS: Final = Window("knock-always")
"""Above 0: a strike to which it is immune still knocks it."""
ROOTED: Final = Window("rooted")
"""Above 0: nothing knocks or hauls it."""
UNMOVED: Final = Window("unmoved")
"""Above 0: nothing swaps it or makes it drift."""
UNHURT: Final = Window("unhurt")
"""Above 0: collisions do not hurt it."""
RAM: Final = Window("ram")
"""By how much the highest roll grows at which a warrior that it ran into is hurt."""

# -- reactions, in the order in which they come up; the numbers are steps of a strike (synergy.strike.roll)

BEGINS: Final = Window("begins")
"""Its turn begins (synergy.turn.order)."""
DECLARES: Final = Window("declares")
"""1: it strikes; the card and the target of ``state.strike`` stand."""
ATTACKS: Final = Window("attacks")
"""1: its strike names or catches a foe, or it walks into one."""
GATE: Final = Window("gate")
"""3: it is named by a foe."""
STEP_IN: Final = Window("step-in")
"""4: somebody is named by a foe; everybody else of that side may step in."""
MEDDLE: Final = Window("meddle")
"""5, and for every other die: a die lies there and its roller has shifted it."""
ESCAPE: Final = Window("escape")
"""6: the strike hits it."""
ARMOUR: Final = Window("armour")
"""7: it would suffer the strike, or damage of another kind: passive face-down cards may be turned up."""
AT_ZERO: Final = Window("at-zero")
"""9: it would reach 0 hits, whatever the cause."""
WOUNDED: Final = Window("wounded")
"""9: it lost a hit to damage and lives."""
RIDER: Final = Window("rider")
"""10: its strike hit the living victim of ``state.strike``'s present blow."""
DYING: Final = Window("dying")
"""11: it is dead, and its cards are not yet discarded."""
ANSWER: Final = Window("answer")
"""12: it was a victim of the strike, hit or missed."""
COLLIDED: Final = Window("collided")
"""It collided with another warrior, or was run into: ``state.other``."""
ENDS: Final = Window("ends")
"""Its turn ends."""

# -- scripts: what a card does that is used

USE: Final = Window("use")
"""A free action, or an action of its own kind."""
MOVE: Final = Window("move")
"""A Move card whose row does not say it all."""
COMBO: Final = Window("combo")
"""A Move&Strike."""
TARGETS: Final = Window("targets")
"""What a Strike card may be aimed at, if the row does not say it."""
AIM: Final = Window("aim")
"""A Strike card was declared: what its player says besides."""
LANDS: Final = Window("lands")
"""A strike at a square has come there."""
CHAIN: Final = Window("chain")
"""6 to 9: after a blow that hit, who the strike passes on to: it adds a blow."""
HITS: Final = Window("hits")
"""10: what a Strike card does to a living victim that it has hit, besides damage, status and knock."""
AFTER: Final = Window("after")
"""What a Strike card does when its strike is over, hit or miss."""

FOLDS: Final = (
    EXTRA_HITS,
    LOAD,
    AURA,
    STRIKES,
    GADGET_STRIKES,
    HANDLING,
    BASIC_SQUARES,
    BURDEN,
    SQUARES,
    TIMES,
    FIRST_MOVE,
    DIAGONAL_MOVE,
    CLIMB,
    SHARE,
    SPLIT,
    POUCH,
    REACH,
    DIAGONAL_STRIKE,
    OVER_HEADS,
    BASIC_HIT,
    BASIC_DAMAGE,
    SHIFT,
    TO_HIT,
    DAMAGE,
    UNNAMED,
    AGAINST,
    IMMUNE_HARD,
    IMMUNE_SHARP,
    IMMUNE_ENERGY,
    IMMUNE_MENTAL,
    IMMUNE_AREA,
    IMMUNE_THEFT,
    IMMUNE_BLIND,
    IMMUNE_STRIKE,
    SOAK_HARD,
    SOAK_SHARP,
    SOAK_ENERGY,
    SOAK_MENTAL,
    KNOCK,
    KNOCK_ALWAYS,
    ROOTED,
    UNMOVED,
    UNHURT,
    RAM,
)
REACTIONS: Final = (
    BEGINS,
    DECLARES,
    ATTACKS,
    GATE,
    STEP_IN,
    MEDDLE,
    ESCAPE,
    ARMOUR,
    AT_ZERO,
    WOUNDED,
    RIDER,
    DYING,
    ANSWER,
    COLLIDED,
    ENDS,
)
SCRIPTS: Final = (USE, MOVE, COMBO, TARGETS, AIM, LANDS, CHAIN, HITS, AFTER)

WINDOWS: Final = Windows(*FOLDS, *REACTIONS, *SCRIPTS)
"""All of them. Folds and reactions are numbered below 62, so that their bits stay small numbers; scripts have none."""

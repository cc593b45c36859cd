"""Damage: what reduces it, the loss of Hp, death (steps 8 and 9 of an attack, skirmish.attack.kill); and healing."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from fracas.core.question import Question
from fracas.core.tell import Tell
from fracas.games.skirmish.card import ABSORPTION
from fracas.games.skirmish.events.fight import Damaged, DamageReduced, Healed, Killed
from fracas.games.skirmish.passives import A_KILL, MOMENTS
from fracas.games.skirmish.state import ALIVE, KILLED, NOBODY, State
from fracas.games.skirmish.stats import first_only, full_hp, number, own_bits
from fracas.games.skirmish.striking.reactions import before_loss
from fracas.games.skirmish.turns.ending import fallen
from fracas.games.skirmish.turns.stones import settle

Dealt = Generator[Question, Any, int]

ABSORBS = 0
"""The number of absorption."""


def deal(state: State, tell: Tell, victim: int, amount: int, by: int, cause: str, *, spills: bool = False) -> Dealt:
    """Deal damage to a unit: absorption, Shrug off, Granite word; then the loss, and perhaps its death.

    What is returned is the damage after all reductions, also what was more than the victim had Hp.
    """
    amount = absorb(state, tell, victim, amount)
    amount = yield from before_loss(state, tell, victim, amount, spills=spills)
    if amount > 0:
        unit = state.units[victim]
        unit.hp -= min(amount, unit.hp)
        tell(Damaged, victim, amount, by, cause)
        if unit.hp == 0:
            kill(state, tell, victim, by)
    return amount


def absorb(state: State, tell: Tell, victim: int, amount: int) -> int:
    """What absorption leaves of damage, never below 0. A plate or a charm works once a round, and must."""
    less = min(number(state, victim, ABSORPTION), amount)
    if amount > 0 and first_only(state, victim):
        state.units[victim].plate = True
    if less > 0:
        amount -= less
        tell(DamageReduced, victim, ABSORBS, victim, less, amount)
    return amount


def kill(state: State, tell: Tell, victim: int, by: int) -> None:
    """At 0 Hp: it leaves the table. Stones are settled, a leader's player has lost, the killer has something of it."""
    unit = state.units[victim]
    unit.hp = 0
    unit.fate = KILLED
    unit.attacks = 0
    if state.striking == victim:
        state.striking = NOBODY
    if state.moving == victim:
        state.moving = NOBODY
    tell(Killed, victim, by)
    settle(state, tell)
    fallen(state, tell, unit.seat)
    if by != NOBODY and state.units[by].fate == ALIVE:
        own = own_bits(state, by)
        for each in MOMENTS[A_KILL]:
            if each.own & own:
                going = each.acts(state, tell, by, victim)
                assert going is None, "nothing is asked at a kill"


def heal(state: State, tell: Tell, me: int, amount: int, cause: str) -> None:
    """Never above the printed Hp; ``cause`` is the id of the ability or item that heals."""
    unit = state.units[me]
    gained = min(amount, full_hp(state, me) - unit.hp)
    unit.hp += gained
    tell(Healed, me, gained, cause)

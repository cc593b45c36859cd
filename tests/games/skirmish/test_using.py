"""The list of what can be used agrees with the reasons why not, in positions of games at random."""

from __future__ import annotations

from random import Random

from fracas.core.listener import Listener
from fracas.games.skirmish.abilities.ids import COUNT, FIRST_HERO
from fracas.games.skirmish.abilities.saying import why_not_use
from fracas.games.skirmish.abilities.using import usable
from fracas.games.skirmish.state import ALIVE, TURN, State
from fracas.games.skirmish.striking.attack import can_push, can_shoot, can_strike, why_not_attack, why_not_push
from tests.games.skirmish.test_many_games import step, table
from tests.kit.rules import rule

NOBODY = Listener.nobody()


@rule("skirmish.ability.cost", "skirmish.attack.range")
def test_what_is_offered_is_what_nothing_speaks_against() -> None:
    random = Random(7)
    offered = attacks = 0
    for armies in (["crown-100-a", "grave-100-b"], ["cinder-100-b", "thorn-100-a"], ["grave-100-a", "thorn-100-b"]) * 2:
        state = table(2, points=100, armies=armies, map="stair", scenario="dispute", round_limit=8)
        while step(state, random):
            if state.phase == TURN:
                for me, unit in enumerate(state.units):
                    if unit.fate == ALIVE and unit.seat == state.seat:
                        offered += _abilities(state, me)
                        attacks += _attacks(state, me)
    assert offered > 100
    assert attacks > 30


def _abilities(state: State, me: int) -> int:
    free = [number for number in range(FIRST_HERO, COUNT) if why_not_use(state, me, number, NOBODY) is None]
    assert usable(state, me) == free
    return len(free)


def _attacks(state: State, me: int) -> int:
    found = 0
    for target, unit in enumerate(state.units):
        if unit.fate == ALIVE and state.side(target) != state.side(me):
            assert can_strike(state, me, target) == (why_not_attack(state, me, target, False) is None)
            assert can_shoot(state, me, target) == (why_not_attack(state, me, target, True) is None)
            assert can_push(state, me, target) == (why_not_push(state, me, target) is None)
            found += can_strike(state, me, target) + can_shoot(state, me, target)
    return found

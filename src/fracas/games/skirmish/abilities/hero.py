"""The standard hero abilities (skirmish.hero.*): any hero, one of them in a turn.

Shrug off and Guard are fast, and asked by `fracas.games.skirmish.reactions`.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.abilities.targets import has_target, targets
from fracas.games.skirmish.attack import has_an_attack
from fracas.games.skirmish.damage import deal, heal, wounded
from fracas.games.skirmish.events.fight import AbilityRolled
from fracas.games.skirmish.reactions import spend
from fracas.games.skirmish.recruiting import recruit
from fracas.games.skirmish.recruiting import why_not as why_not_recruit
from fracas.games.skirmish.state import FOCUSED, HERO, State
from fracas.games.skirmish.state import GREAT_STRIKE as STRIKES_HARDER
from fracas.games.skirmish.state import MOMENTUM as ONE_MORE

FOCUS: Final = number_of("focus")
GREAT_STRIKE: Final = number_of("great-strike")
MOMENTUM: Final = number_of("momentum")
RECOVER: Final = number_of("recover")
RECRUIT: Final = number_of("recruit")
SLICE: Final = number_of("slice")

D3: Final = (1, 2, 3)

_NO_ATTACK: Final = ("skirmish.activate.actions", "It has no attack left in this turn.")
_READY: Final = ("skirmish.hero.great-strike", "Its next attack is a great strike already.")
_NOBODY_NEAR: Final = ("skirmish.hero.slice", "No enemy is in its melee range.")
_UNHURT: Final = ("skirmish.hero.recover", "It has no wounds.")


def why_not_hero(state: State, me: int, ability: int) -> tuple[str, str] | None:
    """What stands in the way besides price and use: it must be possible to carry it out."""
    if ability == GREAT_STRIKE:
        # The next attack may be an attack back, in another turn: it need not have one left.
        return _READY if state.units[me].is_under(STRIKES_HARDER) else None
    if ability == FOCUS:
        return None if has_an_attack(state, me) else _NO_ATTACK
    if ability == SLICE:
        return None if has_target(state, me, SLICE) else _NOBODY_NEAR
    if ability == RECOVER:
        return None if wounded(state, me) else _UNHURT
    if ability == RECRUIT:
        return why_not_recruit(state, me)
    return None


def use_hero(state: State, tell: Tell, me: int, ability: int) -> Resolution:
    """Use one of them; it is paid before it works."""
    unit = state.units[me]
    if ability == RECRUIT:
        # Which unit it is makes the price: recruiting pays.
        unit.do(HERO)
        unit.used = (*unit.used, RECRUIT)
        yield from recruit(state, tell, me)
    elif ability == SLICE:
        victim: int = yield Choice(unit.seat, "target", targets(state, me, SLICE))
        spend(state, tell, me, SLICE, (victim,))
        yield from deal(state, tell, victim, 1, me, "slice")
    elif ability == RECOVER:
        spend(state, tell, me, RECOVER, (me,))
        die: int = yield Roll("recover", D3)
        tell(AbilityRolled, me, RECOVER, die)
        heal(state, tell, me, die, "recover")
    else:
        if ability == GREAT_STRIKE:
            unit.put_under(STRIKES_HARDER)
        elif ability == FOCUS:
            unit.put_under(FOCUSED)
        elif ability == MOMENTUM:
            unit.put_under(ONE_MORE)
        spend(state, tell, me, ability, (me,))

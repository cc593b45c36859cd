"""The own abilities of units that are used by a click (skirmish.own.*).

The others work elsewhere: fast ones in `fracas.games.skirmish.reactions`, steadfast in `stats`, braced in `attack` and
`moving`, harvest and grave-plate in `damage`, second-coin and regrow in `turn`.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.plane.numbers import span
from fracas.core.question import Choice, Place, Question, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_KINDS, ABILITY_RULES, number_of
from fracas.games.skirmish.abilities.targets import AIMED, has_target, targets
from fracas.games.skirmish.attack import has_an_attack, hurl
from fracas.games.skirmish.card import ACTION
from fracas.games.skirmish.content import UNIT_NUMBERS
from fracas.games.skirmish.damage import deal, heal
from fracas.games.skirmish.energy import gain, lose
from fracas.games.skirmish.events.fight import AbilityRolled, EnergyDrained
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving import fade
from fracas.games.skirmish.pushing import carry
from fracas.games.skirmish.reactions import spend
from fracas.games.skirmish.recruiting import FULL, beside, create, is_full
from fracas.games.skirmish.state import (
    ACTED,
    AIMING,
    FOUGHT,
    HUNTING,
    MARCHED,
    MARKED,
    MOVED,
    NOBODY,
    RIDING,
    TEMPERED,
    TRICKED,
    State,
)
from fracas.games.skirmish.stats import price

BOLT: Final = number_of("bolt")
DIRTY_TRICK: Final = number_of("dirty-trick")
FADE: Final = number_of("fade")
GRAVE_PULL: Final = number_of("grave-pull")
HUNT_CALL: Final = number_of("hunt-call")
HURL: Final = number_of("hurl")
MARK_PREY: Final = number_of("mark-prey")
MEND: Final = number_of("mend")
MENDING_PRAYER: Final = number_of("mending-prayer")
RAISE_HUSK: Final = number_of("raise-husk")
RIDE_WITH_ME: Final = number_of("ride-with-me")
SAP_MEND: Final = number_of("sap-mend")
SIPHON: Final = number_of("siphon")
SNARE: Final = number_of("snare")
STEADY_AIM: Final = number_of("steady-aim")
TEMPER: Final = number_of("temper")
WAIL: Final = number_of("wail")

D3: Final = (1, 2, 3)
DIE: Final = (1, 2, 3, 4, 5, 6)
BOLT_HITS: Final = 4
SIPHONS: Final = 2
"""So often in a turn, by all units of a side together; and so much it takes at the most."""
HUSK: Final = UNIT_NUMBERS["grave.husk"]
SEVERAL: Final = 1 << RIDE_WITH_ME | 1 << HUNT_CALL
"""One or two targets."""

_NOBODY: Final = "There is nobody that it can be used on."
Chosen = Generator[Question, Any, tuple[int, ...]]


def why_not_own(state: State, me: int, ability: int) -> tuple[str, str] | None:
    """What stands in the way besides price and use: it must be possible to carry it out."""
    rule = ABILITY_RULES[ability]
    unit = state.units[me]
    if ability == SIPHON and state.siphons >= SIPHONS:
        return rule, "Your units have siphoned twice in this turn."
    if ability == HURL and unit.hanging:
        return "skirmish.climb", "It is climbing, and may not attack meanwhile."
    if AIMED >> ability & 1:
        return None if has_target(state, me, ability) else (rule, _NOBODY)
    if ability == STEADY_AIM:
        if unit.has_done(MOVED) or unit.has_done(MARCHED):
            return rule, "It has moved in this turn."
        return (
            None if has_an_attack(state, me) else ("skirmish.activate.actions", "It has no attack left in this turn.")
        )
    if ability == RAISE_HUSK:
        if is_full(state):
            return rule, FULL
        return None if beside(state, me, HUSK, rule).any_place() is not None else (rule, "There is no room for a Husk.")
    if ability == FADE and not unit.has_done(FOUGHT):
        return rule, "It has made no melee attack in this turn."
    return None


def use_own(state: State, tell: Tell, me: int, ability: int) -> Resolution:
    """Use one of them: targets, price, then what it does."""
    unit = state.units[me]
    side = state.side_of[unit.seat]
    if ability == RAISE_HUSK:
        place: tuple[int, ...] = yield Place(unit.seat, "spot", beside(state, me, HUSK, ABILITY_RULES[RAISE_HUSK]))
        spend(state, tell, me, ability, ())
        create(state, tell, unit.seat, HUSK, (), place[0], place[1], price(state, me, ability))
        return
    if ability == FADE:
        gone: bool = yield from fade(state, tell, me)
        if gone:
            spend(state, tell, me, ability, (me,))
        return
    chosen: tuple[int, ...] = (me,)
    if ability == WAIL:
        chosen = tuple(targets(state, me, WAIL))
    elif AIMED >> ability & 1:
        chosen = yield from choose(state, me, ability)
    if ABILITY_KINDS[ability] == ACTION:
        unit.do(ACTED)
    _lay_on(state, side, ability, chosen)
    spend(state, tell, me, ability, chosen)
    target = chosen[0]
    if ability == HURL:
        yield from hurl(state, tell, me, target)
    elif ability == GRAVE_PULL:
        yield from _pull(state, tell, me, target)
    elif ability == BOLT:
        yield from _bolt(state, tell, me, target)
    elif ability in (MENDING_PRAYER, SAP_MEND):
        die: int = yield Roll(ABILITY_IDS[ability], D3)
        tell(AbilityRolled, me, ability, die)
        heal(state, tell, target, die, ABILITY_IDS[ability])
    elif ability == MEND:
        heal(state, tell, target, 1, ABILITY_IDS[ability])
    elif ability == SIPHON:
        _siphon(state, tell, side, target)


def choose(state: State, me: int, ability: int) -> Chosen:
    """The target; for some abilities a second one, if wanted."""
    seat = state.units[me].seat
    able = targets(state, me, ability)
    first: int = yield Choice(seat, "target", able)
    if not SEVERAL >> ability & 1 or len(able) == 1:
        return (first,)
    rest = [other for other in able if other != first]
    second: int = yield Choice(seat, "target", [NOBODY, *rest], NOBODY)
    return (first,) if second == NOBODY else (first, second)


def _lay_on(state: State, side: int, ability: int, chosen: tuple[int, ...]) -> None:
    """What lies on the targets from now on, until the turn ends or the side's next one begins."""
    for target in chosen:
        unit = state.units[target]
        if ability == MARK_PREY:
            unit.put_under(MARKED)
            unit.marked_by = (*unit.marked_by, side)
        elif ability == STEADY_AIM:
            unit.put_under(AIMING)
        elif ability == RIDE_WITH_ME:
            unit.put_under(RIDING)
        elif ability == HUNT_CALL:
            unit.put_under(HUNTING)
        elif ability == TEMPER:
            unit.put_under(TEMPERED)
        elif ability == DIRTY_TRICK:
            unit.put_under(TRICKED)
        elif ability == WAIL:
            unit.wailed_by = (*unit.wailed_by, side)
        elif ability == SNARE:
            unit.snared_by = (*unit.snared_by, side)


def _pull(state: State, tell: Tell, me: int, target: int) -> Resolution:
    """1d3" straight towards the puller's centre, as a push in all other respects."""
    die: int = yield Roll("grave-pull", D3)
    tell(AbilityRolled, me, GRAVE_PULL, die)
    mine, theirs = state.units[me], state.units[target]
    dx, dy = mine.x - theirs.x, mine.y - theirs.y
    # Never past the centre, where the puller stands too far below or above to be in the way.
    yield from carry(state, tell, target, dx, dy, min(die * INCH, span(dx, dy)), me)


def _bolt(state: State, tell: Tell, me: int, target: int) -> Resolution:
    """No attack: on 4+ it is dealt 1 damage, which only reductions can help."""
    die: int = yield Roll("bolt", DIE)
    tell(AbilityRolled, me, BOLT, die)
    if die >= BOLT_HITS:
        yield from deal(state, tell, target, 1, me, "bolt")


def _siphon(state: State, tell: Tell, side: int, target: int) -> None:
    """The enemy's pool loses up to 2, one's own gains 1."""
    theirs = state.side(target)
    state.siphons += 1
    taken = lose(state, theirs, SIPHONS)
    tell(EnergyDrained, theirs, taken)
    gain(state, tell, side, 1, "siphon")

"""What could come of an act: the odds of every attack with their terms, how far a unit still goes.

From the same numbers with which attacks are made (`odds`), so that nothing else is promised than what happens. Nobody
uses a fast ability, and no roll is made anew.
"""

from __future__ import annotations

import msgspec

from fracas.games.skirmish.acts import PUSH, SHOOT, STRIKE, kind_of, unit_of, what_of
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.effects import TERMS
from fracas.games.skirmish.imagination import imagined
from fracas.games.skirmish.maps import at_most
from fracas.games.skirmish.moving.pace import BY_MARCH, BY_MOVE, budgets_of
from fracas.games.skirmish.moving.region import going_on
from fracas.games.skirmish.passives import BARS, TO_SHOOT
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import own_bits
from fracas.games.skirmish.striking.attack import can_volley, has_an_attack
from fracas.games.skirmish.striking.odds import ATTACK, BACK, HOW, OPPORTUNITY, VOLLEY, Odds, odds
from fracas.games.skirmish.striking.odds import PUSH as PUSHING
from fracas.games.skirmish.telling.sighting import StandInfo, WalkInfo, stand, walk
from fracas.games.skirmish.telling.story import signed
from fracas.games.skirmish.turns.menu import options
from fracas.games.skirmish.view import View

POINTED = 3
"""So many numbers are a unit and a point."""


class TermInfo(msgspec.Struct, frozen=True):
    """Something that is added to the die."""

    name: str
    by: int


class AttackInfo(msgspec.Struct, frozen=True):
    """One attack that could be made now, as it would go if nobody reacts."""

    act: int
    """The answer to ``act`` that declares it."""
    attacker: int
    target: int
    ranged: bool
    how: str
    """``attack``, ``volley`` or ``push``."""
    terms: tuple[TermInfo, ...]
    """All that is added to the die, in their order."""
    dice: int
    """1; 2 with ease or difficulty."""
    ease: bool
    """Of two dice the higher counts; else the lower."""
    defence: int
    """What the sum must be greater than."""
    needs: int
    """The least die that hits."""
    chance: int
    """In per cent, escapes counted."""
    escape: int
    """That a hit is dodged, deflected or parried, in per cent; part of ``chance``."""
    damage: int
    """Of a hit, before what the target reduces."""
    critical: bool
    """On a 6 the damage is doubled."""
    note: str
    """The same in words."""


class Outlook(msgspec.Struct, frozen=True):
    """All attacks that the seat could declare now."""

    attacks: tuple[AttackInfo, ...]
    stand: StandInfo | None = None
    """If somebody asks about a unit: what it sees."""
    walk: WalkInfo | None = None
    """If somebody points it somewhere: how it would go there."""


def looked_at(now: View, seat: int, about: tuple[int, ...]) -> Outlook:
    """About a unit: what it sees; with a point, how it would go there."""
    if len(about) == POINTED:
        return Outlook((), walk=walk(now, seat, about))
    return Outlook((), stand(now, seat, about))


def outlook(boundary: View, seat: int, ask: str) -> Outlook | None:
    """The attacks of the one who is asked what their units do."""
    if ask != "act":
        return None
    state = imagined(boundary)
    if state.seat != seat:
        return None
    found = []
    for value in options(state, seat):
        kind = kind_of(value)
        if kind in (STRIKE, SHOOT, PUSH):
            found.append(_attack_info(state, value, kind, unit_of(value), what_of(value)))
    return Outlook(tuple(found))


def _attack_info(state: State, value: int, kind: int, me: int, target: int) -> AttackInfo:
    how = how_of(state, me, target, kind == SHOOT) if kind != PUSH else PUSHING
    it = odds(state, me, target, kind == SHOOT, how)
    blow = it.blow
    return AttackInfo(
        act=value,
        attacker=me,
        target=target,
        ranged=kind == SHOOT,
        how=HOW[how],
        terms=tuple(TermInfo(name, by) for name, by in zip(TERMS, blow.terms, strict=True) if by),
        dice=1 if blow.ease == blow.difficulty else 2,
        ease=blow.ease and not blow.difficulty,
        defence=blow.defence,
        needs=it.needs,
        chance=round(100 * it.chance),
        escape=round(100 * it.escape),
        damage=it.damage,
        critical=it.critical,
        note=odds_words(it),
    )


def how_of(state: State, me: int, target: int, ranged: bool) -> int:
    """How an attack that is declared now would come about: a volley, if nothing else is left."""
    if ranged and not has_an_attack(state, me) and can_volley(state, me, target):
        return VOLLEY
    return ATTACK


# -- in words


def odds_words(it: Odds) -> str:
    """``"58 %: 1d6 + 2 + 1 flanking against 4"``, and what is special about it."""
    blow = it.blow
    dice = "1d6" if blow.ease == blow.difficulty else "higher of 2d6" if blow.ease else "lower of 2d6"
    terms = "".join(signed(by, "" if name == "Atk" else name) for name, by in zip(TERMS, blow.terms, strict=True) if by)
    words = f"{percent(it.chance)}: {dice}{terms} against {blow.defence}"
    if it.escape:
        words += f", {percent(it.escape)} of hits escaped"
    if it.damage > 1:
        words += f", {it.damage} damage"
    if it.critical:
        words += ", doubled on a 6"
    return words


def percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")


def attack_note(
    state: State,
    me: int,
    target: int,
    *,
    ranged: bool,
    push: bool = False,
    back: bool = False,
    opportunity: bool = False,
) -> str:
    """The odds of an attack of the turn, of an attack back, or of one at a unit that leaves."""
    how = PUSHING if push else BACK if back else OPPORTUNITY if opportunity else how_of(state, me, target, ranged)
    return odds_words(odds(state, me, target, ranged, how))


def walk_note(state: State, me: int, *, march: bool) -> str:
    """``'up to 3"'``: what is left of a movement or a march, as far as terrain leaves it."""
    by = BY_MARCH if march else BY_MOVE
    unit = state.units[me]
    going = going_on(state, me, by)
    left = budgets_of(state, me, by)[unit.ground & 3] - (unit.spent if going else 0)
    note = f"{at_most(max(left, 0))} left" if going else f"up to {at_most(left)}"
    if UNITS[unit.kind].rng and not going:
        note += "".join(each.warns for each in BARS[TO_SHOOT] if own_bits(state, me) >> each.number & 1)
    return note

"""Gadgets: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.needs import need
from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import RAYS
from fracas.games.synergy.card import ENERGY, HARD, LINE, MENTAL, SHARP
from fracas.games.synergy.effects.live import refresh
from fracas.games.synergy.effects.markers import laid_by, lay_marker, remove_marker
from fracas.games.synergy.effects.raising import revive
from fracas.games.synergy.effects.reactions import reacts, turns_up
from fracas.games.synergy.effects.statuses import blinded, relieve
from fracas.games.synergy.events.strike import HitRolled, SentBack
from fracas.games.synergy.moving.obstacles import adjacent
from fracas.games.synergy.moving.steps import drift
from fracas.games.synergy.numbers import AT_CARD
from fracas.games.synergy.rows import PROFILES, ROWS, number_of
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.areas import area_centre
from fracas.games.synergy.striking.blows import avoid, blow_at, hit, present, struck
from fracas.games.synergy.striking.dice import DEFENCE, TABLE, roll
from fracas.games.synergy.striking.harm import heal
from fracas.games.synergy.striking.targets import (
    REASONS,
    before_wall,
    denied,
    diagonal,
    foggy,
    nameable,
    ray,
    row_targets,
)
from fracas.games.synergy.terms import CROWD, HIT, HOLE, MISSED, NOBODY, POISONED
from fracas.games.synergy.turns.gadgets import gadgets_of, hand_over, keeps, lay, loose_at, magnetic, pick
from fracas.games.synergy.turns.used import shows
from fracas.games.synergy.windows import (
    AFTER,
    ARMOUR,
    ESCAPE,
    HITS,
    IMMUNE_AREA,
    LANDS,
    MOVE,
    REACH,
    SHIFT,
    TARGETS,
)

# 1

HELMET: Final = number_of("enhancer-helmet")


@SHIFT.of("enhancer-helmet")
def enhancer_helmet(state: State, me: int) -> int:
    """Any die that it rolls during its own turn."""
    return PROFILES[HELMET].numbers["shift"] if state.active == me else 0


# 5

BOOMERANG: Final = number_of("mostly-reliable-boomerang")


@AFTER.of("mostly-reliable-boomerang")
def mostly_reliable_boomerang(state: State, tell: Tell, me: int) -> Resolution:
    """If it missed on both ways it lies where the target stood. A strike that was lost was never thrown."""
    now = state.strike
    if BOOMERANG not in state.warriors[me].cards:
        return
    for blow in now.blows:
        if blow.result != MISSED:
            return
    warrior = state.warriors[me]
    warrior.cards = [card for card in warrior.cards if card != BOOMERANG]
    yield from lay(state, tell, me, [BOOMERANG], now.square)
    refresh(state, tell, me)


# 6

Pulled = Generator[Question, Any, int]
"""Which gadget is pulled."""

MAGNET: Final = number_of("horseshoe-supermagnet")


@TARGETS.of("horseshoe-supermagnet")
def in_the_field(state: State, me: int) -> list[int]:
    """Every gadget that the magnet could pull: on straight lines, past warriors, up to an obstacle."""
    card = PROFILES[MAGNET]
    square = state.warriors[me].square
    if blinded(state, me) or denied(state, card, square):
        return []
    found: list[int] = []
    if state.standing[square] == CROWD:
        found += carried_at(state, me, square)
    far = fold(ROWS, state.warriors[me], REACH, card.distance, state, me)
    fog = foggy(state, card)
    for direction in range(8 if diagonal(state, me) else 4):
        stop = ray(state, me, card, direction, far, fog, True)
        for place, each in enumerate(RAYS[square][direction][: stop // REASONS]):
            found += carried_at(state, me, each)
            if place < before_wall(stop):
                found += [AT_CARD + thing for thing in loose_at(state, each) if magnetic(thing)]
    return found


def carried_at(state: State, me: int, square: int) -> list[int]:
    """What the magnet could pull out of somebody's hands on this square."""
    found: list[int] = []
    for other in here(state, square):
        if other != me and nameable(state, me, other, PROFILES[MAGNET]):
            found += [AT_CARD + card for card in pulled_from(state, me, other)]
    return found


def pulled_from(state: State, me: int, other: int) -> list[int]:
    """The open magnetic gadgets of a warrior that nothing keeps with it."""
    if keeps(state, other, me):
        return []
    return [card for card in gadgets_of(state, other) if magnetic(card)]


@HITS.of("horseshoe-supermagnet")
def pull_from_hands(state: State, tell: Tell, me: int) -> Resolution:
    """A carrier was hit: out of its hands. A pull that strayed takes what its player likes."""
    victim = present(state).victim
    if victim == me:
        return
    options = pulled_from(state, me, victim)
    if options:
        card: int = yield from _pulled(state, me, options)
        hand_over(state, tell, victim, me, card, True)


@AFTER.of("horseshoe-supermagnet")
def pull_from_the_floor(state: State, tell: Tell, me: int) -> Resolution:
    """A loose gadget was aimed at: the success roll decides."""
    now = state.strike
    if now.lost or now.blows or not state.warriors[me].stands():
        return
    need = PROFILES[MAGNET].hit
    tell(HitRolled, me, NOBODY, need, now.die, now.die >= need)
    options = [card for card in loose_at(state, now.square) if magnetic(card)]
    if now.die >= need and options:
        card: int = yield from _pulled(state, me, options)
        pick(state, tell, me, card)


def _pulled(state: State, me: int, options: list[int]) -> Pulled:
    """What was aimed at, if it is still there; after a stray, one of what is there."""
    aimed = state.strike.target - AT_CARD
    if aimed in options:
        return aimed
    card: int = yield Choice(state.player(me), "take", options)
    return card


# 9

JETPACK: Final = number_of("second-hand-jetpack")


@MOVE.of("second-hand-jetpack")
def second_hand_jetpack(state: State, tell: Tell, me: int) -> Resolution:
    """It has landed: on a 1 or 2 it sputters and drifts."""
    yield from roll(state, tell, me, TABLE)
    if state.die <= PROFILES[JETPACK].numbers["sputter"]:
        yield from drift(state, tell, me)


# 11

LID: Final = number_of("dustbin-lid")


@need("{what} works against Hard and Sharp strikes only.")
def by_hard_or_sharp(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - no matter who is struck
    return state.strike.kind in (HARD, SHARP)


@reacts(ESCAPE, "dustbin-lid", struck, hit, by_hard_or_sharp, active=True)
def dustbin_lid(state: State, tell: Tell, me: int) -> Resolution:
    """On a 4+ this hit misses."""
    yield from roll(state, tell, me, DEFENCE)
    if state.die >= PROFILES[LID].roll:
        avoid(state, tell, me, LID)


# 12


@need("{what} works against Energy strikes only.")
def by_energy(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - no matter who is struck
    return state.strike.kind == ENERGY


@need("This strike does not name {me}.")
def by_name(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    """An area names nobody."""
    return state.strike.named == me and not state.strike.redirected


@need("A beam cannot be sent back.")
def by_no_beam(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - no matter who is struck
    return PROFILES[state.strike.card].reach != LINE


SHADES: Final = number_of("mirror-shades")


@reacts(ESCAPE, "mirror-shades", struck, hit, by_energy, by_name, by_no_beam, active=True)
def mirror_shades(state: State, tell: Tell, me: int) -> Resolution:
    """A 4+ sends it back to the striker; a status counts as made by the bearer."""
    yield from roll(state, tell, me, DEFENCE)
    if state.die >= PROFILES[SHADES].roll:
        avoid(state, tell, me, SHADES)
        now = state.strike
        now.redirected = True
        back = blow_at(state, now.striker, HIT)
        back.maker = me
        now.blows.append(back)
        tell(SentBack, me, now.striker)


@need("This would not make {me} Blinded.")
def by_what_blinds(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - no matter who is struck
    """No damage of another cause is meant: that always has a kind."""
    now = state.strike
    if state.kind:
        return False
    riders = PROFILES[now.card].riders
    return "blinded" in riders and riders[now.choice if len(riders) > 1 else 0] == "blinded"


turns_up(ARMOUR, "mirror-shades", by_what_blinds, struck)
shows("mirror-shades")  # against smoke

# 14

HOLES: Final = number_of("portable-holes")


@LANDS.of("portable-holes")
def portable_holes(state: State, tell: Tell, me: int) -> Resolution:
    """Another hole, or one that lies there is moved; the landing square is the answer for another one."""
    laid = laid_by(state, me, HOLES)
    options = [hole[1] for hole in laid]
    if len(laid) < PROFILES[HOLES].at_most:
        options = [state.strike.square, *options]
    if laid:
        gone: int = yield Choice(state.player(me), "replace", options)
        for hole in laid:
            if hole[1] == gone:
                remove_marker(state, tell, hole)
    lay_marker(state, tell, HOLE, state.strike.square, me, HOLES)


# 16


@IMMUNE_AREA.of("battle-brolly")
def battle_brolly(state: State, me: int) -> int:
    """Against blasts and areas whose centre is not next to it, nor its own square."""
    return 0 if adjacent(area_centre(state), state.warriors[me].square) else 1


# 17

CABLES: Final = number_of("jumper-cables")


@TARGETS.of("jumper-cables")
def to_be_clamped(state: State, me: int) -> list[int]:
    """The living next to it, and dead friends on squares that are free but for itself."""
    found: list[int] = []
    for target in row_targets(state, me, PROFILES[CABLES]):
        warrior = state.warriors[target]
        if warrior.stands() or _room(state, me, warrior.square):
            found.append(target)
    return found


def _room(state: State, me: int, square: int) -> bool:
    """Is a square free but for ``me``?"""
    return state.walls[square] == 0 and all(other == me for other in here(state, square))


@HITS.of("jumper-cables")
def jumper_cables(state: State, tell: Tell, me: int) -> Resolution:
    """A dead friend stands up. Strayed, they may have found somebody else's body, which stays where it is."""
    victim = present(state).victim
    body = state.warriors[victim]
    if not body.stands() and body.owner == state.warriors[me].seat and _room(state, me, body.square):
        revive(state, tell, victim, PROFILES[CABLES].numbers["hits"], me)
    yield from ()


# 18

LUNCHBOX: Final = number_of("lunchbox-of-mercy")


@HITS.of("lunchbox-of-mercy")
def lunchbox_of_mercy(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - no matter who opens it
    """A meal, also against poison."""
    victim = present(state).victim
    heal(state, tell, victim, PROFILES[LUNCHBOX].numbers["heal"])
    relieve(state, tell, victim, POISONED)
    yield from ()


# 19


@need("{what} works against Mental only.")
def by_mental(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - no matter who wears it
    return state.kind == MENTAL


turns_up(ARMOUR, "tin-foil-hat", by_mental)
shows("tin-foil-hat")  # to walk through a Mental Barrier

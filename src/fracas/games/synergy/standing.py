"""Who stands where, and what lies on the ground: tables that follow from the rest of the state."""

# mypyc: compiled

from __future__ import annotations

from fracas.games.synergy.board import ANYTHING, SQUARES, either, marked
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.rows import is_gadget
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import (
    ALIVE,
    BARRIER,
    CROWD,
    DEAD,
    HOME,
    MIST,
    NOBODY,
    NOWHERE,
    POSSUM,
    RAGING,
    SMOKE,
    THINGS,
)
from fracas.games.synergy.windows import POUCH


def put(state: State, me: int, square: int) -> None:
    """A warrior stands on a square now, and the one who travels in its pouch with it."""
    lift(state, me)
    warrior = state.warriors[me]
    warrior.square = square
    if warrior.stands():
        _stand(state, me, square)
    if warrior.folds >> POUCH.number & 1:
        for other, passenger in enumerate(state.warriors):
            if passenger.inside == me and passenger.square != square:
                put(state, other, square)


def _stand(state: State, me: int, square: int) -> None:
    state.standing = marked(state.standing, square, CROWD if state.standing[square] else me + 1)
    state.blocked = marked(state.blocked, square, 1)


def lift(state: State, me: int) -> None:
    """A warrior is no obstacle on its square any more: it goes, dies or lies down."""
    square = state.warriors[me].square
    if square == NOWHERE:
        return
    who = state.standing[square]
    if who == me + 1:
        state.standing = marked(state.standing, square, 0)
        if not state.walls[square]:
            state.blocked = marked(state.blocked, square, 0)
    elif who == CROWD:
        others = [other for other in here(state, square) if other != me]
        state.standing = marked(state.standing, square, CROWD if len(others) > 1 else others[0] + 1)


def here(state: State, square: int) -> list[int]:
    """The warriors that stand on a square."""
    who = state.standing[square]
    if who == 0:
        return []
    if who != CROWD:
        return [who - 1]
    return [me for me, warrior in enumerate(state.warriors) if warrior.square == square and warrior.stands()]


def fallen(state: State) -> list[int]:
    """The dead who lie on the board, and those who play possum."""
    return [me for me, warrior in enumerate(state.warriors) if warrior.life == DEAD or warrior.under >> POSSUM & 1]


def bodies(state: State, square: int) -> list[int]:
    """Those of them on one square."""
    return [me for me in fallen(state) if state.warriors[me].square == square]


def shares(state: State, me: int) -> bool:
    """Does it stand in one square with somebody, without a pouch or mist that allows it (synergy.move.share)?"""
    warrior = state.warriors[me]
    if warrior.square == NOWHERE or state.standing[warrior.square] != CROWD or warrior.inside != NOBODY:
        return False
    if warrior.under >> MIST & 1:
        return False
    for other in here(state, warrior.square):
        if other != me and state.warriors[other].inside != me and not state.warriors[other].under >> MIST & 1:
            return True
    return False


def ignored(state: State, marker: tuple[int, ...]) -> bool:
    """Does this marker count for nothing, because the card that laid it is suppressed?"""
    card = marker[3]
    if card < 0:
        return False
    for each in state.suppressed:
        if each[0] == card:
            return True
    if is_gadget(card):  # anybody who holds it now, if anybody does, may be in a rage
        for warrior in state.warriors:
            if card in warrior.cards:
                return warrior.under >> RAGING & 1 == 1
        return False
    maker = state.warriors[marker[2]]
    return maker.life == ALIVE and card not in maker.live


def reground(state: State) -> None:
    """Markers, loose things or bases have changed."""
    solid = BOARDS[state.board].solid
    walls = bytearray(solid)
    ground = bytearray(SQUARES)
    for marker in state.markers:
        square = marker[1]
        if marker[0] == SMOKE and ignored(state, marker):
            continue
        ground[square] |= 1 << marker[0]
        if marker[0] == BARRIER and solid[square] == 0 and not ignored(state, marker):
            walls[square] = 2
    for thing in state.loose:
        ground[thing[1]] |= THINGS
    for square in state.coins:
        ground[square] |= THINGS
    for base in state.bases:
        if base != NOWHERE:
            ground[base] |= HOME
    state.ground = bytes(ground)
    if walls != state.walls:
        state.walls = bytes(walls)
        state.blocked = either(state.walls.translate(ANYTHING), state.standing.translate(ANYTHING))


def rebuild(state: State) -> None:
    """Everything anew: at the beginning, and for a table that was read or imagined. Cards are not looked at here."""
    state.standing = bytes(SQUARES)
    state.walls = b""
    reground(state)
    for me, warrior in enumerate(state.warriors):
        under = 0
        for status in warrior.statuses:
            under |= 1 << status
        warrior.under = under
        if warrior.square != NOWHERE and warrior.stands():
            _stand(state, me, warrior.square)

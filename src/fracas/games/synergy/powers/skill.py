"""Skills: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.board import STEPS, direction_to, distance
from fracas.games.synergy.events import SteppedIn
from fracas.games.synergy.moving import can_be_swapped, next_to, obstacles, swap, walk_step
from fracas.games.synergy.reactions import reacts
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import ALIVE, HIT, NOBODY, NOWHERE, State
from fracas.games.synergy.strike import blow_at, strike
from fracas.games.synergy.targets import nameable
from fracas.games.synergy.walking import go
from fracas.games.synergy.windows import COMBO, STEP_IN

# 41

TACKLE: Final = number_of("flying-tackle")


@COMBO.of("flying-tackle")
def flying_tackle(state: State, tell: Tell, me: int) -> Resolution:
    """A run, then a strike at whoever is straight ahead, then after it as far as it flew."""
    warrior = state.warriors[me]
    start = warrior.square
    yield from go(state, tell, me, TACKLE)
    if not warrior.stands() or warrior.square == start:
        return
    direction = direction_to(start, warrior.square)
    ahead = STEPS[warrior.square][direction] if direction != NOWHERE else NOWHERE
    if ahead == NOWHERE:
        return
    victims = [other for other in here(state, ahead) if nameable(state, me, other, PROFILES[TACKLE])]
    if not victims:
        return
    victim: int = yield Choice(state.player(me), "target", victims)
    yield from strike(state, tell, me, TACKLE, victim)
    if warrior.stands() and state.strike.blows[0].result == HIT:
        yield from follow(state, tell, me, direction, distance(ahead, state.warriors[victim].square))


def follow(state: State, tell: Tell, me: int, direction: int, far: int) -> Resolution:
    """Up to so many squares straight on; it cannot collide."""
    warrior = state.warriors[me]
    mask = obstacles(state, me)
    ends = [warrior.square]
    for _ in range(far):
        there = STEPS[ends[-1]][direction]
        if there == NOWHERE or mask[there]:
            break
        ends.append(there)
    end: int = yield Choice(state.player(me), "follow", ends)
    while warrior.square != end and warrior.life == ALIVE:
        going: bool = yield from walk_step(state, tell, me, direction, mask)
        if not going:
            return


# 45


def friend_is_named(state: State, me: int) -> bool:
    now = state.strike
    if now.named == NOBODY or now.redirected or now.named == me or not next_to(state, me, now.named):
        return False
    return can_be_swapped(state, me) and can_be_swapped(state, now.named)


@reacts(STEP_IN, "heroic-idiot", friend_is_named, active=True)
def heroic_idiot(state: State, tell: Tell, me: int) -> Resolution:
    """Swap squares with the friend, and take the strike with 1 less damage. The new victim is not named."""
    now = state.strike
    friend = now.named
    now.redirected = True
    now.named = NOBODY
    tell(SteppedIn, me, friend)
    yield from swap(state, tell, me, friend)
    for index, blow in enumerate(now.blows):
        if blow.victim == friend:
            mine = blow_at(state, me, blow.result)
            mine.again = blow.again
            mine.adjacent = blow.adjacent
            mine.soak = PROFILES[number_of("heroic-idiot")].numbers["soak"]
            now.blows[index] = mine

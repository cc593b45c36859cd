"""How a strike is resolved, in twelve steps. It knows no card.

Here are the steps 1 to 4: it is declared, it may stray, gates are tested, somebody may step in. Step 5 is in
`fracas.games.synergy.striking.success`; 6 to 12 are in `fracas.games.synergy.striking.hitting`.

A strike is plain data (`fracas.games.synergy.state.Strike`) with a worklist of blows, one for each victim. Reactions
change that data: a redirect before the roll replaces a victim, one after it adds a blow, a chain adds more.
"""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import direction_to, within
from fracas.games.synergy.card import ADJ, ADJ8, BODY, FRIEND_BODY, LINE, MAGIC, Card
from fracas.games.synergy.effects.live import in_aura
from fracas.games.synergy.effects.reactions import ask, attack, loud
from fracas.games.synergy.events.strike import Strayed, StrikeDeclared
from fracas.games.synergy.moving.steps import drift_point
from fracas.games.synergy.numbers import AT_CARD, AT_SQUARE, NO_TARGET
from fracas.games.synergy.rows import PROFILES, ROWS, script_of
from fracas.games.synergy.standing import bodies, here
from fracas.games.synergy.state import State, Strike
from fracas.games.synergy.striking.blows import blow_at, catches_a_foe, lost
from fracas.games.synergy.striking.harm import settle, unsettled
from fracas.games.synergy.striking.hitting import resolve
from fracas.games.synergy.striking.success import success
from fracas.games.synergy.striking.targets import beam, is_adjacent, is_next, open_to
from fracas.games.synergy.terms import ALIVE, CONFUSED, NOBODY
from fracas.games.synergy.windows import AFTER, AIM, DECLARES, GATE, REACH, STEP_IN


def strike(state: State, tell: Tell, me: int, card: int, target: int) -> Resolution:
    """One strike from its declaration to its answers. The caller has spent the strike."""
    now = declare(state, tell, me, card, target)
    script = script_of(AIM, card)
    if script is not None:
        yield from script(state, tell, me)
    several = PROFILES[card].riders
    if len(several) > 1:
        rider: int = yield Choice(state.player(me), "effect", list(range(len(several))))
        now.choice = rider
    if loud(state, DECLARES, me):
        yield from ask(state, tell, DECLARES, [me])
    if state.warriors[me].under >> CONFUSED & 1 and not now.area and target != me:  # 2
        yield from stray(state, tell)
    if not now.lost:
        if catches_a_foe(state):
            yield from attack(state, tell, me)
        if now.named != NOBODY and state.foes(me, now.named):
            if loud(state, GATE, now.named):  # 3
                yield from ask(state, tell, GATE, [now.named])
            if not now.lost and now.named != NOBODY:  # 4
                yield from step_in(state, tell)
    if not now.lost:
        if state.warriors[me].life == ALIVE:
            yield from success(state, tell)  # 5
            yield from resolve(state, tell)  # 6 to 12
        else:
            lost(state, tell, "gone")
    script = script_of(AFTER, card)
    if script is not None:
        yield from script(state, tell, me)
        if unsettled(state):
            yield from settle(state, tell)


def declare(state: State, tell: Tell, me: int, card: int, target: int) -> Strike:
    """Step 1: the card and its target stand."""
    profile = PROFILES[card]
    warrior = state.warriors[me]
    now = Strike.new()
    state.strike = now
    now.striker, now.card, now.target = me, card, target
    now.origin = now.square = warrior.square
    now.kind = profile.kind
    warrior.struck = True
    if target == NO_TARGET:
        now.area = True
        for each in within(warrior.square, profile.size // 2):
            if state.standing[each]:
                for other in here(state, each):
                    if other != me and not _in_another_world(state, profile, other):
                        now.blows.append(blow_at(state, other))
    elif target < NO_TARGET:
        now.square = state.warriors[target].square
        if state.warriors[target].stands() and target != me:
            now.named = target
        now.adjacent = reaches_unaided(profile, now.origin, now.square)
        if profile.reach == LINE:
            _fill_beam(state, now, profile)
        else:
            now.blows.append(blow_at(state, target))
            for _ in range(profile.numbers.get("rolls", 1) - 1):
                another = blow_at(state, target)
                another.again = True
                now.blows.append(another)
    elif target < AT_CARD:
        now.square = target - AT_SQUARE
    else:
        _aim_at_gadget(state, now, target - AT_CARD)
    tell(StrikeDeclared, me, card, now.named, now.square)
    return now


def _aim_at_gadget(state: State, now: Strike, card: int) -> None:
    """A gadget is where it lies; the one who carries it counts as named."""
    for thing in state.loose:
        if thing[0] == card:
            now.square = thing[1]
            return
    for other, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE and card in warrior.cards:
            now.square = warrior.square
            now.named = other
            now.blows.append(blow_at(state, other))


def reaches_unaided(card: Card, origin: int, square: int) -> bool:
    """Is a strike with this card at this square an adjacent one: by the card's own reach, unaided?"""
    if card.reach == ADJ8:
        return is_next(origin, square)
    return card.reach == ADJ and is_adjacent(origin, square)


def _fill_beam(state: State, now: Strike, card: Card) -> None:
    """Everyone on the line, from the first on."""
    far = fold(ROWS, state.warriors[now.striker], REACH, card.distance, state, now.striker)
    direction = direction_to(now.origin, now.square)
    for each in beam(state, now.striker, card, direction, far):
        for other in here(state, each):
            now.blows.append(blow_at(state, other))
    first = [blow for blow in now.blows if blow.victim == now.named]
    now.blows = first + [blow for blow in now.blows if blow.victim != now.named]


def _in_another_world(state: State, card: Card, other: int) -> bool:
    """A Magic area strike spares the one who stands in an Anti-Magic Aura."""
    return card.category == MAGIC and len(state.auras) > 0 and in_aura(state, state.warriors[other].square)


def stray(state: State, tell: Tell) -> Resolution:
    """Step 2: the target square of a Confused striker drifts; the strike then applies to the one who stands there."""
    now = state.strike
    me = now.striker
    square: int = yield from drift_point(state, tell, me, now.square)
    if square == now.square:
        return
    card = PROFILES[now.card]
    if now.target >= AT_SQUARE and not now.blows:
        now.square = square
        if not open_to(state, card, square):
            lost(state, tell, "stray")
        else:
            tell(Strayed, me, square, NOBODY)
        return
    victims = here(state, square)
    if card.targets & (BODY | FRIEND_BODY) and not victims:
        victims = bodies(state, square)
    now.square = square
    now.named = NOBODY
    now.adjacent = reaches_unaided(card, now.origin, square)
    if not victims:
        lost(state, tell, "stray")
        return
    if card.category == MAGIC and state.auras and in_aura(state, square):
        lost(state, tell, "aura")
        return
    victim: int = yield Choice(state.player(me), "stray", victims)
    again = [blow.again for blow in now.blows if blow.again]
    now.blows = [blow_at(state, victim)]
    for _ in again:  # a strike with two rolls has them wherever it goes
        another = blow_at(state, victim)
        another.again = True
        now.blows.append(another)
    tell(Strayed, me, square, victim)


def step_in(state: State, tell: Tell) -> Resolution:
    """Step 4: friends of the named warrior may take the strike."""
    named = state.strike.named
    seat = state.warriors[named].seat
    friends = [
        me
        for me, warrior in enumerate(state.warriors)
        if warrior.seat == seat and me != named and warrior.life == ALIVE and loud(state, STEP_IN, me)
    ]
    if friends:
        yield from ask(state, tell, STEP_IN, friends)

"""Magic: what its rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.card import ENERGY, HARD, MENTAL, SHARP
from fracas.games.synergy.effects.live import in_aura, refresh
from fracas.games.synergy.effects.raising import raise_zombie
from fracas.games.synergy.effects.reactions import attack, happens, reacts
from fracas.games.synergy.effects.statuses import relieve
from fracas.games.synergy.effects.suppression import curse, suppress
from fracas.games.synergy.events.move import Boarded
from fracas.games.synergy.moving.obstacles import is_free, near
from fracas.games.synergy.moving.steps import can_be_swapped, drift, drift_point, swap
from fracas.games.synergy.numbers import AT_SQUARE
from fracas.games.synergy.rows import PROFILES, is_flag, is_gadget, number_of
from fracas.games.synergy.setting_up.draws import start_draw
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.areas import everyone
from fracas.games.synergy.striking.blows import blow_at, present
from fracas.games.synergy.striking.dice import shift
from fracas.games.synergy.striking.harm import discard, heal
from fracas.games.synergy.striking.landing import mark
from fracas.games.synergy.striking.targets import open_to, row_targets
from fracas.games.synergy.terms import ALIVE, CONFUSED, DEAD, NOBODY, POSSUM
from fracas.games.synergy.turns.gadgets import drop, gadgets_of
from fracas.games.synergy.turns.used import uses
from fracas.games.synergy.wants import wants
from fracas.games.synergy.windows import CHAIN, DAMAGE, DECLARES, HITS, LANDS, MEDDLE

NO_MORE: Final = -1
"""The answer to who or where next: enough."""

# 88


@need("{me} cannot be moved, so it can change squares with nobody.")
def can_be_moved_itself(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return can_be_swapped(state, me)


@need("{other} cannot be moved.")
def can_be_moved(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return can_be_swapped(state, at)


wants(
    "switcheroo",
    mine=[can_be_moved_itself],
    each=[can_be_moved],
    none="Nobody in the reach of Switcheroo can be moved.",
)


@HITS.of("switcheroo")
def switcheroo(state: State, tell: Tell, me: int) -> Resolution:
    """The two exchange squares; anybody who was in a pouch is out of it."""
    victim = present(state).victim
    if victim == me or state.warriors[me].life != ALIVE:
        return
    if not can_be_swapped(state, me) or not can_be_swapped(state, victim):
        return  # a strayed strike found somebody who cannot be moved
    for each in (me, victim):
        if state.warriors[each].inside != NOBODY:
            state.warriors[each].inside = NOBODY
            tell(Boarded, each, NOBODY)
    yield from swap(state, tell, me, victim)


# 90

RENT: Final = number_of("rent-a-zombie")


@need("A zombie of {me} walks already, and there is one at a time.")
def no_zombie_walks(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    for warrior in state.warriors:
        if warrior.raised_by == me and warrior.raised_with == what and warrior.life == ALIVE:
            return False
    return True


@need("Somebody stands on the body of {other}.")
def on_a_free_square(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return is_free(state, state.warriors[at].square)


wants(
    "rent-a-zombie",
    mine=[no_zombie_walks],
    each=[on_a_free_square],
    none="Somebody stands on each body in the reach of Rent-a-Zombie.",
)


@HITS.of("rent-a-zombie")
def rent_a_zombie(state: State, tell: Tell, me: int) -> Resolution:
    """It gets up on the striker's side. Anybody who only plays dead wakes up, and the strike fails."""
    body = present(state).victim
    warrior = state.warriors[body]
    if warrior.life == ALIVE:
        relieve(state, tell, body, POSSUM)
    elif warrior.life == DEAD and is_free(state, warrior.square):
        raise_zombie(state, tell, body, PROFILES[RENT].numbers["hits"], me, RENT)
    yield from ()


# 91


@HITS.of("butterfinger-hex")
def butterfinger_hex(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - the victim's gadgets only
    """Everything falls on its square, flags and face-down gadgets included."""
    victim = present(state).victim
    hidden = [card for card in state.warriors[victim].down if is_gadget(card)]
    gadgets = [*gadgets_of(state, victim), *hidden]
    if gadgets:
        yield from drop(state, tell, victim, gadgets)


# 92


@HITS.of("irresistible-polka")
def irresistible_polka(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - each dancer rolls
    """Each drifts once, in the striker's order. Anybody who is in a pouch dances with its bearer."""
    victim = present(state).victim
    if state.warriors[victim].inside == NOBODY:
        state.holed = False
        yield from drift(state, tell, victim)


# 93


@CHAIN.of("hickey-of-doom")
def hickey_of_doom(state: State, tell: Tell, me: int) -> Resolution:
    """What the victim lost is regained, also of one that dies of it."""
    blow = present(state)
    if blow.victim != me:
        heal(state, tell, me, blow.lost)
    yield from ()


# 95

CAMPFIRES: Final = number_of("circle-of-campfires")


@LANDS.of("circle-of-campfires")
def circle_of_campfires(state: State, tell: Tell, me: int) -> Resolution:
    """One fire, and another if the striker likes; the Confused miss with that one as well."""
    card = PROFILES[CAMPFIRES]
    yield from mark(state, tell, me, CAMPFIRES, state.strike.square)
    for _ in range(card.numbers["places"] - 1):
        squares = row_targets(state, me, card)
        target: int = yield Choice(state.player(me), "another", [NO_MORE, *squares], NO_MORE)
        if target == NO_MORE:
            return
        square = target - AT_SQUARE
        if state.warriors[me].under >> CONFUSED & 1:
            square = yield from drift_point(state, tell, me, square)
        if open_to(state, card, square):
            yield from mark(state, tell, me, CAMPFIRES, square)


# 96


@HITS.of("luddite-hex")
def luddite_hex(state: State, tell: Tell, me: int) -> Resolution:
    """Every Gadget of the victim is suppressed, face-down ones in secret; flags have nothing to lose."""
    victim = present(state).victim
    curse(state, tell, victim, me)
    for card in gadgets_of(state, victim):
        if not is_flag(card):
            suppress(state, tell, victim, card, me)
    yield from ()


# 97

WISH: Final = number_of("one-leftover-wish")


@uses("one-leftover-wish")
def one_leftover_wish(state: State, tell: Tell, me: int) -> None:
    """The card is discarded for three others, of which one is kept. As a team power it stays, and is spent."""
    warrior = state.warriors[me]
    if WISH in warrior.cards:
        warrior.cards = [card for card in warrior.cards if card != WISH]
        warrior.spent = [card for card in warrior.spent if card != WISH]
        discard(state, tell, [WISH])
        refresh(state, tell, me)
    numbers = PROFILES[WISH].numbers
    start_draw(state, me, numbers["draw"], numbers["keep"])


# 98

GOSSIP: Final = number_of("gossip-lightning")


@CHAIN.of("gossip-lightning")
def gossip_lightning(state: State, tell: Tell, me: int) -> Resolution:
    """It may pass on to another warrior near the last victim, with a roll of its own. Back at the striker it ends."""
    now = state.strike
    last = present(state).victim
    if last == me or state.warriors[me].life != ALIVE:
        return
    struck = [blow.victim for blow in now.blows]
    size = 2 * PROFILES[GOSSIP].numbers["within"] + 1
    near_by = [other for other in everyone(state, state.warriors[last].square, size, me) if other not in struck]
    if state.auras:
        near_by = [other for other in near_by if not in_aura(state, state.warriors[other].square)]
    if not near_by:
        return
    victim: int = yield Choice(state.player(me), "another", [NO_MORE, *near_by], NO_MORE)
    if victim == NO_MORE:
        return
    further = blow_at(state, victim)
    further.again = True
    now.blows.append(further)
    if state.foes(me, victim):
        yield from attack(state, tell, me)


# 99

RING: Final = number_of("mood-ring-fists")


def adjacent_with_damage(state: State, me: int) -> bool:  # noqa: ARG001 - no matter who strikes
    card = PROFILES[state.strike.card]
    return (card.damage > 0 or card.rolled) and glows(state)


def glows(state: State) -> bool:
    """Is it an adjacent strike, and not into an Anti-Magic Aura?"""
    now = state.strike
    return now.adjacent and not (state.auras and in_aura(state, now.square))


@happens(DECLARES, "mood-ring-fists", adjacent_with_damage)
def mood_ring_fists(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - nothing has happened yet
    """The kind of damage is the striker's choice."""
    kind: int = yield Choice(state.player(me), "kind", [HARD, SHARP, ENERGY, MENTAL])
    state.strike.kind = kind


@DAMAGE.of("mood-ring-fists")
def mood_ring_damage(state: State, me: int) -> int:  # noqa: ARG001 - no matter who strikes
    return PROFILES[RING].numbers["damage"] if glows(state) else 0


# 100

EYE: Final = number_of("evil-eye")


@need("No foe has rolled this die.")
def rolled_by_a_foe(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the die is the table's
    return state.roller != NOBODY and state.foes(me, state.roller)


@need("{roller} is too far away for {what}.")
def rolled_near_me(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - who rolled is known
    return near(state, me, state.roller) <= PROFILES[EYE].distance


@need("Magic does not work where {roller} stands.")
def rolled_outside_an_aura(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - who rolled is known
    return not (state.auras and in_aura(state, state.warriors[state.roller].square))


@reacts(MEDDLE, "evil-eye", rolled_by_a_foe, rolled_near_me, rolled_outside_an_aura, active=True)
def evil_eye(state: State, tell: Tell, me: int) -> None:
    """A foe's die is lowered by 2."""
    shift(state, tell, me, -PROFILES[EYE].numbers["lower"])

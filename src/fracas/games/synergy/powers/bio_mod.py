"""Bio-Mods: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Choice, Commit, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.card import ADJ, ADJ8, BODY, LINE, RANGE, Card
from fracas.games.synergy.effects.live import holds, refresh
from fracas.games.synergy.effects.markers import markers_of, remove_marker
from fracas.games.synergy.effects.reactions import happens, reacts, turns_up
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.cards import CardUsed
from fracas.games.synergy.rows import HOOKED, PROFILES, ROWS, is_gadget, number_of
from fracas.games.synergy.setting_up.draws import start_draw
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.areas import blast
from fracas.games.synergy.striking.blows import present
from fracas.games.synergy.striking.harm import discard, heal, hurt, lose
from fracas.games.synergy.terms import ALIVE, BY_PAYING, HIT, NOBODY, POISONED
from fracas.games.synergy.turns.used import adds, shows, uses
from fracas.games.synergy.windows import ANSWER, AT_ZERO, BEGINS, DYING, REACH, RIDER

# 21


@need("{me} would not reach 0 hits.")
def would_reach_0(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own hits
    """Another card may have saved it."""
    return state.warriors[me].hits <= 0


turns_up(AT_ZERO, "bonus-kidneys", would_reach_0)
shows("bonus-kidneys")

# 26


def wounded_next_door(state: State, me: int) -> bool:  # noqa: ARG001 - only the striker is asked
    return state.strike.adjacent and present(state).lost > 0


@happens(RIDER, "toxic-drool", wounded_next_door, open_only=True)
def toxic_drool(state: State, tell: Tell, me: int) -> None:  # noqa: ARG001 - no matter who made the blow
    """A strike that was sent back poisons its striker, by the hand of the one who sent it."""
    blow = present(state)
    afflict(state, tell, blow.victim, POISONED, blow.maker)


def may_wound(strike: Card) -> bool:
    """An adjacent strike that does damage."""
    return strike.reach in (ADJ, ADJ8) and (strike.damage > 0 or strike.rolled)


adds("toxic-drool", may_wound)

# 27


SKIN: Final = number_of("self-knitting-skin")


@happens(BEGINS, "self-knitting-skin")
def self_knitting_skin(state: State, tell: Tell, me: int) -> None:
    """Also while Stunned or Frozen, and before Poison, which it ends if it really heals."""
    heal(state, tell, me, PROFILES[SKIN].numbers["heal"])


# 29

AN_EXTRA_MOVE: Final = 0
AN_EXTRA_STRIKE: Final = 1
"""The answers to what is gained."""

TURBO: Final = number_of("adrenal-turbo")


@need("{me} uses Adrenal Turbo in its own turn only.")
def in_its_own_turn(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.active == me


@need("Adrenal Turbo costs a hit, and {me} has only {hits}.")
def a_hit_to_spare(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.warriors[me].hits > PROFILES[TURBO].numbers["pay"]


@uses("adrenal-turbo", in_its_own_turn, a_hit_to_spare)
def adrenal_turbo(state: State, tell: Tell, me: int) -> Resolution:
    gain: int = yield Choice(state.player(me), "gain", [AN_EXTRA_MOVE, AN_EXTRA_STRIKE])
    warrior = state.warriors[me]
    if gain == AN_EXTRA_MOVE:
        warrior.moves += 1
    else:
        warrior.strikes += 1
    yield from lose(state, tell, me, PROFILES[TURBO].numbers["pay"], BY_PAYING)


# 31

BUNGEE: Final = number_of("bungee-arms")
BOWLING: Final = number_of("body-bowling")


@REACH.of("bungee-arms")
def bungee_arms(state: State, me: int) -> int:  # noqa: ARG001 - it depends on the strike alone
    """Adjacent strikes count as range 1. Not for throws and areas, strikes at or with bodies, and thefts."""
    card = PROFILES[state.strike.card]
    if card.theft or card.targets & BODY or card.index == BOWLING:
        return 0
    further = PROFILES[BUNGEE].numbers["reach"]
    if card.reach in (ADJ, ADJ8):
        return 1 + further
    return further if card.reach in (RANGE, LINE) else 0


# 32

EEL: Final = number_of("eel-wiring")


def hit_from_next_door(state: State, me: int) -> int:
    """The first blow with which the strike hit ``me`` from an adjacent square; -1 if there is none to answer."""
    now = state.strike
    if now.target == me and now.named == NOBODY and not now.redirected:
        return -1  # it was a body, and has stood up since
    if now.striker not in (me, NOBODY) and state.warriors[now.striker].life == ALIVE:
        for index, blow in enumerate(now.blows):
            if blow.victim == me and blow.result == HIT and blow.adjacent:
                return index
    return -1


def buzzes(state: State, me: int) -> bool:
    """A strike is answered once, however often it hit."""
    return hit_from_next_door(state, me) == state.strike.blow


@happens(ANSWER, "eel-wiring", buzzes)
def eel_wiring(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - no matter who is wired
    yield from hurt(state, tell, state.strike.striker, PROFILES[EEL].damage, PROFILES[EEL].kind)


@need("No strike from next to {me} has hit it.")
def hit_next_door(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    return hit_from_next_door(state, me) >= 0


@need("{what} lies open, and works by itself.")
def lies_closed(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own cards
    return not holds(state, me, EEL)


@reacts(DYING, "eel-wiring", hit_next_door, lies_closed)
def last_buzz(state: State, tell: Tell, me: int) -> None:  # noqa: ARG001 - it is only turned up
    """Turned up by the dead, before the answers to the strike that killed them."""
    warrior = state.warriors[me]
    warrior.bear(ROWS, [*warrior.live, EEL])
    warrior.hooks |= HOOKED[EEL]


# 33

SWITCH: Final = number_of("dead-mans-switch")


@happens(DYING, "dead-mans-switch")
def dead_mans_switch(state: State, tell: Tell, me: int) -> Resolution:
    """Before its cards are discarded, whatever killed it. Not a strike."""
    row = PROFILES[SWITCH]
    yield from blast(state, tell, me, row.size, row.damage, row.kind)


# 35

WARRANTY: Final = number_of("extended-warranty")
NOTHING: Final = -1
"""The answer: nothing to hand in."""


def down_cards(state: State, me: int) -> list[int]:
    """Its face-down cards, for its owner only: they stay closed to the one who plays its turn instead."""
    warrior = state.warriors[me]
    return warrior.down if state.player(me) == warrior.owner else []


@need("{me} has nothing but Gadgets to hand in.")
def has_another_card(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own cards
    """Face-down cards may all be Gadgets: that is found out in secret."""
    if down_cards(state, me):
        return True
    return any(card != WARRANTY and not is_gadget(card) for card in state.warriors[me].cards)


@reacts(BEGINS, "extended-warranty", has_another_card, active=True)
def extended_warranty(state: State, tell: Tell, me: int) -> Resolution:
    """Hand in another card that is no Gadget, and draw two to keep one."""
    warrior = state.warriors[me]
    down = down_cards(state, me)
    others = [card for card in [*warrior.cards, *down] if card != WARRANTY and not is_gadget(card)]
    if down:
        answers: list[int] = yield Commit([state.player(me)], "hand-in", [others or [NOTHING]])
        card = answers[0]
    else:
        card = yield Choice(state.player(me), "hand-in", others)
    if card == NOTHING:
        warrior.spent = [each for each in warrior.spent if each != WARRANTY]
        return
    tell(CardUsed, me, WARRANTY)
    warrior.cards = [each for each in warrior.cards if each != card]
    if card in warrior.down:
        warrior.lift_down(card)
    discard(state, tell, [card])
    for marker in markers_of(state, card):
        remove_marker(state, tell, marker)
    refresh(state, tell, me)
    numbers = PROFILES[WARRANTY].numbers
    start_draw(state, me, numbers["draw"], numbers["keep"])

"""The twelve special actions. Each function does what the row of the same name in ``actions.toml`` says.

Each stands at the window where it does something (see windows.py). An action that asks is a generator, one that does
not is a plain function. Each finds the battle it follows in the state: the attacking figure, the defending player, the
victim and what it suffered.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.core.window import Window
from fracas.games.figures.events import (
    ArmorLaid,
    BlastReady,
    Boosted,
    DodgeReady,
    Exploded,
    HandDiscarded,
    Intimidated,
    LuckRolled,
    MindControlled,
    NoEffect,
    Recovered,
    Sneaks,
    Stunned,
)
from fracas.games.figures.piles import from_the_pile, take, wants_card
from fracas.games.figures.state import NO_CARD, WOUNDED, State
from fracas.games.figures.windows import AFTER, STRIKES, USABLE

TOP_POWER: Final = 10
D10: Final = range(1, 11)
BONUS: Final = 5
"""What Blast, Dodge and Intimidate are worth."""
FOR_LATER: Final = frozenset(("armor", "blast", "dodge", "intimidate", "masterplan", "sneak", "stun"))
"""Special actions that change only turns to come: on the last one they come to nothing, and nobody is asked."""


@AFTER.of("armor")
def armor(state: State, tell: Tell) -> Resolution:
    """The attack card goes face up beside any one figure of their army."""
    wearer: int = yield Choice(state.seat, "armor", state.lines[state.seat])
    card = state.attack_card
    state.attack_card = NO_CARD
    state.figures[wearer].armor.append(card)
    tell(ArmorLaid, wearer, card)


@AFTER.of("blast")
def blast(state: State, tell: Tell) -> None:
    """Next attack by this figure: +5."""
    state.figures[state.attacker].blasts += 1
    tell(BlastReady, state.attacker)


@AFTER.of("boost")
def boost(state: State, tell: Tell) -> Resolution:
    """One of their figures gains 2 Power, at most to 10."""
    chosen: int = yield Choice(state.seat, "boost", can_be_boosted(state))
    figure = state.figures[chosen]
    figure.power = min(figure.power + 2, TOP_POWER)
    tell(Boosted, chosen, figure.power)


@USABLE.of("boost")
def boost_needs_a_die_that_can_rise(state: State) -> str:
    return "" if can_be_boosted(state) else "no figure of this army has a die that can rise"


@AFTER.of("dodge")
def dodge(state: State, tell: Tell) -> None:
    """Next time this figure defends: +5."""
    state.figures[state.attacker].dodges += 1
    tell(DodgeReady, state.attacker)


@STRIKES.of("explosion")
def explosion(state: State, tell: Tell) -> Resolution:
    """Another figure of the defending player is wounded instead of the defender."""
    state.victim = yield Choice(state.seat, "explosion", others_than(state, state.defender))
    tell(Exploded, state.victim)


@USABLE.of("explosion")
def explosion_needs_another(state: State) -> str:
    return "" if others_than(state, state.defender) else "the defending player has no other figure"


@AFTER.of("intimidate")
def intimidate(state: State, tell: Tell) -> None:
    """The figure that was wounded fights its next battle at −5."""
    if state.blow != WOUNDED:
        tell(NoEffect, state.attacker, "intimidate", "nobody was wounded who still stands")
        return
    state.figures[state.victim].fears += 1
    tell(Intimidated, state.victim)


@AFTER.of("luck")
def luck(state: State, tell: Tell) -> Resolution:
    """Roll the die of one of their figures; a higher result is its new Power."""
    chosen: int = yield Choice(state.seat, "luck", with_die(state))
    die: int = yield Roll("die", D10)
    figure = state.figures[chosen]
    figure.power = max(figure.power, die)
    tell(LuckRolled, chosen, die, figure.power)


@USABLE.of("luck")
def luck_needs_a_die(state: State) -> str:
    return "" if with_die(state) else "no figure of this army has its die"


@AFTER.of("masterplan")
def masterplan(state: State, tell: Tell) -> Resolution:
    """Any players they choose discard their hands, then each of them draws three."""
    plan: int = yield Choice(state.seat, "masterplan", every_plan(state))
    seats = [seat for seat in round_the_table(state) if plan >> seat & 1]
    for seat in seats:
        hand = state.hands[seat]
        state.discard += hand
        state.hands[seat] = []
        tell(HandDiscarded, seat, tuple(hand))
    for seat in seats:
        while wants_card(state, seat, tell):
            card: int = yield from_the_pile(state)
            take(state, seat, card, tell)


@AFTER.of("mindcontrol")
def mindcontrol(state: State, tell: Tell) -> Resolution:
    """One figure they have captured joins their army, unwounded, with Power 1."""
    captives = state.captives[state.seat]
    if not captives:
        tell(NoEffect, state.attacker, "mindcontrol", "armor saved the figure that would have been captured")
        return
    chosen: int = yield Choice(state.seat, "mindcontrol", captives)
    captives.remove(chosen)
    join_line(state, chosen, state.seat, power=1)
    tell(MindControlled, chosen, state.seat)


@USABLE.of("mindcontrol")
def mindcontrol_needs_a_captive(state: State) -> str:
    # The order of play lets the wound fall first: what it captures may be controlled at once.
    held = state.captives[state.seat] or state.figures[state.defender].wounded
    return "" if held else "this army holds no figure captive"


@AFTER.of("recover")
def recover(state: State, tell: Tell) -> Resolution:
    """One of their own figures that another holds captive returns with its starting Power."""
    chosen: int = yield Choice(state.seat, "recover", recoverable(state))
    for held in state.captives:
        if chosen in held:
            held.remove(chosen)
    power = state.figures[chosen].start
    join_line(state, chosen, state.seat, power=power)
    tell(Recovered, chosen, power)


@USABLE.of("recover")
def recover_needs_a_captive_of_ours(state: State) -> str:
    return "" if recoverable(state) else "no other player holds a figure of this army captive"


@AFTER.of("sneak")
def sneak(state: State, tell: Tell) -> None:
    """Another turn at once; after it the direction of play reverses, once for each Sneak."""
    state.again = True
    state.sneaks += 1
    tell(Sneaks, state.seat, state.sneaks % 2 == 1)


@AFTER.of("stun")
def stun(state: State, tell: Tell) -> None:
    """The defending player loses their next turn as attacker."""
    if not state.lines[state.opponent]:
        tell(NoEffect, state.attacker, "stun", "the defending player is out of the game")
        return
    state.stuns[state.opponent] += 1
    tell(Stunned, state.opponent)


def impediment(state: State, action: str) -> str:
    """Why the attacker cannot use this special action now; empty if they can."""
    if action in FOR_LATER and state.turns >= state.turn_limit:
        return "this is the last turn of the game"
    why_not = USABLE.content.get(action)
    return "" if why_not is None else str(why_not(state))


def at(window: Window, state: State, tell: Tell, action: str) -> Resolution | None:
    """What the special action does at this window; None if that is nothing, or asks nobody."""
    effect = window.content.get(action)
    if effect is None:
        return None
    resolution: Resolution | None = effect(state, tell)
    return resolution


def others_than(state: State, defender: int) -> list[int]:
    """Those an Explosion can hit: the defending player's other figures (figures.action.explosion)."""
    return [figure for figure in state.lines[state.opponent] if figure != defender]


def with_die(state: State) -> list[int]:
    """Figures of the current player that still have their die."""
    return [f for f in state.lines[state.seat] if not state.figures[f].wounded]


def can_be_boosted(state: State) -> list[int]:
    """Figures of the current player that still have their die and are below 10."""
    return [f for f in with_die(state) if state.figures[f].power < TOP_POWER]


def recoverable(state: State) -> list[int]:
    """Their own figures, fielded at set-up, that another player holds captive."""
    seat = state.seat
    return [
        figure
        for captor, held in enumerate(state.captives)
        if captor != seat
        for figure in held
        if state.figures[figure].owner == seat
    ]


def round_the_table(state: State) -> list[int]:
    """The players still in the game, from the one whose turn it is, in the direction of play."""
    order = [(state.seat + state.direction * step) % state.players for step in range(state.players)]
    return [seat for seat in order if state.lines[seat]]


def every_plan(state: State) -> list[int]:
    """Every set of one or more players still in the game, as bits: bit 0 is seat 0."""
    mask = 0
    for seat in state.still_in():
        mask |= 1 << seat
    return [plan for plan in range(1, mask + 1) if plan & ~mask == 0]


def join_line(state: State, figure: int, seat: int, *, power: int) -> None:
    """A captive stands at the end of a line again: unwounded, with its die."""
    joined = state.figures[figure]
    joined.power = power
    joined.wounded = False
    state.lines[seat].append(figure)


def leave_line(state: State, figure: int, seat: int) -> None:
    """A figure leaves its army; its armor goes to the discards, what was pending is gone."""
    left = state.figures[figure]
    state.discard += left.armor
    left.armor = []
    left.blasts = left.dodges = left.fears = 0
    state.lines[seat].remove(figure)

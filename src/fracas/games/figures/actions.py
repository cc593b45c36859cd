"""The twelve special actions. Each function does what the row of the same name in ``actions.toml`` says.

An action that asks is a generator, one that does not is a plain function. Each finds the battle it follows in
the state: the attacking figure, the defending player, the victim and what it suffered.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.figures.events import (
    ArmorLaid,
    BlastReady,
    Boosted,
    DodgeReady,
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

TOP_POWER: Final = 10
D10: Final = range(1, 11)
BONUS: Final = 5
"""What Blast, Dodge and Intimidate are worth."""


def armor(state: State, tell: Tell) -> Resolution:
    """The attack card goes face up beside any one figure of his army."""
    wearer: int = yield Choice(state.seat, "armor", state.lines[state.seat])
    state.figures[wearer].armor.append(state.attack_card)
    tell(ArmorLaid, wearer, state.attack_card)
    state.attack_card = NO_CARD


def blast(state: State, tell: Tell) -> None:
    """Next attack by this figure: +5."""
    state.figures[state.attacker].blasts += 1
    tell(BlastReady, state.attacker)


def boost(state: State, tell: Tell) -> Resolution:
    """One of his figures gains 2 Power, at most to 10."""
    chosen: int = yield Choice(state.seat, "boost", can_be_boosted(state))
    figure = state.figures[chosen]
    figure.power = min(figure.power + 2, TOP_POWER)
    tell(Boosted, chosen, figure.power)


def dodge(state: State, tell: Tell) -> None:
    """Next time this figure defends: +5."""
    state.figures[state.attacker].dodges += 1
    tell(DodgeReady, state.attacker)


def explosion(state: State, tell: Tell) -> None:
    """Its whole effect is that the wound went elsewhere: see `rules.battle`."""


def intimidate(state: State, tell: Tell) -> None:
    """The figure that was wounded fights its next battle at −5."""
    if state.blow != WOUNDED:
        tell(NoEffect, state.attacker, "intimidate", "nobody was wounded who still stands")
        return
    state.figures[state.victim].fears += 1
    tell(Intimidated, state.victim)


def luck(state: State, tell: Tell) -> Resolution:
    """Roll the die of one of his figures; a higher result is its new Power."""
    chosen: int = yield Choice(state.seat, "luck", with_die(state))
    die: int = yield Roll("die", D10)
    figure = state.figures[chosen]
    figure.power = max(figure.power, die)
    tell(LuckRolled, chosen, die, figure.power)


def masterplan(state: State, tell: Tell) -> Resolution:
    """Any players he chooses discard their hands, then each of them draws three."""
    plan: int = yield Choice(state.seat, "masterplan", every_plan(state))
    seats = [seat for seat in round_the_table(state) if plan >> seat & 1]
    for seat in seats:
        tell(HandDiscarded, seat, tuple(state.hands[seat]))
        state.discard += state.hands[seat]
        state.hands[seat] = []
    for seat in seats:
        while wants_card(state, seat, tell):
            card: int = yield from_the_pile(state)
            take(state, seat, card, tell)


def mindcontrol(state: State, tell: Tell) -> Resolution:
    """One figure he has captured joins his army, unwounded, with Power 1."""
    captives = state.captives[state.seat]
    if not captives:
        tell(NoEffect, state.attacker, "mindcontrol", "armor saved the figure that would have been captured")
        return
    chosen: int = yield Choice(state.seat, "mindcontrol", captives)
    captives.remove(chosen)
    join_line(state, chosen, state.seat, power=1)
    tell(MindControlled, chosen, state.seat)


def recover(state: State, tell: Tell) -> Resolution:
    """One of his own figures that another holds captive returns with its starting Power."""
    chosen: int = yield Choice(state.seat, "recover", recoverable(state))
    for held in state.captives:
        if chosen in held:
            held.remove(chosen)
    power = state.figures[chosen].start
    join_line(state, chosen, state.seat, power=power)
    tell(Recovered, chosen, power)


def sneak(state: State, tell: Tell) -> None:
    """Another turn at once; after it the direction of play reverses, once for each Sneak."""
    state.again = True
    state.sneaks += 1
    tell(Sneaks, state.seat)


def stun(state: State, tell: Tell) -> None:
    """The defending player loses his next turn as attacker."""
    if not state.lines[state.opponent]:
        tell(NoEffect, state.attacker, "stun", "the defending player is out of the game")
        return
    state.stuns[state.opponent] += 1
    tell(Stunned, state.opponent)


EFFECTS: Final[dict[str, Callable[[State, Tell], Resolution | None]]] = {
    "armor": armor,
    "blast": blast,
    "boost": boost,
    "dodge": dodge,
    "explosion": explosion,
    "intimidate": intimidate,
    "luck": luck,
    "masterplan": masterplan,
    "mindcontrol": mindcontrol,
    "recover": recover,
    "sneak": sneak,
    "stun": stun,
}


def why_not(state: State, action: str) -> str:
    """Why the attacker cannot use this special action now; empty if he can."""
    if action == "recover":
        return "" if recoverable(state) else "no other player holds a figure of this army captive"
    if action == "explosion":
        return "" if len(state.lines[state.opponent]) > 1 else "the defending player has no other figure"
    if action == "mindcontrol":
        # The order of play lets the wound fall first: what it captures may be controlled at once.
        held = state.captives[state.seat] or state.figures[state.defender].wounded
        return "" if held else "this army holds no figure captive"
    if action == "boost":
        return "" if can_be_boosted(state) else "no figure of this army has a die that can rise"
    if action == "luck":
        return "" if with_die(state) else "no figure of this army has its die"
    return ""


def with_die(state: State) -> list[int]:
    """His figures that still have their die."""
    return [f for f in state.lines[state.seat] if not state.figures[f].wounded]


def can_be_boosted(state: State) -> list[int]:
    """His figures that still have their die and are below 10."""
    return [f for f in with_die(state) if state.figures[f].power < TOP_POWER]


def recoverable(state: State) -> list[int]:
    """His own figures, fielded at set-up, that another player holds captive."""
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
    for seat in state.standing():
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

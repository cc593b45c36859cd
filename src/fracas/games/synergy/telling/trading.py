"""Words for what changes hands: trades and gifts name their goods, flags are called flags, and nobody gives one away
without being asked twice (synergy.gadget.trade, synergy.flag)."""

from __future__ import annotations

from fracas.core.game import Option
from fracas.core.listener import Listener
from fracas.core.marks import GIVES
from fracas.core.sentences import listed
from fracas.games.synergy.numbers import DROP, FLAGS, GIVE, PICK, TAKE
from fracas.games.synergy.rows import is_flag
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.naming import card_name, owned, warrior_name
from fracas.games.synergy.turns.gadgets import gadgets_of, loose_at
from fracas.games.synergy.turns.handling import partners

REFUSE, AGREE = 0, 1


def trade_words(state: State, to: Listener) -> str:
    """``"Ann's Igor asks your Vlad for the flag of the Orcs, and gives nothing for it."``"""
    if not state.trade:
        return "Somebody wants to trade."
    asker, other, card, give = state.trade
    if give:
        return f"{owned(state, asker, to)} offers {card_name(card)} to {owned(state, other, to)}, for nothing."
    return f"{owned(state, asker, to)} asks {owned(state, other, to)} for {card_name(card)}, and gives nothing for it."


def trade_option(state: State, value: int, seat: int, to: Listener) -> Option:
    """Refuse stands first. To agree says what goes where."""
    if value == REFUSE:
        return Option(value, "Refuse", "refuse")
    if not state.trade:
        return Option(value, "Agree", "agree")
    asker, other, card, give = state.trade
    giver, taker = (asker, other) if give else (other, asker)
    note = f"{card_name(card)} goes from {owned(state, giver, to)} to {owned(state, taker, to)}"
    option = Option(value, "Agree", "agree", (), note[0].upper() + note[1:])
    if not give:
        warn_of_gift(option, state, card, giver, taker, seat, to)
    return option


def given_option(option: Option, state: State, card: int, seat: int, to: Listener) -> Option:
    """A gadget that is about to be given to another side, as its giver sees it."""
    if state.trade:
        asker, other, _, give = state.trade
        if give and state.warriors[other].seat != seat:
            warn_of_gift(option, state, card, asker, other, seat, to)
    return option


def warn_of_gift(option: Option, state: State, card: int, giver: int, taker: int, seat: int, to: Listener) -> None:
    """A flag leaves the side of ``seat``: is it one that they need?"""
    if not is_flag(card) or state.to_the_death:
        return
    needed = card - FLAGS in (state.teams[seat], state.goals[seat])
    option.mark = GIVES
    gives = f"Your {warrior_name(state, giver)} gives {card_name(card)} to {owned(state, taker, to)}."
    option.warning = f"{gives} You need it to win." if needed else gives


HANDLING = frozenset((PICK, TAKE, GIVE, DROP))
VERBS = {PICK: ("Pick up", "pick"), TAKE: ("Take", "take"), GIVE: ("Give away", "give"), DROP: ("Drop", "drop")}


def handling_option(state: State, me: int, value: int) -> Option:
    """To pick up, take, give or drop: flags are called flags, gadgets gadgets, and one thing by its name."""
    verb, token = VERBS[value]
    hidden = False
    if value == PICK:
        things = loose_at(state, state.warriors[me].square)
    elif value == TAKE:
        others = partners(state, me)
        things = [card for other in others for card in gadgets_of(state, other)]
        hidden = any(state.warriors[other].down for other in others)
    else:
        things = gadgets_of(state, me)
        hidden = bool(state.warriors[me].down)
    if len(things) == 1 and not hidden:
        return Option(value, f"{verb} {card_name(things[0])}", token, (), "", verb)
    flags = [card for card in things if is_flag(card)]
    kinds = ["the flag" if len(flags) == 1 else "a flag"] if flags else []
    if len(flags) < len(things) or hidden or not things:
        kinds.append("a gadget")
    return Option(value, f"{verb} {listed(kinds, 'or')}", token)

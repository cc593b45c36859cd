"""Why something cannot be chosen now: the rule and a sentence. Nothing is hidden, so all of it may be told.

Abilities and items have their needs (`abilities.saying`). What the rules of attacks and movement refuse is asked of
them (`striking.attack.why_not`, `moving.actions.why_not_move`); here it gets the names of units.
"""

from __future__ import annotations

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.core.question import Choice, Question, options_of
from fracas.games.skirmish import acts
from fracas.games.skirmish.abilities.ids import COUNT, FIRST_HERO, FIRST_OWN
from fracas.games.skirmish.abilities.saying import why_not_aim, why_not_fast, why_not_item, why_not_use
from fracas.games.skirmish.card import FREE
from fracas.games.skirmish.content import ARMIES, ARMY_NUMBERS, ITEM_NUMBERS, ITEMS, UNIT_NUMBERS, UNITS
from fracas.games.skirmish.done import NEW
from fracas.games.skirmish.moving.actions import why_not_march, why_not_move
from fracas.games.skirmish.state import ALIVE, KILLED, NOBODY, WAITING, State
from fracas.games.skirmish.stats import own_bits, rng
from fracas.games.skirmish.striking.attack import why_not as why_not_attack
from fracas.games.skirmish.striking.attack import why_not_push
from fracas.games.skirmish.striking.odds import Blow
from fracas.games.skirmish.striking.reactions import Loss
from fracas.games.skirmish.telling.asks import OF_PLACES, OTHER_RULE, RULES
from fracas.games.skirmish.telling.naming import (
    ABILITY_NUMBERS,
    ability_name,
    home_name,
    owned,
    side_does,
    stone_name,
    unit_name,
)
from fracas.games.skirmish.turns.menu import options
from fracas.games.skirmish.turns.recruiting import SURCHARGE, faction, room_for

Why = tuple[str, str]
ACT_WORDS = {"march": acts.MARCH, "push": acts.PUSH, "stop": acts.STOP}
NO_ANSWER = "That is not one of the answers."


def why_not(state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
    """Why ``seat`` cannot choose this thing now; None for a thing that is not on the table."""
    kind, _, rest = thing.partition(":")
    ask = question.ask
    why: Why | None = None
    if kind == "option" and is_number(rest.removeprefix("-")):
        why = why_not_option(state, question, seat, int(rest), to)
    elif kind == "unit" and is_number(rest) and int(rest) < len(state.units):
        why = why_not_unit(state, question, seat, int(rest), to)
    elif kind == "stone" and is_number(rest) and int(rest) < len(state.stones):
        why = why_not_stone(state, ask, int(rest))
    elif kind == "ability" and rest in ABILITY_NUMBERS:
        why = why_not_named_ability(state, question, seat, ABILITY_NUMBERS[rest], to)
    elif kind == "item" and rest in ITEM_NUMBERS:
        why = why_not_named_item(state, ask, seat, ITEM_NUMBERS[rest], to)
    elif kind == "kind" and rest in UNIT_NUMBERS:
        why = why_not_kind(state, ask, seat, UNIT_NUMBERS[rest])
    elif kind == "army" and rest in ARMY_NUMBERS:
        chosen = ask == "army" and options_of(question, seat)
        why = why_not_army(state, ARMY_NUMBERS[rest]) if chosen else something_else(ask)
    elif kind == "home" and is_number(rest) and int(rest) < state.sides:
        why = why_not_home(state, ask, int(rest), to)
    elif kind == "side" and is_number(rest) and int(rest) < state.sides:
        why = why_not_side(state, ask, int(rest), to)
    elif kind == "seat" and is_number(rest) and int(rest) < state.players:
        why = why_not_seat(state, ask, seat, int(rest), to)
    elif kind == "act" and rest in ACT_WORDS:
        why = something_else(ask) if ask != "act" else (rule_of(ask), f"No unit of yours can {rest} now.")
    return None if why is None else Reason(*why)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 12


def rule_of(ask: str) -> str:
    return RULES.get(ask, OTHER_RULE)


def something_else(ask: str) -> Why:
    """What is asked for instead."""
    if ask in OF_PLACES:
        return rule_of(ask), "A place is asked for."
    if ask == "army":
        return rule_of(ask), "An army is asked for."
    if ask == "act":
        return rule_of(ask), "First point at one of your units, then at what it does."
    return rule_of(ask), "That is not what is asked now."


def why_not_option(state: State, question: Question, seat: int, value: int, to: Listener) -> Why | None:
    """Why an answer by its number is none; None where no numbers are answered."""
    ask = question.ask
    if ask in OF_PLACES or (ask == "army" and not options_of(question, seat)):
        return None
    if ask == "act":
        return why_not_act(state, seat, value, to)
    if ask in ("target", "cleave", "partner") and 0 <= value < len(state.units):
        return why_not_unit(state, question, seat, value, to)
    if ask == "opportunity" and 1 <= value <= len(state.units):
        return why_not_unit(state, question, seat, value - 1, to)
    if ask == "recruit" and 0 <= value < len(UNITS):
        return why_not_kind(state, ask, seat, value)
    if ask == "army" and 0 <= value < len(ARMIES):
        return why_not_army(state, value)
    if ask == "side" and 0 <= value < state.sides:
        return why_not_home(state, ask, value, to)
    if ask == "first" and 0 <= value < state.sides:
        return why_not_side(state, ask, value, to)
    return rule_of(ask), NO_ANSWER


# -- acts


def why_not_act(state: State, seat: int, value: int, to: Listener) -> Why:
    """Why an act, by its number, cannot be done now."""
    kind, me, what = acts.kind_of(value), acts.unit_of(value), acts.what_of(value)
    rule = rule_of("act")
    if value < 0 or kind >= len(acts.KINDS) or value != acts.act(kind, me, what) or kind == acts.END:
        return rule, NO_ANSWER
    if kind == acts.HAND_OVER:
        return why_not_seat(state, "act", seat, what, to) if what < state.players else (rule, NO_ANSWER)
    if me >= len(state.units):
        return rule, "There is no such unit."
    mine = not_to_act(state, seat, me, to)
    if mine is not None:
        return mine
    found: Why | None = None
    told: Why | None = None
    other = ""
    if kind == acts.MOVE:
        found = why_not_move(state, me)
    elif kind == acts.MARCH:
        found = why_not_march(state, me)
    elif kind in (acts.STRIKE, acts.SHOOT, acts.PUSH):
        if what >= len(state.units):
            return rule, "There is no such unit."
        other = owned(state, what, to)
        found = (
            why_not_push(state, me, what) if kind == acts.PUSH else why_not_attack(state, me, what, kind == acts.SHOOT)
        )
    elif kind == acts.ABILITY and what < COUNT:
        told = found = why_not_use(state, me, what, to)
    elif kind == acts.ITEM and what < len(ITEMS):
        told = found = why_not_item(state, me, what, to)
    elif kind == acts.CHOOSE:
        return why_not_choose(state, seat, me)
    elif kind == acts.STOP:
        found = ("skirmish.activate.actions", "It is not in the middle of several attacks.")
    if found is None and state.chosen != me:
        return rule, f"First choose {unit_name(state, me)}: in so large a battle only one unit's acts are listed."
    if found is None:
        return rule, NO_ANSWER
    return told or named(found, unit_name(state, me), other)


def why_not_choose(state: State, seat: int, me: int) -> Why:
    """Why this unit of the seat is not one that can be chosen."""
    rule, name = rule_of("act"), unit_name(state, me)
    if state.looks and state.chosen == me:
        return rule, f"{name} is chosen already."
    if not any(acts.kind_of(value) == acts.CHOOSE for value in options(state, seat)):
        if state.looks:
            last = unit_name(state, state.chosen)
            return rule, f"You have looked at your units often enough: do something with {last}, or end your turn."
        return rule, "All acts of your units are listed; none needs to be chosen first."
    if state.chosen == me:
        return rule, f"{name} is chosen already."
    return rule, f"{name} has nothing left to do in this turn."


def not_to_act(state: State, seat: int, me: int, to: Listener) -> Why | None:
    """Why this unit does nothing for this seat now; None if it might."""
    unit = state.units[me]
    name = unit_name(state, me)
    if unit.seat != seat:
        whose = "on your side, but not yours" if state.side_of[unit.seat] == state.side_of[seat] else "not yours"
        return "skirmish.activate.order", f"{name} is {whose}: {to.name(unit.seat)} leads it."
    if unit.fate == KILLED:
        return "skirmish.attack.kill", f"{name} was killed."
    if unit.fate != ALIVE:
        return "skirmish.army.leader-dead", f"{name} is not on the table."
    if unit.has_done(NEW):
        return "skirmish.hero.recruit", f"{name} joined the battle this turn and may not act yet."
    return None


def named(why: Why, name: str, other: str = "") -> Why:
    """The sentence of a rule about "it", a unit, and "the target", with their names."""
    rule, sentence = why
    if other:
        sentence = sentence.replace("The target", capital(other))
    if sentence.startswith("It "):
        return rule, name + sentence[2:]
    if sentence.startswith("Its "):
        return rule, f"{name}'s{sentence[3:]}"
    return rule, f"{name}: {sentence}"


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


# -- a unit


def why_not_unit(state: State, question: Question, seat: int, me: int, to: Listener) -> Why:
    ask = question.ask
    unit, name = state.units[me], unit_name(state, me)
    mine = state.side_of[unit.seat] == state.side_of[seat]
    if ask == "act":
        return why_not_own(state, seat, me, to) if mine else why_not_foe(state, seat, me, to)
    if unit.fate != ALIVE and ask != "deploy":
        return "skirmish.attack.kill", f"{name} is not on the table."
    if ask == "target" and len(state.acting) == 3:
        return why_not_target(state, state.acting[1], state.acting[2], me, to)
    if ask == "cleave":
        if mine:
            return rule_of(ask), f"{name} is on your side."
        return rule_of(ask), f"{name} is not in melee range, or the same roll would not have hit it."
    if ask == "partner":
        return rule_of(ask), f"{name} cannot team up: it needs team-up, its standard action, and the target in reach."
    if ask == "opportunity":
        if not mine:
            return rule_of(ask), f"{name} is not yours."
        return rule_of(ask), f"{name} is not being left, or cannot strike."
    if ask == "deploy" and unit.seat == seat and unit.fate != WAITING:
        return rule_of(ask), f"{name} is set up already."
    return something_else(ask)


def why_not_target(state: State, me: int, ability: int, other: int, to: Listener) -> Why:
    """Why ``me`` cannot use this ability on ``other``."""
    if not (0 <= ability < COUNT and 0 <= me < len(state.units)):
        return "skirmish.ability.cost", "That is not one of the targets."
    return why_not_aim(state, me, ability, other, to) or (rule_of("target"), NO_ANSWER)


def why_not_own(state: State, seat: int, me: int, to: Listener) -> Why:
    """Why nothing can be done with a unit of one's own side."""
    why = not_to_act(state, seat, me, to)
    if why is not None:
        return why
    name = unit_name(state, me)
    move, march = why_not_move(state, me), why_not_march(state, me)
    if move is None or march is None:
        return "skirmish.activate.order", f"{name} cannot be chosen here."
    if move[0] == march[0]:
        return named(move, name)
    return "skirmish.activate.actions", f"{name} has nothing left to do in this turn."


def why_not_foe(state: State, seat: int, other: int, to: Listener) -> Why:
    """Why no unit of the seat can attack this enemy: the nearest one says so."""
    unit = state.units[other]
    name = unit_name(state, other)
    if unit.fate == KILLED:
        return "skirmish.attack.kill", f"{name} was killed."
    if unit.fate != ALIVE:
        return "skirmish.army.leader-dead", f"{name} is not on the table."
    mine = [me for me, each in enumerate(state.units) if each.seat == seat and each.fate == ALIVE]
    if not mine:
        return "skirmish.attack.kill", "You have no units on the table."
    near = min(mine, key=lambda me: _apart(state, me, other))
    ranged = rng(state, near) > 0
    why = why_not_attack(state, near, other, ranged)
    if why is None:
        return "skirmish.activate.order", f"First point at the unit that attacks {owned(state, other, to)}."
    rule, sentence = named(why, unit_name(state, near), owned(state, other, to))
    if sentence.startswith(unit_name(state, near)):
        return rule, sentence
    return rule, f"No unit of yours can attack it. The nearest is {unit_name(state, near)}: {sentence}"


def _apart(state: State, a: int, b: int) -> int:
    one, other = state.units[a], state.units[b]
    dx, dy = one.x - other.x, one.y - other.y
    return dx * dx + dy * dy


# -- other things


def why_not_stone(state: State, ask: str, stone: int) -> Why:
    if ask == "act":
        name = capital(stone_name(state, stone))
        return "skirmish.rune.control", f'{name} is taken by the side with most units within 1" of it.'
    return something_else(ask)


def why_not_named_ability(state: State, question: Question, seat: int, ability: int, to: Listener) -> Why:
    """An ability without the unit: the first of the seat's units that has it says why not; before a roll or a loss,
    the one in danger, if it has it."""
    ask = question.ask
    if ask not in ("act", "fast"):
        return something_else(ask)
    about = question.about if isinstance(question, Choice) else None
    danger = about.target if isinstance(about, Blow) else about.victim if isinstance(about, Loss) else NOBODY
    having = [
        me
        for me, unit in enumerate(state.units)
        if unit.seat == seat and unit.fate == ALIVE and ability_owned(state, me, ability)
    ]
    if not having:
        return "skirmish.ability.cost", f"None of your units has {ability_name(ability)}."
    me = danger if danger in having else having[0]
    if isinstance(about, (Blow, Loss)):
        return why_not_fast(state, about, me, ability, to)
    return why_not_use(state, me, ability, to) or (
        rule_of(ask),
        f"First point at the unit that uses {ability_name(ability)}.",
    )


def ability_owned(state: State, me: int, ability: int) -> bool:
    """Is it an ability of this unit, of the book's list, of all heroes, or its own?"""
    card = UNITS[state.units[me].kind]
    if ability < FIRST_HERO:
        return card.bits >> ability & 1 == 1
    if ability < FIRST_OWN:
        return card.hero
    return own_bits(state, me) >> ability & 1 == 1


def why_not_named_item(state: State, ask: str, seat: int, item: int, to: Listener) -> Why:
    name = ITEMS[item].name
    if ask == "items":
        return "skirmish.equipment", f"The {name} is not for this unit, or there is too little energy for it."
    if ask != "act":
        return something_else(ask)
    for me, unit in enumerate(state.units):
        if unit.seat == seat and item in unit.items:
            why = why_not_item(state, me, item, to)
            if why is not None:
                return why
    return "skirmish.equipment", f"None of your units carries the {name}."


def why_not_kind(state: State, ask: str, seat: int, kind: int) -> Why:
    """Why a unit cannot be recruited now."""
    card = UNITS[kind]
    rule = "skirmish.hero.recruit"
    if ask != "recruit":
        return something_else(ask)
    if card.hero:
        return rule, f"{card.name} is a hero, and heroes are not recruited."
    if card.faction not in (faction(state, seat), FREE):
        return "skirmish.army.faction", f"{card.name} is of another faction."
    energy = state.energy[state.side_of[seat]]
    if card.points + SURCHARGE > energy:
        return rule, f"{card.name} costs {card.points + SURCHARGE} energy; you have {energy}."
    if not room_for(state, seat, card):
        return "skirmish.card", f"There may be no more of {card.name} in this army."
    return rule, f"There is no room for {card.name} by your rune-stones."


def why_not_army(state: State, army: int) -> Why:
    it = ARMIES[army]
    return "skirmish.army.points", f"{it.name} is for {it.points} points; this game has {state.points}."


def why_not_home(state: State, ask: str, home: int, to: Listener) -> Why:
    if ask != "side":
        return something_else(ask)
    side = state.homes.index(home) if home in state.homes else -1
    if side < 0:
        return rule_of(ask), NO_ANSWER
    return rule_of(ask), f"{side_does(state, side, to, 'set', 'sets')} up in {home_name(state, home)}."


def why_not_side(state: State, ask: str, side: int, to: Listener) -> Why:
    if ask != "first":
        return something_else(ask)
    return rule_of(ask), f"{side_does(state, side, to, 'are', 'is')} no longer in play."


def why_not_seat(state: State, ask: str, seat: int, other: int, to: Listener) -> Why:
    """Why the turn is not handed over to this seat."""
    if ask != "act":
        return something_else(ask)
    if other == seat:
        return "skirmish.team", "It is your turn already."
    if state.side_of[other] != state.side_of[seat]:
        return "skirmish.team", f"{to.name(other)} is not on your side."
    if state.ended[other]:
        return "skirmish.team", f"{to.name(other)} has ended the turn."
    if state.handed >= state.players:
        return "skirmish.team", "The turn has been handed over often enough; act, or end it."
    return "skirmish.team", f"{to.name(other)} has no units on the table."

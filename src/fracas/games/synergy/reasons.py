"""Why something cannot be chosen now: the rule and a sentence, from what is open and what the seat itself knows."""

from __future__ import annotations

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.games.synergy.asks import OF_CARDS, OF_SQUARES, OF_TEAMS, OF_WARRIORS, REACTION_RULE, RULES
from fracas.games.synergy.board import SQUARES, direction_to, distance
from fracas.games.synergy.card import ADJ, ADJ8, GADGET, MOVE, MOVE_AND_STRIKE, RANGE, STRIKE
from fracas.games.synergy.content import CARD_NUMBERS, TEAMS
from fracas.games.synergy.naming import card_name, owned, square_name, warrior_name
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.sight import blocker
from fracas.games.synergy.state import (
    ALIVE,
    CONFUSED,
    DEAD,
    FROZEN,
    HELD,
    MIST,
    NOBODY,
    NOWHERE,
    STUNNED,
    TOAD,
    State,
)

Why = tuple[str, str]


def why_not(state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
    """Why ``seat`` cannot choose this thing now; None for a thing that is not on the table."""
    kind, _, rest = thing.partition(":")
    ask = question.ask
    why: Why | None = None
    if kind == "warrior" and is_number(rest) and int(rest) < len(state.warriors):
        why = why_not_warrior(state, ask, seat, int(rest), to)
    elif kind == "square" and is_number(rest) and int(rest) < SQUARES:
        why = why_not_square(state, ask, int(rest))
    elif kind == "card" and rest in CARD_NUMBERS:
        why = why_not_card(state, ask, seat, CARD_NUMBERS[rest])
    elif kind == "team" and any(team.id == rest for team in TEAMS):
        why = why_not_team(state, ask, seat, next(n for n, team in enumerate(TEAMS) if team.id == rest), to)
    elif kind in ("flag", "power"):
        why = something_else(ask)
    return None if why is None else Reason(*why)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 6


def rule_of(ask: str) -> str:
    return RULES.get(ask) or REACTION_RULE


def acting(state: State) -> int:
    """The warrior that acts now."""
    return state.drill if state.drill != NOBODY else state.active


def something_else(ask: str) -> Why:
    if ask in OF_SQUARES:
        return rule_of(ask), "A square is asked for."
    if ask in OF_WARRIORS:
        return rule_of(ask), "A warrior is asked for."
    if ask in OF_CARDS:
        return rule_of(ask), "A card is asked for."
    if ask in OF_TEAMS:
        return rule_of(ask), "A team is asked for."
    return rule_of(ask), "That is not what is asked now."


# -- a warrior


def why_not_warrior(state: State, ask: str, seat: int, other: int, to: Listener) -> Why:
    warrior = state.warriors[other]
    name = warrior_name(state, other)
    if ask == "warrior":
        if warrior.seat != seat:
            return "synergy.turn.order", f"{name} is not yours: it is {to.whose(warrior.seat)} warrior."
        if warrior.life == DEAD:
            return "synergy.death", f"{name} is dead."
        if warrior.life != ALIVE:
            return "synergy.surrender", f"{name} has left the board."
        if warrior.acted:
            return "synergy.turn.order", f"{name} has had its turn."
        return "synergy.turn.order", f"{name} cannot take its turn now."
    if ask in ("target", "act"):
        return why_not_target(state, ask, other, to)
    if ask in ("flag", "team-draw", "pouch"):
        if warrior.owner != seat:
            return rule_of(ask), f"{name} is not yours."
        return rule_of(ask), f"{name} cannot be chosen now."
    if ask == "partner":
        return (
            "synergy.gadget.trade",
            f"{name} is not next to {warrior_name(state, acting(state))}, or not free to trade.",
        )
    return something_else(ask)


def why_not_target(state: State, ask: str, other: int, to: Listener) -> Why:
    """Why a strike cannot be aimed at this warrior."""
    me = acting(state)
    warrior = state.warriors[other]
    name = warrior_name(state, other)
    if me == NOBODY:
        return something_else(ask)
    if ask == "act":
        return "synergy.turn.basic", f"First say what {warrior_name(state, me)} does, then to whom."
    card = PROFILES[state.strike.card]
    if warrior.life != ALIVE:
        return "synergy.death", f"{name} is dead, and {card.name} is not for bodies."
    if warrior.square == NOWHERE:
        return "synergy.surrender", f"{name} is not on the board."
    mine = state.warriors[me].square
    if other == me:
        return "synergy.strike.basic", f"{card.name} is for others."
    far = distance(mine, warrior.square)
    if card.reach in (ADJ, ADJ8):
        return "synergy.strike.basic", f"{name} is not next to {warrior_name(state, me)}."
    if card.reach == RANGE:
        direction = direction_to(mine, warrior.square)
        if direction == NOWHERE or direction >= 4:
            return "synergy.range", f"{name} is not in a straight line from {warrior_name(state, me)}."
        if far > card.distance:
            return "synergy.range", f"{name} is {far} squares away; {card.name} reaches {card.distance}."
        between = blocker(mine, warrior.square, state.blocked)
        if between:
            what = " and ".join(_in_the_way(state, square, to) for square in between)
            return "synergy.sight", f"{what} blocks the line to {name}."
    return "synergy.strike.basic", f"{name} cannot be aimed at with {card.name}."


def _in_the_way(state: State, square: int, to: Listener) -> str:
    """What stands on a square that blocks."""
    for me, warrior in enumerate(state.warriors):
        if warrior.square == square and warrior.life == ALIVE:
            return f"{owned(state, me, to)} on {square_name(square)}"
    return f"the obstacle on {square_name(square)}"


# -- a square


def why_not_square(state: State, ask: str, square: int) -> Why:
    name = square_name(square)
    if ask == "base":
        if state.walls[square]:
            return "synergy.place.base", f"There is an obstacle on {name}."
        if any(base != NOWHERE and distance(base, square) < 2 for base in state.bases):
            return "synergy.place.base", f"{name} is too close to another base: leave a square between."
        return "synergy.place.base", f"There is no room for all warriors around {name}."
    if ask == "place":
        return "synergy.place.warriors", f"{name} is not free, or does not touch your base."
    if ask == "walk":
        if state.walls[square]:
            return "synergy.obstacle", f"There is an obstacle on {name}."
        if state.standing[square]:
            return "synergy.obstacle", f"Somebody stands on {name}. Step by step you can run into them."
        return "synergy.move.basic", f"{name} is too far to walk."
    if ask in ("land", "follow"):
        if state.blocked[square]:
            return "synergy.obstacle", f"{name} is not free."
        return rule_of(ask), f"{name} cannot be reached with this move."
    if ask == "target":
        card = PROFILES[state.strike.card]
        return "synergy.range", f"{card.name} cannot be aimed at {name} from here."
    if ask == "act":
        return "synergy.turn.basic", "First say what your warrior does, then where."
    return something_else(ask)


# -- a card


def why_not_card(state: State, ask: str, seat: int, card: int) -> Why:
    name = card_name(card)
    if ask != "act":
        return something_else(ask)
    me = acting(state)
    warrior = state.warriors[me]
    known = [*warrior.cards, *(warrior.down if warrior.owner == seat else [])]
    if card not in known:
        return "synergy.card.first", f"{warrior_name(state, me)} does not have {name}."
    profile = PROFILES[card]
    under = warrior.under
    if under & (1 << STUNNED | 1 << FROZEN):
        return "synergy.stun", f"{warrior_name(state, me)} can do nothing now."
    if card in warrior.spent:
        return "synergy.card.first", f"{name} was used; it works once in a game."
    if card in warrior.used:
        return "synergy.card.first", f"{name} was used; it works once in a turn."
    if card not in warrior.live and card not in warrior.down:
        return "synergy.card.first", f"{name} is suppressed."
    if profile.category == GADGET and under & (1 << TOAD | 1 << MIST):
        return "synergy.card.first", f"{warrior_name(state, me)} cannot use gadgets as it is."
    types = profile.types
    if types & (MOVE | MOVE_AND_STRIKE) and under & (1 << HELD):
        return "synergy.card.type", f"{warrior_name(state, me)} is held and cannot move."
    if types & (MOVE | MOVE_AND_STRIKE) and under & (1 << CONFUSED):
        return "synergy.card.type", f"{warrior_name(state, me)} is confused and can only drift."
    if types & MOVE_AND_STRIKE and not (warrior.moves > 0 and warrior.strikes > 0):
        return "synergy.card.type", f"{name} takes the move and a strike; one of them is spent."
    if types & MOVE and warrior.moves <= 0:
        return "synergy.card.type", f"{warrior_name(state, me)} has moved already."
    if types & STRIKE and warrior.strikes <= 0:
        return "synergy.card.type", f"{warrior_name(state, me)} has no strike left."
    if types & (STRIKE | MOVE | MOVE_AND_STRIKE):
        return "synergy.card.type", f"{name} has no target it could reach."
    return "synergy.card.type", f"{name} works by itself, or when something happens; it is not used as an act."


# -- a team


def why_not_team(state: State, ask: str, seat: int, team: int, to: Listener) -> Why:
    name = TEAMS[team].name
    if ask == "team":
        if team in state.teams:
            return "synergy.assign", f"{to.does(state.teams.index(team), 'lead', 'leads')} the {name} already."
        return "synergy.option.more-players", f"The {name} play only with the setting more_players."
    if ask == "goal":
        if state.teams[seat] == team:
            return "synergy.flag.goal", "You need your own flag anyway: choose another one."
        return "synergy.flag.goal", f"The {name} are not in play."
    return something_else(ask)

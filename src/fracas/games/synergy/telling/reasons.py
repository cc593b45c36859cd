"""Why something cannot be chosen now: the rule and a sentence, from what is open and what the seat itself knows.

Why a strike cannot be aimed at something is in aiming.py, why an act or a card is no answer in refusing.py.
"""

from __future__ import annotations

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.core.sentences import capital
from fracas.games.synergy.board import NEIGHBOURS4, SQUARES, direction_to, distance
from fracas.games.synergy.card import AREA, MAGIC, MOVE, NO_MOVE, SELF, STRIKE
from fracas.games.synergy.content import CARD_NUMBERS, TEAM_NUMBERS, TEAM_POWER_NUMBERS, TEAMS
from fracas.games.synergy.effects.live import in_aura, works_face_down
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.moving.walking import can_move, in_walk
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    COMBOS,
    FLAGS,
    GIVE,
    MOVES,
    NO_TARGET,
    NUMBERS,
    STRIKES,
    TAKE,
    TEAM_POWERS_FROM,
    USES,
)
from fracas.games.synergy.rows import PROFILES, is_flag, is_gadget
from fracas.games.synergy.standing import shares
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.targets import is_adjacent, row_targets, targets
from fracas.games.synergy.telling.aiming import Why, wall_name, why_not_aim, why_not_aim_at_card
from fracas.games.synergy.telling.asks import OF_CARDS, OF_SQUARES, OF_TEAMS, OF_WARRIORS, REACTION_RULE, RULES
from fracas.games.synergy.telling.naming import card_name, square_name, warrior_name
from fracas.games.synergy.telling.refusing import (
    BOUND,
    acting,
    refused,
    stopped,
    why_not_act,
    why_not_card,
    why_not_move,
    why_not_reaction,
    why_not_strike,
    why_not_wanted,
)
from fracas.games.synergy.terms import ALIVE, DEAD, NOBODY, NOWHERE
from fracas.games.synergy.turns.handling import partners
from fracas.games.synergy.turns.options import options
from fracas.games.synergy.windows import REACTIONS

WINDOWS = {window.name: window for window in REACTIONS}


def why_not(state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
    """Why ``seat`` cannot choose this thing now; None for a thing that is not on the table."""
    kind, _, rest = thing.partition(":")
    ask = question.ask
    why: Why | None = None
    if kind == "option" and is_number(rest.removeprefix("-")):
        why = why_not_option(state, ask, seat, int(rest), to)
    elif kind == "warrior" and is_number(rest) and int(rest) < len(state.warriors):
        why = why_not_warrior(state, ask, seat, int(rest), to)
    elif kind == "square" and is_number(rest) and int(rest) < SQUARES:
        why = why_not_square(state, ask, seat, int(rest), to)
    elif kind == "team" and rest in TEAM_NUMBERS:
        why = why_not_team(state, ask, seat, TEAM_NUMBERS[rest], to)
    else:
        number = row_of(kind, rest)
        if number is not None:
            why = why_not_row(state, ask, seat, number, to)
    return None if why is None else Reason(*why)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 6


def row_of(kind: str, word: str) -> int | None:
    """The number of a card, a flag or a team power that is pointed at."""
    if kind == "card" and word in CARD_NUMBERS:
        return CARD_NUMBERS[word]
    if kind == "flag" and word in TEAM_NUMBERS:
        return FLAGS + TEAM_NUMBERS[word]
    if kind == "power" and word in TEAM_POWER_NUMBERS:
        return TEAM_POWERS_FROM + TEAM_POWER_NUMBERS[word]
    return None


def rule_of(ask: str) -> str:
    return RULES.get(ask) or REACTION_RULE


def something_else(ask: str) -> Why:
    """What is asked for instead."""
    rule = rule_of(ask)
    if ask in OF_SQUARES or ask == "step":
        return rule, "A square is asked for."
    if ask in OF_WARRIORS:
        return rule, "A warrior is asked for."
    if ask in OF_CARDS:
        return rule, "A card is asked for."
    if ask in OF_TEAMS:
        return rule, "A team is asked for."
    if ask in WINDOWS:
        return rule, "You may use a card now, or nothing."
    if ask == "knock":
        return rule, "A direction is asked for."
    if ask == "assign":
        return rule, "Give each of your cards to one of your warriors."
    return rule, "That is not what is asked now."


def why_not_option(state: State, ask: str, seat: int, value: int, to: Listener) -> Why | None:
    """Why an answer by its number is none; None where no numbers are answered."""
    if ask == "assign":
        return None
    if ask in WINDOWS:
        me, card = divmod(value, NUMBERS)
        if 0 <= me < len(state.warriors):
            return why_not_reaction(state, WINDOWS[ask], seat, me, card, to)
    elif ask == "act":
        return why_not_act(state, seat, value, to)
    elif ask in ("target", "another"):
        if AT_SQUARE <= value < AT_SQUARE + SQUARES:
            return why_not_square(state, "target", seat, value - AT_SQUARE, to)
        if AT_CARD <= value < AT_CARD + NUMBERS:
            return why_not_row(state, "target", seat, value - AT_CARD, to)
        if value == NO_TARGET:
            return "synergy.area", "This strike has no area: aim it."
        if 0 <= value < len(state.warriors):
            return why_not_warrior(state, "target", seat, value, to)
    elif ask in OF_WARRIORS and 0 <= value < len(state.warriors):
        return why_not_warrior(state, ask, seat, value, to)
    elif ask in OF_SQUARES and 0 <= value < SQUARES:
        return why_not_square(state, ask, seat, value, to)
    elif ask in OF_TEAMS and 0 <= value < len(TEAMS):
        return why_not_team(state, ask, seat, value, to)
    elif ask in OF_CARDS and 0 <= value < NUMBERS and PROFILES[value].index == value:
        return why_not_row(state, ask, seat, value, to)
    return rule_of(ask), "That is not one of the answers."


# -- a warrior


def why_not_warrior(state: State, ask: str, seat: int, other: int, to: Listener) -> Why:
    warrior = state.warriors[other]
    name = warrior_name(state, other)
    me = acting(state)
    if ask == "warrior":
        return why_not_next(state, seat, other, to)
    if ask in ("target", "another") and me != NOBODY:
        striker = state.strike.striker if state.strike.striker != NOBODY else me
        return why_not_aim(state, striker, state.strike.card, warrior.square, other, to)
    if ask == "act" and me != NOBODY:
        if warrior.seat != state.warriors[me].seat and not is_met(state, me, other):
            return why_not_at_once(state, seat, me, other, to)
        return "synergy.turn.basic", f"First say what {warrior_name(state, me)} does, then who it does it to."
    if ask in ("flag", "team-draw") and warrior.owner != seat:
        return rule_of(ask), f"{name} is not yours: it is one of {to.whose(warrior.owner)} warriors."
    if ask == "pouch":
        if warrior.seat != seat:
            return "synergy.move.share", f"{name} is not a friend."
        return "synergy.move.share", f"{name} has no free pouch next to {warrior_name(state, me)}."
    if ask == "partner":
        return why_not_partner(state, me, other)
    if ask in ("stray", "next", "body"):
        return rule_of(ask), f"{name} is not one of the possible answers."
    return something_else(ask)


def why_not_at_once(state: State, seat: int, me: int, other: int, to: Listener) -> Why:
    """Why no strike of ``me`` meets a foe who is pointed at before one is chosen: the farthest one says so."""
    mine = state.warriors[me]
    why = stopped(state, me)
    if why is not None:
        return why
    cards = [*mine.live, *[card for card in mine.down if seat == mine.owner and works_face_down(state, me, card)]]
    aimed = [card for card in cards if PROFILES[card].types & STRIKE and PROFILES[card].reach not in (SELF, AREA)]
    if mine.strikes > 0:
        aimed.append(BASIC)
    elif mine.gadget_strikes > 0:
        aimed = [card for card in aimed if is_gadget(card)]
    if mine.under & BOUND or not aimed or (mine.strikes <= 0 and mine.gadget_strikes <= 0):
        return why_not_strike(state, me)
    farthest = max(aimed, key=lambda card: PROFILES[card].distance)
    why = why_not_wanted(state, me, farthest, to)
    if why is not None and other in row_targets(state.clone(), me, PROFILES[farthest]):
        return why
    return why_not_aim(state, me, farthest, state.warriors[other].square, other, to)


def is_met(state: State, me: int, other: int) -> bool:
    """Is there an act of ``me`` that could be aimed at this warrior, or a trade with it?"""
    state = state.clone()  # looking for targets leaves its mark
    for what in options(state, me):
        if what in (TAKE, GIVE) and other in partners(state, me):
            return True
        if STRIKES <= what < COMBOS and other in targets(state, me, what % NUMBERS):
            return True
    return False


def is_reached(state: State, me: int, square: int) -> bool:
    """Is there an act of ``me`` that could bring it to this square, or be aimed at it?"""
    state = state.clone()  # looking for targets leaves its mark
    for what in options(state, me):
        card = what % NUMBERS
        if what == MOVES + BASIC:
            found = in_walk(state, me)
        elif STRIKES <= what < COMBOS:
            found = [target - AT_SQUARE for target in targets(state, me, card)]
        elif MOVES <= what < USES and PROFILES[card].mode != NO_MOVE:
            found = landings(state, me, card)
        else:
            continue
        if square in found:
            return True
    return False


def why_not_next(state: State, seat: int, other: int, to: Listener) -> Why:
    warrior = state.warriors[other]
    name = warrior_name(state, other)
    if warrior.seat != seat:
        return "synergy.turn.order", f"{name} is not yours: it is one of {to.whose(warrior.seat)} warriors."
    if warrior.life == DEAD:
        return "synergy.death", f"{name} is dead."
    if warrior.life != ALIVE:
        return "synergy.surrender", f"{name} has left the board."
    return "synergy.turn.order", f"{name} has had its turn."


def why_not_partner(state: State, me: int, other: int) -> Why:
    warrior, mine = state.warriors[other], state.warriors[me]
    name = warrior_name(state, other)
    if other == me:
        return "synergy.gadget.trade", "It takes two to trade."
    if warrior.life != ALIVE:
        return "synergy.gadget.trade", f"{name} is not in play; what lies on the ground is picked up."
    if not is_adjacent(mine.square, warrior.square):
        return "synergy.gadget.trade", f"{name} is not next to {warrior_name(state, me)}."
    if not warrior.awake():
        return "synergy.gadget.trade", f"{name} can do nothing now, not even trade."
    if mine.refused >> warrior.seat & 1:
        return refused(state, me)
    return "synergy.gadget.trade", f"{name} has nothing to trade, or cannot as it is."


# -- a square


def why_not_square(state: State, ask: str, seat: int, square: int, to: Listener) -> Why:
    name = square_name(square)
    me = acting(state)
    if ask == "base":
        return why_not_base(state, square)
    if ask == "place":
        if state.walls[square] or state.standing[square]:
            return "synergy.place.warriors", f"{name} is not free."
        if square != state.bases[seat] and square not in NEIGHBOURS4[state.bases[seat]]:
            return "synergy.place.warriors", f"{name} does not share a side with your base."
        return "synergy.place.warriors", f"With a warrior on {name} there would be no room for the others."
    if ask == "walk":
        return why_not_walk(state, me, square)
    if ask == "step":
        mine = state.warriors[me].square
        if distance(mine, square) > 1 or square == mine:
            return "synergy.move.basic", f"A step goes to a square next to {warrior_name(state, me)}."
        return "synergy.move.basic", f"{warrior_name(state, me)} does not walk diagonally."
    if ask in ("land", "run", "follow"):
        return why_not_land(state, ask, me, square)
    if ask in ("target", "another") and me != NOBODY:
        striker = state.strike.striker if state.strike.striker != NOBODY else me
        return why_not_aim(state, striker, state.strike.card, square, NOBODY, to)
    if ask == "act" and me != NOBODY:
        if square != state.warriors[me].square and is_reached(state, me, square):
            return "synergy.turn.basic", f"First say what {warrior_name(state, me)} does, then where."
        return why_not_walk(state, me, square) if can_move(state, me) else why_not_move(state, me)
    if ask == "replace":
        return rule_of(ask), f"None of them lies on {name}."
    if ask == "slide":
        return rule_of(ask), f"It slides to the nearest floor square, and {name} is none."
    if ask == "fling":
        return rule_of(ask), f"{name} is not in a straight line from the striker, or it is too far."
    return something_else(ask)


def why_not_base(state: State, square: int) -> Why:
    name = square_name(square)
    if state.walls[square]:
        return "synergy.place.base", f"There is an obstacle on {name}."
    if any(base != NOWHERE and distance(base, square) < 2 for base in state.bases):
        return "synergy.place.base", f"{name} is too close to another base: leave a square between."
    return "synergy.place.base", f"There is no room for all warriors around a base on {name}."


def why_not_walk(state: State, me: int, square: int) -> Why:
    name = square_name(square)
    if state.warriors[me].square == square:
        if shares(state, me):
            return "synergy.move.share", f"{warrior_name(state, me)} shares {name} and must leave it."
        return "synergy.move.basic", f"{warrior_name(state, me)} stands on {name} already."
    if state.walls[square]:
        return (
            "synergy.obstacle",
            f"There is {wall_name(state, square).lower()} on {name}. Step by step you can run into it.",
        )
    if state.standing[square]:
        return "synergy.obstacle", f"Somebody stands on {name}. Step by step you can run into them."
    return "synergy.move.basic", f"{name} is too far to walk, by the ways that are free."


def why_not_land(state: State, ask: str, me: int, square: int) -> Why:
    name = square_name(square)
    if state.blocked[square]:
        return "synergy.obstacle", f"{name} is not free."
    if state.auras and in_aura(state, square) and goes_by_magic(state, me, square):
        return "synergy.card.first", f"{name} is in an aura: a move by Magic does not end there."
    if ask != "land" and direction_to(state.warriors[me].square, square) == NOWHERE:
        return rule_of(ask), f"{name} is not straight ahead."
    return rule_of(ask), f"{name} cannot be reached with this move."


def goes_by_magic(state: State, me: int, square: int) -> bool:
    """Has it a Magic Move card that would reach so far?"""
    if me == NOBODY:
        return False
    warrior = state.warriors[me]
    spells = [PROFILES[card] for card in warrior.live if PROFILES[card].category == MAGIC]
    return any(spell.types & MOVE and distance(warrior.square, square) <= spell.move_within for spell in spells)


# -- a card, a flag or a team power


def why_not_row(state: State, ask: str, seat: int, number: int, to: Listener) -> Why:
    if ask in WINDOWS and is_flag(number):
        return "synergy.flag", "A flag has no power: it is never used."
    if ask in WINDOWS:
        mine = [me for me, warrior in enumerate(state.warriors) if warrior.owner == seat]
        bearers = [me for me in mine if number in (*state.warriors[me].cards, *state.warriors[me].down)]
        shared = number in (state.powers[seat], state.team_cards[seat])
        me = bearers[0] if bearers else mine[0] if shared and mine else NOBODY
        if me == NOBODY:
            return "synergy.card.first", f"{capital(card_name(number))} is not yours."
        return why_not_reaction(state, WINDOWS[ask], seat, me, number, to)
    if ask in ("target", "another") and state.strike.card >= 0 and acting(state) != NOBODY:
        return why_not_aim_at_card(state, acting(state), state.strike.card, number, to)
    return why_not_card(state, ask, seat, number, to) or something_else(ask)


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

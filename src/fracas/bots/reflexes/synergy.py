"""What a seat looks at in synergy."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fracas.bots.evaluation.synergy.errands import LONG, bearers, nearest_to, to_reach, ways_to
from fracas.bots.evaluation.synergy.judging import STRENGTH
from fracas.bots.features import Row, pairs
from fracas.games.synergy.board import DISTANCES, PLACES, SAME, SQUARES
from fracas.games.synergy.card import AREA, AUTO, NO_HIT
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.moving.walking import STEP_BY_STEP
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    COMBOS,
    DROP,
    END,
    FLAGS,
    GIVE,
    MOVES,
    NO_TARGET,
    NUMBERS,
    PICK,
    STRIKES,
    TAKE,
    TEAM_POWERS_FROM,
    USES,
)
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE, NOBODY, NOWHERE
from fracas.games.synergy.turns.used import plain

_ACT: Final = (
    *("end", "pick", "pick_flag", "take", "give", "drop", "other", "basic_move", "move", "spare"),
    *(
        "basic_strike",
        "strike",
        "strike_damage",
        "area",
        "area_friends",
        "combo",
        "combo_damage",
        "use",
        "use_strength",
    ),
    *("struck_end", "moved_end", "laden_end", "laden_move", "laden_strike", "near_flag_move", "carded_strike"),
    *("area_foes", "blast", "blast_damage"),
)
_SQUARE: Final = ("home", "flag", "near", "none", "stay")
_TARGET: Final = (
    "foe",
    "friend",
    "weak",
    "last_hit",
    "bearer",
    "nobody",
    "elsewhere",
    "helps_friend",
    "helps_foe",
    "foes_there",
    "friends_there",
)
_WARRIOR: Final = ("foe_near", "flag_near", "home", "hits")
_CARD: Final = ("strength",)
SHUNNED: Final = {"walk": STEP_BY_STEP}
"""To go step by step leads to the same squares."""
FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "act": _ACT,
    **dict.fromkeys(("walk", "land", "run", "step"), _SQUARE),
    "target": _TARGET,
    "warrior": _WARRIOR,
    **dict.fromkeys(("power", "keep-card", "replace", "drop", "take"), _CARD),
    "base": ("suggested",),
}


def look(state: State, ask: str, seat: int, options: Sequence[int]) -> list[Row]:
    """The features of each option."""
    if ask == "act":
        return _acts(state, seat, options)
    if ask == "target":
        return [_target(state, seat, each) for each in options]
    if ask == "warrior":
        return _warriors(state, seat, options)
    if ask == "base":
        return [[(0, _from_suggested(state, each))] for each in options]
    if ask in ("walk", "land", "run", "step"):
        return _squares(state, seat, options)
    return [[(0, STRENGTH[each])] if 0 <= each < NUMBERS else [] for each in options]


def _doer(state: State) -> int:
    return state.drill if state.drill != NOBODY else state.active


def _damage(card: int) -> float:
    """What a card does to a target on average."""
    if card == BASIC:
        return 0.5
    profile = PROFILES[card]
    if profile.hit == NO_HIT:
        return 0.0
    chance = 1.0 if profile.hit == AUTO else (7 - profile.hit) / 6.0
    return chance * (3.5 if profile.rolled else float(profile.damage))


def _acts(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    me = _doer(state)
    warrior = state.warriors[me]
    found: list[Row] = []
    laden = 1.0 if _carries(state, seat, me) else 0.0
    wanted = to_reach(state, seat)[0] if warrior.square != NOWHERE and state.bases[seat] != NOWHERE else []
    near_flag = 0.0
    for table in wanted:
        near_flag = max(near_flag, 1.0 - table[warrior.square] / LONG)
    for option in options:
        row: Row = []
        act = plain(option)
        card = act % NUMBERS
        if act == END:
            row.append((0, 1.0))
            row.append((19, 1.0 if warrior.struck else 0.0))
            row.append((20, 1.0 if warrior.moved else 0.0))
            row.append((21, laden))
        elif act == PICK:
            row.append((1, 1.0))
            for thing in state.loose:
                if (
                    thing[1] == warrior.square
                    and FLAGS <= thing[0] < TEAM_POWERS_FROM
                    and _needs(state, seat, thing[0])
                ):
                    row.append((2, 1.0))
                    break
        elif act == TAKE:
            row.append((3, 1.0))
        elif act == GIVE:
            row.append((4, 1.0))
        elif act == DROP:
            row.append((5, 1.0))
        elif act < MOVES:
            row.append((6, 1.0))
        elif act < STRIKES:
            row.append((7 if card == BASIC else 8, 1.0))
            row.append((22, laden))
            row.append((24, near_flag))
        elif act < COMBOS:
            if card != BASIC and PROFILES[card].size and PROFILES[card].reach != AREA:
                row.append((27, 1.0))
                row.append((28, _damage(card)))
            else:
                row.append((10 if card == BASIC else 11, 1.0))
                row.append((12, _damage(card)))
            row.append((23, laden))
            row.append((25, 1.0 if act != option else 0.0))
            if card != BASIC and PROFILES[card].reach == AREA:
                row.append((13, 1.0))
                foes, near = _caught(state, seat, warrior.square, PROFILES[card].size)
                row.append((14, near - 1.0))
                row.append((26, foes))
        elif act < USES:
            row.append((15, 1.0))
            row.append((16, _damage(card)))
        else:
            row.append((17, 1.0))
            row.append((18, STRENGTH[card] if card < FLAGS else 0.0))
        found.append(row)
    return found


def _needs(state: State, seat: int, flag: int) -> bool:
    return flag in (FLAGS + state.teams[seat], FLAGS + state.goals[seat])


def _apart(one: int, other: int) -> int:
    return DISTANCES[PLACES[one] - PLACES[other] + SAME]


def _carries(state: State, seat: int, me: int) -> bool:
    """Has it a flag that the seat needs?"""
    if state.to_the_death:
        return False
    return any(FLAGS <= card < TEAM_POWERS_FROM and _needs(state, seat, card) for card in state.warriors[me].cards)


def _squares(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    me = _doer(state)
    if me == NOBODY or state.warriors[me].seat != seat or state.bases[seat] == NOWHERE:
        return [[] for _ in options]
    home = ways_to(state.board, state.bases[seat]) if me in bearers(state) and _carries(state, seat, me) else None
    wanted, foes, _ = to_reach(state, seat)
    here = state.warriors[me].square
    found: list[Row] = []
    for option in options:
        if not 0 <= option < SQUARES:
            found.append([(3, 1.0)])
            continue
        stay = 1.0 if option == here else 0.0
        if home is not None:
            found.append([(0, 1.0 - home[option] / LONG), (4, stay)])
            continue
        flags = [LONG] * len(wanted)
        near = nearest_to(option, wanted, foes, flags)
        flag = 0.0
        for steps in flags:
            flag += 1.0 - steps / LONG
        found.append([(1, flag), (2, 1.0 - near / LONG), (4, stay)])
    return found


def _target(state: State, seat: int, option: int) -> Row:
    row: Row = []
    if option == NO_TARGET:
        row.append((5, 1.0))
        return row
    card = state.strike.card
    if option >= AT_SQUARE:
        row.append((6, 1.0))
        if option < AT_CARD:
            size = PROFILES[card].size if 0 <= card < FLAGS else 0
            foes, friends = _caught(state, seat, option - AT_SQUARE, size)
            row.append((9, foes))
            row.append((10, friends))
        return row
    helps = card >= 0 and card < FLAGS and PROFILES[card].damage == 0 and PROFILES[card].hit == AUTO
    warrior = state.warriors[option]
    foe = warrior.seat != seat
    if helps:
        row.append((8 if foe else 7, 1.0))
    else:
        row.append((0 if foe else 1, 1.0))
        if foe:
            row.append((2, 1.0 - warrior.hits / 10.0))
            row.append((3, 1.0 if warrior.hits <= 1 else 0.0))
    if foe and any(FLAGS <= each < TEAM_POWERS_FROM for each in warrior.cards):
        row.append((4, 1.0))
    return row


def _caught(state: State, seat: int, square: int, size: int) -> tuple[float, float]:
    """How many foes and how many of its own stand in an area around a square."""
    foes = friends = 0.0
    for warrior in state.warriors:
        if warrior.life == ALIVE and warrior.square != NOWHERE and _apart(warrior.square, square) <= size // 2:
            if warrior.seat == seat:
                friends += 1.0
            else:
                foes += 1.0
    return foes, friends


def _warriors(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    wanted, foes, _ = to_reach(state, seat)
    found: list[Row] = []
    for me in options:
        if not 0 <= me < len(state.warriors) or state.warriors[me].square == NOWHERE:
            found.append([])
            continue
        warrior = state.warriors[me]
        flags = [LONG] * len(wanted)
        near = nearest_to(warrior.square, [], foes, [])
        nearest_to(warrior.square, wanted, [], flags)
        flag = 1.0 - min(flags) / LONG if flags else 0.0
        carries = 1.0 if _carries(state, seat, me) else 0.0
        found.append(pairs((1.0 - near / LONG, flag, carries, warrior.hits / 10.0)))
    return found


def _from_suggested(state: State, square: int) -> float:
    nearest = 15
    for place in BOARDS[state.board].bases[state.players]:
        nearest = min(nearest, _apart(place, square))
    return -float(nearest)

"""What warriors, cards, flags and squares are called, and the things on the table that a player can point at.

Things: ``warrior:N``, ``square:N``, ``card:ID`` (a power card), ``flag:TEAM``, ``team:ID``, ``power:ID`` (of a team).
"""

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.sentences import listed
from fracas.games.synergy.board import NAMES, NOWHERE
from fracas.games.synergy.card import KINDS
from fracas.games.synergy.content import MARKERS as MARKER_ROWS
from fracas.games.synergy.content import STATUSES, TEAMS
from fracas.games.synergy.numbers import BASIC, FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES, is_flag
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import SMOKE


def warrior_name(state: State, me: int) -> str:
    """``"Igor"``."""
    warrior = state.warriors[me]
    return TEAMS[warrior.team].warriors[warrior.figure]


def owned(state: State, me: int, to: Listener) -> str:
    """``"your Igor"``, ``"Ann's Igor"``."""
    return f"{to.whose(state.warriors[me].seat)} {warrior_name(state, me)}"


def card_name(card: int) -> str:
    """``"Grenade"``, ``"the flag of the Orcs"``, ``"the basic strike"``."""
    name = PROFILES[card].name
    return f"the {name}" if is_flag(card) else name


def card_names(cards: tuple[int, ...]) -> str:
    return listed([card_name(card) for card in cards])


def card_id(card: int) -> str:
    return PROFILES[card].id


def card_thing(card: int) -> str:
    """What a player points at for this row."""
    if is_flag(card):
        return f"flag:{TEAMS[card - FLAGS].id}"
    if card >= TEAM_POWERS_FROM and card != BASIC:
        return f"power:{PROFILES[card].id}"
    return f"card:{PROFILES[card].id}"


def team_name(team: int) -> str:
    return f"the {TEAMS[team].name}"


def square_name(square: int) -> str:
    """``"c4"``."""
    return NAMES[square] if square != NOWHERE else "nowhere"


def kind_name(kind: int) -> str:
    """``"Hard"``."""
    return KINDS[kind].capitalize()


def status_name(status: int) -> str:
    return STATUSES[status].name


def marker_name(marker: int) -> str:
    """``"a mental barrier"``, ``"smoke"``."""
    name = MARKER_ROWS[marker].name.lower()
    if marker == SMOKE:
        return name
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"

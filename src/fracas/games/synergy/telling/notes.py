"""The few words beside an option: what is printed on a card, what a strike does, how far a walk goes."""

from __future__ import annotations

import re

from fracas.core.sentences import counted
from fracas.core.window import fold
from fracas.games.synergy.card import ADJ, ADJ8, MOVE_AND_STRIKE
from fracas.games.synergy.content import ROWS, TEAM_POWER_ROWS
from fracas.games.synergy.moving.walking import squares_left
from fracas.games.synergy.numbers import BASIC, NO_TARGET, TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES, is_flag
from fracas.games.synergy.rows import ROWS as PROFILE_ROWS
from fracas.games.synergy.state import State, Strike
from fracas.games.synergy.striking.dice import DIE
from fracas.games.synergy.striking.hitting import basic_damage, damage_done
from fracas.games.synergy.striking.strike import reaches_unaided
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.telling.naming import kind_name
from fracas.games.synergy.terms import CONFUSED, TOAD
from fracas.games.synergy.windows import BASIC_HIT

AMOUNT = re.compile(r"\d+(–\d+)?")
"""An amount as it is printed: ``"1–6"``."""


def print_of(card: int) -> str:
    """The line of numbers on a card; what it says, if that line is not a whole strike."""
    if is_flag(card) or card == BASIC:
        return ""
    if card >= TEAM_POWERS_FROM:
        return TEAM_POWER_ROWS[card - TEAM_POWERS_FROM].text
    row = ROWS[card]
    printed = (row.printed.range, row.printed.hit, row.printed.damage)
    return ", ".join(printed) if all(printed) else row.text


def strike_note(state: State, me: int, card: int) -> str:
    """The numbers of a strike as this warrior makes it, + cards included: ``"adj, 4+, Hard 3"``."""
    warrior = state.warriors[me]
    if card == BASIC:
        needed = PROFILES[BASIC].hit - fold(PROFILE_ROWS, warrior, BASIC_HIT, 0, state, me)
        return f"adj, {needed}+, {kind_name(PROFILES[BASIC].kind)} {damage_of(state, me, card)}"
    row = ROWS[card]
    printed = (row.printed.range, row.printed.hit, row.printed.damage)
    if not all(printed) or not (PROFILES[card].damage or PROFILES[card].rolled):
        return print_of(card)
    done = AMOUNT.sub(damage_of(state, me, card), row.printed.damage, count=1)
    return ", ".join((row.printed.range, row.printed.hit, done))


def damage_of(state: State, me: int, card: int) -> str:
    """What a hit does before anybody soaks it: ``"3"``, ``"3–8"`` if it is rolled, ``"1 or 2"`` if that depends on who
    is struck."""
    profile = PROFILES[card]
    probe = state.clone()
    now = probe.strike = Strike.new()
    now.striker, now.card, now.kind = me, card, profile.kind
    now.origin = probe.warriors[me].square
    bases = (DIE[0], DIE[-1]) if profile.rolled else (profile.damage,)
    found: set[str] = set()
    for now.square, now.adjacent in _aims(state, me, card):
        found.add("–".join(str(damage_done(probe, basic_damage(probe, base))) for base in bases))
    return " or ".join(sorted(found, key=lambda amount: int(amount.split("–")[0])))


def _aims(state: State, me: int, card: int) -> list[tuple[int, bool]]:
    """The squares at which a strike may go, each with whether it is an adjacent one there: + cards ask for both.
    A neighbour, if it comes after a move or reaches nobody."""
    profile, mine = PROFILES[card], state.warriors[me].square
    if profile.reach not in (ADJ, ADJ8):
        return [(mine, False)]
    aims = [] if profile.types & MOVE_AND_STRIKE else targets(state, me, card)
    squares = [state.warriors[aim].square for aim in aims if aim < NO_TARGET]
    return [(square, reaches_unaided(profile, mine, square)) for square in squares] or [(mine, True)]


def walk_note(state: State, me: int) -> str:
    warrior = state.warriors[me]
    if warrior.is_under(CONFUSED):
        return "confused: it drifts"
    if warrior.is_under(TOAD):
        return "a hop"
    return f"up to {counted(squares_left(state, me), 'square')}"

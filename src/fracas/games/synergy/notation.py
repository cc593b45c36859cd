"""A table of synergy as one line of text, and back. What follows from the declared fields is in ``written.py``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fracas.core.game import Notation
from fracas.core.writing import Line
from fracas.games.synergy.board import SQUARES
from fracas.games.synergy.content import CARDS, TEAMS
from fracas.games.synergy.effects.live import restore
from fracas.games.synergy.numbers import FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import is_gadget
from fracas.games.synergy.setting_up.setup import new_table
from fracas.games.synergy.standing import rebuild
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import (
    ALIVE,
    BASE,
    CUP,
    GONE,
    MARKERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    STATUSES,
    TURN,
    cursed_by,
)
from fracas.games.synergy.written import FIELDS, LATER, read, write

MOST_HITS = 60
"""Ten times what a warrior starts with: more than all extra hits and life points together."""
MOST_DEEDS = 20
"""Moves or strikes that are left to a warrior in one turn; no cards give half as many."""


class SynergyNotation(Notation[State]):
    """The notation of synergy."""

    def write(self, state: State) -> str:
        return write(state)

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        state = new_table(players, settings)
        found = Line("synergy", line, players, FIELDS, LATER)
        read(found, state)
        _must_be_whole(found, state)
        rebuild(state)
        restore(state)
        return state


def _must_be_whole(line: Line, state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    players, warriors = state.players, state.warriors

    def warrior(number: int) -> bool:
        return -1 <= number < len(warriors)

    def square(number: int) -> bool:
        return NOWHERE <= number < SQUARES

    if not (0 <= state.seat < players and 0 <= state.first < players and state.step <= players):
        raise line.refused(f"it is not for {players} players")
    if not (warrior(state.active) and warrior(state.drill) and warrior(state.laden)):
        raise line.refused("a warrior that is not there acts")
    if not all(NOBODY <= team < len(TEAMS) for team in [*state.teams, *state.goals, *state.drawn]):
        raise line.refused("there is no such team")
    if not all(power == NO_CARD or power >= TEAM_POWERS_FROM for power in state.powers):
        raise line.refused("a card is no team power")
    if not all(square(base) for base in state.bases):
        raise line.refused("a base stands beyond the board")
    if state.phase >= BASE and len(warriors) != sum(state.sizes):
        raise line.refused("some warriors are missing")
    for each in warriors:
        if not (0 <= each.owner < players and 0 <= each.seat < players and 0 <= each.team < len(TEAMS)):
            raise line.refused("a warrior belongs to nobody")
        if not (0 <= each.figure < 6 and square(each.square) and warrior(each.inside) and warrior(each.raised_by)):
            raise line.refused("a warrior is nowhere")
        if len(each.statuses) != len(each.makers) or not all(0 <= status < len(STATUSES) for status in each.statuses):
            raise line.refused("a warrior is under something that nobody made")
        if not all(0 <= maker < len(warriors) for maker in each.makers):
            raise line.refused("a warrior is under something that nobody made")
        if state.phase == TURN and each.life == ALIVE and each.square == NOWHERE:
            raise line.refused("a living warrior is not on the board")
        if each.life == GONE and each.square != NOWHERE:
            raise line.refused("a warrior that has left is on the board")
    for marker in state.markers:
        if len(marker) != 4 or not (0 <= marker[0] < len(MARKERS) and 0 <= marker[1] < SQUARES and warrior(marker[2])):
            raise line.refused("a marker lies nowhere")
        if not NO_CARD <= marker[3] < len(CARDS):
            raise line.refused("a marker was laid with no card")
    for things, least in ((state.loose, 0), (state.covered, NO_CARD)):
        for thing in things:
            if len(thing) != 2 or not (least <= thing[0] < TEAM_POWERS_FROM and 0 <= thing[1] < SQUARES):
                raise line.refused("something lies nowhere")
            if thing[0] != NO_CARD and not is_gadget(thing[0]):
                raise line.refused("only gadgets lie about")
    if sorted(state.coins) != sorted(thing[1] for thing in state.covered):
        raise line.refused("coins and what they cover do not match")
    makers = [each[1] if len(each) == 2 and 0 <= each[0] < len(CARDS) else NOBODY for each in state.suppressed]
    if not all(0 <= maker < len(warriors) for maker in makers):
        raise line.refused("a card is suppressed by nobody")
    if not all(len(each) == 2 and 0 <= each[0] < len(CARDS) and 0 <= each[1] < players for each in state.orphans):
        raise line.refused("a marker has no seat at whose turn it goes")
    if not all(len(each) == 3 and 0 <= each[0] < len(warriors) for each in state.pending):
        raise line.refused("nobody draws")
    _must_be_reached(line, state)
    _must_have_every_card(line, state)


def _must_be_reached(line: Line, state: State) -> None:
    """Refuse counts that no play leads to."""
    players, warriors = state.players, state.warriors
    if state.round > state.round_limit + 1 or state.turns > players * (state.round + 1):
        raise line.refused(f"a game here has {state.round_limit} rounds")
    if len(warriors) > sum(state.sizes):
        raise line.refused("there are more warriors than the players have")
    for each in warriors:
        if each.hits > MOST_HITS or each.extra > MOST_HITS:
            raise line.refused("a warrior has more hits than anything gives")
        if max(each.moves, each.strikes, each.gadget_strikes) > MOST_DEEDS or each.walk_left > SQUARES:
            raise line.refused("a warrior has more left to do than anything gives")
        if each.refused >> state.players:
            raise line.refused("a trade was refused by somebody who does not play")
        if each.travels > MOST_DEEDS * (state.turns + 1) or each.idle > state.turns:
            raise line.refused("a warrior has moved or waited more often than there were turns")
        if len(each.marks) > len(each.down) or any(mark >= cursed_by(len(warriors)) for mark in each.marks):
            raise line.refused("something has happened to a face-down card that cannot have")
        if len(set(zip(each.statuses, each.makers, strict=True))) != len(each.statuses):
            raise line.refused("a warrior is under the same thing twice")
        if len(each.used) > len(CARDS) or len(each.spent) > len(CARDS):
            raise line.refused("a warrior has used more cards than there are")
    if len(state.winners) > players or len(state.goals_shown) > players:
        raise line.refused(f"it is not for {players} players")
    if len(state.markers) > len(MARKERS) * SQUARES or len(state.covered) > SQUARES:
        raise line.refused("there is no room for so many markers")
    if max(len(state.suppressed), len(state.orphans)) > len(CARDS) * len(TEAMS):
        raise line.refused("more cards are blank than there are")
    if len(state.pending) > len(CARDS) or any(max(draw[1:]) > len(CARDS) for draw in state.pending):
        raise line.refused("more cards are to be drawn than there are")


def _must_have_every_card(line: Line, state: State) -> None:
    """Every power card lies in one place, and every flag from the cup on."""
    cards = [*state.deck, *state.discards, *state.removed, *(card for hand in state.hands for card in hand)]
    cards += [card for card in state.team_cards if card != NO_CARD]
    cards += [thing[0] for thing in [*state.loose, *state.covered] if thing[0] != NO_CARD]
    for offer in state.offered:
        cards += offer if len(offer) == 1 else offer[2:]
    for warrior in state.warriors:
        cards += [*warrior.cards, *warrior.down]
    counted = Counter(card for card in cards if card < FLAGS)
    if any(card >= len(CARDS) for card in counted) or len(counted) != len(CARDS) or max(counted.values()) > 1:
        raise line.refused("every power card lies in one place")
    flags = sorted(card for card in cards if card >= FLAGS)
    if len(flags) != len(set(flags)):
        raise line.refused("a flag is in two places")
    if state.phase < CUP and flags:
        raise line.refused("a flag was drawn too early")

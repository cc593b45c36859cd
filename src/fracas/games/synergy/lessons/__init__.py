"""The lessons of synergy, and how the table of one is laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.game import Game
from fracas.core.tell import silence
from fracas.games.synergy.board import NAMED
from fracas.games.synergy.content import CARDS, POWER_OF_TEAM, SECRET, TEAM_NUMBERS
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.numbers import FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.setting_up.setup import new_table
from fracas.games.synergy.standing import put, rebuild
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.terms import TURN

FLAG = "flag-"


def lay(start: Mapping[str, Any], game: Game[Any, Any], settings: Mapping[str, Any]) -> str:
    """The player is to begin: the ``teams`` and their ``bases``, and each ``warrior`` with its seat, its square, its
    ``cards`` and those that lie face ``down``. All other power cards are in the deck. Each seeks the other's flag."""
    state = new_table(2, settings)
    state.phase = TURN
    state.round = state.turns = 1
    state.seat = state.first = 0
    state.teams = [TEAM_NUMBERS[team] for team in start["teams"]]
    state.powers = [TEAM_POWERS_FROM + POWER_OF_TEAM[team] for team in state.teams]
    if not settings.get("to_the_death"):
        state.goals = [state.teams[1], state.teams[0]]
        state.drawn = list(state.teams)
    state.bases = [NAMED[base] for base in start["bases"]]
    state.unseen = (1 << SECRET) - 1
    rebuild(state)
    for each in start["warrior"]:
        _bring(state, each)
    refresh_all(state, silence)
    dealt = {card for warrior in state.warriors for card in (*warrior.cards, *warrior.down)}
    state.deck = bytearray(card for card in range(len(CARDS)) if card not in dealt)
    return game.notation.write(state)


def _bring(state: State, told: Mapping[str, Any]) -> None:
    seat = told["seat"]
    figure = sum(warrior.owner == seat for warrior in state.warriors)
    warrior = Warrior.new(seat, state.teams[seat], figure, seat)
    warrior.cards = [_card(card) for card in told.get("cards", ())]
    warrior.down = [_card(card) for card in told.get("down", ())]
    for card in warrior.cards:
        if card < SECRET:
            state.unseen &= ~(1 << card)
    warrior.live = []
    state.warriors.append(warrior)
    put(state, len(state.warriors) - 1, NAMED[told["at"]])


def _card(card: str) -> int:
    if card.startswith(FLAG):
        return FLAGS + TEAM_NUMBERS[card.removeprefix(FLAG)]
    return number_of(card)

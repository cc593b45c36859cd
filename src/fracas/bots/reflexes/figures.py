"""What a seat looks at in figures."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fracas.bots.features import Row, pairs
from fracas.games.figures.actions import BONUS
from fracas.games.figures.deck import RANK
from fracas.games.figures.state import State

_FIGURE: Final = ("power", "wounded", "armor", "ready", "wary", "mine", "my_power", "my_wounded", "bare")
_RANKS: Final = tuple(range(2, 15))
FEATURES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attacker", "defender", "armor", "boost", "luck", "mindcontrol", "recover", "explosion"), _FIGURE),
    "card": (
        *(f"attack_{rank}" for rank in _RANKS),
        *(f"defend_{rank}" for rank in _RANKS),
        "attack_ahead",
        "defend_ahead",
        "attack_wounded",
        "defend_wounded",
        "defend_armored",
    ),
    "masterplan": ("mine", "my_cards", "their_cards"),
    "opponent": ("figures", "power", "wounded"),
}


def look(state: State, ask: str, seat: int, options: Sequence[int]) -> list[Row]:
    """The features of each option."""
    if ask == "card":
        return _cards(state, seat, options)
    if ask == "masterplan":
        return [pairs(_plan(state, seat, each)) for each in options]
    if ask == "opponent":
        return [pairs(_army(state, each)) for each in options]
    return [pairs(_figure(state, seat, each)) for each in options]


def _figure(state: State, seat: int, number: int) -> list[float]:
    figure = state.figures[number]
    power = figure.power / 10.0
    mine = 1.0 if number in state.lines[seat] else 0.0
    wounded = 1.0 if figure.wounded else 0.0
    if figure.wounded:
        power = 0.0
    armor = float(len(figure.armor))
    return [
        power,
        wounded,
        armor,
        float(figure.blasts - figure.fears),
        float(figure.dodges - figure.fears),
        mine,
        mine * power,
        mine * wounded,
        wounded if not armor else 0.0,
    ]


def _cards(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    attacks = state.seat == seat
    attacker, defender = state.figures[state.attacker], state.figures[state.defender]
    ahead = attacker.strength() + BONUS * (attacker.blasts - attacker.fears)
    ahead -= defender.strength() + BONUS * (defender.dodges - defender.fears)
    found: list[Row] = []
    for card in options:
        rank = RANK[card]
        row: Row = []
        share = rank / 14.0
        if attacks:
            row.append((rank - 2, 1.0))
            row.append((-5, share * ahead / 10.0))
            row.append((-3, share if defender.wounded else 0.0))
        else:
            row.append((len(_RANKS) + rank - 2, 1.0))
            row.append((-4, share * ahead / 10.0))
            row.append((-2, share if defender.wounded else 0.0))
            row.append((-1, share if defender.armor else 0.0))
        found.append(row)
    return found


def _plan(state: State, seat: int, plan: int) -> list[float]:
    """Those who draw anew, as bits: is one among them, how good are one's own cards, and how many do others lose?"""
    mine = 1.0 if plan >> seat & 1 else 0.0
    own = sum([RANK[card] - 8 for card in state.hands[seat]]) / 10.0
    theirs = sum([len(hand) for other, hand in enumerate(state.hands) if other != seat and plan >> other & 1])
    return [mine, mine * own, theirs / 3.0]


def _army(state: State, seat: int) -> list[float]:
    line = state.lines[seat]
    figures = [state.figures[number] for number in line]
    wounded = sum([1 for figure in figures if figure.wounded])
    return [float(len(line)), sum([figure.strength() for figure in figures]) / 10.0, float(wounded)]

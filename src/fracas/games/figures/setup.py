"""The settings of a table of figures, and the table before the first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.refusal import SetupError
from fracas.core.sentences import shown
from fracas.core.settings import Setting
from fracas.games.figures.armies import (
    LARGEST_ARMY,
    MOST_FIGURES,
    ORDERS,
    RANDOM,
    SHORTEST_LIMIT,
    SMALLEST_ARMY,
    TURNS_A_FIGURE,
    field,
    read_army,
    read_cards,
    read_sizes,
)
from fracas.games.figures.state import State

SETTINGS = (
    Setting(
        name="army_size",
        help="How many figures every army has. Left open, each player fields two to five, or as many as you allow.",
        kind="number",
        low=1,
        high=MOST_FIGURES,
        rule="figures.army.size",
    ),
    Setting(
        name="largest_army",
        help="How many figures a player may field at most, where the size of the armies is left open.",
        kind="number",
        default=LARGEST_ARMY,
        low=SMALLEST_ARMY,
        high=MOST_FIGURES,
        rule="figures.army.size",
    ),
    Setting(
        name="army_sizes",
        help="For each seat how many figures its army has; null for what army_size says.",
        kind="form",
        default=[],
        rule="figures.army.size",
    ),
    Setting(
        name="turn_limit",
        help=(
            "After so many turns the player who is best off wins. Left open, that is after "
            f"{SHORTEST_LIMIT} turns, or {TURNS_A_FIGURE} for each figure at the table if those are more."
        ),
        kind="number",
        low=1,
        high=10_000,
        rule="figures.win",
    ),
    Setting(
        name="armies",
        help=(
            "For each seat the name of a ready army, a list of [figure, Power], 'choose' to be asked at the "
            "table, 'build' to make one there, or 'random'. Seats that are not named get a random ready army."
        ),
        kind="form",
        default=[],
        rule="figures.army.size",
    ),
    Setting(
        name="cards",
        help="Character cards of the players' own making: id, name, three actions, and perhaps an icon.",
        kind="form",
        default=[],
        rule="figures.card.three",
    ),
)


def begin(players: int, settings: Mapping[str, Any]) -> State:
    """The table with the armies that are already known; the others are mustered first."""
    largest = settings["largest_army"]
    sizes = read_sizes(settings["army_sizes"], players, settings["army_size"] or 0)
    cards = read_cards(settings["cards"])
    armies = settings["armies"]
    if not isinstance(armies, list | tuple):
        raise SetupError(
            "bad-army", f"Armies are a list, one for each seat, not {shown(armies)}.", rule="figures.army.size"
        )
    if len(armies) > players:
        raise SetupError(
            "too-many-armies",
            f"There are {len(armies)} armies for {players} seats.",
            rule="figures.army.size",
        )
    state = State.new(
        players=players, cards=cards, sizes=sizes, largest=largest, turn_limit=settings["turn_limit"] or 0
    )
    orders = [RANDOM] * players
    for seat, given in enumerate(armies):
        if given in ORDERS:
            orders[seat] = given
        else:
            field(state, seat, read_army(cards, given, sizes[seat], largest))
            orders[seat] = ""
    state.orders = orders
    return state

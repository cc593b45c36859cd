"""Why something cannot be chosen at a table of synergy that was laid by hand."""

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.question import Choice
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.numbers import BASIC
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.turns.options import options
from tests.kit.synergy import Fighter, Table, square_of


def why(table: Table, fighter: Fighter, ask: str, thing: str, card: str = "") -> tuple[str, str]:
    """Why a thing is no answer for the player of ``fighter``."""
    state = table.state
    values = options(state, fighter.number)
    if ask == "target":
        values = targets(state, fighter.number, number_of(card) if card else BASIC)
    reason = SYNERGY.words.why_not(state, Choice(0, ask, values), 0, thing, Listener(0, ["Ann", "Bob"]))
    assert reason is not None
    return reason.rule, reason.sentence


def spot_of(name: str) -> tuple[int, int]:
    square = square_of(name)
    return square % 15, square // 15


IGOR = "Mildred the Merciful-ish"

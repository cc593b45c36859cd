"""What a test puts on a table by hand."""

from __future__ import annotations

from fracas.games.synergy.statuses import NUMBERS, afflict
from tests.kit.synergy import Fighter


def under(victim: Fighter, status: str, by: Fighter) -> None:
    """Put somebody under a status."""
    afflict(victim.table.state, victim.table.tell, victim.number, NUMBERS[status], by.number)

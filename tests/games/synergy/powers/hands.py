"""What a test puts on a table by hand."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import NUMBERS, afflict
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.windows import SOAK_MENTAL
from tests.kit.synergy import Fighter, Table, row


def under(victim: Fighter, status: str, by: Fighter) -> None:
    """Put somebody under a status."""
    afflict(victim.table.state, victim.table.tell, victim.number, NUMBERS[status], by.number)


def soaks_mental(monkeypatch: pytest.MonkeyPatch) -> str:
    """A card that soaks Mental, which none does yet: Rhino Hide Graft does for this test."""
    graft = ROWS[row("rhino-hide-graft")]
    adds = list(graft.adds)
    adds[SOAK_MENTAL.number] = 1
    monkeypatch.setattr(graft, "adds", adds)
    monkeypatch.setattr(graft, "folds", graft.folds | 1 << SOAK_MENTAL.number)
    return "rhino-hide-graft"


def wishes(table: Table, igor: Fighter, cards: tuple[str, str, str], kept: str) -> None:
    """Use the wish, draw these three and keep one."""
    igor.uses("one-leftover-wish")
    for card in cards:
        table.answer("draw", row(card))
    table._run([])
    table.answer("keep-card", row(kept))
    table._run([])

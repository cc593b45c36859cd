"""Bots at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.bots.bot import Bot
from fracas.core.game import Outcome
from fracas.core.session import Session


def play(session: Session[Any, Any], bots: Sequence[Bot]) -> Outcome:
    """Let the bots, one for each seat, play the game to its end."""
    while not session.over:
        for seat in session.waiting_for:
            session.answer(seat, bots[seat].choose(session.sight(seat)).answer)
    outcome = session.outcome
    assert outcome is not None
    return outcome

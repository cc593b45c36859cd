"""Why a bot answers as it does, in one sentence that a player understands."""

from __future__ import annotations

from typing import Any

from fracas.bots.bot import Candidate, Decision
from fracas.bots.imagined import question_of
from fracas.core.flow import Flow
from fracas.core.listener import Listener
from fracas.core.question import Part
from fracas.core.sight import Sight


def because(sight: Sight[Any, Any], flow: Flow[Any], candidates: list[Candidate]) -> Decision:
    """Answer the first candidate, and say how it compares with the next.

    ``flow`` is an imagined game at the question; it gives the names.
    """
    best, *others = candidates
    if not others:
        return Decision(best.answer, candidates, "There is nothing else to answer.")
    rival = others[0]
    points = round(100 * (best.estimate - rival.estimate))
    lead = f"{points} point{'s' if points > 1 else ''} more than" if points > 0 else "about as many as"
    why = (
        f"{name_of(sight, flow, best.answer)}, because it wins about {100 * best.estimate:.0f} % of imagined games, "
        f"{lead} {name_of(sight, flow, rival.answer)}."
    )
    return Decision(best.answer, candidates, why)


def name_of(sight: Sight[Any, Any], flow: Flow[Any], answer: Part) -> str:
    """What the table calls this answer."""
    if isinstance(answer, int):
        to = Listener(sight.seat, sight.names)
        return flow.game.words.option(flow.state, question_of(flow), answer, to).label
    return flow.game.words.place(question_of(flow), answer)

"""Why a bot answers as it does, in one sentence that a player understands."""

from __future__ import annotations

from typing import Any

from fracas.bots.bot import Candidate, Decision, Mixture
from fracas.bots.imagined import question_of
from fracas.core.flow import Flow
from fracas.core.listener import Listener
from fracas.core.question import Part
from fracas.core.sight import Sight

SHOWN = 4
"""So many answers of a mixture are named."""

NOTHING_ELSE = "There is nothing else to answer."

Mixtures = dict[int, Mixture]


def because(sight: Sight[Any, Any], flow: Flow[Any], candidates: list[Candidate]) -> Decision:
    """Answer the first candidate, and say how it compares with the next.

    ``flow`` is an imagined game at the question; it gives the names.
    """
    best, *others = candidates
    if not others:
        # Of places there are always more than bots look at.
        is_place = isinstance(best.answer, tuple)
        why = f"{name_of(sight, flow, best.answer)}; nothing else was weighed." if is_place else NOTHING_ELSE
        return Decision(best.answer, candidates, why)
    rival = others[0]
    points = round(100 * (best.estimate - rival.estimate))
    lead = f"{points} point{'s' if points > 1 else ''} more than" if points > 0 else "about as many as"
    share = min(1.0, max(0.0, best.estimate))  # what drives a bot may come on top of it
    why = (
        f"{name_of(sight, flow, best.answer)}, because it wins about {100 * share:.0f} % of imagined games, "
        f"{lead} {name_of(sight, flow, rival.answer)}."
    )
    return Decision(best.answer, candidates, why)


def because_mixed(
    sight: Sight[Any, Any], flow: Flow[Any], answer: Part, candidates: list[Candidate], value: float, mixed: Mixtures
) -> Decision:
    """Answer what was drawn from the seat's own mixture, and say what else is in it."""
    mine = [(each, chance) for each, chance in mixed[sight.seat] if chance > 0.0]
    if len(candidates) == 1:
        why = NOTHING_ELSE
    elif len(mine) == 1:
        why = f"{name_of(sight, flow, answer)}, whatever the others choose: it wins about {100 * value:.0f} % of games."
    else:
        shown = [f"{name_of(sight, flow, each)} {100 * chance:.0f} %" for each, chance in mine[:SHOWN]]
        rest = ", and others" if len(mine) > SHOWN else ""
        why = (
            f"{name_of(sight, flow, answer)}, drawn by lot from a mixture that cannot be foreseen "
            f"({', '.join(shown)}{rest}); it wins about {100 * value:.0f} % of games."
        )
    return Decision(answer, candidates, why, value=value, mixtures=mixed)


def name_of(sight: Sight[Any, Any], flow: Flow[Any], answer: Part) -> str:
    """What the table calls this answer."""
    if isinstance(answer, int):
        to = Listener(sight.seat, sight.names)
        return flow.game.words.option(flow.state, question_of(flow), answer, to).label
    return flow.game.words.place(question_of(flow), answer)

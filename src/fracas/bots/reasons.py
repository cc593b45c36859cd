"""Why a bot answers as it does, in sentences that a player understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.bots.bot import Candidate, Decision, Mixture
from fracas.bots.imagined import distinct, question_of
from fracas.core.flow import Flow
from fracas.core.listener import Listener
from fracas.core.question import Part, region_of
from fracas.core.sentences import counted, listed
from fracas.core.sight import Sight

SHOWN = 4
"""So many equally good answers are named."""
MIXED = 3
"""So many answers of a mixture."""
FEW = 50
"""From fewer imagined games nobody is told a percentage."""
SAME = 0.005
"""What is better by less than this is equally good: it would be the same in whole per cent."""
LITTLE = 0.03
CLEAR = 0.1

NOTHING_ELSE = "There is nothing else to answer."
NOT_COMPARED = "Other answers were not compared."

Mixtures = dict[int, Mixture]


def because(sight: Sight[Any, Any], flow: Flow[Any], candidates: list[Candidate]) -> Decision:
    """Answer the first candidate, and say how it compares with the next.

    ``flow`` is an imagined game at the question; it gives the names.
    """
    best = candidates[0]
    why = compared(sight, flow, candidates)
    if why != NOTHING_ELSE:
        why = f"{name_of(sight, flow, best.answer)}. {why}"
    return Decision(best.answer, candidates, why)


def compared(sight: Sight[Any, Any], flow: Flow[Any], candidates: Sequence[Candidate]) -> str:
    """How the first candidate compares with the others, in a sentence."""
    best, *others = candidates
    if not others:
        return NOTHING_ELSE if is_only_answer(sight, flow) else NOT_COMPARED
    rival = others[0]
    other = name_of(sight, flow, rival.answer)
    if not is_known(best):
        return f"{opened(beside(best, rival))}: {other}."
    alike = [each for each in others if is_known(each) and abs(best.estimate - each.estimate) < SAME]
    if alike:
        shown = [name_of(sight, flow, each.answer) for each in (best, *alike[: SHOWN - 1])]
        if len(alike) >= SHOWN:
            shown.append("others")
        either = "either" if len(alike) == 1 else "any"
        return f"{opened(listed(shown))} are equally good: the chance to win is about {percent(best)} % with {either}."
    chance = f"The chance to win is about {percent(best)} %"
    if not is_known(rival):
        return f"{chance}. {opened(beside(best, rival))}: {other}."
    if percent(rival) >= percent(best):
        # It was looked at more often, and a bot trusts that; it says nothing about the other.
        return f"{chance}. About as good: {other}."
    return f"{chance}, with {other} about {percent(rival)} %."


def opened(sentence: str) -> str:
    """As a sentence begins."""
    return sentence[:1].upper() + sentence[1:]


def beside(best: Candidate, other: Candidate) -> str:
    """How another answer looks beside the best, where a percentage would say too much."""
    less = best.estimate - other.estimate
    if less < 2 * SAME:
        return "about as good"
    if less < LITTLE:
        return "a little worse"
    return "worse" if less < CLEAR else "much worse"


def because_mixed(
    sight: Sight[Any, Any], flow: Flow[Any], answer: Part, candidates: list[Candidate], value: float, mixed: Mixtures
) -> Decision:
    """Answer what was drawn from the seat's own mixture, and say what else is in it."""
    mixture = mixed[sight.seat]
    mine = [(each, often) for (each, _), often in zip(mixture, in_hundred(mixture), strict=True) if often > 0]
    worth = f"the chance to win is about {100 * value:.0f} %"
    if is_only_answer(sight, flow):
        why = NOTHING_ELSE
    elif len(mine) <= 1:
        name = name_of(sight, flow, answer)
        alike = [each for each in candidates if each.answer != answer and value - each.estimate < SAME]
        if alike:
            shown = [name, *[name_of(sight, flow, each.answer) for each in alike[: SHOWN - 1]]]
            if len(alike) >= SHOWN:
                shown.append("others")
            why = f"{name}. Against the best that the others can do, {listed(shown)} are equally good: {worth}."
        else:
            why = f"{name}. It is best against the best that the others can do: {worth}."
    else:
        often = "; ".join(f"{name_of(sight, flow, each)}: {number}" for each, number in mine[:MIXED])
        left = len(mine) - MIXED
        rest = f"; and {counted(left, 'other')} at times" if left > 0 else ""
        name = name_of(sight, flow, answer)
        why = (
            f"{name}. No single choice is safe here: a rival who knew it would beat it. Play these so often in 100: "
            f"{often}{rest}. The die chose {name}. Played so, {worth}."
        )
    return Decision(answer, candidates, why, value=value, mixtures=mixed)


def in_hundred(mixture: Mixture) -> list[int]:
    """How often in 100 to play each answer of a mixture: whole numbers that are 100 together.

    >>> in_hundred([(1, 0.625), (2, 0.215), (3, 0.16)]), in_hundred([])
    ([63, 21, 16], [])
    """
    shares = [100.0 * chance for _, chance in mixture]
    whole = [int(share) for share in shares]
    left = round(sum(shares)) - sum(whole)
    for place in sorted(range(len(shares)), key=lambda place: whole[place] - shares[place])[:left]:
        whole[place] += 1
    return whole


def percent(candidate: Candidate) -> int:
    return round(100 * min(1.0, max(0.0, candidate.estimate)))


def is_known(candidate: Candidate) -> bool:
    """Does its estimate rest on enough to be told in per cent? What was solved counts no games."""
    return candidate.visits == 0 or candidate.visits >= FEW


def is_only_answer(sight: Sight[Any, Any], flow: Flow[Any]) -> bool:
    """Is there nothing else that the rules tell apart?"""
    return region_of(question_of(flow), sight.seat) is None and len(distinct(flow, sight.seat)) == 1


def name_of(sight: Sight[Any, Any], flow: Flow[Any], answer: Part) -> str:
    """What the table calls this answer."""
    if isinstance(answer, int):
        to = Listener(sight.seat, sight.names)
        return flow.game.words.option(flow.state, question_of(flow), answer, to).label
    return flow.game.words.place(question_of(flow), answer)

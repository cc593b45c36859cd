"""A hint: what a bot advises, why, where on the table that is, and how it goes on.

All of it is made from a sight, so from what the seat knows; games are imagined with the seed of that knowledge. Nobody
learns from a hint, or from how long it is, what they could not have worked out.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from fracas.bots.advising import advised, seed_of
from fracas.bots.bot import Candidate, Decision
from fracas.bots.deadline import Over
from fracas.bots.gained import Gained, gained
from fracas.bots.imagined import question_of
from fracas.bots.reasons import LITTLE, because, beside, in_hundred, is_known, percent
from fracas.bots.teaching import subject_of
from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.core.question import Commit, Part, Roll, options_of, region_of
from fracas.core.sight import Sight
from fracas.core.tell import heard_into

STEPS = 6
"""A plan is no longer than this."""
DONE = frozenset(("end", "pass", "nothing"))
"""The words of answers with which a plan is over."""


ACT = "act"
"""What a seat is asked when it may do something new."""
WAYS = ("walk", "land", "run")
"""What it is asked when it goes somewhere."""


class Row(NamedTuple):
    """One answer that was weighed."""

    answer: Part
    estimate: float
    """The chance to win with it, from 0 to 1."""
    visits: int
    """How many imagined games that rests on; 0 if none were needed."""
    rate: float | None
    """How often to play it, from 0 to 1; None where there is no need to mix."""
    said: str
    """Its worth in words: ``"62 %"``, or how it looks beside the best where too few games were imagined."""


class Step(NamedTuple):
    """One answer of a plan."""

    ask: str
    answer: Part
    label: str
    things: tuple[str, ...]
    """What on the table it is about."""
    subject: str = ""
    """Whose turn it belongs to."""
    ends: bool = False
    """It is over with that."""


class Advice(NamedTuple):
    """A hint, as far as words and numbers go."""

    answer: Part
    where: str
    """Where that goes or what it is aimed at, as its label goes on; empty if the label says all."""
    why: str
    rows: list[Row]
    things: tuple[str, ...]
    """What on the table is meant: who acts, at what, where."""
    place: tuple[int, ...]
    """The place that is meant, where places are asked for; empty if none is."""
    then: list[Step]
    """How the turn of the same warrior or unit goes on from there, as far as no luck and nobody else comes in."""


def hinted(sight: Sight[Any, Any], bot: str, *, lot: int = 0, over: Over | None = None) -> Advice:
    """What ``bot`` advises the seat, with ``lot`` to draw from what it mixes. Once the time is ``over`` the plan ends:
    what it says is the same, but it may be shorter."""
    decision = advised(sight, bot, lot=lot, over=over)
    first = step_of(sight, decision.answer)
    then = _planned(sight, first, bot, over)
    found = gained(sight, decision, [step.answer for step in then])
    if not found.good and (idle := _idle(sight, decision)) is not None:
        # Nobody could say what it is good for: then it need not be done.
        decision.candidates.remove(idle)
        decision.candidates.insert(0, idle)
        again = because(sight, sight.imagine(Random(0).random), decision.candidates)
        decision.answer, decision.why = idle.answer, again.why
        first, then, found = step_of(sight, idle.answer), [], Gained("", False)
    steps = [first, *_at_once(first, then)]
    who = (first.subject,) if ":" in first.subject and not first.ends else ()
    things = tuple(dict.fromkeys((*who, *(thing for step in steps for thing in step.things))))
    place = next((step.answer for step in steps if isinstance(step.answer, tuple)), ())
    why = " ".join(filter(None, (found.words, decision.why.removeprefix(f"{first.label}. "))))
    return Advice(decision.answer, _where(first, then), why, rows_of(sight, decision), things, place, then)


def _at_once(first: Step, then: list[Step]) -> list[Step]:
    """What of a plan belongs to the answer: where it goes, what it is aimed at. Who is chosen acts at once."""
    chosen = first.things[:1] == (first.subject,) and first.ask != ACT
    acts = [place for place, step in enumerate(then) if step.ask in (first.ask, ACT)]
    if chosen and acts[:1] == [0]:
        acts = acts[1:]
    return then[: acts[0]] if acts else then


def _idle(sight: Sight[Any, Any], decision: Decision) -> Candidate | None:
    """To end the turn, where that looked hardly worse in a few games; None if it is advised anyway."""
    best = decision.candidates[0] if decision.candidates else None
    if best is None or is_known(best):
        return None
    for each in decision.candidates:
        if each.estimate >= best.estimate - LITTLE and step_of(sight, each.answer).ends:
            return None if each is best else each
    return None


def _where(first: Step, then: list[Step]) -> str:
    """``" to g3"``, ``" at Bob's Husk"``."""
    if not then or first.ask != ACT:
        return ""
    following = then[0]
    if isinstance(following.answer, tuple):
        return f" to {following.label.rpartition(' to ')[2]}"
    if following.ask in WAYS and following.things:
        return f" to {following.label}"
    return f" at {following.label}" if following.ask == "target" else ""


def rows_of(sight: Sight[Any, Any], decision: Decision) -> list[Row]:
    """All that was weighed."""
    mixture = decision.mixtures.get(sight.seat, [])
    often = in_hundred(mixture)
    rates = {answer: number / 100.0 for (answer, _), number in zip(mixture, often, strict=True)}
    mixes = sum(number > 0 for number in often) > 1
    best = decision.candidates[0] if decision.candidates else None
    return [
        Row(each.answer, each.estimate, each.visits, rates.get(each.answer, 0.0) if mixes else None, _said(best, each))
        for each in decision.candidates
        if best is not None
    ]


def _said(best: Candidate, each: Candidate) -> str:
    if is_known(each):
        return f"{percent(each)} %"
    return "best" if each is best else beside(best, each)


# -- how it goes on


def _planned(sight: Sight[Any, Any], first: Step, bot: str, over: Over | None) -> list[Step]:
    """The same advice for each question that follows, while it is known what comes of the answer."""
    then: list[Step] = []
    here, last = sight, first
    while last.subject and not last.ends and len(then) < STEPS and not (over is not None and over()):
        onward = after(here, last.answer)
        if onward is None:
            break
        step = step_of(onward, advised(onward, bot, over=over).answer)
        if over is not None and over():
            break  # with more time it might say something else
        if step.subject != first.subject or step.ends:
            break
        then.append(step)
        here, last = onward, step
    return then


def after(sight: Sight[Any, Any], answer: Part) -> Sight[Any, Any] | None:
    """What the seat would know at the next question that only it is asked in this turn, after ``answer``; None where
    luck, another seat or something hidden comes in before that."""
    heard: list[Event] = []
    seat = sight.seat
    flow = sight.imagine(Random(seed_of(sight, 1)).random, keep=True, tell=heard_into(heard))
    question = question_of(flow)
    if list(_asked(question)) != [seat]:
        return None
    turn = sight.game.turns(flow.state)
    heard.clear()
    flow.send([answer] if isinstance(question, Commit) else answer)
    flow.skip_forced()
    following = flow.question
    if following is None or isinstance(following, Roll) or list(_asked(following)) != [seat]:
        return None
    if any(event.reveals for event in heard) or sight.game.turns(flow.state) != turn:
        return None
    values = [] if region_of(following, seat) is not None else list(options_of(following, seat))
    game = sight.game
    now = game.view(flow.state, seat)
    return Sight(game, seat, following.ask, values, game.view(flow.boundary, seat), now, list(flow.since), sight.names)


def _asked(question: Any) -> list[int]:
    """The seats that are asked; none if it is chance."""
    if isinstance(question, Roll):
        return []
    return list(question.seats) if isinstance(question, Commit) else [question.seat]


def step_of(sight: Sight[Any, Any], answer: Part) -> Step:
    """An answer with its words and what it touches."""
    flow = sight.imagine(Random(seed_of(sight, 1)).random)
    question, state, words = question_of(flow), flow.state, flow.game.words
    things: tuple[str, ...] = ()
    ends = False
    if isinstance(answer, tuple):
        label = words.place(question, answer)
    else:
        option = words.option(state, question, answer, Listener(sight.seat, sight.names))
        label, things, ends = option.label, tuple(option.touches), option.token in DONE
    subject = subject_of(sight.game)
    whose = "" if subject is None else subject(state, sight.ask, things)
    return Step(sight.ask, answer, label, things, whose, ends)

"""The bot that plans: it imagines the rest of its turn and the reply, for each of the ideas that its game gives it.

It thinks so many seconds for a whole turn, not for each answer. What the plan says comes next is answered at once, as
long as the table is as foreseen; where the dice fell otherwise it thinks anew.
"""

# mypyc: compiled

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final, final

from fracas.bots.bot import Candidate, Decision
from fracas.bots.deadline import Over
from fracas.bots.evaluation import drive_of, evaluation, sense_of
from fracas.bots.imagined import at_random, question_of, resolution_of
from fracas.bots.plannable import Idea, plannable
from fracas.bots.reasons import because
from fracas.core.chance import outcome_at
from fracas.core.flow import Flow
from fracas.core.question import Answer, Commit, Draw, Part, Question, Resolution, Roll, options_of, region_of
from fracas.core.sight import Sight
from fracas.core.tell import silence

SECONDS: Final = 1.0
MANY: Final = 40
"""So many ideas are looked at as they stand, right after they are carried out."""
SAMPLES: Final = 16
"""How often each idea is looked at, at most."""
SURELY: Final = 3
"""How often each idea is looked at, at least: one throw of the dice does not tell a good attack from a bad one."""
IDEAS: Final = 10
"""So many of them, the best, are looked at with the rest of the turn and the reply."""
SLICE: Final = 0.3
"""Of the seconds that are left for the turn, at most so much goes into one answer."""
AHEAD: Final = 1.5
"""So many times its equal part of them, if it thinks as often as in the turns before: what comes first matters most."""
KEPT: Final = 0.94
"""Of its seconds, so much is thought with: imagining a turn ends when it ends, and sense takes time too."""
LEAST: Final = 0.004
"""With less than so many seconds for an answer it does not think, but takes what has a little sense."""
EACH: Final = 0.003
"""About the seconds that an idea costs before turns are imagined: with little time there are fewer ideas."""
FEW: Final = 10
TRUST: Final = 30.0
"""The first guess at an idea counts like so many imagined turns: dice scatter widely, and a few turns tell little."""
SEEN: Final = 0.4
"""However many turns were imagined, they count no more than this beside the guess: they are played hastily on both
sides, and a hasty reply forgives much."""
LONGEST: Final = 300
"""Resolutions of one imagined turn and its reply, at the most."""
PASSES: Final = 64
"""The imagined dice are the same for all ideas; there are so many sets of them."""


@final
class Weighed:
    """An idea, and what came of it."""

    __slots__ = ("answers", "guess", "total", "visits")

    def __init__(self, answers: list[Part], guess: float) -> None:
        self.answers = answers
        """The answer to the question, and what follows it."""
        self.guess = guess
        """What it seems worth before anything is imagined, as a share beside that of the best idea: 0 or less."""
        self.total = 0.0
        self.visits = 0

    def value(self, level: float) -> float:
        """What it is worth by now; ``level`` is what the best seems worth."""
        if not self.visits:
            return level + self.guess
        seen = min(SEEN, self.visits / (self.visits + TRUST))
        return seen * self.total / self.visits + (1.0 - seen) * (level + self.guess)


class PlannerBot:
    """Compares ideas for the whole turn by imagining the rest of it and the reply to it."""

    def __init__(self, *, looks: int = 0, seconds: float = SECONDS, seed: int = 0, over: Over | None = None) -> None:
        """With looks given, seconds do not count: so many turns are imagined for each answer, unless the time is
        ``over`` before."""
        self.name = f"planner:{looks}" if looks else f"planner:{seconds:g}s"
        self.looks = looks
        self.seconds = seconds
        self._random = Random(seed)
        self._over = over
        self._turn = (-1, -1)
        self._left = seconds
        self._thought = 0
        """How often it has thought in this turn."""
        self._before = [0, 0]
        """The same in the two turns before: its own is one of them."""
        self._took = 0.0
        """About as long as it takes to imagine the rest of a turn and the reply."""
        self._next: list[Part] = []

    def choose(self, sight: Sight[Any, Any], also: dict[int, Part] | None = None) -> Decision:
        """Answer as planned, or plan anew. What the seat might answer ``also`` is tried too."""
        begun = perf_counter()
        draw = self._random.random
        flow = sight.imagine(draw)
        question = question_of(flow)
        extra = None if also is None else also.get(sight.seat)
        planned = self._as_planned(sight, flow, question, extra)
        if planned is not None:
            return planned
        turn = (sight.game.turns(flow.state), sight.seat)
        if turn != self._turn:
            self._turn = turn
            self._left = KEPT * self.seconds
            self._before = [self._before[1], self._thought]
            self._thought = 0
        time = self._share_of_time()
        until = begun + time
        ideas: list[Weighed] = []
        if time >= LEAST:
            self._thought += 1
            most = MANY if self.looks else max(FEW, min(MANY, int(time / EACH)))
            known = plannable(sight.game)
            ideas = [Weighed(answers, guess) for answers, guess in known(flow.state, question, sight.seat, draw, most)]
        if not ideas:
            ideas = [Weighed([self._sensible(sight, flow, question)], 0.0)]
        if extra is not None and all(idea.answers[0] != extra for idea in ideas):
            ideas.append(Weighed([extra], 0.0))
        ideas = self._worth_thinking(sight, ideas, extra, until)
        shares = self._compare(sight, ideas, until)
        level = _level(ideas)
        ideas.sort(key=lambda idea: (idea.visits == 0, -idea.value(level)))
        best = ideas[0]
        self._next = best.answers[1:]
        self._left = max(0.0, self._left - (perf_counter() - begun))
        shares = shares or evaluation(sight.game)(flow.state)
        top = best.value(level)
        candidates: list[Candidate] = []
        for idea in ideas:
            # What drives it is no part of a share: only what an idea is worse than the best counts.
            share = min(1.0, max(0.0, shares[sight.seat] + idea.value(level) - top))
            if all(candidate.answer != idea.answers[0] for candidate in candidates):
                candidates.append(Candidate(idea.answers[0], share, max(1, idea.visits)))
        decision = because(sight, flow, candidates)
        decision.shares = shares
        decision.value = shares[sight.seat]
        return decision

    def _is_over(self) -> bool:
        return self._over is not None and self._over()

    def _share_of_time(self) -> float:
        """The seconds for this answer, of those that are left for the turn."""
        if self.looks:
            return 1.0
        more = max(1, max(self._before) - self._thought)
        return min(SLICE, AHEAD / more) * self._left

    def _as_planned(
        self, sight: Sight[Any, Any], flow: Flow[Any], question: Question, extra: Part | None
    ) -> Decision | None:
        """The next answer of the plan, if it is one to what is asked now."""
        following, self._next = self._next, []
        if not following or extra is not None or sight.seat != self._turn[1]:
            return None
        answer = following[0]
        region = region_of(question, sight.seat)
        if region is None:
            if not isinstance(answer, int) or answer not in options_of(question, sight.seat):
                return None
        elif not isinstance(answer, tuple) or region.refuse(answer) is not None:
            return None
        self._next = following[1:]
        decision = Decision(answer, [], "That is the plan.")
        decision.shares = evaluation(sight.game)(flow.state)
        decision.value = decision.shares[sight.seat]
        return decision

    def _sensible(self, sight: Sight[Any, Any], flow: Flow[Any], question: Question) -> Part:
        """An answer with a little sense, where there is nothing to plan."""
        sense = sense_of(sight.game)
        draw = self._random.random
        answer = None if sense is None else sense(flow.state, question, draw)
        if answer is None:
            answer = at_random(question, draw)
        if isinstance(question, Commit):
            assert isinstance(answer, list)
            mine: Part = answer[list(question.seats).index(sight.seat)]
            return mine
        assert isinstance(answer, int | tuple)
        return answer

    def _worth_thinking(
        self, sight: Sight[Any, Any], ideas: list[Weighed], extra: Part | None, until: float
    ) -> list[Weighed]:
        """The ideas after which the seat stands best at once, the best first; how much worse the others are is the
        guess at them. What is tried ``extra`` stays among them."""
        if len(ideas) < 2:
            return ideas
        game = sight.game
        evaluate, drive = evaluation(game), drive_of(game)
        totals = [0.0] * len(ideas)
        done = 1
        for number in range(min(SAMPLES, max(SURELY, self.looks)) if self.looks else SAMPLES):
            if number and (self._is_over() or (number >= SURELY and not self.looks and perf_counter() > until)):
                break
            luck = self._random.random()
            for place, idea in enumerate(ideas):
                if number == 0 and place:
                    late = place >= FEW and not self.looks and perf_counter() > until
                    if late or self._is_over():
                        # The best guesses come first: there is no time for the others.
                        del ideas[place:], totals[place:]
                        break
                state = self._imagined(sight, idea, Random(luck).random, turns=0)
                value = evaluate(state)[sight.seat]
                totals[place] += value if drive is None else value + drive(state, sight.seat)
            done = number + 1
        best = max(totals)
        for place, idea in enumerate(ideas):
            idea.guess = (totals[place] - best) / done
        ideas.sort(key=lambda idea: -idea.guess)
        kept = ideas[:IDEAS]
        if extra is not None:
            kept += [idea for idea in ideas[IDEAS:] if idea.answers[0] == extra][:1]
        return kept

    def _compare(self, sight: Sight[Any, Any], ideas: list[Weighed], until: float) -> list[float]:
        """Imagine what comes of each, with the same dice; the worse half is given up again and again. What each seat
        got on average; empty if nothing was imagined."""
        totals = [0.0] * len(sight.names)
        looks = 0
        alive = list(ideas)
        if len(alive) < 2:
            return []
        took = self._took
        done = 0
        drive = drive_of(sight.game)
        luck = [self._random.random() for _ in range(PASSES)]
        while True:
            draw_of_pass = luck[done % PASSES]
            for idea in list(alive):
                if idea not in alive:
                    continue  # there is no time for it
                begun = perf_counter()
                if self.looks:
                    if looks >= self.looks:
                        break
                elif begun + took > until:
                    break
                if self._is_over():
                    break
                state = self._imagined(sight, idea, Random(draw_of_pass).random)
                if self._is_over():
                    break  # this one was not imagined to its end
                shares = evaluation(sight.game)(state)
                value = shares[sight.seat]
                if drive is not None:
                    value += drive(state, sight.seat)
                idea.total += value
                idea.visits += 1
                looks += 1
                for seat, share in enumerate(shares):
                    totals[seat] += share
                now = perf_counter()
                took = self._took = max(took * 0.7, now - begun)
                if not self.looks and looks == 2:
                    # By the second: the first finds nothing remembered, and takes longer than any other.
                    alive = alive[: affordable(len(alive), (until - now) / max(now - begun, 1e-6))]
            else:
                done += 1
                if done in (2, 4, 8, 16) and len(alive) > 2:
                    level = _level(alive)
                    alive.sort(key=lambda idea: -idea.value(level))
                    alive = alive[: max(2, (len(alive) + 1) // 2)]
                continue
            break
        if done == 0:
            # Not all have been tried: what was seen of some would be unfair to the others.
            for idea in ideas:
                idea.total, idea.visits = 0.0, 0
        return [total / looks for total in totals] if looks else []

    def _imagined(self, sight: Sight[Any, Any], idea: Weighed, draw: Draw, turns: int = 2) -> Any:
        """The table after an idea, the rest of the turn and the reply, all of it with a little sense; with no turns,
        after the idea alone."""
        game = sight.game
        sense = sense_of(game)
        flow = sight.imagine(draw)
        state = flow.state
        question: Question | None = flow.question
        resolution: Resolution | None = resolution_of(flow)
        following = list(idea.answers)
        last = game.turns(state) + turns
        resolutions = 0
        while resolution is not None:
            try:
                if question is None:
                    question = next(resolution)
                while True:
                    answer: Answer | None
                    if isinstance(question, Roll):
                        answer = outcome_at(question, draw())
                    elif following and fits(question, sight.seat, following[0]):
                        answer = following.pop(0)
                    else:
                        answer = None if sense is None else sense(state, question, draw)
                        if answer is None:
                            answer = at_random(question, draw)
                    question = resolution.send(answer)
            except StopIteration:
                resolutions += 1
                seen = resolutions == LONGEST or game.turns(state) >= last or self._is_over()
                resolution = None if seen else game.resolution(state, silence)
                question = None
        return state


def fits(question: Question, seat: int, answer: Part) -> bool:
    """Is it an answer to this question?"""
    region = region_of(question, seat)
    if region is None:
        return isinstance(answer, int) and answer in options_of(question, seat)
    return isinstance(answer, tuple) and region.refuse(answer) is None


def _level(ideas: list[Weighed]) -> float:
    """What the best guess seems worth, by what was seen of all: the mean of what was seen, less the guesses."""
    total = 0.0
    visits = 0
    for idea in ideas:
        if idea.visits:
            total += idea.total - idea.guess * idea.visits
            visits += idea.visits
    return total / visits if visits else 0.5


def affordable(ideas: int, looks: float) -> int:
    """How many ideas can be compared with so many looks: each should have three at least."""
    return max(2, min(ideas, int(looks / 3.0)))


__all__ = ["IDEAS", "SECONDS", "Idea", "PlannerBot"]

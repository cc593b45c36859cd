"""The hasty bot: it looks one answer ahead and no further."""

# mypyc: compiled

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

from fracas.bots.bot import Candidate, Decision
from fracas.bots.evaluation import Evaluate, drive_of, evaluation, sense_of
from fracas.bots.imagined import answers, at_random, finish, question_of, resolution_of
from fracas.bots.reasons import because
from fracas.core.question import Answer, Commit, Draw, Part, Question
from fracas.core.sight import Sight

SAMPLES = 6
PLACES = 12
"""How many places it compares where they cannot be listed."""
FORESEEN = 40
"""How many random numbers are the same for all answers: enough that each is tried at the same tables."""


class GreedyBot:
    """Tries every answer in a few imagined games and takes the one after which it stands best."""

    def __init__(self, *, samples: int = SAMPLES, seed: int = 0, judge: Evaluate | None = None) -> None:
        """It looks at what comes of an answer with the evaluation of the game, or with ``judge``."""
        self.name = "greedy" if samples == SAMPLES else f"greedy:{samples}"
        self.samples = samples
        self._random = Random(seed)
        self._judge = judge

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """Compare all answers at the same imagined tables; of equally good ones, the sensible or the first."""
        draw = self._random.random
        flow = sight.imagine(draw)
        weighed = answers(flow, sight.seat, draw, PLACES)
        samples = self.samples if len(weighed) > 1 else 1
        totals = [0.0] * len(weighed)
        for _ in range(samples):
            foreseen = [draw() for _ in range(FORESEEN)]
            for place, answer in enumerate(weighed):
                totals[place] += self._after(sight, answer, foreseen)
        # What drives it is no part of its share: what drove it before is taken off, and the comparison stays the same.
        drive = drive_of(sight.game)
        before = 0.0 if drive is None else drive(flow.state, sight.seat)
        candidates = [
            Candidate(answer, total / samples - before, samples) for answer, total in zip(weighed, totals, strict=True)
        ]
        candidates.sort(key=lambda candidate: -candidate.estimate)
        sense = sense_of(sight.game)
        if sense is not None and len(candidates) > 1 and candidates[0].estimate == candidates[1].estimate:
            sensible = sense(flow.state, question_of(flow), draw)
            for place, candidate in enumerate(candidates):
                if candidate.answer == sensible and candidate.estimate == candidates[0].estimate:
                    candidates.insert(0, candidates.pop(place))
                    break
        return because(sight, flow, candidates)

    def _after(self, sight: Sight[Any, Any], answer: Part, foreseen: list[float]) -> float:
        """How well the seat stands at the end of this resolution, where all but ``answer`` is random."""
        draw: Draw = chain(foreseen, iter(self._random.random, None)).__next__
        flow = sight.imagine(draw)
        resolution = resolution_of(flow)
        try:
            question = resolution.send(joined(question_of(flow), sight.seat, answer, draw))
        except StopIteration:
            pass
        else:
            finish(resolution, question, draw, flow.state, sense_of(sight.game))
        drive = drive_of(sight.game)
        evaluate = self._judge or evaluation(sight.game)
        share = evaluate(flow.state)[sight.seat]
        return share if drive is None else share + drive(flow.state, sight.seat)


def joined(question: Question, seat: int, answer: Part, draw: Draw) -> Answer:
    """The whole answer to a question, of which ``seat`` gives its part and the others theirs at random."""
    if not isinstance(question, Commit):
        return answer
    secret = at_random(question, draw)
    assert isinstance(secret, list)
    secret[list(question.seats).index(seat)] = answer
    return secret

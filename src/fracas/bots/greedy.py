"""The hasty bot: it looks one answer ahead and no further."""

# mypyc: compiled

from __future__ import annotations

from random import Random
from typing import Any, Final

from fracas.bots.bot import Candidate, Decision
from fracas.bots.deadline import Over
from fracas.bots.evaluation import Evaluate, drive_of, sense_of
from fracas.bots.imagined import answers, question_of
from fracas.bots.reasons import because
from fracas.bots.sanity import Sanity
from fracas.bots.trials import Trials
from fracas.core.question import Part
from fracas.core.sight import Sight

SAMPLES = 6
PLACES = 12
"""How many places it compares where they cannot be listed."""
SAME: Final = 0.05
"""Share of the victory: what is better by less than this is not worth harm to one's own side."""
MOST_WEIGHED = 400
"""Of more options than this it weighs so many, drawn by lot. Usual games ask for about half of that at the most; at a
table with hundreds of units there may be thousands."""
HURRIED = 40
"""Where it may be told to stop, more options than this are tried in an order that jumps to and fro: if it is stopped
before it has tried all, it has not only seen those that are listed first."""
STRIDE = 0.6180339887498949


class GreedyBot:
    """Tries every answer in a few imagined games and takes the one after which it stands best."""

    def __init__(
        self, *, samples: int = SAMPLES, seed: int = 0, judge: Evaluate | None = None, over: Over | None = None
    ) -> None:
        """It looks at what comes of an answer with the evaluation of the game, or with ``judge``; and no further once
        its time is ``over``."""
        self.name = "greedy" if samples == SAMPLES else f"greedy:{samples}"
        self.samples = samples
        self._random = Random(seed)
        self._checking = Random(seed + 11)
        self._judge = judge
        self._over = over

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """Compare all answers at the same imagined tables; of equally good ones, the sensible or the first."""
        draw = self._random.random
        flow = sight.imagine(draw)
        passing = question_of(flow).passing
        trials = Trials(sight, self._random, self._judge, self.samples)
        weighed, totals, samples = self._weighed(
            trials, self._some(answers(flow, sight.seat, draw, PLACES), passing), passing
        )
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
        if samples == self.samples:  # else it was told to stop
            best = Sanity(sight, self._checking, self._over, trials).best(candidates, SAME)
            if best is not candidates[0]:
                candidates.remove(best)
                candidates.insert(0, best)
        return because(sight, flow, candidates)

    def _some(self, options: list[Part], passing: int | None) -> list[Part]:
        """All of them, or as many as it weighs at the most, by lot; to pass is always among them."""
        if len(options) <= MOST_WEIGHED:
            return options
        places = set(self._random.sample(range(len(options)), MOST_WEIGHED))
        if passing is not None and passing in options and options.index(passing) not in places:
            places.remove(min(places))
            places.add(options.index(passing))
        return [options[place] for place in sorted(places)]

    def _weighed(self, trials: Trials, options: list[Part], passing: int | None) -> tuple[list[Part], list[float], int]:
        """Try all options at the same tables, as often as there is time for: those that were tried, what came of each
        in all, and how often it was tried. Each is tried as often as the others."""
        over = self._over
        order = list(range(len(options)))
        if over is not None and len(options) > HURRIED:
            order.sort(key=lambda place: place * STRIDE % 1.0)
            order.sort(key=lambda place: options[place] != passing)
        totals = [0.0] * len(options)
        wanted = self.samples if len(options) > 1 else 1
        for sample in range(wanted):
            trials.next_table()
            seen = [0.0] * len(options)
            for number, place in enumerate(order):
                if over is not None and (sample or number) and over():
                    if sample:
                        return options, totals, sample
                    tried = sorted(order[:number])
                    return [options[each] for each in tried], [seen[each] for each in tried], 1
                seen[place] = trials.value(options[place])
            for place, value in enumerate(seen):
                totals[place] += value
        return options, totals, wanted

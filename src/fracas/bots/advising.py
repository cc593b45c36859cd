"""Advice: what a bot would do in a seat, told to somebody who asks, now or when the game is looked back on.

A bot that advises is seeded by what the seat knows, and by nothing else: two seats that know the same are told the
same values and the same mixture, in a hint and in a review. Only which answer of a mixture is drawn depends on luck
that nobody at the table knows; a rival who has the same program could otherwise compute it.

It counts looks and not seconds, so that no machine is told anything else; a server ends what takes too long.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from fracas.bots.bot import Decision
from fracas.bots.deadline import Over
from fracas.bots.evaluation import sense_of
from fracas.bots.kinds import make
from fracas.bots.mcts import MctsBot
from fracas.bots.meeting import drawn
from fracas.bots.planner import PlannerBot
from fracas.bots.reasons import because, because_mixed
from fracas.bots.sanity import Sanity
from fracas.bots.solver import SolverBot
from fracas.core.chance import derive
from fracas.core.events import SPECTATOR
from fracas.core.question import Part
from fracas.core.sight import Sight

BITS = 40
AS_GOOD = 0.01
"""Share of the victory: what looks worse by no more than this is as good."""


def seed_of(sight: Sight[Any, Any], other: int = 0) -> int:
    """The seed of a bot that advises here: a number made from what the seat knows. Where nothing is hidden all who are
    asked know the same. ``other`` than 0 is for another look at the same moment."""
    seat, ask, values, boundary, now, since, _ = sight.parts()
    known: tuple[Any, ...] = (seat, values, boundary, now)
    if not sight.game.has.hidden:
        known = tuple(msgspec.structs.replace(view, viewer=SPECTATOR) for view in (boundary, now))
    said = msgspec.json.encode((sight.game.name, ask, since, known), order="deterministic")
    seed = int.from_bytes(blake2b(said, digest_size=8).digest()) >> 64 - BITS
    return derive(seed, other) if other else seed


def advised(
    sight: Sight[Any, Any],
    bot: str,
    *,
    lot: int = 0,
    also: dict[int, Part] | None = None,
    other: int = 0,
    over: Over | None = None,
) -> Decision:
    """What ``bot`` thinks of the question that the seat is asked, and of what seats might answer ``also``. Where it
    mixes, the answer is drawn with the luck of ``lot``: a number that no rival knows."""
    made = make(bot, seed_of(sight, other), sight.game, over)
    if isinstance(made, MctsBot | SolverBot | PlannerBot):
        decision = made.choose(sight, also)
    else:
        decision = made.choose(sight)
    if sense_of(sight.game) is not None and also is None:
        _be_sane(sight, decision, over)
    mixture = decision.mixtures.get(sight.seat, [])
    if len(mixture) > 1:
        decision.answer = mixture[drawn([chance for _, chance in mixture], Random(lot).random)][0]
        flow = sight.imagine(Random(0).random)
        value = 0.0 if decision.value is None else decision.value
        again = because_mixed(sight, flow, decision.answer, decision.candidates, value, decision.mixtures)
        decision.why = again.why
    return decision


def _be_sane(sight: Sight[Any, Any], decision: Decision, over: Over | None) -> None:
    """Advise nothing that harms the own side, where something else looks as good."""
    if len(decision.candidates) < 2:
        return
    best = Sanity(sight, Random(seed_of(sight, 3)), over).best(decision.candidates, AS_GOOD)
    if best is not decision.candidates[0]:
        decision.candidates.remove(best)
        decision.candidates.insert(0, best)
        again = because(sight, sight.imagine(Random(0).random), decision.candidates)
        decision.answer, decision.why = best.answer, again.why

"""The thinking bot: information-set Monte Carlo tree search from one seat's point of view.

Each iteration imagines the hidden cards afresh, walks down the tree, adds one node, plays the rest of that
resolution at random, and lets the evaluation say how well each seat then stands. All seats are thought to look for
their own share (max^n), and those that choose in secret learn each for itself. Where nothing but such a choice is
hidden, they learn to mix, and the bot plays the mixture that it has found.

In a game with some sense, whose turns are many small answers, there is no tree: see `fracas.bots.rollouts`.
"""

# mypyc: compiled

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from fracas.bots.bot import Candidate, Decision, Mixture
from fracas.bots.deadline import Over
from fracas.bots.evaluation import at_a_glance, evaluation, judgement, sense_of
from fracas.bots.greedy import GreedyBot
from fracas.bots.imagined import distinct, finish, resolution_of
from fracas.bots.meeting import Meeting, drawn, worth_playing
from fracas.bots.reasons import because, because_mixed
from fracas.bots.rollouts import AT_ONCE, Rollouts, still_open
from fracas.bots.tree import Arm, Key, Node, pick, pick_place
from fracas.core.chance import outcome_at
from fracas.core.flow import Flow
from fracas.core.question import (
    Answer,
    Choice,
    Commit,
    Draw,
    Part,
    Place,
    Question,
    Region,
    Resolution,
    Roll,
    region_of,
)
from fracas.core.sight import Sight
from fracas.core.tell import silence

SECONDS = 0.1
LONGEST = 200
"""A search never looks through more resolutions than this, whatever a game calls a turn."""


class MctsBot:
    """Searches for a number of iterations, or for as many as fit into its seconds."""

    def __init__(
        self, *, iterations: int = 0, seconds: float = SECONDS, seed: int = 0, over: Over | None = None
    ) -> None:
        """With iterations given, seconds do not count; but what ``over`` says does."""
        self.name = f"mcts:{iterations}" if iterations else f"mcts:{seconds:g}s"
        self.iterations = iterations
        self.seconds = seconds
        self._random = Random(seed)
        self._over = over

    def choose(self, sight: Sight[Any, Any], also: dict[int, Part] | None = None) -> Decision:
        """Answer what the search has looked into most. What the seat might answer ``also`` is tried too."""
        until = perf_counter() + self.seconds
        if sense_of(sight.game) is not None:
            return self._play_on(sight, until, None if also is None else also.get(sight.seat))
        draw = self._random.random
        flow = sight.imagine(draw)
        search = Search(sight, draw)
        search.iterate()
        if also is not None and sight.seat in also:
            search.try_also(flow, also[sight.seat])
        search.iterate()  # the first only puts the decision into the tree; now there is an answer
        if len(distinct(flow, sight.seat)) == 1:
            pass
        elif self.iterations:
            for _ in range(self.iterations - 1):
                if self._is_over():
                    break
                search.iterate()
        else:
            while perf_counter() < until:
                search.iterate()
        meeting = search.root.meeting
        if meeting is not None:
            decision = mixed(sight, flow, meeting, draw)
        else:
            decision = because(sight, flow, search.candidates())
        decision.shares = [total / search.looks for total in search.totals]
        return decision

    def _is_over(self) -> bool:
        return self._over is not None and self._over()

    def _play_on(self, sight: Sight[Any, Any], until: float, also: Part | None) -> Decision:
        """In a game whose turns are many small answers: compare what the hasty bot likes by what comes of it."""
        if also is None and sight.ask in at_a_glance(sight.game):
            seed, judge = self._random.getrandbits(40), judgement(sight.game)
            return GreedyBot(seed=seed, judge=judge, over=self._over).choose(sight)
        rollouts = Rollouts(sight, self._random, also=also, over=self._over)
        live = rollouts.liked(also)
        games = 0
        while len(live) > 1 and (games < self.iterations if self.iterations else perf_counter() < until):
            if self._is_over():
                break
            rollouts.round(live)
            games += len(live)
            if len(live[0].results) % AT_ONCE == 0:
                live = still_open(live, rollouts.lines[0])
        if not rollouts.looks:
            rollouts.round(live[:1] if self._is_over() else live)
        decision = because(sight, sight.imagine(self._random.random), rollouts.candidates(live))
        decision.shares = [total / rollouts.looks for total in rollouts.totals]
        return decision


def mixed(sight: Sight[Any, Any], flow: Flow[Any], meeting: Meeting, draw: Draw) -> Decision:
    """Play the mixture that the search has found."""
    mixtures: dict[int, Mixture] = {}
    weighed: dict[int, list[Candidate]] = {}
    answer: Part = 0
    value = 0.0
    for number, side in enumerate(meeting.sides):
        chances = worth_playing(side.average())
        ranking = sorted(range(len(chances)), key=lambda place: (chances[place], side.visits[place]), reverse=True)
        mixtures[side.seat] = [(side.values[place], chances[place]) for place in ranking if chances[place] > 0.0]
        weighed[side.seat] = [
            Candidate(side.values[place], side.totals[place][number] / max(1, side.visits[place]), side.visits[place])
            for place in ranking
        ]
        if side.seat == sight.seat:
            value = meeting.total[number] / meeting.visits
            answer = side.values[drawn(chances, draw)]
    decision = because_mixed(sight, flow, answer, weighed[sight.seat], value, mixtures)
    decision.weighed = weighed
    return decision


class Search:
    """One decision being thought about."""

    __slots__ = (
        "_before",
        "_draw",
        "_evaluate",
        "_game",
        "_horizon",
        "_mixing",
        "_sight",
        "looks",
        "totals",
    )

    def __init__(self, sight: Sight[Any, Any], draw: Draw, *, horizon: int = 0) -> None:
        """``horizon``: how many turns are looked through, with this one; as many as the game says, if 0. At a tenth
        of a second the evaluation judges the next turns of figures better than a thin tree does: with 3, or without
        end, the bot was weaker and slower."""
        self._before = Node()  # its only child is the decision that the search is about
        self._sight = sight
        self._draw = draw
        self._horizon = horizon or sight.game.horizon
        self._game = sight.game
        self._evaluate = evaluation(sight.game)
        self._mixing = sight.game.has.simultaneous and not sight.game.has.hidden
        self.looks = 0
        self.totals = [0.0] * len(sight.names)
        """Of each seat's shares of victory, over all looks."""

    @property
    def root(self) -> Node:
        """The decision that the search is about; there after the first iteration."""
        return next(iter(self._before.children.values()))

    def candidates(self) -> list[Candidate]:
        """All that was tried, the most visited first: the search goes where the chances are."""
        root = self.root
        arms = root.bandits.get(self._sight.seat) or root.arms
        tried = [arm for arm in arms.values() if arm.visits]
        tried.sort(key=lambda arm: (arm.visits, arm.total), reverse=True)
        return [Candidate(arm.value, arm.total / arm.visits, arm.visits) for arm in tried]

    def try_also(self, flow: Flow[Any], answer: Part) -> None:
        """Put a place among those to be tried, which are too many to come upon it; options are all tried anyway."""
        question = flow.question
        seat = self._sight.seat
        if question is None or region_of(question, seat) is None:
            return
        root = self.root
        arms = root.bandits.setdefault(seat, {}) if isinstance(question, Commit) else root.arms
        arms.setdefault(answer, Arm(answer))

    def iterate(self) -> None:
        """Imagine, walk down the tree, grow it, look, and remember."""
        draw = self._draw
        alike = self._game.alike
        flow = self._sight.imagine(draw)
        state = flow.state
        resolution: Resolution | None = resolution_of(flow)
        question = flow.question
        node = self._before
        path: list[tuple[Arm, int]] = []
        met: list[tuple[Meeting, list[int]]] = []
        trail: tuple[Key, ...] = ()
        last_turn = self._game.turn_to_come(state) + self._horizon
        resolutions = 0
        while resolution is not None:
            try:
                if question is None:
                    question = next(resolution)
                while True:
                    if isinstance(question, Roll):
                        outcome = outcome_at(question, draw())
                        if not question.secret:
                            trail = (*trail, alike(question, outcome))
                        question = resolution.send(outcome)
                        continue
                    if isinstance(question, Choice) and len(question.options) == 1:
                        question = resolution.send(question.options[0])
                        continue
                    child = node.child(trail, question)
                    if child is None:
                        finish(resolution, question, draw)
                        resolution = None
                        break
                    node = child
                    answer, trail = self._answer(node, question, path, met)
                    question = resolution.send(answer)
            except StopIteration:
                resolutions += 1
                seen = resolutions == LONGEST or self._game.turn_to_come(state) >= last_turn
                resolution = None if seen else self._game.resolution(state, silence)
                question = None
        shares = self._evaluate(state)
        self.looks += 1
        for seat, share in enumerate(shares):
            self.totals[seat] += share
        for arm, seat in path:
            arm.visits += 1
            arm.total += shares[seat]
        for meeting, chosen in met:
            meeting.learn(chosen, shares, draw)

    def _answer(
        self,
        node: Node,
        question: Question,
        path: list[tuple[Arm, int]],
        met: list[tuple[Meeting, list[int]]],
    ) -> tuple[Answer, tuple[Key, ...]]:
        """An answer from the tree, and what stands for it there; the arms pulled are added to ``path``, and where
        several chose, what they chose to ``met``."""
        draw = self._draw
        if isinstance(question, Choice):
            key, arm = pick(node.arms, self._game, question, question.options, draw)
            path.append((arm, question.seat))
            return arm.value, (key,)
        if isinstance(question, Commit) and self._mixing and can_be_listed(question):
            meeting = node.meeting
            if meeting is None:
                meeting = node.meeting = Meeting(self._game, question)
            chosen = meeting.pick(draw)
            met.append((meeting, chosen))
            sides = meeting.sides
            return (
                [side.values[place] for side, place in zip(sides, chosen, strict=True)],
                tuple([side.keys[place] for side, place in zip(sides, chosen, strict=True)]),
            )
        if isinstance(question, Commit):
            answers: list[Part] = []
            keys: list[Key] = []
            for seat, mine in zip(question.seats, question.options, strict=True):
                arms = node.bandits.setdefault(seat, {})
                if isinstance(mine, Region):
                    key, arm = pick_place(arms, node.visits, mine, draw)
                else:
                    key, arm = pick(arms, self._game, question, mine, draw)
                path.append((arm, seat))
                answers.append(arm.value)
                keys.append(key)
            return answers, tuple(keys)
        assert isinstance(question, Place)
        key, arm = pick_place(node.arms, node.visits, question.region, draw)
        path.append((arm, question.seat))
        return arm.value, (key,)


def can_be_listed(question: Commit) -> bool:
    """Has every seat a list of options?"""
    return not any(isinstance(options, Region) for options in question.options)

"""What a bot is: something that is given a sight and answers, and can say why."""

from __future__ import annotations

from typing import Any, Protocol

from fracas.core.question import Part
from fracas.core.sight import Sight

Mixture = list[tuple[Part, float]]
"""Answers and how often each is given, 1 in all, the most frequent first."""


class Candidate:
    """An answer that a bot has weighed."""

    __slots__ = ("answer", "estimate", "visits")

    def __init__(self, answer: Part, estimate: float, visits: int) -> None:
        self.answer = answer
        self.estimate = estimate
        """The share of the victory that the bot expects from it, from 0 to 1."""
        self.visits = visits
        """How many imagined games that rests on."""

    def __repr__(self) -> str:
        return f"Candidate({self.answer}, {self.estimate:.3f}, {self.visits})"


class Decision:
    """What a bot answers, and why."""

    __slots__ = ("answer", "candidates", "mixtures", "shares", "value", "weighed", "why")

    def __init__(
        self,
        answer: Part,
        candidates: list[Candidate],
        why: str,
        *,
        value: float | None = None,
        mixtures: dict[int, Mixture] | None = None,
    ) -> None:
        self.answer = answer
        self.candidates = candidates
        """All that was weighed, best first; none for a bot that weighs nothing. Where the bot mixes, the one that it
        plays most often comes first, and ``answer`` may be another."""
        self.why = why
        """One sentence."""
        self.value = value
        """The share of the victory that the bot's seat expects, from 0 to 1; None if the bot cannot tell."""
        self.mixtures: dict[int, Mixture] = mixtures or {}
        """Where several seats choose at once: how often each should answer what, as far as the bot can tell."""
        self.shares: list[float] = []
        """What each seat got on average in the games that the bot imagined; empty if it does not know."""
        self.weighed: dict[int, list[Candidate]] = {}
        """Where several seats choose at once and nothing else is hidden: the candidates of each."""

    def __repr__(self) -> str:
        return f"Decision({self.answer}: {self.why})"


class Bot(Protocol):
    """A player that is a program. Seedable: the same seed and the same sights give the same answers."""

    name: str

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """Answer the question that the seat is asked."""

"""Where the answers of chance come from: a seed, a script, or every possibility in turn."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from hashlib import blake2b
from typing import Protocol, TypeVar

from fracas.core.question import Roll
from fracas.core.refusal import FracasError

T = TypeVar("T")

MOST_SEED = (1 << 63) - 1
_MASK = (1 << 64) - 1


class Chance(Protocol):
    """Answers the rolls of one table."""

    def roll(self, question: Roll, at: int) -> int:
        """An outcome of ``question``, the ``at``-th entry of the table's log."""

    def fork(self) -> Chance:
        """Chance for a copy of the table: what is rolled there changes nothing here."""


class Seeded:
    """Chance from a seed: the same seed and the same place in the log give the same outcome.

    It has no state to copy or to save, so a fork or a reloaded record goes on exactly as the original
    would have.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def roll(self, question: Roll, at: int) -> int:
        return outcome_at(question, uniform(self.seed, at))

    def fork(self) -> Seeded:
        return self


class Scripted:
    """Chance as a test tells it, outcome after outcome; then from ``after``, if given."""

    __slots__ = ("after", "outcomes")

    def __init__(self, outcomes: Iterable[int] = (), after: Chance | None = None) -> None:
        self.outcomes = list(outcomes)
        self.after = after

    def roll(self, question: Roll, at: int) -> int:
        if self.outcomes:
            outcome = self.outcomes.pop(0)
            if outcome not in question.outcomes:
                raise FracasError("script", f"The script says {outcome}, but {question.ask!r} cannot come out so.")
            return outcome
        if self.after is None:
            raise FracasError("script", f"The script of chance is at its end, and {question.ask!r} is asked.")
        return self.after.roll(question, at)

    def fork(self) -> Scripted:
        return Scripted(self.outcomes, self.after.fork() if self.after is not None else None)


class Enumerated:
    """Chance that walks one path through the tree of outcomes; `every_chance` makes one for each path."""

    __slots__ = ("_path", "_sizes", "probability")

    def __init__(self, path: list[int]) -> None:
        self._path = path
        self._sizes: list[int] = []
        self.probability = Fraction(1)

    def roll(self, question: Roll, at: int) -> int:  # noqa: ARG002
        depth = len(self._sizes)
        if depth == len(self._path):
            self._path.append(0)
        self._sizes.append(len(question.outcomes))
        index = self._path[depth]
        if question.weights is None:
            self.probability /= len(question.outcomes)
        else:
            self.probability *= Fraction(question.weights[index], sum(question.weights))
        return question.outcomes[index]

    def fork(self) -> Enumerated:
        other = Enumerated(self._path.copy())
        other._sizes = self._sizes.copy()
        other.probability = self.probability
        return other

    def next_path(self) -> list[int] | None:
        """The path to try after this one, None after the last."""
        path = self._path[: len(self._sizes)]
        while path:
            if path[-1] + 1 < self._sizes[len(path) - 1]:
                path[-1] += 1
                return path
            path.pop()
        return None


def every_chance(run: Callable[[Chance], T]) -> Iterator[tuple[T, Fraction]]:
    """Run once for every way that chance can fall; yields each result with its exact probability.

    >>> from fracas.core.question import Roll
    >>> def two_dice(chance):
    ...     return sum(chance.roll(Roll("die", range(1, 7)), at) for at in range(2))
    >>> sum(p for total, p in every_chance(two_dice) if total >= 10)
    Fraction(1, 6)
    """
    path: list[int] | None = []
    while path is not None:
        chance = Enumerated(path)
        result = run(chance)
        yield result, chance.probability
        path = chance.next_path()


def uniform(seed: int, at: int) -> float:
    """A number in [0, 1) that depends on nothing but ``seed`` and ``at``."""
    return (_stirred(seed, at) >> 10) * (1.0 / (1 << 53))


def derive(seed: int, *path: int) -> int:
    """A new seed for a part of the work: the same path gives the same seed, other paths unrelated ones."""
    for step in path:
        seed = _stirred(seed, step)
    return seed


def _stirred(seed: int, at: int) -> int:
    """63 bits by a keyed hash, so that nobody can infer the seed, and so the cards to come, from the cards they
    have seen."""
    key = (seed & _MASK).to_bytes(8, "little")
    digest = blake2b((at & _MASK).to_bytes(8, "little"), digest_size=8, key=key).digest()
    return int.from_bytes(digest, "little") >> 1


def outcome_at(question: Roll, u: float) -> int:
    """The outcome at ``u`` of the way through all of them, each as wide as its weight."""
    weights = question.weights
    if weights is None:
        return question.outcomes[int(u * len(question.outcomes))]
    left = u * sum(weights)
    for outcome, weight in zip(question.outcomes, weights, strict=True):
        left -= weight
        if left < 0:
            return outcome
    return question.outcomes[-1]

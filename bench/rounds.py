"""Rounds of measurements: each variant in a process of its own, by turns, so that noise hits all alike."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from bench.results import RESULTS

ROOT: Final = RESULTS.parent.parent

Numbers = dict[str, float]


class Variant:
    """Something that is measured round by round."""

    __slots__ = ("name", "path", "program", "python", "rounds")

    def __init__(self, name: str, program: str, *, python: str = sys.executable, path: Path | None = None) -> None:
        self.name = name
        self.program = program
        """The module that measures."""
        self.python = python
        self.path = path
        """Where its fracas package lies; None if it needs none."""
        self.rounds: list[Numbers] = []

    def run(self, *arguments: str, given: str = "") -> str:
        """What the program prints."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(self.path or ""), str(ROOT)]))}
        done = subprocess.run(
            [self.python, "-m", self.program, *arguments],
            cwd=ROOT,
            env=environment,
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"bench: {self.name} failed:\n{done.stderr}")
        return done.stdout

    def measure(self, games: int, seed: int, *more: str) -> None:
        """One more round."""
        self.rounds.append(json.loads(self.run("--games", str(games), "--seed", str(seed), *more)))

    def values(self, what: str) -> list[float]:
        """This number in every round."""
        return [numbers[what] for numbers in self.rounds]

    def best(self, what: str) -> float:
        """The best round: the fastest rate, the shortest time."""
        return (max if what.endswith("/s") else min)(self.values(what))

    def median(self, what: str) -> float:
        return median(self.values(what))

    def total(self, what: str) -> float:
        return sum(self.values(what))

    def mean(self, what: str) -> tuple[float, float]:
        """The mean per game over all rounds, and its standard error; ``what`` is counted along with its square."""
        games = self.total("games")
        mean = self.total(what) / games
        variance = self.total(f"{what}_squared") / games - mean * mean
        return mean, (variance / games) ** 0.5


def ratio(mine: Variant, theirs: Variant, what: str, other: str = "") -> float:
    """How many times better: the median over rounds, each comparing two measurements made one after the other."""
    pairs = zip(mine.values(what), theirs.values(other or what), strict=True)
    return median(a / b if what.endswith("/s") else b / a for a, b in pairs)


def copy_interpreted(target: Path) -> None:
    """The package without anything compiled, wherever the sources may have been compiled in place."""
    shutil.copytree(
        ROOT / "src" / "fracas", target / "fracas", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )


def build_compiled(target: Path) -> str:
    """Build the compiled package; why not, if that does not work."""
    built = subprocess.run(
        [sys.executable, "-m", "tools.compile", "--to", str(target)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if built.returncode == 0:
        return ""
    return (built.stderr or built.stdout).strip().splitlines()[-1]


def has_openspiel(python: str) -> bool:
    """Does ``import pyspiel`` work there?"""
    try:
        return subprocess.run([python, "-c", "import pyspiel"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def measure_by_turns(
    variants: list[Variant], rounds: int, games: int, say: Callable[[str], None], more: tuple[str, ...] = ()
) -> None:
    """All variants once, then all again."""
    for number in range(rounds):
        for variant in variants:
            say(f"round {number + 1} of {rounds}: {variant.name}")
            variant.measure(games, number * games + 1, *more)

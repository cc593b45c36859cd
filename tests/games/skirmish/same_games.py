"""Whether the rules still play the same games: ``python -m tests.games.skirmish.same_games [--games N]``.

Games at random, of all armies, of teams, of several maps, scenarios and settings; and brawls, in which every unit that
there is stands in reach of others, with energy for everything. For each kind of table it prints how often players
decided and dice fell, and a sum of all that was asked, offered, answered and told. Before and after a
change that should change no rules, all of it must be equal. The sum knows no field of the state, so fields may change.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from random import Random
from typing import Any

from fracas.core.question import Choice, Question, Roll, deciders, options_of
from fracas.core.tell import heard_into
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.content import ITEMS, UNITS
from fracas.games.skirmish.state import State
from tests.games.skirmish.test_many_games import answer, table
from tests.kit.skirmish import Table

FAST = {"focus_is_fast": True}
RULINGS = {"fall_on_six": True, "water_rounds_down": True, "elevation_ranged_only": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"points": 100, "armies": ["crown-100-a", "grave-100-b"], "scenario": "dispute", "map": "stair"}),
    (2, {"points": 100, "armies": ["cinder-100-b", "thorn-100-a"], "scenario": "dispute", "map": "gorge", **FAST}),
    (2, {"points": 100, "armies": ["grave-100-a", "thorn-100-b"], "scenario": "wartide", "map": "highroad", **FAST}),
    (2, {"points": 100, "armies": ["crown-100-b", "cinder-100-a"], "scenario": "dispute", "map": "ford", **RULINGS}),
    (2, {"armies": ["crown-50-a", "thorn-50-b"], "map": "hedges"}),
    (2, {"armies": ["grave-50-b", "cinder-50-a"], "scenario": "battlefall", "map": "keeps"}),
    (2, {"points": 150, "armies": ["build", "build"], "map": "ring"}),
    (4, {"armies": ["crown-50-b", "grave-50-a", "thorn-50-a", "cinder-50-b"], "map": "hedges", **FAST}),
    (4, {"teams": [1, 2, 1, 2], "points": 75, "map": "stair", **FAST, **RULINGS}),
    (3, {"teams": [1, 1, 2], "points": 75, "map": "gorge"}),
    (3, {"points": 75}),
]
ROUNDS = 8
BRAWLS: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((0, 1), {}),
    ((0, 1), FAST),
    ((0, 1, 2), RULINGS),
    ((0, 1, 0, 1), FAST),
]
"""The side of each seat, and settings."""
APART = 2.4
"""Inches between the centres of those who brawl."""
TALL = 2
"""Brawls go up a step in the middle of the table, so high."""


class Sum:
    """All that happens in some games, as numbers that fit on a line."""

    def __init__(self) -> None:
        self.decisions = 0
        self.rolls = 0
        self._all = hashlib.sha256()

    def add(self, thing: object) -> None:
        self._all.update(repr(thing).encode())

    def __str__(self) -> str:
        return f"{self.decisions:7} decisions {self.rolls:6} rolls {self._all.hexdigest()[:16]}"


def play(state: State, random: Random, sum_: Sum) -> None:
    """One game to its end."""
    events: list[Any] = []
    tell = heard_into(events)
    while (going := SKIRMISH.resolution(state, tell)) is not None:
        sent: Any = None
        while True:
            try:
                question = going.send(sent)
            except StopIteration:
                break
            sent = answer(question, random)
            count(question, sent, sum_)
    for event in events:
        sum_.add(event)
    for unit in state.units:
        sum_.add((unit.seat, unit.kind, unit.items, unit.fate, unit.hp, unit.x, unit.y, unit.level, unit.empty))
    sum_.add((state.round, state.energy, [stone.side for stone in state.stones], state.winners))


def count(question: Question, sent: Any, sum_: Sum) -> None:
    if isinstance(question, Roll):
        sum_.rolls += 1
        offered: object = question.outcomes
    else:
        sum_.decisions += 1
        offered = [list(options_of(question, seat)) for seat in deciders(question)]
    passing = question.passing if isinstance(question, Choice) else None
    sum_.add((question.ask, offered, passing, sent))


def brawl(teams: tuple[int, ...], settings: dict[str, Any], random: Random) -> State:
    """One unit of each kind in a throng, wounded or not, of all seats; each with its item, if it may carry it."""
    step = {"kind": "elevation", "at": [[7, 7], [13, 7], [13, 13], [7, 13]], "level": TALL}
    fight = Table(len(teams), teams=teams, terrain=[step], round_limit=3, points=500, **settings)
    places = [(1.3 + APART * x, 1.3 + APART * y) for x in range(8) for y in range(8)]
    random.shuffle(places)
    cards = random.sample(UNITS, len(UNITS))
    led: set[int] = set()
    for number, (card, (x, y)) in enumerate(zip(cards, places, strict=False)):
        seat = number % len(teams)
        items = [item.id for item in random.sample(ITEMS, 3) if item.allowed(card)][:1]
        leads = card.hero and seat not in led
        led |= {seat} if leads else set()
        fight.put(seat, card.id, x, y, *items, hp=random.randint(1, card.hp), leader=leads)
    for x, y in places[len(cards) : len(cards) + 3]:
        fight.stone(x, y, random.randrange(max(teams) + 1))
    fight.state.energy = [random.randint(4, 25) for _ in fight.state.energy]
    return fight.state


def sums(games: int) -> list[str]:
    """One line for each kind of table."""
    lines = []
    for number, (players, settings) in enumerate(TABLES):
        sum_ = Sum()
        for game in range(games):
            play(table(players, **{"round_limit": ROUNDS, **settings}), Random(f"{number} {game}"), sum_)
        lines.append(f"{number:2} {sum_}")
    for number, (teams, settings) in enumerate(BRAWLS):
        sum_ = Sum()
        for game in range(3 * games):
            random = Random(f"brawl {number} {game}")
            play(brawl(teams, settings, random), random, sum_)
        lines.append(f"brawl {number} {sum_}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    for line in sums(parser.parse_args().games):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()

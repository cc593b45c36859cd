"""Mustering: everybody gets an army, in secret; then all are turned up together (skirmish.army.*).

How each seat comes by its army is a setting: a ready one, a list, one that they choose or build at the table, or a
random one. A built army is (unit, how many items, the items, unit, …), by their numbers, the leader first.
"""

from __future__ import annotations

from random import Random
from typing import Final

from fracas.core.question import Commit, Draw, Part, Region, Resolution, Roll, WrongPlace
from fracas.core.refusal import SetupError
from fracas.core.tell import Tell
from fracas.games.skirmish.content import ARMIES, ARMY_NUMBERS, ITEMS, UNITS
from fracas.games.skirmish.events.game import ArmyShown
from fracas.games.skirmish.setting_up.armies import (
    Build,
    build_of,
    faction_of,
    left_over,
    random_army,
    read,
    ready_armies,
    refusals,
)
from fracas.games.skirmish.setting_up.workshop import ArmyShape
from fracas.games.skirmish.state import SIDES, State, Unit

RANDOM: Final = "random"
CHOOSE: Final = "choose"
"""One of the ready armies, picked at the table."""
BUILD: Final = "build"
"""One of their own making, built at the table."""
ORDERS: Final = (RANDOM, CHOOSE, BUILD)
SEEDS: Final = 1 << 16
"""So many random armies can be drawn where there are no ready ones."""


def flat(build: Build) -> tuple[int, ...]:
    """A built army as an answer."""
    return tuple(n for unit, items in build for n in (unit.number, len(items), *(item.number for item in items)))


def unflat(place: tuple[int, ...]) -> Build | None:
    """The army that an answer tells of; None if it tells of none."""
    build: Build = []
    left = list(place)
    while left:
        kind = left.pop(0)
        if not 0 <= kind < len(UNITS) or not left:
            return None
        count = left.pop(0)
        if not 0 <= count <= len(left) or not all(0 <= item < len(ITEMS) for item in left[:count]):
            return None
        build.append((UNITS[kind], tuple(ITEMS[item] for item in left[:count])))
        del left[:count]
    return build


class Muster(Region):
    """Every army that may be fielded for the points of the game."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        build = unflat(place)
        if build is None:
            return WrongPlace("skirmish.army.points", "An army is a list of units, each with its items.")
        for rule, sentence in refusals(build, self.points, faction_of(build)):
            return WrongPlace(rule, sentence)
        return None

    def sample(self, draw: Draw) -> tuple[int, ...]:
        return flat(drawn(self.points, draw))

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        if place:
            return super().propose(place)
        fitting = ready_armies(self.points)
        return flat(build_of(fitting[0])) if fitting else flat(drawn(self.points, Random(0).random))

    def candidates(self, draw: Draw, most: int) -> list[tuple[int, ...]]:
        found = {flat(build_of(army)): None for army in ready_armies(self.points)[:most]}
        for _ in range(most - len(found)):
            found[self.sample(draw)] = None
        return list(found)

    def shape(self) -> object:
        return ArmyShape(self.points)


def drawn(points: int, draw: Draw) -> Build:
    """A random army of any faction that can field a leader."""
    return random_army(points, None, lambda n: int(draw() * n))


def to_choose(state: State) -> list[int]:
    """The ready armies for the points of the game, by their numbers."""
    return [army.number for army in ready_armies(state.points)]


def muster(state: State, tell: Tell) -> Resolution:
    """Who chooses or builds does so, all at once and in secret; then random armies are drawn, and all are shown."""
    asked = [seat for seat in range(state.players) if state.armies[seat] in (CHOOSE, BUILD)]
    options: list[list[int] | Muster] = []
    for seat in asked:
        fitting = to_choose(state)
        options.append(fitting if state.armies[seat] == CHOOSE and fitting else Muster(state.points))
    answers: list[Part] = (yield Commit(asked, "army", options)) if asked else []
    builds: dict[int, Build] = {}
    names: dict[int, str] = {}
    for seat, answer in zip(asked, answers, strict=True):
        if isinstance(answer, int):
            builds[seat], names[seat] = build_of(ARMIES[answer]), ARMIES[answer].name
        else:
            build = unflat(answer)
            assert build is not None, "the region refuses what is no army"
            builds[seat] = build
    for seat in range(state.players):
        how = state.armies[seat]
        if how in ARMY_NUMBERS:
            builds[seat], names[seat] = build_of(ARMIES[ARMY_NUMBERS[how]]), ARMIES[ARMY_NUMBERS[how]].name
        elif how not in ORDERS:
            builds[seat] = read(how)
    for seat in range(state.players):
        if seat in builds:
            continue
        fitting = to_choose(state)
        free = [army for army in fitting if ARMIES[army].name not in names.values()]
        if fitting:
            number: int = yield Roll("army", free or fitting)
            builds[seat], names[seat] = build_of(ARMIES[number]), ARMIES[number].name
        else:
            seed: int = yield Roll("army", range(SEEDS))
            builds[seat] = drawn(state.points, Random(seed).random)
    for seat in range(state.players):
        field(state, tell, seat, builds[seat], names.get(seat, builds[seat][0][0].name))
    state.phase = SIDES


def field(state: State, tell: Tell, seat: int, build: Build, name: str) -> None:
    """An army is turned up; its units wait to be set up."""
    first = len(state.units)
    for unit, items in build:
        new = Unit.new(seat, unit.number, tuple(item.number for item in items), unit.hp)
        new.leader = len(state.units) == first
        state.units.append(new)
    state.mustered[seat] = name
    state.lefts[seat] = left_over(build, state.points)
    tell(ArmyShown, seat, name, tuple(range(first, len(state.units))), state.lefts[seat])


def read_order(given: object, points: int, seat: int) -> str:
    """How a seat comes by its army, from the settings; SetupError if it cannot come by one like this."""
    if isinstance(given, list | tuple) and all(isinstance(line, str) for line in given):
        given = "\n".join(given)
    if not isinstance(given, str):
        words = ", ".join(ORDERS)
        sentence = f"Army {seat + 1} is the id of a ready one, an army as text or a list of lines, or one of {words}."
        raise SetupError("bad-army", sentence, rule="skirmish.army.points")
    if given in ORDERS:
        return given
    build = build_of(ARMIES[ARMY_NUMBERS[given]]) if given in ARMY_NUMBERS else read(given)
    for rule, sentence in refusals(build, points, faction_of(build)):
        raise SetupError("bad-army", f"Army {seat + 1}: {sentence}", rule=rule)
    return given

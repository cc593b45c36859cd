"""Whole games at random on every map and in every scenario: they end, nobody stands where nobody may, and each position
can be written down, shown and imagined."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from fracas.core.question import Choice, Place, Question, Roll, some
from fracas.core.settings import settle
from fracas.core.tell import heard_into, silence
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import ABILITY, END, SHOOT, STRIKE, kind_of
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.content import SCENARIOS
from fracas.games.skirmish.ending import in_play
from fracas.games.skirmish.events.game import GameWon
from fracas.games.skirmish.maps import BARRIER, STONE_RADIUS
from fracas.games.skirmish.state import ALIVE, OVER, ROUND, State
from tests.kit.rules import rule

EVERY_TABLE = [(scenario.id, table) for scenario in SCENARIOS for table in scenario.maps]
EAGER = 0.6
"""How often whoever can fight does."""


def answer(question: Question, random: Random) -> Any:
    """Any answer; whoever can fight mostly does, and few end their turn early."""
    if isinstance(question, Roll):
        return random.choice(question.outcomes)
    if isinstance(question, Place):
        place = question.region.sample(random.random)
        refused = question.region.refuse(place)
        assert refused is None, (question.ask, place, refused.sentence)
        return place
    if not isinstance(question, Choice):
        return [some(mine, random.random) for mine in question.options]  # type: ignore[attr-defined]
    assert question.options, question.ask
    assert len(set(question.options)) == len(question.options), question.ask
    if question.ask == "act" and len(question.options) > 1:
        acts = [number for number in question.options if kind_of(number) != END]
        fights = [number for number in acts if kind_of(number) in (STRIKE, SHOOT, ABILITY)]
        if random.random() < 0.95:
            return random.choice(fights if fights and random.random() < EAGER else acts)
    return random.choice(question.options)


def step(state: State, random: Random, tell: Any = silence) -> bool:
    """One resolution; False when the game is over."""
    going = SKIRMISH.resolution(state, tell)
    if going is None:
        return False
    sent: Any = None
    while True:
        try:
            question = going.send(sent)
        except StopIteration:
            return True
        sent = answer(question, random)


def table(players: int, **settings: Any) -> State:
    return SKIRMISH.begin(players, settle("skirmish", SKIRMISH.settings, settings))


def stands_legally(state: State) -> None:
    """Bases lie on the table, off barriers and stones, and apart from each other."""
    ground = ground_of(state)
    alive = [unit for unit in state.units if unit.fate == ALIVE]
    for unit in alive:
        r = RADII[unit.kind]
        assert ground.on_table(unit.x, unit.y, r)
        assert not ground.touches(BARRIER, unit.x, unit.y, r)
        assert unit.hp > 0
        for stone in state.stones:
            if abs(stone.level - unit.level) <= 1:
                assert (stone.x - unit.x) ** 2 + (stone.y - unit.y) ** 2 >= (r + STONE_RADIUS) ** 2
    for a, b in combinations(alive, 2):
        if abs(a.level - b.level) <= 1:
            assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (RADII[a.kind] + RADII[b.kind]) ** 2


@rule("skirmish.win", "skirmish.move", "skirmish.size", "skirmish.rune.size")
@pytest.mark.parametrize(("scenario", "map_"), EVERY_TABLE)
def test_games_end_and_nobody_stands_where_nobody_may(scenario: str, map_: str) -> None:
    random = Random(f"{scenario} {map_}")
    state = table(2, scenario=scenario, map=map_, points=random.choice([50, 75]), round_limit=6)
    events: list[Any] = []
    while step(state, random, heard_into(events)):
        if state.phase >= ROUND:
            stands_legally(state)
            assert min(state.energy) >= 0
    assert state.phase == OVER
    assert isinstance(events[-1], GameWon)
    assert state.winners
    assert state.limit_hit == (sum(in_play(state, side) for side in range(2)) > 1)


@rule("skirmish.team")
@pytest.mark.parametrize(("players", "teams"), [(3, []), (4, []), (4, [1, 2, 1, 2]), (3, [1, 1, 2]), (4, [1, 2, 2, 3])])
def test_games_of_three_and_four_and_of_teams_end(players: int, teams: list[int]) -> None:
    random = Random(players + len(teams))
    state = table(players, teams=teams, round_limit=5)
    while step(state, random):
        if state.phase >= ROUND:
            stands_legally(state)
    winners = {state.side_of[seat] for seat in state.winners}
    assert sorted(state.winners) == [seat for seat in range(players) if state.side_of[seat] in winners]


@pytest.mark.parametrize("seed", range(4))
def test_each_position_is_written_read_shown_and_imagined(seed: int) -> None:
    random = Random(seed)
    settings: dict[str, Any] = {"scenario": SCENARIOS[seed].id, "round_limit": 3, "armies": ["build", "choose"]}
    state = table(2, **settings)
    settled = settle("skirmish", SKIRMISH.settings, settings)
    while True:
        line = SKIRMISH.notation.write(state)
        assert SKIRMISH.notation.write(SKIRMISH.notation.read(line, 2, settled)) == line
        seen = SKIRMISH.view(state, 1)
        assert SKIRMISH.notation.write(SKIRMISH.imagination(seen, seen).sample(random.random)) == line
        twin = state.clone()
        assert SKIRMISH.notation.write(twin) == line
        if not step(state, random):
            break

"""Whole games at random on every map and in every scenario: they end, nobody stands where nobody may or goes farther
than they may, and each position can be written down, shown and imagined. ``FRACAS_GAMES=2000`` plays more."""

from __future__ import annotations

import os
from random import Random
from typing import Any, Final

import pytest

from fracas.core.question import Choice, Place, Question, Roll, some
from fracas.core.settings import settle
from fracas.core.tell import heard_into, silence
from fracas.core.writing import Line
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.acts import ABILITY, END, SHOOT, STRIKE, kind_of, what_of
from fracas.games.skirmish.content import SCENARIOS, map_named
from fracas.games.skirmish.events.game import GameWon
from fracas.games.skirmish.events.move import Moved
from fracas.games.skirmish.notation import must_be_whole
from fracas.games.skirmish.state import OVER, ROUND, State
from fracas.games.skirmish.stats import speed
from fracas.games.skirmish.turns.ending import in_play
from tests.games.skirmish.checks import Paces, stands_legally
from tests.kit.rules import rule
from tests.kit.skirmish import Table

RAISE_HUSK: Final = number_of("raise-husk")
RECRUIT: Final = number_of("recruit")

EVERY_TABLE = [(scenario.id, table) for scenario in SCENARIOS for table in scenario.maps]
GAMES = int(os.environ.get("FRACAS_GAMES", "0"))
"""Over all maps and scenarios; one on each if there is no such number."""
EAGER = 0.6
"""How often anybody who can fight does, or anybody who can bring a new unit."""
NEWCOMERS = (RECRUIT, RAISE_HUSK)


def answer(question: Question, random: Random) -> Any:
    """Any answer; anybody who can fight mostly does, and few end their turn early."""
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
        recruits = [number for number in acts if kind_of(number) == ABILITY and what_of(number) in NEWCOMERS]
        if recruits and random.random() < EAGER:
            return random.choice(recruits)
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


@rule("skirmish.win", "skirmish.move", "skirmish.size", "skirmish.rune.size")
@pytest.mark.parametrize(("scenario", "map_"), EVERY_TABLE)
def test_games_end_and_nobody_stands_where_nobody_may_or_goes_too_far(scenario: str, map_: str) -> None:
    for number in range(max(1, GAMES // len(EVERY_TABLE))):
        random = Random(f"{scenario} {map_} {number}")
        points, rounds = (random.choice([50, 75]), 6) if number == 0 else (random.choice([50, 75, 100]), 20)
        many = [sides for sides in (2, 3, 4) if number and map_named(map_).layout(scenario, sides) is not None]
        rulings = dict.fromkeys(("water_rounds_down", "fall_on_six", "focus_is_fast"), number % 2 == 1)
        state = table(
            random.choice(many or [2]), scenario=scenario, map=map_, points=points, round_limit=rounds, **rulings
        )
        must_end(state, random)


def must_end(state: State, random: Random) -> None:
    """Play to the end, and look at each step."""
    events: list[Any] = []
    paces = Paces()
    told = 0
    while step(state, random, heard_into(events)):
        if state.phase >= ROUND:
            stands_legally(state)
            assert min(state.energy) >= 0
            paces.measure(state, events[told:])
            told = len(events)
    assert state.phase == OVER
    assert paces.moves
    assert isinstance(events[-1], GameWon)
    assert state.winners or not any(in_play(state, side) for side in range(state.sides))
    assert state.limit_hit == (sum(in_play(state, side) for side in range(state.sides)) > 1)
    assert state.round <= state.round_limit


def test_the_measure_itself_can_fail() -> None:
    """A soldier may go as far as its speed, and not half an inch more; nor may a longer way be told to be short."""
    fight = Table()
    me = fight.put(0, "crown.soldier", 3, 3).number
    far = speed(fight.state, me)
    paces = Paces()
    paces.measure(fight.state, [Moved(me, (3000, 3000, 3000, 3000 + far), 0, far, "move")])
    with pytest.raises(AssertionError):
        paces.measure(fight.state, [Moved(me, (3000, 3000, 3000, 3500), 0, 500, "move")])
    with pytest.raises(AssertionError):
        Paces().measure(fight.state, [Moved(me, (3000, 3000, 3000, 5000), 0, 1000, "move")])
    fight.put(1, "grave.osk", 3, 3.5)
    with pytest.raises(AssertionError):
        stands_legally(fight.state)


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


# -- every position that is reached can be read

TEAMS: list[list[int]] = [[], [1, 2, 1, 2], [1, 2, 2, 1]]


def any_table(number: int, random: Random) -> tuple[State, dict[str, Any]]:
    """Some table of any size, scenario, map and armies; every fifth with the largest armies."""
    scenario, map_ = EVERY_TABLE[number % len(EVERY_TABLE)]
    sides = [sides for sides in (2, 3, 4) if map_named(map_).layout(scenario, sides) is not None]
    side_count = random.choice(sides)
    teams = random.choice(TEAMS) if side_count == 2 else []
    players = len(teams) or side_count
    points = 500 if number % 5 == 4 else random.choice([20, 35, 50, 75, 100, 150, 200])
    settings = {
        "scenario": scenario,
        "map": map_,
        "teams": teams,
        "points": points,
        "armies": [random.choice(["random", "build", "choose"]) for _ in range(players)],
        "round_limit": 2 if points == 500 else random.choice([4, 12, 20]),
        **dict.fromkeys(("water_rounds_down", "fall_on_six", "focus_is_fast"), number % 2 == 1),
    }
    return table(players, **settings), settle("skirmish", SKIRMISH.settings, settings)


def test_every_position_that_is_reached_can_be_read() -> None:
    """All that is refused in a line is asked of the table after each step; every so often it is written and read."""
    came = 0
    for number in range(max(15, GAMES)):
        random = Random(f"read back {number}")
        state, settings = any_table(number, random)
        steps = fielded = 0
        while step(state, random):
            must_be_whole(Line("skirmish", "", state.players, ()), state)
            steps += 1
            fielded = fielded or len(state.units)
            if steps % 25 == 0:
                line = SKIRMISH.notation.write(state)
                assert SKIRMISH.notation.write(SKIRMISH.notation.read(line, state.players, settings)) == line
        came += len(state.units) - fielded
    assert came > number // 2, "few were recruited or raised"


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

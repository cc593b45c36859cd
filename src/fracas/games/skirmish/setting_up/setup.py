"""The settings of a table of skirmish, and the table before the first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.refusal import SetupError
from fracas.core.sentences import shown
from fracas.core.settings import Setting
from fracas.games.skirmish.content import MAPS, SCENARIOS, map_named, scenario_named
from fracas.games.skirmish.setting_up.armies import LEAST_POINTS, MOST_POINTS
from fracas.games.skirmish.setting_up.mustering import RANDOM, read_order
from fracas.games.skirmish.state import State


def _switch(name: str, help: str, rule: str) -> Setting:  # noqa: A002 - the setting's own word
    return Setting(name=name, help=help, kind="switch", default=False, rule=rule)


SETTINGS = (
    Setting(
        name="points",
        help="What an army may cost: 50 is small, 100 medium, 200 large.",
        kind="number",
        default=50,
        low=LEAST_POINTS,
        high=MOST_POINTS,
        rule="skirmish.army.points",
    ),
    Setting(
        name="scenario",
        help="What the battle is about, and where armies are set up.",
        kind="pick",
        default=SCENARIOS[0].id,
        words=tuple(scenario.id for scenario in SCENARIOS),
        rule="skirmish.scenario.order",
    ),
    Setting(
        name="map",
        help="Which table is fought on. Left open: The Ford, or the first that fits the scenario and the sides.",
        kind="pick",
        words=tuple(table.id for table in MAPS),
        rule="skirmish.scenario.order",
    ),
    Setting(
        name="teams",
        help="For each seat the number of its team, as [1, 2, 1, 2]. Left empty, everybody fights for themselves.",
        kind="form",
        default=[],
        rule="skirmish.team",
    ),
    Setting(
        name="armies",
        help=(
            "For each seat the id of a ready army, an army as text (a unit on each line, the leader first), 'choose' "
            "to pick a ready one at the table, 'build' to make one there, or 'random'. Seats that are not named get a "
            "random ready army."
        ),
        kind="form",
        default=[],
        rule="skirmish.army.points",
    ),
    Setting(
        name="round_limit",
        help="After so many rounds the side with most points of units alive wins.",
        kind="number",
        default=20,
        low=1,
        high=1_000,
        rule="skirmish.win",
    ),
    _switch("water_rounds_down", "Half of a speed in water is rounded down, not up.", "skirmish.terrain.water"),
    _switch(
        "elevation_ranged_only",
        "A unit above its target has +1 to ranged attacks only.",
        "skirmish.terrain.elevation",
    ),
    _switch("fall_on_six", "A fall hurts on 6 or more, not on 5 or more.", "skirmish.fall"),
    _switch("focus_is_fast", "Focus may be used in any player's turn.", "skirmish.hero.focus"),
)


def sides_of(players: int, teams: object) -> tuple[int, ...]:
    """The side of each seat, numbered as they first come up; SetupError if there are no two sides."""
    if not isinstance(teams, list | tuple):
        raise _refuse(f"Teams are a list, a number for each seat, not {shown(teams)}.", "skirmish.team")
    if not teams:
        return tuple(range(players))
    if len(teams) != players:
        raise _refuse(f"There are {players} seats, and teams for {len(teams)}.", "skirmish.team")
    if not all(isinstance(team, int) and not isinstance(team, bool) for team in teams):
        raise _refuse("Each seat's team is a whole number.", "skirmish.team")
    known = list(dict.fromkeys(teams))
    if len(known) < 2:
        raise _refuse("There must be two teams at least.", "skirmish.team")
    return tuple(known.index(team) for team in teams)


def map_of(scenario: str, sides: int, given: str | None) -> str:
    """The map, if it is made for the scenario and so many sides; the first that is, if none is given."""
    row = scenario_named(scenario)
    if sides not in row.sides:
        most = " or ".join(str(each) for each in row.sides)
        raise _refuse(f"{row.name} is for {most} sides, players or teams, not for {sides}.", row.rule)
    fitting = [table.id for table in MAPS if table.layout(scenario, sides) is not None]
    if given is None:
        return fitting[0]
    if given not in fitting:
        name = map_named(given).name
        names = ", ".join(map_named(table).name for table in fitting)
        sides_of = f" with {sides} sides" if given in row.maps else ""
        raise _refuse(f"{name} is not made for {row.name}{sides_of}; these are: {names}.", row.rule)
    return given


def _refuse(sentence: str, rule: str) -> SetupError:
    return SetupError("bad-setting", sentence, rule=rule)


def begin(players: int, settings: Mapping[str, Any]) -> State:
    """The table before any army is mustered."""
    side_of = sides_of(players, settings["teams"])
    sides = max(side_of) + 1
    scenario, points = settings["scenario"], settings["points"]
    armies = settings["armies"]
    if not isinstance(armies, list | tuple):
        sentence = f"Armies are a list, one for each seat, not {shown(armies)}."
        raise SetupError("bad-army", sentence, rule="skirmish.army.points")
    if len(armies) > players:
        sentence = f"There are {len(armies)} armies for {players} seats."
        raise SetupError("too-many-armies", sentence, rule="skirmish.army.points")
    orders = [read_order(given, points, seat) for seat, given in enumerate(armies)]
    orders += [RANDOM] * (players - len(orders))
    state = State.new(
        players=players,
        sides=sides,
        side_of=side_of,
        map=map_of(scenario, sides, settings["map"]),
        scenario=scenario,
        points=points,
        armies=tuple(orders),
        round_limit=settings["round_limit"],
        water_rounds_down=settings["water_rounds_down"],
        elevation_ranged_only=settings["elevation_ranged_only"],
        fall_on_six=settings["fall_on_six"],
        focus_is_fast=settings["focus_is_fast"],
    )
    state.energy = [0] * sides
    return state

"""The golden records: whole games of every registered game, kept as they were played and as they were told.

``make records`` writes them anew; the difference is reviewed like any other change.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from fracas.core.game import Game
from fracas.core.notation import write_game
from fracas.games import REGISTERED
from tests.kit.play import Table, answer_any

FOLDER = Path(__file__).parent / "golden"

TABLES: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "figures": [
        ("duel", 2, {"army_size": 3, "armies": ["star-patrol", "doom-lab"]}),
        ("crowd", 6, {"turn_limit": 60}),
        ("own-armies", 3, {"armies": ["choose", "choose", [["the-cat", 10], ["garden-gnome", 5]]], "turn_limit": 40}),
        ("undone", 2, {"army_size": 2}),
    ],
    "legacy": [
        ("base", 2, {}),
        ("expansion", 2, {"champions": "expansion", "events": 6, "rounds": 2}),
        ("split", 2, {"champions": "split", "events": 3, "rounds": 1}),
        ("first", 2, {"beginner": True, "rounds": 1}),
        ("undone", 2, {"champions": "mixed", "rounds": 1}),
    ],
    "synergy": [
        ("duel", 2, {"round_limit": 8}),
        ("crowd", 6, {"round_limit": 2, "board": "desert", "warriors": 2}),
        ("options", 3, {"round_limit": 4, "power_ups": "hidden", "extra_team_powers": True, "board": "roundabout"}),
        ("elite", 2, {"round_limit": 6, "elite_force": True, "to_the_death": True, "alternative_team_powers": True}),
        ("undone", 2, {"round_limit": 3}),
    ],
    "skirmish": [
        ("duel", 2, {"round_limit": 12}),
        ("own-armies", 2, {"scenario": "battlefall", "map": "keeps", "armies": ["choose", "build"], "round_limit": 5}),
        ("teams", 4, {"map": "stair", "teams": [1, 2, 1, 2], "round_limit": 4, "fall_on_six": True}),
        ("tide", 2, {"scenario": "wartide", "map": "highroad", "points": 100, "round_limit": 5, "focus_is_fast": True}),
        ("gap", 2, {"map": "gorge", "armies": ["thorn-50-b", "thorn-50-b"], "round_limit": 7}),
        ("undone", 2, {"scenario": "dispute", "map": "gorge", "round_limit": 2, "water_rounds_down": True}),
    ],
}
"""For each game: the name of the record, the players, the options."""

EAGER = {"skirmish": ("strike", "shoot", "push", "use", "drink")}
"""Games in which armies would never meet at random: in those, how the words of a fight begin."""


def play(game: Game[Any, Any], name: str, players: int, options: dict[str, Any]) -> Table:
    """The game that the record of this name tells: random answers, or eager ones, and in one of them many undos."""
    seed = sum(map(ord, name))
    random = Random(seed)
    table = game.start(players=players, options=options, seed=seed)
    while not table.over:
        seat = answer_eagerly(table, random) if game.name in EAGER else answer_any(table, random)
        if name == "undone" and random.random() < 0.25:
            table.undo(seat, consent=range(players))
    return table


def answer_eagerly(table: Table, random: Random) -> int:
    """As `answer_any`, but anybody who can fight mostly does, and the one who moves goes where a player would."""
    seat = random.choice(table.waiting_for)
    asked = table.questions[seat]
    if asked.region is not None:
        found = asked.region.candidates(random.random, 4)
        table.answer(seat, random.choice(found) if found else asked.region.sample(random.random))
        return seat
    fights = [option.value for option in asked.options if option.token.startswith(EAGER[table.game.name])]
    others = [option.value for option in asked.options if option.token != "end"] if random.random() < 0.9 else []
    table.answer(seat, random.choice((fights if random.random() < 0.7 else []) or others or asked.values))
    return seat


def pages(table: Table) -> dict[str, str]:
    """What is kept: the record itself, and for reading the story as everybody sees it and the game in one line."""
    story = "\n".join(table.narration())
    return {"jsonl": table.record().text(), "txt": f"{write_game(table)}\n\n{story}\n"}


def all_tables() -> list[tuple[str, str, int, dict[str, Any]]]:
    """(game, name, players, options) of every golden record. A registered game without one is an error."""
    return [(game, name, players, options) for game in REGISTERED for name, players, options in TABLES[game]]

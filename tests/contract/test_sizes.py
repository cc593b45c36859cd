"""No question lists more than can be read, or sends more than a browser takes at once, whatever armies are brought.

Each game is played at random with the largest set-ups that it allows, and from the worst positions that it reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from bench.hordes import HORDES, battle, begun, horde, session_of

from fracas.core.game import Game
from fracas.core.refusal import SetupError
from fracas.games.skirmish.reached import MOST_MET
from fracas.games.skirmish.state import KILLED
from fracas.games.skirmish.turns.recruiting import MOST_UNITS
from fracas.server.table.screen import encode
from fracas.server.wire.protocol import SPECTATOR
from fracas.server.wire.showing import asked_info, moment, scene
from tests.kit.play import GAMES, Table, answer_any

MOST_OPTIONS: Final = 2_000
MOST_BYTES: Final = 256_000
"""That a question is sent in."""
MOST_WHOLE: Final = 768_000
"""The whole table, as somebody is sent it who comes to it, with its question."""
NAME: Final = "\N{CJK UNIFIED IDEOGRAPH-9F8D}" * 24
"""The longest that a player may have, in bytes."""
ANSWERS: Final = 400

CARDS = [
    {"id": f"card-{number}", "name": f"A Quite Long Name {number:03}", "actions": ["explosion", "masterplan", "luck"]}
    for number in range(100)
]
"""As many of one's own as there may be."""
SET_UPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "figures": [
        (6, {"largest_army": 15, "cards": CARDS, "armies": ["build"] * 6}),
        (6, {"army_size": 15}),
    ],
    "legacy": [(2, {})],
    "synergy": [
        (6, {"alternative_team_powers": True, "extra_team_powers": True, "power_ups": "open"}),
        (2, {"warriors": 4, "four_warriors": True, "faster_movement": True, "power_ups": "hidden"}),
        (2, {"outnumbered": True, "few": 2, "many": 6, "open_cards": True}),
    ],
}


def set_ups(game: Game[Any, Any]) -> Iterator[Table]:
    """The largest tables of a game; the usual one of a game that names none."""
    for seed, (players, settings) in enumerate(SET_UPS.get(game.name, [(game.most, {})])):
        yield game.start(players=players, settings=settings, seed=seed, names=[NAME] * players)


def measured(table: Table) -> tuple[int, int, int]:
    """Of all questions that are asked now: the most options, the most bytes, and the most of a whole table."""
    now = moment(table, playing=True, may_help=_yes, may_hint=_yes, may_draw=True)
    options = [len(asked.values) for asked in table.questions.values()]
    sent = [len(encode_asked(table, seat)) for seat in table.questions]
    whole = [len(encode(scene(table, now, viewer, None))) for viewer in (SPECTATOR, *table.questions)]
    return max(options, default=0), max(sent, default=0), max(whole)


def encode_asked(table: Table, seat: int) -> bytes:
    return encode(asked_info(table.questions[seat], table.options(seat)))  # type: ignore[arg-type]  # a part of a message


def _yes(_: int) -> bool:
    return True


def must_be_small(table: Table) -> None:
    options, sent, whole = measured(table)
    asks = [asked.ask for asked in table.questions.values()]
    assert options <= MOST_OPTIONS, asks
    assert sent <= MOST_BYTES, asks
    assert whole <= MOST_WHOLE, asks


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_question_of_the_largest_tables_is_too_long(game: Game[Any, Any]) -> None:
    random = Random(3)
    for table in set_ups(game):
        for _ in range(ANSWERS):
            if table.over:
                break
            must_be_small(table)
            answer_any(table, random)


@pytest.mark.parametrize("name", HORDES)
def test_no_question_of_the_largest_battles_is_too_long(name: str) -> None:
    """As many units as can stand, with as many targets as there can be: 30,503 options of 7.4 MB once."""
    table = begun(name, [NAME] * 4)
    random = Random(4)
    for _ in range(60):
        if table.over:
            break
        must_be_small(table)
        answer_any(table, random)


@pytest.mark.parametrize(("met", "why"), [(MOST_MET, ""), (MOST_MET + 1, "more than can be in one turn")])
def test_the_largest_table_is_not_too_long_for_somebody_who_comes_to_it(met: int, why: str) -> None:
    """As many as can stand and as many who have fallen, and each has met as many enemies as can be."""
    kinds, leaders, settings = HORDES["longbows and sprites"]
    state, settled = horde(kinds, leaders, **settings)
    living = list(state.units)
    for unit in living:
        enemies = [me for me, other in enumerate(living) if other.seat != unit.seat]
        unit.met = tuple(enemies[:met])
    for unit in living[len(leaders) :]:
        fallen = unit.clone()
        fallen.fate, fallen.hp = KILLED, 0
        state.units.append(fallen)
    assert MOST_UNITS - len(state.units) <= len(leaders)
    try:
        table = session_of(state, settled, [NAME] * len(leaders))
    except SetupError as no:
        assert why and why in no.sentence
    else:
        assert not why
        must_be_small(table)


def test_the_longest_list_of_a_battle_comes_just_before_units_are_chosen_one_by_one() -> None:
    """Sixteen archers a side are listed with all their targets; of more, only their names are."""
    longest = [measured(battle(most)) for most in (16, 32, 40, 500)]
    assert max(longest) == longest[1]
    assert longest[1][0] > 300

"""What stands in a row, against the tables of the same games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.lab.folders import digest, folder_at, plan_of

from fracas.bots import make
from fracas.core.session import Session
from fracas.games import NAMES
from fracas.games.figures.roster import LINES
from fracas.games.skirmish.content import ARMIES, UNITS
from fracas.games.synergy.content import CARD_NUMBERS
from fracas.games.synergy.rows import PROFILES
from fracas.lab.plan import Plan, play_chunk
from fracas.lab.rows import columns_of
from fracas.lab.run import row_of


def rows_and_tables(plan: Plan, games: int) -> list[tuple[dict[str, Any], Session[Any, Any]]]:
    """Rows as the laboratory makes them; and the tables of these games, played here."""
    found = []
    for played in play_chunk(plan, 0, games):
        index = played.index
        table = Session.new(plan.rules, players=plan.players, settings=plan.settings, seed=plan.chance_seed(index))
        bots = [make(plan.bots[bot], plan.bot_seed(index, seat)) for seat, bot in enumerate(plan.seating(index))]
        while not table.over:
            for seat in table.waiting_for:
                table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
        found.append((row_of(plan, played), table))
    return found


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bots", [("random",), ("careless", "random")])
def test_a_row_is_read_as_it_was_written(game: str, bots: tuple[str, ...], tmp_path: Path) -> None:
    plan = plan_of(game, bots)
    folder = folder_at(tmp_path, plan, 3)
    rows = list(folder.rows())
    assert rows == [{"plan": 0, **row_of(plan, row)} for row in play_chunk(plan, 0, 3)]
    assert list(rows[0]) == ["plan", *columns_of(game)]
    for row in rows:
        assert sum(row["shares"]) == pytest.approx(1.0)
        assert [seat for seat, share in enumerate(row["shares"]) if share] == row["winners"]
        assert set(row["bots"]) == set(bots)
        assert None not in row.values()
    assert digest(folder) == digest(folder_at(tmp_path / "again", plan, 3))


@pytest.mark.parametrize("game", NAMES)
def test_every_row_has_the_same_columns(game: str) -> None:
    for players in (2, 4 if game != "legacy" else 2):
        plan = plan_of(game, players=players)
        for row in play_chunk(plan, 0, 5):
            assert set(row_of(plan, row)) == set(columns_of(game))


def test_the_row_of_a_game_tells_what_its_table_shows() -> None:
    for row, table in rows_and_tables(plan_of("legacy", ["careless", "random"]), 6):
        outcome = table.outcome
        assert outcome is not None
        assert (row["winners"], row["rule"]) == (list(outcome.winners), outcome.rule)
        assert (row["turns"], row["shares"]) == (table.turns, list(outcome.shares))


def test_champions_and_points_of_legacy() -> None:
    for row, table in rows_and_tables(plan_of("legacy", ["careless", "random"]), 6):
        told = Counter(type(event).__name__ for event in table.events)
        assert row["battles"] == told["BattleWon"] == sum(sum(seat.values()) for seat in row["won"])
        assert row["ties"] + row["hexed"] == told["BattleTied"]
        assert sum(sum(seat.values()) for seat in row["played"]) == 2 * told["ChampionsRevealed"]
        assert [sum(seat.values()) <= score for seat, score in zip(row["points"], row["scores"], strict=True)]
        best = max(row["scores"])
        assert row["scores"][row["winners"][0]] == best


def test_hands_and_warriors_of_synergy() -> None:
    """Every card of a hand lies beside one warrior of its seat, face down or not, unless cards were drawn for more."""
    usual = 0
    for bots in (["careless", "random"], ["random"]):
        for played in play_chunk(plan_of("synergy", bots), 0, 8):
            for hand, warriors in zip(played.facts["hands"], played.facts["warriors"], strict=True):
                assert len(hand) == len(set(hand)) == 9
                cards = [card for one in warriors for card in one]
                assert len(cards) == len(set(cards)) >= 9
                if "draw" not in {key for card in hand for key in PROFILES[CARD_NUMBERS[card]].numbers}:
                    usual += 1
                    assert [len(one) for one in warriors] == [3, 3, 3]
                    assert set(cards) == set(hand)
    assert usual > 10


def test_armies_of_figures_are_those_of_its_lines() -> None:
    lines = {line.id: [row.name for row in line.figure] for line in LINES}
    plan = plan_of("figures")
    for row in play_chunk(plan_of("figures", ["random"]), 0, 5):
        assert all(len(figures) == 2 for figures in row.facts["figures"])
    usual = Plan(
        **{
            **{name: getattr(plan, name) for name in Plan.__struct_fields__},
            "settings": {**plan.settings, "army_size": None},
        }
    )
    for row in play_chunk(usual, 0, 10):
        for army, figures in zip(row.facts["armies"], row.facts["figures"], strict=True):
            assert lines[army] == figures


def test_armies_and_units_of_skirmish() -> None:
    kinds = {unit.id: unit for unit in UNITS}
    ready = {army.id: army for army in ARMIES}
    for row, table in rows_and_tables(plan_of("skirmish", ["careless", "random"]), 3):
        assert row["map"] == "ford"
        assert row["rounds"] == 2 or row["ended"] == "leader"
        for seat, (army, units) in enumerate(zip(row["armies"], row["units"], strict=True)):
            assert len(units) == len(ready[army].members)
            assert row["factions"][seat] == ready[army].faction == kinds[units[0]].faction
        assert row["first"] in (0, 1)
        assert row["killed"] == sum(type(event).__name__ == "Killed" for event in table.events)


def test_games_of_a_chunk_are_those_of_their_indices() -> None:
    for game in ("figures", "skirmish"):
        plan = plan_of(game, ["careless"])
        assert play_chunk(plan, 0, 4)[2:] == play_chunk(plan, 2, 2)

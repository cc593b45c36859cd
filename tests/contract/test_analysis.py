"""While a game goes on, an analysis is for practice only, and tells nothing that its player could not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.bots.analysis import moments, must_be_practice, plan
from fracas.core.game import Game
from fracas.core.refusal import Illegal
from tests.kit.play import GAMES, decisions
from tests.kit.rules import rule

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@rule("table.analysis")
@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (["", ""], [0]),  # a game between people
        (["", ""], [0, 1]),  # at one screen
        (["", ""], []),  # watched
        (["", "greedy"], []),  # somebody else's practice
        (["", "", "greedy"], [0]),
        (["greedy", "greedy"], []),
    ],
)
def test_a_game_between_people_is_not_analysed_while_it_goes_on(bots: list[str], seats: list[int]) -> None:
    with pytest.raises(Illegal, check=lambda no: no.rule == "table.analysis" and "when it is over" in no.sentence):
        must_be_practice(bots, seats)


@rule("table.analysis")
def test_practice_is() -> None:
    must_be_practice(["greedy", "", "mcts"], [1])


@rule("table.analysis")
@EVERY
def test_in_practice_only_what_the_player_knows_is_looked_at(game: Game[Any, Any]) -> None:
    table = None
    for table in decisions(game.start(players=game.least, seed=3), Random(3), most=40):  # noqa: B007
        pass
    assert table is not None
    header, played = table.header, table.played
    planned = plan(game, header, played, seats=[0])
    assert planned
    for moment in moments(game, header, played, planned, seats=[0]):
        if game.has.hidden:
            assert moment.seats == [0]
            assert set(moment.sights) == set(moment.played) | set(moment.sights) == {0}
    if game.has.hidden:
        assert planned < plan(game, header, played)

"""The session as a program uses it."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import fracas
from fracas.core.game import Game
from fracas.core.notation import read_line, write_game
from fracas.core.question import deciders
from fracas.core.refusal import DamagedRecord, FracasError, Illegal, OtherRules
from fracas.core.session import Session
from tests.kit.play import answer_any, table_of
from tests.kit.toy import TOY


def test_an_answer_may_be_an_option_a_value_or_a_word() -> None:
    tables = [fracas.game("figures").start(players=2, seed=7) for _ in range(3)]
    seat = tables[0].waiting_for[0]
    option = tables[0].questions[seat].options[1]
    tables[0].answer(seat, option)
    tables[1].answer(seat, option.value)
    tables[2].answer(seat, option.token)
    assert tables[0].log == tables[1].log == tables[2].log


def test_a_missing_seed_is_made_up_and_kept() -> None:
    game = fracas.game("figures")
    one, two = game.start(), game.start()
    assert one.header.seed != two.header.seed
    assert fracas.replay(one.record()).header.seed == one.header.seed


def test_the_rest_of_a_loaded_game_falls_as_it_would_have() -> None:
    """A seed has no state: chance goes on where the log ends."""
    table = at_the_board()
    loaded = type(table).replayed(TOY, table.record())
    for seat in (0, 1):
        table.answer(seat, (50, 50))
        loaded.answer(seat, (50, 50))
    for seat in (0, 1):
        table.answer(seat, 1)
        loaded.answer(seat, 1)
    assert table.log == loaded.log


@pytest.mark.parametrize("game", fracas.all_games(), ids=lambda game: game.name)
def test_what_a_table_shows_of_itself_leads_to_an_equal_table(game: Game[Any, Any]) -> None:
    table, random = table_of(game, 4), Random(4)
    for _ in range(12):
        for _ in range(7):
            if not table.over:
                answer_any(table, random)
        again = eval(repr(table), {"fracas": fracas})
        for viewer in (None, *range(table.players)):
            assert again.view(viewer) == table.view(viewer)
        assert repr(again) == repr(table)
        question = table.flow.question
        asked = [] if question is None else list(deciders(question))
        assert again.undecided == asked, "only secret choices are asked again"


def test_what_a_table_shows_of_itself_keeps_names() -> None:
    table = fracas.game("figures").start(players=2, seed=7, names=["Ann", "It's Bob"])
    assert eval(repr(table), {"fracas": fracas}).names == ["Ann", "It's Bob"]
    table.leave(0)
    assert repr(table).startswith("<") and "Bob" in repr(table), "no position says that somebody left"


def test_a_line_that_is_none_is_refused() -> None:
    for line in ("", "chess/1 players=2 settings={}", "figures", "figures/1 players=two settings={} :"):
        with pytest.raises(FracasError):
            fracas.position(line)


def test_a_fork_shares_nothing_that_can_change() -> None:
    table = at_the_board()
    table.answer(0, (50, 50))
    fork = table.fork()
    shared = {"game", "header", "chance"}  # never changed: the header is replaced, and a seed has no state
    for name, value in vars(table).items():
        if value is getattr(fork, name) and name not in shared:
            assert isinstance(value, int | None), name


def at_the_board() -> Session[Any, Any]:
    """A toy table with the stones hidden and the darts to be thrown."""
    table = TOY.start(players=2, seed=3)
    for seat in (0, 1):
        table.answer(seat, (0, 1, 0))
    return table


def test_a_place_is_checked_proposed_previewed_and_typed() -> None:
    table = at_the_board()
    with pytest.raises(Illegal) as no:
        table.answer(0, (100, 50))
    assert no.value.rule == "toy.board"
    assert table.questions[0].values == []
    assert "place" in repr(table.questions[0])
    off, on = table.questions[0].tried((100, 50)), table.questions[0].tried((50, 50))
    assert off.refused is not None
    assert (off.refused.rule, off.refused.spot, off.place) == ("toy.board", (100, 50), (99, 50))
    assert on.refused is None
    assert on.preview.points == 10  # type: ignore[attr-defined]
    assert table.questions[0].tried((1, 2, 3)).place is None
    table.answer(0, "99,0")
    assert table.view(1).points[0] == 1


def test_names_of_the_players_are_used() -> None:
    table = fracas.game("figures").start(players=2, names=["Ann", "Bob"], seed=7)
    assert any("Ann" in line for line in table.narration(1))
    assert not any("Ann" in line for line in table.narration(0))
    assert any(line.startswith("You ") for line in table.narration(0))


def test_refusals_survive_a_process_boundary() -> None:
    no = Illegal("forbidden", "No.", rule="figures.win")
    again = pickle.loads(pickle.dumps(no))
    assert (type(again), again.code, again.sentence, again.rule) == (Illegal, "forbidden", "No.", "figures.win")


def test_a_line_that_cannot_be_read_says_why() -> None:
    figures = fracas.game("figures")
    good = write_game(figures.start(players=2, seed=1))
    for bad in (
        "",
        "nonsense",
        good.replace("figures/3", "figures/9"),
        good.replace("players=2", "players=x"),
        good.replace("settings={", "settings=["),
        good.replace(" : ", " : zapra "),
        good + " no-such-word",
        good.replace(" : ", " @ phase=battle : "),
    ):
        with pytest.raises((DamagedRecord, OtherRules, fracas.FracasError)) as no:
            read_line(figures, bad)
        assert no.value.sentence


def test_names_with_spaces_in_the_options_still_make_one_line() -> None:
    figures = fracas.game("figures")
    card = {"id": "my-dog", "name": "My Dog : a good one", "actions": ["blast", "blast", "stun"]}
    options = {"cards": [card], "armies": [[["my-dog", 10], ["zapra", 5]], "doom-lab"]}
    table = figures.start(players=2, options=options, seed=1)
    assert read_line(figures, write_game(table)).header.settings == table.header.settings

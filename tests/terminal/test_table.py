"""What is drawn: never wider and never higher than the screen."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from fracas import game
from fracas.core.game import Option
from fracas.core.sentences import listed
from fracas.core.session import Session
from fracas.games.figures.deck import face
from fracas.terminal.board import board_of
from fracas.terminal.menu import Menu
from fracas.terminal.screen import Screen, cut, fit, safe
from fracas.terminal.table import menu_of, sheet, watching

NAMES = ["Ann", "Bartholomew the Great", "Cy", "木村さん", "Eve", "Fitzgerald"]


def screen_of(width: int = 80, height: int = 24) -> Screen:
    class Sized(Screen):
        """A screen of a size."""

        width = property(lambda self: width)
        height = property(lambda self: height)

    return Sized(stdin=io.StringIO(), stdout=io.StringIO())


def play_through(table: Session[Any, Any], screen: Screen, *, questions: int) -> None:
    """Draw every question of a random game, and see that it fits."""
    board = board_of(table.game)
    random = Random(table.header.seed)
    told = [0] * table.players
    for _ in range(questions):
        if table.over:
            break
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        menu = Menu(asked.options)
        message = random.choice(["", "One clear line about what was typed, and the rule. [figures.turn.attack]"])
        lines = sheet(screen, table, board, asked, menu, told=told[seat], message=message)
        assert max(cell_len(line.plain) for line in lines) <= screen.width
        assert len(lines) + 1 <= screen.height, "\n".join(line.plain for line in lines)
        assert "seat 1" not in "\n".join(menu.labels)
        think = watching(screen, table, board, seat, told[seat], "Thinking")
        assert len(think) + 1 <= screen.height
        told[seat] = len(table.events)
        table.answer(seat, random.choice(asked.values))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_question_fits_80_by_24(players: int, seed: int) -> None:
    table = game("figures").start(players=players, names=NAMES[:players], seed=seed)
    play_through(table, screen_of(), questions=80)


@pytest.mark.parametrize("size", [1, 8, 12, 15])
def test_armies_of_any_size_fit(size: int) -> None:
    table = game("figures").start(players=6, names=NAMES, seed=1, options={"army_size": size})
    play_through(table, screen_of(), questions=60)


@pytest.mark.parametrize(("width", "height"), [(60, 18), (120, 50)])
def test_other_screens_fit_too(width: int, height: int) -> None:
    table = game("figures").start(players=2, names=NAMES[:2], seed=2)
    play_through(table, screen_of(width, height), questions=80)


def test_armies_are_built_on_one_screen() -> None:
    table = game("figures").start(players=2, seed=1, options={"armies": ["choose", "choose"]})
    play_through(table, screen_of(), questions=25)


def test_with_room_the_board_says_more() -> None:
    table = game("figures").start(players=4, seed=1)
    draw = board_of(table.game).draw
    seen = [table.view(0)]
    heights = [len(draw(seen, table.names, width=80, room=room)) for room in (0, 12, 16, 40)]
    assert heights == sorted(set(heights))


def test_all_seeing_shows_every_hand() -> None:
    table = game("figures").start(players=3, seed=1)
    draw = board_of(table.game).draw
    text = "\n".join(
        line.plain for line in draw([table.view(seat) for seat in range(3)], table.names, width=80, room=40)
    )
    assert text.count("cards: ") == 3


def drawn(table: Session[Any, Any], *, width: int, room: int) -> str:
    picture = board_of(table.game).draw([table.view(0)], table.names, width=width, room=room)
    return "\n".join(line.plain for line in picture)


@pytest.mark.parametrize(("players", "size"), [(6, None), (6, 8), (2, 8), (2, 5)])
def test_different_figures_have_different_names_however_crowded(players: int, size: int | None) -> None:
    armies = ["star-patrol", "doom-lab", "shadow-clan", "salt-dogs", "mega-saurs", "castle-guard"][:players]
    options = {"army_size": size, "armies": armies}
    table = game("figures").start(players=players, names=NAMES[:players], seed=1, options=options)
    seen = table.view(0)
    for room in (0, 16, 40):
        text = drawn(table, width=80, room=room)
        for line in seen.lines:
            shown = [row for row in text.splitlines() if row.count("(") >= len(line) > 1]
            assert shown or room
            for row in shown:
                figures = re.findall(r"([^ ].*?) ?\(\d+\)", row.partition("cards  ")[2] or row)
                assert len(set(figures)) == len(figures), row


def test_a_name_that_ends_in_a_number_is_kept_apart_from_its_power() -> None:
    options = {"armies": ["star-patrol", "doom-lab"]}
    table = game("figures").start(players=2, seed=1, options=options)
    assert "Robo-Buddy 7 (3)" in drawn(table, width=80, room=12)
    assert any("Robo-Buddy 7 (3)." in sentence for sentence in table.narration())


def test_the_legend_explains_the_signs_that_are_drawn() -> None:
    table = game("figures").start(players=2, seed=1)
    draw = board_of(table.game).draw
    for room, signs in ((40, False), (12, True), (0, True)):
        picture = draw([table.view(0)], table.names, width=80, room=room)
        assert ("(3): a figure's Power" in picture.legend) == signs
        assert ("Q J / 10 9 / 8 7" in picture.legend) == ("Q J / 10 9 / 8 7" in picture[1].plain)


def test_the_legend_is_that_of_the_picture_on_the_screen() -> None:
    table = game("figures").start(players=6, names=NAMES, seed=1)
    board = board_of(table.game)
    seat = table.waiting_for[0]
    asked = table.questions[seat]
    for height, signs in ((24, True), (70, False)):
        shown = sheet(screen_of(80, height), table, board, asked, menu_of(board, asked), told=0)
        assert ("[Q♥]" in shown.legend) == signs


@pytest.mark.parametrize("seed", range(6))
def test_cards_are_numbered_as_the_hand_shows_them(seed: int) -> None:
    table = game("figures").start(players=2, seed=seed, options={"turn_limit": 20})
    board = board_of(table.game)
    random = Random(seed)
    while not table.over:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        if asked.ask == "card":
            menu = menu_of(board, asked)
            assert f"Your hand: {', '.join(menu.labels)}." in board.hand(table.view(seat), table.names)
            assert sorted(option.value for option in menu.options) == sorted(asked.values)
            picked = menu.pick("1")
            assert picked is not None
            assert face(picked.value) == menu.labels[0]
        table.answer(seat, random.choice(asked.values))


# -- menus


def test_numbers_are_picked_as_what_they_are() -> None:
    menu = Menu([Option(power, str(power), str(power)) for power in range(3, 8)])
    assert menu.pick("9" * 5000) is None
    picked = menu.pick("5")
    assert picked is not None
    assert picked.value == 5
    assert menu.pick("2") is None


def test_yes_and_no_by_their_first_letter() -> None:
    menu = Menu([Option(1, "Yes", "yes"), Option(0, "No", "no")])
    assert [getattr(menu.pick(word), "value", None) for word in ("y", "N", "yes", "x")] == [1, 0, 1, None]


# -- lines


def test_lines_are_cut_by_cells_not_by_letters() -> None:
    assert cell_len(fit("木村さん", 5)) == 5
    assert cut("Captain Comet", 8) == "Captain…"
    assert listed(["Ann", "Bob", "Cy"]) == "Ann, Bob and Cy"


def test_control_characters_in_names_do_nothing() -> None:
    assert safe("Ann\x1b[2J").plain == "Ann?[2J"


def test_a_player_called_youssef_keeps_his_name() -> None:
    table = game("figures").start(players=2, names=["Ann", "Youssef"], seed=3)
    seat = table.waiting_for[0]
    table.answer(seat, table.questions[seat].values[0])
    drawn = board_of(table.game).draw([table.view()], table.names, width=80, room=40)
    clash = next(line.plain for line in drawn if line.plain.startswith("──"))
    assert clash.rstrip("─ ").endswith(f"attacks {table.names[1 - seat]}")

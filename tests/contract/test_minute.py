"""The one-minute summaries: a few pictures a game, each a table that a lesson comes by."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.course import course_of, pictured
from fracas.core.game import Game
from fracas.core.lesson import lessons_of, minute_of
from fracas.games import REGISTERED
from fracas.terminal.rulebook import minute_lines
from tests.kit.lessons import MOST_WORDS, is_spot, is_there, sentences_in, words_in
from tests.kit.play import GAMES

every_game = pytest.mark.parametrize("game", REGISTERED.values(), ids=REGISTERED)

FEWEST, MOST = 5, 7


@every_game
def test_a_minute_is_a_few_pictures_with_short_captions(game: Game[Any, Any]) -> None:
    pictures = minute_of(game)
    assert FEWEST <= len(pictures) <= MOST
    for picture in pictures:
        assert 0 < words_in(picture.caption) <= MOST_WORDS, picture.caption
        assert sentences_in(picture.caption) <= 2, picture.caption
        assert picture.caption[0].isupper() and picture.caption[-1] in ".!?"
        assert 0 < words_in(picture.shows) <= MOST_WORDS and picture.shows[-1] == ".", picture.shows


@every_game
def test_each_picture_is_the_table_of_a_lesson_and_what_is_lit_is_on_it(game: Game[Any, Any]) -> None:
    for picture in minute_of(game):
        assert picture.lesson in lessons_of(game)
        table = pictured(game, picture)
        assert table.played == course_of(game, picture.lesson).before(picture.step)
        assert picture.lit
        for thing in picture.lit:
            assert is_spot(thing) or is_there(table, thing), f"{picture.caption}: {thing} is not there"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_in_words_it_is_the_captions(game: Game[Any, Any]) -> None:
    """A game that teaches nothing says nothing."""
    lines = minute_lines(game, width=60)
    assert max(map(len, lines), default=0) <= 60
    words = " ".join(line.strip() for line in lines)
    assert all(picture.caption in words for picture in minute_of(game))
    assert bool(lines) == bool(minute_of(game)) == (game in REGISTERED.values())

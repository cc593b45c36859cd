"""Tips at the terminal: once each, during the first games against bots, and only as long as they are wanted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.kit import FOREVER, Typist

from fracas.core.tips import FIRST_GAMES, tips_of
from fracas.games import REGISTERED
from fracas.terminal.progress import Progress, keep, progress

GAME = ("play", "figures", "--bots", "easy", "--army", "star-patrol", "--name", "Ann")
SAYS = [tip.say for tip in tips_of(REGISTERED["figures"])]


def tips_in(said: str) -> list[str]:
    """The tips that were told, in their order."""
    flat = re.sub(r"\s+", " ", said)
    found = [(place.start(), say) for say in SAYS for place in re.finditer(re.escape(f"Tip: {say}"), flat)]
    return [say for _, say in sorted(found)]


def test_each_tip_is_said_once_over_all_games(fracas: Typist) -> None:
    first = tips_in(fracas(*GAME, "--seed", "7", "--plain", typed=FOREVER).out)
    second = tips_in(fracas(*GAME, "--seed", "8", "--plain", typed=FOREVER).out)
    assert len(first) >= 5
    assert len({*first, *second}) == len(first) + len(second)
    assert len(progress().tips) == len(first) + len(second)
    assert progress().games == {"figures": 2}


def test_after_some_games_there_are_none(fracas: Typist) -> None:
    keep(Progress(games={"figures": FIRST_GAMES}))
    assert tips_in(fracas(*GAME, "--seed", "7", typed="1\n1\n1\n").out) == []
    keep(Progress(games={"figures": FIRST_GAMES - 1, "legacy": FIRST_GAMES}))
    assert tips_in(fracas(*GAME, "--seed", "7", typed="1\n1\n1\n").out) != []


def test_a_tip_stays_as_long_as_its_question(fracas: Typist) -> None:
    told = tips_in(fracas(*GAME, "--seed", "7", typed="xyzzy\n?\n\n").out)
    assert told == told[:1] * len(told)
    assert not told or len(progress().tips) == 1


@pytest.mark.parametrize("how", ["flag", "word"])
def test_they_can_be_switched_off(fracas: Typist, how: str) -> None:
    flags = ("--no-tips",) if how == "flag" else ()
    typed = "" if how == "flag" else "tips\n"
    told = fracas(*GAME, "--seed", "7", "--plain", *flags, typed=typed + FOREVER).out
    assert len(tips_in(told)) <= (0 if how == "flag" else 1)
    assert progress().quiet is (how == "word")
    if how == "word":
        assert "There are no more tips" in told
        assert "There are tips again" in fracas("play", "figures", "--seed", "9", *GAME[2:], typed="tips\n").out
        assert not progress().quiet


def test_people_who_play_each_other_are_told_none(fracas: Typist) -> None:
    told = fracas("play", "figures", "--hot-seat", "--army", "random", "--seed", "2", "--players", "2", typed="\n" * 9)
    assert tips_in(told.out) == []
    assert progress().tips == []


def test_where_nothing_can_be_written_the_game_goes_on(fracas: Typist, own_home: Path) -> None:
    """What is known of the player is not worth a refusal."""
    (own_home / "progress.json").mkdir(parents=True)
    told = fracas(*GAME, "--seed", "7", typed="1\n1\n")
    assert told.status == 0
    assert tips_in(told.out) != []

"""Several people at one screen: nobody sees what only another may know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from tests.terminal.kit import Heard, Typist

from fracas import game, home
from fracas.games.figures.deck import face
from fracas.terminal.play import Play
from fracas.terminal.seats import NOBODY, seated

CARD = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("plain", [False, True])
def test_nobody_sees_anothers_hand(seed: int, plain: bool) -> None:
    """Up to the first reshuffle, after which the story may tell of a card that is in a hand again."""
    names = ["Ann", "Bob", "Rusty"]
    table = game("figures").start(players=3, names=names, seed=seed, options={"turn_limit": 9})
    random = Random(seed)
    checked = 0

    def types(prompt: str) -> str:
        nonlocal checked
        shown = set(CARD.findall("\n".join(screen.lines)))
        screen.lines.clear()
        if play.facing == NOBODY:
            assert not shown
            return ""
        hidden = {face(card) for seat in range(3) if seat != play.facing for card in table.view(seat).hand}
        assert not shown & hidden
        checked += len(shown)
        return random.choice(["l", "t", "w", "?", "y", "1", "2", "3", "1", "2"])

    screen = Heard(types, plain=plain)
    play = Play(screen, table, seated(names, ["", "", "random"], seed), home.new_slot("figures"))
    play.run()
    assert checked > 50


def test_the_screen_is_passed_on(fracas: Typist) -> None:
    told = fracas("play", "figures", "--hot-seat", "--players", "2", "--seed", "4", typed="Ann\nBob\n\n\n\n1\n\n")
    assert told.out.count("Pass the screen to") == 2
    assert "Pass the screen to Ann" in told.out
    assert "Pass the screen to Bob" in told.out


def test_who_passes_the_screen_on_may_still_take_back(fracas: Typist, own_home: Path) -> None:
    hot = ("play", "figures", "--name", "Ann", "--name", "Bob", "--players", "2", "--army", "random", "--seed", "4")
    told = fracas(*hot, typed="\n1\nu\n2\n")
    assert "(u: the last answer is taken back)" in told.out
    (path,) = (own_home / "games").glob("*.jsonl")
    assert [who for who, _ in home.load_record(path).entries].count(-2) == 1


@pytest.mark.parametrize(("agrees", "undone"), [("y", 1), ("n", 0), ("", 0)])
def test_beyond_the_barrier_the_others_are_asked(fracas: Typist, own_home: Path, agrees: str, undone: int) -> None:
    hot = ("play", "figures", "--hot-seat", "--players", "2", "--name", "Ann", "--name", "Bob", "--army", "random")
    told = fracas(*hot, "--seed", "4", typed=f"\n1\n\n1\n1\n\nu\n{agrees}\n\n")
    assert re.search(r"(Ann|Bob): may (Ann|Bob) take back the last answer\? \[y/N\]", told.out)
    (path,) = (own_home / "games").glob("*.jsonl")
    assert [who for who, _ in home.load_record(path).entries].count(-2) == undone

"""Passing for good, typed at a terminal."""

from __future__ import annotations

from pathlib import Path

from tests.games.legacy.checks import quiet
from tests.kit.rules import rule
from tests.terminal.kit import Heard

from fracas.terminal.play import Play
from fracas.terminal.seats import Seat


class Ann:
    """Ann at a terminal, about to win at the Court of Oaths, where she may hand the Fatestone over."""

    def __init__(self, tmp_path: Path, *typed: str) -> None:
        self.session = quiet(row="court mesa tower", beginner=True).session
        self.session.answer(1, "druid")
        self.typed = [*typed]
        self.asked: list[str] = []
        """What she was asked each time she typed."""
        self.screen = Heard(self.types)
        seats = [Seat("Ann"), Seat("Bob", "random", 1)]
        self.play = Play(self.screen, self.session, seats, tmp_path / "game.jsonl")
        while self.typed:
            self.play.step()

    def types(self, prompt: str) -> str:
        assert prompt == "> "
        self.asked.append(self.session.questions[0].ask)
        return self.typed.pop(0)

    @property
    def read(self) -> str:
        return "\n".join(self.screen.lines)


@rule("table.pass")
def test_never_passes_here_and_from_now_on(tmp_path: Path) -> None:
    ann = Ann(tmp_path, "knight", "never", "assassin")
    assert ann.asked == ["champion", "hand_over", "champion"]
    assert ann.session.standing(0) == ("hand_over",)
    assert ann.session.view().holder == 0, "to pass is not to hand it over"
    assert "never: always pass here" in ann.read
    assert "You pass from now on (hand over), until you type: ask" in ann.read


@rule("table.pass")
def test_ask_ends_it(tmp_path: Path) -> None:
    ann = Ann(tmp_path, "knight", "never", "ask", "ask", "assassin")
    assert ann.session.standing(0) == ()
    assert "You are asked again: hand over." in ann.read
    assert "You are asked everything; nothing is passed for you." in ann.read


@rule("table.pass")
def test_always_says_yes_only_where_the_board_says_what_that_means(tmp_path: Path) -> None:
    ann = Ann(tmp_path, "knight", "always", "never", "assassin")
    assert ann.asked == ["champion", "hand_over", "hand_over", "champion"]
    assert "You cannot say yes to this once for all. [table.pass]" in ann.read


@rule("table.pass")
def test_where_one_must_choose_nobody_passes_for_good(tmp_path: Path) -> None:
    ann = Ann(tmp_path, "never", "?", "knight")
    assert ann.asked == ["champion", "champion", "champion"]
    assert "You can only pass for good where you are asked and may pass. [table.pass]" in ann.read
    assert "passes, or says yes, here from now on" in ann.read
    assert ann.session.standing(0) == ()

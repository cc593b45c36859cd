"""The goal in the terminal: one line that is always there, a page on demand, and a second question before a gift."""

from __future__ import annotations

from tests.games.synergy.test_goal import at_table
from tests.kit.synergy import Table

import fracas
from fracas.terminal.board import board_of
from fracas.terminal.table import goal_line, goal_lines, menu_of


def test_the_line_says_what_would_win_now() -> None:
    table = Table()
    table.put(0, 1, 0, "flag-orcs", "flag-goths").begins()
    session = at_table(table)
    assert goal_line(session.goal(0)).endswith("and you win.")
    menu = menu_of(board_of(session.game), session.questions[0], session.options(0))
    assert "wins" in menu.column(80)[0].plain, "what wins stands first, and says so"


def test_the_page_tells_how_to_win_and_how_far_everybody_is() -> None:
    table = fracas.game("figures").start(
        players=3, settings={"armies": ["star-patrol", "doom-lab", "star-patrol"]}, seed=3, names=["Ann", "Bob", "Cy"]
    )
    lines = goal_lines(table, 1)
    assert lines[0] == "· Be the last player with figures in play."
    assert lines.index("Bob (you)") < lines.index("Cy") < lines.index("Ann")
    assert any(line.startswith("  Army: ") for line in lines)


def test_nothing_is_said_where_there_is_nothing_to_say() -> None:
    assert goal_line(None) == ""

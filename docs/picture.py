"""``python -m docs.picture``: the picture of the terminal in the README, from a real game."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console

import fracas
from fracas.bots import make
from fracas.terminal.board import board_of
from fracas.terminal.screen import Screen
from fracas.terminal.table import menu_of, sheet

PICTURE = Path(__file__).parent / "pictures" / "terminal.svg"


def main() -> None:
    """Play to a lively moment, and draw what the player sees."""
    game = fracas.game("figures")
    armies = ["backyard-heroes", "doom-lab"]
    table = game.start(players=2, options={"armies": armies}, names=["Ann", "Rusty"], seed=24)
    bots = [make("greedy", 1), make("greedy", 2)]
    told = 0
    while not (table.turns > 9 and 0 in table.waiting_for and table.questions[0].ask == "card"):
        seat = Random(table.turns).choice(table.waiting_for)
        if seat == 0:
            told = len(table.events)
        table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
    asked = table.questions[0]
    screen = Screen(stdin=io.StringIO(), stdout=io.StringIO())
    board = board_of(game)
    menu = menu_of(board, asked, table.options(0))
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in sheet(screen, table, board, asked, menu, told=told):
        console.print(line, highlight=False)
    console.print(">", highlight=False)
    drawn = console.export_svg(title="fracas play figures")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # a picture fetches nothing
    PICTURE.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()

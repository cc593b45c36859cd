"""The saved games as a list, for somebody who has not said which one they mean."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from rich.cells import cell_len

from fracas import home, replay
from fracas.core.record import Record
from fracas.core.refusal import FracasError, OtherRules, RecordError
from fracas.core.sentences import ago, counted
from fracas.started import command
from fracas.terminal.form import Form
from fracas.terminal.screen import Screen, cut, fit, whole_number

MOST_LISTED = 15
"""So many games are listed, the latest first: as many as fit on a screen with a question."""
LONGEST_NAME = 36


def which_saved(screen: Screen, word: str) -> tuple[Path, Record]:
    """The game that the person chooses from a list, for the command ``word``. Where nobody can be asked, the list alone
    is printed, and the command is refused."""
    paths = home.saved()
    if not paths:
        raise RecordError("nothing-saved", f"There is no saved game yet; {command('play')} begins one.")
    rows = list_of(paths[:MOST_LISTED], longest=LONGEST_NAME if screen.is_terminal else None)
    if len(paths) > MOST_LISTED:
        rows.append(f"and {counted(len(paths) - MOST_LISTED, 'older one')} in {home.folder()}")
    if not screen.is_terminal:
        screen.say(*rows)
        raise RecordError("which-game", f"Say which game: {command(word)} NAME.")

    def read(typed: str) -> tuple[Path, Record]:
        number = whole_number(typed)
        if number is not None and 1 <= number <= len(paths):
            return paths[number - 1], home.load_record(paths[number - 1])
        return home.find_record(typed)

    more = ["The latest stands first. A game is also found by its name, or by the path of its file."]
    return Form(screen).ask("Which game: a number, or its name", "1", read, shown=rows, more=more)


def list_of(paths: Sequence[Path], *, longest: int | None = None) -> list[str]:
    """A row for each game: its number, its name, the game, whether it is over, and when it was touched."""
    names = [home.called(path) for path in paths]
    if longest is not None:
        names = [cut(name, longest) for name in names]
    width = max(map(cell_len, names))
    return [
        f"{number:>2}  {fit(name, width)}  {what_of(path)}, {ago(time.time() - home.touched(path) / 1e9)}"
        for number, (path, name) in enumerate(zip(paths, names, strict=True), 1)
    ]


def what_of(path: Path) -> str:
    """Which game it is, and how far it has come."""
    try:
        record = home.load_record(path)
        table = replay(record)
    except OtherRules:
        return "made under other rules"
    except FracasError:
        return "cannot be read"
    return f"{table.game.name}, {'over' if table.over else 'under way'}"

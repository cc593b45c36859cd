"""Every field of every row matters: one is changed, tables are played, and somebody must notice.

A content page is read once, when its game is imported. So each change is tried in a fork of a process that has not yet
imported the game. There the same tables are played with the same answers, until something that a player is asked, told
or shown differs::

    def heard(seed: int) -> Iterator[str]:  # at the top of a test module that imports the game
        ...

    def test_every_field_is_noticed() -> None:
        assert unnoticed(heard, "legacy", changes) == []

Nothing of a game is imported here, because the pages must be laid over before.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from fracas.core.session import Session
from tests.kit.content import ROOT, lay_instead

NOTICED, UNNOTICED, BROKEN = 0, 1, 2

Path = Sequence[str | int]
"""The way to a value: ``("champion", 3, "power")``."""
Heard = Callable[[int], Iterator[str]]
"""All that players could notice at the table with this seed."""


class Change(NamedTuple):
    """Other values at some places of a page: at one, or at two that change places."""

    name: str
    page: str
    values: list[tuple[Path, Any]]
    tables: list[int]
    """The seeds of tables at which it should be noticed."""


def page_of(game: str, name: str) -> dict[str, Any]:
    """A page as it is printed."""
    return tomllib.loads((ROOT / "src" / "fracas" / "games" / game / name).read_text("utf-8"))


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Path, Any]]:
    """Every single value of a row with the way to it; a list of words is one value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path, value


def unnoticed(heard: Heard, game: str, changes: Iterable[Change]) -> list[str]:
    """The changes that nobody noticed, and, marked, those with which no game could be played.

    Of several with one name it is enough that one is noticed.
    """
    task = {"module": heard.__module__, "function": heard.__name__, "game": game, "changes": list(changes)}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.kit.every_field"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input=json.dumps(task), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def all_said(table: Session[Any, Any], random: Random) -> Iterator[str]:
    """A table is played at random to its end: all that is asked, told and won on the way."""
    while not table.over:
        for seat, asked in table.questions.items():
            yield f"{seat} {asked.prompt} {[(each.token, each.label, each.note) for each in asked.options]}"
        seat = random.choice(table.waiting_for)
        table.answer(seat, random.choice(table.questions[seat].values))
    yield from table.narration()
    yield str(table.outcome)


# -- in the other process


def written(value: Any) -> str:
    """A value as TOML has it; tables stand in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def with_change(page: dict[str, Any], change: Change) -> str:
    """The page with the other values."""
    other = json.loads(json.dumps(page))
    for path, value in change.values:
        row: Any = other
        for step in path[:-1]:
            row = row[step]
        row[path[-1]] = value
    return "\n".join(f"{key} = {written(value)}" for key, value in other.items())


def in_a_fork(what: Callable[[], int]) -> int:
    """What it returns in a process of its own."""
    child = os.fork()
    if child == 0:
        result = BROKEN
        try:
            result = what()
        finally:
            os._exit(result)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def hashed(heard: Heard, seed: int) -> str:
    return hashlib.sha256("\n".join(heard(seed)).encode()).hexdigest()


def main() -> None:
    """Try each change, as `unnoticed` writes the task."""
    task = json.load(sys.stdin)
    changes = [Change(*change) for change in task["changes"]]

    def heard() -> Heard:
        found: Heard = getattr(import_module(task["module"]), task["function"])
        return found

    read, write = os.pipe()

    def as_it_is() -> int:
        before = {seed: hashed(heard(), seed) for seed in sorted({seed for each in changes for seed in each.tables})}
        os.write(write, json.dumps(before).encode() + b"\n")
        return NOTICED

    pages = {change.page: page_of(task["game"], change.page) for change in changes}
    assert in_a_fork(as_it_is) == NOTICED, "nothing can be played as it is"
    with os.fdopen(read) as line:
        before: dict[str, str] = json.loads(line.readline())

    results: dict[str, set[int]] = {}
    for change in changes:
        if NOTICED in results.get(change.name, ()):
            continue

        def tried(change: Change = change) -> int:
            lay_instead(task["game"], {change.page: with_change(pages[change.page], change)})
            play = heard()
            same = all(hashed(play, seed) == before[str(seed)] for seed in change.tables)
            return UNNOTICED if same else NOTICED

        results.setdefault(change.name, set()).add(in_a_fork(tried))
    missed = {name: found for name, found in results.items() if NOTICED not in found}
    found = [name if UNNOTICED in found else f"{name} (broken)" for name, found in missed.items()]
    sys.stdout.write(f"\n{json.dumps(found)}\n")


if __name__ == "__main__":
    main()

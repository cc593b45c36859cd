"""Armies of figures before the game: asked of each person, or ordered on the command line."""

from __future__ import annotations

from typing import Any

from fracas.core.options import did_you_mean
from fracas.core.refusal import SetupError
from fracas.games.figures.armies import CHOOSE, RANDOM
from fracas.games.figures.roster import LINES
from fracas.terminal.boards import Ask

BUILD = "build"


def ask_armies(people: list[str], ask: Ask) -> list[Any]:
    """Each person's army: a ready one by its number or name, a random one, or one to be built at the table."""
    explained = [
        f"{number}  {line.name}: {', '.join(row.name for row in line.figure)}" for number, line in enumerate(LINES, 1)
    ]
    explained += [f"{RANDOM}  one of these", f"{BUILD}   figure by figure, cards of your own making included"]
    armies = []
    for place, name in enumerate(people):
        whose = "Your army" if len(people) == 1 else f"The army of {name}"
        armies.append(
            ask(f"{whose}: 1 to {len(LINES)}, {RANDOM} or {BUILD}", [] if place else explained, RANDOM, _army_of)
        )
    return armies


def _army_of(typed: str) -> str:
    """The army that was typed; SetupError if there is no such one."""
    if typed.isdecimal() and 1 <= int(typed) <= len(LINES):
        return LINES[int(typed) - 1].id
    word = typed.casefold()
    if word in (BUILD, CHOOSE):
        return CHOOSE
    for line in LINES:
        if word in (line.id, line.name.casefold()):
            return line.id
    known = [RANDOM, BUILD, *(line.id for line in LINES)]
    if word != RANDOM:
        raise SetupError("unknown-army", f"There is no ready army {typed!r}{did_you_mean(word, known)}")
    return RANDOM


def ordered_army(word: str) -> Any:
    """An army from one word: a name, or ``figure:Power,figure:Power``."""
    if ":" not in word:
        return CHOOSE if word == BUILD else word
    army = []
    for part in word.split(","):
        figure, _, power = part.strip().partition(":")
        army.append([figure, int(power) if power.isdecimal() else power])
    return army

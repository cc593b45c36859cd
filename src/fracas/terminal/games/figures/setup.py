"""Armies of figures before the game: asked of each person, or ordered on the command line."""

from __future__ import annotations

from typing import Any

from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean
from fracas.games.figures.armies import BUILD, CHOOSE, RANDOM
from fracas.games.figures.roster import LINES
from fracas.started import command
from fracas.terminal.board import Ask
from fracas.terminal.screen import cut, whole_number

MORE = (
    f"{RANDOM}: one of these, and none that is taken.",
    f"{BUILD}: figure by figure at the table, cards of your own making ({command('card')}) included.",
)


def ask_armies(people: list[str], ask: Ask) -> list[Any]:
    """Each person's army: a ready one by its number or name, a random one, or one to be built at the table."""
    shown = [
        f"{number}  {line.name}: {', '.join(row.name for row in line.figure)}" for number, line in enumerate(LINES, 1)
    ]
    armies = []
    for place, name in enumerate(people):
        whose = "Your army" if len(people) == 1 else f"The army of {name}"
        question = f"{whose}: 1 to {len(LINES)}, {RANDOM} or {BUILD}"
        armies.append(ask(question, RANDOM, read_army_word, shown=[] if place else shown, more=MORE))
    return armies


def read_army_word(typed: str) -> str:
    """The army that one word asks for; SetupError if there is no such one."""
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(LINES):
        return LINES[number - 1].id
    word = typed.casefold()
    if word in (RANDOM, BUILD, CHOOSE):
        return word
    for line in LINES:
        if word in (line.id, line.name.casefold()):
            return line.id
    known = did_you_mean(word, [RANDOM, BUILD, *(line.id for line in LINES)])
    raise SetupError("unknown-army", f"Unknown army {cut(typed, 40)!r}{known}", rule="figures.army.size")


def ordered_army(word: str) -> Any:
    """An army from one word: a name or number, or ``figure:Power,figure:Power``."""
    if ":" not in word:
        return read_army_word(word)
    army = []
    for part in word.split(","):
        figure, _, power = part.strip().partition(":")
        number = whole_number(power)
        army.append([figure, cut(power, 10) if number is None else number])
    return army

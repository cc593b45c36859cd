"""What a model answered, as a file: a line for the opening, then one for each thing it did, refused answers included.

``fracas mcp --answers FILE`` plays it over again, so that an evaluation can be repeated and looked at. A file may also
be written by hand: of each line only ``answer`` is needed, and in the opening ``game``, ``bots`` and ``seed``. Where a
line says which question it answers, and what came of it, that must be so again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import fracas
from fracas.core.nesting import too_deep
from fracas.core.refusal import DamagedRecord, OtherRules
from fracas.core.sentences import counted, shown
from fracas.home import text_of
from fracas.mcp.asking import Answered
from fracas.mcp.sitting import Opening, Sitting

T = TypeVar("T")
HINT = "hint"
RESIGN = "resign"


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a model did."""

    answer: Answered = ""
    question: int = -1
    """The id of the question that it answered; -1 for the one that is asked."""
    ask: str = ""
    """What was asked, in the game's word; empty if nobody wrote it down."""
    refused: str | None = None
    """The rule by which it was refused, empty if by none; None if it was taken."""
    did: str = ""
    """``hint`` or ``resign``, if it was no answer."""


class Answers:
    """A sitting of which every step is written down."""

    def __init__(self, sitting: Sitting, write: Callable[[str], None]) -> None:
        self.sitting = sitting
        self._write = write
        self._line(sitting.opening)

    def _line(self, what: msgspec.Struct) -> None:
        self._write(msgspec.json.encode(what).decode() + "\n")

    def answer(self, question: int, answer: Answered) -> dict[str, Any]:
        """`Sitting.answer`, written down."""
        ask = self.sitting.ask
        reply = self.sitting.answer(question, answer)
        refused = reply["refused"]["rule"] if "refused" in reply else None
        self._line(Given(answer, question, ask, refused))
        return reply

    def hint(self) -> dict[str, Any]:
        """`Sitting.hint`, written down: it stands in the log of the table."""
        reply = self.sitting.hint()
        self._line(Given(did=HINT))
        return reply

    def resign(self) -> dict[str, Any]:
        """`Sitting.resign`, written down."""
        reply = self.sitting.resign()
        self._line(Given(did=RESIGN))
        return reply


def read_answers(text: str) -> tuple[Opening, list[Given]]:
    """The opening and what was done; a refusal that names the line, if it is no such file."""
    lines = [line for line in text.split("\n") if line.strip()]
    opening = _read(lines[0] if lines else "{}", Opening, 1)
    return opening, [_read(line, Given, number) for number, line in enumerate(lines[1:], 2)]


def _read(line: str, kind: type[T], number: int) -> T:
    if too_deep(line):
        raise DamagedRecord("answers", f"Line {number} is nested too deeply.")
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as no:
        raise DamagedRecord("answers", f"Line {number} is not a line of such a file: {no}.") from None


def play_answers(opening: Opening, given: Iterable[Given]) -> Sitting:
    """The game that these answers lead to, with the same bots and the same chance."""
    game = fracas.game(opening.game)
    if opening.rules not in (0, game.version) or opening.content not in ("", game.content_hash):
        raise OtherRules(
            "other-rules", f"These answers were given under other rules or with other content of {game.name}."
        )
    sitting = Sitting("again", opening)
    sitting.begin()
    for number, each in enumerate(given, 2):
        _again(sitting, each, number)
    return sitting


def _again(sitting: Sitting, given: Given, number: int) -> None:
    if given.did == HINT:
        sitting.hint()
    elif given.did == RESIGN:
        sitting.resign()
    elif given.did:
        raise DamagedRecord("answers", f"Line {number} does {shown(given.did)}, which cannot be done.")
    else:
        if given.ask not in ("", sitting.ask):
            raise DamagedRecord("other-game", _other_game(number, given.ask, sitting.ask))
        reply = sitting.answer(sitting.asked_id if given.question < 0 else given.question, given.answer)
        refused = reply["refused"]["rule"] if "refused" in reply else None
        if given.question >= 0 and refused != given.refused:
            now = "is taken now" if refused is None else f"is refused now, by {refused or 'no rule'}"
            raise DamagedRecord("other-game", f"Line {number} came to something else: {shown(given.answer)} {now}.")


def _other_game(number: int, ask: str, asked: str) -> str:
    return (
        f"Line {number} answers {shown(ask)}, but the table asks {shown(asked) if asked else 'nothing more'}: it is "
        "another game by now. Bots that count seconds do not play the same game twice."
    )


def told(sitting: Sitting, given: list[Given]) -> list[str]:
    """What came of a game, in lines: its result, and how well it was answered."""
    table = sitting.table
    refused = [each.refused for each in given if each.refused is not None]
    lines = [table.result or f"The game is not over: {sitting.ask} is asked, and there is no answer for it."]
    lines.append(f"{counted(len(given), 'line')}, {counted(len(refused), 'refused answer')}, {table.turns} turns.")
    for rule in dict.fromkeys(refused):
        lines.append(f"  refused {refused.count(rule)} × by {rule or 'no rule'}")
    return lines


def play_file(path: Path) -> tuple[Sitting, list[Given]]:
    """Play the answers in a file."""
    opening, given = read_answers(text_of(path, DamagedRecord))
    return play_answers(opening, given), given

"""Do random games of synergy go as they went before? Counts, and a hash of all that was asked, told and left.

python -m tests.games.synergy.alike [--games 8] [--reasons 40]

Run it before and after a change that should change nothing for players, and compare what it prints. At every fortieth
question each warrior and each square is pointed at; why they cannot be chosen has a hash of its own, because sentences
may change where the play does not. ``--reasons 0`` leaves that out.
"""

from __future__ import annotations

import argparse
import hashlib
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.listener import Listener
from fracas.core.question import Choice, Commit, Question, Roll, deciders
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import SQUARES
from fracas.games.synergy.state import State
from tests.games.synergy.checks import any_answer, begin
from tests.games.synergy.test_many_games import TABLES


class Heard:
    """All that players could notice, as two hashes, and how much of it there was."""

    def __init__(self) -> None:
        self.play = hashlib.sha256()
        self.reasons = hashlib.sha256()
        self.counts = {"questions": 0, "answers": 0, "rolls": 0, "events": 0, "reasons": 0, "games": 0}

    def note(self, what: str, *facts: Any) -> None:
        self.counts[what] += 1
        hashed = self.reasons if what == "reasons" else self.play
        hashed.update(repr((what, facts)).encode())

    def tell(self, event: Any, /, *args: Any, **kwargs: Any) -> None:
        self.note("events", event(*args, **kwargs))

    def __str__(self) -> str:
        counts = ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
        return f"{counts}\nplay {self.play.hexdigest()[:24]}, reasons {self.reasons.hexdigest()[:24]}"


def asked(question: Question) -> list[Any]:
    """What may be answered; a place is a region of its own, which only its answer shows."""
    if isinstance(question, Roll):
        return [*question.outcomes]
    if isinstance(question, Choice):
        return [question.seat, *question.options]
    if isinstance(question, Commit):
        return [
            (seat, *mine) if isinstance(mine, list) else seat
            for seat, mine in zip(question.seats, question.options, strict=True)
        ]
    return []


def reasons(state: State, question: Question) -> list[Any]:
    """Why not, of everything on the board, for everybody who is asked."""
    things = [f"warrior:{me}" for me in range(len(state.warriors))] + [f"square:{each}" for each in range(SQUARES)]
    found: list[Any] = []
    for seat in deciders(question):
        to = Listener(seat, [f"Player {each}" for each in range(state.players)])
        for thing in things:
            why = SYNERGY.words.why_not(state, question, seat, thing, to)
            found.append(None if why is None else (why.rule, why.sentence))
    return found


def play(heard: Heard, seed: str, every: int, players: int, settings: dict[str, Any]) -> None:
    """One random game to its end."""
    random = Random(seed)
    flow = Flow(SYNERGY, begin(players, **settings), tell=heard.tell)
    while flow.question is not None:
        question = flow.question
        heard.note("questions", question.ask, asked(question))
        if every and heard.counts["questions"] % every == 0 and not isinstance(question, Roll):
            heard.note("reasons", reasons(flow.state, question))
        answer = any_answer(question, random)
        heard.note("rolls" if isinstance(question, Roll) else "answers", answer)
        flow.send(answer)
    heard.note("games", SYNERGY.notation.write(flow.state))


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="at each table")
    parser.add_argument(
        "--reasons", type=int, default=40, help="point at everything each time so many questions were asked"
    )
    wanted = parser.parse_args()
    whole = Heard()
    for players, settings in TABLES:
        for number in range(wanted.games):
            play(whole, f"{players} {settings} {number}", wanted.reasons, players, settings)
    print(whole)  # noqa: T201


if __name__ == "__main__":
    main()

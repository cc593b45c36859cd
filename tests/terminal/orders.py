"""A player who types orders at a table of skirmish that was laid by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.games.skirmish.fights import near
from tests.kit.skirmish import Fighter, Table
from tests.terminal.kit import Heard

from fracas.core.session import Session
from fracas.games.skirmish import SKIRMISH
from fracas.terminal.games.skirmish.board import SkirmishBoard
from fracas.terminal.play import Play
from fracas.terminal.seats import Seat

TWO = ["Ann", "Bob"]


# -- typed


class Enough(Exception):
    """Ann has typed all that she wanted to."""


class Ann:
    """Ann at a terminal against a bot: what she types, and what she reads."""

    def __init__(self, tmp_path: Path, session: Session[Any, Any]) -> None:
        self.session = session
        self.typed: list[str] = []
        self.screen = Heard(self.next)
        self.play = Play(self.screen, session, [Seat("Ann"), Seat("Bob", "random", 1)], tmp_path / "game.jsonl")
        self.play.board = SkirmishBoard()

    def types(self, *words: str) -> str:
        """What she reads from here on; she is asked as often as she types."""
        self.typed = [*words]
        self.screen.lines.clear()
        try:
            while not self.session.over:
                self.play.step()
        except Enough:
            pass
        return "\n".join([*self.screen.lines, self.play.message])

    def next(self, _: str) -> str:
        if not self.typed:
            raise Enough
        return self.typed.pop(0)

    def to(self, ask: str) -> Ann:
        """Play on, with any answers, until she is asked this."""
        random = Random(1)
        while not (0 in self.session.questions and self.session.questions[0].ask == ask):
            seat = self.session.waiting_for[0]
            asked = self.session.questions[seat]
            region = asked.region
            self.session.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
        return self

    @property
    def asked(self) -> str:
        return self.session.questions[0].ask

    def unit(self, number: int) -> Any:
        return self.session.view(0).units[number]

    def heard(self, *kinds: str) -> list[str]:
        return [type(event).__name__ for event in self.session.events if type(event).__name__ in kinds]


def at(tmp_path: Path, table: Table) -> Ann:
    """Ann's turn at this table."""
    settings = {"map": table.state.map, "scenario": table.state.scenario}
    position = SKIRMISH.notation.write(table.state)
    return Ann(tmp_path, Session.new(SKIRMISH, players=2, names=TWO, seed=3, position=position, settings=settings))


def put_all(table: Table) -> tuple[Fighter, Fighter, Fighter, Fighter]:
    """On The Ford: 1 Athum and 2 a Soldier in the south; a Osk beside the Soldier, b a Husk behind the barrier."""
    athum = table.put(0, "crown.athum", 10.5, 3.5, leader=True)
    soldier = table.put(0, "crown.soldier", 4.5, 3.5)
    osk = near(soldier, 1, "grave.osk", 0.5, leader=True)
    husk = table.put(1, "grave.husk", 10.5, 9.5)
    return athum, soldier, osk, husk

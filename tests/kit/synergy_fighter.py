"""A warrior of synergy in a story: what is seen of it, and what it does. Told of in `tests.kit.synergy`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fracas.games.synergy.board import DIRECTION_NAMES, NAMED, NAMES, SIDE
from fracas.games.synergy.content import TEAM_NUMBERS
from fracas.games.synergy.moving.walking import STEP_BY_STEP, STOP
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    COMBOS,
    DROP,
    END,
    FLAGS,
    GIVE,
    HOP_IN,
    MOVES,
    NO_TARGET,
    PICK,
    STRIKES,
    TAKE,
    USES,
    WIPE,
    WITH,
)
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.state import Warrior
from fracas.games.synergy.striking.targets import forget, targets
from fracas.games.synergy.terms import ALIVE, LIVES, STATUSES
from fracas.games.synergy.turns.options import options
from fracas.games.synergy.turns.used import ADDED

if TYPE_CHECKING:
    from tests.kit.synergy import Table

Spot = str | tuple[int, int]


def square_of(spot: Spot) -> int:
    """``"f6"`` or ``(5, 5)``."""
    return NAMED[spot] if isinstance(spot, str) else spot[1] * SIDE + spot[0]


def row(card: str) -> int:
    """A card, a flag (``"flag-orcs"``) or a team power by its id."""
    if card.startswith("flag-"):
        return FLAGS + TEAM_NUMBERS[card.removeprefix("flag-")]
    return number_of(card)


class Fighter:
    """One warrior in a story."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    # -- what is seen

    @property
    def it(self) -> Warrior:
        return self.table.state.warriors[self.number]

    @property
    def hits(self) -> int:
        return self.it.hits

    @property
    def alive(self) -> bool:
        return self.it.life == ALIVE

    @property
    def life(self) -> str:
        return LIVES[self.it.life]

    @property
    def at(self) -> tuple[int, int]:
        """(column, row)."""
        return self.it.square % SIDE, self.it.square // SIDE

    @property
    def square(self) -> str:
        return NAMES[self.it.square]

    @property
    def cards(self) -> set[str]:
        """Face up, gadgets and flags included."""
        return {PROFILES[card].id for card in self.it.cards}

    @property
    def down(self) -> set[str]:
        return {PROFILES[card].id for card in self.it.down}

    @property
    def working(self) -> set[str]:
        """The ids of all rows that work for it now."""
        return {PROFILES[card].id for card in self.it.live}

    @property
    def statuses(self) -> set[str]:
        return {STATUSES[status] for status in self.it.statuses}

    def can(self, what: str, card: str = "", plus: Sequence[str] = ()) -> bool:
        """May it do this now, in its own turn? ``igor.can("strike", "flameblast")``; ``plus`` as in `strikes`."""
        return self._code(what, card, plus) in options(self.table.state, self.number)

    def targets(self, card: str = "") -> set[str]:
        """What it may aim its strike at now: names of squares, of cards, or numbers of warriors as ``#3``."""
        found = targets(self.table.state, self.number, row(card) if card else BASIC)
        forget(self.table.state)
        return {self._target(each) for each in found}

    @staticmethod
    def _target(target: int) -> str:
        if target == NO_TARGET:
            return "area"
        if target >= AT_CARD:
            return PROFILES[target - AT_CARD].id
        return NAMES[target - AT_SQUARE] if target >= AT_SQUARE else f"#{target}"

    def __repr__(self) -> str:
        return f"#{self.number}"

    # -- what it does

    @staticmethod
    def _code(what: str, card: str, plus: Sequence[str] = ()) -> int:
        base = {"move": MOVES, "strike": STRIKES, "combo": COMBOS, "use": USES}
        plain = {"end": END, "pick": PICK, "take": TAKE, "give": GIVE, "drop": DROP, "wipe": WIPE, "hop": HOP_IN}
        if what in plain:
            return plain[what]
        added = sum(WITH << place for place, (each, _) in enumerate(ADDED) if each in [row(card) for card in plus])
        return base[what] + (row(card) if card else BASIC) + added

    def begins(self) -> Fighter:
        """Its turn begins, if it has not."""
        self.table.turn_of(self)
        return self

    def strikes(self, target: Fighter | Spot | str | None = None, card: str = "", plus: Sequence[str] = ()) -> Fighter:
        """It strikes: a fighter, a square, a card (``"card:grenade"``), or nobody in particular (an area).

        ``plus`` are the face-down + cards that it turns up for it.
        """
        self.begins()
        aim = self._aimed(target)
        self.table.play(self._code("strike", card, plus), [] if aim is None else [("target", aim)])
        return self

    @staticmethod
    def _aimed(target: Fighter | Spot | None) -> int | None:
        if target is None:
            return None
        if isinstance(target, Fighter):
            return target.number
        if isinstance(target, str) and target.startswith("card:"):
            return AT_CARD + row(target.removeprefix("card:"))
        return AT_SQUARE + square_of(target)

    def walks(self, to: Spot, card: str = "") -> Fighter:
        """Its basic move, to the square where it ends."""
        self.begins()
        self.table.play(self._code("move", card), [("walk", square_of(to))])
        return self

    def steps(self, *directions: str) -> Fighter:
        """Its basic move step by step: ``igor.steps("N", "E")``. It stops where the story stops."""
        self.begins()
        steps = [("step", DIRECTION_NAMES.index(direction)) for direction in directions]
        self.table.play(self._code("move", ""), [("walk", STEP_BY_STEP), *steps, ("step", STOP)], loose=("step",))
        return self

    def moves(self, card: str, *to: Spot) -> Fighter:
        """A Move card, to the square or squares where it lands; walks after it are told with `Table.answer`."""
        self.begins()
        self.table.play(self._code("move", card), [("land", square_of(each)) for each in to])
        return self

    def hops(self, to: Spot) -> Fighter:
        """The move of a toad."""
        self.begins()
        self.table.play(self._code("move", ""), [("land", square_of(to))])
        return self

    def combines(
        self, card: str, to: Spot | None = None, target: Fighter | Spot | None = None, plus: Sequence[str] = ()
    ) -> Fighter:
        """A Move&Strike: where it goes, and which warrior it strikes there."""
        self.begins()
        ask = "run" if card == "flying-tackle" else "land"
        answers: list[tuple[str, int]] = [] if to is None else [(ask, square_of(to))]
        aim = self._aimed(target)
        if aim is not None:
            answers.append(("target", aim))
        self.table.play(self._code("combo", card, plus), answers)
        return self

    def uses(self, card: str, **answers: int) -> Fighter:
        """An act of a card's own; what it asks besides is told by name."""
        self.begins()
        self.table.play(self._code("use", card), list(answers.items()))
        return self

    def picks(self, card: str) -> Fighter:
        self.begins()
        self.table.play(PICK, [("pick", row(card))])
        return self

    def drops(self, card: str) -> Fighter:
        self.begins()
        self.table.play(DROP, [("drop", row(card))])
        return self

    def gives(self, other: Fighter, card: str, agreed: bool = True) -> Fighter:
        self.begins()
        self.table.play(
            GIVE, [("partner", other.number), ("give", row(card)), ("trade", int(agreed))], loose=("trade",)
        )
        return self

    def takes(self, other: Fighter, card: str, agreed: bool = True) -> Fighter:
        self.begins()
        self.table.play(
            TAKE, [("partner", other.number), ("take", row(card)), ("trade", int(agreed))], loose=("trade",)
        )
        return self

    def does(self, what: str, **answers: int) -> Fighter:
        """Any act: ``igor.does("wipe")``, ``igor.does("hop", pouch=vlad.number)``."""
        self.begins()
        self.table.play(self._code(what, ""), list(answers.items()))
        return self

    def ends(self) -> Fighter:
        """Its turn ends (it begins first, if it has not)."""
        self.begins()
        self.table.play(END, [])
        return self

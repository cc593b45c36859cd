"""A unit of skirmish in a story: how it is, and what it does. Told of in `tests.kit.skirmish`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fracas.core.listener import Listener
from fracas.core.question import WrongPlace
from fracas.games.skirmish.abilities.saying import why_not_aim, why_not_item, why_not_use
from fracas.games.skirmish.acts import ABILITY, ITEM, MARCH, MOVE, PUSH, SHOOT, STOP, STRIKE, act
from fracas.games.skirmish.content import read_item
from fracas.games.skirmish.effects import lay, number_of_effect
from fracas.games.skirmish.state import ALIVE, FATES, NOBODY, Unit

if TYPE_CHECKING:
    from tests.kit.skirmish import Table

Inches = int | float


def thousandths(length: Inches) -> int:
    return round(length * 1000)


class Fighter:
    """One unit of the story."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def __repr__(self) -> str:
        return f"#{self.number}"

    # -- how it is

    @property
    def it(self) -> Unit:
        return self.table.state.units[self.number]

    @property
    def hp(self) -> int:
        return self.it.hp

    @property
    def alive(self) -> bool:
        return self.it.fate == ALIVE

    @property
    def fate(self) -> str:
        return FATES[self.it.fate]

    @property
    def at(self) -> tuple[Any, Any]:
        """Where its centre is, in inches; to be compared with numbers, or with `pytest.approx`."""
        return self.it.x / 1000, self.it.y / 1000

    def lay(self, effect: str, by: int = NOBODY) -> Fighter:
        """An effect lies on it, called by the ability or item that lays it: laid by this side, or by its own."""
        lay(self.it, number_of_effect(effect), self.table.state.side(self.number) if by == NOBODY else by)
        return self

    def laid(self, effect: str) -> tuple[int, ...]:
        """The sides that have laid this effect on it."""
        number = number_of_effect(effect)
        return tuple(side for each, side in zip(self.it.lying, self.it.laid_by, strict=True) if each == number)

    # -- what it can do

    def can(self, kind: int, what: int | Fighter = 0) -> bool:
        """Is this among the acts that its player is asked?"""
        number = what.number if isinstance(what, Fighter) else what
        return act(kind, self.number, number) in self.table.acts()

    def can_strike(self, target: Fighter) -> bool:
        return self.can(STRIKE, target)

    def can_shoot(self, target: Fighter) -> bool:
        return self.can(SHOOT, target)

    def can_push(self, target: Fighter) -> bool:
        return self.can(PUSH, target)

    def can_use(self, ability: str) -> bool:
        return self.can(ABILITY, self.table.ability(ability))

    def why_not_use(self, ability: str) -> tuple[str, str] | None:
        """Why it cannot use this ability now: the rule and a sentence."""
        return why_not_use(self.table.state, self.number, self.table.ability(ability), Listener.nobody())

    def why_not_aim(self, ability: str, other: Fighter) -> tuple[str, str] | None:
        """Why it cannot use this ability on another."""
        number = self.table.ability(ability)
        return why_not_aim(self.table.state, self.number, number, other.number, Listener.nobody())

    def why_not_item(self, item: str) -> tuple[str, str] | None:
        return why_not_item(self.table.state, self.number, read_item(item), Listener.nobody())

    def can_move(self) -> bool:
        return self.can(MOVE)

    def can_march(self) -> bool:
        return self.can(MARCH)

    # -- what it does

    def strikes(self, target: Fighter, **answers: Any) -> Fighter:
        """One melee attack."""
        return self._does(STRIKE, target.number, answers)

    def shoots(self, target: Fighter, **answers: Any) -> Fighter:
        """One ranged attack."""
        return self._does(SHOOT, target.number, answers)

    def pushes(self, target: Fighter, **answers: Any) -> Fighter:
        return self._does(PUSH, target.number, answers)

    def moves(self, *inches: Inches, **answers: Any) -> Fighter:
        """Its movement action, or a part of it, to a point or along a path: ``wolf.moves(10, 4, 10, 8)``."""
        return self._does(MOVE, 0, {"move": tuple(map(thousandths, inches)), **answers})

    def marches(self, *inches: Inches, **answers: Any) -> Fighter:
        return self._does(MARCH, 0, {"move": tuple(map(thousandths, inches)), **answers})

    def uses(self, ability: str, *targets: Fighter, **answers: Any) -> Fighter:
        """A hero ability or one of its own, on these targets; other questions are told by name."""
        told = [("target", target.number) for target in targets]
        return self._does(ABILITY, self.table.ability(ability), answers, told)

    def uses_item(self, item: str, **answers: Any) -> Fighter:
        return self._does(ITEM, read_item(item), answers)

    def stops(self) -> Fighter:
        """No further attack of its attack action."""
        return self._does(STOP, 0, {})

    def refused(self, kind: int, *inches: Inches) -> WrongPlace | None:
        """Why a movement there (`MOVE` or `MARCH`) is refused; None if it is legal. Nothing happens."""
        region = self.table.region(act(kind, self.number))
        why: WrongPlace | None = region.refuse(tuple(map(thousandths, inches)))
        return why

    def _does(self, kind: int, what: int, answers: dict[str, Any], told: Sequence[tuple[str, Any]] = ()) -> Fighter:
        seat = self.it.seat
        if self.table.state.seat != seat:
            self.table.turn(seat)
        self.table.play(act(kind, self.number, what), [*told, *answers.items()])
        return self

"""The figures and the special actions of the OpenSpiel version; see `bench.openspiel_figures`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

NO_CARD: Final = -1
WOUNDED: Final = 1
TOP_POWER: Final = 10


class Figure:
    """One action figure with its die."""

    __slots__ = ("actions", "armor", "blasts", "dodges", "fears", "owner", "power", "start", "wounded")

    def __init__(self, actions: tuple[str, ...], owner: int, power: int) -> None:
        self.actions = actions
        self.owner = owner
        self.start = power
        self.power = power
        self.wounded = False
        self.blasts = 0
        self.dodges = 0
        self.fears = 0
        self.armor: list[int] = []

    def special(self, rank: int) -> str:
        if rank < 7:
            return ""
        if rank >= 13:
            return "recover"
        return self.actions[0 if rank >= 11 else 1 if rank >= 9 else 2]


class SpecialActions:
    """What each of the twelve does, as a part of the state: ``_do_`` and its name, and the step after it."""

    _figures: list[Figure]
    _lines: list[list[int]]
    _captives: list[list[int]]
    _hands: list[list[int]]
    _stuns: list[int]
    _discard: list[int]
    _cards: list[int]
    _seat: int
    _attacker: int
    _victim: int
    _blow: int
    _again: bool

    @abstractmethod
    def _choose(self, player: int, options: list[int], step: str) -> None: ...

    @abstractmethod
    def _roll(self, outcomes: list[int], step: str) -> None: ...

    @abstractmethod
    def _draw_up(self, seats: list[int], then: str) -> None: ...

    @abstractmethod
    def _end_turn(self) -> None: ...

    def _with_die(self) -> list[int]:
        return [figure for figure in self._lines[self._seat] if not self._figures[figure].wounded]

    def _can_be_boosted(self) -> list[int]:
        return [figure for figure in self._with_die() if self._figures[figure].power < TOP_POWER]

    def _recoverable(self) -> list[int]:
        held = self._captives[1 - self._seat]
        return [figure for figure in held if self._figures[figure].owner == self._seat]

    def _do_armor(self) -> None:
        self._choose(self._seat, self._lines[self._seat], "_armors")

    def _armors(self, figure: int) -> None:
        self._figures[figure].armor.append(self._cards[0])
        self._cards[0] = NO_CARD
        self._end_turn()

    def _do_blast(self) -> None:
        self._figures[self._attacker].blasts += 1
        self._end_turn()

    def _do_boost(self) -> None:
        self._choose(self._seat, self._can_be_boosted(), "_boosts")

    def _boosts(self, figure: int) -> None:
        self._figures[figure].power = min(self._figures[figure].power + 2, TOP_POWER)
        self._end_turn()

    def _do_dodge(self) -> None:
        self._figures[self._attacker].dodges += 1
        self._end_turn()

    def _do_explosion(self) -> None:
        self._end_turn()

    def _do_intimidate(self) -> None:
        if self._blow == WOUNDED:
            self._figures[self._victim].fears += 1
        self._end_turn()

    def _do_luck(self) -> None:
        self._choose(self._seat, self._with_die(), "_tries_luck")

    def _tries_luck(self, figure: int) -> None:
        self._victim = figure
        self._roll(list(range(1, 11)), "_luck_rolled")

    def _luck_rolled(self, die: int) -> None:
        lucky = self._figures[self._victim]
        lucky.power = max(lucky.power, die)
        self._end_turn()

    def _do_masterplan(self) -> None:
        self._choose(self._seat, [1, 2, 3], "_plans")

    def _plans(self, plan: int) -> None:
        seats = [seat for seat in (self._seat, 1 - self._seat) if plan >> seat & 1]
        for seat in seats:
            self._discard += self._hands[seat]
            self._hands[seat] = []
        self._draw_up(seats, "_end_turn")

    def _do_mindcontrol(self) -> None:
        if self._captives[self._seat]:
            self._choose(self._seat, self._captives[self._seat], "_controls")
        else:
            self._end_turn()

    def _controls(self, figure: int) -> None:
        self._captives[self._seat].remove(figure)
        self._joins(figure, 1)

    def _do_recover(self) -> None:
        self._choose(self._seat, self._recoverable(), "_recovers")

    def _recovers(self, figure: int) -> None:
        self._captives[1 - self._seat].remove(figure)
        self._joins(figure, self._figures[figure].start)

    def _joins(self, figure: int, power: int) -> None:
        self._figures[figure].power = power
        self._figures[figure].wounded = False
        self._lines[self._seat].append(figure)
        self._end_turn()

    def _do_sneak(self) -> None:
        self._again = True
        self._end_turn()

    def _do_stun(self) -> None:
        self._stuns[1 - self._seat] += 1
        self._end_turn()

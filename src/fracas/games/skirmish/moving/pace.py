"""How a unit moves now: its speed, what terrain leaves of it, what climbing costs it.

Terrain is a mask: bit 0 cover, bit 1 water. A movement has one budget for each mask; the terrain that a base touches
anywhere on its ways of this turn, their starts included, says which of them counts. What is spent is counted for
movement and march each by itself.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.card import CLIMB, FLIGHT, HEAVY
from fracas.games.skirmish.state import NOBODY, State
from fracas.games.skirmish.stats import card_bits, reach_of, speed

INCH: Final = 1000
COVER_BIT: Final = 1
WATER_BIT: Final = 2
PLAIN: Final = 2 * INCH
"""For each level climbed."""
DOTTED: Final = INCH

# What is being moved by.
BY_MOVE: Final = 0
BY_MARCH: Final = 1
BY_FADE: Final = 2
WAYS: Final = ("move", "march", "fade")

Budgets = tuple[int, int, int, int]
"""With nothing, in cover, in water, in both."""


@final
class Gait:
    """What a path costs a unit."""

    __slots__ = ("climbs", "dotted", "flies", "jumps", "plain", "r")

    def __init__(self, r: int, plain: int, dotted: int, flies: bool, moves: bool) -> None:
        self.r = r
        self.plain = plain
        self.dotted = dotted
        self.flies = flies
        """No terrain along its way counts (skirmish.ability.flight)."""
        self.climbs = moves
        self.jumps = moves
        """Both are parts of movement actions and marches only."""

    def level(self, dotted: bool) -> int:
        """The cost of one level."""
        return self.dotted if dotted else self.plain


def gait_of(state: State, me: int, r: int, by: int) -> Gait:
    """Climbing costs the heavy 1" more for each level, climbers 1" less; together they cancel."""
    bits = card_bits(state.units[me])
    more = (INCH if bits & HEAVY else 0) - (INCH if bits & CLIMB else 0)
    return Gait(r, PLAIN + more, DOTTED + more, bits & FLIGHT != 0, by != BY_FADE)


def half_up(length: int) -> int:
    """Half, rounded up to whole inches."""
    return (length + 2 * INCH - 1) // (2 * INCH) * INCH


def half_down(length: int) -> int:
    return length // (2 * INCH) * INCH


def on_terrain(full: int, mask: int, rounds_down: bool) -> int:
    """What terrain leaves of a speed: cover's −1 first, then water's half."""
    left = full - INCH if mask & COVER_BIT else full
    if mask & WATER_BIT:
        left = half_down(left) if rounds_down else half_up(left)
    return max(0, left)


FADES: Final[list[int]] = [0]
"""The own ability with which units fade. It is declared in its home."""


def fades(id: str) -> None:  # noqa: A002
    """Declare the own ability with which units fade, as far as its row says."""
    FADES[0] = number_of(id)


def fade_of(state: State, me: int) -> int:
    """How far it fades."""
    return reach_of(state, me, FADES[0])


def budgets_of(state: State, me: int, by: int) -> Budgets:
    """How far the whole movement, march or fade goes, by mask."""
    if by == BY_FADE:
        # As far as its card says, whatever its speed: terrain takes from speed only.
        far = fade_of(state, me)
        return (far, far, far, far)
    full = speed(state, me)
    down = state.water_rounds_down
    all_four = (full, on_terrain(full, 1, down), on_terrain(full, 2, down), on_terrain(full, 3, down))
    if by == BY_MOVE:
        return all_four
    return (half_up(all_four[0]), half_up(all_four[1]), half_up(all_four[2]), half_up(all_four[3]))


def interrupt(state: State, me: int) -> None:  # noqa: ARG001 - callers say who acts
    """An action of any unit forfeits the rest of the movement being made (skirmish.activate.interrupt), and its run."""
    state.moving = NOBODY

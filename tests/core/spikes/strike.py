"""A piece of synergy: a strike that a face-down card may throw back at the striker after the roll.

Two warriors, a face-down card each. Seat 0 strikes with energy, on 3 or more it hits for 3. At the window `escape`
one who could hold a card that nobody has seen is asked, whatever they really hold. Mirror Shades roll a die: on 4 or
more the blow goes back to the striker.
"""

from __future__ import annotations

from typing import Any

from fracas.core.question import Question, Resolution, Roll
from fracas.core.tell import Tell
from fracas.core.window import Reactions, Window, Windows, offer

SHADES, KIDNEYS, PEEL = 0, 1, 2
CARDS = (SHADES, KIDNEYS, PEEL)
D6 = range(1, 7)

ESCAPE = Window("escape")
WINDOWS = Windows(ESCAPE)

Blow = tuple[int, bool]
"""The warrior that it falls on, and whether it is thrown back already."""


class State:
    """Hits and cards of two warriors, and the strike under way."""

    def __init__(self, cards: list[int]) -> None:
        self.hits = [6, 6]
        self.down = cards
        """Each warrior's face-down card: its own player sees it; -1 once it is turned up."""
        self.unseen = set(CARDS)
        """The cards that may lie face down somewhere. Public."""
        self.up: list[tuple[int, int]] = []
        self.used: list[int] = []
        self.blows: list[Blow] = []
        self.over = False

    def clone(self) -> State:
        other = State(self.down.copy())
        other.hits = self.hits.copy()
        other.unseen = self.unseen.copy()
        other.up = self.up.copy()
        other.used = self.used.copy()
        other.blows = self.blows.copy()
        other.over = self.over
        return other


class Secret(Reactions[State]):
    """The reactions of this piece of the game."""

    def player(self, state: State, me: int) -> int:
        return me

    def could(self, state: State, window: Window, me: int) -> bool:
        victim, thrown_back = state.blows[-1]
        return state.down[me] != -1 and SHADES in state.unseen and victim == me and not thrown_back

    def usable(self, state: State, window: Window, me: int) -> list[int]:
        return [SHADES] if state.down[me] == SHADES and SHADES not in state.used else []

    def used(self, state: State) -> list[int]:
        return state.used

    def react(self, state: State, tell: Tell, window: Window, card: int) -> Resolution | None:
        me = state.blows[-1][0]
        state.down[me] = -1
        state.unseen.discard(card)
        state.up.append((me, card))
        resolution: Resolution = window.content["mirror-shades"](state, me)
        return resolution


@ESCAPE.of("mirror-shades")
def mirror_shades(state: State, me: int) -> Resolution:
    die: int = yield Roll("shades", D6)
    if die >= 4:
        state.blows[-1] = (1 - me, True)


def strike(state: State, tell: Tell) -> Resolution:
    """It knows no card."""
    state.blows = [(1, False)]
    die: int = yield Roll("to hit", D6)
    if die >= 3:
        yield from offer(Secret(), state, tell, ESCAPE, [1])
        state.hits[state.blows[-1][0]] -= 3
    state.over = True


class Piece:
    """As much of a game as a flow needs."""

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return None if state.over else strike(state, tell)


PIECE: Any = Piece()


def question_name(question: Question | None) -> str:
    return "" if question is None else question.ask

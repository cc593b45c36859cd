"""What happens around the turns: whose it is, who is out, who has won."""

from __future__ import annotations

from fracas.core.events import Event


class RoundBegins(Event, frozen=True):
    rule = "synergy.win.limit"
    round: int


class PlayerBegins(Event, frozen=True):
    """A player's turn begins."""

    rule = "synergy.turn.order"
    seat: int


class WarriorBegins(Event, frozen=True):
    rule = "synergy.turn.order"
    warrior: int
    seat: int
    """Who plays it."""


class WarriorEnds(Event, frozen=True):
    rule = "synergy.turn.order"
    warrior: int


class Neutralized(Event, frozen=True):
    rule = "synergy.neutralized"
    warrior: int


class Surrendered(Event, frozen=True):
    rule = "synergy.surrender"
    reveals = True  # what lay face down goes out of the game for all to see
    warrior: int


class Ordered(Event, frozen=True):
    """A warrior acts at another's order."""

    rule = "synergy.card.first"
    warrior: int
    by: int
    strike: bool


# -- the end


class PlayerLost(Event, frozen=True):
    rule = "synergy.lost"
    seat: int


class GoalsShown(Event, frozen=True):
    """What everybody had written down."""

    rule = "synergy.flag.goal"
    reveals = True
    goals: tuple[int, ...]


class CardsShown(Event, frozen=True):
    """The game is over: what still lay face down beside a warrior."""

    rule = "synergy.secret"
    reveals = True
    warrior: int
    cards: tuple[int, ...]


class GameWon(Event, frozen=True):
    winners: tuple[int, ...]
    how: str
    """``flags``, ``last`` or ``limit``."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return f"synergy.win.{self.how}"

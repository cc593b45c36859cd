"""What happens at set-up: teams, cards from the deck, flags, bases."""

from __future__ import annotations

from fracas.core.events import Event


class Rolled(Event, frozen=True):
    """A die for who goes first."""

    rule = "synergy.first"
    seat: int
    die: int


class GoesFirst(Event, frozen=True):
    rule = "synergy.first"
    seat: int


class TeamPicked(Event, frozen=True):
    rule = "synergy.assign"
    seat: int
    team: int


class TeamPowerTaken(Event, frozen=True):
    """Another team power in place of the team's own."""

    rule = "synergy.option.alternative-team-powers"
    seat: int
    power: int


class Dealt(Event, frozen=True):
    """Power cards from the deck; only their player sees them."""

    rule = "synergy.deal"
    seat: int
    count: int
    cards: tuple[int, ...] | None

    def seen_by(self, viewer: int) -> Dealt:
        return self if viewer == self.seat else Dealt(self.seat, self.count, None)


class TeamCardsShuffled(Event, frozen=True):
    """Each seat has a card as a team power."""

    rule = "synergy.option.extra-team-powers"
    cards: tuple[int, ...]


class CardsAssigned(Event, frozen=True):
    """The open cards of a warrior are shown; how many are face down is known."""

    rule = "synergy.assign"
    reveals = True
    warrior: int
    cards: tuple[int, ...]
    down: int


class CardsDrawn(Event, frozen=True):
    """A warrior's player draws cards for it, to keep some of them."""

    rule = "synergy.deal"
    reveals = True
    warrior: int
    count: int


class CardKept(Event, frozen=True):
    """A drawn card is the warrior's; -1 if it lies face down."""

    rule = "synergy.deal"
    reveals = True  # an open card is shown, and so are those that are not kept
    warrior: int
    card: int


class Discarded(Event, frozen=True):
    """Cards go to the discard pile, face up."""

    rule = "synergy.deal"
    cards: tuple[int, ...]


class Reshuffled(Event, frozen=True):
    rule = "synergy.deal"
    cards: int


class GoalsChosen(Event, frozen=True):
    """Everybody has written down a flag."""

    rule = "synergy.flag.goal"


class FlagDrawn(Event, frozen=True):
    rule = "synergy.flag.draw"
    seat: int
    team: int


class BasePlaced(Event, frozen=True):
    rule = "synergy.place.base"
    seat: int
    square: int


class WarriorPlaced(Event, frozen=True):
    rule = "synergy.place.warriors"
    warrior: int
    square: int


class FlagGiven(Event, frozen=True):
    rule = "synergy.place.flag"
    seat: int
    warrior: int
    team: int


class Scattered(Event, frozen=True):
    """A power-up lies on a square: a gadget, -1 for a life point, -2 if it is hidden."""

    rule = "synergy.option.power-ups"
    card: int
    square: int

"""What happens around the fight: armies, set-up, rounds, turns, stones, energy, the end.

Units and stones are their numbers, sides and seats too; lengths are thousandths of an inch.
"""

from __future__ import annotations

from fracas.core.events import Event

# -- set-up


class ArmyShown(Event, frozen=True):
    """All armies are ready, and this one is turned up."""

    rule = "skirmish.army.points"
    seat: int
    name: str
    units: tuple[int, ...]
    """The leader first."""
    left: int
    """Points that were not used."""


class SideRolled(Event, frozen=True):
    """2d6 for the set-up."""

    rule = "skirmish.scenario.order"
    side: int
    dice: tuple[int, ...]


class HomeTaken(Event, frozen=True):
    """A side takes one of the set-ups of the map."""

    rule = "skirmish.scenario.order"
    side: int
    home: int


class StonePlaced(Event, frozen=True):
    """A rune-stone comes on the table."""

    rule = "skirmish.rune.size"
    stone: int
    x: int
    y: int
    by: int
    """The side that placed it; -1 if the scenario did."""


class EnoughStones(Event, frozen=True):
    """A side places no further stone (Battle fall)."""

    rule = "skirmish.scenario.battlefall"
    side: int


class UnitPlaced(Event, frozen=True):
    """A unit is set up."""

    rule = "skirmish.scenario.order"
    unit: int
    x: int
    y: int


class NoPlaceFor(Event, frozen=True):
    """Units of a player find no place in their set-up, and stay out."""

    rule = "skirmish.scenario.order"
    seat: int
    units: tuple[int, ...]


class LeftOverPaid(Event, frozen=True):
    """Points that were not used become energy."""

    rule = "skirmish.army.leftover"
    seat: int
    left: int
    amount: int


# -- rounds and turns


class RoundBegins(Event, frozen=True):
    rule = "skirmish.round.initiative"
    round: int


class InitiativeRolled(Event, frozen=True):
    """2d6 for who chooses the first turn of the round."""

    rule = "skirmish.round.initiative"
    side: int
    dice: tuple[int, ...]


class GoesFirst(Event, frozen=True):
    """The side that rolled highest has chosen."""

    rule = "skirmish.round.initiative"
    side: int
    by: int


class TurnBegins(Event, frozen=True):
    rule = "skirmish.activate.order"
    side: int
    seat: int
    """Who is asked."""


class HandedOver(Event, frozen=True):
    """A team-mate goes on with the shared turn."""

    rule = "skirmish.team"
    seat: int
    to: int


class SeatEnds(Event, frozen=True):
    """A player has ended their part of the turn."""

    rule = "skirmish.activate.order"
    seat: int


class RoundEnds(Event, frozen=True):
    rule = "skirmish.round.end"
    round: int


class Stopped(Event, frozen=True):
    """A unit makes no further attack in its attack action."""

    rule = "skirmish.activate.actions"
    unit: int


# -- energy and stones


class EnergyGained(Event, frozen=True):
    rule = "skirmish.energy.use"
    side: int
    amount: int
    why: str
    """``stones``, ``points``, or the id of the ability or item that gives it."""


class StoneTaken(Event, frozen=True):
    """Control of a rune-stone passes."""

    rule = "skirmish.rune.control"
    stone: int
    side: int
    before: int
    """Who controlled it; -1 for nobody."""


class UnitCreated(Event, frozen=True):
    """A new unit stands on the table: recruited, or raised."""

    rule = "skirmish.hero.recruit"
    unit: int
    x: int
    y: int
    paid: int


class Regrown(Event, frozen=True):
    """A wounded troll rolls for its wound at the start of its turn."""

    rule = "skirmish.own.regrow"
    unit: int
    die: int
    healed: bool


# -- the end


class LeaderFell(Event, frozen=True):
    """A leader is dead: its player loses, the army fights on to the end of the round."""

    rule = "skirmish.army.leader-dead"
    seat: int
    unit: int


class ArmyLeaves(Event, frozen=True):
    """The army of a dead leader leaves at the end of the round."""

    rule = "skirmish.army.leader-dead"
    seat: int
    units: tuple[int, ...]


class PointsAlive(Event, frozen=True):
    """The round limit: what each side has alive, in points."""

    rule = "skirmish.win"
    points: tuple[int, ...]


class GameWon(Event, frozen=True):
    """The game is over."""

    rule = "skirmish.win"
    winners: tuple[int, ...]
    """Seats; several if they share the victory or draw."""
    limit: bool
    """The round limit ended it."""

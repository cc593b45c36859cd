"""What can happen at a table of synergy. Events belong to what happens (a wound, a knock, a draw), never to one card.

Warriors, squares, cards and teams are their numbers. Cards are rows: `fracas.games.synergy.rows`.
"""

from __future__ import annotations

from fracas.core.events import Event

# -- set-up


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


# -- turns


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


# -- cards


class CardTurnedUp(Event, frozen=True):
    rule = "synergy.secret"
    reveals = True
    warrior: int
    card: int


class CardUsed(Event, frozen=True):
    """A card does something of its own: a reaction, a free action."""

    rule = "synergy.card.first"
    warrior: int
    card: int


class CardSuppressed(Event, frozen=True):
    """One card of a warrior counts as blank."""

    rule = "synergy.card.first"
    warrior: int
    card: int
    by: int


class Cursed(Event, frozen=True):
    """All face-down cards of a warrior that are Gadgets count as blank, if there are any."""

    rule = "synergy.power.luddite-hex"
    warrior: int
    by: int


class CurseEnded(Event, frozen=True):
    rule = "synergy.duration"
    warrior: int


class CardFreed(Event, frozen=True):
    rule = "synergy.duration"
    card: int


class ExtraHits(Event, frozen=True):
    """Extra hits come or go."""

    rule = "synergy.hits"
    warrior: int
    by: int
    hits: int


# -- the strike, in its twelve steps


class StrikeDeclared(Event, frozen=True):
    """1. ``target`` is a warrior, or -1; ``square`` the square aimed at."""

    rule = "synergy.strike.basic"
    warrior: int
    card: int
    target: int
    square: int


class Strayed(Event, frozen=True):
    """2."""

    rule = "synergy.random"
    warrior: int
    square: int
    victim: int


class StrikeLost(Event, frozen=True):
    """The strike is spent and comes to nothing: 2, 3."""

    rule = "synergy.strike.roll"
    warrior: int
    why: str
    """``stray``, ``aura``, ``gate`` or ``gone``."""


class SteppedIn(Event, frozen=True):
    """4. Another warrior takes the strike."""

    rule = "synergy.card.first"
    warrior: int
    instead: int


class DieRolled(Event, frozen=True):
    """A warrior's die."""

    rule = "synergy.strike.roll"
    warrior: int
    die: int
    what: str
    """``success``, ``damage``, ``defence``, ``gate``, ``drift``, ``collision`` or ``table``."""


class DieShifted(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    """Who shifts it."""
    by: int
    die: int


class HitRolled(Event, frozen=True):
    """5. The roll against one victim: what it needs, and what it comes to with all modifiers."""

    rule = "synergy.strike.roll"
    warrior: int
    victim: int
    needs: int
    """0 for Auto."""
    total: int
    hit: bool


class CardsCounted(Event, frozen=True):
    """5, 7, 8. What changes the roll or the damage that is told next: for the striker, or to protect the victim."""

    rule = "synergy.card.modifier"
    warrior: int
    cards: tuple[int, ...]
    """Power cards and team powers."""
    statuses: tuple[int, ...]
    protects: bool


class Avoided(Event, frozen=True):
    """6. A hit becomes a miss."""

    rule = "synergy.strike.roll"
    warrior: int
    card: int


class SentBack(Event, frozen=True):
    """6. The strike hits another warrior instead."""

    rule = "synergy.card.first"
    warrior: int
    victim: int


class Immune(Event, frozen=True):
    """7."""

    rule = "synergy.damage.types"
    warrior: int
    kind: int
    """The kind of damage; 0 if it is something else that protects."""


class DamageAdded(Event, frozen=True):
    """8. (base + added) × times − soaked: what a hit does."""

    rule = "synergy.card.arithmetic"
    warrior: int
    kind: int
    base: int
    total: int
    """After additions and multiplications."""
    soaked: int


class Wounded(Event, frozen=True):
    """9. Hits are lost to damage."""

    rule = "synergy.damage.types"
    warrior: int
    lost: int
    kind: int
    hits: int


class HitsLost(Event, frozen=True):
    """Hits are lost otherwise: paid, or to poison."""

    rule = "synergy.card.first"
    warrior: int
    lost: int
    cause: str
    hits: int


class Healed(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    by: int
    hits: int


class Died(Event, frozen=True):
    """9."""

    rule = "synergy.death"
    warrior: int


class Buried(Event, frozen=True):
    """11. Its gadgets lie on its square, its other cards are discarded and shown."""

    rule = "synergy.death"
    reveals = True
    warrior: int
    dropped: tuple[int, ...]
    discarded: tuple[int, ...]


class Survived(Event, frozen=True):
    """It stays alive where it would have reached 0."""

    rule = "synergy.card.first"
    warrior: int
    hits: int


class Revived(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    hits: int
    by: int


class Raised(Event, frozen=True):
    """A body walks as somebody's zombie."""

    rule = "synergy.card.first"
    warrior: int
    hits: int
    by: int


class Dropped(Event, frozen=True):
    """A zombie falls."""

    rule = "synergy.card.first"
    warrior: int


# -- statuses


class StatusGained(Event, frozen=True):
    rule = "synergy.duration"
    warrior: int
    status: int
    by: int


class StatusEnded(Event, frozen=True):
    rule = "synergy.duration"
    warrior: int
    status: int


# -- moving


class Stepped(Event, frozen=True):
    """One square of a walk."""

    rule = "synergy.move.basic"
    warrior: int
    square: int


class Leapt(Event, frozen=True):
    """To a square without those between: a leap or a flight."""

    rule = "synergy.card.first"
    warrior: int
    square: int
    card: int


class Collided(Event, frozen=True):
    """It ran into an obstacle: another warrior, or -1."""

    rule = "synergy.collide"
    warrior: int
    square: int
    other: int


class Knocked(Event, frozen=True):
    """One square of a knock or a haul."""

    rule = "synergy.knockback"
    warrior: int
    square: int


class Drifted(Event, frozen=True):
    """One square of random movement."""

    rule = "synergy.random"
    warrior: int
    square: int


class PointDrifted(Event, frozen=True):
    rule = "synergy.random"
    square: int


class Swapped(Event, frozen=True):
    rule = "synergy.card.first"
    warrior: int
    other: int


class Boarded(Event, frozen=True):
    """It hops into a friend's pouch; -1 when it is out again."""

    rule = "synergy.move.share"
    warrior: int
    bearer: int


class Unmoved(Event, frozen=True):
    """Nothing moves it."""

    rule = "synergy.card.first"
    warrior: int


# -- things on squares


class MarkerLaid(Event, frozen=True):
    rule = "synergy.card.first"
    marker: int
    square: int
    by: int


class MarkerGone(Event, frozen=True):
    rule = "synergy.card.first"
    marker: int
    square: int


class MarkerMet(Event, frozen=True):
    """A warrior meets a marker."""

    rule = "synergy.card.first"
    warrior: int
    marker: int
    square: int


class GadgetDropped(Event, frozen=True):
    rule = "synergy.gadget.drop"
    warrior: int
    card: int
    square: int


class GadgetPicked(Event, frozen=True):
    rule = "synergy.gadget.pick"
    warrior: int
    card: int


class GadgetGiven(Event, frozen=True):
    """From one warrior to another: given, taken or stolen."""

    rule = "synergy.gadget.trade"
    giver: int
    taker: int
    card: int
    stolen: bool


class TradeAsked(Event, frozen=True):
    rule = "synergy.gadget.trade"
    warrior: int
    other: int
    card: int
    give: bool


class TradeRefused(Event, frozen=True):
    rule = "synergy.gadget.trade"
    warrior: int


class Uncovered(Event, frozen=True):
    """A hidden power-up is turned up; -1 for a life point."""

    rule = "synergy.option.power-ups"
    reveals = True
    card: int
    square: int


class LifeTaken(Event, frozen=True):
    rule = "synergy.option.power-ups"
    warrior: int
    hits: int


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

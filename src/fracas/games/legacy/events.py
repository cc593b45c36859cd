"""What can happen at a table of legacy. Champions and locations are their numbers in ``content.toml``."""

from __future__ import annotations

import msgspec

from fracas.core.events import Event
from fracas.games.legacy.content import CHAMPION_IDS, LOCATION_IDS


class CardEvent(Event, frozen=True):
    """What an ability does: its rule is that of the card."""

    seat: int
    """Whose ability it is."""
    champion: int
    kind: str
    """``battle`` or ``legacy``: which of the champion's two abilities."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return f"legacy.card.{CHAMPION_IDS[self.champion]}.{self.kind}"


# -- set-up and rounds


class SetsDrawn(Event, frozen=True):
    """Each seat's ten champions are known."""

    rule = "legacy.option.champions"
    sets: tuple[tuple[int, ...], ...]


class EventDrawn(Event, frozen=True):
    """An event location goes into the deck."""

    rule = "legacy.option.events"
    location: int


class RoundBegins(Event, frozen=True):
    rule = "legacy.round.count"
    round: int
    rounds: int


class LocationsShuffled(Event, frozen=True):
    """Discards and deck are one deck of unknown order again."""

    rule = "legacy.round.locations"
    locations: int


class LocationRevealed(Event, frozen=True):
    """A location comes to the end of the row."""

    rule = "legacy.cleanup.location"
    location: int


class RoundEnds(Event, frozen=True):
    rule = "legacy.round.end"
    round: int
    why: str
    """``champions`` or ``locations``: what there was too little of."""


class CarriedOver(Event, frozen=True):
    """A champion begins the next round in the legacy pile."""

    rule = "legacy.round.carry"
    seat: int
    champion: int


# -- choosing


class BattleBegins(Event, frozen=True):
    rule = "legacy.turn.order"
    round: int
    battle: int
    location: int


class LegacyRevealed(Event, frozen=True):
    """The first turn of the game: both legacy champions are turned up."""

    rule = "legacy.setup.first"
    champions: tuple[int, ...]
    """Seat 0's, seat 1's."""


class FatestoneRolled(Event, frozen=True):
    rule = "legacy.fatestone.assign-tie"
    seat: int
    die: int


class FatestoneAssigned(Event, frozen=True):
    rule = "legacy.fatestone.assign"
    seat: int
    by: str
    """What decided: ``legacy``, ``battle`` or ``dice``."""


class ChampionsRevealed(Event, frozen=True):
    rule = "legacy.turn.select"
    champions: tuple[int, ...]
    """Seat 0's, seat 1's."""


class Returned(Event, frozen=True):
    """A hand was empty: what was set aside is in it again."""

    rule = "legacy.aside"
    seat: int
    champions: tuple[int, ...]


# -- abilities


class Silenced(Event, frozen=True):
    """The Monk on top of the other pile cancels the battle ability of the champion just revealed."""

    rule = "legacy.card.monk.legacy"
    seat: int
    """Whose champion is silenced."""
    champion: int


class AbilityActs(CardEvent, frozen=True):
    """An ability's turn has come; what it does follows."""


class AbilityStopped(CardEvent, frozen=True):
    """An ability, or a part of it, does nothing because another one is in its way."""

    by: str
    """``pin``, ``drowned``, ``ward``, ``wall`` or ``single-combat``."""


class AbilityIdle(CardEvent, frozen=True):
    """An ability came to nothing."""

    why: str
    """``declined``, or why there is nothing for it to do."""


class ActsNow(CardEvent, frozen=True):
    """A champion that entered, or became top, acts before its level comes."""


class Armed(CardEvent, frozen=True):
    """An ability will count later this turn."""

    effect: str
    """As in the table's ``armed``."""


class TotalChanged(CardEvent, frozen=True):
    side: int
    """The seat whose total it is."""
    amount: int


class WardUndoes(CardEvent, frozen=True):
    """What was taken from the total this turn is given back."""

    amount: int


class PowerSet(CardEvent, frozen=True):
    power: int


class Copied(CardEvent, frozen=True):
    """The Jester uses the ability of this champion."""

    of: int


class Entered(Event, frozen=True):
    """A champion enters the battle."""

    rule = "legacy.battle.enter"
    seat: int
    champion: int
    place: str
    """``main``: it replaces the battle champion; ``ally``."""
    origin: str
    """``hand`` or ``pile``."""


class SetAside(Event, frozen=True):
    rule = "legacy.aside"
    seat: int
    champion: int
    origin: str
    """``hand`` or ``battle``."""


class PileMoved(Event, frozen=True):
    """A champion now lies on top or at the bottom of a legacy pile."""

    rule = "legacy.cleanup.show"
    seat: int
    champion: int
    to: str
    """``top`` or ``bottom``."""


class LocationsSwapped(Event, frozen=True):
    rule = "legacy.card.druid.battle"
    locations: tuple[int, ...]
    """The upcoming ones, as they lie now."""


class LocationDiscarded(Event, frozen=True):
    rule = "legacy.cleanup.location"
    location: int


class LocationPutDown(Event, frozen=True):
    """A location goes to the bottom of the deck, where everybody knows it."""

    rule = "legacy.cleanup.deck"
    location: int


class LocationForeseen(Event, frozen=True):
    """An upcoming location goes on top of the deck, and the former top takes its place."""

    rule = "legacy.card.oracle.legacy"
    location: int
    instead: int


class BattleMoved(Event, frozen=True):
    """The battle is fought at another location."""

    rule = "legacy.card.ranger.legacy"
    location: int


class BattleStays(Event, frozen=True):
    """It would move, but there is no other location."""

    rule = "legacy.card.ranger.legacy"
    location: int


class PhaseSkipped(Event, frozen=True):
    """There is no such phase at this location."""

    location: int
    phase: str
    """``battle`` or ``legacy``."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        return f"legacy.location.{LOCATION_IDS[self.location]}"


# -- combat


class Term(msgspec.Struct, frozen=True):
    """One part of a total."""

    what: str
    """``power``, ``set`` (a power that an ability has set), ``terrain``, ``ability`` or ``floor``."""
    champion: int
    """Whose power or terrain it is, or whose ability."""
    kind: str
    """``battle`` or ``legacy`` for an ability, else empty."""
    amount: int


class TotalsAdded(Event, frozen=True):
    """Both totals, part by part."""

    rule = "legacy.combat.total"
    location: int
    terms: tuple[tuple[Term, ...], ...]
    """Seat 0's, seat 1's. Their amounts add up to the totals."""
    totals: tuple[int, ...]


class BattleTied(Event, frozen=True):
    rule = "legacy.tie.any"
    total: int


class HexDecides(Event, frozen=True):
    rule = "legacy.card.wizard.legacy"
    seat: int


class HexesCancel(Event, frozen=True):
    """Both sides have a Hex: the tie is left to the Fatestone."""

    rule = "legacy.card.wizard.legacy"


class FatestoneKept(Event, frozen=True):
    """The holder loses the tie."""

    rule = "legacy.tie.holder"
    seat: int
    value: int
    could_pass: bool


class FatestonePassed(Event, frozen=True):
    """The holder wins the tie; the other seat holds the Fatestone now."""

    rule = "legacy.tie.pass"
    seat: int
    """Who passed it."""
    value: int


class BattleWon(Event, frozen=True):
    rule = "legacy.combat.win"
    seat: int
    champion: int
    location: int


class Scored(Event, frozen=True):
    """Victory points, won or lost."""

    rule = "legacy.combat.reward"
    seat: int
    points: int
    source: str
    """``location``, or what else it was: ``plunder``, ``ransom``, ``tribute``, ``riposte``, ``prophecy``,
    ``twin-thrones``."""
    score: int
    """The score after it."""


class FatestoneClaimed(Event, frozen=True):
    rule = "legacy.card.paladin.legacy"
    seat: int


class FatestoneHandedOver(Event, frozen=True):
    rule = "legacy.location.court-of-oaths"
    seat: int
    """Who holds it now."""


class FatestoneTurned(Event, frozen=True):
    """Its value was raised or lowered."""

    seat: int
    value: int
    location: int = -1
    """Where that is an effect for the winner; -1 if it was an Omen."""

    @property
    def rule(self) -> str:  # type: ignore[override]
        if self.location < 0:
            return "legacy.card.witch.legacy"
        return f"legacy.location.{LOCATION_IDS[self.location]}"


class WillBeBuried(Event, frozen=True):
    rule = "legacy.location.hollow-barrows"
    seat: int
    champion: int


# -- the end


class FinalScore(Event, frozen=True):
    """A seat's score, by its sources."""

    rule = "legacy.score.win"
    seat: int
    sources: tuple[int, ...]
    """Locations, abilities and effects, the Fatestone, what abilities gave at the end of the game."""
    score: int


class GameWon(Event, frozen=True):
    rule = "legacy.score.win"
    seat: int
    by_tie: bool
    """Equal scores: the one who holds the Fatestone loses (legacy.score.tie)."""

"""What can happen at a table of figures."""

from __future__ import annotations

from fracas.core.events import Event


class ArmyFielded(Event, frozen=True):
    """A seat's army stands in line."""

    rule = "figures.setup.line"
    seat: int
    figures: tuple[str, ...]
    """Their names: after an undo, the numbers may stand for others."""
    powers: tuple[int, ...]


class DealtForFirst(Event, frozen=True):
    """A card is dealt face up to find the first player."""

    rule = "figures.setup.first"
    seat: int
    card: int


class GoesFirst(Event, frozen=True):
    rule = "figures.setup.first"
    seat: int


class HandsDealt(Event, frozen=True):
    rule = "figures.setup.hands"


class TurnBegins(Event, frozen=True):
    rule = "figures.order"
    seat: int
    turn: int


class TurnLost(Event, frozen=True):
    """A stunned player loses their turn."""

    rule = "figures.action.stun"
    seat: int


class Drew(Event, frozen=True):
    """A card was drawn; only its owner sees which."""

    rule = "figures.turn.draw"
    seat: int
    card: int | None

    def seen_by(self, viewer: int) -> Drew:
        return self if viewer == self.seat else Drew(self.seat, None)


class Reshuffled(Event, frozen=True):
    rule = "figures.reshuffle"
    cards: int


class Attacks(Event, frozen=True):
    rule = "figures.turn.attack"
    seat: int
    figure: int
    opponent: int
    adds: int
    """To the rank of its card: Power and what is pending (figures.battle.total)."""


class Defends(Event, frozen=True):
    rule = "figures.turn.defender"
    seat: int
    figure: int
    adds: int
    """To the rank of its card: Power and what is pending (figures.battle.total)."""


class Revealed(Event, frozen=True):
    """Both cards are turned over and the totals compared."""

    rule = "figures.battle.total"
    attacker: int
    attack_card: int
    attack: int
    defender: int
    defence_card: int
    defence: int


class AttackFails(Event, frozen=True):
    rule = "figures.battle.win"
    attacker: int


class SpecialUsed(Event, frozen=True):
    rule = "figures.special.when"
    figure: int
    action: str


class SpecialDeclined(Event, frozen=True):
    rule = "figures.special.when"
    figure: int
    action: str


class SpecialImpossible(Event, frozen=True):
    """The card would allow a special action, but there is nothing to use it on."""

    rule = "figures.special.when"
    figure: int
    action: str
    why: str


class Wounded(Event, frozen=True):
    rule = "figures.battle.wound"
    figure: int


class Captured(Event, frozen=True):
    rule = "figures.battle.capture"
    figure: int
    captor: int


class ArmorSpent(Event, frozen=True):
    rule = "figures.action.armor"
    figure: int
    card: int


class ArmyLeaves(Event, frozen=True):
    """A player has left the game: their army leaves the field, and the captives it holds go free."""

    rule = "figures.leave"
    seat: int


class PlayerOut(Event, frozen=True):
    """All their cards go face up to the discards."""

    rule = "figures.out"
    reveals = True
    seat: int


class ArmorLaid(Event, frozen=True):
    rule = "figures.action.armor"
    figure: int
    card: int


class BlastReady(Event, frozen=True):
    rule = "figures.action.blast"
    figure: int


class Boosted(Event, frozen=True):
    rule = "figures.action.boost"
    figure: int
    power: int


class DodgeReady(Event, frozen=True):
    rule = "figures.action.dodge"
    figure: int


class Exploded(Event, frozen=True):
    """The wound goes to another figure than the defender."""

    rule = "figures.action.explosion"
    figure: int


class Intimidated(Event, frozen=True):
    rule = "figures.action.intimidate"
    figure: int


class LuckRolled(Event, frozen=True):
    rule = "figures.action.luck"
    figure: int
    die: int
    power: int
    """The figure's Power after the roll."""


class HandDiscarded(Event, frozen=True):
    """A hand goes to the discard pile, face up."""

    rule = "figures.action.masterplan"
    reveals = True
    seat: int
    cards: tuple[int, ...]


class MindControlled(Event, frozen=True):
    rule = "figures.action.mindcontrol"
    figure: int
    seat: int


class Recovered(Event, frozen=True):
    rule = "figures.action.recover"
    figure: int
    power: int


class Sneaks(Event, frozen=True):
    rule = "figures.action.sneak"
    seat: int
    reverses: bool
    """Will play go round the other way after the extra turn? Not if this Sneak undoes the one before it."""


class Stunned(Event, frozen=True):
    rule = "figures.action.stun"
    seat: int


class NoEffect(Event, frozen=True):
    """A special action was used and came to nothing."""

    rule = "figures.special.when"
    figure: int
    action: str
    why: str


class TurnLimitReached(Event, frozen=True):
    rule = "figures.win"
    turns: int


class GameOver(Event, frozen=True):
    rule = "figures.win"
    winners: tuple[int, ...]

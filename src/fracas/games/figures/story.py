"""The story of a battle: each event as a sentence for the one who hears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.core.sentences import listed
from fracas.games.figures import events as happened
from fracas.games.figures.deck import called, face
from fracas.games.figures.roster import ACTIONS
from fracas.games.figures.state import NO_CARD

Name = Callable[[int], str]


class Teller(Listener):
    """Knows also what the figures are called."""

    __slots__ = ("figure",)

    def __init__(self, to: Listener, figure: Name) -> None:
        super().__init__(to.viewer, to.names)
        self.figure = figure


def tell_story(event: Event, to: Listener, figure: Name) -> str:
    """The sentence for ``event``."""
    return STORY[type(event)](Teller(to, figure), event)


def _army(t: Teller, e: happened.ArmyFielded) -> str:
    line = ", ".join(f"{name} ({power})" for name, power in zip(e.figures, e.powers, strict=True))
    return f"{t.does(e.seat, 'field', 'fields')} {line}."


def _drew(t: Teller, e: happened.Drew) -> str:
    card = "a card" if e.card is None else face(e.card)
    return f"{t.does(e.seat, 'draw', 'draws')} {card}."


def _revealed(t: Teller, e: happened.Revealed) -> str:
    attack = "no card" if e.attack_card == NO_CARD else face(e.attack_card)
    defence = "no card" if e.defence_card == NO_CARD else face(e.defence_card)
    return (
        f"{t.figure(e.attacker)} plays {attack} for {e.attack}, {t.figure(e.defender)} plays {defence} for {e.defence}."
    )


def _luck(t: Teller, e: happened.LuckRolled) -> str:
    if e.power == e.die:
        return f"{t.figure(e.figure)} rolls {e.die}: its Power is {e.power}."
    return f"{t.figure(e.figure)} rolls {e.die}; its Power stays {e.power}."


def _sneaks(t: Teller, e: happened.Sneaks) -> str:
    sneaks = t.does(e.seat, "sneak", "sneaks")
    if len(t.names) == 2:
        return f"{sneaks}: another turn."  # the order of two is the same either way
    if e.reverses:
        return f"{sneaks}: another turn, and then play goes round the other way."
    return f"{sneaks} again: another turn, and then play goes on the way it went before."


def _game_over(t: Teller, e: happened.GameOver) -> str:
    if len(e.winners) == 1:
        return f"{t.does(e.winners[0], 'win', 'wins')} the game."
    winners = ["You" if seat == t.viewer else t.names[seat] for seat in e.winners]
    winners.sort(key=lambda name: name != "You")
    return listed(winners) + " share the victory."


def _action(name: str) -> str:
    return ACTIONS[name].name


STORY: dict[type[Event], Callable[[Teller, Any], str]] = {
    happened.ArmyFielded: _army,
    happened.DealtForFirst: lambda t, e: f"{t.does(e.seat, 'are', 'is')} dealt {called(e.card)}.",
    happened.GoesFirst: lambda t, e: f"{t.does(e.seat, 'go', 'goes')} first.",
    happened.HandsDealt: lambda t, e: "Two cards are dealt to each player.",
    happened.TurnBegins: lambda t, e: f"Turn {e.turn}: {t.whose(e.seat)} turn.",
    happened.TurnLost: lambda t, e: (
        f"{t.does(e.seat, 'are', 'is')} stunned and {'lose' if e.seat == t.viewer else 'loses'} the turn."
    ),
    happened.Drew: _drew,
    happened.Reshuffled: lambda t, e: (
        "The one discard is the new draw pile."
        if e.cards == 1
        else f"The {e.cards} discards are shuffled into a new draw pile."
    ),
    happened.Attacks: lambda t, e: f"{t.figure(e.figure)} attacks {t.them(e.opponent)}.",
    happened.Defends: lambda t, e: f"{t.figure(e.figure)} defends.",
    happened.Revealed: _revealed,
    happened.AttackFails: lambda t, e: f"The attack by {t.figure(e.attacker)} fails.",
    happened.SpecialUsed: lambda t, e: f"{t.figure(e.figure)} uses {_action(e.action)}.",
    happened.SpecialDeclined: lambda t, e: f"{t.figure(e.figure)} does not use {_action(e.action)}.",
    happened.SpecialImpossible: lambda t, e: f"{t.figure(e.figure)} cannot use {_action(e.action)}: {e.why}.",
    happened.Wounded: lambda t, e: f"{t.figure(e.figure)} is wounded.",
    happened.Captured: lambda t, e: f"{t.does(e.captor, 'capture', 'captures')} {t.figure(e.figure)}.",
    happened.ArmorSpent: lambda t, e: f"Armor saves {t.figure(e.figure)}; {face(e.card)} is discarded.",
    happened.ArmyLeaves: lambda t, e: f"{t.whose(e.seat)} army leaves the field, and its captives leave with it.",
    happened.PlayerOut: lambda t, e: f"{t.does(e.seat, 'are', 'is')} out of the game.",
    happened.ArmorLaid: lambda t, e: f"{face(e.card)} lies beside {t.figure(e.figure)} as armor.",
    happened.BlastReady: lambda t, e: f"{t.figure(e.figure)} will add 5 to its next attack.",
    happened.Boosted: lambda t, e: f"{t.figure(e.figure)} has Power {e.power} now.",
    happened.DodgeReady: lambda t, e: f"{t.figure(e.figure)} will add 5 to its next defence.",
    happened.Exploded: lambda t, e: f"The explosion hits {t.figure(e.figure)}.",
    happened.Intimidated: lambda t, e: f"{t.figure(e.figure)} will fight its next battle at −5.",
    happened.LuckRolled: _luck,
    happened.HandDiscarded: lambda t, e: (
        f"{t.does(e.seat, 'discard', 'discards')} {' '.join(map(face, e.cards)) or 'no card'}."
    ),
    happened.MindControlled: lambda t, e: f"{t.figure(e.figure)} joins {t.whose(e.seat)} army with Power 1.",
    happened.Recovered: lambda t, e: f"{t.figure(e.figure)} returns with Power {e.power}.",
    happened.Sneaks: _sneaks,
    happened.Stunned: lambda t, e: f"{t.does(e.seat, 'lose', 'loses')} the next turn as attacker.",
    happened.NoEffect: lambda t, e: f"{_action(e.action)} comes to nothing: {e.why}.",
    happened.TurnLimitReached: lambda t, e: f"The limit of {e.turns} {'turn' if e.turns == 1 else 'turns'} is reached.",
    happened.GameOver: _game_over,
}
"""One sentence for each kind of event; a test sees to it that none is missing."""

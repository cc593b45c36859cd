"""How a fight would come out, for players who choose who fights, against which figure, and with which card.

Each number is a count: against so many of the cards that the seat cannot see would it win, each of them as likely as
any other. Nothing is guessed about what the other player likes to play.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fracas.games.figures.changes import figure_of
from fracas.games.figures.deck import DECK, RANK
from fracas.games.figures.imagination import visible
from fracas.games.figures.rules import combat_total
from fracas.games.figures.state import NO_CARD
from fracas.games.figures.view import View

ASKS = ("attacker", "opponent", "defender", "card")


class FightInfo(msgspec.Struct, frozen=True):
    """One of mine against one of theirs, with one card of mine."""

    mine: int
    theirs: int
    """The figures."""
    card: int
    """Mine; where it is not chosen yet, the best of the hand; -1 for none (figures.turn.cards)."""
    won: int
    """Against so many cards it wins, or holds if it defends,"""
    of: int
    """out of so many that the seat cannot see; 1 if the other player has no card, and it is certain."""
    certain: bool


class Outlook(msgspec.Struct, frozen=True):
    """What fights would come to; special actions and armor are not counted."""

    attacks: bool
    """The seat attacks; otherwise it defends."""
    fights: tuple[FightInfo, ...]


def outlook(now: View, seat: int, ask: str) -> Outlook | None:
    """From what ``seat`` sees: all fights that its answer may lead to."""
    if ask not in ASKS:
        return None
    attacks = seat == now.seat
    unseen = sorted(set(DECK) - visible(now))
    best = max(now.hand, key=lambda card: RANK[card], default=NO_CARD)
    cards = now.hand if ask == "card" else (best,)
    fights = [
        _fight(now, mine, theirs, card, attacks, unseen if now.hand_sizes[other] else None)
        for other, mine, theirs in _pairs(now, seat, ask)
        for card in cards
    ]
    return Outlook(attacks, tuple(fights))


def _pairs(now: View, seat: int, ask: str) -> Iterator[tuple[int, int, int]]:
    """Against which player, with which of mine, against which of theirs."""
    own = now.lines[seat]
    if ask == "defender":
        yield from ((now.seat, mine, now.attacker) for mine in own)
    elif ask == "card":
        attacks = seat == now.seat
        yield (now.opponent, now.attacker, now.defender) if attacks else (now.seat, now.defender, now.attacker)
    else:
        others = [other for other in range(now.players) if other != seat]
        mine = own if ask == "attacker" else (now.attacker,)
        # Who defends is for the other player to say (figures.turn.defender).
        yield from ((other, one, two) for one in mine for other in others for two in now.lines[other])


def _fight(now: View, mine: int, theirs: int, card: int, attacks: bool, unseen: list[int] | None) -> FightInfo:
    """``unseen`` is None if the other player has no card to play."""
    one, two = figure_of(now.figures[mine]), figure_of(now.figures[theirs])
    total = combat_total(one, card, one.blasts if attacks else one.dodges)
    against = [NO_CARD] if unseen is None else unseen
    totals = [combat_total(two, each, two.dodges if attacks else two.blasts) for each in against]
    # The attacker wins a tie (figures.battle.win).
    won = sum(total >= other if attacks else total > other for other in totals)
    return FightInfo(mine, theirs, card, won, len(against), unseen is None)

"""What an answer gains at a table of legacy."""

from __future__ import annotations

from fracas.bots.teaching import Gain
from fracas.core.listener import Listener
from fracas.games.legacy.content import POWER
from fracas.games.legacy.ending import winner_of
from fracas.games.legacy.naming import location_name, the
from fracas.games.legacy.state import NOBODY, OVER, State

WINS = 99.0
STONE = 3.0
"""The Fatestone, in points."""
KEPT = 0.12
"""For each power of the strongest champion left."""


def gains(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """What has become of the score, the Fatestone and the hand."""
    found: list[Gain] = []
    rival = 1 - seat
    mine = after.scores[seat] - before.scores[seat]
    theirs = after.scores[rival] - before.scores[rival]
    if after.phase == OVER:
        won = winner_of(after) == seat
        return [Gain("won", WINS, "wins the game") if won else Gain("lost", -WINS, "loses the game")]
    if mine:
        words = "scores {} point{s}" if mine > 0 else "costs you {} point{s}"
        found.append(Gain(f"mine:{mine > 0}", float(mine), words, abs(mine)))
    if theirs:
        name = to.name(rival)
        words = f"lets {name} score {{}} point{{s}}" if theirs > 0 else f"takes {{}} point{{s}} from {name}"
        found.append(Gain(f"theirs:{theirs > 0}", -float(theirs), words, abs(theirs)))
    if after.holder != before.holder:
        if after.holder == seat:
            found.append(Gain("stone", STONE, "brings you the Fatestone"))
        elif before.holder == seat or after.holder == rival:
            found.append(Gain("stone-lost", -STONE, f"leaves the Fatestone to {to.name(rival)}"))
    if after.row and before.row and after.row != before.row and after.turns == before.turns:
        gone = [place for place in before.row if place not in after.row]
        come = [place for place in after.row if place not in before.row]
        for place in gone:
            found.append(Gain(f"gone:{place}", 0.3, f"does away with {location_name(place)}"))
        for place in come:
            found.append(Gain(f"come:{place}", 0.2, f"brings up {location_name(place)}"))
    if after.round == before.round and after.phase != OVER:
        found += _left(before, after, seat)
    return found


def _left(before: State, after: State, seat: int) -> list[Gain]:
    """The strongest champion that is kept for later, and what lies on top of the pile."""
    found: list[Gain] = []
    hand = after.hands[seat] + after.aside[seat]
    had = before.hands[seat] + before.aside[seat]
    if hand and had and len(hand) < len(had):
        best = max(hand, key=POWER.__getitem__)
        if POWER[best] == max(POWER[each] for each in had):
            found.append(Gain("kept", KEPT * POWER[best], f"keeps {the(best)} (power {POWER[best]}) for later"))
    pile, old = after.piles[seat], before.piles[seat]
    if pile and (not old or pile[-1] != old[-1]) and pile[-1] != NOBODY:
        words = f"puts {the(pile[-1])} on top of your pile, where its legacy ability acts in the next battle"
        found.append(Gain(f"top:{pile[-1]}", 0.25, words))
    return found

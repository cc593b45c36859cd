"""How well each seat stands at a table of synergy.

A seat is as strong as its warriors (hits, and what their cards do together), as close as it is to having its two flags
at home, and as near as it is to what it must reach next.
"""

# mypyc: compiled

from __future__ import annotations

from math import exp
from typing import Final

from fracas.bots.evaluation.synergy.errands import errands
from fracas.bots.evaluation.synergy.weights import ELBOW_ROOM, FITTED, GLANCE, PLENTY, SPARE, Weights
from fracas.games.synergy.board import DISTANCES, PLACES, SAME
from fracas.games.synergy.card import AREA, AUTO, NO_HIT
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.content import ROWS as CARD_ROWS
from fracas.games.synergy.numbers import FLAGS, NUMBERS
from fracas.games.synergy.rows import PROFILES, ROWS
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.terms import ALIVE, BASE, CONFUSED, DRAW, FROZEN, NOBODY, NOWHERE, OVER, STUNNED, TOAD
from fracas.games.synergy.windows import DAMAGE
from fracas.games.synergy.windows import STRIKES as MORE_STRIKES

STRENGTH: Final = [0.0] * NUMBERS
for _place, _row in enumerate(CARD_ROWS):
    STRENGTH[_place] = float(_row.strength)
BEATEN: Final = -6.0
_POWERS: Final[dict[tuple[int, ...], tuple[float, float]]] = {}


def evaluate(state: State) -> list[float]:
    """Each seat's share of the victory, as far as a glance at the table tells."""
    return _shares(state, GLANCE)


def judge(state: State) -> list[float]:
    """The same, as games have gone on from such tables."""
    return _shares(state, FITTED)


def _shares(state: State, weights: Weights) -> list[float]:
    players = state.players
    if state.phase == OVER:
        winners = state.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    worths = [0.0] * players
    alive = [False] * players
    laden: list[int] = []
    for me, warrior in enumerate(state.warriors):
        if warrior.life != ALIVE:
            continue
        cards = warrior.cards
        if cards and max(cards) >= FLAGS:
            laden.append(me)
        if warrior.raised_by != NOBODY:
            continue
        owner = warrior.owner
        alive[owner] = True
        worths[owner] = _with(worths[owner], warrior, weights)
    shares = [0.0] * players
    total = 0.0
    for seat in range(players):
        worth = worths[seat]
        if state.phase > DRAW and not alive[seat]:
            worth = BEATEN
        elif state.bases[seat] != NOWHERE:
            if state.phase <= BASE + 1:
                worth -= ELBOW_ROOM * _from_suggested(state, seat)
            worth += errands(state, seat, weights, laden)
        share = exp(weights.scale * worth)
        shares[seat] = share
        total += share
    return [share / total for share in shares]


def _with(worth: float, warrior: Warrior, weights: Weights) -> float:
    """What its owner has in all, with a warrior more."""
    offence, talent = power(warrior.cards, warrior.down)
    hits = warrior.hits
    worth += weights.life + weights.hit * (hits if hits <= PLENTY else PLENTY + SPARE * (hits - PLENTY))
    worth += weights.offence * offence + weights.talent * talent
    under = warrior.under
    if under:
        if under & (1 << STUNNED | 1 << FROZEN):
            worth += weights.out_of_action
        if under & (1 << CONFUSED | 1 << TOAD):
            worth += weights.hindered
    return worth


def power(cards: list[int], down: list[int]) -> tuple[float, float]:
    """What the cards of one warrior do together: the damage of its best strike with all that adds to it, and the
    strength of them all."""
    key = (*cards, *down) if down else tuple(cards)
    found = _POWERS.get(key)
    if found is None:
        if len(_POWERS) > 200_000:
            _POWERS.clear()
        found = _POWERS[key] = _power(key)
    return found


def _power(cards: tuple[int, ...]) -> tuple[float, float]:
    add = 0
    times = 1
    strikes = 1
    talent = 0.0
    for card in cards:
        if card >= FLAGS:
            continue
        row = ROWS[card]
        add += row.adds[DAMAGE.number]
        times *= row.times[DAMAGE.number]
        strikes += row.adds[MORE_STRIKES.number]
        talent += STRENGTH[card]
    best = 0.5 * (1 + add) * times
    for card in cards:
        profile = PROFILES[card]
        if card >= FLAGS or profile.hit == NO_HIT:
            continue
        chance = 1.0 if profile.hit == AUTO else (7 - profile.hit) / 6.0
        damage = 3.5 if profile.rolled else float(profile.damage)
        if not damage:
            continue
        done = chance * (damage + add) * times
        if profile.reach == AREA:
            done *= 1.3
        best = max(best, done)
    return best * min(strikes, 3), talent


def _from_suggested(state: State, seat: int) -> float:
    """How far its base is from the nearest place that the board suggests."""
    nearest = 15
    for square in BOARDS[state.board].bases[state.players]:
        nearest = min(nearest, DISTANCES[PLACES[square] - PLACES[state.bases[seat]] + SAME])
    return float(nearest)

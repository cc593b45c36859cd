"""What may be behind the cards that a seat cannot see."""

# mypyc: compiled

from __future__ import annotations

from typing import final

from fracas.core.question import Draw
from fracas.games.synergy.changes import state_of
from fracas.games.synergy.content import CARDS, SECRET
from fracas.games.synergy.live import restore
from fracas.games.synergy.rows import is_gadget
from fracas.games.synergy.standing import rebuild
from fracas.games.synergy.state import CUP, NO_CARD, State
from fracas.games.synergy.view import View


@final
class Imagination:
    """Guesses at face-down cards, hands, goals and hidden power-ups, from two views of one seat."""

    __slots__ = ("_boundary", "_now", "_table")

    def __init__(self, boundary: View, now: View) -> None:
        self._boundary = boundary
        self._now = now
        self._table = state_of(boundary)

    def sample(self, draw: Draw) -> State:
        """A table that may be the true one, as of the boundary."""
        state = self._table.clone()
        seen = self._boundary
        viewer = seen.viewer
        unknown = _unknown(state)
        known = _turned_up(seen, self._now)
        secret = [card for card in unknown if card < SECRET]
        for me, warrior in enumerate(seen.warriors):
            mine = state.warriors[me]
            if warrior.owner == viewer or not warrior.downs:
                continue
            down = [card for card in known[me] if card in secret]
            for card in down:
                secret.remove(card)
            mine.down = down
        for me, warrior in enumerate(seen.warriors):
            mine = state.warriors[me]
            if warrior.owner != viewer:
                while len(mine.down) < warrior.downs and secret:
                    mine.down = [*mine.down, secret.pop(int(draw() * len(secret)))]
        taken = {card for warrior in state.warriors for card in warrior.down}
        rest = [card for card in unknown if card not in taken]
        for seat in range(state.players):
            if seat != viewer:
                state.hands[seat] = [rest.pop(int(draw() * len(rest))) for _ in range(seen.hand_sizes[seat])]
                count = seen.offer_sizes[seat]
                if count == 1:
                    state.offered[seat] = [rest.pop(int(draw() * len(rest)))]
                elif count:
                    me = _drawer(seen, seat)
                    state.offered[seat] = [me, 1, *[rest.pop(int(draw() * len(rest))) for _ in range(count - 2)]]
        if seen.coins:
            _cover(state, seen, rest, draw)
        state.deck = bytearray(sorted(rest))
        if state.phase >= CUP and not state.to_the_death:
            for seat in range(state.players):
                if seat != viewer:
                    others = [team for team in state.teams if team != state.teams[seat]]
                    state.goals[seat] = others[int(draw() * len(others))]
        rebuild(state)
        restore(state)
        return state


def _unknown(state: State) -> list[int]:
    """The cards that the viewer sees nowhere, at the boundary."""
    seen: set[int] = {*state.discards, *state.removed, *state.team_cards}
    seen.update(thing[0] for thing in state.loose)
    for warrior in state.warriors:
        seen.update(warrior.cards)
        seen.update(warrior.down)
    for hand in state.hands:
        seen.update(hand)
    for offer in state.offered:
        seen.update(offer if len(offer) == 1 else offer[2:])
    return [card for card in range(len(CARDS)) if card not in seen]


def _turned_up(boundary: View, now: View) -> list[list[int]]:
    """The cards of each warrior that have been turned up since the boundary: they lay there."""
    found: list[list[int]] = [[] for _ in boundary.warriors]
    shown: set[int] = {card for warrior in boundary.warriors for card in warrior.cards}
    shown.update(boundary.discards)
    shown.update(thing[0] for thing in boundary.loose)
    for me, warrior in enumerate(now.warriors):
        if me < len(found) and boundary.warriors[me].downs > warrior.downs:
            places = [*warrior.cards, *now.discards, *[thing[0] for thing in now.loose]]
            for other in now.warriors:
                places += other.cards
            for card in places:
                if card not in shown and card < SECRET and card not in found[me]:
                    found[me].append(card)
                    shown.add(card)
    return found


def _drawer(seen: View, seat: int) -> int:
    """The warrior for which a seat has drawn cards: the first that still stands."""
    return next(me for me, warrior in enumerate(seen.warriors) if warrior.owner == seat)


def _cover(state: State, seen: View, rest: list[int], draw: Draw) -> None:
    """Gadgets and life points under the coins."""
    gadgets = [card for card in rest if is_gadget(card)]
    squares = list(seen.coins)
    covered: list[tuple[int, int]] = []
    lives = min(3, len(squares))
    while squares:
        square = squares.pop(int(draw() * len(squares)))
        if lives or not gadgets:
            lives -= 1
            covered.append((NO_CARD, square))
        else:
            card = gadgets.pop(int(draw() * len(gadgets)))
            rest.remove(card)
            covered.append((card, square))
    state.covered = [*covered]

"""What may be behind the cards that a seat cannot see."""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.core.question import Draw
from fracas.games.synergy.changes import state_of
from fracas.games.synergy.content import CARD_NUMBERS, CARDS, SECRET
from fracas.games.synergy.effects.live import restore
from fracas.games.synergy.rows import is_gadget
from fracas.games.synergy.standing import rebuild
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ATTACKED, CUP, NO_CARD, NOBODY, cursed_by
from fracas.games.synergy.view import View, WarriorView

WARRANTY: Final = CARD_NUMBERS["extended-warranty"]
"""The one card of which only some that are drawn at set-up are kept."""
PEACE: Final = CARD_NUMBERS["inner-peace"]
"""The one card that an attack spends while it lies face down."""


@final
class Imagination:
    """Guesses at face-down cards, hands, goals and hidden power-ups, from two views of one seat.

    What the views say is worked out once; a guess is a copy of it with the unknown cards dealt out.
    """

    __slots__ = ("_boundary", "_covered", "_goals", "_known", "_laid", "_table", "_unknown")

    def __init__(self, boundary: View, now: View) -> None:
        self._boundary = boundary
        self._table = state_of(boundary)
        state = self._table
        rebuild(state)
        restore(state)
        unknown = _unknown(state)
        self._covered = _uncovered(boundary, now)
        """What is known to lie under coins: it was turned up since the boundary."""
        self._known = _turned_up(boundary, now, unknown, self._covered)
        """The cards of each warrior that have been turned up since the boundary: they lay there."""
        self._laid = [_laid_out(known, boundary.warriors[me], now) for me, known in enumerate(self._known)]
        """All face-down cards of each warrior in their order, those at their places that are known."""
        placed = {card for cards in self._known for card in cards}
        placed.update(card for card, _ in self._covered)
        self._unknown = [card for card in unknown if card not in placed]
        """All others that nobody sees, in order."""
        self._goals: list[list[int]] = []
        """For each seat the flags that it may want; only once they are written down."""
        if state.phase >= CUP and not state.to_the_death:
            self._goals = [[team for team in state.teams if team != mine] for mine in state.teams]

    def sample(self, draw: Draw) -> State:
        """A table that may be the true one, as of the boundary."""
        state = self._table.clone()
        seen = self._boundary
        viewer = seen.viewer
        rest = list(self._unknown)
        secrets = 0  # they come first, because they have the lowest numbers
        while secrets < len(rest) and rest[secrets] < SECRET:
            secrets += 1
        for me, warrior in enumerate(state.warriors):
            if warrior.owner == viewer or seen.warriors[me].downs == 0:
                continue
            down = list(self._laid[me])
            for place, card in enumerate(down):
                if card == NO_CARD and secrets > 0:
                    down[place] = rest.pop(int(draw() * secrets))
                    secrets -= 1
            warrior.down = [card for card in down if card != NO_CARD]
        for seat in range(state.players):
            if seat != viewer:
                state.hands[seat] = _dealt(rest, seen.hand_sizes[seat], draw)
                count = seen.offer_sizes[seat]
                if count == 1:
                    state.offered[seat] = _dealt(rest, 1, draw)
                elif count:
                    state.offered[seat] = [_drawer(seen, seat), 1, *_dealt(rest, count - 2, draw)]
        if state.coins:
            state.covered = self._cover(rest, draw)
        state.deck = bytearray(rest)
        for seat, others in enumerate(self._goals):
            if seat != viewer:
                state.goals[seat] = others[int(draw() * len(others))]
        return state

    def _cover(self, rest: list[int], draw: Draw) -> list[tuple[int, ...]]:
        """Gadgets and life points under the coins; the size of the deck tells how many of them are gadgets."""
        covered: list[tuple[int, ...]] = list(self._covered)
        known = [thing[1] for thing in covered]
        squares = [square for square in self._boundary.coins if square not in known]
        about = [card for card in rest if is_gadget(card)]
        gadgets = min(len(rest) - self._boundary.deck, len(about))
        while squares:
            square = squares.pop(int(draw() * len(squares)))
            card = NO_CARD
            if gadgets > 0:
                gadgets -= 1
                card = about.pop(int(draw() * len(about)))
                rest.remove(card)
            covered.append((card, square))
        return covered


def _dealt(rest: list[int], count: int, draw: Draw) -> list[int]:
    """So many of the cards that are left, at random."""
    return [rest.pop(int(draw() * len(rest))) for _ in range(min(count, len(rest)))]


def _unknown(state: State) -> list[int]:
    """The cards that the viewer saw nowhere at the boundary, in order."""
    seen: set[int] = {*state.discards, *state.removed, *state.team_cards}
    seen.update([thing[0] for thing in state.loose])
    for warrior in state.warriors:
        seen.update(warrior.cards)
        seen.update(warrior.down)
    for hand in state.hands:
        seen.update(hand)
    for offer in state.offered:
        seen.update(offer if len(offer) == 1 else offer[2:])
    return [card for card in range(len(CARDS)) if card not in seen]


def _uncovered(boundary: View, now: View) -> list[tuple[int, int]]:
    """What lay under the coins that were turned up since the boundary."""
    found: list[tuple[int, int]] = []
    for square in boundary.coins:
        if square not in now.coins:
            there = [thing[0] for thing in now.loose if thing[1] == square and thing not in boundary.loose]
            gadgets = [card for card in there if is_gadget(card) and card < len(CARDS)]
            found.append((gadgets[0] if gadgets else NO_CARD, square))
    return found


def _turned_up(boundary: View, now: View, unknown: list[int], covered: list[tuple[int, int]]) -> list[list[int]]:
    """The cards of each warrior that have been turned up since the boundary, wherever they are now."""
    found: list[list[int]] = [[] for _ in boundary.warriors]
    need = [
        0 if warrior.owner == boundary.viewer else warrior.downs - now.warriors[me].downs
        for me, warrior in enumerate(boundary.warriors)
    ]
    if not any(count > 0 for count in need):
        return found
    hidden = {card for card in unknown if card < SECRET}
    hidden.difference_update([card for card, _ in covered])
    for me, warrior in enumerate(now.warriors[: len(found)]):  # most lie open beside the same warrior
        for card in warrior.cards:
            if card in hidden and len(found[me]) < need[me]:
                found[me].append(card)
                hidden.discard(card)
    for card, owner in _left_behind(boundary, now):
        if card in hidden:
            for me in (owner, *range(len(found))):
                if me != NOBODY and len(found[me]) < need[me]:
                    found[me].append(card)
                    hidden.discard(card)
                    break
    return found


def _laid_out(known: list[int], warrior: WarriorView, now: View) -> list[int]:
    """The face-down cards of a warrior in their order, `NO_CARD` for those that may be any.

    A card that has been turned up since lay where what has happened to it agrees with what is seen of it now.
    """
    laid = [NO_CARD] * warrior.downs
    blank = [card for card, _ in now.suppressed]
    for card in sorted(known, key=lambda card: not (is_gadget(card) or card == PEACE)):
        free = [place for place, there in enumerate(laid) if there == NO_CARD]
        fitting: list[int] = []
        for place in free:
            mark = warrior.marks[place] if place < len(warrior.marks) else 0
            if is_gadget(card):
                fits = (mark >= cursed_by(0)) == (card in blank)
            else:
                fits = card != PEACE or not mark & ATTACKED
            if fits:
                fitting.append(place)
        laid[(fitting or free)[0]] = card
    return laid


def _left_behind(boundary: View, now: View) -> list[tuple[int, int]]:
    """Cards that are with no warrior, or with another one, each with the warrior that it was probably turned up beside.

    The cards of a dead warrior are discarded in a row, the open ones first: who had those is known.
    """
    bearer = {card: me for me, warrior in enumerate(boundary.warriors) for card in warrior.cards}
    left: list[tuple[int, int]] = []
    for pile in (now.discards, now.removed):
        last = NOBODY
        for card in pile:
            last = bearer.get(card, last)
            left.append((card, last))
    for thing in now.loose:
        lying = [me for me, warrior in enumerate(now.warriors) if warrior.square == thing[1]]
        left.append((thing[0], lying[0] if lying else NOBODY))
    for warrior in now.warriors:
        left += [(card, NOBODY) for card in warrior.cards]
    return left


def _drawer(seen: View, seat: int) -> int:
    """The warrior for which a seat has drawn cards: the active one, or at set-up the one whose card says so."""
    mine = [me for me, warrior in enumerate(seen.warriors) if warrior.owner == seat]
    if seen.active in mine:
        return seen.active
    with_warranty = [me for me in mine if WARRANTY in seen.warriors[me].cards]
    return with_warranty[0] if with_warranty else mine[0]

"""What may be behind the cards that a seat cannot see."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from fracas.core.question import Draw
from fracas.games.figures.changes import state_of
from fracas.games.figures.deck import DECK, RANK
from fracas.games.figures.state import NO_CARD, State
from fracas.games.figures.view import View


@final
class Imagination:
    """Guesses at the hands of the others, from two views of one seat.

    What the seat sees is rebuilt once. The cards that it cannot see lie in the draw pile and in the other hands;
    every way to spread them is as likely as any other, but for those that the battle has turned up since the
    resolution began.
    """

    __slots__ = ("_hidden", "_known", "_table", "_unseen")

    def __init__(self, boundary: View, now: View) -> None:
        dealt = boundary.draw_pile > 0 or sum(boundary.hand_sizes) > 0
        seen = visible(boundary)
        turned_up = visible(now) - seen
        self._table = state_of(boundary)
        self._unseen = bytearray(sorted(set(DECK) - seen - turned_up)) if dealt else bytearray()
        self._known: list[list[int]] = [[] for _ in range(boundary.players)]
        for card in sorted(turned_up):
            # Of two hands only can cards be turned up in a battle: the attacker's one card, and from the
            # opponent's hand the rest (their battle card, and all they held if they were beaten out of the game).
            self._known[now.seat if card == now.attack_card else now.opponent].append(card)
        self._hidden = [boundary.hand_sizes[seat] - len(self._known[seat]) for seat in range(boundary.players)]
        if boundary.viewer >= 0:
            self._hidden[boundary.viewer] = 0

    def sample(self, draw: Draw) -> State:
        """A table that may be the true one, as of the boundary."""
        table = self._table.clone()
        unseen = self._unseen.copy()
        last = len(unseen)
        for seat, count in enumerate(self._hidden):
            hand = table.hands[seat]
            hand += self._known[seat]
            for _ in range(count):
                pick = int(draw() * last)
                last -= 1
                hand.append(unseen[pick])
                unseen[pick] = unseen[last]
        del unseen[last:]
        table.bag = unseen
        return table

    def covering(self, fighters: tuple[int, ...]) -> list[State]:
        """Tables that may be true and show, between them, each rank that one of these seats may hold. Suits never
        matter (figures.battle.rank)."""
        worlds = [
            _with_card(self.sample(_first), seat, card)
            for seat in fighters
            if self._hidden[seat]
            for card in _one_of_each_rank(self._unseen)
        ]
        return worlds or [self.sample(_first)]


def _first() -> float:
    return 0.0


def _one_of_each_rank(cards: bytearray) -> Iterator[int]:
    ranks = set()
    for place in range(len(cards)):  # compiled, bytes are no sequence
        card = cards[place]
        if RANK[card] not in ranks:
            ranks.add(RANK[card])
            yield card


def _with_card(table: State, seat: int, card: int) -> State:
    """This seat holds this card instead of the last that was imagined for it."""
    mine = table.hands[seat]
    if card in mine:
        return table
    given = mine.pop()
    mine.append(card)
    for hand in table.hands:
        if hand is not mine and card in hand:
            hand[hand.index(card)] = given
            return table
    table.bag[table.bag.index(card)] = given
    return table


def visible(seen: View) -> set[int]:
    """Every card that the viewer sees lying somewhere."""
    cards = {*seen.hand, *seen.discard, seen.attack_card, seen.defence_card}
    for figure in seen.figures:
        cards.update(figure.armor)
    cards.discard(NO_CARD)
    return cards

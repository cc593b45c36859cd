"""What a seat, or a spectator, may know of a table of figures; and what may be behind the rest."""

from __future__ import annotations

import msgspec

from fracas.core.question import Draw
from fracas.games.figures.deck import DECK
from fracas.games.figures.roster import CARDS
from fracas.games.figures.state import NO_CARD, PHASES, CharacterCard, Figure, State


class FigureView(msgspec.Struct, frozen=True):
    """A figure. All of it is open."""

    id: int
    card: int
    owner: int
    start: int
    power: int
    wounded: bool
    blasts: int
    dodges: int
    fears: int
    armor: tuple[int, ...]


class CardView(msgspec.Struct, frozen=True):
    """A character card that is in play."""

    id: str
    name: str
    actions: tuple[str, ...]
    icon: str


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. It has room for one hand only, the viewer's own."""

    viewer: int
    players: int
    phase: str
    turns: int
    turn_limit: int
    size: int
    seat: int
    direction: int
    again: bool
    orders: tuple[str, ...]
    stuns: tuple[int, ...]
    cards: dict[int, CardView]
    """The character cards of all figures at the table, by the number that a figure gives as its card."""
    made: tuple[CardView, ...]
    """The character cards that players brought along, numbered from the end of the roster on."""
    figures: tuple[FigureView, ...]
    lines: tuple[tuple[int, ...], ...]
    captives: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    """The viewer's own cards, sorted; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    draw_pile: int
    discard: tuple[int, ...]
    attacker: int
    opponent: int
    defender: int
    attack_card: int
    defence_card: int
    victim: int
    blow: int


def view(state: State, viewer: int) -> View:
    """What ``viewer`` may know."""
    return View(
        viewer=viewer,
        players=state.players,
        phase=PHASES[state.phase],
        turns=state.turns,
        turn_limit=state.turn_limit,
        size=state.size,
        seat=state.seat,
        direction=state.direction,
        again=state.again,
        orders=tuple(state.orders),
        stuns=tuple(state.stuns),
        cards={figure.card: _card(state.cards[figure.card]) for figure in state.figures},
        made=tuple(map(_card, state.cards[len(CARDS) :])),
        figures=tuple(_figure(place, figure) for place, figure in enumerate(state.figures)),
        lines=tuple(map(tuple, state.lines)),
        captives=tuple(map(tuple, state.captives)),
        hand=tuple(sorted(state.hands[viewer])) if viewer >= 0 else (),
        hand_sizes=tuple(map(len, state.hands)),
        draw_pile=len(state.bag),
        discard=tuple(state.discard),
        attacker=state.attacker,
        opponent=state.opponent,
        defender=state.defender,
        attack_card=state.attack_card,
        defence_card=state.defence_card,
        victim=state.victim,
        blow=state.blow,
    )


def _card(card: CharacterCard) -> CardView:
    return CardView(card.id, card.name, card.actions, card.icon)


def _figure(place: int, figure: Figure) -> FigureView:
    return FigureView(
        place,
        figure.card,
        figure.owner,
        figure.start,
        figure.power,
        figure.wounded,
        figure.blasts,
        figure.dodges,
        figure.fears,
        tuple(figure.armor),
    )


class Imagination:
    """Guesses at the hands of the others, from two views of one seat.

    Everything open is rebuilt once. The cards that the seat cannot see lie in the draw pile and in the other
    hands; every way to spread them is as likely as any other, but for those that the battle has turned up
    since the resolution began.
    """

    __slots__ = ("_hidden", "_known", "_table", "_unseen")

    def __init__(self, boundary: View, now: View) -> None:
        seen = visible(boundary)
        turned_up = visible(now) - seen
        self._table = table_of(boundary)
        self._unseen = (
            sorted(set(DECK) - seen - turned_up) if boundary.draw_pile + sum(boundary.hand_sizes) else []
        )
        self._known: list[list[int]] = [[] for _ in range(boundary.players)]
        for card in sorted(turned_up):
            # Of two hands only can cards be turned up in a battle: the attacker's one card, and from the
            # opponent's hand the rest (his battle card, and all he held if he was beaten out of the game).
            self._known[now.seat if card == now.attack_card else now.opponent].append(card)
        self._known[boundary.viewer] = list(boundary.hand)
        self._hidden = [
            boundary.hand_sizes[seat] - len(self._known[seat]) for seat in range(boundary.players)
        ]

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


def visible(seen: View) -> set[int]:
    """Every card that the viewer sees lying somewhere."""
    cards = {*seen.hand, *seen.discard, seen.attack_card, seen.defence_card}
    for figure in seen.figures:
        cards.update(figure.armor)
    cards.discard(NO_CARD)
    return cards


def table_of(seen: View) -> State:
    """The open part of a view as a table, with no card in any hand and no draw pile."""
    cards = CARDS + [CharacterCard(card.id, card.name, card.actions, card.icon) for card in seen.made]
    table = State(seen.players, cards, seen.size, seen.turn_limit)
    table.orders = list(seen.orders)
    table.phase = PHASES.index(seen.phase)
    table.turns = seen.turns
    table.seat = seen.seat
    table.direction = seen.direction
    table.again = seen.again
    table.stuns = list(seen.stuns)
    table.figures = [
        Figure(f.card, f.owner, f.start, f.power, f.wounded, f.blasts, f.dodges, f.fears, list(f.armor))
        for f in seen.figures
    ]
    table.lines = [list(line) for line in seen.lines]
    table.captives = [list(held) for held in seen.captives]
    table.discard = list(seen.discard)
    return table

"""What a seat, or a spectator, may know of a table of figures."""

from __future__ import annotations

import msgspec

from fracas.games.figures.roster import CARDS
from fracas.games.figures.state import PHASES, CharacterCard, Figure, State


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
    sneaks: int
    """After this turn play reverses so many times."""
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
        sneaks=state.sneaks,
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

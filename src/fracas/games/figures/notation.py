"""A table of figures as one line of text, and back.

Fields are separated by spaces; what belongs to each seat stands between slashes or commas, ``-`` where there is
nothing::

    phase=battle turn=12 seat=0 way=+ sneaks=0 stuns=0,1 orders=-,-
    armies=#0.zapra:4b!9H,#1.the-cat:2^5w/#2.tyrannox:6 captives=-/- hands=QH,7C,2D/9D discard=TC,4H

A figure is ``#place.card:power``, then ``^start`` if it began with another Power, ``~seat`` if another seat fielded
it, ``w`` if it is wounded, ``b``, ``d`` and ``f`` for each pending Blast, Dodge and Intimidation, and ``!QH`` for each
armor card. Cards that lie nowhere are in the draw pile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fracas.core.game import Notation
from fracas.core.sentences import shown
from fracas.core.writing import Line
from fracas.games.figures.armies import LARGEST_ARMY, ORDERS, bounds, read_cards, read_sizes, usual_limit
from fracas.games.figures.deck import DECK, card_of, code
from fracas.games.figures.state import BATTLE, MUSTER, OPENING, OVER, TURN, Figure, State
from fracas.games.figures.written import FIELDS, LATER, read, write

_FIGURE = re.compile(
    r"#(?P<place>[0-9]{1,3})\.(?P<card>[a-z0-9-]+):(?P<power>[0-9]{1,3})(?:\^(?P<start>[0-9]{1,3}))?(?:~(?P<owner>[0-9]))?"
    r"(?P<wounded>w?)(?P<blasts>b*)(?P<dodges>d*)(?P<fears>f*)(?P<armor>(?:![2-9TJQKA][CDHS])*)"
)

MADE_UP = 10
"""So many turns count as played before the first: anybody who makes a position up need not count them."""


class FiguresNotation(Notation[State]):
    """The notation of figures. What follows from the declared fields is in ``written.py``."""

    def write(self, state: State) -> str:
        def armies(rows: list[list[int]]) -> str:
            return "/".join(
                ",".join(_write_figure(state, seat, figure) for figure in row) or "-" for seat, row in enumerate(rows)
            )

        return write(
            state,
            way="+" if state.direction > 0 else "-",
            armies=armies(state.lines),
            captives=armies([*state.captives, state.gone] if state.gone else state.captives),
        )

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        cards = read_cards(settings.get("cards"))
        # An older table at which nobody plays any more may have been opened without some of these.
        sizes = read_sizes(settings.get("army_sizes") or [], players, settings.get("army_size") or 0)
        largest = settings.get("largest_army") or LARGEST_ARMY
        state = State.new(
            players=players,
            cards=cards,
            sizes=sizes,
            largest=largest,
            turn_limit=settings.get("turn_limit") or 0,
        )
        found = Line("figures", line, players, FIELDS, LATER)
        read(found, state)
        state.direction = 1 - 2 * found.word("way", ("+", "-"))
        _read_figures(found, state)
        if not state.turn_limit and state.phase != MUSTER:
            state.turn_limit = usual_limit(len(state.figures))
        _must_be_whole(found, state)
        if state.phase in (TURN, BATTLE, OVER):
            lying = set(_lying(state))
            state.bag = bytearray(card for card in DECK if card not in lying)
        return state


def _write_figure(state: State, seat: int, place: int) -> str:
    figure = state.figures[place]
    return "".join(
        (
            f"#{place}.{state.cards[figure.card].id}:{figure.power}",
            "" if figure.start == figure.power else f"^{figure.start}",
            "" if figure.owner == seat else f"~{figure.owner}",
            "w" if figure.wounded else "",
            "b" * figure.blasts,
            "d" * figure.dodges,
            "f" * figure.fears,
            *(f"!{code(card)}" for card in figure.armor),
        )
    )


def _read_figure(line: Line, ids: list[str], seat: int, word: str) -> tuple[int, Figure]:
    found = _FIGURE.fullmatch(word)
    if found is None:
        raise line.refused(f"{shown(word)} is not a figure")
    if found["card"] not in ids:
        raise line.refused(f"there is no figure {shown(found['card'])}")
    power = int(found["power"])
    figure = Figure.new(ids.index(found["card"]), int(found["owner"] or seat), int(found["start"] or power))
    figure.power = power
    figure.wounded = bool(found["wounded"])
    figure.blasts = len(found["blasts"])
    figure.dodges = len(found["dodges"])
    figure.fears = len(found["fears"])
    figure.armor = [card_of(armor) for armor in found["armor"].split("!")[1:]]
    return int(found["place"]), figure


def _read_figures(line: Line, state: State) -> None:
    """The figures of all armies and captives, each in the place that its number gives it."""
    found: dict[int, Figure] = {}
    ids = [card.id for card in state.cards]

    def rows(name: str, more: int = 0) -> list[list[int]]:
        lines: list[list[int]] = []
        for seat, army in enumerate(line[name].split("/")):
            lines.append([])
            for word in [] if army == "-" else army.split(","):
                place, figure = _read_figure(line, ids, seat, word)
                if place in found:
                    raise line.refused(f"figure {place} stands twice")
                found[place] = figure
                lines[-1].append(place)
        if not state.players <= len(lines) <= state.players + more:
            raise line.refused(f"{name} is not for {state.players} players")
        return lines

    state.lines = rows("armies")
    held = rows("captives", more=1)  # the last row of one too many is nobody's
    state.captives = held[: state.players]
    state.gone = held[-1] if len(held) > state.players else []
    if sorted(found) != list(range(len(found))):
        raise line.refused("the figures are not numbered from 0 on")
    state.figures = [found[place] for place in range(len(found))]


def _must_be_whole(line: Line, state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    players = state.players
    if state.seat >= players:
        raise line.refused(f"it is not for {players} players")
    if any(order not in ("", *ORDERS) for order in state.orders):
        raise line.refused("an army is neither there nor to come")
    if any(not 0 <= figure.owner < players for figure in state.figures):
        raise line.refused("a figure belongs to nobody")
    if any(not 1 <= power <= 10 for figure in state.figures for power in (figure.power, figure.start)):
        raise line.refused("every figure has Power 1 to 10")
    _must_be_reached(line, state)
    standing = state.still_in()
    if any(order and state.lines[seat] for seat, order in enumerate(state.orders)):
        raise line.refused("an army stands already and is still to come")
    if state.phase == MUSTER and any(not order and seat not in standing for seat, order in enumerate(state.orders)):
        raise line.refused("a seat has no army and none to come")
    if state.phase != MUSTER and any(state.orders):
        raise line.refused("an army is still to come")
    if state.phase == OPENING and len(standing) < players:
        raise line.refused("a seat has no army")
    lying = _lying(state)
    if state.phase in (MUSTER, OPENING) and lying:
        raise line.refused("cards have been dealt too early")
    if len(lying) != len(set(lying)):
        raise line.refused("a playing card lies in two places")
    if state.phase in (TURN, BATTLE) and (len(standing) < 2 or state.seat not in standing):
        raise line.refused("the player to move has no figure, or no opponent")
    if state.phase == OVER and not standing:
        raise line.refused("nobody is left")


def _must_be_reached(line: Line, state: State) -> None:
    """Refuse counts that no play leads to: a turn brings one battle, and a battle one special action for each side."""
    if state.turns > state.turn_limit:
        raise line.refused(f"a game here has {state.turn_limit} turns" if state.turn_limit else "no turn has begun")
    turns = state.turns + MADE_UP
    if sum(state.stuns) > turns or state.sneaks > turns:
        raise line.refused("there are more Stuns or Sneaks than turns")
    pending = sum(figure.blasts + figure.dodges + figure.fears for figure in state.figures)
    if pending > 2 * turns:
        raise line.refused("more Blasts, Dodges and Intimidations wait than turns have brought")
    for seat, size in enumerate(state.sizes):
        most = bounds(size, state.largest)[1]
        if sum(figure.owner == seat for figure in state.figures) > most:
            raise line.refused(f"the army of seat {seat} has at most {most} figures")


def _lying(state: State) -> list[int]:
    """The playing cards that are not in the draw pile."""
    cards = [card for hand in state.hands for card in hand] + state.discard
    return cards + [card for figure in state.figures for card in figure.armor]

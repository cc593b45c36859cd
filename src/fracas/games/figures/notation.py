"""A table of figures as one line of text, and back.

Fields are separated by spaces::

    turn=12 seat=0 phase=battle way=+ armies=captain-comet:5,zapra:4w!/doctor-dreadful:4+b,henchman-bob:3
    fielded=… captives=-/- hands=QH,7C,2D/AS,9D discard=TC,4H stuns=0,0

A figure is ``card:power``, then ``/start`` if it began with another Power, ``~seat`` if it was fielded by another
seat, ``w`` if it is wounded, ``b``, ``d`` and ``f`` for each pending Blast, Dodge and Intimidation, and ``!QH``
for each armor card. Cards that lie nowhere are in the draw pile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fracas.core.game import Notation
from fracas.core.refusal import SetupError
from fracas.games.figures.armies import CHOOSE, RANDOM, read_cards
from fracas.games.figures.deck import DECK, card_of, code
from fracas.games.figures.state import BATTLE, OPENING, OVER, PHASES, TURN, CharacterCard, Figure, State

_FIGURE = re.compile(
    r"#(?P<place>\d+)\.(?P<card>[a-z0-9-]+):(?P<power>\d+)(?:\^(?P<start>\d+))?(?:~(?P<owner>\d))?"
    r"(?P<wounded>w?)(?P<blasts>b*)(?P<dodges>d*)(?P<fears>f*)(?P<armor>(?:![2-9TJQKA][CDHS])*)"
)


class FiguresNotation(Notation[State]):
    """The notation of figures."""

    def write(self, state: State) -> str:
        def army(seat: int, figures: list[int]) -> str:
            return ",".join(_write_figure(state, seat, figure) for figure in figures) or "-"

        return " ".join(
            (
                f"phase={PHASES[state.phase]}",
                f"turn={state.turns}",
                f"seat={state.seat}",
                f"way={'+' if state.direction > 0 else '-'}",
                f"again={'yes' if state.again else 'no'}",
                f"stuns={','.join(map(str, state.stuns))}",
                f"orders={','.join(order or '-' for order in state.orders)}",
                f"armies={'/'.join(army(seat, line) for seat, line in enumerate(state.lines))}",
                f"captives={'/'.join(army(seat, held) for seat, held in enumerate(state.captives))}",
                f"hands={'/'.join(_write_cards(hand) for hand in state.hands)}",
                f"discard={_write_cards(state.discard)}",
            )
        )

    def read(self, line: str, players: int, options: Mapping[str, Any]) -> State:
        fields = dict(word.partition("=")[::2] for word in line.split())
        wanted = [
            "phase",
            "turn",
            "seat",
            "way",
            "again",
            "stuns",
            "orders",
            "armies",
            "captives",
            "hands",
            "discard",
        ]
        if sorted(fields) != sorted(wanted):
            raise _not_a_position(f"it must have the fields {', '.join(wanted)}")
        state = State.empty(
            players, read_cards(options.get("cards")), options.get("army_size") or 0, options["turn_limit"]
        )
        try:
            state.phase = PHASES.index(fields["phase"])
            state.turns = int(fields["turn"])
            state.seat = int(fields["seat"])
            state.direction = {"+": 1, "-": -1}[fields["way"]]
            state.again = {"yes": True, "no": False}[fields["again"]]
            state.stuns = [int(word) for word in fields["stuns"].split(",")]
            state.orders = ["" if word == "-" else word for word in fields["orders"].split(",")]
            state.lines, state.captives = _read_figures(state, fields["armies"], fields["captives"])
            state.hands = [_read_cards(words) for words in fields["hands"].split("/")]
            state.discard = _read_cards(fields["discard"])
        except (ValueError, KeyError) as no:
            raise _not_a_position(f"{no}") from None
        _must_be_whole(state)
        if state.phase in (TURN, BATTLE, OVER):
            lying = {card for hand in state.hands for card in hand} | set(state.discard)
            lying.update(card for figure in state.figures for card in figure.armor)
            state.bag = bytearray(card for card in DECK if card not in lying)
        return state


def _not_a_position(why: str) -> SetupError:
    return SetupError("bad-position", f"This is not a position of figures: {why}.", rule="table.record")


def _write_cards(cards: list[int]) -> str:
    return ",".join(map(code, cards)) or "-"


def _read_cards(words: str) -> list[int]:
    return [] if words == "-" else [card_of(word) for word in words.split(",")]


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


def _read_figure(cards: list[CharacterCard], seat: int, word: str) -> tuple[int, Figure]:
    found = _FIGURE.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is not a figure")
    ids = [card.id for card in cards]
    if found["card"] not in ids:
        raise ValueError(f"there is no figure {found['card']!r}")
    power = int(found["power"])
    return int(found["place"]), Figure(
        ids.index(found["card"]),
        int(found["owner"] or seat),
        int(found["start"] or power),
        power,
        bool(found["wounded"]),
        len(found["blasts"]),
        len(found["dodges"]),
        len(found["fears"]),
        [card_of(armor) for armor in found["armor"].split("!")[1:]],
    )


def _read_figures(state: State, armies: str, captives: str) -> tuple[list[list[int]], list[list[int]]]:
    """The figures of all armies and captives, each in the place that its number gives it."""
    found: dict[int, Figure] = {}

    def row(words: str) -> list[list[int]]:
        lines: list[list[int]] = []
        for seat, army in enumerate(words.split("/")):
            lines.append([])
            for word in [] if army == "-" else army.split(","):
                place, figure = _read_figure(state.cards, seat, word)
                if place in found:
                    raise ValueError(f"figure {place} stands twice")
                found[place] = figure
                lines[-1].append(place)
        return lines

    rows = row(armies), row(captives)
    if sorted(found) != list(range(len(found))):
        raise ValueError("the figures are not numbered from 0 on")
    state.figures = [found[place] for place in range(len(found))]
    return rows


def _must_be_whole(state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    players = state.players
    if not len(state.stuns) == len(state.orders) == len(state.lines) == len(state.hands) == players:
        raise _not_a_position(f"it is not for {players} players")
    if len(state.captives) != players or not 0 <= state.seat < players:
        raise _not_a_position(f"it is not for {players} players")
    if any(order not in ("", RANDOM, CHOOSE) for order in state.orders):
        raise _not_a_position("an army is neither there nor to come")
    if any(not 0 <= figure.owner < players for figure in state.figures):
        raise _not_a_position("a figure belongs to nobody")
    if any(not 1 <= power <= 10 for figure in state.figures for power in (figure.power, figure.start)):
        raise _not_a_position("every figure has Power 1 to 10")
    if state.phase >= OPENING and any(state.orders):
        raise _not_a_position("an army is still to come")
    lying = [card for hand in state.hands for card in hand] + state.discard
    lying += [card for figure in state.figures for card in figure.armor]
    if len(lying) != len(set(lying)):
        raise _not_a_position("a playing card lies in two places")
    standing = len(state.standing())
    if state.phase in (TURN, BATTLE) and (standing < 2 or not state.lines[state.seat]):
        raise _not_a_position("whoever is to play has no figure, or no opponent")
    if state.phase == OVER and not standing:
        raise _not_a_position("nobody is left")

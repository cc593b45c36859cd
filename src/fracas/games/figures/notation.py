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
from fracas.core.refusal import SetupError
from fracas.games.figures.armies import ORDERS, read_cards
from fracas.games.figures.deck import DECK, card_of, code
from fracas.games.figures.state import BATTLE, MUSTER, OPENING, OVER, PHASES, TURN, CharacterCard, Figure, State

FIELDS = ("phase", "turn", "seat", "way", "sneaks", "stuns", "orders", "armies", "captives", "hands", "discard")

_FIGURE = re.compile(
    r"#(?P<place>[0-9]{1,3})\.(?P<card>[a-z0-9-]+):(?P<power>[0-9]{1,3})(?:\^(?P<start>[0-9]{1,3}))?(?:~(?P<owner>[0-9]))?"
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
                f"sneaks={state.sneaks}",
                f"stuns={','.join(map(str, state.stuns))}",
                f"orders={','.join(order or '-' for order in state.orders)}",
                f"armies={'/'.join(army(seat, line) for seat, line in enumerate(state.lines))}",
                f"captives={'/'.join(army(seat, held) for seat, held in enumerate(state.captives))}",
                f"hands={'/'.join(_write_cards(hand) for hand in state.hands)}",
                f"discard={_write_cards(state.discard)}",
            )
        )

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        fields = _fields(line)
        state = State.empty(
            players, read_cards(settings.get("cards")), settings.get("army_size") or 0, settings["turn_limit"]
        )
        state.phase = _one_of(fields, "phase", {phase: place for place, phase in enumerate(PHASES)})
        state.turns = _number("turn", fields["turn"])
        state.seat = _number("seat", fields["seat"])
        state.direction = _one_of(fields, "way", {"+": 1, "-": -1})
        state.sneaks = _number("sneaks", fields["sneaks"])
        state.stuns = [_number("stuns", word) for word in fields["stuns"].split(",")]
        state.orders = ["" if word == "-" else word for word in fields["orders"].split(",")]
        state.lines, state.captives = _read_figures(state, fields["armies"], fields["captives"])
        state.hands = [_read_cards(words) for words in fields["hands"].split("/")]
        state.discard = _read_cards(fields["discard"])
        _must_be_whole(state)
        if state.phase in (TURN, BATTLE, OVER):
            lying = set(_lying(state))
            state.bag = bytearray(card for card in DECK if card not in lying)
        return state


def _fields(line: str) -> dict[str, str]:
    pairs = [word.partition("=")[::2] for word in line.split(" ")]
    if sorted(name for name, _ in pairs) != sorted(FIELDS):
        raise _not_a_position(f"it must have each of the fields {', '.join(FIELDS)} once")
    return dict(pairs)


def _one_of(fields: dict[str, str], name: str, known: dict[str, int]) -> int:
    if fields[name] not in known:
        raise _not_a_position(f"{name} is one of {', '.join(known)}, not {fields[name]!r}")
    return known[fields[name]]


def _number(name: str, word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise _not_a_position(f"{name} counts in whole numbers, not in {word!r}")
    return int(word)


def _not_a_position(why: str) -> SetupError:
    return SetupError("bad-position", f"This is not a position of figures: {why}.", rule="table.record")


def _write_cards(cards: list[int]) -> str:
    return ",".join(map(code, cards)) or "-"


def _read_cards(words: str) -> list[int]:
    return [] if words == "-" else [_read_card(word) for word in words.split(",")]


def _read_card(word: str) -> int:
    try:
        return card_of(word)
    except KeyError:
        raise _not_a_position(f"there is no playing card {word!r}") from None


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
        raise _not_a_position(f"{word!r} is not a figure")
    ids = [card.id for card in cards]
    if found["card"] not in ids:
        raise _not_a_position(f"there is no figure {found['card']!r}")
    power = int(found["power"])
    figure = Figure.fielded(ids.index(found["card"]), int(found["owner"] or seat), int(found["start"] or power))
    figure.power = power
    figure.wounded = bool(found["wounded"])
    figure.blasts = len(found["blasts"])
    figure.dodges = len(found["dodges"])
    figure.fears = len(found["fears"])
    figure.armor = [_read_card(armor) for armor in found["armor"].split("!")[1:]]
    return int(found["place"]), figure


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
                    raise _not_a_position(f"figure {place} stands twice")
                found[place] = figure
                lines[-1].append(place)
        return lines

    rows = row(armies), row(captives)
    if sorted(found) != list(range(len(found))):
        raise _not_a_position("the figures are not numbered from 0 on")
    state.figures = [found[place] for place in range(len(found))]
    return rows


def _must_be_whole(state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    players = state.players
    if not len(state.stuns) == len(state.orders) == len(state.lines) == len(state.hands) == players:
        raise _not_a_position(f"it is not for {players} players")
    if len(state.captives) != players or not 0 <= state.seat < players:
        raise _not_a_position(f"it is not for {players} players")
    if any(order not in ("", *ORDERS) for order in state.orders):
        raise _not_a_position("an army is neither there nor to come")
    if any(not 0 <= figure.owner < players for figure in state.figures):
        raise _not_a_position("a figure belongs to nobody")
    if any(not 1 <= power <= 10 for figure in state.figures for power in (figure.power, figure.start)):
        raise _not_a_position("every figure has Power 1 to 10")
    standing = state.standing()
    if any(order and state.lines[seat] for seat, order in enumerate(state.orders)):
        raise _not_a_position("an army stands already and is still to come")
    if state.phase == MUSTER and any(not order and seat not in standing for seat, order in enumerate(state.orders)):
        raise _not_a_position("a seat has no army and none to come")
    if state.phase != MUSTER and any(state.orders):
        raise _not_a_position("an army is still to come")
    if state.phase == OPENING and len(standing) < players:
        raise _not_a_position("a seat has no army")
    lying = _lying(state)
    if state.phase in (MUSTER, OPENING) and lying:
        raise _not_a_position("cards have been dealt too early")
    if len(lying) != len(set(lying)):
        raise _not_a_position("a playing card lies in two places")
    if state.phase in (TURN, BATTLE) and (len(standing) < 2 or state.seat not in standing):
        raise _not_a_position("whoever is to play has no figure, or no opponent")
    if state.phase == OVER and not standing:
        raise _not_a_position("nobody is left")


def _lying(state: State) -> list[int]:
    """The playing cards that are not in the draw pile."""
    cards = [card for hand in state.hands for card in hand] + state.discard
    return cards + [card for figure in state.figures for card in figure.armor]

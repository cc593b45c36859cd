"""Armies: which figures, with which Power, in which order; and why an army is refused.

An army is a list of (character card, Power) in the order of the line. The order is the player's choice and has
no other effect (figures.setup.line).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown
from fracas.games.figures.roster import ACTIONS, CARD_IDS, CARDS, DEALT_LINES, LINE_IDS, LINES
from fracas.games.figures.state import CharacterCard, Figure, State

POINTS: Final = 15
LEAST_POWER: Final = 1
MOST_POWER: Final = 10
SMALLEST_ARMY: Final = 2
"""Where the size of an army is left open."""
LARGEST_ARMY: Final = 5
"""The same, unless the table says otherwise."""
MOST_FIGURES: Final = POINTS // LEAST_POWER
"""More can be fielded by nobody: every figure gets a point of Power."""

SHORTEST_LIMIT: Final = 400
TURNS_A_FIGURE: Final = 40
"""Where the turn limit is left open: so many turns in all, or so many for each figure at the table."""

MOST_MADE: Final = 100
"""Character cards of the players' own making at one table."""

RANDOM: Final = "random"
CHOOSE: Final = "choose"
"""Asked at the table: a ready army, or one of their own making."""
BUILD: Final = "build"
"""One of their own making, figure by figure."""
ORDERS: Final = (RANDOM, CHOOSE, BUILD)
"""Armies that are mustered at the table."""

Army = tuple[tuple[int, int], ...]


def bounds(size: int, largest: int) -> tuple[int, int]:
    """The fewest and the most figures of an army: exactly its size, or two up to the largest."""
    return (size, size) if size else (SMALLEST_ARMY, largest)


def usual_limit(figures: int) -> int:
    """The turn limit of a table with so many figures, where none is set (figures.win)."""
    return max(SHORTEST_LIMIT, TURNS_A_FIGURE * figures)


def refuse_army(cards: list[CharacterCard], army: Army, size: int, largest: int) -> None:
    """Raise the reason why this army may not be fielded, if there is one."""
    least, most = bounds(size, largest)
    if not least <= len(army) <= most:
        count = f"{least}" if least == most else f"{least} to {most}"
        wanted = f"{count} {'figure' if most == 1 else 'figures'}"
        more = f" The setting largest_army allows up to {MOST_FIGURES}." if not size and len(army) > most else ""
        raise SetupError("army-size", f"An army here has {wanted}, not {len(army)}.{more}", rule="figures.army.size")
    fielded = set()
    for card, power in army:
        if card in fielded:
            raise SetupError("army-twice", f"{cards[card].name} stands in the army twice.", rule="figures.army.unique")
        fielded.add(card)
        if isinstance(power, bool) or not isinstance(power, int) or not LEAST_POWER <= power <= MOST_POWER:
            raise SetupError(
                "army-power",
                f"{cards[card].name} has Power {shown(power)}; every figure has {LEAST_POWER} to {MOST_POWER}.",
                rule="figures.power.points",
            )
    spent = sum(power for _, power in army)
    if spent > POINTS:
        raise SetupError(
            "army-points",
            f"The army has {spent} points of Power; there are {POINTS}.",
            rule="figures.power.points",
        )


@cache
def ready_army(line: int, size: int) -> Army:
    """The quick-start army of a toy line.

    With the usual four figures its Power is as printed. For an army of another size the line is cut short or
    filled up from the lines after it, and the points are shared out evenly.
    """
    own = LINES[line].figure
    if size in (0, len(own)):
        return tuple((CARD_IDS[row.id], row.power) for row in own)
    cards = [CARD_IDS[row.id] for step in range(len(LINES)) for row in LINES[(line + step) % len(LINES)].figure]
    share, rest = divmod(POINTS, size)
    powers = [min(share + (1 if place < rest else 0), MOST_POWER) for place in range(size)]
    return tuple(zip(cards, powers, strict=False))


def field(state: State, seat: int, army: Army) -> None:
    """The army takes its place in line."""
    for card, power in army:
        state.lines[seat].append(len(state.figures))
        state.figures.append(Figure.new(card, seat, power))


def read_sizes(given: object, players: int, usual: int) -> tuple[int, ...]:
    """How many figures the army of each seat has, from a table's settings; 0 where that is left open."""
    if not isinstance(given, list | tuple) or len(given) > players:
        raise SetupError(
            "bad-sizes",
            f"The sizes of armies are a list, one for each of {players} seats at most, not {shown(given)}.",
            rule="figures.army.size",
        )
    for size in given:
        number = isinstance(size, int) and not isinstance(size, bool)
        if size is not None and not (number and 1 <= size <= MOST_FIGURES):
            raise SetupError(
                "bad-sizes",
                f"An army has 1 to {MOST_FIGURES} figures, or null for what the table says, not {shown(size)}.",
                rule="figures.army.size",
            )
    return tuple([usual if size is None else size for size in (*given, *[None] * (players - len(given)))])


def read_army(cards: list[CharacterCard], given: object, size: int, largest: int) -> Army:
    """An army from a table's settings: the id of a ready army, or a list of [figure id, Power]."""
    if isinstance(given, str):
        if given not in LINE_IDS:
            known = [*ORDERS, *LINE_IDS]
            raise SetupError(
                "unknown-army",
                f"Unknown army {shown(given)}{did_you_mean(given, known)}",
                rule="figures.army.size",
            )
        return ready_army(LINE_IDS[given], size)
    if not isinstance(given, list | tuple):
        raise SetupError(
            "bad-army",
            f"An army is a name or a list of [figure, Power], not {shown(given)}.",
            rule="figures.army.size",
        )
    places = {card.id: place for place, card in enumerate(cards)}
    rows: list[tuple[int, int]] = []
    for row in given:
        if not isinstance(row, list | tuple) or len(row) != 2 or not isinstance(row[0], str):
            raise SetupError(
                "bad-army", f"A figure of an army is [figure, Power], not {shown(row)}.", rule="figures.army.size"
            )
        if row[0] not in places:
            raise SetupError(
                "unknown-figure",
                f"Unknown figure {shown(row[0])}{did_you_mean(row[0], places)}",
                rule="figures.army.unique",
            )
        rows.append((places[row[0]], row[1]))
    army = tuple(rows)
    refuse_army(cards, army, size, largest)
    return army


def read_cards(given: object) -> list[CharacterCard]:
    """The character cards of a table: the roster and what players have made themselves."""
    if given is not None and not isinstance(given, list | tuple):
        raise SetupError("bad-card", f"Cards are a list, not {shown(given)}.", rule="figures.card.three")
    if given and len(given) > MOST_MADE:
        raise SetupError(
            "too-many-cards", f"A table has at most {MOST_MADE} cards of the players' own.", rule="figures.card.three"
        )
    made: list[CharacterCard] = []
    taken = set(CARD_IDS)
    for row in given or ():
        card = read_card(row)
        if card.id in taken:
            raise SetupError(
                "card-twice", f"There is already a character card {shown(card.id)}.", rule="figures.army.unique"
            )
        taken.add(card.id)
        made.append(card)
    return CARDS + made


def read_card(row: object) -> CharacterCard:
    """A character card from a mapping with ``id``, ``name``, ``actions`` and perhaps ``icon``."""
    if not isinstance(row, Mapping):
        raise SetupError(
            "bad-card", f"A character card is a table of fields, not {shown(row)}.", rule="figures.card.three"
        )
    unknown = [str(key) for key in row if key not in ("id", "name", "actions", "icon")]
    if unknown:
        raise SetupError(
            "bad-card",
            f"A character card has id, name, actions and icon, not {', '.join(unknown)}.",
            rule="figures.card.three",
        )
    name = _words(row, "name", longest=40)
    card = _words(row, "id", longest=40)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card):
        raise SetupError(
            "bad-card",
            f"The id {shown(card)} must be lower-case words joined by dashes.",
            rule="figures.card.three",
        )
    icon = _words(row, "icon", longest=40) if "icon" in row else ""
    actions = row.get("actions")
    if not isinstance(actions, list | tuple) or len(actions) != 3:
        raise SetupError(
            "bad-card", f"{name} must have three special actions, not {shown(actions)}.", rule="figures.card.three"
        )
    for action in actions:
        if not isinstance(action, str) or action not in ACTIONS:
            raise SetupError(
                "bad-card",
                f"Unknown special action {shown(action)}{did_you_mean(action, ACTIONS)}",
                rule="figures.card.three",
            )
    return CharacterCard(card, name, tuple(actions), icon)


def _words(row: Mapping[Any, Any], field_name: str, *, longest: int) -> str:
    value = row.get(field_name)
    if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
        raise SetupError(
            "bad-card",
            f"The {field_name} of a character card is 1 to {longest} printable characters, not {shown(value)}.",
            rule="figures.card.three",
        )
    return value.strip()


def free_lines(taken: Iterable[int]) -> list[int]:
    """The ready armies that nobody has taken yet; all of them, when all are taken."""
    used = set(taken)
    return [line for line in DEALT_LINES if line not in used] or list(DEALT_LINES)

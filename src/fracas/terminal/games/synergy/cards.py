"""The texts of power cards, team powers and statuses, in lines for somebody who asks."""

from __future__ import annotations

from collections.abc import Iterable

from fracas.games.synergy.content import ROWS, STATUSES, TEAM_POWER_ROWS, CardRow, number_line, type_line
from fracas.games.synergy.numbers import FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.telling.naming import card_name


def printed(row: CardRow) -> list[str]:
    """A power card as it is printed, with what else is known of it."""
    numbers = number_line(row)
    lines = [f"{row.name}: {type_line(row)}{f' · {numbers}' if numbers else ''}", f"  {row.text}"]
    return [*lines, f"  Ruling: {row.ruling}"] if row.ruling else lines


def card_text(number: int) -> str:
    """A card, a flag or a team power in one line."""
    if number < FLAGS:
        row = ROWS[number]
        numbers = number_line(row)
        return f"{row.name} ({type_line(row)}{f'; {numbers}' if numbers else ''}): {row.text}"
    if number >= TEAM_POWERS_FROM:
        power = TEAM_POWER_ROWS[number - TEAM_POWERS_FROM]
        return f"{power.name} (team power): {power.text}"
    name = card_name(number)
    return f"{name[0].upper()}{name[1:]}: a gadget without power."


def card_lines(words: str) -> list[str]:
    """The cards, team powers and statuses that these words mean; those that are called just so, if there are any."""
    word = words.casefold()
    found = [(row.name, row.id, printed(row)) for row in ROWS]
    found += [(row.name, row.id, [f"{row.name}: team power", f"  {row.text}"]) for row in TEAM_POWER_ROWS]
    found += [(row.name, row.id, [f"{row.name}: status", f"  {row.text}"]) for row in STATUSES]
    exact = [lines for name, id_, lines in found if word in (name.casefold(), id_)]
    chosen = exact or [lines for name, _, lines in found if word in name.casefold()]
    return [line for lines in chosen for line in ("", *lines)][1:]


def cards_in_full(cards: Iterable[int]) -> list[str]:
    """These cards as they are printed, flags and team powers included."""
    return [line for card in cards for line in (printed(ROWS[card]) if card < FLAGS else [card_text(card)])]

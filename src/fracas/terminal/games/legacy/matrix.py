"""``m``: what each pairing of champions would come to in this battle, as a table that fits the screen, or in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.sentences import counted, plain, signed
from fracas.games.legacy.content import POWER
from fracas.games.legacy.naming import champion_name, location_name
from fracas.games.legacy.outlook import ASKS, Outlook, PairingInfo
from fracas.terminal.games.legacy.table import brief
from fracas.terminal.screen import Line, cut, fit

if TYPE_CHECKING:
    from fracas.terminal.play import Play

ASSUMED = "Nobody uses what is optional. In a tie the Fatestone decides, as long as it can be passed."
IN_THE_TABLE = "Totals, and what you gain."
GUESSED = "?: at a location that would have to be drawn."
IN_THE_FIRST_TURN = "In the first turn it depends on the piles: m MINE THEIRS, such as m monk druid."


def show_pairings(play: Play, asked: Asked, rest: str) -> bool:
    """``m``: all of mine against all of theirs; ``m NAME``: one of mine; in the first turn ``m MINE THEIRS``."""
    if asked.ask not in ASKS:
        play.message = "The pairings can be seen while champions are chosen."
        return False
    seen = play.table.view(asked.seat)
    hands = seen.hands[asked.seat], seen.hands[1 - asked.seat]
    words = rest.split()
    about: tuple[int, ...] = ()
    if asked.ask == "opening":
        found = [meant(word, hand) for word, hand in zip(words, hands, strict=False)]
        if len(words) != len(hands) or None in found:
            play.message = IN_THE_FIRST_TURN
            return False
        about = tuple(champion for champion in found if champion is not None)
        words = []
    outlook = play.table.outlook(asked.seat, about)
    assert isinstance(outlook, Outlook)
    names = play.table.names
    mine = meant(words[0], hands[0]) if words else None
    if words and mine is None:
        play.message = f"You have nobody in hand who is called {cut(rest, 20)!r}."
    elif mine is not None:
        play.screen.page(in_words([each for each in outlook.pairings if each.mine == mine], names[1 - asked.seat]))
    elif play.screen.plain:
        play.screen.page(in_words(outlook.pairings, names[1 - asked.seat]))
    else:
        heading = f"{asked.prompt} Yours down, {names[1 - asked.seat]}'s across."
        if about:
            heading = f"{champion_name(about[0])} in your pile, {champion_name(about[1])} in theirs. Yours down."
        play.screen.page(
            [heading, *as_table(outlook.pairings, play.screen.width), f"{IN_THE_TABLE} {ASSUMED}", *_guesses(outlook)]
        )
    return False


def meant(word: str, hand: tuple[int, ...]) -> int | None:
    """The champion of a hand that a word means: its power, its name, or the beginning of its name."""
    begun = [
        champion
        for champion in hand
        if word == str(POWER[champion]) or champion_name(champion).casefold().startswith(word.casefold())
    ]
    return begun[0] if len(begun) == 1 else None


def _guesses(outlook: Outlook) -> list[str]:
    return [GUESSED] if any(pairing.drawn for pairing in outlook.pairings) else []


# -- as a table


def cell_of(pairing: PairingInfo, form: int) -> str:
    """A pairing in a few cells: totals and gain, closer together, or the gain alone."""
    gain = "tie" if pairing.result == "tie" else signed(pairing.my_points - pairing.their_points)
    unsure = "?" if pairing.drawn else ""
    if form == 2:
        return gain + unsure
    totals = f"{plain(pairing.my_total)}:{plain(pairing.their_total)}"
    return f"{totals}{' ' if form == 0 else '' if gain != 'tie' else ' '}{gain}{unsure}"


def as_table(pairings: tuple[PairingInfo, ...], width: int) -> list[Line]:
    """A row for each of mine, a column for each of theirs, as telling as the width allows."""
    mine = list(dict.fromkeys(pairing.mine for pairing in pairings))
    theirs = list(dict.fromkeys(pairing.theirs for pairing in pairings))
    found = {(pairing.mine, pairing.theirs): pairing for pairing in pairings}
    lines: list[Line] = []
    for form, across, down in FORMS:
        heads = [brief(their, across) for their in theirs]
        widths = [
            max(cell_len(head), *(cell_len(cell_of(found[my, their], form)) for my in mine))
            for head, their in zip(heads, theirs, strict=True)
        ]
        label = max(cell_len(brief(my, down)) for my in mine)
        lines = [Text(" " * label + "".join(f" {fit(head, w)}" for head, w in zip(heads, widths, strict=True)), "bold")]
        for my in mine:
            row = Text(fit(brief(my, down), label), "bold")
            for their, wide in zip(theirs, widths, strict=True):
                pairing = found[my, their]
                row.append(" ")
                row.append(fit(cell_of(pairing, form), wide), STYLES[pairing.result])
            lines.append(row)
        if all(cell_len(line.plain) <= width for line in lines if isinstance(line, Text)):
            break
    return lines


FORMS = (
    (0, 11, 11),
    (0, 6, 11),
    (0, 4, 11),
    (0, 4, 6),
    (1, 4, 11),
    (1, 3, 6),
    (1, 2, 3),
    (2, 4, 11),
    (2, 2, 4),
    (2, 1, 2),
)
"""How a cell is written, and how long names may be across and down: the most telling first."""
STYLES = {"win": "green", "lose": "red", "tie": "yellow"}


# -- in words


def in_words(pairings: list[PairingInfo] | tuple[PairingInfo, ...], other: str) -> list[Line]:
    """A sentence for each pairing."""
    lines: list[Line] = []
    for pairing in pairings:
        heading = f"Your {champion_name(pairing.mine)}:"
        if heading not in lines:
            lines.append(heading)
        lines.append(f"  {_sentence(pairing, other)}")
    return [*lines, ASSUMED]


def _sentence(pairing: PairingInfo, other: str) -> str:
    said = f"against the {champion_name(pairing.theirs)} {plain(pairing.my_total)} to {plain(pairing.their_total)}"
    if pairing.result == "tie":
        said += ", a tie"
    else:
        tied = "a tie that " if pairing.my_total == pairing.their_total else ""
        said += f", {tied}you win" if pairing.result == "win" else f", {tied}you lose"
        gains = [
            f"{who} {counted(points, 'point')}"
            for who, points in (("you gain", pairing.my_points), (f"{other} gains", pairing.their_points))
            if points
        ]
        said += f"; {', '.join(gains) or 'nobody gains a point'}"
    where = " perhaps" if pairing.drawn else ""
    return f"{said}, at {location_name(pairing.location)}{where}."

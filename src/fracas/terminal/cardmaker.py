"""Making a character card for figures: a name, an icon, three special actions; then it can be fielded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from fracas import home
from fracas.core.options import did_you_mean
from fracas.core.refusal import FracasError, SetupError
from fracas.games.figures.armies import read_card, read_cards
from fracas.games.figures.roster import ACTIONS
from fracas.games.figures.state import CharacterCard
from fracas.terminal.screen import Screen, cut, fit

T = TypeVar("T")

PLACES = (("Q J", "a Queen or Jack"), ("10 9", "a 10 or 9"), ("8 7", "an 8 or 7"))
LONGEST = 40


def make_card(screen: Screen) -> CharacterCard | None:
    """Ask for a card and put it into the collection; None if the maker thinks better of it."""
    taken = {card.id for card in read_cards([home.as_row(card) for card in home.load_cards()])}
    name = _ask(screen, "Name of the figure", _named)
    icon = _ask(screen, "Icon, in a word or two, or nothing", lambda typed: _icon(name, typed))
    screen.say("", "The special actions:")
    for number, row in enumerate(ACTIONS.values(), 1):
        screen.say(*screen.wrap(f"  {number:>2}  {fit(row.name, 12)}  {row.text}", hang=18))
    chosen: list[str] = []
    for _, ranks in PLACES:
        chosen.append(_ask(screen, f"On {ranks}: number or name", read_action))
        screen.say(*preview(name, icon, chosen))
    made = CharacterCard(free_id(name, taken), name, tuple(chosen), icon)
    card = read_card(home.as_row(made))
    if screen.ask("Keep this card? [Y/n]: ").lower().startswith("n"):
        screen.say("The card is not kept.")
        return None
    home.add_card(card)
    screen.say(f"{card.name} is in your collection as {card.id}: {home.collection()}")
    return card


def preview(name: str, icon: str, actions: list[str]) -> list[str]:
    """The card as far as it is filled in."""
    inner = LONGEST + 2
    rows = [f"{name}" + (f"  ({icon})" if icon else "")]
    rows.append("K A   Recover")
    for place, (ranks, _) in enumerate(PLACES):
        action = ACTIONS[actions[place]].name if place < len(actions) else "…"
        rows.append(f"{ranks:<4}  {action}")
    edge = "─" * inner
    return [f"┌{edge}┐", *(f"│ {fit(row, inner - 2)} │" for row in rows), f"└{edge}┘"]


def list_cards(screen: Screen) -> None:
    """The user's collection."""
    cards = home.load_cards()
    for card in cards:
        actions = " / ".join(ACTIONS[action].name for action in card.actions)
        screen.say(cut(f"{fit(card.id, 22)} {fit(card.name, 22)} {actions}", screen.width))
    if not cards:
        screen.say("You have made no character cards yet; fracas card makes one.")


def read_action(typed: str) -> str:
    """A special action by its number, id or name."""
    rows = list(ACTIONS.values())
    if typed.isdecimal() and 1 <= int(typed) <= len(rows):
        return rows[int(typed) - 1].id
    word = typed.casefold()
    for row in rows:
        if word in (row.id, row.name.casefold()):
            return row.id
    begun = [row.id for row in rows if word and row.name.casefold().startswith(word)]
    if len(begun) == 1:
        return begun[0]
    raise SetupError("bad-card", f"There is no special action {typed!r}{did_you_mean(word, ACTIONS)}")


def free_id(name: str, taken: set[str]) -> str:
    """A lower-case id that no card has yet."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = "-".join(re.findall(r"[a-z0-9]+", plain))[: LONGEST - 4].strip("-") or "figure"
    word, number = stem, 2
    while word in taken:
        word, number = f"{stem}-{number}", number + 1
    return word


def _named(typed: str) -> str:
    return read_card({"id": "a", "name": typed, "actions": ["armor"] * 3}).name


def _icon(name: str, typed: str) -> str:
    if not typed:
        return ""
    return read_card({"id": "a", "name": name, "actions": ["armor"] * 3, "icon": typed}).icon


def _ask(screen: Screen, question: str, read: Callable[[str], T]) -> T:
    while True:
        typed = screen.ask(f"{question}: ")
        try:
            return read(typed)
        except FracasError as no:
            screen.say(f"  {no.sentence}")

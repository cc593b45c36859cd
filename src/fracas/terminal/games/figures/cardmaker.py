"""Making a character card for figures: a name, an icon, three special actions; then it can be fielded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from fracas.core.refusal import FracasError, SetupError
from fracas.core.sentences import did_you_mean
from fracas.games.figures.armies import read_card, read_cards
from fracas.games.figures.roster import ACTIONS
from fracas.games.figures.state import CharacterCard
from fracas.started import command
from fracas.terminal.games.figures import collection
from fracas.terminal.games.figures.collection import as_row
from fracas.terminal.screen import EXPLAIN, LEAVE, Left, Screen, cut, fit, whole_number

T = TypeVar("T")

PLACES = (("Q J", "a Queen or Jack"), ("10 9", "a 10 or 9"), ("8 7", "an 8 or 7"))
LONGEST = 40


def make_card(screen: Screen) -> CharacterCard | None:
    """Ask for a card and put it into the collection; None if the maker thinks better of it."""
    taken = {card.id for card in read_cards([as_row(card) for card in collection.load_cards()])}
    name = _ask(screen, "Name of the figure", _named, f"1 to {LONGEST} characters, as it is to be called at the table.")
    icon = _ask(
        screen,
        "Icon, in a word or two, or nothing",
        lambda typed: _icon(name, typed),
        "What the figure looks like; Enter for nothing.",
    )
    screen.say("", "The special actions:")
    for number, row in enumerate(ACTIONS.values(), 1):
        screen.say(*screen.wrap(f"  {number:>2}  {fit(row.name, 12)}  {row.text}", hang=20))
    chosen: list[str] = []
    for _, ranks in PLACES:
        more = "The special action that the figure may use when it wins an attack with that card."
        chosen.append(_ask(screen, f"On {ranks}: number or name", read_action, more))
        screen.say(*preview(name, icon, chosen))
    made = CharacterCard(free_id(name, taken), name, tuple(chosen), icon)
    card = read_card(as_row(made))
    keeps = _ask(screen, "Keep this card? [Y/n]", str.lower, "Enter puts it into your collection, n throws it away.")
    if keeps.startswith("n"):
        screen.say("The card is not kept.")
        return None
    collection.add_card(card)
    screen.say(f"{card.name} is in your collection as {card.id}: {collection.page()}")
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
    cards = collection.load_cards()
    for card in cards:
        actions = " / ".join(ACTIONS[action].name for action in card.actions)
        screen.say(cut(f"{fit(card.id, 22)} {fit(card.name, 22)} {actions}", screen.width))
    if not cards:
        screen.say(f"You have made no character cards yet; {command('card')} makes one.")


def read_action(typed: str) -> str:
    """A special action by its number, id or name."""
    rows = list(ACTIONS.values())
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(rows):
        return rows[number - 1].id
    word = typed.casefold()
    for row in rows:
        if word in (row.id, row.name.casefold()):
            return row.id
    begun = [row.id for row in rows if word and row.name.casefold().startswith(word)]
    if len(begun) == 1:
        return begun[0]
    raise SetupError("bad-card", f"Unknown special action {cut(typed, LONGEST)!r}{did_you_mean(word, ACTIONS)}")


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


def _ask(screen: Screen, question: str, read: Callable[[str], T], more: str) -> T:
    """Ask until the answer can be read. Only a small q leaves: a figure may well be called Q."""
    while True:
        typed = screen.ask(f"{question}: ")
        if typed in LEAVE:
            raise Left
        if typed in EXPLAIN:
            screen.say(*screen.wrap(f"  {more} q leaves without a card."))
            continue
        try:
            return read(typed)
        except FracasError as no:
            screen.say(*screen.wrap(f"  {no.sentence}"))

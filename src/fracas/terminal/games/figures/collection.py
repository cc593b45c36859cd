"""The user's collection of character cards, a page of TOML: read and checked, added to and taken from.

What else the user wrote on the page stays, as far as the page still reads as it should afterwards. Where it would
not, it is written anew: no card is ever lost to a comment.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any

from fracas import home
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean
from fracas.games.figures.armies import read_cards
from fracas.games.figures.state import CharacterCard

HEADING = re.compile(r"\s*\[\[\s*card\s*\]\]")
ROSTER = len(read_cards([]))


def page() -> Path:
    """The file of character cards of the user's own making."""
    return home.own_page("figures")


def load_cards(path: Path | None = None) -> list[CharacterCard]:
    """The cards in a file; without one those in the user's collection, none if they have none yet."""
    text = _page_text() if path is None else home.text_of(path, SetupError)
    with _naming(path or page()):
        return read_collection(text)


def add_card(card: CharacterCard) -> None:
    """Put a card into the collection; what else the user wrote into the file stays."""
    text = _page_text()
    with _naming(page()):
        text = with_card(text, card)
    home.write(page(), text)


def remove_card(card: str) -> CharacterCard:
    """Take a card out of the collection; what else the user wrote into the file stays, if it can."""
    cards = load_cards()
    for one in cards:
        if one.id == card:
            home.write(page(), without_card(_page_text(), one))
            return one
    known = did_you_mean(card, [one.id for one in cards])
    raise SetupError("unknown-card", f"Unknown card {card!r} in your collection{known}")


def _page_text() -> str:
    try:
        return home.text_of(page(), SetupError)
    except SetupError as no:
        if no.code != "missing":
            raise
        return ""


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Say of which file a refusal is."""
    try:
        yield
    except SetupError as no:
        raise SetupError(no.code, f"{path}: {no.sentence}", rule=no.rule) from None


# -- the page as text


def read_collection(text: str) -> list[CharacterCard]:
    """The cards on a page, checked; SetupError says what is wrong with it."""
    try:
        found: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as no:
        raise SetupError("not-toml", f"This is not TOML: {no}.") from None
    except (ValueError, RecursionError):
        raise SetupError("not-toml", "A number in it is too long, or it is nested too deeply.") from None
    unknown = [key for key in found if key != "card"]
    if unknown:
        raise SetupError(
            "bad-card",
            f"A collection holds [[card]] tables, not {unknown[0]!r}.",
            rule="figures.card.three",
        )
    return read_cards(found.get("card", []))[ROSTER:]


def with_card(text: str, card: CharacterCard) -> str:
    """The page with one more card at its end."""
    cards = [*read_collection(text), card]
    read_cards([as_row(each) for each in cards])  # an id that is taken is refused
    longer = f"{text.rstrip()}\n\n{card_toml(card)}" if text.strip() else card_toml(card)
    return longer if _holds(longer, cards) else _anew(text, cards)


def without_card(text: str, card: CharacterCard) -> str:
    """The page without the card of this id."""
    before = read_collection(text)
    cards = [each for each in before if each.id != card.id]
    shorter = _cut_out(text, [each.id for each in before].index(card.id))
    return shorter if _holds(shorter, cards) else _anew(text, cards)


def as_row(card: CharacterCard) -> Mapping[str, Any]:
    """A card as the setting ``cards`` of a table takes it."""
    row: dict[str, Any] = {"id": card.id, "name": card.name, "actions": list(card.actions)}
    if card.icon:
        row["icon"] = card.icon
    return row


def card_toml(card: CharacterCard) -> str:
    """A card as a table of TOML. A JSON string of printable characters is a TOML string too."""
    rows = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in as_row(card).items()]
    return "\n".join(["[[card]]", *rows, ""])


def _holds(text: str, cards: list[CharacterCard]) -> bool:
    """Does the page hold exactly these cards?"""
    try:
        found = read_collection(text)
    except SetupError:
        return False
    return [as_row(card) for card in found] == [as_row(card) for card in cards]


def _anew(text: str, cards: list[CharacterCard]) -> str:
    """The page written anew, under the comments that stood at its head."""
    head = "".join(takewhile(_says_nothing, text.splitlines(keepends=True))).rstrip()
    return "\n".join([*([f"{head}\n"] if head else []), *map(card_toml, cards)])


def _cut_out(text: str, place: int) -> str:
    """The page without its ``place``-th [[card]]; comments before and after it stay."""
    lines = text.splitlines(keepends=True)
    headings = [number for number, line in enumerate(lines) if HEADING.match(line)]
    if place >= len(headings):
        return text
    start, *later = headings[place:]
    end = later[0] if later else len(lines)
    while end > start and _says_nothing(lines[end - 1]):
        end -= 1
    if end < len(lines) and not lines[end].strip():
        end += 1  # the blank line that kept it apart
    return "".join(lines[:start] + lines[end:])


def _says_nothing(line: str) -> bool:
    """A comment or a blank line."""
    return not line.strip() or line.lstrip().startswith("#")

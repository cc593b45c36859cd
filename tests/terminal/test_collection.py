"""The page of character cards: what the user wrote there is never lost to a card, nor a card to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.kit import Typist, must_refuse

from fracas.games.figures.armies import read_card
from fracas.games.figures.state import CharacterCard
from fracas.terminal.games.figures import collection

INLINE = 'card = [{id = "ann", name = "Ann", actions = ["armor", "blast", "luck"]}]\n'


def card(name: str) -> CharacterCard:
    return read_card({"id": name.lower(), "name": name, "actions": ["armor", "blast", "luck"]})


@pytest.fixture
def page(own_home: Path) -> Path:
    own_home.mkdir()
    return own_home / "figures.toml"


def ids() -> list[str]:
    return [card.id for card in collection.load_cards()]


@pytest.mark.parametrize("text", [INLINE, f"# mine\n\n{INLINE}", "card = []\n", "card = [\n# none yet\n]\n"])
def test_a_page_written_in_one_line_takes_another_card(page: Path, text: str) -> None:
    page.write_text(text, "utf-8")
    before = ids()
    collection.add_card(card("Rex"))
    assert ids() == [*before, "rex"]
    assert page.read_text("utf-8").startswith("# mine\n") == text.startswith("# mine\n")


@pytest.mark.parametrize("text", ["# mine\n# and mine alone", "\n\n", ""])
def test_comments_without_a_card_stay(page: Path, text: str) -> None:
    page.write_text(text, "utf-8")
    collection.add_card(card("Rex"))
    assert ids() == ["rex"]
    assert page.read_text("utf-8").startswith(text.strip())


def test_remove_leaves_the_comments_of_others(page: Path) -> None:
    page.write_text("# all mine\n", "utf-8")
    for name in ("Ann", "Bob", "Cy"):
        page.write_text(page.read_text("utf-8") + f"\n# about {name}\n", "utf-8")
        collection.add_card(card(name))
    collection.remove_card("bob")
    assert ids() == ["ann", "cy"]
    assert [line for line in page.read_text("utf-8").splitlines() if line.startswith("#")] == [
        "# all mine",
        "# about Ann",
        "# about Bob",
        "# about Cy",
    ]
    collection.remove_card("cy")
    collection.remove_card("ann")
    assert ids() == []


def test_remove_from_a_page_written_in_one_line(page: Path) -> None:
    page.write_text(INLINE.replace("]}]", ']}, {id = "bob", name = "[[card]]", actions = ["luck", "luck", "luck"]}]'))
    assert collection.remove_card("ann").name == "Ann"
    assert [card.name for card in collection.load_cards()] == ["[[card]]"]


def test_help_says_what_remove_does(fracas: Typist) -> None:
    assert "comments" in fracas("card", "--help").out


@pytest.mark.parametrize("text", ["x = " + "9" * 5000, "x = " + "[" * 3000], ids=["long", "deep"])
def test_an_absurd_page_is_refused(fracas: Typist, page: Path, text: str) -> None:
    page.write_text(text, "utf-8")
    for words in (("card", "--list"), ("card", "--check", str(page)), ("play", "figures", "--bots", "easy")):
        must_refuse(fracas(*words), str(page), "too long, or it is nested too deeply")
    assert page.read_text("utf-8") == text

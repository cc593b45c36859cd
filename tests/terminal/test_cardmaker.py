"""Making character cards, and fielding them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.terminal.kit import Typist, must_refuse

from fracas import home, replay
from fracas.games.figures.armies import read_card
from fracas.terminal.games.figures import collection
from fracas.terminal.games.figures.cardmaker import free_id, read_action

MAKE = "Sir Tëst\nsword\n1\nBlast\nmaster\ny\n"


def test_the_card_maker_writes_valid_toml(fracas: Typist, own_home: Path) -> None:
    told = fracas("card", typed=MAKE)
    assert told.status == 0
    assert "│ 10 9  Blast" in told.out
    page = tomllib.loads((own_home / "figures.toml").read_text("utf-8"))
    assert page == {
        "card": [{"id": "sir-test", "name": "Sir Tëst", "icon": "sword", "actions": ["armor", "blast", "masterplan"]}]
    }
    assert fracas("card", "--check", str(own_home / "figures.toml")).status == 0
    assert "sir-test" in fracas("card", "--list").out


def test_names_with_quotes_and_backslashes_survive(fracas: Typist) -> None:
    name = 'The "Back\\slash" \'n Co'
    fracas("card", typed=f"{name}\n\n1\n1\n1\n\n")
    assert [card.name for card in collection.load_cards()] == [name]


def test_wrong_answers_are_asked_again(fracas: Typist) -> None:
    told = fracas("card", typed=f"{'x' * 41}\n\nRex\n{'y' * 41}\n\n99\nzap\n1\n1\n1\n\n")
    assert told.out.count("The name of a character card is 1 to 40 printable characters") == 2
    assert "The icon of a character card is 1 to 40" in told.out
    assert told.out.count("Unknown special action") == 2
    assert [card.id for card in collection.load_cards()] == ["rex"]


def test_a_card_may_be_thrown_away_or_left_unfinished(fracas: Typist, own_home: Path) -> None:
    assert "not kept" in fracas("card", typed="Rex\n\n1\n1\n1\nn\n").out
    assert "No card was made." in fracas("card", typed="Rex\n\n1\n").out
    assert not (own_home / "figures.toml").exists()
    assert "You have made no character cards yet" in fracas("card", "--list").out


def test_the_second_of_a_name_gets_an_id_of_its_own_and_comments_stay(fracas: Typist, own_home: Path) -> None:
    fracas("card", typed=MAKE)
    path = own_home / "figures.toml"
    path.write_text("# mine\n" + path.read_text("utf-8"), "utf-8")
    fracas("card", typed=MAKE)
    assert [card.id for card in collection.load_cards()] == ["sir-test", "sir-test-2"]
    assert path.read_text("utf-8").startswith("# mine\n")


def test_remove(fracas: Typist) -> None:
    fracas("card", typed=MAKE)
    must_refuse(fracas("card", "--remove", "rex"), "Unknown card 'rex'", "sir-test")
    assert fracas("card", "--remove", "sir-test").status == 0
    assert collection.load_cards() == []


def test_ids_come_from_names() -> None:
    assert free_id("Zapra!", {"zapra"}) == "zapra-2"
    assert free_id("木村", set()) == "figure"
    assert len(free_id("x" * 40, {"x" * 36})) <= 40


def test_actions_by_number_name_and_beginning() -> None:
    assert [read_action(word) for word in ("1", "Mind Control", "mindcontrol", "st")] == [
        "armor",
        "mindcontrol",
        "mindcontrol",
        "stun",
    ]


BAD = {
    "not TOML": "[[card]\n",
    "[[card]] tables, not 'figure'": "[[figure]]\n",
    "Cards are a list": "card = 3\n",
    "table of fields": "card = [3]\n",
    "three special actions": '[[card]]\nid = "rex"\nname = "Rex"\nactions = ["armor"]\n',
    "Unknown special action 'zap'": '[[card]]\nid = "rex"\nname = "Rex"\nactions = ["armor", "zap", "armor"]\n',
    "lower-case words": '[[card]]\nid = "Rex!"\nname = "Rex"\nactions = ["armor", "armor", "armor"]\n',
    "not colour": '[[card]]\nid = "rex"\nname = "Rex"\ncolour = "red"\nactions = ["armor", "armor", "armor"]\n',
    "1 to 40 printable": '[[card]]\nid = "rex"\nname = ""\nactions = ["armor", "armor", "armor"]\n',
    "already a character card 'zapra'": '[[card]]\nid = "zapra"\nname = "Z"\nactions = ["armor", "armor", "armor"]\n',
}


@pytest.mark.parametrize("reason", BAD)
def test_a_malformed_collection_is_refused_and_never_overwritten(fracas: Typist, own_home: Path, reason: str) -> None:
    path = own_home / "figures.toml"
    path.parent.mkdir()
    path.write_text(BAD[reason], "utf-8")
    commands = [("card", "--check", str(path)), ("card",), ("card", "--list"), ("card", "--remove", "rex")]
    for words in [*commands, ("play", "figures", "--bots", "easy", "--army", "random")]:
        must_refuse(fracas(*words, typed=MAKE), reason, str(path))
    assert path.read_text("utf-8") == BAD[reason]


def test_own_cards_are_fielded(fracas: Typist, own_home: Path) -> None:
    fracas("card", typed=MAKE)
    army = ("play", "figures", "--bots", "easy", "--seed", "1", "--army")
    fracas(*army, "sir-test:10,zapra:5", typed="")
    (path,) = (own_home / "games").glob("*.jsonl")
    assert "You field Sir Tëst (10), Zapra the Ray Gunner (5)." in replay(home.load_record(path)).narration(0)
    told = fracas(*army, "build", typed="sir t\n")
    assert "33  Sir Tëst  Armor / Blast / Master Plan" in told.out


def test_a_card_goes_to_toml_and_back(own_home: Path) -> None:
    card = read_card({"id": "rex", "name": "Rex", "actions": ["armor", "blast", "luck"]})
    collection.add_card(card)
    (back,) = collection.load_cards()
    assert (back.id, back.name, back.actions, back.icon) == ("rex", "Rex", ("armor", "blast", "luck"), "")

"""Adding content to synergy is tried by adding some: a card and a board are rows, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.playout import play_out
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import BOARD_NUMBERS, CARDS, TEAMS
from fracas.games.synergy.numbers import BASIC, FLAGS, NUMBERS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES, is_card, is_flag, number_of
from fracas.games.synergy.screens import CONTENT
from tests.games.synergy.checks import begin, must_be_whole
from tests.games.synergy.wandering import random_session
from tests.kit.content import tried
from tests.kit.synergy import Table

PARASOL = """
[[card]]
number = 101
id = "pointed-parasol"
name = "Pointed Parasol"
category = "gadget"
types = ["strike"]
icon = "umbrella"
printed = { range = "range 2", hit = "2+", damage = "Sharp 4" }
text = "You poke somebody from under the shade."
ruling = "For one target."
strength = 3
uses = ["strike"]
reach = { kind = "range", distance = 2 }
targets = ["any"]
hit = 2
damage = 4
kind = "sharp"
"""

SECRET = PARASOL.replace('types = ["strike"]', 'types = ["strike"]\nsecret = true')


def some_more(count: int) -> str:
    return "\n".join(
        PARASOL.replace("= 101", f"= {101 + each}")
        .replace("pointed-parasol", f"parasol-{each}")
        .replace("Pointed Parasol", f"Parasol {each}")
        for each in range(count)
    )


def a_card_more() -> dict[str, Any]:
    """Where Pointed Parasol is a card: what it is, whether it is dealt and drawn, and what it does."""
    number = number_of("pointed-parasol")
    table = Table()
    igor, vlad = table.put(0, 6, 6, "pointed-parasol"), table.put(1, 6, 8)
    aims = igor.targets("pointed-parasol")
    table.roll(2)
    igor.strikes(vlad, "pointed-parasol")
    deck = begin().deck
    kept = told = False
    for seed in range(40):
        *_, session = random_session(2, seed, round_limit=1, warriors=3, open_cards=True)
        kept = kept or any(number in warrior.cards for warrior in session.view().warriors)
        told = told or any("Pointed Parasol" in line for line in session.narration())
        replayed = Session.replayed(SYNERGY, session.record())
        assert replayed.view() == session.view()
    for seed in range(6):
        state = begin(2 + seed % 3)
        play_out(SYNERGY, state, Random(seed))
        must_be_whole(state)
    shown = CONTENT.cards[number]
    return {
        "number": number,
        "is a card": is_card(number) and not is_flag(number),
        "in the deck": deck.count(number),
        "dealt and kept": kept,
        "told": told,
        "aims": sorted(aims),
        "hits left": vlad.hits,
        "shown": [shown.name, shown.number_line, shown.icon, CONTENT.numbering.flags],
        "rule": SYNERGY.rules["synergy.power.pointed-parasol"].title,
        "in the notation": "pointed-parasol" in SYNERGY.notation.write(table.state),
        "flags": [PROFILES[FLAGS + team].id for team in range(len(TEAMS))],
    }


FLAGS_OF_ALL = [f"flag-{team.id}" for team in TEAMS]


def test_a_card_more_is_dealt_named_played_and_shown_and_is_no_flag() -> None:
    assert tried(a_card_more, "synergy", {"powers.toml": PARASOL}) == {
        "number": 100,
        "is a card": True,
        "in the deck": 1,
        "dealt and kept": True,
        "told": True,
        "aims": ["#3"],
        "hits left": 2,
        "shown": ["Pointed Parasol", "range 2 · 2+ · Sharp 4", "umbrella", 101],
        "rule": "Pointed Parasol",
        "in the notation": True,
        "flags": FLAGS_OF_ALL,
    }


def test_a_secret_card_more_stands_among_the_secret_ones() -> None:
    found = tried(a_card_more, "synergy", {"powers.toml": SECRET})
    assert (found["number"], found["hits left"], found["flags"]) == (31, 2, FLAGS_OF_ALL)


def many_cards_more() -> dict[str, Any]:
    """Where there are so many cards that packed answers need more room."""
    found = []
    for seed in range(6):
        *_, session = random_session(2 + seed % 3, seed, round_limit=2, open_cards=bool(seed % 2))
        replayed = Session.replayed(SYNERGY, session.record())
        found.append(replayed.view() == session.view())
    table = Table()
    igor, vlad = table.put(0, 6, 6, "parasol-39"), table.put(1, 6, 8, down=("mirror-shades",))
    table.roll(2)
    igor.strikes(vlad, "parasol-39")
    return {"cards": len(CARDS), "numbers": [FLAGS, TEAM_POWERS_FROM, BASIC, NUMBERS], "same": found, "hits": vlad.hits}


def test_many_cards_more_move_every_number_above_them() -> None:
    assert tried(many_cards_more, "synergy", {"powers.toml": some_more(40)}) == {
        "cards": 140,
        "numbers": [140, 150, 255, 256],
        "same": [True] * 6,
        "hits": 2,
    }


LARDER = """
[[board]]
id = "larder"
name = "The Larder"
text = "Shelves along the middle, and a cheese."
map = '''
...............
...............
...............
...............
...............
...#.......#...
...#.......#...
...#...P...#...
...#.......#...
...#.......#...
...............
...............
...............
...............
...............
'''

[board.bases]
2 = [[7, 0], [7, 14]]
3 = [[7, 0], [0, 14], [14, 14]]
4 = [[0, 0], [14, 0], [0, 14], [14, 14]]
6 = [[0, 0], [14, 0], [0, 14], [14, 14], [7, 0], [7, 14]]
"""


def a_board_more() -> dict[str, Any]:
    """Where there is a Larder: games are played on it, its shelves are in the way, and screens are sent it."""
    table = Table(board="larder")
    igor, vlad, keith = table.put(0, 2, 7, "pocket-pistol"), table.put(1, 4, 7), table.put(1, 2, 10)
    seen = [f"#{each.number}" in igor.targets("pocket-pistol") for each in (vlad, keith)]
    played = set()
    for seed in range(4):
        *_, session = random_session(2 + seed % 4, seed, round_limit=2, board="larder", more_players=seed % 4 > 2)
        assert Session.replayed(SYNERGY, session.record()).view() == session.view()
        played.add(session.view().board)
    shown = CONTENT.boards[BOARD_NUMBERS["larder"]]
    return {
        "played on": [CONTENT.boards[board].id for board in sorted(played)],
        "aims through a shelf, and along one": seen,
        "shown": [shown.name, shown.text, shown.rows[7]],
    }


def test_a_board_more_is_played_on_and_shown() -> None:
    assert tried(a_board_more, "synergy", {"boards.toml": LARDER}) == {
        "played on": ["larder"],
        "aims through a shelf, and along one": [False, True],
        "shown": ["The Larder", "Shelves along the middle, and a cheese.", "...#...P...#..."],
    }

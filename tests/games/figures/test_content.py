"""The content: the roster, the actions and the catalogue of rules agree with each other and with the book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fracas.games.figures import FIGURES
from fracas.games.figures.roster import ACTIONS, CARDS, LINES
from fracas.games.figures.windows import AFTER, STRIKES, WINDOWS
from tests.games.figures.enforced import rule

ROSTER = """
star-patrol     | captain-comet        | Captain Comet                 | Blast        | Boost        | Dodge       | 5
star-patrol     | captain-comet-arctic | Captain Comet in Arctic Gear  | Armor        | Blast        | Recover     | 3
star-patrol     | zapra                | Zapra the Ray Gunner          | Explosion    | Blast        | Intimidate  | 4
star-patrol     | robo-buddy           | Robo-Buddy 7                  | Armor        | Armor        | Luck        | 3
mega-saurs      | tyrannox             | Tyrannox                      | Intimidate   | Blast        | Stun        | 6
mega-saurs      | tricera-tank         | Tricera-Tank                  | Armor        | Boost        | Armor       | 4
mega-saurs      | raptor-jill          | Raptor Jill                   | Sneak        | Dodge        | Blast       | 3
mega-saurs      | ptero-scout          | Ptero Scout                   | Dodge        | Sneak        | Luck        | 2
castle-guard    | sir-brassknuckle     | Sir Brassknuckle              | Armor        | Stun         | Boost       | 4
castle-guard    | lady-halberd         | Lady Halberd                  | Blast        | Armor        | Intimidate  | 4
castle-guard    | court-wizard         | The Court Wizard              | Mind Control | Master Plan  | Luck        | 4
castle-guard    | siege-ogre           | Siege Ogre                    | Explosion    | Intimidate   | Boost       | 3
shadow-clan     | night-heron          | Night Heron                   | Sneak        | Stun         | Dodge       | 5
shadow-clan     | smoke-twin-left      | Smoke Twin (Left)             | Dodge        | Sneak        | Dodge       | 3
shadow-clan     | smoke-twin-right     | Smoke Twin (Right)            | Sneak        | Dodge        | Sneak       | 3
shadow-clan     | grandmaster-ito      | Grandmaster Ito               | Stun         | Master Plan  | Recover     | 4
ring-kings      | el-meteoro           | El Meteoro                    | Blast        | Blast        | Stun        | 5
ring-kings      | the-accountant       | The Accountant                | Master Plan  | Luck         | Master Plan | 3
ring-kings      | big-mama-thunder     | Big Mama Thunder              | Intimidate   | Stun         | Armor       | 5
ring-kings      | tag-team-mule        | Tag-Team Mule (mount)         | Boost        | Dodge        | Boost       | 2
doom-lab        | doctor-dreadful      | Doctor Dreadful               | Mind Control | Explosion    | Master Plan | 4
doom-lab        | doctor-dreadful-gold | Doctor Dreadful, Gold Edition | Master Plan  | Mind Control | Explosion   | 4
doom-lab        | brain-in-a-jar       | Brain in a Jar                | Mind Control | Mind Control | Stun        | 4
doom-lab        | henchman-bob         | Henchman Bob                  | Recover      | Luck         | Armor       | 3
salt-dogs       | captain-barnacle     | Captain Barnacle              | Explosion    | Sneak        | Luck        | 5
salt-dogs       | cannon-kate          | Cannon Kate                   | Explosion    | Explosion    | Blast       | 5
salt-dogs       | parrot-general       | The Parrot General            | Master Plan  | Boost        | Intimidate  | 3
salt-dogs       | ghost-bosun          | Ghost Bosun                   | Recover      | Dodge        | Recover     | 2
backyard-heroes | garden-gnome         | Garden Gnome Prime            | Luck         | Armor        | Stun        | 4
backyard-heroes | wind-up-bear         | Wind-Up Bear                  | Boost        | Recover      | Armor       | 4
backyard-heroes | lawn-mower-man       | Sergeant Lawnmower            | Blast        | Explosion    | Stun        | 4
backyard-heroes | the-cat              | The Cat (Actual Size)         | Sneak        | Luck         | Intimidate  | 3
"""

CATALOGUE = """
army.size army.unique card.three card.recover power.points setup.line setup.first setup.hands
turn.draw turn.attack turn.defender turn.cards battle.rank battle.total battle.win battle.wound battle.capture
special.when discard reshuffle order out leave win
action.armor action.blast action.boost action.dodge action.explosion action.intimidate action.luck
action.masterplan action.mindcontrol action.recover action.sneak action.stun
"""


@rule("figures.card.three")
def test_the_roster_is_as_printed() -> None:
    wanted = [tuple(cell.strip() for cell in row.split("|")) for row in ROSTER.strip().splitlines()]
    found = [
        (line.id, row.id, row.name, *(ACTIONS[action].name for action in row.actions), str(row.power))
        for line in LINES
        for row in line.figure
    ]
    assert found == wanted
    assert len(found) == len(CARDS) == 32


def test_eight_lines_of_four() -> None:
    assert [(line.id, line.name) for line in LINES] == [
        ("star-patrol", "Star Patrol"),
        ("mega-saurs", "Mega Saurs"),
        ("castle-guard", "Castle Guard"),
        ("shadow-clan", "Shadow Clan"),
        ("ring-kings", "Ring Kings"),
        ("doom-lab", "Doom Lab"),
        ("salt-dogs", "Salt Dogs"),
        ("backyard-heroes", "Backyard Heroes"),
    ]
    assert [len(line.figure) for line in LINES] == [4] * 8


@rule("figures.power.points")
def test_ready_armies_spend_all_fifteen_points() -> None:
    assert [sum(row.power for row in line.figure) for line in LINES] == [15] * 8
    assert all(1 <= row.power <= 10 for line in LINES for row in line.figure)


def test_each_action_has_a_row_a_function_and_a_rule() -> None:
    of_rules = {row.id.removeprefix("figures.action.") for row in FIGURES.rules if ".action." in row.id}
    assert set(ACTIONS) == WINDOWS.registered() == of_rules
    assert len(ACTIONS) == 12
    effects = {**STRIKES.content, **AFTER.content}
    assert set(effects) == set(ACTIONS)
    for action, effect in effects.items():
        assert effect.__name__ == action
        assert ACTIONS[action].text.endswith(".")
        assert FIGURES.rules[f"figures.action.{action}"].title == ACTIONS[action].name


def test_each_action_is_on_some_card() -> None:
    """Recover is on every King and Ace besides."""
    assert {action for card in CARDS for action in card.actions} == set(ACTIONS)


@rule("figures.card.three", "figures.card.recover")
def test_each_card_has_an_action_for_each_rank_from_7_on() -> None:
    for card in CARDS:
        best, second, third = card.actions
        by_rank = [card.special(rank) for rank in range(2, 15)]
        assert by_rank == [""] * 5 + [third] * 2 + [second] * 2 + [best] * 2 + ["recover"] * 2


def test_the_catalogue_has_every_rule() -> None:
    assert {row.id for row in FIGURES.rules} == {f"figures.{name}" for name in CATALOGUE.split()}
    for row in FIGURES.rules:
        assert row.title
        assert row.section
        assert row.text.endswith(".")
        assert not row.ruling or row.ruling.endswith(".")


def test_every_rule_is_named_by_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [row.id for row in FIGURES.rules if f'"{row.id}"' not in tests] == []


def test_the_game_can_be_imported_by_its_dotted_name() -> None:
    """No function of the package may hide the package of the games."""
    found: dict[str, Any] = {}
    exec("import fracas.games.figures as figures", found)
    assert found["figures"].FIGURES is FIGURES

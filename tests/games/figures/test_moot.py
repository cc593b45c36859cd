"""What cannot matter any more is not asked; and what is asked or told about a special action is true."""

from __future__ import annotations

import pytest

from fracas.games.figures.events import GameOver, Sneaks, SpecialUsed
from tests.games.figures.enforced import rule
from tests.kit.figures import Table, Toy

# -- the last blow, the last turn


def accountant(**more: object) -> Table:
    """Ann can win with a Queen, which is a Master Plan for the Accountant."""
    armies = {"ann": ["the-accountant 9"], "bob": [Toy("tyrannox", 5, wounded=True)], **more}
    return Table(**armies).deal(ann="QC 2C 3C", bob="2D 4D")  # type: ignore[arg-type]


@rule("figures.action.masterplan", "figures.special.when")
def test_nobody_is_asked_for_a_master_plan_when_the_blow_ends_the_game() -> None:
    table = accountant()
    table.figure("the-accountant").fights(table.figure("tyrannox"), "QC", "2D")
    assert table.asks == {}
    assert table.told(GameOver) == [GameOver((0,))]
    assert table.told(SpecialUsed) == []


@rule("figures.action.masterplan", "figures.special.when")
@pytest.mark.parametrize(
    "bob",
    [
        [Toy("tyrannox", 5)],
        [Toy("tyrannox", 5, wounded=True, armor="9H")],
        [Toy("tyrannox", 5, wounded=True), Toy("the-cat", 1)],
    ],
    ids=["not wounded yet", "armor may stop it", "another figure stands"],
)
def test_it_is_asked_where_the_game_may_go_on(bob: list[Toy]) -> None:
    table = accountant(bob=bob)
    table.figure("the-accountant").fights(table.figure("tyrannox"), "QC", "2D")
    assert table.asks == {"ann": "special"}


@rule("figures.action.masterplan", "figures.special.when")
def test_it_is_asked_while_a_third_player_stands() -> None:
    table = accountant(cyd=["zapra 5"])
    table.figure("the-accountant").fights(table.figure("tyrannox"), "QC", "2D")
    assert table.asks == {"ann": "special"}


@rule("figures.win", "figures.special.when")
@pytest.mark.parametrize(
    ("figure", "card", "action"),
    [
        ("the-accountant", "QC", "masterplan"),
        ("captain-comet", "QC", "blast"),
        ("captain-comet-arctic", "QC", "armor"),
        ("captain-comet", "7C", "dodge"),
        ("tyrannox", "QC", "intimidate"),
        ("raptor-jill", "QC", "sneak"),
        ("sir-brassknuckle", "9C", "stun"),
    ],
)
def test_on_the_last_turn_nobody_is_asked_for_what_comes_later(figure: str, card: str, action: str) -> None:
    table = Table(ann=[f"{figure} 9"], bob=["siege-ogre 1"], turns=399).deal(ann=f"{card} 2C 3C", bob="2D")
    table.figure(figure).attacks(table.players[1])
    notes = {option.token: option.note for option in table.session.questions[0].options}
    assert notes[card].endswith("not possible")
    table.cards(card, "2D")
    assert table.session.over
    assert table.impossible == (action, "this is the last turn of the game")


@rule("figures.win", "figures.action.boost")
def test_on_the_last_turn_power_still_counts() -> None:
    table = Table(ann=["captain-comet 5"], bob=["siege-ogre 1"], turns=399).deal(ann="TC 2C 3C", bob="2D")
    table.figure("captain-comet").fights(table.figure("siege-ogre"), "TC", "2D").uses_special()
    assert table.session.over
    assert table.figure("captain-comet").power == 7


# -- a second Sneak


@rule("figures.action.sneak")
def test_a_second_sneak_says_that_play_goes_on_as_before() -> None:
    table = Table(ann=["zapra 1"], bob=["raptor-jill 9"], cyd=["the-cat 1"], turn="bob")
    table.deal(ann="2D 3D 4D", bob="QH QC 3C", cyd="AS AH AC")
    jill, cat = table.figures("raptor-jill", "the-cat")
    jill.attacks(table.players[0])
    table.cards("QH", "2D")
    assert table.session.questions[1].prompt.endswith("After it, play goes round the other way.")
    table.uses_special()
    jill.attacks(table.players[2])
    table.cards("QC", "AS")
    assert table.session.questions[1].prompt.endswith("after it, play goes on the way it goes now.")
    table.uses_special()
    assert table.told(Sneaks) == [Sneaks(1, reverses=True), Sneaks(1, reverses=False)]
    told = [line for line in table.session.narration() if "sneaks" in line]
    assert told[0].endswith("and then play goes round the other way.")
    assert told[1].endswith("and then play goes on the way it went before.")
    jill.fights(cat, "3C", "AH")
    assert table.turn_of == "cyd", "as it was told"


@rule("figures.action.sneak")
def test_with_two_players_nothing_is_said_of_directions() -> None:
    table = Table(ann=["raptor-jill 9"], bob=["the-cat 1"]).deal(ann="QH QC 3C", bob="2D 3D 4D")
    table.figure("raptor-jill").attacks(table.players[1])
    table.cards("QH", "2D")
    assert table.session.questions[0].prompt == "Does Raptor Jill use Sneak? Take another turn at once."
    table.uses_special()
    assert "Ann sneaks: another turn." in table.session.narration()


# -- captives


def held() -> Table:
    """Bob holds a figure of Ann's, and Cyd, who is out, another; Ann holds one of Bob's."""
    return Table(
        ann=["brain-in-a-jar 9", "zapra 9"],
        bob=["tyrannox 1", "siege-ogre 1"],
        cyd=[],
        captives={
            "bob": [Toy("the-cat", 2, start=6, wounded=True, of="ann")],
            "cyd": [Toy("robo-buddy", 1, start=3, wounded=True, of="ann")],
            "ann": [
                Toy("night-heron", 8, start=4, wounded=True, of="bob"),
                Toy("el-meteoro", 2, start=5, wounded=True, of="ann"),
            ],
        },
    ).deal(ann="KC QC 3C", bob="2D 3D 4D")


def notes(table: Table) -> list[tuple[str, str]]:
    [asked] = table.session.questions.values()
    return [(option.label, option.note) for option in asked.options]


@rule("figures.action.recover")
def test_recover_shows_the_starting_power_and_who_holds_each() -> None:
    table = held()
    table.figure("zapra").fights(table.figure("tyrannox"), "KC", "2D").uses_special()
    assert notes(table) == [
        ("The Cat (Actual Size)", "returns with Power 6, as at the start; held by Bob"),
        ("Robo-Buddy 7", "returns with Power 3, as at the start; held by Cyd"),
    ]


@rule("figures.action.mindcontrol")
def test_mind_control_shows_the_starting_power_and_who_fielded_each() -> None:
    table = held()
    table.figure("brain-in-a-jar").fights(table.figure("tyrannox"), "QC", "2D").uses_special()
    assert notes(table) == [
        ("Night Heron", "joins with Power 1; Bob's at the start, with Power 4"),
        ("El Meteoro", "joins with Power 1; your own at the start, with Power 5"),
    ]

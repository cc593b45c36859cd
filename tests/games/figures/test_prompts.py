"""Every question can be answered from what it says, without the log: it names the special action, who fights, and what
each answer makes of it now."""

from __future__ import annotations

from tests.games.figures.enforced import rule
from tests.kit.figures import Table, Toy


def asked(table: Table, seat: int = 0) -> tuple[str, list[str]]:
    """What the seat is asked, and what is noted beside each answer."""
    question = table.session.questions[seat]
    return question.prompt, [option.note for option in question.options]


@rule("figures.turn.defender")
def test_the_defender_hears_who_attacks() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 5", "the-cat 2"]).deal(ann="QH 6C 7C", bob="9D")
    table.figure("zapra").attacks(table.players[1])
    assert asked(table, 1)[0] == "Zapra the Ray Gunner attacks you. Which of your figures defends?"


@rule("figures.turn.attack")
def test_who_is_attacked_is_asked_about_the_attacker() -> None:
    table = Table(ann=["zapra 4", "the-cat 2"], bob=["tyrannox 5"], cyd=["siege-ogre 5"]).deal(ann="QH 6C 7C")
    table.chooses("zapra")
    assert asked(table)[0] == "Who does Zapra the Ray Gunner attack?"


@rule("figures.action.boost")
def test_a_boost_says_what_becomes_of_each_figure() -> None:
    table = Table(ann=["tag-team-mule 2", "zapra 9"], bob=["tyrannox 3"]).deal(ann="QH 2C 3C", bob="2D")
    mule, tyrannox = table.figures("tag-team-mule", "tyrannox")
    mule.fights(tyrannox, "QH", "2D").uses_special()
    assert asked(table) == (
        "Boost: which of your figures gains 2 Power?",
        ["Power 2, then 4", "Power 9, then 10"],
    )


@rule("figures.action.luck")
def test_luck_says_which_rolls_help() -> None:
    table = Table(ann=["the-cat 3", "zapra 9", "siege-ogre 10"], bob=["tyrannox 3"]).deal(ann="TH 2C 3C", bob="2D")
    cat, tyrannox = table.figures("the-cat", "tyrannox")
    cat.fights(tyrannox, "TH", "2D").uses_special()
    assert asked(table) == (
        "Luck: whose die do you roll? A higher roll is the new Power.",
        ["Power 3, a 4 or more raises it", "Power 9, only a 10 raises it", "Power 10, no roll raises it"],
    )


@rule("figures.action.explosion")
def test_an_explosion_says_what_becomes_of_each_figure() -> None:
    toys: list[str | Toy] = ["henchman-bob 3", "the-cat 4", Toy("tyrannox", 4, wounded=True)]
    table = Table(ann=["cannon-kate 5"], bob=toys).deal(ann="QH 2C 3C", bob="2D")
    kate, henchman = table.figures("cannon-kate", "henchman-bob")
    kate.fights(henchman, "QH", "2D").uses_special()
    assert asked(table) == (
        "Explosion: which other figure is hit instead of Henchman Bob?",
        ["Power 4, would be wounded", "wounded, would be captured"],
    )


@rule("figures.action.armor")
def test_armor_names_its_card() -> None:
    table = Table(ann=["henchman-bob 5", "zapra 2"], bob=["tyrannox 1"]).deal(ann="8H 2C 3C", bob="2D")
    henchman, tyrannox = table.figures("henchman-bob", "tyrannox")
    henchman.fights(tyrannox, "8H", "2D").uses_special()
    assert asked(table)[0] == "Armor: which of your figures gets the 8♥ laid beside it?"

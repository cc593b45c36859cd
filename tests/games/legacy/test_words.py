"""Sentences that must be true for whoever hears them."""

from __future__ import annotations

from tests.games.legacy.checks import quiet
from tests.kit.legacy import Side, Table
from tests.kit.rules import rule


def heard(table: Table, viewer: int | None, part: str) -> list[str]:
    """The sentences with ``part`` in them, as this viewer hears them."""
    return [sentence for sentence in table.session.narration(viewer) if part in sentence]


# -- the story


@rule("legacy.card.paladin.battle")
def test_ward_speaks_to_its_owner() -> None:
    table = quiet().fight("paladin", "knight")
    shields = "total cannot be lowered, nor"
    assert heard(table, 0, shields) == [f"Ward: your {shields} your legacy ability prevented."]
    assert heard(table, 1, shields) == [f"Ward: Ann's {shields} Ann's legacy ability prevented."]


@rule("legacy.card.jester.legacy", "legacy.card.sentinel.battle")
def test_what_a_jester_copies_is_not_told_of_a_champion_that_its_owner_has_not() -> None:
    sets = ("base jester", "base sentinel witch")
    table = Table(sets=sets, ann="jester", bob="witch", row="market").fight(
        "knight", "paladin", omen=["none", "none"], copy="yes"
    )
    assert heard(table, None, "not use Omen") == ["Bob does not use Omen.", "Ann does not use Omen."]
    table = Table(sets=("base jester shaman", "base sentinel"), ann="jester", bob="ranger", row="market")
    table.fight("knight", "sentinel", copy="yes")
    assert heard(table, 0, "past the Wall") == [
        "Bob's Find a Path does not get past the Wall.",
        "Your Find a Path does not get past the Wall.",
    ]


@rule("legacy.card.knight.legacy")
def test_a_rally_of_the_stronger_side_says_whose_champion_is_stronger() -> None:
    table = quiet(ann="knight").fight("warrior", "ranger")
    assert heard(table, 0, "Rally") == ["Your Knight: Rally is prevented."]
    table = quiet(ann="knight").fight("ranger", "paladin")
    assert heard(table, 1, "does nothing") == [
        "Ann's Rally does nothing, because the battle champion of that side is the stronger one."
    ]


@rule("legacy.combat.reward")
def test_what_abilities_cost_is_told_with_a_minus_sign() -> None:
    table = Table(
        ann=Side(hand="knight druid", pile="warlord"),
        bob=Side(hand="paladin wizard", pile="knight"),
        sets=("base warlord", "base"),
        row="anvil mesa market",
        discards="",
        rounds=1,
        scores=(0, 3),
    )
    table.fight("knight", "paladin")
    assert table.view.sources[1][1] == -1
    assert "−1 from abilities" in heard(table, None, "Bob has")[-1]

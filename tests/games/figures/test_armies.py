"""Armies and character cards that are refused, each with its code and its rule."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from tests.games.figures.enforced import rule
from tests.games.figures.wandering import begin
from tests.kit.figures import Table

PAIR = [["zapra", 7], ["tyrannox", 8]]


def card(**fields: Any) -> dict[str, Any]:
    """A character card that is all right, but for ``fields``."""
    return {"id": "rag-doll", "name": "Rag Doll", "actions": ["armor", "blast", "boost"]} | fields


def must_refuse(code: str, by: str, **options: Any) -> str:
    with pytest.raises(SetupError) as no:
        Session.new(FIGURES, players=2, settings=options, seed=1)
    assert (no.value.code, no.value.rule) == (code, by)
    assert no.value.sentence.endswith((".", "?"))
    return no.value.sentence


@rule("figures.army.size")
@pytest.mark.parametrize("size", [0, 1, 6])
def test_an_army_has_two_to_five_figures(size: int) -> None:
    army = [[row, 1] for row in ("zapra", "tyrannox", "the-cat", "siege-ogre", "ptero-scout", "raptor-jill")][:size]
    assert "2 to 5" in must_refuse("army-size", "figures.army.size", armies=[army])


@rule("figures.army.size")
def test_an_army_has_the_size_of_the_table() -> None:
    for size, wanted in ((3, "An army here has 3 figures, not 2."), (1, "An army here has 1 figure, not 2.")):
        assert must_refuse("army-size", "figures.army.size", armies=[PAIR], army_size=size) == wanted
    assert len(begin(2, armies=[[["zapra", 10]]], army_size=1).lines[0]) == 1


@rule("figures.army.size")
@pytest.mark.parametrize("size", [0, 16, -1, 2.0, "3", True])
def test_the_size_of_the_table_is_one_to_fifteen(size: object) -> None:
    must_refuse("bad-setting", "figures.army.size", army_size=size)


@rule("figures.army.size")
@pytest.mark.parametrize(
    "army",
    [
        7,
        {"zapra": 5},
        None,
        ["zapra", "tyrannox"],
        [["zapra"], ["tyrannox", 5]],
        [["zapra", 5, 6], ["tyrannox", 5]],
        [[5, "zapra"], ["tyrannox", 5]],
        [[["zapra"], 5], ["tyrannox", 5]],
    ],
)
def test_an_army_is_a_name_or_a_list_of_pairs(army: object) -> None:
    must_refuse("bad-army", "figures.army.size", armies=[army])


@rule("figures.army.size")
@pytest.mark.parametrize("armies", [None, "star-patrol", 5, {"ann": "star-patrol"}])
def test_armies_are_a_list(armies: object) -> None:
    must_refuse("bad-army", "figures.army.size", armies=armies)


@rule("figures.army.size")
def test_no_more_armies_than_seats() -> None:
    must_refuse("too-many-armies", "figures.army.size", armies=["star-patrol", "doom-lab", "salt-dogs"])


@rule("figures.army.size")
def test_an_unknown_ready_army() -> None:
    assert "star-patrol" in must_refuse("unknown-army", "figures.army.size", armies=["star-patroll"])


@rule("figures.army.unique")
def test_an_unknown_figure() -> None:
    sentence = must_refuse("unknown-figure", "figures.army.unique", armies=[[["zappra", 5], ["tyrannox", 5]]])
    assert "'zapra'" in sentence


@rule("figures.army.unique")
def test_the_same_figure_twice() -> None:
    sentence = must_refuse("army-twice", "figures.army.unique", armies=[[["zapra", 5], ["zapra", 5]]])
    assert "Zapra the Ray Gunner" in sentence
    begin(2, armies=[[["captain-comet", 5], ["captain-comet-arctic", 5]], [["captain-comet", 5], ["tag-team-mule", 5]]])


@rule("figures.power.points")
@pytest.mark.parametrize("power", [0, 11, -3, 5.0, "5", None, True, [5]])
def test_power_is_one_to_ten(power: object) -> None:
    must_refuse("army-power", "figures.power.points", armies=[[["zapra", power], ["tyrannox", 4]]])


@rule("figures.power.points")
def test_fifteen_points_are_all_there_is() -> None:
    assert "16" in must_refuse("army-points", "figures.power.points", armies=[[["zapra", 7], ["tyrannox", 9]]])
    for powers in ((7, 8), (1, 1), (10, 5)):
        state = begin(2, armies=[[["zapra", powers[0]], ["tyrannox", powers[1]]]])
        assert [figure.power for figure in state.figures] == list(powers), "what is not spent is lost"


# -- character cards of one's own


@rule("figures.card.three")
def test_a_card_of_ones_own_takes_the_field() -> None:
    made = card(actions=["sneak", "sneak", "recover"], icon="doll")
    table = Table.from_the_start("ann", "bob", armies=[[["rag-doll", 5], ["zapra", 5]]], cards=[made])
    assert table.players[0].line == ["rag-doll", "zapra"]
    [seen] = [each for each in table.view.cards if each.id == "rag-doll"]
    assert (seen.id, seen.name, seen.actions, seen.icon) == (
        "rag-doll",
        "Rag Doll",
        ("sneak", "sneak", "recover"),
        "doll",
    )


@rule("figures.card.three")
@pytest.mark.parametrize(
    "broken",
    [
        "rag-doll",
        None,
        ["rag-doll"],
        {},
        card(colour="red"),
        card(name=""),
        card(name="   "),
        card(name="x" * 41),
        card(name="two\nlines"),
        card(name=5),
        card(id="Rag Doll"),
        card(id="rag--doll"),
        card(id="rag_doll"),
        card(id="-"),
        card(id="x" * 41),
        card(id=None),
        card(icon=""),
        card(icon=7),
        card(actions=None),
        card(actions="armor"),
        card(actions=[]),
        card(actions=["armor", "blast"]),
        card(actions=["armor", "blast", "boost", "dodge"]),
        card(actions=["armor", "blast", "bost"]),
        card(actions=["armor", "blast", "Boost"]),
        card(actions=["armor", "blast", None]),
        card(actions=["armor", "blast", 3]),
        card(actions=["armor", "blast", ["boost"]]),
        card(actions=["armor", "blast", {"boost": 1}]),
        {key: value for key, value in card().items() if key != "id"},
        {key: value for key, value in card().items() if key != "name"},
        {key: value for key, value in card().items() if key != "actions"},
    ],
    ids=str,
)
def test_a_malformed_card(broken: object) -> None:
    must_refuse("bad-card", "figures.card.three", cards=[broken])


@rule("figures.card.three")
@pytest.mark.parametrize("cards", ["rag-doll", 5, {"id": "rag-doll"}])
def test_cards_are_a_list(cards: object) -> None:
    must_refuse("bad-card", "figures.card.three", cards=cards)


@rule("figures.card.three")
def test_an_unknown_action_is_helped_along() -> None:
    assert "'boost'" in must_refuse("bad-card", "figures.card.three", cards=[card(actions=["armor", "blast", "bost"])])


@rule("figures.army.unique")
def test_two_cards_of_one_id() -> None:
    must_refuse("card-twice", "figures.army.unique", cards=[card(), card()])
    must_refuse("card-twice", "figures.army.unique", cards=[card(id="zapra")])


@rule("figures.army.unique")
def test_made_cards_can_be_recruited_like_any_other() -> None:
    table = Table.from_the_start("ann", "bob", armies=["choose"], cards=[card()]).chooses("OWN").chooses("rag-doll")
    assert table.asks == {"ann": "power"}
    assert table.session.questions[0].prompt == "How much Power does Rag Doll get? 15 of 15 points are left."
    table.answer("power", 4)
    assert table.session.questions[0].prompt.endswith("line? 11 of 15 points are left.")


def test_a_ready_army_tells_the_power_and_the_special_actions_of_each_figure() -> None:
    table = Table.from_the_start("ann", "bob", armies=["choose"])
    notes = {option.token: option.note for option in table.session.questions[0].options}
    assert notes["salt-dogs"].split("; ")[0] == "Captain Barnacle 5: Explosion / Sneak / Luck"
    assert all(note.count(":") == note.count(";") + 1 == 4 for token, note in notes.items() if token != "OWN")
    larger = Table.from_the_start("ann", "bob", armies=["choose"], army_size=5)
    assert larger.session.questions[0].options[0].note.count(":") == 5, "as it would be fielded here"

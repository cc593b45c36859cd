"""Armies of different sizes, large armies, and the turn limit that grows with them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.core.settings import settle
from fracas.games.figures import FIGURES
from fracas.games.figures.notation import FiguresNotation
from fracas.games.figures.roster import CARDS
from tests.games.figures.enforced import refused, rule
from tests.kit.figures import Table
from tests.kit.play import answer_any

READY = ["star-patrol", "doom-lab", "salt-dogs"]


def army_of(size: int) -> list[list[Any]]:
    """So many figures with one point each."""
    return [[card.id, 1] for card in CARDS[:size]]


def must_refuse(code: str, **settings: Any) -> str:
    with pytest.raises(SetupError) as no:
        Session.new(FIGURES, players=2, settings=settings, seed=1)
    assert (no.value.code, no.value.rule) == (code, "figures.army.size")
    return no.value.sentence


@rule("figures.army.size")
def test_each_seat_may_have_a_size_of_its_own() -> None:
    table = Table.from_the_start("ann", "bob", "cyd", armies=READY, army_sizes=[1, 12], army_size=3)
    assert [len(player.line) for player in table.players] == [1, 12, 3]
    assert table.view.sizes == (1, 12, 3)
    powers = [[f.power for f in table.view.figures if f.owner == seat] for seat in range(3)]
    assert powers == [[10], [2, 2, 2, *[1] * 9], [5, 5, 5]]


@rule("figures.army.size")
def test_a_size_may_be_left_open_for_a_seat() -> None:
    table = Table.from_the_start("ann", "bob", "cyd", armies=READY, army_sizes=[None, 7, None])
    assert [len(player.line) for player in table.players] == [4, 7, 4], "a ready army has four figures"
    assert table.view.sizes == (0, 7, 0)


@rule("figures.army.size")
@pytest.mark.parametrize("sizes", [5, None, {"ann": 3}, [3, 3, 3], [0], [16], [True], [2.0], ["3"], [[3]]])
def test_sizes_are_one_to_fifteen_for_each_seat(sizes: object) -> None:
    must_refuse("bad-sizes", army_sizes=sizes)


@rule("figures.army.size")
def test_the_largest_army_may_be_larger_than_five() -> None:
    table = Table.from_the_start("ann", "bob", armies=[army_of(9), army_of(2)], largest_army=9)
    assert [len(player.line) for player in table.players] == [9, 2]
    said = "An army here has 2 to 9 figures, not 10. The setting largest_army allows up to 15."
    assert must_refuse("army-size", armies=[army_of(10)], largest_army=9) == said
    for largest in (1, 16, None, "9"):
        must_refuse("bad-setting", largest_army=largest)


@rule("figures.army.size", "figures.power.points")
def test_an_army_of_twelve_is_built_at_the_table() -> None:
    table = Table.from_the_start("ann", "bob", armies=["build", "doom-lab"], army_sizes=[12])
    for card in CARDS[:11]:
        table.answer("recruit", card.id)
        table.answer("power", "1")
    table.answer("recruit", CARDS[11].id)
    assert table.session.questions[0].values == [1, 2, 3, 4]
    with refused("figures.power.points"):
        table.answer("power", 5)
    table.answer("power", "4")
    assert len(table.players[0].line) == 12


@rule("figures.army.size")
def test_one_who_builds_may_stop_at_any_size_from_two_on() -> None:
    table = Table.from_the_start("ann", "bob", armies=["build", "doom-lab"], largest_army=8)
    for card in CARDS[:7]:
        table.answer("recruit", card.id)
        table.answer("power", "1")
    assert table.answer("recruit", "ENOUGH")
    assert len(table.players[0].line) == 7


@rule("figures.army.size")
def test_a_ready_army_that_is_offered_names_who_will_stand_in_it() -> None:
    def note(**settings: Any) -> str:
        asked = Table.from_the_start("ann", "bob", armies=["choose"], **settings).session.questions[0]
        return asked.options[0].note

    comet, arctic, zapra, robot = note().split("; ")
    assert comet == "Captain Comet 5: Blast / Boost / Dodge"
    assert [each.split(":")[0] for each in (arctic, zapra, robot)] == [
        "Captain Comet in Arctic Gear 3",
        "Zapra the Ray Gunner 4",
        "Robo-Buddy 7 3",
    ]
    assert [each.split(":")[0][:-2] for each in note(army_size=2).split("; ")] == [
        "Captain Comet",
        "Captain Comet in Arctic Gear",
    ]
    assert note(army_sizes=[12]).endswith("; and 8 more")


# -- positions


@rule("table.record")
@pytest.mark.parametrize("sizes", [[15, 1, 8], [12, 12, 12]])
def test_large_and_unequal_armies_are_written_and_read_back(sizes: list[int]) -> None:
    table = Table.from_the_start("ann", "bob", "cyd", army_sizes=sizes, turn_limit=15).session
    random = Random(1)
    while not table.over:
        line = FIGURES.notation.write(table.flow.boundary)
        again = FIGURES.notation.read(line, 3, table.header.settings)
        assert FIGURES.notation.write(again) == line
        assert (again.sizes, again.turn_limit) == (tuple(sizes), 15)
        answer_any(table, random)


@rule("table.record")
def test_a_position_holds_no_more_figures_than_its_armies_may_have() -> None:
    settings = settle("figures", FIGURES.settings, {"army_sizes": [3, 1]})
    line = Table(ann=["zapra", "tyrannox", "the-cat"], bob=["siege-ogre"]).position
    FiguresNotation().read(line, 2, settings)
    for fewer in ({"army_sizes": [2, 1]}, {"army_sizes": [], "largest_army": 2}):
        with pytest.raises(SetupError, match="the army of seat 0 has at most 2 figures"):
            FiguresNotation().read(line, 2, {**settings, **fewer})


# -- the turn limit


@rule("figures.win")
@pytest.mark.parametrize(
    ("players", "size", "limit"), [(2, 1, 400), (2, 5, 400), (3, 4, 480), (6, 5, 1200), (6, 8, 1920), (6, 15, 3600)]
)
def test_the_turn_limit_grows_with_the_figures_at_the_table(players: int, size: int, limit: int) -> None:
    table = FIGURES.start(players=players, settings={"army_size": size}, seed=1)
    assert table.view().turn_limit == limit
    assert FIGURES.start(players=players, settings={"army_size": size, "turn_limit": 7}, seed=1).view().turn_limit == 7


@rule("figures.win")
def test_it_is_not_known_before_the_armies_stand() -> None:
    table = Table.from_the_start("ann", "bob", "cyd", armies=["choose", "doom-lab", "salt-dogs"])
    assert table.view.turn_limit == 0
    line = FIGURES.notation.write(table.session.flow.boundary)
    assert FIGURES.notation.read(line, 3, table.session.header.settings).turn_limit == 0
    table.chooses("star-patrol")
    assert table.view.turn_limit == 480
    line = FIGURES.notation.write(table.session.flow.boundary)
    assert FIGURES.notation.read(line, 3, table.session.header.settings).turn_limit == 480


@rule("table.record")
def test_while_armies_gather_no_turn_has_begun() -> None:
    """Else a position could bring as many Stuns as it likes, each a turn without an answer."""
    settings = settle("figures", FIGURES.settings, {})
    line = (
        "phase=muster turn=0 seat=0 way=+ sneaks=0 stuns=0,0 orders=random,random "
        "armies=-/- captives=-/- hands=-/- discard=-"
    )
    FIGURES.notation.read(line, 2, settings)
    with pytest.raises(SetupError, match="no turn has begun"):
        FIGURES.notation.read(line.replace("turn=0", "turn=999999"), 2, settings)


@rule("figures.win")
def test_the_limit_set_in_an_older_record_stays_as_it_was() -> None:
    table = FIGURES.start(players=6, settings={"army_size": 5, "turn_limit": 400}, seed=1)
    assert Session.replayed(FIGURES, table.record()).view().turn_limit == 400

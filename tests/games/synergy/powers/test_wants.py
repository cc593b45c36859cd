"""What single cards want besides: where one need alone fails, it is told; without that need the card is offered.

Every need of every card has a scene here, so that none is said twice, none is out of reach, and none is untrue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, slots_in
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.telling.aiming import SLOTS, why_not_aim
from fracas.games.synergy.telling.naming import warrior_name
from fracas.games.synergy.telling.refusing import why_not_wanted
from fracas.games.synergy.wants import WANTED, Wants, wants
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row

Scene = Callable[[Table, Fighter, Fighter], None]
"""What is the matter with Igor, who has the card, or with Vlad, who is in its reach."""
IGOR = "Mildred the Merciful-ish"
AT_BODIES, AT_FRIENDS = ("rent-a-zombie",), ("drill-sergeant",)


def wanted_of(card: str) -> Wants:
    wanted = WANTED[row(card)]
    assert wanted is not None
    return wanted


def laid(card: str) -> tuple[Table, Fighter, Fighter]:
    """A table at which the card can be used: on somebody in its reach, if it is aimed."""
    table = Table()
    igor = table.put(0, 6, 6, card, *(("pocket-pistol",) if card == "patient-marksman" else ()))
    vlad = table.body(1, 6, 8) if card in AT_BODIES else table.put(0 if card in AT_FRIENDS else 1, 6, 8)
    if card == "body-bowling":
        table.body(0, 5, 6)
    igor.begins()
    return table, igor, vlad


def offered(igor: Fighter, card: str) -> bool:
    return any(igor.can(what, card) for what in ("use", "strike", "move"))


def why_not(igor: Fighter, card: str) -> str:
    why = why_not_wanted(igor.table.state, igor.number, row(card), Listener.nobody())
    assert why is not None
    return why[1]


# -- what is the matter


def has(**what: Any) -> Scene:
    """Igor's moves, strikes and the like are these."""

    def scene(table: Table, igor: Fighter, vlad: Fighter) -> None:
        for name, value in what.items():
            setattr(igor.it, name, value)

    return scene


def is_given(*cards: str) -> Scene:
    def scene(table: Table, igor: Fighter, vlad: Fighter) -> None:
        igor.it.cards = [*igor.it.cards, *(row(card) for card in cards)]
        refresh_all(table.state, table.tell)

    return scene


def is_under(status: str) -> Scene:
    return lambda table, igor, vlad: under(igor, status, by=igor)


def shares(table: Table, igor: Fighter, vlad: Fighter) -> None:
    table.put(0, *igor.at)


def loses_the_pistol(table: Table, igor: Fighter, vlad: Fighter) -> None:
    igor.it.cards = [row("patient-marksman")]
    refresh_all(table.state, table.tell)


def loses_the_body(table: Table, igor: Fighter, vlad: Fighter) -> None:
    table.state.warriors[-1].square = 0


def has_a_zombie(table: Table, igor: Fighter, vlad: Fighter) -> None:
    zombie = table.put(0, 12, 12)
    zombie.it.raised_by, zombie.it.raised_with = igor.number, row("rent-a-zombie")


def is_ordered(table: Table, igor: Fighter, vlad: Fighter) -> None:
    table.state.drill = igor.number


def waits(table: Table, igor: Fighter, vlad: Fighter) -> None:
    table.state.active = vlad.number


def is_frozen(table: Table, igor: Fighter, vlad: Fighter) -> None:
    under(vlad, "frozen", by=igor)


def is_covered(table: Table, igor: Fighter, vlad: Fighter) -> None:
    table.put(0, *vlad.at)


def was_controlled(table: Table, igor: Fighter, vlad: Fighter) -> None:
    vlad.it.mastered = True


SPENT = f"Playing Possum takes the move and all strikes of a turn, and {IGOR} has spent some of them."
LADEN = f"{IGOR} carries more than one gadget, too much for Stubby Wings."
COVERED = "Somebody stands on each body in the reach of Rent-a-Zombie."
CONTROLLED = "Everybody in the reach of Mind Control has a turn of their own first."

OF_ME: list[tuple[str, Scene, str]] = [
    ("playing-possum", has(lay=True), f"{IGOR} played possum in its last turn, and cannot do so twice running."),
    (
        "playing-possum",
        has(strikes=0),
        f"Playing Possum takes the move and all strikes of a turn, and {IGOR} has spent some of them.",
    ),
    ("playing-possum", shares, f"{IGOR} shares its square and must move to a free one first."),
    ("patient-marksman", is_under("aiming"), f"{IGOR} is aiming already."),
    ("patient-marksman", has(moved=True), f"{IGOR} has moved in this turn, so it cannot aim."),
    ("patient-marksman", has(moves=0), f"{IGOR} has no move left to give up for aiming."),
    ("patient-marksman", shares, f"{IGOR} shares its square and must move to a free one first."),
    ("patient-marksman", has(strikes=0), f"{IGOR} has no strike left to aim."),
    ("patient-marksman", loses_the_pistol, f"{IGOR} has no ranged or thrown strike to aim."),
    ("partly-cloudy", is_under("mist"), f"{IGOR} is mist already."),
    ("partly-cloudy", has(strikes=0), f"{IGOR} has no strike left, in place of which it would turn to mist."),
    ("adrenal-turbo", waits, f"{IGOR} uses Adrenal Turbo in its own turn only."),
    ("adrenal-turbo", has(hits=1), f"Adrenal Turbo costs a hit, and {IGOR} has only 1."),
    (
        "stubby-wings",
        is_given("grenade", "pocket-pistol"),
        f"{IGOR} carries more than one gadget, too much for Stubby Wings.",
    ),
    ("body-bowling", loses_the_body, f"No body lies on the square of {IGOR} or beside it."),
    ("drill-sergeant", is_ordered, f"{IGOR} is acting on an order itself, and gives none."),
    ("switcheroo", is_given("suction-cup-soles"), f"{IGOR} cannot be moved, so it can change squares with nobody."),
    ("rent-a-zombie", has_a_zombie, f"A zombie of {IGOR} walks already, and there is one at a time."),
]
OF_EACH: list[tuple[str, Scene, str, str]] = [
    ("drill-sergeant", is_frozen, "No friend in the reach of Drill Sergeant can act.", "{} cannot act now."),
    ("switcheroo", is_frozen, "Nobody in the reach of Switcheroo can be moved.", "{} cannot be moved."),
    (
        "rent-a-zombie",
        is_covered,
        "Somebody stands on each body in the reach of Rent-a-Zombie.",
        "Somebody stands on the body of {}.",
    ),
    (
        "mind-control",
        was_controlled,
        "Everybody in the reach of Mind Control has a turn of their own first.",
        "{} has a turn of its own first.",
    ),
]


def failing(needs: list[Need[Any]], igor: Fighter, card: str, at: int) -> list[Need[Any]]:
    return [each for each in needs if not each.holds(igor.table.state, igor.number, row(card), at)]


@rule(*(f"synergy.power.{card}" for card in sorted({card for card, *_ in OF_ME})))
@pytest.mark.parametrize(("card", "scene", "sentence"), OF_ME, ids=[f"{card} {words}" for card, _, words in OF_ME])
def test_what_a_card_wants_of_its_warrior(card: str, scene: Scene, sentence: str) -> None:
    table, igor, vlad = laid(card)
    assert offered(igor, card)
    scene(table, igor, vlad)
    assert not offered(igor, card)
    assert why_not(igor, card) == sentence
    mine = wanted_of(card).mine
    alone = failing(mine, igor, card, NOTHING)
    assert len(alone) == 1
    with without(mine, alone[0]):
        assert offered(igor, card), "nothing else forbids it"


@rule(*(f"synergy.power.{card}" for card, *_ in OF_EACH))
@pytest.mark.parametrize(("card", "scene", "none", "sentence"), OF_EACH, ids=[card for card, *_ in OF_EACH])
def test_what_a_card_wants_of_each_that_it_is_aimed_at(card: str, scene: Scene, none: str, sentence: str) -> None:
    table, igor, vlad = laid(card)
    assert igor.targets(card) == {f"#{vlad.number}"}
    scene(table, igor, vlad)
    assert not offered(igor, card)
    assert why_not(igor, card) == none
    name = warrior_name(table.state, vlad.number)
    told = why_not_aim(table.state, igor.number, row(card), vlad.it.square, vlad.number, Listener.nobody())
    assert told == ("synergy.card.first", sentence.format(name))
    each = wanted_of(card).each
    alone = failing(each, igor, card, vlad.number)
    assert len(alone) == 1
    with without(each, alone[0]):
        assert offered(igor, card), "nothing else forbids it"


@contextmanager
def without(needs: list[Need[Any]], need: Need[Any]) -> Iterator[None]:
    """The list without one of its needs; afterwards as it was."""
    place = needs.index(need)
    needs.pop(place)
    try:
        yield
    finally:
        needs.insert(place, need)


def test_every_need_has_its_scene_and_knows_the_names_in_its_sentence() -> None:
    scenes = [card for card, *_ in [*OF_ME, *OF_EACH]]
    for card in CARDS:
        wanted = WANTED[card.index]
        needs = [] if wanted is None else [*wanted.mine, *wanted.each]
        assert scenes.count(card.id) == len(needs), card.id
        assert all(slot in SLOTS for need in needs for slot in slots_in(need.says)), card.id


def test_a_card_says_once_what_it_wants() -> None:
    with pytest.raises(ValueError, match="switcheroo says twice what it wants"):
        wants("switcheroo")
    with pytest.raises(ValueError, match="might does not say what is told where nobody will do"):
        wants("might", each=wanted_of("switcheroo").each)
    assert WANTED[row("might")] is None

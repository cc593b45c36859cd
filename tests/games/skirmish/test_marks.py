"""Acts that would change nothing are marked, and say so; acts at the own side are not offered at all."""

from __future__ import annotations

from random import Random

from fracas.core.asked import Asked
from fracas.core.marks import IDLE
from fracas.core.question import Choice
from fracas.core.session import Session
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import ABILITY, ITEM, PUSH, SHOOT, STRIKE, act, kind_of, unit_of, what_of
from fracas.games.skirmish.content import read_item
from fracas.games.skirmish.maps import at_most, too_much
from fracas.games.skirmish.state import State
from fracas.games.skirmish.view import View
from tests.games.skirmish.wandering import TABLES
from tests.kit.skirmish import Fighter, Table


def option(table: Table, value: int) -> tuple[str, str]:
    """The mark and the note of an act."""
    asked = Asked(SKIRMISH, table.state, Choice(0, "act", [value]), 0, 1, ["Ann", "Bob"])
    return asked.options[0].mark, asked.options[0].note


def target(table: Table, me: Fighter, ability: str, at: Fighter) -> tuple[str, str]:
    table.state.acting = (ABILITY, me.number, table.ability(ability))
    asked = Asked(SKIRMISH, table.state, Choice(0, "target", [at.number]), 0, 1, ["Ann", "Bob"])
    found = asked.options[0]
    table.state.acting = ()
    return found.mark, found.note


def test_riding_with_those_who_cannot_be_faster_changes_nothing() -> None:
    """skirmish.own.ride-with-me: one who is held stays; with another beside it, the ability is worth its energy."""
    table = Table()
    table.state.energy = [5, 5]
    iselle = table.put(0, "crown.iselle", 10, 5)
    held = table.put(0, "crown.soldier", 11.5, 5).lay("steady-aim")
    use = act(ABILITY, iselle.number, table.ability("ride-with-me"))
    mark, note = option(table, use)
    assert mark == IDLE
    assert note.endswith("It would change nothing now.")
    assert target(table, iselle, "ride-with-me", held)[0] == IDLE
    free = table.put(0, "crown.soldier", 8.5, 5)
    assert option(table, use)[0] == ""
    assert target(table, iselle, "ride-with-me", held)[0] == IDLE
    assert target(table, iselle, "ride-with-me", free)[0] == ""


def test_smoke_in_smoke_changes_nothing() -> None:
    table = Table()
    soldier = table.put(0, "crown.soldier", 10, 5, "smoke-pots")
    use = act(ITEM, soldier.number, read_item("smoke-pots"))
    assert option(table, use)[0] == ""
    soldier.lay("smoke-pots")
    assert option(table, use)[0] == IDLE


def test_nobody_is_offered_an_attack_on_their_own_side() -> None:
    """So no act needs the mark for that."""
    seen = 0
    for seed in range(6):
        players, settings = TABLES[seed % len(TABLES)]
        random = Random(seed)
        table: Session[State, View] = Session.new(SKIRMISH, players=players, settings=settings, seed=seed)
        for _ in range(200):
            if table.over:
                break
            seat = random.choice(list(table.questions))
            asked = table.questions[seat]
            state = table.flow.state
            for value in asked.values if asked.ask == "act" else ():
                if kind_of(value) in (STRIKE, SHOOT, PUSH):
                    seen += 1
                    assert state.side(unit_of(value)) != state.side(what_of(value))
            region = asked.region
            table.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
    assert seen > 20


def test_lengths_are_rounded_so_that_too_far_looks_too_far() -> None:
    assert [too_much(each) for each in (2000, 8001, 1750, 11_889)] == ['2"', '8.1"', '1.75"', '11.9"']
    assert [at_most(each) for each in (2000, 1237, 2250)] == ['2"', '1.2"', '2.25"']

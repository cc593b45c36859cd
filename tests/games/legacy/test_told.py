"""What is told and shown while a turn is played: in which order, in which words, and where each champion lies."""

from __future__ import annotations

from fracas.core.events import Event
from fracas.games.legacy.events import (
    ChampionsRevealed,
    FatestoneAssigned,
    FatestoneRolled,
    FatestoneTurned,
    LegacyRevealed,
    PileMoved,
    Scored,
)
from fracas.games.legacy.state import State
from tests.games.legacy.checks import quiet, with_newcomers
from tests.kit.legacy import Table
from tests.kit.rules import rule


def order_of(table: Table, *kinds: type[Event]) -> list[str]:
    return [type(event).__name__ for event in table.session.events if isinstance(event, kinds)]


class Onlooker:
    """Sees the table at each event, as a screen does."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: list[tuple[Event, State]] = []
        table.session.watch = self  # type: ignore[assignment]

    def look(self, number: int, state: State) -> None:
        self.seen.append((self.table.session.events[number], state.clone()))


REVEALS = (LegacyRevealed, FatestoneRolled, FatestoneAssigned, ChampionsRevealed)


@rule("legacy.fatestone.assign")
def test_the_fatestone_is_assigned_before_the_battle_champions_are_seen() -> None:
    table = Table(phase="opening")
    onlooker = Onlooker(table)
    table.open("knight paladin", "ranger warrior")
    assert order_of(table, *REVEALS) == ["LegacyRevealed", "FatestoneAssigned", "ChampionsRevealed"]
    for event, state in onlooker.seen:
        if isinstance(event, (LegacyRevealed, FatestoneAssigned)):
            assert state.chosen == [-1, -1]


@rule("legacy.fatestone.assign-tie")
def test_in_a_tie_the_battle_champions_are_revealed_before_they_decide() -> None:
    table = Table(phase="opening").open("monk wizard", "monk druid")
    assert order_of(table, *REVEALS) == ["LegacyRevealed", "ChampionsRevealed", "FatestoneAssigned"]
    rolled = Table(phase="opening", chance=(4, 7)).open("monk ranger", "monk ranger", pass_fatestone="keep")
    assert order_of(rolled, *REVEALS) == [
        "LegacyRevealed",
        "ChampionsRevealed",
        "FatestoneRolled",
        "FatestoneRolled",
        "FatestoneAssigned",
    ]


@rule("legacy.cleanup.pile")
def test_a_champion_who_goes_home_has_left_the_battle() -> None:
    table = Table(ann="druid assassin wizard", bob="wizard", row="market")
    onlooker = Onlooker(table)
    table.fight("necromancer", "knight", **{"raise": "assassin"}, vanish="monk")
    moves = [state for event, state in onlooker.seen if isinstance(event, PileMoved)]
    assert [(state.mains, state.allies) for state in moves] == [
        ([2, 9], [(), ()]),
        ([-1, 9], [(), ()]),
        ([-1, -1], [(), ()]),
    ]
    for state in moves:
        for seat in (0, 1):
            places = [*state.hands[seat], *state.aside[seat], *state.piles[seat], *state.allies[seat]]
            assert sorted([*places, state.mains[seat]])[-10:] == list(range(10))


@rule("legacy.card.warlord.legacy")
def test_nothing_is_told_of_a_tribute_that_nobody_can_pay() -> None:
    table = with_newcomers("warlord", ann="warlord").fight("knight", "ranger")
    assert [(event.seat, event.points, event.source) for event in table.told(Scored)] == [
        (0, 2, "location"),
        (0, 1, "tribute"),
    ]


@rule("legacy.location.bazaar-of-omens", "legacy.card.witch.legacy")
def test_the_rule_of_a_turned_fatestone_is_that_of_whatever_turns_it() -> None:
    table = quiet(row="bazaar", value=3).fight("knight", "ranger", turn_fatestone="lower")
    assert [event.rule for event in table.told(FatestoneTurned)] == ["legacy.location.bazaar-of-omens"]
    table = with_newcomers("witch", ann="witch", bob="druid").fight("knight", "ranger", omen="raise")
    assert [event.rule for event in table.told(FatestoneTurned)] == ["legacy.card.witch.legacy"]

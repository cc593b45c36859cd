"""Set-up, choosing, rounds and the end of the game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fracas.core.chance import Scripted, Seeded
from fracas.core.refusal import Refusal, SetupError
from fracas.core.session import Session
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CHAMPIONS
from fracas.games.legacy.events import EventDrawn, LocationRevealed, RoundEnds, SetsDrawn
from tests.games.legacy.checks import quiet, with_newcomers
from tests.kit.legacy import Side, Table
from tests.kit.play import decisions, table_of
from tests.kit.rules import rule

# -- set-up


@rule("legacy.players")
def test_legacy_is_for_two() -> None:
    assert (LEGACY.least, LEGACY.most) == (2, 2)
    with pytest.raises(SetupError):
        LEGACY.start(players=3)


@rule("legacy.setup.locations")
def test_three_locations_are_revealed_one_at_a_time_and_the_first_is_current() -> None:
    table = Session.new(LEGACY, seed=1, chance=Scripted([4, 9, 1], Seeded(1)))
    assert table.view().row == (4, 9, 1)
    assert [event.location for event in table.heard() if isinstance(event, LocationRevealed)] == [4, 9, 1]
    assert table.view().bag == (0, 2, 3, 5, 6, 7, 8)


@rule("legacy.setup.first", "legacy.round.first")
def test_the_first_choice_is_a_pair_of_different_champions() -> None:
    table = Session.new(LEGACY, seed=1)
    asked = table.questions[0]
    assert (asked.ask, asked.secret, len(asked.values)) == ("opening", True, 90)
    pair = next(option for option in asked.options if option.token == "knight+monk")
    assert pair.touches == ("champion:0:knight", "champion:0:monk")
    other = next(option for option in table.questions[1].options if option.token == "knight+monk")
    assert other.touches == ("champion:1:knight", "champion:1:monk")
    with pytest.raises(Refusal, match="Two different champions") as no:
        table.answer(0, 9 * 20 + 9)
    assert no.value.rule == "legacy.setup.first"
    table.answer(0, "knight+monk")
    table.answer(1, "druid+monk")
    assert [pile[0] for pile in table.view().piles] == [9, 0]


@rule("legacy.option.champions", "legacy.setup.champions")
@pytest.mark.parametrize("champions", ["base", "expansion", "mixed", "split"])
def test_which_champions_are_played(champions: str) -> None:
    table = LEGACY.start(settings={"champions": champions}, seed=5)
    mine, theirs = table.view().sets
    drawn = next(event for event in table.heard() if isinstance(event, SetsDrawn))
    assert drawn.sets == (mine, theirs)
    assert [CHAMPIONS[champion].power for champion in mine] == list(range(10))
    kinds = [{CHAMPIONS[champion].set for champion in own} for own in (mine, theirs)]
    if champions in ("base", "expansion"):
        assert kinds == [{champions}] * 2
    else:
        assert kinds == [{"base", "expansion"}] * 2
        assert (mine == theirs) is (champions == "mixed")
        assert champions == "mixed" or not set(mine) & set(theirs)


@rule("legacy.option.events")
@pytest.mark.parametrize("events", [0, 1, 6])
def test_so_many_events_are_in_the_deck(events: int) -> None:
    table = LEGACY.start(settings={"events": events}, seed=4)
    drawn = [event.location for event in table.heard() if isinstance(event, EventDrawn)]
    view = table.view()
    assert len(drawn) == events
    assert sorted([*view.row, *view.bag]) == sorted([*range(10), *drawn])


@rule("legacy.round.count")
def test_four_rounds_are_refused() -> None:
    with pytest.raises(SetupError, match="rounds must be one of 1, 2, 3, 5, not 4") as no:
        LEGACY.start(settings={"rounds": 4})
    assert no.value.rule == "legacy.round.count"
    for rounds in (1, 2, 3, 5):
        assert LEGACY.start(settings={"rounds": rounds}).view().rounds == rounds


# -- what is open


@rule("legacy.open", "legacy.open.ask", "legacy.cleanup.show")
def test_both_see_everything_and_nothing_of_a_pending_choice() -> None:
    from random import Random

    for table in decisions(table_of(LEGACY, 3), Random(3)):
        views = [msgspec.structs.replace(table.view(seat), viewer=0) for seat in (0, 1, -1)]
        assert views[0] == views[1] == views[2]
        view = views[0]
        for seat in (0, 1):
            shown = [*view.hands[seat], *view.aside[seat], *view.piles[seat], view.mains[seat], *view.allies[seat]]
            assert len({champion for champion in shown if champion >= 0}) == 10
        if len(table.waiting_for) == 2:
            asked = table.questions[0]
            table.answer(0, asked.values[0])
            assert msgspec.structs.replace(table.view(1), viewer=0) == view
            table.undo(0)


# -- choosing


@rule("legacy.turn.select", "legacy.aside")
def test_only_from_hand() -> None:
    table = quiet(ann=Side(pile="wizard", aside="knight"))
    asked = table.session.questions[0]
    assert "knight" not in [option.token for option in asked.options]
    reason = asked.why_not("champion:0:knight")
    assert reason is not None
    assert reason.rule == "legacy.aside"
    assert asked.secret


@rule("legacy.combat.win")
def test_the_higher_total_wins() -> None:
    assert quiet().fight("knight", "ranger").won == "ann"
    assert quiet().fight("ranger", "knight").won == "bob"


@rule("legacy.card.alchemist.legacy")
def test_transmute_is_for_the_winner() -> None:
    for ann, bob, scores in (("knight", "ranger", (3, 0)), ("ranger", "knight", (0, 3))):
        assert with_newcomers("alchemist", ann="alchemist").fight(ann, bob).scores == scores


# -- rounds


@rule("legacy.round.end", "legacy.round.hand", "legacy.round.carry")
def test_one_with_one_champion_and_one_with_more_play_on() -> None:
    table = Table(
        ann=Side(hand="knight monk", pile="wizard"),
        bob=Side(hand="knight monk druid", pile="wizard"),
        row="market mesa tower",
        discards="",
    )
    table.fight("knight", "druid")
    assert table.asks == {"ann": "champion", "bob": "champion"}
    table.fight("monk", "monk")
    assert table.view.round == 2, "one of them has nobody left"
    assert (table.pile("ann"), table.pile("bob")) == ("monk", "knight")
    assert [len(hand) for hand in table.view.hands] == [9, 9]
    assert table.view.carried == (6, 9)


@rule("legacy.round.end", "legacy.round.carry-choice", "legacy.round.hand", "legacy.round.locations")
def test_without_locations_the_round_ends_and_both_choose_whom_to_carry() -> None:
    table = Table(
        ann=Side(hand="knight monk druid", aside="ranger", pile="wizard"),
        bob=Side(hand="knight monk", pile="wizard"),
        row="market",
        discards="",
        scores=(3, 4),
        value=4,
    )
    table.fight("knight", "monk", pass_fatestone="keep")
    assert table.told(RoundEnds)[-1].why == "locations"
    assert table.asks == {"ann": "carry"}, "Bob has only one left"
    assert [option.token for option in table.session.questions[0].options] == ["druid", "ranger", "monk"]
    table.carry(ann="ranger")
    assert (table.pile("ann"), table.pile("bob")) == ("ranger", "knight")
    assert table.aside("ann") == ""
    assert len(table.view.row) == 3
    assert len(table.view.bag) == 7
    assert table.fatestone == ("ann", 4)
    assert table.scores == (3, 8), "Bob wins the tie: 2 and the ransom"


@rule("legacy.round.carry-choice")
def test_whom_to_carry_is_chosen_in_secret() -> None:
    table = Table(
        ann=Side(hand="knight monk druid", pile="wizard"),
        bob=Side(hand="knight monk druid", pile="wizard"),
        row="market",
        discards="",
    )
    table.fight("knight", "monk", pass_fatestone="keep")
    assert table.asks == {"ann": "carry", "bob": "carry"}
    table.carry(ann="druid")
    assert table.asks == {"bob": "carry"}
    assert table.view.round == 1
    table.carry(bob="knight")
    assert (table.pile("ann"), table.pile("bob")) == ("druid", "knight")


@rule("legacy.round.locations", "legacy.cleanup.deck")
def test_a_new_round_forgets_what_was_known_of_the_deck() -> None:
    table = Table(
        ann=Side(hand="knight monk", pile="wizard"),
        bob=Side(hand="ranger druid", pile="wizard"),
        row="market mesa tower",
        bottom="court ford",
        discards="",
    )
    table.fight("knight", "ranger")
    assert (table.top, table.bottom, table.discards) == ("", "", "")
    assert table.row.startswith("mesa tower court")


@rule("legacy.round.carry", "legacy.card.monk.legacy")
def test_a_carried_monk_silences_from_the_first_turn_on() -> None:
    table = Table(
        ann=Side(hand="knight monk", pile="wizard"),
        bob=Side(hand="ranger druid", pile="wizard"),
        row="market mesa tower",
        discards="",
    )
    table.fight("knight", "ranger")
    assert table.pile("ann") == "monk"
    table.fight("barbarian", "monk", raze="none")
    assert table.totals[1] == 6 + 1, "with Wild Ways, and not a copied 8"


@rule("legacy.round.last", "legacy.score.win", "legacy.round.count")
def test_after_the_last_round_nothing_is_carried() -> None:
    table = Table(
        ann=Side(hand="knight monk druid", pile="wizard"),
        bob=Side(hand="ranger monk druid", pile="wizard"),
        row="market",
        discards="",
        rounds=1,
    )
    table.fight("knight", "ranger")
    assert table.session.over
    assert table.winner == "ann"
    assert table.hand("ann") == "druid monk"
    assert table.view.sources == ((2, 0, 1, 0), (0, 0, 0, 0))
    assert table.scores == (3, 0)


@rule("legacy.score.tie")
def test_a_tie_for_victory_is_lost_by_the_holder() -> None:
    for holder, winner in (("ann", "bob"), ("bob", "ann")):
        before = (1, 4) if holder == "ann" else (3, 2)
        table = Table(
            ann=Side(hand="knight druid", pile="wizard"),
            bob=Side(hand="ranger druid", pile="wizard"),
            row="market",
            discards="",
            rounds=1,
            holder=holder,
            value=1 if holder == "ann" else 3,
            scores=before,
        )
        table.fight("knight", "ranger")
        assert table.scores[0] == table.scores[1]
        assert table.winner == winner
        outcome = table.session.outcome
        assert outcome is not None
        assert outcome.rule == "legacy.score.tie"


@rule("legacy.round.length")
def test_the_goal_counts_the_battles_that_are_left() -> None:
    """Eight in the first turn of the game already, when ten champions are still in hand."""
    table = LEGACY.start(seed=1, settings={"rounds": 1})
    told = []
    for at_play in decisions(table, Random(1)):
        goal = at_play.goal(0)
        assert goal is not None
        if len(at_play.waiting_for) == 2 and goal.now not in told:
            told.append(goal.now)
    left = [sentence.partition(", ")[2].partition(" left")[0] for sentence in told]
    assert left == [f"{battles} battles" for battles in range(8, 1, -1)] + ["1 battle"]

"""What a session remembers: forced answers, standing passes, boundaries, and tables that go on from a snapshot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fracas
from fracas.core.boundaries import APART, LATEST, Boundaries, Boundary
from fracas.core.chance import Scripted, Seeded
from fracas.core.history import FORCED, History
from fracas.core.record import CHANCE, UNDO, WITHDRAWN, Record, Snapshot, played_of
from fracas.core.refusal import DamagedRecord, Illegal
from fracas.core.session import Session
from tests.kit.figures import Table as Figures
from tests.kit.play import answer_any, everything
from tests.kit.rules import rule
from tests.kit.toy import TOY

Table = Session[Any, Any]


def at_the_bids(die: int = 0) -> Table:
    """A toy table at which the darts are thrown, the bids are asked, and the dice are known."""
    table: Table = Session.new(TOY, players=2, seed=3, chance=Scripted([3, 4, die, die], after=Seeded(3)))
    for seat in (0, 1):
        table.answer(seat, (0, 1, 0))
    for seat in (0, 1):
        table.answer(seat, (50, 50))
    assert table.questions[0].ask == "bid"
    return table


# -- forced answers


def test_a_choice_of_one_is_answered_and_logged() -> None:
    table = at_the_bids(die=0)
    before = len(table.log)
    table.answer(0, 1)
    table.answer(1, 2)
    # A die of 0 leaves nothing to choose; the choice stands in the log of its seat all the same.
    assert table.log[before : before + 6] == [(0, 1), (1, 2), (CHANCE, 0), (0, 1), (CHANCE, 0), (1, 1)]


def test_a_forced_answer_is_never_what_is_taken_back() -> None:
    table = at_the_bids(die=0)
    table.answer(0, 1)
    table.answer(1, 2)
    table.undo(1, consent=[0])
    assert table.questions[1].ask == "bid"


def test_a_forced_answer_of_another_is_no_barrier() -> None:
    """Everybody knew that it would come."""
    duel = Figures(ann=["zapra 4", "tyrannox 5"], bob=["the-cat 3"]).deal(ann="QH 6C 7C", bob="9D")
    table = duel.session
    seat = table.waiting_for[0]
    before = len(table.played)
    table.answer(seat, table.questions[seat].values[0])
    # The attacker, the only opponent there is, and their only figure.
    assert [who for who, _ in table.played[before:]] == [seat, seat, 1 - seat]
    assert table.questions[seat].ask == "card"
    assert table.can_undo(seat)
    table.undo(seat)
    assert table.questions[seat].ask == "attacker"


@rule("table.undo")
def test_what_a_forced_answer_turned_up_is_not_taken_back_freely() -> None:
    """The last decision turned up nothing, but the forced answer after it did."""
    history: History[Any] = History()
    history.played = [(0, 1), (0, 2)]
    history.marks = [0, FORCED]
    assert not history.has_taught(0)
    history.open_last()
    assert history.has_taught(0)


def test_a_record_without_its_forced_answers_is_refused() -> None:
    table = at_the_bids(die=0)
    table.answer(0, 1)
    table.answer(1, 2)
    record = table.record()
    place = record.entries.index((CHANCE, 0)) + 1
    assert record.entries[place] == (0, 1)
    shorter = [*record.entries[:place], *record.entries[place + 1 :]]
    with pytest.raises(DamagedRecord):
        Session.replayed(TOY, Record(record.header, shorter, record.position))


# -- standing passes


@rule("table.pass")
def test_who_passes_for_good_is_not_asked_again_and_the_passes_are_logged() -> None:
    table = at_the_bids()
    table.stand(0, "bid")
    assert table.standing(0) == ("bid",)
    assert table.waiting_for == [1] and list(table.questions) == [1]
    table.answer(1, 2)
    assert (0, 1) in table.log
    random = Random(1)
    while not table.over:
        if table.questions.get(0) is not None:
            assert table.questions[0].ask != "bid"
        answer_any(table, random)
    assert everything(Session.replayed(TOY, table.record())) == everything(table)


@rule("table.pass")
def test_a_standing_pass_ends_when_its_player_says_so() -> None:
    table = at_the_bids()
    table.stand(0, "bid")
    table.stand(0, "bid", False)
    assert table.standing(0) == ()
    table.answer(1, 1)
    random = Random(1)
    while table.questions.get(0) is None or table.questions[0].ask != "bid":
        answer_any(table, random)


@rule("table.pass")
def test_only_what_can_be_passed_can_be_passed_for_good() -> None:
    table = at_the_bids()
    before = everything(table)
    for seat, ask in ((0, "dart"), (0, "no such question")):
        with pytest.raises(Illegal) as no:
            table.stand(seat, ask)
        assert no.value.rule == "table.pass"
    assert everything(table) == before


@rule("table.pass")
def test_a_standing_pass_is_not_what_is_taken_back() -> None:
    table = at_the_bids()
    table.stand(0, "bid")
    assert not table.can_undo(0), "another seat has thrown its dart since"
    table.undo(0, consent=[1])
    assert table.questions[0].ask == "dart"


@rule("table.pass")
def test_nobody_knows_of_a_standing_pass_before_they_have_answered() -> None:
    """Who sees that another passes, and how fast, would bid knowing it."""
    table = at_the_bids()
    before = len(table.log)
    table.stand(0, "bid")
    assert len(table.log) == before and table.pending(0) is None
    assert table.undecided == [0, 1], "what the others see"
    table.stand(0, "bid", False)
    assert table.waiting_for == [0, 1], "nothing has come of it yet"
    table.stand(0, "bid")
    table.answer(1, 2)
    assert table.log[before : before + 2] == [(1, 2), (0, 1)]


@rule("table.pass")
def test_a_standing_pass_is_not_what_is_taken_back_after_loading_either() -> None:
    table = at_the_bids()
    table.stand(0, "bid")
    table.answer(1, 2)
    loaded: Table = Session(TOY, table.header, table.log, standing=[(0, "bid")])
    loaded.undo(0, consent=[1])
    assert loaded.questions[0].ask == "dart"


@rule("table.pass")
def test_who_says_yes_for_good_takes_what_is_offered_first() -> None:
    table = at_the_bids()
    offered = [value for value in table.questions[0].values if value != table.questions[0].passing]
    table.stand(0, "bid+")
    assert table.standing(0) == ("bid+",)
    assert table.waiting_for == [1], "the others choose first, and do not know of it"
    table.answer(1, 2)
    assert (0, offered[0]) in table.log
    loaded: Table = Session(TOY, table.header, table.log, standing=[(0, "bid+")])
    loaded.undo(0, consent=[1])
    assert loaded.questions[0].ask == "dart", "what stands is not what is taken back"


@rule("table.pass")
def test_who_says_yes_for_good_passes_no_more_and_the_other_way_round() -> None:
    table = at_the_bids()
    table.stand(0, "bid")
    table.stand(0, "bid+")
    assert table.standing(0) == ("bid+",)
    table.stand(0, "bid")
    assert table.standing(0) == ("bid",)
    with pytest.raises(Illegal):
        table.stand(0, "dart+")


# -- what was taken back


def test_what_was_played_follows_from_the_log_alone() -> None:
    random = Random(4)
    table = TOY.start(players=3, seed=4)
    taken = set()
    while not table.over:
        answer_any(table, random)
        if random.random() < 0.3 and table.can_ask_undo(0):
            table.undo(0, consent=range(3))
        taken |= {who for who, _ in table.log if who in (UNDO, WITHDRAWN)}
        assert played_of(table.log) == table.played
    assert taken == {UNDO, WITHDRAWN}


@pytest.mark.parametrize(("who", "place"), [(UNDO, 99), (UNDO, -1), (WITHDRAWN, 0), (UNDO, 0), (WITHDRAWN, 99)])
def test_a_record_that_takes_back_what_it_cannot_is_refused(who: int, place: int) -> None:
    table = at_the_bids()
    record = table.record()
    assert record.entries[0][0] == CHANCE
    with pytest.raises(DamagedRecord):
        Session.replayed(TOY, Record(record.header, [*record.entries, (who, place)], record.position))


# -- boundaries and snapshots


def test_old_boundaries_are_thinned_out_and_the_latest_are_kept() -> None:
    crossed: Boundaries[Any] = Boundaries()
    for played in range(0, 3000, 3):
        crossed.cross(Boundary(played, played, 0, None))
    assert len(crossed) < LATEST + 3000 / APART + 2
    for back in range(2997, 2997 - 3 * LATEST, -3):
        found = crossed.back_to(back)
        assert found is not None
        assert found.played == back
    found = crossed.back_to(1000)
    assert found is not None
    assert 1000 - APART - 3 < found.played <= 1000


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [TOY, fracas.game("figures")], ids=lambda game: game.name)
def test_a_table_that_goes_on_from_a_snapshot_is_the_same_table(game: Any, seed: int) -> None:
    random = Random(seed)
    table = game.start(players=2, seed=seed)
    kept: list[Snapshot] = []
    while not table.over:
        seat = answer_any(table, random)
        if random.random() < 0.2 and table.can_ask_undo(seat):
            table.undo(seat, consent=range(2))
        snapshot = table.snapshot()
        if snapshot is not None and (not kept or kept[-1] != snapshot):
            kept.append(snapshot)
        usable = [each for each in kept if each.fits(table.log)]
        assert usable
        loaded = Session(game, table.header, table.log, snapshot=random.choice(usable))
        assert everything(loaded) == everything(table)
        assert loaded.event_count == table.event_count
        assert loaded.heard(0, after=loaded.first_event) == table.heard(0, after=loaded.first_event)
    assert len(kept) > 5


def test_a_snapshot_does_not_fit_where_more_was_taken_back() -> None:
    log = [(0, 1), (0, 2), (0, 3), (UNDO, 1)]
    assert not Snapshot(2, 2, 0, "").fits(log)
    assert Snapshot(1, 1, 0, "").fits(log)
    assert not Snapshot(9, 9, 0, "").fits(log)


def test_an_undo_beyond_the_snapshot_still_works() -> None:
    random = Random(2)
    table = TOY.start(players=2, seed=2)
    for _ in range(20):
        answer_any(table, random)
    snapshot = table.snapshot()
    assert snapshot is not None
    loaded = Session(TOY, table.header, table.log, snapshot=snapshot)
    while loaded.reaches_back(0):
        loaded.undo(0, consent=[1])
        table.undo(0, consent=[1])
    loaded.undo(0, consent=[1])
    table.undo(0, consent=[1])
    assert everything(loaded) == everything(table)

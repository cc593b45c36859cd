"""Incidents in the log of every game: leaving, running out of time, claims, draws, breaking off, time used, help."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fracas.bots.decisions import decisions, retraced
from fracas.core.events import Aborted, Claimed, Drawn, Event, Left
from fracas.core.game import Game, Outcome
from fracas.core.incidents import LONGEST
from fracas.core.record import (
    ABORTED,
    CLAIMED,
    DRAWN,
    HELPED,
    LEFT,
    OUT_OF_TIME,
    SPENT,
    Record,
    played_of,
    story_of,
)
from fracas.core.refusal import DamagedRecord, Illegal, Malformed, Refusal, Stale
from fracas.core.session import Session
from tests.kit.play import GAMES, Table, answer_any, any_answer, everything, table_of
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_game_of_three = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.most > 2 and game.name != "figures"], ids=lambda game: game.name
)


def at_play(game: Game[Any, Any], seed: int = 1, players: int = 2, steps: int = 12, **bots: Any) -> Table:
    """A table after some answers."""
    table = game.start(players=players, seed=seed, **bots)
    random = Random(seed)
    for _ in range(steps):
        if not table.over:
            answer_any(table, random)
    assert not table.over
    return table


def replays(table: Table) -> None:
    """The log alone leads to the same table."""
    again = Session.replayed(table.game, Record.read(table.record().text()))
    assert everything(again) == everything(table)
    assert (again.incidents.left, again.incidents.claimed, again.incidents.helped) == (
        table.incidents.left,
        table.incidents.claimed,
        table.incidents.helped,
    )
    assert again.incidents.spent == table.incidents.spent
    assert again.events == table.events


@rule("table.leave", "legacy.leave", "synergy.leave", "skirmish.leave", "figures.leave")
@every_game
def test_of_two_players_the_other_wins(game: Game[Any, Any]) -> None:
    table = at_play(game)
    other = table.fork()
    table.leave(1)
    assert table.over and not table.questions and not table.waiting_for and not table.undecided
    assert table.outcome == Outcome(2, (0,), "table.leave") and table.outcome.shares == [1.0, 0.0]
    assert table.events[-1] == Left(1, False)
    assert table.narration(1)[-1] == "You leave the game."
    assert table.result == f"{table.names[0]} wins. {table.names[1]} resigned."
    assert not other.over, "a fork is a table of its own"
    replays(table)
    with pytest.raises(Stale, match="over"):
        table.leave(0)
    with pytest.raises(Stale, match="over"):
        table.answer(0, 0)
    assert not table.can_undo(0) and not table.can_ask_undo(0)
    with pytest.raises(Illegal, match="nothing to take back"):
        table.undo(0, consent=(0, 1))


@rule("synergy.leave", "skirmish.leave")
@every_game_of_three
def test_of_three_players_a_bot_plays_on_for_who_leaves(game: Game[Any, Any]) -> None:
    table = at_play(game, players=3, steps=5)
    before = everything(table)
    table.leave(0)
    assert not table.over and table.incidents.stand_ins == (0,)
    assert everything(table)[:3] == before[:3], "nothing changes on the table"
    replays(table)
    with pytest.raises(Illegal, match="already"):
        table.leave(0)
    table.leave(2)
    assert table.outcome == Outcome(3, (1,), "table.leave"), "one is left"
    replays(table)


@rule("table.leave")
@every_game_of_three
def test_when_only_bots_are_left_they_share_the_victory(game: Game[Any, Any]) -> None:
    table = at_play(game, players=3, steps=3, bots=["", "random", "random"])
    with pytest.raises(Illegal, match="bot does not leave"):
        table.leave(1)
    table.leave(0)
    assert table.outcome == Outcome(3, (1, 2), "table.leave")


@rule("table.leave")
@every_game_of_three
def test_nobody_takes_back_what_came_before_a_leaving_that_changed_the_table(game: Game[Any, Any]) -> None:
    """Where a bot plays on, nothing on the table has changed, and taking back goes on as before."""
    table = at_play(game, players=3, steps=4)
    could = [table.can_ask_undo(seat) for seat in range(3)]
    table.claim(2)
    assert [table.can_ask_undo(seat) for seat in range(3)] == could


@rule("table.clock")
@every_game
def test_time_used_is_in_the_log_and_who_runs_out_of_it_has_left(game: Game[Any, Any]) -> None:
    table = at_play(game)
    seat = table.waiting_for[0]
    asked = table.questions[seat].id
    table.incident(SPENT, (seat, 1_500))
    assert table.questions[seat].id == asked, "it is still the same question"
    answer = any_answer(table, seat, Random(5))
    table.answer(seat, answer, asked)
    assert table.was_answered(seat, asked, answer) and not table.was_answered(seat, asked + len(table.log), answer)
    assert not table.was_answered(seat, 10**30, answer) and not table.was_answered(seat, -1, answer)
    table.incident(SPENT, (seat, 500))
    assert table.incidents.spent[seat] == 2_000
    if table.can_ask_undo(seat):
        table.undo(seat, consent=(0, 1))
        assert table.incidents.spent[seat] == 2_000, "taking back returns no time"
    replays(table)
    table.time_out(seat)
    assert table.outcome == Outcome(2, (1 - seat,), "table.clock")
    assert table.result.endswith("ran out of time.")
    assert table.events[-1] == Left(seat, True)
    replays(table)


@rule("table.claim")
@every_game
def test_a_bot_plays_on_for_who_was_waited_for_too_long(game: Game[Any, Any]) -> None:
    table = at_play(game)
    table.claim(0)
    assert not table.over and table.incidents.stand_ins == (0,) and table.events[-1] == Claimed(0)
    replays(table)
    with pytest.raises(Illegal, match="already"):
        table.claim(0)
    table.leave(1)
    assert table.outcome == Outcome(2, (0,), "table.leave")


@rule("table.draw")
@every_game
def test_a_draw_ends_the_game_for_all_who_are_in_it(game: Game[Any, Any]) -> None:
    table = at_play(game)
    table.agree_draw()
    assert table.outcome == Outcome(2, (0, 1), "table.draw") and table.outcome.shares == [0.5, 0.5]
    assert table.events[-1] == Drawn()
    assert table.result == f"{table.names[0]} and {table.names[1]} have agreed on a draw."
    replays(table)


@rule("table.abort")
@every_game
def test_a_game_to_which_somebody_never_came_counts_for_nobody(game: Game[Any, Any]) -> None:
    table = game.start(players=2, seed=1, names=["Ann", "Bob"])
    table.abort_unseen(1)
    assert table.outcome == Outcome(2, (), "table.abort") and table.events[-1] == Aborted(1, unseen=True)
    assert table.result == "Bob never came to the table. The game was broken off; it does not count."
    replays(table)
    table = at_play(game)
    answered = next(seat for seat, _ in table.played if seat >= 0)
    table.abort_unseen(answered)  # what was forced, or played where this one goes on from, was not answered here
    assert table.over
    replays(table)


@rule("table.abort")
@every_game
def test_a_game_can_be_broken_off_until_everybody_has_answered(game: Game[Any, Any]) -> None:
    table = game.start(players=2, seed=1)
    table.abort(1)
    assert table.outcome == Outcome(2, (), "table.abort") and table.events[-1] == Aborted(1)
    assert table.result == "The game was broken off; it does not count."
    replays(table)
    random = Random(1)
    table = game.start(players=2, seed=1)
    while not {0, 1} <= {seat for seat, _ in table.played} and not table.over:
        answer_any(table, random)
    with pytest.raises(Illegal, match="the game counts") as no:
        table.abort(1)
    assert no.value.rule == "table.abort" and not table.over


@rule("table.hint")
@every_game
def test_help_is_in_the_log(game: Game[Any, Any]) -> None:
    table = at_play(game)
    asked = table.questions
    table.help(1)
    assert table.incidents.helped == {1} and table.questions.keys() == asked.keys()
    replays(table)


@rule("table.clock")
@every_game
def test_time_is_written_only_with_what_it_was_used_for(game: Game[Any, Any]) -> None:
    table = game.start(players=2, seed=1)
    seat = table.waiting_for[0]
    before = everything(table)
    with pytest.raises(Refusal):
        table.answer(seat, 10**6, spent=5)
    with pytest.raises(Refusal):
        table.stand(seat, "x", spent=5)
    with pytest.raises(Malformed):
        table.time_out(2, spent=5)
    assert everything(table) == before and table.incidents.spent == [0, 0]
    value = any_answer(table, seat, Random(1))
    start = len(table.log)
    table.answer(seat, value, spent=5)
    assert table.log[start : start + 2] == [(SPENT, (seat, 5)), (seat, value)]
    out = table.waiting_for[0]
    table.time_out(out, spent=LONGEST + 1)
    assert table.log[-2:] == [(SPENT, (out, LONGEST)), (OUT_OF_TIME, out)]
    replays(table)


@every_game
def test_a_log_with_time_by_itself_reads_as_ever(game: Game[Any, Any]) -> None:
    """As it was written when a standing pass that passed nothing was noted."""
    table = at_play(game)
    table.incident(SPENT, (1, 70))
    table.incident(SPENT, (1, 30))
    answer_any(table, Random(1))
    assert table.incidents.spent[1] >= 100
    replays(table)


BAD: list[tuple[int, Any]] = [
    (LEFT, 2), (LEFT, -1), (LEFT, (0, 0)), (CLAIMED, 7), (DRAWN, 1), (ABORTED, 2), (HELPED, 2), (OUT_OF_TIME, 5),
    (SPENT, 0), (SPENT, (2, 5)), (SPENT, (0, -1)), (SPENT, (0, LONGEST + 1)), (SPENT, (0,)), (-12, 0), (-99, 0),
]  # fmt: skip


@every_game
@pytest.mark.parametrize("entry", BAD, ids=str)
def test_what_cannot_have_happened_is_refused(game: Game[Any, Any], entry: tuple[int, Any]) -> None:
    table = game.start(players=2, seed=1)
    before = everything(table)
    with pytest.raises((Malformed, Illegal)):
        table.incident(*entry)
    assert everything(table) == before
    with pytest.raises(DamagedRecord):
        Session.replayed(game, Record(table.header, [*table.log, entry], ""))


@every_game
def test_nothing_follows_the_end(game: Game[Any, Any]) -> None:
    table = at_play(game)
    before = list(table.log)
    table.leave(0)
    for entry in [(LEFT, 1), (HELPED, 1), (-2, 0), before[-1]]:
        with pytest.raises(DamagedRecord, match="over"):
            Session.replayed(game, Record(table.header, [*table.log, entry], ""))


def answer_in_time(table: Table, random: Random) -> None:
    """Somebody answers where there is a clock."""
    seat = random.choice(table.waiting_for)
    table.answer(seat, any_answer(table, seat, random), spent=random.randrange(10_000))


def any_act(table: Table, random: Random) -> None:
    """Something besides play, if it is allowed."""
    seat = random.randrange(table.players)
    incidents: list[Callable[[], None]] = [
        lambda: table.leave(seat),
        lambda: table.time_out(seat),
        lambda: table.claim(seat),
        lambda: table.incident(SPENT, (seat, random.randrange(10_000))),
        lambda: answer_in_time(table, random),
        lambda: table.help(seat),
        lambda: table.undo(seat, consent=range(table.players)),
        lambda: table.undo(seat, consent=range(table.players)),
    ]
    try:
        random.choice(incidents)()
    except Refusal:
        return


@rule("table.leave", "table.record")
@every_game
@pytest.mark.parametrize("seed", range(8))
def test_with_any_acts_the_log_leads_to_the_same_table(game: Game[Any, Any], seed: int) -> None:
    """From the start, from a snapshot, from the story without what was taken back, and stop by stop."""
    random = Random(seed)
    table = table_of(game, seed)
    for step in range(60):
        if table.over:
            break
        any_act(table, random) if random.random() < 0.15 else answer_any(table, random)
        if step % 10 == 9:
            replays(table)
            snapshot = table.snapshot()
            if snapshot is not None and snapshot.fits(table.log):
                again = Session(game, table.header, list(table.log), snapshot=snapshot)
                assert everything(again) == everything(table)
                assert again.events_since(again.first_event) == table.events_since(again.first_event)
    replays(table)
    told = Session(game, table.header, story_of(table.log))
    assert everything(told)[:3] == everything(table)[:3] and told.outcome == table.outcome
    assert played_of(story_of(table.log)) == table.played
    story = story_of(table.log)
    session = retraced(game, table.header, story)
    for stop in decisions(session, story):
        at = stop.at
    assert session.over == table.over and session.outcome == table.outcome
    if table.over:
        assert at == len(story) and everything(session)[:3] == everything(table)[:3]


def test_an_act_keeps_its_place_when_answers_before_it_are_taken_back() -> None:
    left: Event = Left(1, False)
    assert left.rule == "table.leave"
    log = [(0, 1), (HELPED, 0), (1, 2), (CLAIMED, 1), (-2, 1), (0, 3), (-3, 1), (1, 4)]
    assert story_of(log) == [(0, 1), (HELPED, 0), (CLAIMED, 1), (1, 4)]
    assert played_of(log) == [(0, 1), (1, 4)]

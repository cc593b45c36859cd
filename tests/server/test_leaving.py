"""Leaving, breaking off, draws, clocks, seats of people who stay away, and help."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, cast

import pytest

from fracas.core.record import CLAIMED, HELPED, LEFT, OUT_OF_TIME, SPENT, Record
from fracas.games import REGISTERED
from fracas.server.table.time_and_help import LONGEST, TimeAndHelp
from fracas.server.wire.limits import Limits
from fracas.server.wire.table_info import ClockInfo
from tests.kit.play import answer_any
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Line, Refusal, Said, Served
from tests.server.test_undo import SETTINGS, answers

every_game = pytest.mark.parametrize("game", SETTINGS)


@contextmanager
def sitting(ann: Guest, bob: Guest, game: str = "figures", **more: Any) -> Iterator[tuple[str, Line, Line]]:
    """The table, Ann in seat 0, Bob in seat 1."""
    opened = ann.table("me", "open", game=game, **{**SETTINGS[game], **more})
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.scene(0)
        his.scene(1)
        yield table, hers, his


def over(line: Line, seat: int) -> Said:
    """The last scene of a game."""
    return line.until("Scene", that=lambda scene: scene["seat"] == seat and scene["over"])


def record_of(guest: Guest, table: str) -> Record:
    return Record.read(guest.get(f"/api/tables/{table}/record"))


@every_game
def test_who_resigns_loses_and_everybody_can_read_it(ann: Guest, bob: Guest, game: str) -> None:
    with sitting(ann, bob, game) as (table, hers, his):
        his.send("Leave", seat=1)
        end = over(hers, 0)
        assert end["outcome"]["winners"] == [0] and end["outcome"]["rule"] == "table.leave"
        assert end["outcome"]["sentence"] == "Ann wins. Bob resigned."
        told = hers.until("TableChanged", that=lambda said: said["table"]["state"] == "finished")["table"]
        assert [seat["gone"] for seat in told["seats"]] == ["", "left"]
        hers.send("Leave", seat=0)
        assert hers.until("Refused")["code"] == "over"
    listed = ann.get(f"/api/replays/{table}")
    assert listed["outcome"]["sentence"] == "Ann wins. Bob resigned."
    assert (LEFT, 1) in record_of(bob, table).entries
    steps = ann.get(f"/api/replays/{table}/steps", seat="0")
    assert steps[-1]["over"] and any(told["event"]["type"] == "Left" for told in steps[-1]["told"])


def test_the_host_cannot_erase_a_lost_game(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob) as (table, hers, his):
        with pytest.raises(Refusal) as no:
            ann.post(f"/api/tables/{table}/close")
        assert no.value.status == 409 and no.value.code == "at-play"
        hers.send("Leave", seat=0)
        over(his, 1)
        with pytest.raises(Refusal) as no:
            ann.post(f"/api/tables/{table}/close")
        assert no.value.code == "closed"
    assert bob.get(f"/api/tables/{table}")["outcome"]["winners"] == [1]


def test_a_table_that_has_not_begun_can_be_closed(ann: Guest) -> None:
    table = ann.table("me", "open")["table"]["id"]
    assert ann.post(f"/api/tables/{table}/close")["state"] == "abandoned"


def test_of_three_a_bot_plays_on_and_the_others_play_to_the_end(ann: Guest, bob: Guest, served: Served) -> None:
    opened = ann.table("me", "open", "random", game="synergy", warriors=2, round_limit=1)
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.scene(0)
        his.scene(1)
        his.send("Leave", seat=1)
        gone = his.until("Scene", that=lambda scene: scene.get("gone", False))
        assert gone["asked"] is None and not gone["can_undo"] and not gone["can_hint"]
        seats = hers.until("TableChanged", that=lambda said: said["table"]["seats"][1]["gone"] == "left")
        assert seats["table"]["state"] == "playing"
        his.send("Answer", seat=1, question=0, answer=0)
        assert his.until("Refused")["code"] == "gone"
        while not hers.scenes[0]["over"]:
            if hers.scenes[0]["asked"] is not None:
                assert hers.answer(0)["type"] == "Accepted"
            hers.scene(0)
    assert (LEFT, 1) in record_of(ann, table).entries
    assert served.tables.loaded >= 1


@every_game
def test_a_game_is_broken_off_before_everybody_has_answered(ann: Guest, bob: Guest, game: str) -> None:
    with sitting(ann, bob, game) as (_, hers, his):
        assert hers.scenes[0]["can_abort"] and his.scenes[1]["can_abort"]
        his.send("Abort", seat=1)
        end = over(hers, 0)
        assert end["outcome"]["winners"] == [] and end["outcome"]["rule"] == "table.abort"
    with sitting(ann, bob, game) as (_, hers, his):
        seats: set[int] = set()
        while seats != {0, 1}:
            seats.add(answers((hers, his)))
        assert not hers.scenes[0].get("can_abort") and not his.scenes[1].get("can_abort")
        his.send("Abort", seat=1)
        assert his.until("Refused")["rule"] == "table.abort"


def test_a_draw_is_offered_agreed_declined_and_withdrawn(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob) as (table, hers, his):
        assert hers.scenes[0]["can_draw"]
        hers.send("OfferDraw", seat=0)
        assert hers.until("DrawOffered")["sentence"] == "You offer a draw."
        offer = his.until("DrawOffered")
        assert offer["sentence"] == "Ann offers a draw." and offer["waiting_for"] == [1]
        his.send("AnswerDraw", seat=1, request=offer["request"], agree=False)
        assert hers.until("DrawSettled")["agreed"] is False
        his.until("DrawSettled")
        hers.send("OfferDraw", seat=0)
        offer = his.until("DrawOffered")
        hers.until("DrawOffered")
        hers.send("AnswerDraw", seat=0, request=offer["request"], agree=True)
        assert hers.until("Refused")["code"] == "no-request", "nobody agrees with themselves"
        hers.send("AnswerDraw", seat=0, request=offer["request"], agree=False)
        assert his.until("DrawSettled")["agreed"] is False
        his.send("OfferDraw", seat=1)
        offer = hers.until("DrawOffered", that=lambda said: said["seat"] == 1)
        hers.send("AnswerDraw", seat=0, request=offer["request"], agree=True)
        assert his.until("DrawSettled", that=lambda said: said["request"] == offer["request"])["agreed"] is True
        end = over(his, 1)
        assert end["outcome"]["winners"] == [0, 1] and end["outcome"]["rule"] == "table.draw"
    assert ann.get(f"/api/tables/{table}")["outcome"]["sentence"] == "Ann and Bob have agreed on a draw."


def test_bots_agree_to_no_draw(ann: Guest) -> None:
    table = ann.table("me", "random")["table"]["id"]
    with ann.sit(table) as hers:
        assert not hers.scene(0).get("can_draw")
        hers.send("OfferDraw", seat=0)
        assert hers.until("Refused")["code"] == "bots-play-on"


def test_who_is_out_has_no_say_in_a_draw(served: Served, ann: Guest, bob: Guest) -> None:
    game = REGISTERED["figures"]
    table, luck = game.start(players=3, seed=1), Random(1)
    while len(table.still_in()) == 3:
        table.answer(table.waiting_for[0], luck.choice(table.questions[table.waiting_for[0]].values))
    assert table.still_in() == (0, 1) and not table.over
    replay = ann.post("/api/replays", {"record": table.record().text()})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    with served.guest("Cat") as cat:
        opened = ann.post(f"/api/replays/{replay['id']}/continue", {"frame": replay["frames"] - 1, "seats": seats})
        for guest, invite in zip((bob, cat), opened["invites"], strict=True):
            guest.post(f"/api/join/{invite['code']}")
        at = opened["table"]["id"]
        with ann.sit(at) as hers, bob.sit(at) as his, cat.sit(at) as theirs:
            assert hers.scene(0)["can_draw"] and his.scene(1)["can_draw"] and not theirs.scene(2)["can_draw"]
            theirs.send("OfferDraw", seat=2)
            assert theirs.until("Refused")["code"] == "you-are-out"
            hers.send("OfferDraw", seat=0)
            offer = his.until("DrawOffered")
            assert offer["waiting_for"] == [1]
            his.send("AnswerDraw", seat=1, request=offer["request"], agree=True)
            assert over(theirs, 2)["outcome"]["winners"] == [0, 1]


@pytest.mark.parametrize("game", ["synergy", "skirmish"])
def test_a_game_that_somebody_left_can_be_gone_on_from(ann: Guest, game: str) -> None:
    """Who left there does not leave here again: somebody else sits in the seat, and plays."""
    table, luck = REGISTERED[game].start(players=3, seed=2), Random(2)
    for number in range(40):
        if number == 20:
            table.leave(1)
        answer_any(table, luck)
    assert not table.over and 1 in table.incidents.left
    replay = ann.post("/api/replays", {"record": table.record().text()})
    wish = {"frame": replay["frames"] - 1, "seats": [{"kind": "me"}] * 3}
    opened = ann.post(f"/api/replays/{replay['id']}/continue", wish)["table"]
    assert [seat["gone"] for seat in opened["seats"]] == ["", "", ""]
    with ann.sit(opened["id"]) as line:
        for seat in range(3):
            assert not line.scene(seat).get("gone")
        asked: set[int] = set()
        while 1 not in asked:
            seat = next(seat for seat, scene in line.scenes.items() if scene["asked"] is not None)
            asked.add(seat)
            assert line.answer(seat)["type"] == "Accepted"
            for each in range(3):
                line.scene(each)


# -- clocks


@every_game
def test_time_used_is_in_the_log_and_shown(ann: Guest, bob: Guest, game: str) -> None:
    with sitting(ann, bob, game, clock={"bank": 600, "increment": 5}) as (table, hers, his):
        told = hers.until("Waiting", that=lambda said: bool(said["running"]))
        assert all(0 < left <= 600_000 for left in told["left"])
        seat = answers((hers, his))
        hers.send("Leave", seat=0)
        over(his, 1)
    record = record_of(ann, table)
    spent = [cast(tuple[int, int], answer) for who, answer in record.entries if who == SPENT]
    assert [each[0] for each in spent] == [seat] and spent[0][1] >= 0
    assert ann.get(f"/api/tables/{table}")["clock"] == {"move": 0, "bank": 600, "increment": 5}


def test_who_runs_out_of_time_has_left(served: Served, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.server.table.time_and_help.LEAST", 0)
    with sitting(ann, bob, clock={"move": 1}) as (table, hers, his):
        end = over(hers, 0)
        assert end["outcome"]["rule"] == "table.clock" and "ran out of time" in end["outcome"]["sentence"]
        over(his, 1)
    entries = record_of(ann, table).entries
    out = next(answer for who, answer in entries if who == OUT_OF_TIME)
    spent = [cast(tuple[int, int], answer) for who, answer in entries if who == SPENT]
    used = [milliseconds for seat, milliseconds in spent if seat == out]
    assert sum(used) >= 1_000
    assert entries[-1] == (OUT_OF_TIME, out)


def test_nobody_loses_time_while_the_server_is_down(databases: Databases) -> None:
    """What was used for answers is in the log; what was being thought about when it went down is given back."""
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        with sitting(ann, bob, clock={"bank": 60, "increment": 0}) as (table, hers, his):
            seat = answers((hers, his))
            left = his.until("Waiting")["left"][seat]
        cookie = ann.http.cookies
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.update(cookie)
        with ann.sit(table) as hers:
            told = hers.until("Waiting")
            assert told["left"][seat] <= left or seat in told["running"]
            assert told["left"][1 - seat] == 60_000 or 1 - seat in told["running"]


@pytest.mark.parametrize(
    "clock",
    [{"move": 1}, {"bank": 1}, {"move": 60, "bank": 60}, {}, {"move": LONGEST + 1}, {"move": 60, "increment": 5},
     {"bank": 60, "increment": -1}, {"bank": 60, "increment": 3601}],
    ids=str,
)  # fmt: skip
def test_a_clock_that_is_none_is_refused(ann: Guest, clock: dict[str, int]) -> None:
    with pytest.raises(Refusal) as no:
        ann.table("me", "me", clock=clock)
    assert no.value.status == 422 and no.value.code == "bad-clock"
    TimeAndHelp(ClockInfo(move=60)).must_be_possible()


def test_a_rematch_has_the_same_clock(ann: Guest) -> None:
    table = ann.table("me", "random", clock={"move": 60}, help=False)["table"]["id"]
    with ann.sit(table) as hers:
        hers.scene(0)
        hers.send("Leave", seat=0)
        over(hers, 0)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert again["clock"]["move"] == 60 and again["help"] is False


# -- seats of people who stay away


def test_a_seat_is_claimed_for_a_bot_after_long_enough(databases: Databases) -> None:
    limits = Limits(**{**{f: getattr(UNHURRIED, f) for f in UNHURRIED.__struct_fields__}, "claim_after": 0.0})
    with (
        Served(databases.fresh(), limits=limits) as served,
        served.guest("Ann") as ann,
        served.guest("Bob") as bob,
        sitting(ann, bob, "legacy") as (table, hers, his),
    ):
        hers.send("Claim", seat=0, away=1)
        assert hers.until("Refused")["code"] == "not-away", "he is here"
        hers.send("Claim", seat=0, away=0)
        assert hers.until("Refused")["code"] == "no-claim"
        assert hers.answer(0)["type"] == "Accepted"
        his.__exit__(None, None, None)
        away = hers.until("Waiting", that=lambda said: any(each["seat"] == 1 for each in said["away"]))
        assert away["away"] == [{"seat": 1, "claim_in": 0}]
        hers.send("Claim", seat=0, away=1)
        told = hers.until("TableChanged", that=lambda said: said["table"]["seats"][1]["gone"] == "claimed")
        assert told["table"]["state"] == "playing"
        hers.until("Scene", that=lambda scene: bool(scene["asked"]) or scene["over"])
        while not hers.scenes[0]["over"]:
            if hers.scenes[0]["asked"] is not None:
                assert hers.answer(0)["type"] == "Accepted"
            hers.scene(0)
        assert (CLAIMED, 1) in record_of(ann, table).entries


def test_nobody_is_claimed_too_soon_or_against_a_clock(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob, "legacy") as (_, hers, his):
        his.__exit__(None, None, None)
        told = hers.until("Waiting", that=lambda said: bool(said["away"]))
        assert 0 < told["away"][0]["claim_in"] <= 300_000
        hers.send("Claim", seat=0, away=1)
        assert hers.until("Refused")["code"] == "too-soon"
    with sitting(ann, bob, "legacy", clock={"move": 3601}) as (_, hers, his):
        his.__exit__(None, None, None)
        told = hers.until("Waiting", that=lambda said: bool(said["away"]))
        assert told["away"][0]["claim_in"] == -1
        hers.send("Claim", seat=0, away=1)
        assert hers.until("Refused")["code"] == "clock-decides"


# -- help


def test_between_people_there_is_no_help_unless_the_table_says_so(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob, help=False) as (table, hers, his):
        assert ann.get(f"/api/tables/{table}")["help"] is False
        seat = answers((hers, his))
        line = (hers, his)[seat]
        assert not line.scenes[seat].get("can_undo") and not line.scenes[seat].get("can_ask_undo")
        line.send("AskUndo", seat=seat)
        assert line.until("Refused")["rule"] == "table.hint"
        asked = int(hers.scenes[0]["waiting_for"][0])
        line = (hers, his)[asked]
        assert not line.scenes[asked].get("can_hint")
        line.send("AskHint", seat=asked)
        assert line.until("Refused")["code"] == "no-hints"


def test_a_secret_choice_can_always_be_changed(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob, "legacy", help=False) as (_, hers, _his):
        assert hers.answer(0)["type"] == "Accepted"
        scene = hers.scene(0)
        assert scene["can_undo"]
        hers.send("AskUndo", seat=0)
        assert hers.until_asked(0)["asked"] is not None


def test_against_bots_help_is_free_and_the_result_says_so(ann: Guest) -> None:
    table = ann.table("me", "random", help=False)["table"]["id"]
    with ann.sit(table) as hers:
        assert hers.until_asked(0)["can_hint"]
        hers.send("AskHint", seat=0)
        hers.until("Hint")
        hers.send("Leave", seat=0)
        assert over(hers, 0)["outcome"]["helped"] == [0]
    assert record_of(ann, table).entries.count((HELPED, 0)) == 1


def test_what_was_taken_back_after_something_was_learned_counts_as_help(ann: Guest) -> None:
    table = ann.table("me", "random", help=False, armies=["star-patrol", "doom-lab"])["table"]["id"]
    with ann.sit(table) as hers:
        scene = hers.until_asked(0)
        while not scene.get("can_ask_undo") or scene.get(
            "can_undo"
        ):  # until something was learned since the last answer
            assert hers.answer(0)["type"] == "Accepted"
            scene = hers.until_asked(0)
        before = record_length(hers)
        hers.send("AskUndo", seat=0)
        hers.until("UndoSettled", "Happened")
        hers.until_asked(0)
        assert record_length(hers) != before
        hers.send("Leave", seat=0)
        assert over(hers, 0)["outcome"]["helped"] == [0]


def record_length(line: Line) -> int:
    return int(line.scenes[0]["upto"])

"""What a clock counts: taking back returns nothing, a standing pass is an answer, and silence is absence."""

from __future__ import annotations

import msgspec
import pytest

from fracas.core.record import SPENT, UNDO, WITHDRAWN, Entry
from fracas.server.table.clocks import Used, used_by
from tests.kit.cable import Cable
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Refusal, Said, Served
from tests.server.test_leaving import over, record_of, sitting
from tests.server.test_presence import HASTY
from tests.server.test_undo import answers

ANN, BOB = (SPENT, (0, 1_000)), (SPENT, (1, 500))


@pytest.mark.parametrize(
    ("log", "used"),
    [
        ([], [Used(0, 0, 0, 0), Used(0, 0, 0, 0)]),
        ([ANN, (0, 4), BOB, (1, 2)], [Used(0, 1, 1_000, 1), Used(0, 1, 500, 1)]),
        ([ANN, (0, 4), (0, 0)], [Used(0, 1, 1_000, 2), Used(0, 0, 0, 0)]),
        ([ANN], [Used(1_000, 0, 1_000, 0), Used(0, 0, 0, 0)]),
        ([ANN, (0, 4), (WITHDRAWN, 0)] * 2, [Used(2_000, 0, 2_000, 2), Used(0, 0, 0, 0)]),
        (
            [ANN, (0, 4), (WITHDRAWN, 0), ANN, (0, 5), BOB, (1, 1)],
            [Used(0, 1, 2_000, 2), Used(0, 1, 500, 1)],
        ),
        ([ANN, (0, 4), BOB, (1, 2), (UNDO, 1)], [Used(0, 1, 1_000, 1), Used(500, 0, 500, 1)]),
        ([ANN, (0, 4), BOB, (1, 2), (UNDO, 0)], [Used(1_000, 0, 1_000, 1), Used(500, 0, 500, 1)]),
    ],
    ids=["nothing", "both", "a standing answer", "time alone", "withdrawn", "chosen anew", "one undone", "all undone"],
)
def test_only_what_counts_earns_time_and_what_is_taken_back_returns_none(log: list[Entry], used: list[Used]) -> None:
    assert used_by(log, 2) == used


def test_a_choice_that_is_withdrawn_again_and_again_earns_nothing(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob, "legacy", help=False, clock={"bank": 60, "increment": 30}) as (_, hers, _his):
        for _ in range(3):
            assert hers.answer(0)["type"] == "Accepted"
            hers.scene(0)
            hers.send("AskUndo", seat=0)
            hers.until_asked(0)
        assert hers.until("Waiting", that=lambda said: 0 in said["running"])["left"][0] <= 60_000


def test_withdrawing_is_bounded_like_taking_back(databases: Databases) -> None:
    limits = msgspec.structs.replace(UNHURRIED, undos_in_log=2)
    with (
        Served(databases.fresh(), limits=limits) as served,
        served.guest("Ann") as ann,
        served.guest("Bob") as bob,
        sitting(ann, bob, "legacy", help=False) as (_, hers, _his),
    ):
        for _ in range(2):
            assert hers.answer(0)["type"] == "Accepted"
            hers.scene(0)
            hers.send("AskUndo", seat=0)
            hers.until_asked(0)
        assert hers.answer(0)["type"] == "Accepted"
        hers.send("AskUndo", seat=0)
        assert hers.until("Refused")["code"] == "undos-used-up"


def test_who_passes_for_good_has_used_their_time_too(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob, "legacy", clock={"bank": 600, "increment": 0}) as (table, hers, his):
        lines = (hers, his)

        def who_may_pass() -> list[int]:
            asked = [line.scenes[seat]["asked"] for seat, line in enumerate(lines)]
            return [seat for seat, each in enumerate(asked) if each is not None and each["passing"] is not None]

        while not who_may_pass():
            answers(lines)
        (stood,) = who_may_pass()
        lines[stood].send("Stand", seat=stood, ask=lines[stood].scenes[stood]["asked"]["ask"], on=True)
        lines[stood].scene(stood)
        hers.send("Leave", seat=0)
        over(his, 1)
    entries = record_of(ann, table).entries
    given = sum(who == stood for who, _ in entries)
    assert sum(who == SPENT and isinstance(each, tuple) and each[0] == stood for who, each in entries) == given


def waits(said: Said) -> bool:
    return any(each["seat"] == 1 for each in said["away"])


def test_who_falls_silent_can_be_claimed_and_who_speaks_again_cannot(databases: Databases) -> None:
    """A cut cable says nothing, not even that it is cut."""
    limits = msgspec.structs.replace(HASTY, claim_after=0.0)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        opened = ann.table("me", "open", game="legacy")
        table = opened["table"]["id"]
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        with Cable(served.port) as cable, ann.sit(table) as hers, bob.sit(table, port=cable.port):
            hers.until_asked(0)
            assert hers.answer(0)["type"] == "Accepted"
            cable.cut()
            hers.until("Waiting", that=waits)
            cable.mend()
            hers.until("Waiting", that=lambda said: not waits(said))
            hers.send("Claim", seat=0, away=1)
            assert hers.until("Refused")["code"] == "not-away"
            cable.cut()
            hers.until("Waiting", that=waits)
            hers.send("Claim", seat=0, away=1)
            hers.until("TableChanged", that=lambda said: said["table"]["seats"][1]["gone"] == "claimed")
            with pytest.raises(Refusal) as no:
                ann.post(f"/api/tables/{table}/close")
            assert no.value.code == "at-play", "nor can a game be erased after that"

"""Hints and chat."""

from __future__ import annotations

from fracas.server.wire.limits import Limits
from fracas.server.wire.protocol import PROTOCOL
from tests.server.conftest import Databases
from tests.server.kit import Guest, Served


def test_a_hint_is_one_of_the_options_and_says_why(ann: Guest) -> None:
    with ann.sit(ann.table("me", "me")["table"]["id"]) as line:
        line.scene(0)
        line.scene(1)
        seat = line.scenes[0]["waiting_for"][0]
        asked = line.scenes[seat]["asked"]
        line.send("AskHint", seat=seat)
        line.send("AskHint", seat=seat)
        assert line.until("Refused")["code"] == "hint-asked"
        hint = line.until("Hint")
        labels = {option["value"]: option["label"] for option in asked["options"]}
        assert hint["question"] == asked["id"] and hint["label"] == labels[hint["value"]]
        assert hint["why"] and hint["candidates"][0]["visits"] > 0
        line.send("AskHint", seat=1 - seat)
        assert line.until("Refused")["code"] == "not-your-question"


def test_chat_reaches_all_and_is_kept(served: Served, ann: Guest, bob: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.send("Say", text="  <b>Hello</b> ")
        said = his.until("Chat")
        assert said["text"] == "<b>Hello</b>" and said["name"] == "Ann" and said["seat"] == 0
        his.send("Say", text="\u202eHello\0 \u2066Ann\x1b\x9b\u200e")
        assert hers.until("Chat", that=lambda m: m["number"] == 1)["seat"] == -1
        for text in ("", "   ", "x" * 501):
            his.send("Say", text=text)
            assert his.until("Refused")["code"] == "bad-saying"
    with ann.sit(table) as again:
        assert [chat["text"] for chat in again.welcome["chat"]] == ["<b>Hello</b>", "Hello Ann"]
    with served.guest() as nobody, nobody.line(table) as line:
        line.send("Hello", protocol=PROTOCOL)
        line.send("Say", text="Who am I?")
        assert line.until("Refused")["code"] == "no-guest"


def test_anybody_who_talks_too_fast_is_told_so_and_the_others_are_not(databases: Databases) -> None:
    limits = Limits(chat=0.01, chat_burst=2)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table = ann.table("me", "me")["table"]["id"]
        with ann.sit(table) as line, ann.sit(table) as other, bob.sit(table) as his:
            for each in (line, other):
                each.send("Say", text="Hello")
                each.until("Chat")
            line.send("Say", text="Hello")
            assert line.until("Refused")["code"] == "too-much-talk"
            his.send("Say", text="Hush")
            line.until("Chat", that=lambda m: m["text"] == "Hush")

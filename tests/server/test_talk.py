"""Hints and chat."""

from __future__ import annotations

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
        his.send("Say", text="Hello\0 Ann\x1b")
        assert hers.until("Chat", that=lambda m: m["number"] == 1)["seat"] == -1
        for text in ("", "   ", "x" * 501):
            his.send("Say", text=text)
            assert his.until("Refused")["code"] == "bad-saying"
    with ann.sit(table) as again:
        assert [chat["text"] for chat in again.welcome["chat"]] == ["<b>Hello</b>", "Hello Ann"]
    with served.guest() as nobody, nobody.line(table) as line:
        line.send("Hello", protocol=1)
        line.send("Say", text="Who am I?")
        assert line.until("Refused")["code"] == "no-guest"

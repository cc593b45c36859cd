"""Names as long as they may be, of the widest letters and without a space: they fit everywhere, at every size."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from fracas.core.record import Record
from fracas.server.people.guests import LONGEST_NAME
from tests.browser.conftest import Newcomer
from tests.browser.fitting import misfits
from tests.browser.person import ASKED, Person, sit_down, who_is_asked

WIDE = "W" * LONGEST_NAME
ALSO_WIDE = "M" * LONGEST_NAME
WORDS = "Maximilian von Wimmelweg"[:LONGEST_NAME]
SMALL = (320, 640)
GAMES = ("figures", "legacy", "synergy", "skirmish")
RECORDS = Path(__file__).parents[1] / "records" / "golden"


def open_for(person: Person, game: str, *seats: dict[str, Any], private: bool = True, **settings: Any) -> str:
    body = {"game": game, "seats": list(seats), "settings": settings, "private": private}
    return str(person.send("POST", "/api/tables", body)["table"]["id"])


def told(wrong: dict[str, Any]) -> str:
    return json.dumps(wrong, indent=1)


@pytest.fixture
def wide(newcomer: Newcomer) -> Person:
    return newcomer(WIDE)


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(wide: Person, game: str) -> None:
    """Two people at one screen, so that both names are long."""
    table = open_for(wide, game, {"kind": "me"}, {"kind": "me", "name": ALSO_WIDE})
    wide.goto(f"/table/{table}")
    curtain = wide.page.get_by_role("region", name="Pass the screen")
    expect(curtain.or_(wide.page.locator(ASKED)).first).to_be_visible()
    wrong = misfits(wide)
    if curtain.count():
        curtain.get_by_role("button").first.click()
        expect(curtain).to_have_count(0)
        wrong |= misfits(wide)
    assert wrong == {}, told(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_while_it_is_played_against_a_bot(wide: Person, game: str) -> None:
    table = open_for(wide, game, {"kind": "me"}, {"kind": "bot", "bot": "normal", "name": WORDS})
    wide.goto(f"/table/{table}")
    assert wide.until_asked()
    expect(wide.page.get_by_role("list", name="Players")).to_contain_text("Bot, normal")
    wrong = misfits(wide)
    assert wrong == {}, told(wrong)


def test_while_the_other_is_waited_for_asks_and_is_away(newcomer: Newcomer) -> None:
    """Two small phones at one table of figures. What one asks of the other stands above the prompt, and both are
    named in it."""
    people = newcomer(WIDE, phone=True), newcomer(ALSO_WIDE, phone=True)
    for person in people:
        person.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    sit_down(*people, terms={"help": True})
    wrong: dict[str, Any] = {}

    def look(what: str) -> None:
        for whose, person in zip((WIDE, ALSO_WIDE), people, strict=True):
            wrong.update({f"{what}, {whose}: {where}": found for where, found in misfits(person, [SMALL]).items()})

    asked = who_is_asked(people)
    other, name = (people[1], WIDE) if asked is people[0] else (people[0], ALSO_WIDE)
    expect(other.page.get_by_text(f"{name}’s turn").first).to_be_visible()
    look("waiting")

    for person in (asked, other):
        assert person.until_asked()
        person.answer()
    assert asked.until_asked()
    asked.press(asked.button("Ask to undo"))

    def bar(person: Person, name: str) -> Locator:
        return person.page.get_by_role("alert", name=name, exact=True)

    for person in people:
        expect(bar(person, "Taking back")).to_be_visible()
    look("taking back")
    other.press(bar(other, "Taking back").get_by_role("button", name="Refuse"))
    expect(bar(other, "Taking back")).to_have_count(0)
    other.press(other.button("Game menu"))
    other.press(other.page.get_by_role("group", name="Game menu").get_by_role("button", name="Offer a draw"))
    for person in people:
        expect(bar(person, "Draw")).to_be_visible()
    look("a draw")
    asked.press(bar(asked, "Draw").get_by_role("button", name="Agree to the draw"))
    expect(bar(asked, "Draw")).to_contain_text("cannot be taken back")
    look("a draw, asked again")

    asked.goto("/about")
    expect(other.page.get_by_role("region", name=f"{name} is away", exact=True)).to_be_visible()
    look("away")
    assert wrong == {}, told(wrong)


def test_in_lists_in_the_waiting_room_and_in_the_result(wide: Person) -> None:
    names = ({"kind": "me"}, {"kind": "me", "name": ALSO_WIDE}, {"kind": "me", "name": WORDS})
    waiting = open_for(wide, "figures", *names, {"kind": "open"}, private=False)
    finished = open_for(wide, "figures", {"kind": "me"}, {"kind": "bot", "bot": "easy", "name": WORDS}, turn_limit=3)
    wide.goto(f"/table/{finished}")
    wide.play(40)
    expect(wide.result).to_be_visible()
    expect(wide.result).to_contain_text(re.compile(r"in \d+ (second|minute)s?\."))
    wrong = misfits(wide)
    wide.page.keyboard.press("Escape")
    for path in (f"/table/{waiting}", "/", "/my-games", "/watch", "/replays", f"/replay/{finished}", "/setup/figures"):
        wide.goto(path)
        expect(wide.page.get_by_role("heading", level=1)).to_be_visible()
        expect(wide.page.get_by_role("status").filter(has_text="moment")).to_have_count(0)
        wrong |= misfits(wide)
    assert wrong == {}, told(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_replay_at_its_end(wide: Person, game: str) -> None:
    record = Record.read(sorted(RECORDS.glob(f"{game}*.jsonl"))[0].read_text())
    names = [WIDE, ALSO_WIDE, WORDS, *(f"{number}{WIDE[1:]}" for number in range(4, 9))]
    record.header = msgspec.structs.replace(record.header, seats=names[: record.header.players])
    replay = wide.send("POST", "/api/replays", {"record": record.text()})
    wide.goto(f"/replay/{replay['id']}")
    slider = wide.page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    wide.page.keyboard.press("End")
    expect(wide.page.get_by_test_id("replay-end").get_by_role("link")).to_have_count(2)
    wrong = misfits(wide)
    assert wrong == {}, told(wrong)


def test_the_room_that_is_left_is_told_while_typing(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/")
    ann.page.get_by_role("button", name="You are Ann. Change your name").click()
    room = ann.page.get_by_test_id("name-room")
    expect(room).to_contain_text("3")
    field = ann.page.get_by_label("What should the others call you?")
    field.fill("")
    field.press_sequentially("W" * (LONGEST_NAME + 5))
    expect(field).to_have_value(WIDE)
    expect(field).to_have_accessible_description(re.compile(f"^{LONGEST_NAME} of {LONGEST_NAME} letters"))

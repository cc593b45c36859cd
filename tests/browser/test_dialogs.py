"""Every dialog that names players, with names as wide as they may be, at a desk and on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from fracas.core.record import Record
from tests.browser.conftest import DESK, PHONE, Newcomer, arrivals
from tests.browser.fitting import misfits
from tests.browser.person import Person, sit_down, who_is_asked
from tests.browser.serving import Server
from tests.browser.test_names import ALSO_WIDE, RECORDS, WIDE, open_for


@pytest.fixture
def impatient(browser: Browser, tmp_path: Path) -> Iterator[Newcomer]:
    with Server(tmp_path, flags=["--claim-after", "0"]) as server, arrivals(browser, server) as newcomer:
        yield newcomer


class Dialogs:
    """Opens one after another and notes what does not fit."""

    def __init__(self) -> None:
        self.wrong: dict[str, Any] = {}
        self.seen: list[str] = []

    def look(self, person: Person, title: str, leave: str = "") -> None:
        """Look at the dialog that is open, and leave it by a button, or by Escape."""
        dialog = person.page.get_by_role("dialog", name=title, exact=True)
        expect(dialog).to_be_visible()
        self.seen.append(title)
        for where, found in misfits(person, [PHONE, DESK]).items():
            self.wrong[f"{title}, {where}"] = found
        if leave:
            person.press(dialog.get_by_role("button", name=leave, exact=True))
        else:
            person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_names_fit_into_every_dialog(impatient: Newcomer) -> None:
    ann, bob = impatient(WIDE), impatient(ALSO_WIDE)
    dialogs = Dialogs()
    sit_down(ann, bob, terms={"help": True})
    table = ann.page.url.rpartition("/")[2]
    for title, keep in (("Break off", "Break the game off?"), ("Resign", "Resign?")):
        ann.press(ann.button("Game menu"))
        ann.press(ann.page.get_by_role("group", name="Game menu").get_by_role("button", name=title))
        dialogs.look(ann, keep, "Play on")
    ann.press(ann.button(f"{ALSO_WIDE}: mute or block").first)
    dialogs.look(ann, ALSO_WIDE, "Mute")
    ann.press(ann.button("Settings"))
    expect(ann.page.get_by_text("Muted and blocked")).to_be_visible()
    dialogs.look(ann, "Settings")
    ann.press(ann.button(f"You are {WIDE}. Change your name"))
    dialogs.look(ann, "Your name")

    asked = who_is_asked((ann, bob))
    other, name = (bob, WIDE) if asked is ann else (ann, ALSO_WIDE)
    asked.goto("/my-games")
    asked.press(asked.page.get_by_role("button", name="Give up").first)
    dialogs.look(asked, "Give up this game?", "Play on")
    other.press(other.button(f"Let a bot play for {name}"))
    dialogs.look(other, f"Let a bot play for {name}?", "Let a bot play")
    expect(other.page.get_by_role("list", name="Players")).to_contain_text("a bot plays on")
    asked.goto(f"/table/{table}")
    expect(asked.prompt).to_contain_text("You were away; a bot plays on.")
    expect(asked.prompt).not_to_contain_text("watching")

    against = open_for(ann, "legacy", {"kind": "me"}, {"kind": "bot", "bot": "easy", "name": ALSO_WIDE})
    ann.goto(f"/table/{against}")
    doors = (("What if?", "What if?"), ("Battles", "Battles so far"), ("Analyse", "So far"))
    for door, title in doors:
        assert ann.until_asked()
        if door == "Battles":
            ann.play(3)
            assert ann.until_asked()
        ann.press(ann.page.get_by_role("button", name=door, exact=True).first)
        dialogs.look(ann, title)
    waiting = open_for(ann, "figures", {"kind": "me"}, {"kind": "me", "name": ALSO_WIDE}, {"kind": "open"})
    ann.goto(f"/table/{waiting}")
    ann.press(ann.page.get_by_role("region", name="Waiting room").get_by_role("button", name="Give up"))
    dialogs.look(ann, "Give up this table?", "Keep it")

    record = Record.read(sorted(RECORDS.glob("figures*.jsonl"))[0].read_text())
    names = [f"{number}{WIDE[1:]}" for number in range(record.header.players)]
    record.header = msgspec.structs.replace(record.header, seats=names)
    replay = ann.send("POST", "/api/replays", {"record": record.text()})
    ann.goto(f"/replay/{replay['id']}")
    expect(ann.page.get_by_role("slider", name="Moment")).to_be_visible()
    ann.press(ann.button("Continue from here"))
    dialogs.look(ann, "Continue from here", "Not now")
    ann.goto("/replays")
    ann.press(ann.page.get_by_role("button", name="Remove").first)
    dialogs.look(ann, ann.page.get_by_role("dialog").get_by_role("heading").inner_text())
    assert dialogs.wrong == {}, json.dumps(dialogs.wrong, indent=1)
    assert len(dialogs.seen) == 13

"""Every page there is, with something on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.person import Person


class Place(NamedTuple):
    """A page: its name, its address, and how to know that all of it is there."""

    name: str
    path: str
    ready: Callable[[Person], None]


def heading(person: Person) -> None:
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.get_by_role("status").filter(has_text="moment")).to_have_count(0)


def link(name: str) -> Callable[[Person], None]:
    return lambda person: expect(person.page.get_by_role("link", name=re.compile(name)).first).to_be_visible()


def asked(person: Person) -> None:
    assert person.until_asked()


def every_place(person: Person) -> list[Place]:
    """Plays a little, so that no list is empty; then all the pages."""
    card = {"id": "bolt", "name": "Sir Bolt", "actions": ["blast", "boost", "dodge"], "icon": "robot-golem"}
    person.send("PUT", "/api/me/made/figures/bolt", card)
    finished, _ = person.open_table("me", "random", turn_limit=3)
    person.goto(finished)
    person.play(40)
    expect(person.result).to_be_visible()
    waiting, [invitation] = person.open_table("me", "open", private=False)
    figures, _ = person.open_table("me", "greedy", private=False)
    person.goto(figures)
    person.play_until("figures attacks")
    cards, _ = person.open_table("me", "greedy", "random")
    person.goto(cards)
    person.play_until("which card")
    muster, _ = person.open_table("me", "random", armies=["choose", "random"])

    return [
        Place("home", "/", lambda each: expect(each.play_now()).to_be_visible()),
        Place("set-up", "/setup/figures", lambda each: expect(each.button("Open the table")).to_be_visible()),
        Place("join", invitation, lambda each: expect(each.button("Sit down")).to_be_visible()),
        Place("join-by-code", "/join", heading),
        Place("watch", "/watch", link("against")),
        Place("my-games", "/my-games", link("against")),
        Place("replays", "/replays", link("against")),
        Place(
            "replay",
            finished.replace("table", "replay"),
            lambda each: expect(each.page.get_by_role("slider")).to_be_visible(),
        ),
        Place(
            "rules",
            "/rules/figures",
            lambda each: expect(each.page.get_by_role("heading", name="How to win")).to_be_visible(),
        ),
        Place("about", "/about", heading),
        Place("kept", "/kept", lambda each: expect(each.button("Delete all of it")).to_be_visible()),
        Place("cards", "/cards", lambda each: expect(each.button("Save the card")).to_be_visible()),
        Place("nowhere", "/nowhere", heading),
        Place(
            "table-waiting",
            waiting,
            lambda each: expect(each.page.get_by_role("region", name="Waiting room")).to_be_visible(),
        ),
        Place("table-muster", muster, asked),
        Place("table-figure", figures, asked),
        Place("table-card", cards, asked),
        Place("table-over", finished, lambda each: expect(each.result_bar).to_be_visible()),
    ]

"""What is kept of a guest, and what is old: both can be seen in the browser, at both sizes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fracas.games import REGISTERED
from fracas.server.people.guests import COOKIE
from fracas.server.replay import loading
from tests.browser.conftest import Newcomer, arrivals
from tests.browser.person import Person, play_together, sit_down
from tests.browser.serving import Server
from tests.server.databases.make import token_of
from tests.server.databases.opening import opened, told_of

both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def picture(person: Person, name: str, phone: bool) -> None:
    """For anybody who wants to look: FRACAS_PICTURES names the folder."""
    if folder := os.environ.get("FRACAS_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}-{'phone' if phone else 'desk'}.png", full_page=True)


@both_sizes
def test_a_guest_sees_what_is_kept_and_deletes_it(newcomer: Newcomer, phone: bool) -> None:
    ann, bob = newcomer("W" * 24, phone=phone), newcomer("Bob", phone=phone)
    sit_down(ann, bob)
    play_together((ann, bob), 2)
    table = f"/table/{ann.page.url.rpartition('/')[2]}"
    ann.page.get_by_role("region", name="Chat").get_by_role("textbox").fill("Good luck to both of us")
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("region", name="Chat")).to_contain_text("Good luck to both of us")
    ann.goto("/")
    ann.press(ann.button("Settings"))
    ann.press(ann.page.get_by_role("link", name="What is kept about you, and how to delete it"))
    kept = ann.page.get_by_role("region", name="Kept about you")
    expect(kept).to_contain_text("W" * 24)
    expect(kept).to_contain_text("1 table, others sat at 1 of them")
    ann.press(kept.get_by_text("Show it"))
    expect(kept).to_contain_text("Good luck to both of us")
    expect(ann.page.get_by_role("region", name="Deleting it")).to_contain_text("What stays in others' games")
    picture(ann, "kept", phone)
    ann.press(ann.button("Delete all of it"))
    asked = ann.page.get_by_role("dialog", name="Delete all of it")
    picture(ann, "kept-asked", phone)
    ann.press(asked.get_by_role("button", name="Keep it"))
    expect(kept).to_be_visible()
    ann.press(ann.button("Delete all of it"))
    ann.press(asked.get_by_role("button", name="Delete it for good"))
    expect(ann.page.get_by_test_id("deleted")).to_contain_text("Your data is deleted")
    picture(ann, "kept-deleted", phone)
    assert ann.page.evaluate("localStorage.length") == 0
    bob.goto(table)
    expect(bob.page.get_by_role("list", name="Players")).to_contain_text("Somebody")
    expect(bob.page.get_by_role("region", name="Chat")).not_to_contain_text("Good luck to both of us")
    ann.goto("/kept")
    expect(ann.page.get_by_role("region", name="Kept about you")).to_contain_text("Nothing")


@pytest.fixture(params=["one", "four"])
def old_server(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[tuple[str, Newcomer]]:
    """A server of today on a database of then."""
    opened(request.param, f"sqlite:///{tmp_path / 'fracas.sqlite3'}")
    with Server(tmp_path) as server, arrivals(browser, server) as newcomer:
        yield request.param, newcomer
    assert server.errors == ""


def back(newcomer: Newcomer, name: str, phone: bool) -> Person:
    """Somebody who played then."""
    person = newcomer(phone=phone)
    person.goto("/about")
    person.send("GET", "/api/me")  # the page asks too, and its cookie may come later
    cookies = [each for each in person.context.cookies() if each["name"] == COOKIE]
    person.context.add_cookies([{**cookies[0], "value": token_of(name)}])  # type: ignore[typeddict-item]
    return person


@both_sizes
def test_what_is_old_can_be_seen_and_taken_up(old_server: tuple[str, Newcomer], phone: bool) -> None:
    name, newcomer = old_server
    told = told_of(name)
    ann, bob = back(newcomer, "Ann", phone), back(newcomer, "Bob", phone)
    for game, each in told["finished"].items():
        ann.goto(f"/table/{each['table']}")
        expect(ann.result_bar).to_be_visible()
        picture(ann, f"old-{name}-{game}-finished", phone)
    ann.goto(f"/replay/{told['finished']['figures']['table']}")
    expect(ann.page.get_by_role("slider", name="Moment")).to_be_visible()
    ann.goto("/my-games")
    expect(ann.page.get_by_role("link", name="against").first).to_be_visible()
    picture(ann, f"old-{name}-my-games", phone)
    for game, each in told["under way"].items():
        older = name == "one" or (REGISTERED[game].version > 1 and game != "figures")
        ann.goto(f"/table/{each['table']}")
        if not older:
            expect(ann.prompt).to_be_visible()
            continue
        region = ann.page.get_by_role("region", name="Not played on")
        expect(region).to_contain_text("begun under older rules")
        expect(ann.page.get_by_text("Given up", exact=True)).to_have_count(0)
        expect(ann.page.get_by_role("list", name="Players")).to_contain_text("Bob")
        picture(ann, f"old-{name}-{game}-under-way", phone)
        ann.press(region.get_by_role("button", name="Play on at a new table"))
        expect(ann.page.get_by_role("region", name="Waiting room")).to_be_visible()
        expect(ann.page.get_by_test_id("origin")).to_contain_text("older rules")
        bob.goto(f"/table/{each['table']}")
        bob.press(bob.page.get_by_role("button", name="Go to the new table"))
        expect(bob.prompt).to_be_visible()
        expect(ann.prompt).to_be_visible()
        picture(bob, f"old-{name}-{game}-taken-up", phone)
    if name == "one":
        ann.goto(f"/table/{told['open']['figures']}")
        expect(ann.prompt).to_have_text(loading.CLOSED)
        picture(ann, "old-open", phone)
        ann.goto(f"/table/{told['alone']['figures']}")
        with ann.page.expect_download() as saved:
            ann.press(ann.page.get_by_role("link", name="Save the record"))
        assert saved.value.suggested_filename.endswith(".jsonl")

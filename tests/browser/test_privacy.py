"""Private means private, in the browser: the switches, who may look and talk, muting and blocking, unread talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person, sit_down
from tests.browser.test_phone import fits

REFUSED = "the server responded with a status of|status 403"


def say(person: Person, text: str) -> None:
    field = person.page.get_by_label("Say something")
    field.fill(text)
    field.press("Enter")


def heard(person: Person) -> str:
    return person.page.get_by_role("region", name="What was said").inner_text()


def test_listed_and_watched_are_two_switches_when_a_table_is_set_up(ann: Person, newcomer: Newcomer) -> None:
    eve = newcomer("Eve")
    for listed, watched in ((True, False), (False, True)):
        ann.goto("/setup/figures")
        ann.page.get_by_label("Who sits here").nth(1).select_option(label="A friend, by link")
        if listed:
            ann.page.get_by_role("switch", name="Listed").check()
        if watched:
            ann.page.get_by_role("switch", name="May be watched").check()
            expect(ann.page.get_by_role("switch", name="Watchers may talk")).to_be_checked()
        ann.button("Open the table").click()
        ann.page.get_by_role("link", name="Go to the table").click()
        expect(ann.page.get_by_role("region", name="Waiting room")).to_be_visible()
        words = "Anybody with the address may watch" if watched else "Nobody may watch"
        expect(ann.page.get_by_role("list", name="Players")).to_contain_text(words)
        table = ann.page.url.rpartition("/")[2]
        shown = [each["id"] for each in eve.send("GET", "/api/tables")]
        assert (table in shown) == listed
        eve.goto(f"/table/{table}")
        if watched:
            expect(eve.page.get_by_role("region", name="Waiting room")).to_be_visible()
        else:
            expect(eve.page.get_by_role("heading", level=1)).to_have_text("This table stays closed.")
            expect(eve.page.get_by_text("This table may not be watched")).to_be_visible()


def test_a_listed_table_that_nobody_may_watch_can_be_sat_down_at(ann: Person, bob: Person) -> None:
    ann.rename("Ann of the list")
    ann.open_table("me", "open", private=False, watchable=False)
    bob.goto("/watch")
    row = bob.page.get_by_role("article").filter(has_text="Ann of the list").first
    expect(row).to_contain_text("nobody may watch")
    expect(row.get_by_role("link")).to_have_count(0)
    row.get_by_role("button", name="Sit down").click()
    expect(bob.page).to_have_url(re.compile("/table/"))
    expect(bob.prompt).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_opener_silences_and_sends_away_those_who_watch(bob: Person, newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    sit_down(ann, bob)
    eve = newcomer("Eve", phone=phone)
    eve.goto(ann.page.url)
    expect(eve.prompt).to_contain_text("You are watching")
    say(eve, "The left one!")
    expect(ann.page.get_by_role("region", name="What was said")).to_contain_text("The left one!")
    ann.press(ann.button(re.compile("who may watch and talk")))
    ann.press(ann.page.get_by_role("switch", name="Watchers may talk"))
    expect(eve.page.get_by_text("Only those who play may talk at this table.")).to_be_visible()
    expect(eve.page.get_by_label("Say something")).to_have_count(0)
    expect(bob.page.get_by_label("Say something")).to_be_visible()
    ann.press(ann.page.get_by_role("switch", name="May be watched"))
    expect(ann.page.get_by_text("Nobody may watch until the game is over")).to_be_visible()
    if phone:
        fits(ann)
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("This table stays closed.")
    expect(bob.page.get_by_role("list", name="Players")).to_contain_text("Nobody may watch")
    ann.press(ann.button("Done"))
    expect(ann.prompt).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_muting_hides_what_somebody_says_until_it_is_lifted(bob: Person, newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    sit_down(ann, bob)
    say(bob, "You are slow")
    said = ann.page.get_by_role("region", name="What was said")
    expect(said).to_contain_text("You are slow")
    ann.press(said.get_by_role("button", name="Bob: mute or block"))
    if phone:
        fits(ann)
    ann.press(ann.button("Mute"))
    expect(said).not_to_contain_text("You are slow")
    say(bob, "Very slow")
    say(ann, "Am I?")
    expect(said).to_contain_text("Am I?")
    assert "slow" not in heard(ann) and "Very slow" in heard(bob)
    ann.page.reload()
    expect(said).to_contain_text("Am I?")
    assert "slow" not in heard(ann)
    ann.press(ann.button("Settings"))
    expect(ann.page.get_by_role("heading", name="Muted and blocked")).to_be_visible()
    ann.press(ann.button("Unmute Bob"))
    expect(ann.page.get_by_role("heading", name="Muted and blocked")).to_have_count(0)
    ann.page.reload()
    expect(said).to_contain_text("Very slow")


def test_a_blocked_guest_is_told_wherever_they_try(ann: Person, bob: Person) -> None:
    bob.guard.expect(REFUSED)
    sit_down(ann, bob)
    ann.page.get_by_role("list", name="Players").get_by_role("button", name="Bob: mute or block").click()
    ann.button("Block").click()
    expect(ann.page.get_by_role("status").filter(has_text="Bob is blocked")).to_have_count(1)
    say(bob, "Why?")
    expect(bob.page.get_by_text("has blocked you. You cannot talk here.").first).to_be_visible()
    table, [invitation] = ann.open_table("me", "open", private=False)
    bob.goto(invitation)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("You cannot sit down here.")
    expect(bob.page.get_by_role("alert")).to_contain_text("has blocked you")
    bob.goto(table)
    expect(bob.page.get_by_text("has blocked you")).to_be_visible()


def test_unread_talk_has_a_badge_on_a_phone_and_in_the_title(bob: Person, newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    sit_down(ann, bob)
    jump = ann.page.get_by_role("link", name=re.compile("Log and chat"))
    expect(jump).to_have_accessible_name("Log and chat")
    say(bob, "Hello")
    say(bob, "Are you there?")
    expect(jump).to_have_accessible_name("Log and chat, 2 unread")
    expect(jump).to_contain_text("2")
    expect(ann.page).to_have_title(re.compile(r"^\(2\) .*Figures"))
    fits(ann)
    ann.page.reload()
    expect(jump).to_have_accessible_name("Log and chat, 2 unread")
    jump.tap()
    expect(ann.page.get_by_role("region", name="What was said")).to_be_in_viewport(ratio=0.5)
    expect(jump).to_have_accessible_name("Log and chat")
    expect(ann.page).to_have_title(re.compile(r"^(● )?Figures"))
    expect(bob.page).to_have_title(re.compile(r"^(● )?Figures"))  # his own words are no news to him


def test_talk_counts_in_the_title_while_the_page_is_not_looked_at(ann: Person, bob: Person) -> None:
    sit_down(ann, bob)
    hide = "Object.defineProperty(document, 'visibilityState', {{ value: '{}', configurable: true }}); "
    tell = "document.dispatchEvent(new Event('visibilitychange'))"
    ann.page.evaluate(hide.format("hidden") + tell)
    say(bob, "Your turn")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    ann.page.evaluate(hide.format("visible") + tell)
    expect(ann.page).to_have_title(re.compile(r"^(● )?Figures"))

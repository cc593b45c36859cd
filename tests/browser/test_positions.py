"""A table that goes on from a replay says so to everybody, and strangers get cards that nobody knows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_replay import finish, see_again, slider

SAYS = "Goes on from a position that Ann brought. What is hidden was dealt anew."


def origin(person: Person) -> Locator:
    """At the table."""
    return person.page.get_by_test_id("table").get_by_test_id("origin")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_stranger_is_told_that_a_table_goes_on_from_a_position(newcomer: Newcomer, phone: bool) -> None:
    ann, bob = newcomer("Ann", phone=phone), newcomer("Bob", phone=phone)
    finish(ann)
    see_again(ann)
    slider(ann).fill("5")
    ann.page.get_by_role("button", name=re.compile("Continue")).click()
    dialog = ann.page.get_by_role("dialog", name="Continue from here")
    dialog.get_by_role("combobox").nth(0).select_option(label="Me, or somebody here")
    dialog.get_by_role("combobox").nth(1).select_option(label="A friend, by link")
    expect(dialog.get_by_text("What is hidden", exact=True)).to_be_visible()
    dialog.get_by_text("Anybody", exact=True).click()
    expect(dialog.get_by_test_id("dealt")).to_contain_text("dealt anew")
    dialog.get_by_role("button", name="Play on").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    expect(origin(ann)).to_contain_text(SAYS)

    bob.goto("/watch")
    row = bob.page.get_by_role("listitem").filter(has=bob.page.get_by_test_id("origin").filter(has_text=SAYS))
    expect(row.first).to_be_visible()
    row.first.get_by_role("button", name="Sit down at this table").click()
    expect(bob.page).to_have_url(re.compile("/table/"))
    expect(origin(bob)).to_contain_text(SAYS)
    expect(bob.page.get_by_role("region", name="Your hand")).to_be_visible()
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"

"""A finger: it stays to be told, taps once to see what would come of it, and once more to mean it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

WHICH_FIGURE = re.compile("Which of your figures")


@contextmanager
def finger_on(person: Person, thing: Locator) -> Iterator[None]:
    """A finger that stays on a thing, and is lifted afterwards."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = person.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.fixture
def ann(newcomer: Newcomer) -> Person:
    return newcomer("Ann", phone=True)


def test_a_finger_that_stays_is_shown_the_whole_card_and_never_uses_it(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    assert ann.until_asked()
    expect(ann.prompt).to_have_text(WHICH_FIGURE)
    before = ann.look()
    details = ann.page.locator(".details")
    with finger_on(ann, ann.thing(before.lit[0])):
        expect(details).to_be_visible()
    expect(details).to_contain_text(re.compile("Q|J"))
    assert ann.look() == before, "nothing is picked, nothing is answered"
    ann.page.get_by_test_id("prompt").tap()
    expect(details).to_have_count(0)


def test_the_first_tap_shows_what_comes_of_it_and_the_second_does_it(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    assert ann.until_asked()
    expect(ann.prompt).to_have_text(WHICH_FIGURE)
    one, other = ann.look().lit[:2]
    ann.thing(one).tap()
    means = ann.page.locator("[data-confirm]")
    expect(means).to_have_text(re.compile("^(Attack|Defend) with "))
    ann.thing(other).tap()  # another one is looked at instead
    expect(means).to_have_count(1)
    ann.button("Cancel").tap()
    expect(means).to_have_count(0)
    expect(ann.prompt).to_have_text(WHICH_FIGURE)
    ann.thing(other).tap()
    expect(means).to_be_visible()
    ann.thing(other).tap()
    expect(ann.prompt).not_to_have_text(WHICH_FIGURE)


def test_the_answer_about_a_champion_tells_all_about_it(ann: Person) -> None:
    """The button of the Warrior who may take the field shows his whole card."""
    table, _ = ann.open_table("me", "random", game="legacy", rounds=1)
    ann.goto(table)
    for _ in range(60):
        assert ann.until_asked(), "nobody was asked about a champion by a button"
        about = ann.page.locator("[data-option][data-about^='champion:']")
        if about.count() > 0:
            break
        ann.answer()
    prompt = ann.prompt.inner_text()
    with finger_on(ann, about.first):
        expect(ann.page.locator(".details")).to_contain_text("Legacy")
    expect(ann.prompt).to_have_text(prompt)

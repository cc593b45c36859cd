"""Skirmish in the middle of a fight: a push, by keys and by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fracas.core.asked import Asked
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.positions import record_until, take_up
from tests.browser.test_skirmish import inch, leader, middle

HEAVY_AND_LIGHT = {"armies": ["cinder-50-b", "crown-50-a"]}


@pytest.fixture(scope="module")
def beside_a_peasant() -> str:
    """Brokka may push somebody."""

    def may_push(asked: Asked) -> bool:
        return asked.ask == "act" and any(option.token.startswith("push-brokka") for option in asked.options)

    return record_until("skirmish", may_push, HEAVY_AND_LIGHT)


def pushes(ann: Person, record: str) -> str:
    """A push that has succeeded: which way? The thing that is pushed."""
    while True:  # a push may miss
        ann.goto(take_up(ann, record, ["random"]))
        assert ann.until_asked()
        ann.press(leader(ann))
        button = ann.page.locator("[data-option^='push-brokka']").first
        token = button.get_attribute("data-option") or ""
        ann.press(button)
        expect(ann.log).to_contain_text("tries to push")
        assert ann.until_asked()
        if "pushed" in ann.prompt.inner_text():
            return f"unit:{token.rpartition('-')[2]}"


def test_a_push_is_straight_away_with_one_key(newcomer: Newcomer, beside_a_peasant: str) -> None:
    """skirmish.push: how far is told before it is asked which way; Enter is straight away."""
    ann = newcomer("Ann")
    pushes(ann, beside_a_peasant)
    expect(ann.prompt).to_contain_text(re.compile(r'pushed [123]"\?'))
    expect(ann.log).to_contain_text(re.compile(r'the push goes [123]"'))
    expect(ann.page.get_by_test_id("tried")).to_contain_text("Pushed")
    ann.page.keyboard.press("Enter")
    expect(ann.log).to_contain_text(re.compile(r"is pushed [\d.]+"))


def test_who_is_pushed_is_dragged(newcomer: Newcomer, beside_a_peasant: str) -> None:
    """skirmish.push: in any one direction, as far as the die says, however far the pointer goes."""
    ann = newcomer("Ann")
    victim = ann.thing(pushes(ann, beside_a_peasant)).first
    x, y = middle(victim)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    for part in (0.5, 1.0, 2.0):
        ann.page.mouse.move(x, y - part * inch(ann))
    expect(ann.page.get_by_test_id("tried")).to_contain_text("Pushed")
    ann.page.mouse.up()
    expect(ann.log).to_contain_text(re.compile(r"is pushed [\d.]+"))


def test_who_is_pushed_may_be_left_there(newcomer: Newcomer, beside_a_peasant: str) -> None:
    ann = newcomer("Ann")
    pushes(ann, beside_a_peasant)
    ann.press(ann.button("Leave it there"))
    expect(ann.prompt).not_to_contain_text("pushed")
    expect(ann.log).not_to_contain_text("is pushed")

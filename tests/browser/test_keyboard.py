"""The keyboard alone suffices."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

FOCUSED = "() => (document.activeElement.ariaLabel ?? '') + ' ' + document.activeElement.textContent.trim()"


def tab_to(person: Person, found: Callable[[str], bool], most: int = 60) -> str:
    """Press Tab until the focus is where it should be; what is there."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        here: str = person.page.evaluate(FOCUSED)
        if found(here):
            return here
    raise AssertionError("Tab does not lead there")


def test_a_turn_without_a_mouse(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.goto("/")
    expect(ann.play_now()).to_be_visible()
    tab_to(ann, lambda here: "Play now" in here)
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(re.compile("/table/"))

    played = False
    for _ in range(30):
        assert ann.until_asked()
        now = ann.look()
        ann.page.keyboard.press("1")
        if "which card do you play" in now.prompt:
            expect(ann.button(re.compile("^Play "))).to_be_visible()
            ann.page.keyboard.press("Enter")
            played = played or " attacks " in now.prompt
        if played:
            break
        expect(ann.prompt).not_to_have_text(now.prompt)
    expect(ann.log).to_contain_text(re.compile(r"plays .* for -?\d+, .* plays .* for -?\d+"))


def test_tab_reaches_everything_and_enter_chooses(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    assert ann.until_asked()
    focused = ann.page.evaluate("() => document.activeElement.dataset.lit")
    assert focused == "true", "the focus waits where the first choice is"
    before = ann.look()
    tab_to(ann, lambda here: "can attack" in here or "can defend" in here)
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).not_to_have_text(before.prompt)


def test_the_log_is_one_stop_on_the_way_and_its_rules_are_reached_by_arrows(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    ann.play(12)
    assert ann.until_asked()
    expect(ann.log.get_by_role("link").nth(10)).to_be_attached()
    ann.log.focus()
    ann.page.keyboard.press("Tab")
    expect(ann.log.locator(":focus")).to_have_count(0)
    expect(ann.log).not_to_be_focused()
    ann.page.keyboard.press("Shift+Tab")
    expect(ann.log).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.log.get_by_role("link").last).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    with ann.context.expect_page() as opened:
        ann.page.keyboard.press("Enter")
    expect(opened.value).to_have_url(re.compile(r"/rules/figures#figures\."))


def test_letters_open_and_close(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    assert ann.until_asked()
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_label("Say something")).to_be_focused()
    ann.page.keyboard.type("1h?")
    expect(ann.page.get_by_label("Say something")).to_have_value("1h?")
    expect(keys).to_be_hidden()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("l")
    expect(ann.log).to_be_focused()

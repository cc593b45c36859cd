"""What the tables of the two big games tell: pointing that shows before it does, what is always at the same spot, what
stays to be seen of the turn before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_skirmish import begin as begin_skirmish
from tests.browser.test_synergy import begin, until_asked

LONG = """(box) => {
  const {x, y, width, height} = box.getBoundingClientRect();
  const at = {bubbles: true, composed: true, pointerType: 'touch', pointerId: 7, isPrimary: true,
              clientX: x + width / 2, clientY: y + height / 2};
  box.dispatchEvent(new PointerEvent('pointerdown', at));
}"""
LET_GO = """(box) => {
  box.dispatchEvent(new PointerEvent('pointerup', {bubbles: true, pointerType: 'touch', pointerId: 7}));
  box.dispatchEvent(new PointerEvent('click', {bubbles: true, cancelable: true, detail: 1, pointerType: 'touch'}));
}"""


def somebody_who_can_walk(person: Person) -> Locator:
    """Their squares, while it is asked what a warrior does."""
    squares = person.page.locator(".cells .square[data-lit=true]")
    for _ in range(6):
        until_asked(person, r"Which warrior is next\?|What does .* do\?")
        if "Which warrior" in (person.prompt.text_content() or ""):
            person.press(person.page.locator(".cells .warrior[data-lit=true]").first)
            until_asked(person, r"What does .* do\?")
        expect(person.page.locator("[data-option='end']")).to_be_visible()
        if person.page.locator("[data-option='walk']").count() > 0:
            expect(squares.first).to_be_visible()
            return squares
        person.press(person.page.locator("[data-option='end']"))
    raise AssertionError("nobody can ever walk")


def test_the_first_tap_shows_the_way_and_the_second_goes(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    begin(ann, warriors=2)
    square = somebody_who_can_walk(ann).last
    thing = square.get_attribute("data-touch") or ""
    here = ann.page.locator(f".cells .warrior[data-square='{thing.removeprefix('square:')}']")
    ann.press(ann.thing(thing))
    expect(ann.thing(thing)).to_have_attribute("data-armed", "true")
    expect(ann.page.locator("polyline.way")).to_have_count(1)
    expect(ann.page.locator(".tag")).to_contain_text("tap again to do it")
    expect(here).to_have_count(0)
    ann.press(ann.thing(thing))
    expect(here).to_have_count(1)


def test_squares_come_close_enough_for_a_finger(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    begin(ann, warriors=2)
    square = somebody_who_can_walk(ann).last
    box = square.bounding_box()
    assert box is not None and box["width"] >= 39
    ann.press(ann.button("Whole board"))
    small = square.bounding_box()
    assert small is not None and small["width"] < 30
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_warrior_is_dragged_where_it_walks(newcomer: Newcomer) -> None:
    """And refused with the reason where it cannot go."""
    ann = newcomer("Ann")
    begin(ann, warriors=2)
    squares = somebody_who_can_walk(ann)
    thing = squares.last.get_attribute("data-touch") or ""
    mover = ann.page.locator(".cells .grabs")
    far = ann.page.locator(".cells .square[aria-disabled=true]")
    names = [each.get_attribute("aria-label") or "" for each in far.all()]
    mover.drag_to(far.nth(next(at for at, name in enumerate(names) if re.fullmatch(r"[a-o]\d+", name))))
    expect(ann.page.get_by_test_id("why-not")).to_be_visible()
    ann.page.keyboard.press("Escape")
    mover.drag_to(ann.thing(thing))
    expect(ann.page.locator(f".cells .warrior[data-square='{thing.removeprefix('square:')}']")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_own_base_is_near(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    begin(ann, warriors=2)
    base = ann.page.locator(".cells .square[aria-label*='your base']")
    board = ann.page.locator(".cells").bounding_box()
    place = base.bounding_box()
    assert board is not None and place is not None
    assert place["y"] + place["height"] / 2 > board["y"] + board["height"] / 2


def test_the_turn_ends_always_at_the_same_spot(newcomer: Newcomer) -> None:
    """On a phone, whatever else is offered; and the goal stays in view."""
    ann = newcomer("Ann", phone=True)
    begin(ann, warriors=2)
    corners = set()
    for _ in range(4):
        squares = somebody_who_can_walk(ann)
        end = ann.page.locator("[data-option='end']").bounding_box()
        assert end is not None
        corners.add((round(end["x"] + end["width"]), round(end["y"] + end["height"])))
        ann.point(squares.last.get_attribute("data-touch") or "")
        expect(ann.page.get_by_test_id("goal")).to_be_in_viewport()
        until_asked(ann, r"What does .* do\?|Which warrior is next")
    assert len(corners) == 1, corners


def test_what_the_others_did_is_shown_again(newcomer: Newcomer) -> None:
    """Their turn leaves a trace until the next answer; the button plays it once more, also where nothing moves."""
    ann = newcomer("Ann")
    begin_skirmish(ann, round_limit=3)
    again = ann.button("Show again")
    for _ in range(4):
        end = ann.button("End the turn")
        end.click()
        if ann.page.get_by_text("End it all the same?").count() > 0:
            end.click()
        ann.page.locator("[data-option]").first.wait_for()
        if again.count() > 0:
            break
    again.click()
    busy = ann.page.locator("[data-testid=table][data-busy=true]")
    expect(busy).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(busy).to_have_count(0)
    assert ann.is_asked


def test_a_long_press_tells_of_a_card_and_does_not_use_it(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    begin(ann, warriors=2, open_cards=True)
    somebody_who_can_walk(ann)
    before = ann.prompt.text_content()
    chip = ann.page.locator(".teams [data-touch^='card:']").first
    chip.scroll_into_view_if_needed()
    chip.evaluate(LONG)
    expect(ann.page.locator(".details")).to_be_visible()
    chip.evaluate(LET_GO)
    expect(ann.page.locator(".details")).to_be_visible()
    assert ann.prompt.text_content() == before

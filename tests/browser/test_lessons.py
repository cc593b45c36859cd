"""A newcomer who does what the coach points at comes through every lesson: with a finger on a phone, with the keyboard
at a desk, and whatever happens to the page, the phone and the server meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Newcomer
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_axe import AXE, violations

LESSONS = [f"{game}.{place}" for game in ("figures", "legacy", "synergy", "skirmish") for place in ("first", "second")]
MOST = 120
"""Clicks of the longest lesson, with room to spare."""
HAND = """() => {
  const ring = document.querySelector('[data-hand-on]');
  if (!ring || document.querySelector('[data-testid=table]').dataset.busy === 'true') return null;
  const { left, top, width, height } = ring.getBoundingClientRect();
  return [ring.dataset.point, left + width / 2, top + height / 2];
}"""
IN_SIGHT = """() => {
  const ring = document.querySelector('[data-hand-on]');
  if (!ring) return [];
  const coach = document.querySelector('[data-testid=coach]').getBoundingClientRect();
  const over = (box) => Math.min(box.right, coach.right) - Math.max(box.left, coach.left) > 1
    && Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top) > 1;
  const box = ring.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const wrong = [];
  if (coach.top < 0 || coach.bottom > innerHeight) wrong.push('the coach is off the screen');
  if (over(box)) wrong.push('the coach covers it');
  const bar = document.elementFromPoint(x, y)?.closest('[data-foot], [data-testid=goal]');
  const button = ['option', 'confirm'].includes(ring.dataset.point.split(':')[0]);
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) wrong.push('it is off the screen');
  else if (bar && !button) wrong.push('a bar covers it');
  const cards = document.querySelector('[data-hand]');
  const named = cards?.querySelector(`[data-touch="${ring.dataset.point}"]`);
  if (named && over(cards.getBoundingClientRect())) wrong.push('the coach covers the own cards');
  return wrong.map((each) => `${ring.dataset.point}: ${each}`);
}"""
"""What is wrong with where the hand points: it must be seen, with the cards beside it, and the coach covers nothing."""
FOCUSED = """() => {
  const ring = document.querySelector('[data-hand-on]')?.getBoundingClientRect();
  const at = document.activeElement;
  const box = at?.getBoundingClientRect();
  const same = (one, other) => Math.abs(one - other) < 5;
  return !!ring && at.tagName === 'BUTTON' && same(box.left + box.right, ring.left + ring.right)
    && same(box.top + box.bottom, ring.top + ring.bottom);
}"""
"""The focus is on what the hand is on."""
HIT = """() => {
  const at = document.activeElement, box = at.getBoundingClientRect();
  return at.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
}"""
ON_A_BOARD = """() => {
  window.been = new Set();
  return document.activeElement?.closest('[aria-label^="Board, squares"]') !== null;
}"""
WAS_THERE = """() => {
  const here = document.activeElement.dataset.touch, was = window.been.has(here);
  window.been.add(here);
  return was;
}"""
RESTS = """() => document.querySelector('[data-testid=coach]')
  && document.querySelector('[data-testid=table]')?.dataset.busy === 'false'"""
POINTED = """() => document.querySelector('[data-testid=coach]')?.dataset.step + ' '
  + document.querySelector('[data-hand-on]')?.getAttribute('style')"""
STILL = """() => new Promise((done, never) => {
  const began = performance.now();
  const at = () => document.querySelector('[data-hand-on]')?.getAttribute('style');
  let before = at(), same = 0;
  const look = () => {
    const now = at();
    const rests = document.querySelector('[data-testid=pointers]')?.dataset.rests !== 'false';
    same = rests && now === before ? same + 1 : 0;
    before = now;
    if (same > 15) done();
    else if (performance.now() - began > 60_000) never(new Error(`the hand never rests: ${now}, ${rests}`));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
"""The hand has come to rest: the page has scrolled to what it points at."""


def begin(person: Person, lesson: str, step: int = 1) -> None:
    table = person.send("POST", "/api/lessons", {"lesson": lesson, "step": step})["table"]["id"]
    person.goto(f"/table/{table}")
    expect(coach(person)).to_be_visible()


def coach(person: Person) -> Locator:
    return person.page.get_by_test_id("coach")


def is_free(person: Person) -> bool:
    return coach(person).get_attribute("data-free") == "true"


def click_the_hand(person: Person, *, phone: bool) -> int:
    """Click what the hand is on, which is at rest; the number of the step, 0 if there was nothing to click."""
    hand = person.page.evaluate(HAND)
    if hand is None:
        return 0
    _, x, y = hand
    number = int(coach(person).get_attribute("data-step") or 0)
    if phone:
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)
    return number


def follow(person: Person, *, phone: bool = False) -> list[int]:
    """Do what the coach points at until the free part; the numbers of the steps."""
    steps: list[int] = []
    for _ in range(MOST):
        person.page.wait_for_function("() => document.querySelector('[data-testid=table]').dataset.busy === 'false'")
        if coach(person).count() and is_free(person):
            return steps
        person.page.evaluate(STILL)
        assert person.page.evaluate(IN_SIGHT) == []
        number = click_the_hand(person, phone=phone)
        if number and number not in steps:
            steps.append(number)
    raise AssertionError(f"not through after {MOST} clicks: {steps}, {coach(person).inner_text()}")


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_newcomer_comes_through(newcomer: Newcomer, lesson: str) -> None:
    """table.lesson"""
    comes_through(newcomer("Ann", phone=True), lesson)


@pytest.mark.parametrize("lesson", ["synergy.second", "skirmish.second"])
def test_a_newcomer_comes_through_with_the_phone_on_its_side(newcomer: Newcomer, lesson: str) -> None:
    ann = newcomer("Ann", phone=True)
    ann.page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    comes_through(ann, lesson)


def comes_through(ann: Person, lesson: str) -> None:
    begin(ann, lesson)
    steps = follow(ann, phone=True)
    assert steps == list(range(1, max(steps) + 1)) and len(steps) >= 7
    expect(coach(ann)).to_contain_text("Goal:")
    expect(ann.page.get_by_test_id("coach-no")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_another_answer_gets_a_sentence_and_is_not_sent(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    begin(ann, "legacy.first")
    knight = ann.thing("champion:0:knight")
    ann.press(knight)
    expect(ann.page.get_by_test_id("coach-no")).to_have_text("You could: 9 is strong. But here the Barbarian makes 10.")
    expect(coach(ann)).to_have_attribute("data-step", "1")
    assert ann.is_asked


def test_the_lesson_goes_on_where_it_was_left(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann, "figures.first", step=3)
    ann.page.reload()
    expect(coach(ann)).to_have_attribute("data-step", "3")
    ann.goto("/")
    ann.press(ann.box("Figures").get_by_role("button", name="Go on learning"))
    expect(coach(ann)).to_have_attribute("data-step", "3")
    ann.press(ann.button("Back"))
    expect(coach(ann)).to_have_attribute("data-step", "2")


def test_it_survives_a_reload_the_end_of_the_server_and_a_phone_that_is_turned(
    mortal: Server, newcomer: Newcomer
) -> None:
    """At each step something else happens, and it stands where it stood."""
    ann = newcomer("Ann", to=mortal, phone=True)
    ann.guard.expect("WebSocket connection to .* failed")
    offline = ann.page.get_by_role("status").filter(has_text="reconnecting")
    begin(ann, "legacy.second")
    seen: list[int] = []
    for _ in range(MOST):
        ann.page.wait_for_function(RESTS)
        ann.page.evaluate(STILL)
        if is_free(ann):
            break
        number = int(coach(ann).get_attribute("data-step") or 0)
        if number not in seen:
            seen.append(number)
            said = coach(ann).get_by_test_id("coach-say").inner_text()
            if number % 3 == 0:
                ann.page.reload()
            elif number % 3 == 1:
                mortal.kill()
                expect(offline).to_be_visible()
                mortal.start()
                expect(offline).to_have_count(0)
            else:
                ann.page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
            ann.page.wait_for_function(RESTS)
            expect(coach(ann).get_by_test_id("coach-say")).to_have_text(said)
            expect(coach(ann)).to_have_attribute("data-step", str(number))
            continue
        # What was clicked must be seen to have happened: else the same click would be made again, at the next step.
        before, hand = ann.page.evaluate(POINTED), ann.page.evaluate(HAND)
        if hand is not None and before.startswith(f"{number} "):
            ann.page.touchscreen.tap(*hand[1:])
            ann.page.wait_for_function(f"(before) => ({POINTED})() !== before", arg=before)
    assert seen == list(range(1, 8))


@pytest.mark.parametrize("lesson", LESSONS)
def test_by_keyboard_alone(newcomer: Newcomer, lesson: str) -> None:
    """What the keys reach is also what a mouse would hit: nothing lies over it."""
    ann = newcomer("Ann")
    begin(ann, lesson)
    for _ in range(MOST):
        ann.page.wait_for_function(RESTS)
        if is_free(ann):
            return
        ann.page.evaluate(STILL)
        assert ann.page.evaluate(IN_SIGHT) == []
        hand = ann.page.evaluate(HAND)
        if hand is None:
            continue
        if hand[0].startswith("spot:"):
            go_by_keys(ann, hand[0])
        else:
            reach_by_keys(ann)
            assert ann.page.evaluate(HIT)
        ann.page.keyboard.press("Enter")
    raise AssertionError(coach(ann).inner_text())


def reach_by_keys(person: Person) -> None:
    """Press Tab until the focus is on what the hand is on; on a board, Page Down goes on to the next lit thing."""
    keys = person.page.keyboard
    for _ in range(MOST):
        if person.page.evaluate(FOCUSED):
            return
        for _ in range(MOST if person.page.evaluate(ON_A_BOARD) else 0):
            keys.press("PageDown")
            if person.page.evaluate(FOCUSED):
                return
            if person.page.evaluate(WAS_THERE):
                break
        keys.press("Tab")
    raise AssertionError(f"{person.page.evaluate(HAND)} cannot be reached with the keyboard")


def go_by_keys(person: Person, spot: str) -> None:
    """To a place with the arrow keys, as their label says where one is."""
    east, north = map(float, spot.removeprefix("spot:").split(","))
    pad = person.page.locator("[data-place]:focus")
    for _ in range(MOST):
        if pad.count():
            break
        person.page.keyboard.press("Tab")
    for _ in range(MOST):
        label = pad.get_attribute("aria-label") or ""
        x, y = map(float, re.findall(r"([\d.]+) inches", label))
        if (x, y) == (east, north):
            return
        across, along = east - x, north - y
        key = ("ArrowRight" if across > 0 else "ArrowLeft") if abs(across) > abs(along) else ""
        key = key or ("ArrowUp" if along > 0 else "ArrowDown")
        person.page.keyboard.press(f"Shift+{key}" if max(abs(across), abs(along)) > 1.5 else key)
    raise AssertionError(f"{spot} cannot be reached with the arrow keys: {label}")


def test_the_door_and_the_way_on(newcomer: Newcomer) -> None:
    """Learning is the biggest button of a game until its first lesson is done; then comes the second."""
    ann = newcomer("Ann")
    ann.goto("/")
    learn = ann.box("Legacy").get_by_role("button", name="Learn in five minutes")
    play = ann.box("Legacy").get_by_role("button", name="Play now")
    expect(learn).to_have_class(re.compile("primary"))
    expect(play).not_to_have_class(re.compile("primary"))
    begin(ann, "legacy.first", step=8)
    while not coach(ann).get_by_role("button", name="Play a first game").count():
        if ann.until_asked():
            ann.answer()
    ann.press(coach(ann).get_by_role("button", name="Next lesson"))
    expect(coach(ann)).to_contain_text("The Fatestone")
    ann.goto("/")
    expect(ann.box("Legacy").get_by_role("button", name="Learn in five minutes")).to_have_count(0)
    expect(ann.box("Legacy").get_by_role("button", name="Play now")).to_have_class(re.compile("primary"))


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: pnpm install in client/")
@pytest.mark.parametrize(
    "lesson", ["figures.first", "legacy.first", "synergy.first", "skirmish.first", "skirmish.second"]
)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_coach_shuts_nobody_out(newcomer: Newcomer, phone: bool, lesson: str) -> None:
    ann = newcomer("Ann", phone=phone)
    begin(ann, lesson, step=2)
    ann.page.evaluate(AXE.read_text())
    assert violations(ann) == []
    ann.page.emulate_media(color_scheme="dark")
    assert violations(ann, colours_only=True) == []

"""Places, heaps and standing passes in the browser, at the toy game: it has all of them, and no board of its own."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.browser.conftest import Newcomer, arrivals
from tests.browser.hidden import NEXT_FRAME
from tests.browser.person import Person
from tests.browser.serving import PATIENCE, Server


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("toys")
    with Server(folder, "tests.browser.with_toy") as server:
        yield server
    assert server.errors == ""


@pytest.fixture
def visitor(browser: Browser, toys: Server) -> Iterator[Newcomer]:
    with arrivals(browser, toys) as newcomer:
        yield newcomer


def sit_down(ann: Person, bob: Person, rounds: int = 2) -> None:
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"rounds": rounds}}
    opened = ann.send("POST", "/api/tables", wish)
    bob.join(f"/join/{opened['invites'][0]['code']}")
    for person in (ann, bob):
        person.goto(f"/table/{opened['table']['id']}")
        assert person.until_asked()


def confirm(person: Person) -> Locator:
    return person.page.locator("[data-confirm]")


def tried(person: Person) -> Locator:
    return person.page.get_by_test_id("tried")


def stone(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-thing='stone:{number}']")


def heap(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-heap='{number}']")


def hide_by_clicks(person: Person) -> None:
    for number, hole in enumerate((0, 0, 1)):
        person.press(stone(person, number))
        person.press(heap(person, hole).get_by_role("button", name=re.compile("Hole")))
    person.press(confirm(person))


def hide_by_keys(person: Person) -> None:
    for number, hole in enumerate(("1", "2", "2")):
        stone(person, number).focus()
        person.page.keyboard.press(hole)
        expect(stone(person, number)).to_be_focused()
    expect(confirm(person)).to_be_enabled()
    person.page.keyboard.press("Enter")


def box_of(person: Person) -> FloatRect:
    """Where the field is, once the page has scrolled to it."""
    person.page.evaluate(NEXT_FRAME)
    person.page.evaluate(NEXT_FRAME)
    box = person.page.locator("[data-place]").bounding_box()
    assert box is not None
    return box


def play_on(people: Sequence[Person], until: str = "") -> None:
    """Anybody who is asked answers, until the game is over or both are asked for ``until``."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        asked = [person for person in people if person.is_asked]
        if all(person.result_bar.count() for person in people):
            return
        if until and len(asked) == 2 and all(until in person.look().prompt for person in people):
            return
        answering = [person for person in asked if not until or until not in person.look().prompt]
        if answering:
            answering[0].answer()
        else:
            people[0].page.evaluate(NEXT_FRAME)
    raise AssertionError("the game does not go on")


def test_things_are_put_into_heaps_by_clicks_and_by_keys(visitor: Newcomer) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", phone=True)
    sit_down(ann, bob)
    expect(confirm(ann)).to_be_disabled()
    ann.press(stone(ann, 0))
    ann.press(heap(ann, 0).get_by_role("button", name=re.compile("Hole 1")))
    expect(heap(ann, 0)).to_have_accessible_name("Hole 1, 1 of 2")
    stone(ann, 1).drag_to(heap(ann, 0))
    expect(heap(ann, 0)).to_have_accessible_name("Hole 1, 2 of 2")
    ann.press(stone(ann, 2))
    expect(heap(ann, 0).get_by_role("button", name=re.compile("Hole 1"))).to_be_disabled()
    stone(ann, 2).drag_to(heap(ann, 1))
    expect(confirm(ann)).to_be_enabled()
    confirm(ann).click()
    expect(ann.prompt).to_contain_text("You have made your choice. Waiting for Bob.")
    hide_by_clicks(bob)
    expect(ann.prompt).to_contain_text("what is your dart?")


def test_a_whole_game_of_places(visitor: Newcomer) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    sit_down(ann, bob, rounds=1)
    hide_by_keys(ann)
    hide_by_clicks(bob)

    # Ann throws her dart with the mouse. The edge of the board is not on it; the nearest place that is, is offered.
    assert ann.until_asked()
    field = ann.page.locator("[data-place]")
    box = box_of(ann)
    field.click(position={"x": box["width"] - 0.2, "y": box["height"] / 2})
    expect(tried(ann)).to_contain_text("The dart must hit the board.")
    expect(ann.button("Take the nearest place")).to_be_enabled()
    box = box_of(ann)
    ann.page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    ann.page.mouse.up()
    expect(tried(ann)).to_contain_text("The dart brings 10 points.")
    ann.button("Cancel").click()
    expect(confirm(ann)).to_be_disabled()

    # And then by keyboard: five to the right is one point less.
    field.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"):
        ann.page.keyboard.press(key)
    expect(tried(ann)).to_contain_text("The dart brings 9 points.")
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Waiting for Bob.")
    expect(ann.page.get_by_role("row", name=re.compile("Ann")).get_by_role("cell").first).to_be_visible()

    assert bob.until_asked()
    bob.page.locator("[data-place]").click()
    expect(tried(bob)).to_contain_text("The dart brings 10 points.")
    confirm(bob).click()

    # The rest are buttons, here where nothing is drawn.
    play_on((ann, bob))
    for person in (ann, bob):
        expect(person.result_bar).to_be_visible()


def test_a_seat_that_stands_aside_is_not_asked_until_it_wants_to_be(visitor: Newcomer) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    sit_down(ann, bob, rounds=3)

    def to_the_bids() -> None:
        for person in (ann, bob):
            hide_by_clicks(person)
        for person in (ann, bob):
            assert person.until_asked()
            person.page.locator("[data-place]").click()
            expect(confirm(person)).to_be_enabled()
            confirm(person).click()

    to_the_bids()
    expect(ann.prompt).to_contain_text("what is your bid?")
    ann.button("Don’t ask me here again").click()
    standing = ann.page.get_by_role("group", name="What you are not asked")
    expect(standing).to_contain_text("Bid")
    assert bob.until_asked()
    bob.answer()
    play_on((ann, bob), until="stones")
    to_the_bids()
    expect(ann.prompt).to_contain_text("Waiting for Bob")
    standing.get_by_role("button", name="Ask me again: Bid").click()
    expect(standing).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_is_cut_off(visitor: Newcomer, phone: bool) -> None:
    ann, bob = visitor("Ann", phone=phone), visitor("Bob")
    sit_down(ann, bob)
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "the heaps are wider than the screen"
    hide_by_clicks(ann)
    hide_by_clicks(bob)
    assert ann.until_asked()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    field = ann.page.locator("[data-place]")
    expect(field).to_be_in_viewport(ratio=0.9)

    # What is drawn reaches to the edges of the field, from which a click is counted: a quarter from the left is 25.
    box, ground = box_of(ann), field.locator("rect").bounding_box()
    assert ground is not None
    assert abs(ground["width"] - box["width"]) < 5 and abs(ground["height"] - box["height"]) < 5
    field.click(position={"x": box["width"] / 4, "y": box["height"] / 2})
    expect(tried(ann)).to_contain_text("The dart brings 8 points.")

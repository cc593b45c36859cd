"""Skirmish in the browser: the set-up, moving by click, drag and keys, an attack with its odds, armies, and nobody
shut out."""

from __future__ import annotations

import json
import math
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import SETTLED, Person
from tests.browser.test_axe import AXE, report, violations
from tests.browser.test_phone import fits

ME = {"kind": "me"}
EASY = {"kind": "bot", "bot": "random"}
MOST_ANSWERS = 60
UNIT = 50
RIM = 40
ARMIES = ["grave-50-a", "crown-50-a"]
OPEN_GROUND = """([x, y, toX, toY]) => {
  const own = document.elementFromPoint(x, y)?.closest('[data-touch]');
  return [0.4, 0.6, 0.8, 1, 1.25].every((part) => {
    const found = document.elementFromPoint(x + (toX - x) * part, y + (toY - y) * part);
    const thing = found?.closest('[data-touch]');
    return found?.closest('.world') && (!thing || thing === own) && (part < 1 || !thing);
  });
}"""


TAKE_THE_NEAREST = """(asked) => {
  const todo = document.querySelector("section[aria-label='What to do now']");
  if (todo.innerText.includes(asked)) {
    [...todo.querySelectorAll('[data-confirm]')].find((each) => each.textContent.includes('nearest'))?.click();
  }
}"""
"""In one go, because the next question has such a button too, for a moment."""


def open_skirmish(person: Person, **settings: Any) -> str:
    body = {"game": "skirmish", "seats": [ME, EASY], "settings": {"armies": ARMIES, **settings}, "private": True}
    opened = person.send("POST", "/api/tables", body)
    return f"/table/{opened['table']['id']}"


def until_asked(person: Person, words: str) -> None:
    """Until this is asked; to whatever may be asked before, the first answer is given."""
    wanted = person.prompt.filter(has_text=re.compile(words))
    asked = person.page.locator("section[aria-label='What to do now'].asks")
    # The end of a turn is no such answer: it may be asked for between looking and pressing.
    other = asked.locator("[data-option]:not([data-option='end'])")
    for _ in range(MOST_ANSWERS):
        wanted.or_(other.first).first.wait_for()
        if wanted.count() > 0:
            return
        with suppress(Error):  # the question may have gone meanwhile, and its buttons with it
            button = other.first.element_handle(timeout=2000)
            button.click(timeout=2000)
            button.wait_for_element_state("hidden", timeout=2000)
    raise AssertionError(f"nobody is ever asked: {words}")


def begin(person: Person, **settings: Any) -> None:
    """A table at which the set-up is done, and it is asked what one's units do."""
    person.goto(f"{open_skirmish(person, **settings)}?quick")
    # A bot sets up; one who answers in between, where the dice let them choose their side, takes that over themselves.
    expect(person.prompt.filter(has_text=re.compile("Who goes first|What do your units do"))).to_be_visible()
    until_asked(person, "What do your units do")


def test_what_is_no_longer_asked_stops_no_set_up(ann: Person) -> None:
    """A look at an older question is refused, on a busy machine often. The bot sets up all the same."""
    stale = {
        "type": "Refused",
        "code": "stale",
        "rule": "table.question",
        "sentence": "No longer asked.",
        "question": 0,
    }

    def connected(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            line.send(message)
            if json.loads(message)["type"] == "Scene":
                line.send(json.dumps(stale))

        line.connect_to_server().on_message(pass_on)

    ann.page.route_web_socket(re.compile("/socket"), connected)
    begin(ann)


def units(person: Person) -> Locator:
    """One's own units that can do something."""
    return person.page.locator(".cells [data-touch^='unit:'][data-lit=true]")


def middle(unit: Locator) -> tuple[float, float]:
    """Where it is, once it has come to rest: the page makes room when the odds come."""
    box = unit.bounding_box()
    for _ in range(20):
        unit.page.evaluate(SETTLED)
        before, box = box, unit.bounding_box()
        if box == before:
            break
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inch(person: Person) -> float:
    """How many pixels an inch has."""
    box = person.page.locator(".world").bounding_box()
    assert box is not None
    return box["width"] / (20 * UNIT + 2 * RIM) * UNIT


def spot(person: Person, east: float, north: float) -> tuple[float, float]:
    """Where a point of the table, in inches, is on the screen, however the table is turned."""
    world = person.page.locator(".world")
    box = world.bounding_box()
    assert box is not None
    right, down = east - 10, 10 - north
    for _ in range(int(world.get_attribute("data-turns") or 0)):
        right, down = -down, right
    rim = RIM / UNIT * inch(person)
    return box["x"] + rim + (10 + right) * inch(person), box["y"] + rim + (10 + down) * inch(person)


def free_ground(person: Person, unit: Locator, inches: float) -> tuple[float, float]:
    """A point on the screen so many inches from a unit, on open ground: nothing else lies there, and nothing between.

    Towards the middle of the table, or as near to that direction as others leave it free.
    """
    x, y = middle(unit)
    goal_x, goal_y = spot(person, 10, 10)
    straight = math.atan2(goal_y - y, goal_x - x)
    for degrees in (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 120, -120):
        angle = straight + math.radians(degrees)
        far = inches * inch(person)
        point = x + far * math.cos(angle), y + far * math.sin(angle)
        if person.page.evaluate(OPEN_GROUND, [x, y, *point]):
            return point
    raise AssertionError("there is no free ground around it")


def leader(person: Person) -> Locator:
    return person.page.locator(".cells [aria-label*='leader, yours']")


def test_a_set_up_by_pointing(newcomer: Newcomer) -> None:
    """skirmish.rune.size, skirmish.scenario.order: a stone where it is clicked, an army as it is suggested."""
    ann = newcomer("Ann")
    ann.goto(open_skirmish(ann))
    until_asked(ann, "Where do you place a rune-stone")
    ann.page.mouse.click(*spot(ann, 16, 13))
    # The other side may have laid its stone there before.
    army, nearest = ann.prompt.filter(has_text="Where do your units stand"), ann.button("Take the nearest place")
    army.or_(nearest).first.wait_for()
    ann.page.evaluate(TAKE_THE_NEAREST, "rune-stone")
    until_asked(ann, "Where do your units stand")
    expect(ann.page.locator(".cells [aria-label*='yours']")).to_have_count(4)
    expect(ann.page.locator("[data-confirm]")).to_be_enabled()
    ann.press(ann.page.locator("[data-confirm]"))
    until_asked(ann, "What do your units do")


def test_a_quick_game_is_one_click(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/")
    ann.box("Skirmish").get_by_role("button", name="Quick game", exact=True).click()
    until_asked(ann, "What do your units do")


def test_a_unit_is_moved_by_a_click(newcomer: Newcomer) -> None:
    """skirmish.move: pick the unit, click the place; what was shown under the pointer is what happens."""
    ann = newcomer("Ann")
    begin(ann)
    ann.press(leader(ann))
    x, y = free_ground(ann, leader(ann), 1.5)
    ann.page.mouse.move(x, y)
    expect(ann.page.locator(".told").filter(has_text="of")).to_be_visible()
    ann.page.mouse.click(x, y)
    expect(ann.log).to_contain_text("Vael the Unburied moves")
    until_asked(ann, "What do your units do")


def test_a_unit_is_moved_by_dragging(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann)
    start = middle(leader(ann))
    end = free_ground(ann, leader(ann), 1.25)
    ann.page.mouse.move(*start)
    ann.page.mouse.down()
    for part in (0.3, 0.6, 1.0):
        ann.page.mouse.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
    ann.page.mouse.up()
    expect(ann.log).to_contain_text(re.compile(r"Vael the Unburied moves 1\.\d+"))


def test_a_unit_is_moved_by_keys(newcomer: Newcomer) -> None:
    """The arrows nudge by a quarter of an inch, Enter settles."""
    ann = newcomer("Ann")
    begin(ann)
    # Anybody who leads stands behind the others: away from the middle, the way is free.
    north = middle(leader(ann))[1] < spot(ann, 10, 10)[1]
    leader(ann).focus()
    key = "ArrowUp" if north else "ArrowDown"
    ann.page.keyboard.press(key)
    expect(ann.prompt).to_contain_text("Where does your Vael the Unburied go")
    pad = ann.page.locator("[data-place]")
    pad.focus()
    for _ in range(3):
        ann.page.keyboard.press(key)
    expect(ann.page.get_by_test_id("tried")).to_contain_text('1" of 3"')
    ann.page.keyboard.press("Enter")
    expect(ann.log).to_contain_text('Vael the Unburied moves 1"')


def test_a_finger_points_first_and_then_means_it(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    begin(ann)
    fits(ann)
    leader(ann).tap()
    ann.page.touchscreen.tap(*free_ground(ann, leader(ann), 2))
    expect(ann.prompt).to_contain_text("Where does your Vael the Unburied go")
    expect(ann.page.get_by_test_id("tried")).to_contain_text("of 3")
    ann.press(ann.page.locator("[data-confirm]:enabled"))
    expect(ann.log).to_contain_text("Vael the Unburied moves")


def test_not_after_all(newcomer: Newcomer) -> None:
    """A movement that was begun and not made costs nothing."""
    ann = newcomer("Ann")
    begin(ann)
    ann.press(leader(ann))
    ann.press(ann.page.locator("[data-option^='move-']"))
    expect(ann.prompt).to_contain_text("Where does your Vael the Unburied go")
    ann.press(ann.button("Not after all"))
    until_asked(ann, "What do your units do")
    ann.press(leader(ann))
    expect(ann.page.locator("[data-option^='move-']")).to_be_visible()


def test_a_hint_is_shown_where_it_means(newcomer: Newcomer) -> None:
    """What a bot would do with a movement is drawn with its cost; to do it, it is only confirmed."""
    ann = newcomer("Ann")
    begin(ann)
    ann.press(leader(ann))
    ann.press(ann.page.locator("[data-option^='move-']"))
    expect(ann.prompt).to_contain_text("Where does your Vael the Unburied go")
    ann.button("Hint").click()
    expect(ann.page.get_by_role("complementary", name="Hint")).to_be_visible()
    expect(ann.page.get_by_test_id("tried")).to_contain_text("of 3")
    ann.press(ann.page.locator("[data-confirm]:enabled"))
    expect(ann.log).to_contain_text("Vael the Unburied moves")


def test_the_keys_of_the_battlefield_are_listed(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann)
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("by a quarter of an inch")


def test_an_illegal_place_is_refused_with_its_rule(newcomer: Newcomer) -> None:
    """skirmish.move: too far away; the nearest place is offered."""
    ann = newcomer("Ann")
    begin(ann)
    ann.press(leader(ann))
    ann.press(ann.page.locator("[data-option^='move-']"))
    expect(ann.prompt).to_contain_text("go?")
    tried = ann.page.get_by_test_id("tried")
    for _ in range(5):  # on a busy machine the field may still move under the pointer
        ann.page.mouse.click(*spot(ann, 10, 11.8))
        with suppress(AssertionError):
            expect(tried).to_be_visible(timeout=5_000)
            break
    expect(tried).to_contain_text("nearest place")
    expect(ann.page.get_by_test_id("tried").get_by_role("link")).to_be_visible()
    expect(ann.button("Take the nearest place")).to_be_enabled()


def test_ending_the_turn_with_idle_units_asks_once(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann)
    ann.press(ann.button("End the turn"))
    expect(ann.page.get_by_text("4 units have done nothing this turn")).to_be_visible()
    ann.press(ann.page.locator("[data-confirm]"))
    expect(ann.log).to_contain_text("You end the turn.")


def test_the_table_is_zoomed_by_wheel_keys_and_buttons(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann)
    field = ann.page.locator(".scroller")
    expect(field).to_have_attribute("data-zoom", "1.00")
    ann.button("Zoom in").click()
    expect(field).to_have_attribute("data-zoom", "1.40")
    ann.button("The whole table").click()
    expect(field).to_have_attribute("data-zoom", "1.00")
    leader(ann).focus()
    ann.page.keyboard.press("+")
    expect(field).to_have_attribute("data-zoom", "1.25")
    ann.page.keyboard.press("0")
    ann.page.mouse.move(*middle(leader(ann)))
    ann.page.mouse.wheel(0, -300)
    expect(field).not_to_have_attribute("data-zoom", "1.00")


def test_the_ruler_measures_from_edge_to_edge(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann)
    ann.button("Ruler").click()
    box = ann.page.locator(".world").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.click(x + 2 * inch(ann), y)
    ann.page.mouse.click(x + 5 * inch(ann), y)
    expect(ann.page.locator(".told").filter(has_text="″")).to_have_text(re.compile(r"^(3|2\.99|3\.01)″$"))


def test_the_set_up_screen_shows_maps_that_fit(newcomer: Newcomer) -> None:
    """skirmish.scenario.wartide: its maps are the two large ones."""
    ann = newcomer("Ann")
    ann.goto("/setup/skirmish")
    expect(ann.page.get_by_label("The Ford")).to_be_checked()
    ann.page.get_by_text("War tide", exact=True).click()
    expect(ann.page.get_by_label("The Ford")).to_have_count(0)
    ann.page.get_by_text("Salt Marsh").click()
    ann.page.get_by_text("Medium: 100").click()
    ann.button("Open the table").click()
    until_asked(ann, "What do your units do|Where do you place a rune-stone|Where do you set up")
    expect(ann.page.get_by_text("War tide, 100 points")).to_be_visible()


def test_an_army_is_built_kept_and_brought_to_a_table(newcomer: Newcomer) -> None:
    """skirmish.army.points, skirmish.army.leader: what is wrong is said; what is right is kept."""
    ann = newcomer("Ann")
    ann.guard.expect("422")  # what may not be fielded is refused
    ann.goto("/armies")
    ann.button("Add Soldier, 9 points").click()
    expect(ann.page.get_by_test_id("refused")).to_contain_text("Hero")
    expect(ann.button("Keep it")).to_be_disabled()
    ann.button("Add Athum Tellur, 19 points").click()
    expect(ann.page.get_by_test_id("refused")).to_have_count(0)
    ann.page.get_by_label("Equipment of Soldier").select_option("hare-boots")
    ann.page.get_by_placeholder("Name of the army").fill("The two")
    expect(ann.button("Keep it")).to_be_enabled()
    ann.button("Keep it").click()
    expect(ann.page.get_by_role("list", name="Your armies").get_by_text("The two")).to_be_visible()
    ann.button("As text").click()
    expect(ann.page.get_by_role("dialog").get_by_role("textbox")).to_have_value("Athum Tellur\nSoldier with Hare Boots")
    ann.goto("/setup/skirmish")
    ann.page.get_by_role("button", name=re.compile("Change your army")).click()
    ann.page.get_by_role("dialog").get_by_text("The two").click()
    ann.button("Take it").click()
    ann.button("Open the table").click()
    expect(ann.log).to_contain_text("Athum Tellur, Soldier with Hare Boots")


def test_an_army_is_built_at_the_table(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto(open_skirmish(ann, armies=["build", "crown-50-a"]))
    until_asked(ann, "Which army do you lead")
    ann.page.get_by_label("Begin with").select_option("grave-50-a")
    expect(ann.page.locator("[data-confirm]")).to_be_enabled()
    ann.press(ann.page.locator("[data-confirm]"))
    until_asked(ann, "Where do you|Where do your|What do your")
    expect(ann.log).to_contain_text("Vael the Unburied")


def test_everything_can_be_found(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/units")
    expect(ann.page.get_by_role("status").filter(has_text="8 maps")).to_be_visible()
    ann.page.get_by_role("searchbox").fill("grave-pull")
    ann.page.get_by_role("searchbox").fill("marrow")
    expect(ann.page.get_by_role("heading", name="Osk, Marrow King")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Soldier")).to_have_count(0)


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: pnpm install in client/")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nobody_is_shut_out(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    source = AXE.read_text()
    wrong: dict[str, list[Any]] = {}

    def look(name: str) -> None:
        ann.page.emulate_media(color_scheme="light")
        ann.page.evaluate(source)
        wrong[f"{name}, day"] = violations(ann)
        ann.page.emulate_media(color_scheme="dark")
        wrong[f"{name}, night"] = violations(ann, colours_only=True)

    ann.goto("/units")
    expect(ann.page.get_by_role("heading", name="Osk, Marrow King")).to_be_visible()
    look("units")
    ann.goto("/armies")
    expect(ann.button("Add Soldier, 9 points")).to_be_visible()
    look("armies")
    ann.goto("/setup/skirmish")
    expect(ann.page.get_by_label("The Ford")).to_be_checked()
    look("set-up")
    begin(ann)
    look("board")
    ann.press(leader(ann))
    expect(ann.page.locator("[data-option^='move-']")).to_be_visible()
    look("act")
    assert not any(wrong.values()), "\n".join(report(wrong))

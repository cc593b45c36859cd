"""Skirmish in the middle of a fight: a push by keys and by hand, answers once for all, a recruit, two fingers."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from bench.attacks.battles import battle_record
from playwright.sync_api import expect

from fracas.core.asked import Asked
from tests.browser.conftest import Newcomer
from tests.browser.person import ASKED, Person
from tests.browser.positions import record_until, records_until, take_up
from tests.browser.test_skirmish import begin, inch, leader, middle

HEAVY_AND_LIGHT = {"armies": ["cinder-50-b", "crown-50-a"]}
GRAVE = {"armies": ["grave-50-b", "crown-50-a"]}


def may_push(asked: Asked) -> bool:
    return asked.ask == "act" and any(option.token.startswith("push-brokka") for option in asked.options)


@pytest.fixture(scope="module")
def beside_a_peasant() -> list[str]:
    """Games in which Brokka may push somebody."""
    return list(islice(records_until("skirmish", may_push, HEAVY_AND_LIGHT), 5))


def asked_back(asked: Asked) -> bool:
    return asked.ask == "back"


def may_recruit(asked: Asked) -> bool:
    return asked.ask == "act" and any(option.token.endswith("-recruit") for option in asked.options)


def pushes(ann: Person, records: list[str]) -> str:
    """A push that has succeeded: which way? The thing that is pushed."""
    for record in records:
        ann.goto(take_up(ann, record, ["random"]))
        assert ann.until_asked()
        ann.press(leader(ann))
        button = ann.page.locator("[data-option^='push-brokka']").first
        token = button.get_attribute("data-option") or ""
        ann.press(button)
        expect(ann.log).to_contain_text(re.compile("tries to push.*: a (hit|miss)", re.DOTALL))
        assert ann.until_asked()
        if "pushed" in ann.prompt.inner_text():
            return f"unit:{token.rpartition('-')[2]}"
    raise AssertionError("no push succeeds")


def test_a_push_is_straight_away_with_one_key(newcomer: Newcomer, beside_a_peasant: list[str]) -> None:
    """skirmish.push: how far is told before it is asked which way; Enter is straight away."""
    ann = newcomer("Ann")
    pushes(ann, beside_a_peasant)
    expect(ann.prompt).to_contain_text(re.compile(r'pushed [123]"\?'))
    expect(ann.log).to_contain_text(re.compile(r'the push goes [123]"'))
    expect(ann.page.get_by_test_id("tried")).to_contain_text("Pushed")
    ann.page.keyboard.press("Enter")
    expect(ann.log).to_contain_text(re.compile(r"is pushed [\d.]+"))


def test_who_is_pushed_is_dragged(newcomer: Newcomer, beside_a_peasant: list[str]) -> None:
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


def test_who_is_pushed_may_be_left_there(newcomer: Newcomer, beside_a_peasant: list[str]) -> None:
    ann = newcomer("Ann")
    pushes(ann, beside_a_peasant)
    ann.press(ann.button("Leave it there"))
    expect(ann.prompt).not_to_contain_text("pushed")
    expect(ann.log).not_to_contain_text("is pushed")


def test_who_always_attacks_back_is_not_asked_again(newcomer: Newcomer) -> None:
    """skirmish.attack.back, table.pass: yes, once for all; until one wants to be asked again."""
    ann = newcomer("Ann")
    ann.goto(take_up(ann, record_until("skirmish", asked_back, GRAVE), ["random"]))
    expect(ann.prompt).to_contain_text("Attack back?")
    ann.press(ann.button("Always attack back"))
    expect(ann.log).to_contain_text("strikes back at")
    standing = ann.page.get_by_role("group", name="What you are not asked")
    expect(standing).to_contain_text("You say yes without being asked")
    ann.press(ann.button("Ask me again: attacking back"))
    expect(standing).to_have_count(0)


@pytest.mark.parametrize("key", ["1", "2"])
def test_one_key_answers_whether_to_attack_back(newcomer: Newcomer, key: str) -> None:
    """skirmish.attack.back: the first key is the usual answer."""
    ann = newcomer("Ann")
    ann.goto(take_up(ann, record_until("skirmish", asked_back, GRAVE), ["random"]))
    expect(ann.prompt).to_contain_text("Attack back?")
    struck = ann.log.get_by_text("strikes back at")
    before = struck.count()
    ann.page.keyboard.press(key)
    expect(ann.prompt).not_to_contain_text("Attack back?")
    ann.until_asked()  # by then the log has told what came of it
    expect(struck).to_have_count(before + (key == "1"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_recruit_is_chosen_by_its_price_and_comes_by_a_stone(newcomer: Newcomer, phone: bool) -> None:
    """skirmish.hero.recruit: which, with what, and where."""
    ann = newcomer("Ann", phone=phone)
    ann.goto(take_up(ann, record_until("skirmish", may_recruit, GRAVE), ["random"]))
    assert ann.until_asked()
    ann.press(leader(ann))
    ann.press(ann.page.locator("[data-option$='-recruit']"))
    husk = ann.page.locator(f"{ASKED} [data-option]", has_text="Husk")
    expect(husk).to_contain_text("8 energy: Atk 1")
    ann.press(husk)
    nothing = ann.page.locator(f"{ASKED} [data-option]", has_text="Nothing")
    where = ann.prompt.filter(has_text="Where does the new Husk stand?")
    nothing.or_(where).first.wait_for()
    if nothing.count() > 0:
        ann.press(nothing)
    where.wait_for()
    ann.press(ann.page.locator("[data-confirm]:enabled"))
    expect(ann.log).to_contain_text(re.compile(r"Your Husk \d? ?comes on \w+ for 8 energy"))


def test_in_the_largest_battles_a_click_chooses_whose_acts_are_listed(newcomer: Newcomer) -> None:
    """skirmish.activate.order: sixty archers have more acts than are listed; a click is enough to see those of one."""
    ann = newcomer("Ann")
    ann.goto(take_up(ann, battle_record(60), ["random"]))
    assert ann.until_asked()
    deeds = ann.page.locator("[data-option^='shoot-']")
    expect(deeds).to_have_count(0)
    for unit in (2, 4):  # Ann's are the even ones, and her leader is the first
        ann.press(ann.page.locator(f"[data-touch='unit:{unit}']").first)
        expect(ann.page.locator(f"[data-option='move-longbow-{unit}']")).to_have_count(1)
        expect(deeds.first).to_be_attached()
    ann.press(ann.page.locator("[data-option='march-longbow-4']"))
    expect(ann.prompt).to_contain_text("Where does")


def test_two_fingers_zoom_the_table_and_not_the_page(newcomer: Newcomer, beside_a_peasant: list[str]) -> None:
    ann = newcomer("Ann", phone=True)
    ann.goto(take_up(ann, beside_a_peasant[0], ["random"]))
    assert ann.until_asked()
    field = ann.page.locator(".scroller")
    expect(field).to_have_attribute("data-zoom", "1.00")
    fingers = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *apart: int) -> None:
        points = [{"x": 200 + side * far / 2, "y": 300, "id": side} for far in apart for side in (-1, 1)]
        spots = [{**point, "id": number} for number, point in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", 60)
    for apart in (80, 120, 150):
        touch("touchMove", apart)
    touch("touchEnd")
    expect(field).to_have_attribute("data-zoom", "2.50")
    assert ann.page.evaluate("visualViewport.scale") == 1
    expect(ann.prompt).to_contain_text("What do your units do")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_moves_may_be_pointed_at_another_unit(newcomer: Newcomer, phone: bool) -> None:
    """skirmish.move: as near to them as can be. On a phone, the others are never far from a finger."""
    ann = newcomer("Ann", phone=phone)
    begin(ann)
    ann.press(leader(ann))
    ann.press(ann.page.locator("[data-option^='move-']"))
    expect(ann.prompt).to_contain_text("Where does your Vael the Unburied go")
    tried = ann.page.get_by_test_id("tried").filter(has_text="The nearest place:")
    other = ann.page.locator(".cells [aria-label*='Bone Guard']").first
    middle(other)  # once it has come to rest; then measured and pointed at in one step, wherever the odds push it
    if phone:
        other.tap(force=True)
    else:
        other.click(force=True)
    expect(tried).to_be_visible()
    ann.press(ann.button("Take the nearest place"))
    expect(ann.log).to_contain_text("Vael the Unburied moves")

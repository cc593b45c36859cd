"""Synergy in the browser: the set-up, a walk by one click, a whole game, its cards, and nobody shut out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_axe import AXE, report, violations
from tests.browser.test_phone import fits

ME = {"kind": "me"}
EASY = {"kind": "bot", "bot": "random"}
MOST_ANSWERS = 120


def open_synergy(person: Person, **settings: Any) -> str:
    body = {"game": "synergy", "seats": [ME, EASY], "settings": settings, "private": True}
    opened = person.send("POST", "/api/tables", body)
    return f"/table/{opened['table']['id']}"


def begin(person: Person, **settings: Any) -> None:
    """A table at which the set-up is done, and it is asked which warrior acts; with only one, what it does."""
    person.goto(f"{open_synergy(person, **settings)}?quick")
    until_a_warrior_is_wanted(person)


def until_a_warrior_is_wanted(person: Person) -> None:
    """The other side may have the first turn, and ask for reactions or a trade in it: nobody uses or gives anything."""
    until_asked(person, r"Which warrior is next\?|What does .* do\?")


def until_asked(person: Person, words: str) -> None:
    """Until this is asked; to whatever may be asked before, no is said."""
    wanted = person.prompt.filter(has_text=re.compile(words))
    refusal = person.page.locator(", ".join(f"[data-option='{word}']" for word in ("pass", "refuse", "leave", "no")))
    for _ in range(MOST_ANSWERS):
        wanted.or_(refusal).first.wait_for()
        if wanted.count() > 0:
            return
        button = refusal.first.element_handle()
        person.press(refusal.first)
        button.wait_for_element_state("hidden")  # the next question may be of the same kind, with a button of its own
    raise AssertionError(f"nobody is ever asked: {words}")


def assign_by_clicking(person: Person) -> None:
    """Each card is clicked, and then one of the warriors that are offered under it."""
    things = person.page.locator("[data-heap='-1'] [data-thing]")
    for place in range(things.count()):
        person.press(things.first)
        person.press(person.page.locator(".give button:enabled").nth(place % 3 if place < 6 else 0))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_set_up_by_pointing(newcomer: Newcomer, phone: bool) -> None:
    """synergy.assign, synergy.flag.goal, synergy.place.base, synergy.place.warriors, synergy.place.flag"""
    ann = newcomer("Ann", phone=phone)
    ann.goto(open_synergy(ann))
    expect(ann.prompt).to_contain_text("Which team do you lead?")
    ann.press(ann.page.locator("[data-touch^='team:'][data-lit=true]").first)
    expect(ann.prompt).to_contain_text("Which warrior gets which cards?")
    if phone:
        fits(ann)
    assign_by_clicking(ann)
    expect(ann.page.locator("[data-heap='-1'] [data-thing]")).to_have_count(0)
    ann.press(ann.page.locator("[data-confirm]:enabled"))
    ann.play_until("Where do you put your base?", lambda things: things[0])  # two players have one goal each
    expect(ann.page.get_by_text("Only you know this")).to_be_visible()
    if phone:
        fits(ann)
    ann.press(ann.button("Do it for me"))
    expect(ann.prompt).to_contain_text("stand?")
    ann.press(ann.page.locator(".cells [data-touch^='square:'][data-lit=true]").first)
    ann.press(ann.button("Set up everything for me"))
    until_a_warrior_is_wanted(ann)


def test_cards_are_assigned_by_keyboard(newcomer: Newcomer) -> None:
    """synergy.assign: a number gives the card in focus to that warrior, Enter settles."""
    ann = newcomer("Ann")
    ann.goto(open_synergy(ann))
    ann.page.locator("[data-touch^='team:'][data-lit=true]").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Which warrior gets which cards?")
    for place in range(9):
        ann.page.locator("[data-heap='-1'] [data-thing]").first.focus()
        ann.page.keyboard.press(str(place // 3 + 1))
    expect(ann.page.locator("[data-confirm]")).to_be_enabled()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).not_to_contain_text("Which warrior gets which cards?")


def test_a_quick_game_is_one_click(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/")
    ann.box("Synergy").get_by_role("button", name="Quick game", exact=True).click()
    until_a_warrior_is_wanted(ann)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_click_on_a_square_walks_there(newcomer: Newcomer, phone: bool) -> None:
    """synergy.move.basic: a walk is one click on its end; a finger is shown the way first."""
    ann = newcomer("Ann", phone=phone)
    begin(ann)
    for warrior in ann.page.locator(".cells .warrior[data-lit=true]").all():
        ann.press(warrior)
        until_asked(ann, r"do\?")
        expect(ann.page.locator("[data-option]").first).to_be_visible()
        squares = ann.page.locator(".cells .square[data-lit=true]")
        ann.page.wait_for_timeout(0)
        if squares.count() > 0:
            break
        ann.press(ann.button(re.compile("End the turn")))
        expect(ann.prompt).to_contain_text("Which warrior")
    end = squares.last.get_attribute("data-touch")
    ann.point(end or "")
    expect(ann.page.locator(f".cells .warrior[data-square='{(end or '').removeprefix('square:')}']")).to_have_count(1)
    expect(ann.log).to_contain_text("walks to")


def test_nobody_has_to_say_that_there_is_nothing_to_use(newcomer: Newcomer) -> None:
    """synergy.card.secret: among bots, who has nothing to use passes without being asked."""
    ann = newcomer("Ann")
    begin(ann, round_limit=4)
    for _ in range(MOST_ANSWERS):
        if not ann.until_asked():
            break
        now = ann.look()
        assert now.options != ["pass"], now
        ann.answer(lambda things: things[0])


def test_a_phone_has_room_for_every_step(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    ann.goto(open_synergy(ann, alternative_team_powers=True, extra_team_powers=True))
    for words in ("Which team do you lead?", "Which team power do you take?", "Which card do you give"):
        ann.play_until(words)
        fits(ann)


def test_arrow_keys_go_from_square_to_square(newcomer: Newcomer) -> None:
    """As the board is seen, however it is turned."""
    ann = newcomer("Ann")
    begin(ann)
    ann.thing("square:112").focus()
    before = ann.thing("square:112").bounding_box()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        ann.page.keyboard.press(key)
    after = ann.page.locator(".cells :focus").bounding_box()
    assert before is not None and after is not None
    moved = round((after["x"] - before["x"]) / before["width"]), round((after["y"] - before["y"]) / before["height"])
    assert moved == (0, 2)
    ann.page.keyboard.press("PageDown")
    expect(ann.page.locator(".cells [data-lit=true]:focus")).to_have_count(1)


def test_why_something_cannot_be_chosen_is_told_beside_it(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann)
    # Nobody stands on it, and it is too far to be chosen; a base may lie anywhere, in the middle of the board too.
    far = ann.page.locator("[data-touch^='square:'][aria-disabled=true]")
    names = [each.get_attribute("aria-label") or "" for each in far.all()]
    far.nth(next(place for place, name in enumerate(names) if re.fullmatch(r"[a-o]\d+", name))).click(force=True)
    expect(ann.page.get_by_test_id("why-not")).to_be_visible()


def test_a_whole_game_against_the_round_limit(newcomer: Newcomer) -> None:
    """synergy.win.limit; the goals are shown at the end (synergy.flag.goal)."""
    ann = newcomer("Ann")
    begin(ann, warriors=1, round_limit=3)
    for _ in range(MOST_ANSWERS):
        if not ann.until_asked():
            break
        ann.answer(lambda things: things[-1])
    expect(ann.result_bar).to_be_visible()
    how = re.compile("The rounds are over|left to fight on|Both flags are home")
    expect(ann.result.get_by_text(how)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.result_bar.get_by_text(how)).to_be_visible()
    expect(ann.page.get_by_text("Wanted the flag of the")).to_have_count(2)


def test_the_cards_of_a_warrior_can_be_read_in_full(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    begin(ann, open_cards=True)
    ann.page.get_by_role("button", name=re.compile("^Read the cards of")).first.click()
    expect(ann.page.get_by_role("dialog").locator("li").nth(2)).to_be_visible()


def test_settings_that_do_not_go_together_are_greyed(newcomer: Newcomer) -> None:
    """synergy.option.elite-force, synergy.option.four-warriors, synergy.option.outnumbered"""
    ann = newcomer("Ann")
    ann.goto("/setup/synergy")
    ann.page.get_by_label("Elite force").check()
    for name in ("Four warriors", "Outnumbered"):
        expect(ann.page.get_by_label(name, exact=True)).to_be_disabled()
    ann.page.get_by_label("Elite force").uncheck()
    expect(ann.page.get_by_label("Four warriors", exact=True)).to_be_enabled()


def test_every_card_can_be_found(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/powers")
    found = ann.page.get_by_role("status")
    expect(found.filter(has_text="100 cards, 6 teams, 3 boards")).to_be_visible()
    ann.page.get_by_role("searchbox").fill("grenade")
    expect(ann.page.get_by_text("You lob it at a square")).to_be_visible()
    expect(ann.page.get_by_text("Toad Curse", exact=True)).to_have_count(0)
    ann.page.get_by_role("searchbox").fill("")
    ann.page.get_by_label("Category").select_option("magic")
    expect(ann.page.get_by_text("Toad Curse", exact=True)).to_be_visible()


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

    ann.goto("/powers")
    expect(ann.page.get_by_text("Toad Curse", exact=True)).to_be_visible()
    look("powers")
    ann.goto(open_synergy(ann))
    expect(ann.prompt).to_contain_text("Which team do you lead?")
    look("team")
    ann.press(ann.page.locator("[data-touch^='team:'][data-lit=true]").first)
    expect(ann.prompt).to_contain_text("Which warrior gets which cards?")
    look("assign")
    begin(ann)
    look("board")
    ann.press(ann.page.locator(".cells .warrior[data-lit=true]").first)
    until_asked(ann, r"do\?")
    look("act")
    assert not any(wrong.values()), "\n".join(report(wrong))

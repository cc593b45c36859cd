"""Legacy in the browser: whole games by mouse, finger and keyboard, the matrix, and two people at one screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import ASKED, Person
from tests.browser.test_axe import AXE, report, violations
from tests.browser.test_phone import fits

BATTLES = 8
MOST_ANSWERS = 60
SURE = "Do it all the same"
FIRST_GAME = {"beginner": True, "rounds": 1}


def open_legacy(person: Person, *seats: dict[str, str], **settings: Any) -> str:
    body = {"game": "legacy", "seats": list(seats), "settings": settings, "private": True}
    opened = person.send("POST", "/api/tables", body)
    return f"/table/{opened['table']['id']}"


ME = {"kind": "me"}
EASY = {"kind": "bot", "bot": "random"}


def play_legacy(person: Person) -> None:
    """A whole game: what is lit first, and the last of the buttons."""
    for _ in range(MOST_ANSWERS):
        if not person.until_asked():
            return
        now = person.look()
        if "legacy pile, and who fights" in now.prompt:
            for champion in ("knight", "ranger"):
                person.press(person.thing(f"champion:0:{champion}"))
            person.press(person.button("Choose both"))
            expect(person.page.locator(ASKED).filter(has_text="legacy pile, and who")).to_have_count(0)
        else:
            person.answer()
    raise AssertionError("the game does not end")


def final_score(person: Person) -> list[list[int]]:
    """The rows of the table at the end: four sources and the sum."""
    rows = person.page.get_by_role("region", name="Final score").locator("tbody tr, tfoot tr")
    return [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_by_pointing(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.goto(open_legacy(ann, ME, EASY, **FIRST_GAME))
    assert ann.until_asked()
    if phone:
        fits(ann)
    play_legacy(ann)

    expect(ann.result.get_by_role("heading")).to_have_text(re.compile("You (win|lose)"))
    ann.page.keyboard.press("Escape")
    if phone:
        fits(ann)
    *sources, score = final_score(ann)
    assert [sum(row[side] for row in sources) for side in (0, 1)] == score
    assert sum(score) > 0
    ann.press(ann.button("Battles"))
    battles = ann.page.get_by_role("dialog", name="Battles so far")
    expect(battles.locator("tbody tr")).to_have_count(BATTLES)


def test_a_whole_game_by_keyboard(newcomer: Newcomer) -> None:
    """The key of a champion is its power; buttons are numbered; Enter settles."""
    ann = newcomer("Ann")
    ann.goto(open_legacy(ann, ME, EASY, **FIRST_GAME))
    keys = ann.page.keyboard
    for _ in range(MOST_ANSWERS):
        if not ann.until_asked():
            break
        now = ann.look()
        if "legacy pile, and who fights" in now.prompt:
            keys.press("9")
            keys.press("0")
        elif now.options:
            keys.press("1")
        else:
            power = ann.page.locator("[data-touch][data-lit=true]").first.get_attribute("data-key")
            assert power is not None
            keys.press(power)
        settle = ann.look().settle
        if settle:
            keys.press("Enter")  # the focus is on what was picked, and picking it again settles it
            expect(ann.button(settle)).to_have_count(0)
        if ann.button(SURE).count():  # what surely loses is asked again
            ann.button(SURE).press("Enter")
            expect(ann.button(SURE)).to_have_count(0)
    expect(ann.result_bar).to_be_visible()


def test_the_first_game_is_offered_on_the_box(newcomer: Newcomer) -> None:
    stranger = newcomer()
    stranger.goto("/")
    stranger.box("Legacy").get_by_role("button", name="First game?").click()
    expect(stranger.page).to_have_url(re.compile("/table/"))
    assert stranger.until_asked()
    stranger.press(stranger.thing("champion:0:monk"))
    stranger.press(stranger.thing("champion:0:knight"))
    mine = stranger.page.get_by_role("region", name=re.compile("Battle champion of (?!Rusty)")).first
    expect(mine).to_contain_text("Rally")
    expect(mine).not_to_contain_text("Ransom")  # battle abilities do not act


def test_what_if(ann: Person) -> None:
    ann.goto(open_legacy(ann, ME, EASY))
    assert ann.until_asked()
    ann.button("What if?").click()
    matrix = ann.page.get_by_role("dialog", name="What if?")
    expect(matrix.locator("tbody tr")).to_have_count(9)
    matrix.get_by_label("Their pile").select_option(label="Druid")
    mirror = matrix.locator("tbody tr").filter(has=ann.page.get_by_role("button", name=re.compile("Warrior$")))
    expect(mirror).to_contain_text(re.compile("Warrior (wins|ties|loses) against Warrior"))
    matrix.get_by_role("button", name=re.compile("Paladin$")).click()
    expect(matrix).to_be_hidden()
    expect(ann.thing("champion:0:paladin")).to_contain_text("pile")


def test_the_choice_can_be_changed_and_only_it_is_covered(ann: Person) -> None:
    """Two people at one screen: the table stays in sight, what was chosen does not."""
    ann.goto(open_legacy(ann, ME, {"kind": "me", "name": "Bea"}))
    curtain = ann.page.get_by_role("region", name="Pass the screen")
    expect(curtain).to_contain_text("Ann")
    expect(ann.thing("champion:1:knight")).to_be_visible()
    curtain.get_by_role("button", name="I am Ann").click()
    for champion in ("knight", "ranger"):
        ann.thing(f"champion:0:{champion}").click()
    ann.button("Choose both").click()
    expect(curtain).to_contain_text("Bea")
    sides = ann.page.get_by_role("region", name=re.compile("Battle champion of"))
    expect(sides.filter(has_text="Ranger")).to_have_count(0)
    expect(ann.page.locator(".picked")).to_have_count(0)
    curtain.get_by_role("button", name="I am Bea").click()
    expect(ann.page.get_by_role("region", name="Battle champion of Ann")).to_contain_text("Ann has chosen")
    expect(sides.filter(has_text="Ranger")).to_have_count(0)
    for champion in ("druid", "monk"):
        ann.thing(f"champion:1:{champion}").click()
    ann.button("Choose both").click()
    expect(ann.log).to_contain_text(re.compile("lays? the Knight into"))


def test_a_choice_can_be_changed_until_both_are_in(ann: Person, bob: Person) -> None:
    body = {"game": "legacy", "seats": [ME, {"kind": "open"}], "settings": {}, "private": True}
    opened = ann.send("POST", "/api/tables", body)
    bob.join(f"/join/{opened['invites'][0]['code']}")
    for person in (ann, bob):
        person.goto(f"/table/{opened['table']['id']}")
        assert person.until_asked()
    for champion in ("knight", "ranger"):
        ann.thing(f"champion:0:{champion}").click()
    ann.button("Choose both").click()
    expect(bob.page.get_by_role("region", name="Champions of Ann")).to_contain_text("has chosen")
    expect(bob.page.get_by_role("region", name="Battle champion of Ann")).not_to_contain_text("Ranger")
    mine = ann.page.get_by_role("region", name="Battle champion of Ann")
    expect(mine).to_contain_text("Face down until both have chosen")
    mine.get_by_role("button", name="Change").click()
    assert ann.until_asked()
    for champion in ("monk", "wizard"):
        ann.thing(f"champion:0:{champion}").click()
    ann.button("Choose both").click()
    for champion in ("druid", "paladin"):
        bob.thing(f"champion:1:{champion}").click()
    bob.button("Choose both").click()
    expect(bob.log).to_contain_text(re.compile("lays? the Monk into"))


def test_every_card_can_be_found(ann: Person) -> None:
    ann.goto("/champions")
    found = ann.page.get_by_role("status")
    expect(found.filter(has_text="20 champions, 16 locations")).to_be_visible()
    ann.page.get_by_role("searchbox").fill("fatestone")
    expect(ann.page.get_by_role("heading", name="Paladin")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Druid")).to_have_count(0)
    ann.page.get_by_role("searchbox").fill("")
    ann.page.get_by_text("Gnome", exact=True).first.click()
    expect(found.filter(has_text="4 champions, 2 locations")).to_be_visible()


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

    ann.goto("/champions")
    expect(ann.page.get_by_role("heading", name="Druid")).to_be_visible()
    look("cards")
    ann.goto(open_legacy(ann, ME, EASY, rounds=1))
    assert ann.until_asked()
    look("first choice")
    for champion in ("knight", "ranger"):
        ann.press(ann.thing(f"champion:0:{champion}"))
    look("picked")
    ann.press(ann.button("What if?"))
    expect(ann.page.get_by_role("dialog", name="What if?").locator("tbody tr")).to_have_count(9)
    look("matrix")
    ann.page.keyboard.press("Escape")
    ann.press(ann.button("Choose both"))
    assert ann.until_asked()
    ann.play(4)
    assert ann.until_asked()
    look("later")
    play_legacy(ann)
    ann.page.keyboard.press("Escape")
    look("over")
    assert not any(wrong.values()), "\n".join(report(wrong))

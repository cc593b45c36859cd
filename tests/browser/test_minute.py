"""Each game in one minute: pictures that its own board draws, on its rules page and where a table is set up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fracas.core.lesson import minute_of
from fracas.games import REGISTERED, game_named
from tests.browser.conftest import Newcomer
from tests.browser.test_axe import AXE, report, violations
from tests.browser.test_home import MOST, SHIFTS

TAUGHT = [name for name, game in REGISTERED.items() if minute_of(game)]
IN_FRAME = """(frame) => {
  const around = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('.ring')].every((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return around.left <= x && x <= around.right && around.top <= y && y <= around.bottom;
  });
}"""
"""Is the middle of all that is ringed to be seen?"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_begin_with_pictures(newcomer: Newcomer, game: str, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.page.add_init_script(f"({SHIFTS})()")
    ann.goto(f"/rules/{game}")
    minute = ann.page.get_by_test_id("minute")
    expect(minute).to_have_attribute("open", "")
    pictures = minute.get_by_test_id("picture")
    told = minute_of(game_named(game))
    expect(pictures).to_have_count(len(told))
    for place, picture in enumerate(told):
        shown = pictures.nth(place)
        shown.scroll_into_view_if_needed()
        expect(shown).to_have_attribute("data-drawn", "true")
        expect(shown).to_have_role("img")
        expect(shown).to_have_accessible_name(picture.shows)
        expect(minute.get_by_text(picture.caption)).to_be_attached()
        assert shown.evaluate(IN_FRAME), picture.caption
    assert ann.page.evaluate("() => window.shifted") < MOST
    if AXE.is_file():
        ann.page.evaluate(AXE.read_text())
        wrong = {"day": violations(ann)}
        ann.page.emulate_media(color_scheme="dark")
        wrong["night"] = violations(ann, colours_only=True)
        assert not any(wrong.values()), "\n".join(report(wrong))


def test_nothing_in_a_picture_can_be_reached(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/rules/figures")
    expect(ann.page.get_by_test_id("picture").first).to_have_attribute("data-drawn", "true")
    ann.page.get_by_label("The game in pictures").focus()
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("() => document.activeElement.closest('[data-testid=picture]') === null")
    ann.page.keyboard.press("Shift+Tab")
    expect(ann.page.get_by_label("The game in pictures")).to_be_focused()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_is_set_up_below_the_pictures(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.page.add_init_script(f"({SHIFTS})()")
    ann.goto("/setup/legacy")
    minute = ann.page.get_by_test_id("minute")
    expect(minute.get_by_test_id("picture").first).to_have_attribute("data-drawn", "true")
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_attached()
    assert ann.page.evaluate("() => window.shifted") < MOST


def test_who_has_learned_the_game_finds_it_folded(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/rules/figures")
    minute = ann.page.get_by_test_id("minute")
    expect(minute).to_have_attribute("open", "")
    answer = ann.page.request.put(
        f"{ann.page.url.split('/rules')[0]}/api/me/learned", data={"learned": ["figures.first"]}
    )
    assert answer.ok
    ann.page.reload()
    expect(minute).to_be_visible()
    expect(minute).not_to_have_attribute("open", "")
    minute.get_by_text("In one minute").click()
    expect(minute.get_by_test_id("picture").first).to_have_attribute("data-drawn", "true")

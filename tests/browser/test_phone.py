"""A phone: a small screen and a finger."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Newcomer
from tests.browser.person import Person

TOO_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter((box) => box.getBoundingClientRect().right > 391)
  .map((box) => `${box.tagName} ${box.className?.baseVal ?? box.className}`).slice(0, 5)"""


def fits(person: Person) -> None:
    """Nothing can be scrolled sideways; a browser that is left to itself would shrink a page that is too wide."""
    wide = person.page.evaluate("() => Math.max(document.documentElement.scrollWidth, innerWidth)")
    assert wide <= PHONE[0], (person.page.url, wide, person.page.evaluate(TOO_WIDE))


def test_a_turn_by_tapping(newcomer: Newcomer) -> None:
    ann = newcomer(phone=True)
    ann.goto("/")
    expect(ann.play_now()).to_be_visible()
    fits(ann)
    ann.play_now().tap()
    expect(ann.page).to_have_url(re.compile("/table/"))

    attacks = 0
    for _ in range(30):
        assert ann.until_asked()
        fits(ann)
        expect(ann.prompt).to_be_in_viewport(ratio=1)
        if attacks == 2:
            break
        attacks += " attacks?" in ann.look().prompt
        ann.answer()
    assert attacks == 2, "a whole turn, and the next begins"
    expect(ann.log).to_contain_text("plays")


def test_the_menu_and_every_page_fit(newcomer: Newcomer) -> None:
    ann = newcomer("A name of twenty-four xx", phone=True)
    ann.goto("/")
    for name in ("My games", "Watch", "Replays", "Rules"):
        ann.button("Menu").tap()
        ann.page.get_by_role("navigation", name="Main").get_by_role("link", name=name, exact=True).tap()
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text(name)
        expect(ann.button("Menu")).to_be_visible()
        fits(ann)
    for path in ("/setup/figures", "/cards", "/join", "/about", "/nowhere"):
        ann.goto(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        fits(ann)

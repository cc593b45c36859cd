"""Nobody gives the game away by one click, and what wins is seen on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fracas.games.synergy.numbers import TAKE
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.positions import take_up
from tests.games.synergy.test_goal import at_table
from tests.kit.synergy import Table, row


def asked_for_the_flag() -> str:
    """A record that ends where the first seat is asked for its own flag."""
    table = Table()
    table.put(0, 5, 6, "flag-orcs", "grenade")
    table.put(1, 5, 5, "flag-goths").begins()
    session = at_table(table)
    session.answer(1, TAKE)
    session.answer(1, row("flag-orcs"))
    assert session.questions[0].ask == "trade"
    return session.record().text()


def take_the_seat(person: Person) -> None:
    person.goto(take_up(person, asked_for_the_flag(), ["random"]))
    expect(person.prompt).to_contain_text("for the flag of the Orcs, and gives nothing for it")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_flag_is_not_given_away_by_one_click(newcomer: Newcomer, phone: bool) -> None:
    """synergy.gadget.trade"""
    ann = newcomer("Ann", phone=phone)
    take_the_seat(ann)
    goods = ann.page.get_by_test_id("goods")
    expect(goods).to_have_text(re.compile(r"You give\s*Flag of the Orcs\s*You get\s*nothing"))
    expect(ann.page.locator("[data-option]").first).to_have_text("Refuse")
    again, warning = ann.button("Think again"), ann.page.get_by_test_id("warning")
    ann.press(ann.page.locator("[data-option=agree]"))
    expect(warning).to_contain_text("You need it to win.")
    expect(again).to_be_focused()
    ann.press(again)
    expect(warning).to_be_hidden()
    expect(ann.page.locator("[data-option=agree]")).to_be_focused()
    ann.press(ann.page.locator("[data-option=agree]"))
    ann.press(ann.button("Do it all the same"))
    expect(ann.log).to_contain_text("gets the flag of the Orcs from")


def test_a_key_does_not_give_it_away_either(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    take_the_seat(ann)
    key = ann.page.locator("[data-option=agree]").get_attribute("data-key")
    assert key is not None
    ann.page.keyboard.press(key)
    expect(ann.page.get_by_test_id("warning")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("warning")).to_be_hidden()
    expect(ann.page.locator("[data-option=agree]")).to_be_visible()


def test_squares_that_win_say_so_and_home_is_named(newcomer: Newcomer) -> None:
    """synergy.win.flags: home is the base and what shares a side with it."""
    table = Table()
    table.put(0, 1, 0, "flag-orcs")
    table.put(0, 1, 1, "flag-goths", "grenade").begins()
    ann = newcomer("Ann")
    ann.goto(take_up(ann, at_table(table).record().text(), ["random"]))
    expect(ann.thing("square:15")).to_have_attribute("aria-label", re.compile("^a2, home"))
    ann.press(ann.page.locator("[data-option=walk]"))
    winning = ann.page.locator(".cells [data-mark=wins]")
    expect(winning).to_have_count(2)
    for square in winning.all():
        assert "wins, can be chosen" in (square.get_attribute("aria-label") or "")
    ann.press(ann.button("Cancel"))  # a walk that was only begun is left again
    expect(ann.prompt).to_contain_text("do?")
    ann.press(ann.page.locator("[data-option=walk]"))
    ann.press(winning.first)
    ann.press(ann.page.locator("[data-option=end][data-mark=wins]"))
    expect(ann.result).to_be_visible()

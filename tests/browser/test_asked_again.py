"""Nobody gives the game away by one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.numbers import TAKE
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.positions import take_up
from tests.kit.synergy import Table, row


def asked_for_the_flag() -> str:
    """A record that ends where the first seat is asked for its own flag."""
    table = Table()
    table.put(0, 5, 6, "flag-orcs", "grenade")
    vlad = table.put(1, 5, 5, "flag-goths")
    table.put(0, 6, 12)
    table.put(1, 8, 2)
    vlad.begins()
    session = Session.new(SYNERGY, players=2, position=SYNERGY.notation.write(table.state), seed=1)
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

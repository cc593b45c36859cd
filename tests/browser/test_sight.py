"""What matters is in sight, at both sizes, and nothing covers it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fracas.games import game_named
from fracas.games.figures.events import DealtForFirst
from tests.browser.conftest import Newcomer
from tests.browser.person import Person, strongest
from tests.browser.positions import SEEDS, take_up

CLEAR = """() => {
  const foot = document.querySelector('.foot').getBoundingClientRect();
  return [...document.querySelectorAll('.own [data-touch]')]
    .every((box) => box.getBoundingClientRect().bottom <= foot.top);
}"""
"""The prompt covers nothing that is our own."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_play_now_is_there_without_scrolling_for_newcomers_and_for_regulars(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.goto("/")
    expect(ann.play_now()).to_be_in_viewport(ratio=1)
    for _ in range(4):
        ann.open_table("me", "random")
    mine = ann.page.get_by_role("link", name=re.compile("Your turn.*against"))
    under_way = ann.page.get_by_role("link", name="4 games under way")
    for _ in range(50):  # the bot goes first there
        ann.page.reload()
        expect(under_way).to_be_visible()
        if mine.count():
            break
    expect(mine).to_be_in_viewport(ratio=1)
    expect(ann.play_now()).to_be_in_viewport(ratio=1)


def test_the_prompt_covers_neither_line_nor_hand(ann: Person) -> None:
    table, _ = ann.open_table("me", "random", armies=["doom-lab", "salt-dogs"])
    ann.goto(table)
    for _ in range(16):
        assert ann.until_asked()
        ann.page.wait_for_function(CLEAR)  # the board makes room once it knows how high the prompt is
        now = ann.look()
        if "which card" in now.prompt:
            ann.thing(now.lit[-1]).click()
            expect(ann.button(re.compile("^Play "))).to_be_visible()
            ann.page.wait_for_function(CLEAR)
            ann.thing(now.lit[-1]).click()
        else:
            ann.answer(strongest)
    assert ann.page.evaluate("() => scrollY") == 0


def test_the_deal_is_one_line_of_the_log(ann: Person) -> None:
    games = (game_named("figures").start(players=2, seed=seed) for seed in SEEDS)
    late = next(game for game in games if sum(isinstance(event, DealtForFirst) for event in game.events) > 1)
    ann.goto(take_up(ann, late.record().text(), ["random"]))
    assert ann.until_asked()
    deal = ann.log.get_by_role("button", name=re.compile(r"\d+ cards are dealt to find who goes first"))
    expect(ann.log.get_by_text(re.compile("(is|are) dealt an? ")).first).to_have_count(0)
    deal.click()
    expect(deal).to_have_attribute("aria-expanded", "true")
    cards = int(deal.inner_text().split()[0])
    expect(ann.log.get_by_text(re.compile("(is|are) dealt an? "))).to_have_count(cards)


def test_any_players_are_marked_and_confirmed(ann: Person) -> None:
    """A Master Plan among six is six marks, not sixty-three buttons."""
    planner = {"id": "planner", "name": "The Planner", "actions": ["masterplan"] * 3}
    army = [["planner", 10], ["zapra", 1], ["tyrannox", 1], ["el-meteoro", 1], ["night-heron", 1]]

    def sit_down() -> None:
        table, _ = ann.open_table("me", *["random"] * 5, cards=[planner], armies=[army, *["random"] * 5])
        ann.goto(table)

    def plans(things: list[str]) -> str:
        return next((card for card in reversed(things) if card[5:6] in "789TJQ"), things[-1])

    marks = ann.page.get_by_role("checkbox")
    sit_down()
    for _ in range(240):
        while not ann.until_asked():
            sit_down()  # beaten before the plan came: chance plays the others
        now = ann.look()
        if "discards their hand" in now.prompt:
            if marks.count() == 6:
                break
            sit_down()  # somebody else was beaten before
            continue
        if "yes" in now.options:
            ann.page.locator("[data-option=yes]").click()
        else:
            ann.answer(plans if "which card" in now.prompt else lambda things: things[0])
    expect(marks).to_have_count(6)
    confirm = ann.page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    ann.page.keyboard.press("1")
    ann.thing("seat:2").click()
    ann.thing("seat:3").click()
    ann.thing("seat:3").click()
    expect(ann.page.get_by_role("checkbox", checked=True)).to_have_count(2)
    confirm.click()
    expect(ann.prompt).not_to_contain_text("discards their hand")
    expect(ann.log).to_contain_text(re.compile(r"You discard [^.]*\.\s*Cog discards ", re.DOTALL))

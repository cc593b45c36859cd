"""What the others did can be looked at once more, and leaves everything as it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer


@pytest.mark.parametrize("game", ["figures", "legacy"])
def test_the_others_turn_is_shown_again(newcomer: Newcomer, game: str) -> None:
    ann = newcomer("Ann")
    table, _ = ann.open_table("me", "random", game=game)
    ann.goto(table)
    again = ann.button("Show again")
    for _ in range(40):
        assert ann.until_asked(), "nothing was ever shown again"
        if again.count() > 0 and ann.log.get_by_text("plays").or_(ann.log.get_by_text("You send")).count() > 1:
            break
        ann.answer()
    before, story = ann.look(), ann.log.inner_text()
    again.click()
    busy = ann.page.locator("[data-testid=table][data-busy=true]")
    busy.wait_for()
    expect(busy).to_have_count(0)
    ann.until_it_looks(before)
    expect(ann.log).to_have_text(story, use_inner_text=True)

    again.click()
    busy.wait_for()
    ann.page.keyboard.press("Escape")  # enough of it
    expect(busy).to_have_count(0)
    ann.until_it_looks(before)


def test_the_last_battle_stays_until_the_next_one(newcomer: Newcomer) -> None:
    """Who fought, the totals, and what came of it."""
    ann = newcomer("Ann")
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    for _ in range(4):
        ann.play_until("Which of your figures attacks?")
        if ann.log.get_by_text("plays").count() > 0:
            break
        ann.answer()
    expect(ann.page.get_by_test_id("last-battle")).to_have_text(
        re.compile(r"^\s*\d+\s*(≥|<)\s*\d+\s*(the attack fails|.*(wounded|captured|armor holds))")
    )

"""One who goes away comes back to the same table: after a reload, in a new tab, and when the server itself was away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.serving import Server


def test_a_reload_changes_nothing(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    ann.play(5)
    assert ann.until_asked()
    before = ann.look()
    told = ann.log.inner_text()
    ann.page.reload()
    assert ann.until_asked()
    ann.until_it_looks(before)
    expect(ann.log).to_have_text(told, use_inner_text=True)
    ann.play(3)


def test_a_closed_tab_is_found_again_under_my_games(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    ann.play(3)
    assert ann.until_asked()
    before = ann.look()
    ann.page.close()

    ann.page = ann.context.new_page()
    ann.goto("/")
    ann.page.get_by_role("link", name="My games").first.click()
    expect(ann.page.get_by_role("region", name="Your turn", exact=True)).to_be_visible()
    ann.page.get_by_role("link", name=re.compile("^Play on: .*, your turn$")).click()
    expect(ann.page).to_have_url(re.compile(table))
    assert ann.until_asked()
    ann.until_it_looks(before)
    ann.play(2)


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_the_server_starts_again_and_play_goes_on(mortal: Server, newcomer: Newcomer, kill: bool) -> None:
    ann = newcomer("Ann", to=mortal)
    ann.guard.expect("WebSocket connection to .* failed")
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    ann.play(4)
    assert ann.until_asked()
    before = ann.look()

    mortal.kill() if kill else mortal.stop()
    offline = ann.page.get_by_role("status").filter(has_text="reconnecting")
    expect(offline).to_be_visible()
    mortal.start()
    expect(offline).to_have_count(0)

    assert ann.until_asked()
    ann.until_it_looks(before)
    ann.play(4)
    assert ann.until_asked()
    expect(ann.log.get_by_text(re.compile(r"^Turn \d+:")).nth(1)).to_be_attached()

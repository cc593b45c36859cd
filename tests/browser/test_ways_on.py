"""Nobody ends up where there is no way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

NOWHERE = ["/nowhere", "/table/nosuchtablenosuchtable", "/replay/nosuchreplaynosuchrepl", "/setup/nosuchgame", "/rules/nosuchgame"]


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is(ann: Person, path: str) -> None:
    ann.guard.expect("status 404|the server responded with a status of 404")
    ann.goto(path)
    way = ann.page.locator("main, #app").first.get_by_role("link", name="To the games")
    expect(way.first).to_be_visible()
    way.first.click()
    expect(ann.play_now()).to_be_visible()


def test_an_invitation_that_was_used(ann: Person, bob: Person, newcomer: Newcomer) -> None:
    _, [invitation] = ann.open_table("me", "open")
    bob.join(invitation)
    late = newcomer("Cy")
    late.guard.expect("/api/join/|the server responded with a status of")
    late.goto(invitation)
    if late.button("Sit down").count():
        late.button("Sit down").click()
    expect(late.page.get_by_role("alert")).to_be_visible()
    expect(late.page.locator("main, #app").first.get_by_role("link", name="To the games").first).to_be_visible()


def test_at_the_end_of_a_game(ann: Person) -> None:
    table, _ = ann.open_table("me", "random", turn_limit=3)
    ann.goto(table)
    ann.play(40)
    expect(ann.result.get_by_role("link", name="To the games")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.result_bar.get_by_role("link", name="Replay")).to_be_visible()

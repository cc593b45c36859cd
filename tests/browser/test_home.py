"""The house door: all games at a glance, and nothing jumps while they come."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fracas.games import REGISTERED
from tests.browser.conftest import DESK, PHONE, Newcomer

SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
MOST = 0.05
"""How much may move, as browsers count it: the share of the screen times how far."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_all_games_are_seen_at_a_glance_and_nothing_jumps(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.page.add_init_script(f"({SHIFTS})()")
    fold = (PHONE if phone else DESK)[1]
    for _ in range(2):  # a newcomer, then somebody with a game under way
        ann.goto("/")
        for game in REGISTERED.values():
            expect(ann.play_now(game.title)).to_be_visible()
            box = ann.box(game.title).bounding_box()
            assert box is not None and box["y"] + box["height"] <= fold, game.title
        expect(ann.page.get_by_role("region", name="More", exact=True)).to_be_visible()
        ann.page.evaluate("() => document.fonts.ready.then(() => undefined)")
        assert ann.page.evaluate("() => window.shifted") < MOST
        ann.open_table("me", "random")


def test_on_a_phone_the_rest_of_a_box_is_folded(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    ann.goto("/")
    box = ann.box("Synergy")
    rules = box.get_by_role("link", name="Read the rules")
    expect(rules).to_be_hidden()
    box.get_by_text("More", exact=True).tap()
    expect(rules).to_be_visible()
    expect(box.get_by_role("button", name="First game?")).to_be_visible()
    expect(box.get_by_role("button", name="Quick game", exact=True)).to_be_visible()

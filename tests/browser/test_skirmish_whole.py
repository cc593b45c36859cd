"""A whole game of skirmish by pointing, and what is told of it afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.general import General
from tests.browser.test_phone import fits
from tests.browser.test_skirmish import begin

MOST = 200
"""Things that somebody does in three rounds, with room to spare."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_by_pointing(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    begin(ann, round_limit=3)
    general = General(ann, touches=phone)
    assert general.play(MOST), general.did
    assert general.did["tap" if phone else "drag"] >= 3, general.did
    assert general.did["end"] >= 2, general.did  # a leader may fall before the last round
    expect(ann.result.get_by_role("heading").first).to_have_text(re.compile("You (win|lose|share)|Draw"))
    ann.page.keyboard.press("Escape")
    expect(ann.log).to_contain_text(re.compile("Round 3 is over|leader falls"))
    if phone:
        fits(ann)
    ann.result_bar.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".world")).to_be_visible()

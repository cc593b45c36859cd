"""Two people at one browser, and a curtain between their hands."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.hidden import Wire, cards_in
from tests.browser.person import ASKED, Person

SCREENS = 8


def curtain(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Pass the screen")


def test_nobody_sees_the_other_hand(ann: Person) -> None:
    wire = Wire(ann)
    ann.goto("/setup/figures")
    ann.page.get_by_label("Who sits here").nth(1).select_option(label="Somebody here with me")
    ann.page.get_by_label("Name", exact=True).fill("Bea")
    ann.button("Open the table").click()
    expect(ann.page).to_have_url(re.compile("/table/"))

    names = ["Ann", "Bea"]
    looked = set[int]()
    for _ in range(SCREENS):
        expect(curtain(ann)).to_be_visible()
        wire.settle()
        assert sorted(wire.hands) == [0, 1] and any(wire.hands.values())
        assert cards_in(ann, [*wire.hands[0], *wire.hands[1]]) == []
        take = curtain(ann).get_by_role("button", name=re.compile("^I am "))
        seat = names.index(take.inner_text().removeprefix("I am "))
        take.click()
        asked_or_covered = ann.page.locator(ASKED).or_(curtain(ann)).first
        asked_or_covered.wait_for()
        while ann.is_asked:
            now = ann.look()
            assert now.hand == set(wire.hands[seat])
            assert cards_in(ann, wire.hands[1 - seat]) == []
            ann.answer()
            wire.settle()  # the question that was answered may still be there
            asked_or_covered.wait_for()
        looked.add(seat)
    assert looked == {0, 1}

"""The network is gone, and nobody is told: one who is offline reads so, with what waits to be sent; the other sees them
away; and what was answered meanwhile arrives when the network is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.kit.cable import Cable


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    with Cable(server.port) as cable:
        yield cable


class Far:
    """Somebody whose browser is at the other end of a cable."""

    def __init__(self, person: Person, cable: Cable) -> None:
        self.person = person
        self.cable = cable

    @property
    def bar(self) -> Locator:
        return self.person.page.get_by_test_id("offline")

    @property
    def unsent(self) -> Locator:
        return self.person.page.get_by_test_id("unsent")


@pytest.fixture
def far(newcomer: Newcomer, cable: Cable) -> Far:
    return Far(newcomer("Bob", to=cable), cable)


def is_asked(person: Person) -> bool:
    return person.is_asked


def presence(person: Person, name: str) -> Locator:
    """What the list of players says about somebody."""
    seat = person.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return seat.locator(".presence")


def test_offline_is_said_and_the_answer_is_sent_later(ann: Person, far: Far) -> None:
    bob, cable = far.person, far.cable
    table, [invitation] = ann.open_table("me", "open")
    bob.join(invitation)
    for person in (ann, bob):
        person.goto(table)
        expect(person.prompt).to_be_visible()
    while not bob.is_asked:  # he may have to wait for her first
        if ann.is_asked:
            ann.answer()
        bob.page.wait_for_timeout(50)
    expect(presence(ann, "Bob")).to_have_text("here")

    cable.cut()
    expect(far.bar).to_be_visible()
    expect(far.unsent).to_have_text("Nothing is waiting to be sent.")
    expect(presence(ann, "Bob")).to_have_text("away")

    chosen = bob.look()
    bob.answer()
    expect(far.unsent).to_contain_text("Waiting to be sent: “")
    assert not is_asked(bob)
    told = ann.log.inner_text()

    far.bar.get_by_role("button", name="Change it").click()
    expect(far.unsent).to_have_text("Nothing is waiting to be sent.")
    assert is_asked(bob)
    bob.until_it_looks(chosen)  # the same is asked again
    bob.answer()
    waits = far.unsent.inner_text()
    assert "“" in waits
    assert ann.log.inner_text() == told, "nothing has arrived"

    cable.mend()
    expect(far.bar).to_have_count(0)
    expect(presence(ann, "Bob")).to_have_text("here")
    expect(ann.log).not_to_have_text(told)
    expect(bob.page.get_by_role("alert")).to_have_count(0)

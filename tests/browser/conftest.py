"""One server and one Chromium for each worker; a fresh browser profile for each person in each test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from tests.browser.guard import Guard
from tests.browser.person import Person
from tests.browser.places import Place, every_place
from tests.browser.serving import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What it may be called. The first has no windows and takes half the processor time."""
PATIENCE = 60_000
"""Milliseconds after which what is not there will not come; machines that run tests are busy."""

DESK = (1440, 900)
PHONE = (390, 844)


class Reached(Protocol):
    """A server, or what leads to one."""

    @property
    def url(self) -> str: ...


class Newcomer(Protocol):
    """Brings a new person: with which name, to which server, at which screen, whether things move there, and with
    whose cookies."""

    def __call__(
        self,
        name: str = "",
        *,
        to: Reached = ...,
        phone: bool = False,
        moving: bool = False,
        known: StorageState | None = None,
    ) -> Person: ...


# Not for the whole session: while Playwright is there, an event loop runs, and others could not start theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, as Debian has it."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        pytest.skip("there is no Chromium; on Debian: apt install chromium-headless-shell")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that can share it."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
    assert server.errors == ""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed. A test names it before those who come, who then leave before it ends."""
    with Server(tmp_path) as server:
        yield server


@contextmanager
def arrivals(browser: Browser, server: Server) -> Iterator[Newcomer]:
    """Makes people, each with a browser profile of their own. Nothing may go wrong in any of them."""
    people: list[Person] = []

    def come(
        name: str = "",
        *,
        to: Reached = server,
        phone: bool = False,
        moving: bool = False,
        known: StorageState | None = None,
    ) -> Person:
        wide, high = PHONE if phone else DESK
        context = browser.new_context(
            base_url=to.url,
            viewport={"width": wide, "height": high},
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="no-preference" if moving else "reduce",
            locale="en-GB",
            storage_state=known,
        )
        context.set_default_timeout(PATIENCE)
        person = Person(context, Guard(context, to.url), touches=phone)
        people.append(person)
        if name:
            person.rename(name)
        return person

    yield come
    for person in people:
        person.context.close()
    for person in people:
        assert person.guard.wrong == []


@pytest.fixture
def newcomer(browser: Browser, server: Server) -> Iterator[Newcomer]:
    """Brings people."""
    with arrivals(browser, server) as newcomer:
        yield newcomer


class Tour(NamedTuple):
    """All pages, and the cookies of somebody who has been to them."""

    places: list[Place]
    known: StorageState


@pytest.fixture(scope="package")
def tour(browser: Browser, server: Server) -> Tour:
    """Somebody has played here before, so that no page is empty."""
    with arrivals(browser, server) as newcomer:
        ann = newcomer("Ann")
        return Tour(every_place(ann), ann.context.storage_state())


@pytest.fixture
def ann(newcomer: Newcomer) -> Person:
    return newcomer("Ann")


@pytest.fixture
def bob(newcomer: Newcomer) -> Person:
    return newcomer("Bob")

"""Somebody at a browser, who clicks on what is lit."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.guard import Guard
from tests.browser.serving import PATIENCE

RETRIES = 3
"""A server closes lines that nobody uses; who writes on one at that very moment writes again."""
ASKED = "section[aria-label='What to do now'].asks"
OVER = "[data-testid=result-bar]"
END = "dialog[open]:has(:text('Watch the replay'))"
SETTLED = """() => new Promise((done) => {
  let left = 8;
  const next = () => (left-- ? requestAnimationFrame(next) : done());
  next();
})"""
"""A few frames later: what moves, moves on."""
LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((box) => box.getClientRects().length > 0);
  const name = (box) => {
    if (box.ariaLabel) return box.ariaLabel;
    const read = box.cloneNode(true);
    for (const silent of read.querySelectorAll('[aria-hidden=true]')) silent.remove();
    return read.textContent.trim();
  };
  return {
    prompt: document.querySelector('[data-testid=prompt]')?.textContent.trim() ?? '',
    lit: all('[data-touch][data-lit=true]').map((box) => box.dataset.touch),
    options: all('[data-option]').map((box) => box.dataset.option),
    settle: all('[aria-label="What to do now"] [data-confirm]:not(:disabled)').map(name)[0] ?? '',
    figures: Object.fromEntries(all('[data-touch^="figure:"]').map((box) => [box.dataset.touch, name(box)])),
    cards: Object.fromEntries(all('[data-touch^="card:"]').map((box) => [box.dataset.touch, name(box)])),
  };
}"""


ODDS = re.compile(r", (It |The other player has no card|wins the battle |holds ).*$")
"""The end of a name that tells how it may come out."""


class Sight(NamedTuple):
    """What somebody sees of a table. All of it together is what a reload may not change."""

    prompt: str
    lit: list[str]
    """What can be clicked on the board."""
    options: list[str]
    """What can be clicked below it."""
    settle: str
    """The button that settles what was picked; empty if there is none."""
    figures: dict[str, str]
    """Each figure with its name, which says how it stands."""
    cards: dict[str, str]
    """One's own cards, each with its name, which says what it would come to."""

    @property
    def hand(self) -> set[str]:
        """One's own cards, as two letters each."""
        return {thing.removeprefix("card:") for thing in self.cards}


def without_odds(names: dict[str, str]) -> dict[str, str]:
    """The names of things as they are before the server has counted the odds, which comes a moment later."""
    return {thing: ODDS.sub("", name) for thing, name in names.items()}


Choose = Callable[[list[str]], str]
"""Takes one of several things that can be clicked."""


def first(things: list[str]) -> str:
    """The weakest card, the first figure."""
    return things[0]


def strongest(things: list[str]) -> str:
    """The strongest card (hands are sorted), the first of anything else."""
    return things[-1] if things[0].startswith("card:") else things[0]


class Person:
    """A browser profile with one page."""

    def __init__(self, context: BrowserContext, guard: Guard, *, touches: bool = False) -> None:
        self.context = context
        self.guard = guard
        self.page: Page = context.new_page()
        self._touches = touches

    # -- over HTTP, with the cookie of this browser: what a test does not want to click for

    def send(self, method: str, path: str, body: Any = None) -> Any:
        response = self.context.request.fetch(path, method=method, data=body, max_retries=RETRIES)
        assert response.ok, (path, response.status, response.text())
        return response.json()

    def rename(self, name: str) -> None:
        assert self.send("PUT", "/api/me", {"name": name})["name"] == name

    def open_table(
        self,
        *seats: str,
        private: bool = True,
        watchable: bool = True,
        game: str = "figures",
        terms: dict[str, Any] | None = None,
        **options: Any,
    ) -> tuple[str, list[str]]:
        """A new table (``me``, ``open``, or the name of a bot for each seat): its address, and those of its seats.
        ``terms`` are its clock and whether there is help."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": wishes, "settings": options, "private": private, "watchable": watchable}
        body |= terms or {}
        opened = self.send("POST", "/api/tables", body)
        return f"/table/{opened['table']['id']}", [f"/join/{invite['code']}" for invite in opened["invites"]]

    def join(self, invitation: str) -> None:
        """Sit down where ``invitation`` leads."""
        self.send("POST", f"/api{invitation}")

    # -- looking

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def box(self, game: str) -> Locator:
        """A game on the shelf of the home page, by its title."""
        return self.page.get_by_role("article", name=game, exact=True)

    def play_now(self, game: str = "Figures") -> Locator:
        """The button on the box of a game."""
        return self.box(game).get_by_role("button", name="Play now", exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log", exact=True)

    @property
    def result(self) -> Locator:
        """What is shown to the one who sees a game end."""
        return self.page.locator(END)

    @property
    def result_bar(self) -> Locator:
        """What a finished table says."""
        return self.page.locator(OVER)

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def thing(self, name: str) -> Locator:
        """Something on the board: ``figure:3``, ``card:QH``."""
        return self.page.locator(f"[data-touch='{name}']")

    def look(self) -> Sight:
        seen = Sight(**self.page.evaluate(LOOK))
        return seen._replace(figures=without_odds(seen.figures), cards=without_odds(seen.cards))

    def until_it_looks(self, so: Sight) -> None:
        """Wait until all that is seen of the table is ``so``: what comes late, like odds or a whole view, has come."""
        end = time.monotonic() + PATIENCE
        while (now := self.look()) != so and time.monotonic() < end:
            self.page.evaluate(SETTLED)
        assert now == so

    def until_it_looks_otherwise(self, before: Sight) -> None:
        end = time.monotonic() + PATIENCE
        while self.look() == before:
            assert time.monotonic() < end, f"nothing comes of the answer: {before}"
            self.page.evaluate(SETTLED)

    def until_asked(self) -> bool:
        """Wait until there is something to choose; or the game is over, and there is not."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for()
        return self.result_bar.count() == 0

    # -- playing

    def press(self, place: Locator) -> None:
        """With the mouse or with a finger."""
        if self._touches:
            place.tap()
        else:
            place.click()

    def point(self, thing: str) -> None:
        """At something on the board. Where a finger's first tap only shows what comes of it, the second does it."""
        place = self.thing(thing)
        self.press(place.first)
        if self._touches and place.and_(self.page.locator("[data-armed]")).count() > 0:
            self.press(place.first)

    def answer(self, choose: Choose = first) -> None:
        """Click on an option or on a lit thing, and settle it where that is asked."""
        now = self.look()
        if now.options:
            self.press(self.page.locator(f"[data-option='{choose(now.options)}']").first)
        elif not now.settle:
            assert now.lit, f"nothing can be clicked: {now}"
            self.point(choose(now.lit))
        settle = self.look().settle
        if settle:
            self.press(self.page.locator(ASKED).get_by_role("button", name=settle, exact=True))

    def play(self, answers: int, choose: Choose = first) -> None:
        """Give so many answers, unless the game is over before."""
        for _ in range(answers):
            if not self.until_asked():
                return
            self.answer(choose)

    def play_until(self, words: str, choose: Choose = first) -> None:
        """Play until something is asked in these words."""
        for _ in range(60):
            assert self.until_asked(), f"the game was over before anybody was asked: {words}"
            if words in self.look().prompt:
                return
            self.answer(choose)
        raise AssertionError(f"nobody was asked: {words}")


def sit_down(ann: Person, bob: Person, **options: Any) -> None:
    """A table for two, each at their own browser."""
    table, [invitation] = ann.open_table("me", "open", **options)
    bob.join(invitation)
    for person in (ann, bob):
        person.goto(table)
        expect(person.prompt).to_be_visible()


def who_is_asked(people: Sequence[Person]) -> Person:
    """Wait until one of them has something to choose."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for person in people:
            try:
                person.page.locator(ASKED).wait_for(timeout=100)
                return person
            except PlaywrightTimeout:
                continue
    raise AssertionError("nobody is asked anything")


def play_together(people: Sequence[Person], answers: int, choose: Choose = first) -> None:
    """So many answers by the one who is asked; each is seen to have been given before the next."""
    for _ in range(answers):
        person = who_is_asked(people)
        before = person.look()
        person.answer(choose)
        person.until_it_looks_otherwise(before)

"""What is asked is read where the eyes are, and never covers the hand; with what each choice is worth."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fitting import SIZES
from tests.browser.person import SETTLED, Person
from tests.browser.positions import record_until, take_up

UPRIGHT = [(wide, high) for wide, high in SIZES if high > 320]
"""On the lowest screens there is no room for a line of figures, a hand and a question at once."""
COVERED = """() => {
  const prompt = document.querySelector('[aria-label="What to do now"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-hand], [data-hand] [data-touch]')]
    .map((box) => box.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > prompt.top + 1 && top < prompt.bottom - 1)
    .map(({ top, bottom }) => [top, bottom, prompt.top]);
}"""
TURNS = 3
LARGE = """() => parseFloat(getComputedStyle(document.querySelector('[data-testid=prompt]')).fontSize)"""


def covered(person: Person) -> Any:
    """What of the hand lies below the question, once all has been scrolled that will be: a few frames later, or on a
    busy machine some more."""
    for _ in range(20):
        person.page.evaluate(SETTLED)
        found = person.page.evaluate(COVERED)
        if found == []:
            break
    return found


def begin(person: Person, game: str, **settings: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    body = {"game": game, "seats": seats, "settings": settings, "private": True}
    person.goto(f"/table/{person.send('POST', '/api/tables', body)['table']['id']}")


@pytest.mark.parametrize("size", UPRIGHT, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_hand_lies_open_while_a_card_is_asked_for(ann: Person, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(ann, "figures")
    for words in ("attacks?", "which card"):
        ann.play_until(words)
        assert covered(ann) == [], words
        assert ann.page.evaluate(LARGE) >= 17
        ann.answer()
    begin(ann, "legacy")
    assert ann.until_asked()
    assert covered(ann) == []


GROW = """() => {
  const more = document.createElement('div');
  more.style.height = '60px';
  document.querySelector('[data-hand]').before(more);
}"""

GROW_PROMPT = """() => {
  document.querySelector('[aria-label="What to do now"]').style.minHeight = '200px';
}"""


def test_the_hand_lies_open_again_when_the_board_grows(ann: Person) -> None:
    """The odds come later than the question, over a slow line much later."""
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    begin(ann, "figures")
    ann.play_until("attacks?")
    assert covered(ann) == []
    ann.page.evaluate(GROW)
    assert covered(ann) == []
    ann.page.mouse.move(300, 300)
    ann.page.mouse.wheel(0, -2000)  # anybody who scrolls is left where they are
    ann.page.wait_for_function("() => scrollY === 0")
    for growing in (GROW, GROW_PROMPT):
        ann.page.evaluate(growing)
        ann.page.evaluate(SETTLED)
        assert ann.page.evaluate("() => scrollY") == 0


OVER = "() => document.documentElement.scrollHeight - innerHeight"


def test_the_question_stands_once_and_nothing_is_below_it(ann: Person) -> None:
    """At a desk the two games of cards fill the screen above the bar: nothing scrolls when the question changes."""
    for game in ("figures", "legacy", "synergy", "skirmish"):
        begin(ann, game)
        assert ann.until_asked()
        if game in ("figures", "legacy"):
            assert ann.page.evaluate(OVER) <= 2, game
        asked = ann.prompt.inner_text().removesuffix("rule").strip()
        expect(ann.page.get_by_test_id("table").get_by_text(asked)).to_have_count(1)


BAR = """() => {
  const { top, height } = document.querySelector('[aria-label="What to do now"]').getBoundingClientRect();
  const field = document.querySelector('[data-field]').getBoundingClientRect();
  return { top: Math.round(top), height: Math.round(height), field: Math.round(field.bottom) };
}"""
END = "[data-option=end]"


@pytest.mark.parametrize("game", ["synergy", "skirmish"])
def test_the_bar_is_steady_and_covers_no_map(ann: Person, game: str) -> None:
    """No matter who acts, and what may be done: the bar is as high, and what ends the turn stands at the same spot."""
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.goto(take_up(ann, record_until(game, lambda asked: asked.ask == "act", {}), ["random"]))
    bars: list[float] = []
    ends: list[tuple[int, int]] = []
    while len(ends) < TURNS:
        assert ann.until_asked()
        if ann.page.locator(END).count() == 0:
            ann.answer()
            continue
        ann.page.evaluate(SETTLED)
        bar, end = ann.page.evaluate(BAR), ann.page.locator(END).bounding_box()
        assert end is not None and bar["field"] <= bar["top"] + 1
        bars.append(bar["height"])
        ends.append((round(end["x"] + end["width"]), round(end["y"])))
        ann.answer(lambda _: "end")
    assert len(set(bars)) == len(set(ends)) == 1, (bars, ends)


def test_figures_have_their_odds_while_one_is_chosen(ann: Person) -> None:
    begin(ann, "figures")
    seen = set()
    for _ in range(30):
        assert ann.until_asked()
        words = re.search("(attacks|defends)\\?", ann.look().prompt)
        if words:
            odds = ann.page.locator("[data-touch^='figure:'][data-lit=true]").get_by_test_id("odds")
            expect(odds.first).to_have_text(re.compile(r"^(wins the battle|holds) \d+(–\d+)?\s%$"))
            expect(odds).to_have_count(len(ann.look().lit))
            seen.add(words[1])
        if seen == {"attacks", "defends"}:
            return
        ann.answer()
    raise AssertionError(f"not everything was asked: {seen}")


def test_choosing_an_army_tells_what_each_figure_can_do(ann: Person) -> None:
    begin(ann, "figures", armies=["choose", "random"])
    assert ann.until_asked()
    options = ann.page.get_by_role("group", name="Options")
    expect(options).to_contain_text("Captain Barnacle 5: Explosion / Sneak / Luck")
    ann.page.locator("[data-option=OWN]").click()
    expect(ann.prompt).to_contain_text("15 of 15 points are left.")
    ann.answer()
    ann.page.locator("[data-option='4']").click()
    expect(ann.prompt).to_contain_text("11 of 15 points are left.")

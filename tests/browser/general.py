"""Somebody who plays skirmish by pointing alone: at units, at enemies, at the ground, and at what the prompt offers."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Error

from tests.browser.person import ASKED, Person

IN_VAIN = 6
"""So often in a row nothing can be done, until the table must be stuck."""
TRIES = 3
"""So often a unit is picked up in a turn: it may move, march and strike."""
SOON = 10_000
"""Milliseconds after which something that was there a moment ago is taken for gone."""
STEP = 2.5
"""Inches towards the nearest enemy."""
TURNED = (0, 20, -20, 40, -40, 60, -60, 90, -90)
"""Degrees away from there, where something lies in the way."""
LOOK = """() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.getClientRects().length > 0);
  const unit = (each) => {
    const box = each.getBoundingClientRect();
    return {thing: each.dataset.touch, mine: /, yours\\b/.test(each.ariaLabel), lit: each.dataset.lit === 'true',
            able: /can still/.test(each.ariaLabel), x: box.x + box.width / 2, y: box.y + box.height / 2};
  };
  const world = document.querySelector('.world')?.getBoundingClientRect();
  return {
    prompt: document.querySelector('[data-testid=prompt]')?.textContent.trim() ?? '',
    units: shown(".cells [data-touch^='unit:']").map(unit),
    options: shown('[data-option]').filter((each) => !each.disabled).map((each) => each.dataset.option),
    inch: world ? (world.width / (20 * 50 + 2 * 40)) * 50 : 0,
  };
}"""
GROUND = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return Boolean(found?.closest('.world')) && !found.closest('[data-touch]');
}"""


class Seen(NamedTuple):
    """A unit on the screen."""

    thing: str
    mine: bool
    lit: bool
    able: bool
    """It can still do something in this turn."""
    x: float
    y: float


class General:
    """Strikes where somebody can be struck, else goes towards the nearest enemy: by dragging and by clicking in turn,
    and with a finger by pointing and confirming."""

    def __init__(self, person: Person, *, touches: bool, after: Callable[[str], None] = lambda _: None) -> None:
        """``after`` is told what was done, each time."""
        self.person = person
        self.did: Counter[str] = Counter()
        self._touches = touches
        self._after = after
        self._tries: Counter[str] = Counter()

    def play(self, answers: int) -> bool:
        """Do so many things at most; is the game over?"""
        self.person.page.set_default_timeout(SOON)
        in_vain = 0
        for _ in range(answers):
            if not self.person.until_asked():
                return True
            try:
                did = self._do()
                self.did[did] += 1
                self._after(did)
                in_vain = 0
            except Error:  # what was seen may be gone: an answer was quicker than the eye
                in_vain += 1
                if in_vain >= IN_VAIN:
                    raise
        return False

    def _do(self) -> str:
        if self.person.page.get_by_test_id("warning").count() > 0:  # it came later than it was looked for
            self.person.press(self.person.button("Do it all the same"))
            return "insist"
        seen = self.person.page.evaluate(LOOK)
        if "What do your units do" not in seen["prompt"]:
            return self._answer(seen["options"])
        # A finger sees the odds before it means it, and so does everybody where there is more than one way to attack.
        odds = self.person.page.get_by_role("group", name=re.compile("^Attack ")).locator("[data-option]")
        if odds.count() > 0:
            self.person.press(odds.first)
            return "strike"
        units = [Seen(**each) for each in seen["units"]]
        for unit in units:
            if unit.mine and unit.able and self._tries[unit.thing] < TRIES:
                self._tries[unit.thing] += 1
                return self._act(unit)
        self._tries.clear()
        return self._end()

    def _act(self, unit: Seen) -> str:
        """Pick the unit up; strike those it may, else go. On a phone the table comes close when it is picked."""
        person = self.person
        person.press(person.thing(unit.thing).first)
        seen = person.page.evaluate(LOOK)
        units, inch = [Seen(**each) for each in seen["units"]], seen["inch"]
        unit = next((each for each in units if each.thing == unit.thing), unit)
        enemies = [each for each in units if not each.mine]
        for enemy in enemies:
            if enemy.lit:
                person.press(person.thing(enemy.thing).first)
                return "aim"
        if not any(option.startswith(("move-", "march-")) for option in seen["options"]) or not enemies:
            return "look"
        nearest = min(enemies, key=lambda each: math.dist(each[-2:], unit[-2:]))
        straight = math.atan2(nearest.y - unit.y, nearest.x - unit.x)
        far = min(STEP * inch, max(inch, math.dist(nearest[-2:], unit[-2:]) - 1.6 * inch))
        for degrees in TURNED:
            angle = straight + math.radians(degrees)
            place = unit.x + far * math.cos(angle), unit.y + far * math.sin(angle)
            if person.page.evaluate(GROUND, list(place)):
                return self._go(unit, place)
        return "look"

    def _go(self, unit: Seen, place: tuple[float, float]) -> str:
        page = self.person.page
        if self._touches:
            page.touchscreen.tap(*place)
            return "tap"
        if self.did["drag"] > self.did["click"]:
            page.mouse.click(*place)
            return "click"
        page.mouse.move(unit.x, unit.y)
        page.mouse.down()
        page.mouse.move((unit.x + place[0]) / 2, (unit.y + place[1]) / 2)
        page.mouse.move(*place)
        page.mouse.up()
        return "drag"

    def _answer(self, options: list[str]) -> str:
        """Whatever else is asked: the place that is proposed, or the first answer."""
        person = self.person
        settle = person.page.locator(f"{ASKED} [data-confirm]:enabled")
        if settle.count() > 0:
            person.press(settle.first)
            return "confirm"
        if not options:
            return "look"  # what is asked has just changed
        person.press(person.page.locator(f"[data-option='{options[0]}']").first)
        return "answer"

    def _end(self) -> str:
        person = self.person
        # Its name says, too, when it loses; and while one is asked whether one means it, the answer has its place.
        end = person.page.locator(f"[data-option=end], {ASKED} [data-confirm]:enabled").first
        person.press(end)
        loses = person.page.get_by_test_id("warning")
        if loses.count() == 0 and person.page.get_by_text("End it all the same?").count() > 0:
            person.press(end)
        if loses.count() > 0:  # so be it
            person.press(person.button("Do it all the same"))
        return "end"

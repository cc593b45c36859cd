"""Armies of different sizes and of many figures, at a desk and on a phone: all of them can be seen and pressed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer

OUTSIDE = """() => {
  const wide = document.documentElement.clientWidth;
  return [...document.querySelectorAll('[data-touch^="figure:"]')]
    .filter((box) => {
      const { left, right, width } = box.getBoundingClientRect();
      return left < -1 || right > wide + 1 || width < 24;
    })
    .map((box) => box.dataset.touch);
}"""
"""Figures that stick out of the page, or are too small to be pressed."""
OVER = """() => {
  const figures = [...document.querySelectorAll('.line [data-touch^="figure:"]')];
  const boxes = figures.map((figure) => [figure.dataset.touch, figure.getBoundingClientRect()]);
  const beside = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1;
  const below = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const over = (one, other) => !beside(one, other) && !below(one, other);
  return boxes.flatMap(([name, one], place) =>
    boxes.slice(place + 1).filter(([, other]) => over(one, other)).map(([other]) => `${name} over ${other}`));
}"""
"""Figures that lie on each other."""


def pictured(page: Page, name: str) -> None:
    """For anybody who wants to look: ``FRACAS_SCREENSHOTS`` names a folder."""
    folder = os.environ.get("FRACAS_SCREENSHOTS")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("sizes", [[12, 12], [15, 2, 8], [12, 12, 12, 12, 12, 12]], ids=["duel", "unequal", "crowd"])
def test_every_figure_has_its_place(newcomer: Newcomer, sizes: list[int], phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    table, _ = ann.open_table("me", *["random"] * (len(sizes) - 1), army_sizes=sizes)
    ann.goto(table)
    assert ann.until_asked()
    expect(ann.page.locator("[data-touch^='figure:']")).to_have_count(sum(sizes))
    pictured(ann.page, f"large-{len(sizes)}-{sizes[0]}-{'phone' if phone else 'desk'}")
    assert ann.page.evaluate(OUTSIDE) == []
    assert ann.page.evaluate(OVER) == []
    ann.play(6)
    assert ann.page.evaluate(OUTSIDE) == []


def test_a_size_is_chosen_for_one_army_and_the_turn_limit_shown(newcomer: Newcomer) -> None:
    ann = newcomer("Ann")
    ann.goto("/setup/figures")
    ann.page.get_by_label("Figures in the army of seat 2").select_option("12")
    ann.page.get_by_label("Turn limit").fill("77")
    pictured(ann.page, "large-setup")
    ann.button("Open the table").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    assert ann.until_asked()
    expect(ann.page.locator(".army:not(.mine) .line [data-touch^='figure:']")).to_have_count(12)
    expect(ann.page.get_by_text(re.compile(r"^turn \d+ of 77$"))).to_be_visible()

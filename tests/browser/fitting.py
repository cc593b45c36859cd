"""Looks whether everything fits: nothing goes over the edge of the screen or of its box, and no name is cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.person import Person

SIZES = [(1440, 900), (1024, 768), (390, 844), (320, 640), (844, 390), (640, 320)]
"""Screens as people have them, the small ones upright and lying."""

MISFITS = """() => {
  const page = document.documentElement;
  const wide = page.clientWidth;
  const called = (box) => {
    const kind = `${box.tagName.toLowerCase()}.${box.className?.baseVal ?? box.className}`;
    return `${kind} ${(box.textContent ?? '').trim().slice(0, 40)}`;
  };
  const shown = (box) => box.getClientRects().length > 0 && !box.closest('.visually-hidden')
    && getComputedStyle(box).visibility !== 'hidden';
  const scrolls = (box) => {
    for (let at = box.parentElement; at && at !== document.body; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    return false;
  };
  const found = [];
  if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} wide`);
  for (const box of document.querySelectorAll('body *')) {
    if (!shown(box)) continue;
    const { left, right, width } = box.getBoundingClientRect();
    const over = width > 0 && (right > wide + 1 || left < -1);
    if (over && !scrolls(box) && !box.closest('svg')) found.push(`over the edge: ${called(box)}`);
    const style = getComputedStyle(box);
    const dots = style.textOverflow === 'ellipsis' && style.overflowX === 'hidden';
    if (dots && box.scrollWidth > box.clientWidth + 1) found.push(`cut: ${called(box)}`);
  }
  for (const box of document.querySelectorAll('[data-fits]')) {
    if (!shown(box)) continue;
    const words = document.createRange();
    words.selectNodeContents(box);
    const text = words.getBoundingClientRect();
    for (let at = box; at && at !== document.body; at = at.parentElement) {
      const inside = at.getBoundingClientRect();
      const style = getComputedStyle(at);
      const ends = style.overflowX !== 'visible' || style.borderRightWidth !== '0px';
      const wider = text.right > inside.right + 1 || text.left < inside.left - 1;
      if (ends && wider) found.push(`wider than ${called(at)}: ${called(box)}`);
      const higher = style.overflowY === 'hidden' && text.height > inside.height + 1;
      if (at === box && higher) found.push(`higher than its box: ${called(box)}`);
    }
  }
  // A dialog cuts off what is wider than it is, and nobody looks for a list of one letter.
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    for (const box of [dialog, ...dialog.querySelectorAll('header, .body, footer')])
      if (box.scrollWidth > box.clientWidth + 1) found.push(`wider than the dialog: ${called(box)}`);
    const { left, right } = dialog.getBoundingClientRect();
    for (const box of dialog.querySelectorAll('*')) {
      if (!shown(box) || box.closest('svg') || scrolls(box)) continue;
      const inside = box.getBoundingClientRect();
      if (inside.right > right + 1 || inside.left < left - 1) found.push(`beside the dialog: ${called(box)}`);
      if (box.matches('select, input.field') && inside.width < 120) found.push(`too small to read: ${called(box)}`);
    }
  }
  return [...new Set(found)].slice(0, 12);
}"""


def misfits(person: Person, sizes: Sequence[tuple[int, int]] = SIZES) -> dict[str, Any]:
    """By the size of the screen, what does not fit on the page that is shown."""
    wrong: dict[str, Any] = {}
    for wide, high in sizes:
        person.page.set_viewport_size({"width": wide, "height": high})
        # What explains a thing stands beside it only as long as somebody points at it.
        person.page.mouse.move(0, 0)
        person.page.evaluate("() => document.activeElement?.blur()")
        found = person.page.evaluate(MISFITS)
        if found:
            wrong[f"{person.page.url.rpartition(':')[2]} at {wide}x{high}"] = found
    return wrong

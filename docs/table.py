"""``python -m docs.table``: the picture of the table in the README, from a real game in Chromium."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright
from tests.browser.guard import Guard
from tests.browser.person import Person, strongest
from tests.browser.serving import Server

PICTURE = Path(__file__).parent / "pictures" / "table.png"
SIZE: ViewportSize = {"width": 1440, "height": 900}
LIVELY = 24
"""Answers, after which figures are wounded and captured."""


def main() -> None:
    """Play to a lively moment, and take the picture when a card is to be chosen."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        context = browser.new_context(base_url=server.url, viewport=SIZE, reduced_motion="reduce", locale="en-GB")
        ann = Person(context, Guard(context, server.url))
        ann.rename("Ann")
        table, _ = ann.open_table("me", "normal", "easy", armies=["backyard-heroes", "doom-lab", "star-patrol"])
        ann.goto(table)
        ann.play(LIVELY, strongest)
        ann.play_until("which card", strongest)
        ann.page.mouse.move(0, 0)
        ann.page.wait_for_timeout(1000)
        ann.page.screenshot(path=PICTURE)
        browser.close()


if __name__ == "__main__":
    main()

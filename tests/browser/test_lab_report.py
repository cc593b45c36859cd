"""The page of a report in a browser, opened from a file: it loads nothing, fits both screens, and axe is content."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Request

from fracas.lab.plan import planned
from fracas.lab.reports import reported, reports_of
from fracas.lab.reports.page import in_html
from fracas.lab.run import begin, go_on
from tests.browser.test_axe import AXE

RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.map((each) =>
  `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.target).join(', ')}`)"""
SHORT: dict[str, dict[str, Any]] = {
    "figures": {"army_size": 4},
    "legacy": {"rounds": 1},
    "synergy": {"round_limit": 6},
    "skirmish": {"round_limit": 2},
}


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: pnpm install in client/")
@pytest.mark.parametrize("game", SHORT)
def test_the_page_of_a_report_is_for_everybody(game: str, browser: Browser, tmp_path: Path) -> None:
    module = reports_of(game)
    assert module is not None
    plans = [
        msgspec.structs.replace(planned(game, ["random"], seed=place, settings=settings), keep="facts")
        for place, settings in enumerate(module.tables(SHORT[game], 6)[:6])
    ]
    folder = begin(tmp_path / "rows", plans, 6)
    go_on(folder)
    page_at = tmp_path / "report.html"
    page_at.write_text(in_html(reported(folder)), "utf-8")
    for width, height in ((1440, 900), (390, 844)):
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
            asked: list[str] = []
            page.on("request", partial(_note, asked))
            page.goto(page_at.as_uri())
            assert asked == [page_at.as_uri()]
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            page.evaluate(AXE.read_text())
            assert page.evaluate(RUN) == []
            assert page.locator("svg").count() > 3
            page.close()


def _note(asked: list[str], request: Request) -> None:
    asked.append(request.url)

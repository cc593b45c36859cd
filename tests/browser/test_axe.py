"""axe looks at every page, at both sizes, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Newcomer, Tour
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return found.violations.filter((each) => ['serious', 'critical'].includes(each.impact)).map((each) => ({
    id: each.id,
    nodes: each.nodes.slice(0, 4).map((node) => `${node.target} | ${node.failureSummary.replace(/\\s+/g, ' ')}`),
  }));
}"""


def violations(person: Person, *, colours_only: bool = False) -> list[Any]:
    found: list[Any] = person.page.evaluate(RUN, ["color-contrast"] if colours_only else None)
    return found


def report(wrong: dict[str, list[Any]]) -> list[str]:
    return [
        f"{name}: {each['id']}: {node}" for name, found in wrong.items() for each in found for node in each["nodes"]
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: pnpm install in client/")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_page_shuts_anybody_out(newcomer: Newcomer, tour: Tour, phone: bool) -> None:
    ann = newcomer(phone=phone, known=tour.known)
    source = AXE.read_text()
    wrong: dict[str, list[Any]] = {}
    for place in tour.places:
        ann.page.emulate_media(color_scheme="light")
        ann.goto(place.path)
        place.ready(ann)
        ann.page.evaluate(source)
        wrong[f"{place.name}, day"] = violations(ann)
        ann.page.emulate_media(color_scheme="dark")
        wrong[f"{place.name}, night"] = violations(ann, colours_only=True)
    assert not any(wrong.values()), "\n".join(report(wrong))

"""Pictures of every page, to be looked at, in a folder that git ignores; ``FRACAS_SCREENSHOTS`` names another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.conftest import Newcomer, Tour

FOLDER = Path(os.environ.get("FRACAS_SCREENSHOTS") or Path(__file__).parents[2] / "build" / "screenshots")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_page_has_its_picture_taken(newcomer: Newcomer, tour: Tour, phone: bool) -> None:
    ann = newcomer(phone=phone, known=tour.known)
    size = "390x844" if phone else "1440x900"
    FOLDER.mkdir(parents=True, exist_ok=True)
    for place in tour.places:
        ann.goto(place.path)
        place.ready(ann)
        for theme in ("light", "dark"):
            ann.page.emulate_media(color_scheme=theme)
            picture = ann.page.screenshot(path=FOLDER / f"{place.name}-{size}-{theme}.png")
            assert len(picture) > 5_000, f"{place.name} is empty"

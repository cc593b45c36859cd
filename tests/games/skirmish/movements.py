"""Where a unit of a story may move, and what would happen there."""

from __future__ import annotations

from fracas.games.skirmish.acts import MOVE, act
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.telling.previews import MovePreview
from tests.kit.skirmish import Fighter


def movement(it: Fighter) -> Movement:
    """The region of its movement action. Nothing happens."""
    region = it.table.region(act(MOVE, it.number))
    assert isinstance(region, Movement)
    return region


def previewed(it: Fighter, *place: int) -> MovePreview:
    """What its movement there would bring."""
    preview = movement(it).preview(place)
    assert isinstance(preview, MovePreview)
    return preview

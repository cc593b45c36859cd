"""Views put together from what comes over the wire, as a browser does it."""

from __future__ import annotations

from typing import Any

import msgspec

from fracas.core.patch import patched
from fracas.server.wire.to_browser import ToBrowser


def read(text: str | bytes) -> dict[str, Any]:
    """A message with all that was left out because it is as usual."""
    filled: dict[str, Any] = _filled(msgspec.json.decode(text, type=ToBrowser))
    return filled


def _filled(thing: Any) -> Any:
    if isinstance(thing, msgspec.Struct):
        tag = thing.__struct_config__.tag
        fields = {name: _filled(getattr(thing, name)) for name in thing.__struct_fields__}
        return {"type": tag, **fields} if tag else fields
    return [_filled(each) for each in thing] if isinstance(thing, tuple | list) else thing


class Views:
    """What one browser has on its screen, for each seat that it looks through."""

    def __init__(self) -> None:
        self._of: dict[int, Any] = {}

    def told(self, seat: int, told: dict[str, Any]) -> Any:
        """An event has come, perhaps with a patch; the view after it, None if none has come yet."""
        patch = told["patch"]
        if patch:
            self._of[seat] = patched(self._of[seat], patch)
        return self._of.get(seat)

    def scene(self, scene: dict[str, Any]) -> Any:
        """A scene has come; the view after it."""
        seat, patch = scene["seat"], scene["patch"]
        assert scene["view"] is None or not patch
        self._of[seat] = patched(self._of[seat], patch) if scene["view"] is None else scene["view"]
        return self._of[seat]

    def before(self, seat: int) -> Any:
        """The view as it is now; None if none has come yet."""
        return self._of.get(seat)

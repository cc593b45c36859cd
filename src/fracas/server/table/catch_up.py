"""What has happened at tables, in words, for those who come: each event is put into words once for each viewer.

A story of a thousand events takes up to 30 ms to tell. Players who come back again and again make nobody wait for it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from fracas.core.events import Event
from fracas.core.session import Session
from fracas.server.wire.showing import in_words, seen_of

LONGEST: Final = 1_000
"""Somebody who comes is told at most so many of the last events. The whole story is in the replay."""
KEPT: Final = 200
"""Stories, of all tables together; each has about 100 kB."""

FEW: Final = 50
"""Events that are put into words again rather than kept."""

_encoder = msgspec.json.Encoder()


class _Story(NamedTuple):
    first: int
    """The number of the first event in it."""
    texts: list[msgspec.Raw | None]
    """Each event as it is sent; None where this viewer saw nothing."""

    @property
    def end(self) -> int:
        return self.first + len(self.texts)


class CatchUp:
    """The stories that were told last."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], _Story] = OrderedDict()

    def tell(
        self, table: str, session: Session[Any, Any], viewer: int, first: int, events: Sequence[Event]
    ) -> tuple[msgspec.Raw, ...]:
        """All ``events`` at a table, of which ``first`` is the number of the first, as ``viewer`` may know them."""
        key = (table, viewer)
        story = self._known.get(key)
        if len(events) <= FEW and (story is None or story.end < first):
            # Somebody was away for a moment. What is known of the table stays known.
            return tuple(text for text in _texts(session, viewer, first, events) if text is not None)
        if story is None or not story.first <= first <= story.end <= first + len(events):
            story = _Story(first, [])
        story.texts.extend(_texts(session, viewer, story.end, events[story.end - first :]))
        beyond = max(0, len(story.texts) - 2 * LONGEST)
        story = self._known[key] = _Story(story.first + beyond, story.texts[beyond:])
        self._known.move_to_end(key)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return tuple(text for text in story.texts[first - story.first :] if text is not None)

    def forget(self, table: str) -> None:
        """Something was taken back, or did not happen: what is told of the table begins anew."""
        for key in [key for key in self._known if key[0] == table]:
            del self._known[key]


def _texts(session: Session[Any, Any], viewer: int, first: int, events: Sequence[Event]) -> list[msgspec.Raw | None]:
    """Each event as it is sent to ``viewer``; None where they see nothing."""
    seen = in_words(session, viewer, seen_of(events, first, viewer), {})
    words = {each.number: msgspec.Raw(_encoder.encode(each)) for each in seen}
    return [words.get(number) for number in range(first, first + len(events))]

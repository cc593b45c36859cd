"""Who has lately been on this server, at whatever page: a table whose host has gone is not listed."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 20_000


class Attendance:
    """When each guest last gave a sign of life: a request, or a socket that is open and not silent."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._last_seen: OrderedDict[str, float] = OrderedDict()  # the latest last

    def note(self, guest: str) -> None:
        """A guest is here now."""
        now = time.monotonic()
        self._last_seen[guest] = now
        self._last_seen.move_to_end(guest)
        while len(self._last_seen) > REMEMBERED or next(iter(self._last_seen.values())) < now - self._patience:
            self._last_seen.popitem(last=False)

    def is_here(self, guest: str | None) -> bool:
        """Was anything heard of the guest in the last while?"""
        seen = None if guest is None else self._last_seen.get(guest)
        return seen is not None and time.monotonic() - seen <= self._patience

"""Who has lately been on this server, at whatever page: whoever opened a table and has gone is not waited for."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 20_000


class Attendance:
    """When each guest last gave a sign of life: a request, or a socket that is open and not silent."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._heard: OrderedDict[str, float] = OrderedDict()  # the latest last

    def note(self, guest: str) -> None:
        """A guest is here now."""
        now = time.monotonic()
        self._heard[guest] = now
        self._heard.move_to_end(guest)
        while len(self._heard) > REMEMBERED or next(iter(self._heard.values())) < now - self._patience:
            self._heard.popitem(last=False)

    def is_here(self, guest: str | None) -> bool:
        """Was anything heard of the guest in the last while?"""
        heard = None if guest is None else self._heard.get(guest)
        return heard is not None and time.monotonic() - heard <= self._patience

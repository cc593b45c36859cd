"""Those who look at a table: what they are told, each through their own eyes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.server.table.catch_up import LONGEST
from fracas.server.table.viewer import Viewer, encode
from fracas.server.wire.protocol import Message, TableChanged, TableInfo
from fracas.server.wire.showing import Moment, happened, scene, seen_of

GATHERED = 1.0
"""Seconds between two notes of who has come and gone."""


class Viewers:
    """The viewers of one table."""

    def __init__(self, info: Callable[[str | None], TableInfo], owner: str) -> None:
        self._here: list[Viewer] = []
        self._info = info
        self._owner = owner
        self._told = 0  # how many events they have been told
        self._announced = -GATHERED  # when they were last told who is here
        self._announcing: asyncio.TimerHandle | None = None

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def add(self, viewer: Viewer) -> None:
        self._here.append(viewer)

    def remove(self, viewer: Viewer) -> bool:
        """Somebody is gone; were they here?"""
        if viewer not in self._here:
            return False
        self._here.remove(viewer)
        return True

    @property
    def online(self) -> set[int]:
        """The seats whose holders look."""
        return {seat for viewer in self._here if not viewer.away for seat in viewer.seats}

    @property
    def watchers(self) -> int:
        """How many look who hold no seat."""
        return sum(not viewer.seats and not viewer.away for viewer in self._here)

    @property
    def heard(self) -> int:
        """How many events they have been told."""
        return self._told

    def have_heard(self, events: int) -> None:
        """Nothing before this event will be told again."""
        self._told = events

    def tell(self, message: Message, of: str = "") -> None:
        """Tell everybody the same; but those who do not want to hear ``of`` a guest."""
        text = encode(message)
        for viewer in self._here:
            if of not in viewer.muted:
                viewer.send(text)

    def dismiss(self, whom: Callable[[Viewer], bool], code: int, message: Message | None = None) -> bool:
        """Send some of them away; were there any?"""
        going = [viewer for viewer in self._here if whom(viewer)]
        for viewer in going:
            self._here.remove(viewer)
            viewer.dismiss(code, message)
        return bool(going)

    def watch(self, session: Session[Any, Any]) -> None:
        """Take note from now on of what each event changes, if anybody looks."""
        session.watch = Watch(session.game.changes, session.flow.state) if self._here else None

    def show(
        self,
        session: Session[Any, Any],
        moment: Callable[[Session[Any, Any]], Moment],
        *,
        playing: bool,
        whole: bool = False,
    ) -> None:
        """Tell everybody what has happened and how things stand: by what has changed since they were last told, or
        ``whole``, where patches do not lead (at the beginning, and after something was taken back)."""
        after, upto = max(self._told, session.first_event), session.told
        self._told = upto
        # One answer may end many turns that need none. Nobody is told more than who comes afterwards.
        beyond = upto - LONGEST
        if beyond > after:
            after, whole = beyond, True
        whole = whole or session.watch is None
        if whole:
            self.watch(session)
        if not self._here:
            return
        events = session.events_since(after) if after < upto else []
        watch = session.watch
        assert watch is not None
        watch.settle(session.flow.state)
        now = moment(session)
        written: dict[int, list[bytes]] = {}
        for viewer in self._here:
            for eyes in viewer.eyes:
                texts = written.get(eyes)
                if texts is None:
                    texts = written[eyes] = []
                    seen = seen_of(events, after, eyes)
                    patches, rest = ({}, None) if whole else watch.patches(eyes, seen)
                    if events:
                        texts.append(encode(happened(session, eyes, after, upto, seen, patches)))
                    texts.append(encode(scene(session, now, eyes, rest, playing=playing)))
                for text in texts:
                    viewer.send(text)
        watch.forget()

    def show_to(self, seat: int, session: Session[Any, Any], now: Moment) -> None:
        """Tell only who holds ``seat`` how things stand: what it wishes for is nobody else's business."""
        text = encode(scene(session, now, seat, {}))
        for viewer in self._here:
            if seat in viewer.seats:
                viewer.send(text)

    def announce_presence(self, but: Viewer | None = None) -> None:
        """Tell everybody who has come or gone; if that was just told, a little later, with whatever else happens."""
        if self._announcing is not None:
            return
        wait = self._announced + GATHERED - time.monotonic()
        if wait <= 0:
            self.announce(but)
        else:
            self._announcing = asyncio.get_running_loop().call_later(wait, self.announce)

    def announce(self, but: Viewer | None = None) -> None:
        """Tell everybody who sits and who watches."""
        self._announced = time.monotonic()
        self.stop()
        written: dict[str | None, bytes] = {}
        for viewer in self._here:
            if viewer is not but:
                # Only for those who sit here, or have opened the table, is it written otherwise.
                key = viewer.guest_id if viewer.seats or viewer.guest_id == self._owner else None
                if key not in written:
                    written[key] = encode(TableChanged(self._info(viewer.guest_id)))
                viewer.send(written[key])

    def stop(self) -> None:
        """Nothing more is to be announced later."""
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None

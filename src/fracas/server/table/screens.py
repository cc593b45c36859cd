"""The screens at a table: each is told what its seats may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.server.table.catch_up import LONGEST
from fracas.server.table.screen import Screen, encode
from fracas.server.wire.protocol import Message
from fracas.server.wire.showing import Moment, happened, scene, seen_of
from fracas.server.wire.table_info import TableInfo
from fracas.server.wire.to_browser import TableChanged

GATHERED = 1.0
"""Seconds between two notes of who has come and gone."""


class Screens:
    """The screens of one table."""

    def __init__(self, info: Callable[[str | None], TableInfo], owner: str) -> None:
        self._here: list[Screen] = []
        self._info = info
        self._owner = owner
        self._shown = 0  # how many events they have been told
        self._announced = -GATHERED  # when they were last told who is here
        self._announcing: asyncio.TimerHandle | None = None

    def __iter__(self) -> Iterator[Screen]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def add(self, screen: Screen) -> None:
        self._here.append(screen)

    def remove(self, screen: Screen) -> bool:
        """Somebody is gone; were they here?"""
        if screen not in self._here:
            return False
        self._here.remove(screen)
        return True

    @property
    def online(self) -> set[int]:
        """The seats whose holders look."""
        return {seat for screen in self._here if not screen.away for seat in screen.seats}

    @property
    def watchers(self) -> int:
        """How many look who hold no seat."""
        return sum(not screen.seats and not screen.away for screen in self._here)

    @property
    def shown(self) -> int:
        """How many events they have been told."""
        return self._shown

    def begin_at(self, events: int) -> None:
        """Nothing before this event will be told again."""
        self._shown = events

    def tell(self, message: Message, of: str = "") -> None:
        """Tell everybody the same; but those who do not want to hear ``of`` a guest."""
        text = encode(message)
        for screen in self._here:
            if of not in screen.muted:
                screen.send(text)

    def dismiss(self, leaves: Callable[[Screen], bool], code: int, message: Message | None = None) -> bool:
        """Send some of them away; were there any?"""
        going = [screen for screen in self._here if leaves(screen)]
        for screen in going:
            self._here.remove(screen)
            screen.dismiss(code, message)
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
        after, upto = max(self._shown, session.first_event), session.event_count
        self._shown = upto
        # One answer may end many turns that need none. Nobody is told more than somebody who comes afterwards.
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
        for screen in self._here:
            for viewer in screen.viewers:
                texts = written.get(viewer)
                if texts is None:
                    texts = written[viewer] = []
                    seen = seen_of(events, after, viewer)
                    patches, rest = ({}, None) if whole else watch.patches(viewer, seen)
                    if events:
                        texts.append(encode(happened(session, viewer, after, upto, seen, patches)))
                    texts.append(encode(scene(session, now, viewer, rest, playing=playing)))
                for text in texts:
                    screen.send(text)
        watch.forget()

    def show_to(self, seat: int, session: Session[Any, Any], now: Moment) -> None:
        """Tell only the screens of ``seat`` how things stand: the others do not learn what it wishes for."""
        text = encode(scene(session, now, seat, {}))
        for screen in self._here:
            if seat in screen.seats:
                screen.send(text)

    def announce_presence(self, but: Screen | None = None) -> None:
        """Tell everybody who has come or gone; if that was just told, a little later, with whatever else happens."""
        if self._announcing is not None:
            return
        wait = self._announced + GATHERED - time.monotonic()
        if wait <= 0:
            self.announce(but)
        else:
            self._announcing = asyncio.get_running_loop().call_later(wait, self.announce)

    def announce(self, but: Screen | None = None) -> None:
        """Tell everybody who sits and who watches."""
        self._announced = time.monotonic()
        self.stop()
        written: dict[str | None, bytes] = {}
        for screen in self._here:
            if screen is not but:
                # Only for those who sit here, or have opened the table, is it written otherwise.
                key = screen.guest_id if screen.seats or screen.guest_id == self._owner else None
                if key not in written:
                    written[key] = encode(TableChanged(self._info(screen.guest_id)))
                screen.send(written[key])

    def stop(self) -> None:
        """Nothing more is to be announced later."""
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None

"""Watching a table: what each event changes in what each viewer sees.

A watch keeps a shadow of the state, as it was when it was last looked at. At each event the state is compared with
it, once for all viewers. A table that nobody watches has no watch and pays nothing.

Somebody who begins to look is sent the view whole. So is everybody after an undo, and the table gets a new watch.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic

from fracas.core.game import S
from fracas.core.patch import Patch, Step, patched


class Watch(Generic[S]):
    """The changes of a table since the last time that everybody was told."""

    def __init__(self, changes: Callable[[S, S], Step], state: S) -> None:
        """``changes`` is the game's; ``state`` is what everybody has been shown."""
        self._changes = changes
        self._shown: S = state.clone()
        self._steps: dict[int, Step] = {}
        self._rest: Step = ({}, {})

    def look(self, number: int, state: S) -> None:
        """Event ``number`` has just happened."""
        self._steps[number] = self._changes(self._shown, state)

    def patch(self, number: int, viewer: int) -> Patch:
        """What event ``number`` changed for the seat ``viewer``; below 0 for a spectator."""
        return _seen(self._steps[number], viewer)

    def settle(self, state: S) -> None:
        """The answer is carried out: what has changed since its last event belongs to no event."""
        self._rest = self._changes(self._shown, state)

    def patches(self, viewer: int, known: Collection[int]) -> tuple[dict[int, Patch], Patch]:
        """For each event number in ``known`` its patch, and what is left to change after the last of them.

        What an event changes that the viewer does not hear of comes with the next one that they do hear.
        """
        patches: dict[int, Patch] = {}
        waiting: Patch = {}
        for number, step in self._steps.items():
            waiting = _both(waiting, _seen(step, viewer))
            if number in known:
                patches[number] = waiting
                waiting = {}
        return patches, _both(waiting, _seen(self._rest, viewer))

    def forget(self) -> None:
        """Everybody has been told."""
        self._steps = {}
        self._rest = ({}, {})


def _seen(step: Step, viewer: int) -> Patch:
    everybody, own = step
    if viewer < 0 or viewer not in own:
        return everybody
    return _both(everybody, own[viewer])


def _both(one: Patch, two: Patch) -> Patch:
    """The patch that does what ``one`` and then ``two`` do."""
    if not one or not two:
        return one or two
    both: Patch = patched(one, two)
    return both

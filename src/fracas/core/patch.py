"""Patches: what has changed in a view, and nothing else.

A patch is plain data. An object changes the keys that it names; in a list keys are places, and the place after the
last one appends. Anything else is the new value. So patches compose: ``patched(one, two)`` does what both do, one
after the other. There is no way to remove a single entry: a list that became shorter is sent whole.

A key in a patch is information. A patch for a viewer must follow from what that viewer sees, before and after;
`fracas.core.fields` says how patches are made from a declaration.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Patch = dict[Any, Any]

Step = tuple[Patch, dict[int, Patch]]
"""What has changed for everybody, and for single seats besides."""

SHORT = 4
"""A list with fewer entries is sent whole: naming the places would not be shorter."""


def many(old: Sequence[object], new: Sequence[object]) -> object:
    """How a list has changed: by its places, or as a whole if it became shorter or that is no longer."""
    if len(new) < len(old):
        return whole(new)
    places: Patch = {}
    nested = False
    for place, each in enumerate(new):
        if isinstance(each, (list, tuple)):
            nested = True
            if place >= len(old):
                places[place] = whole(each)
            elif old[place] != each:
                before: Any = old[place]
                places[place] = many(before, each)
        elif place >= len(old) or old[place] != each:
            places[place] = each
    if nested or (len(new) >= SHORT and len(places) * 2 < len(new)):
        return places
    return whole(new)


def whole(new: Sequence[object]) -> list[object]:
    """A copy that changes no more."""
    return [whole(each) if isinstance(each, (list, tuple)) else each for each in new]


def put(own: dict[int, Patch], parts: dict[int, Patch], name: str, place: int = -1) -> None:
    """What single seats see of an object becomes part of what they see of its holder: there it is ``name``, or an
    entry of the list ``name``."""
    for seat, part in parts.items():
        holder: Patch = own.setdefault(seat, {})
        if place < 0:
            holder[name] = part
        else:
            entries: Patch = holder.setdefault(name, {})
            entries[place] = part


def patched(old: Any, patch: Any) -> Any:
    """What ``old`` becomes; ``old`` may be a view as plain data, or a patch. Neither is changed."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, dict):
        changed: dict[Any, Any] = old.copy()
        for key, change in patch.items():
            changed[key] = patched(old[key], change) if key in old else change
        return changed
    if isinstance(old, list):
        entries: list[Any] = old.copy()
        for key in sorted(patch, key=int):  # over the wire places are words
            place = int(key)
            if place < len(entries):
                entries[place] = patched(entries[place], patch[key])
            else:
                entries.append(patch[key])
        return entries
    return patch

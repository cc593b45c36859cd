"""What goes over the wire. Everything that enters is decoded into one of these and checked; everything that leaves
is one of these.

The socket of a table is ``/api/tables/{id}/socket``. After connecting, the browser says `Hello` with the number of
the last event it has seen, and gets `Welcome`, what happened since, and a `Scene` for each seat it holds (or for a
spectator). From then on every answer anywhere at the table brings a `Happened` and a `Scene`. The view is sent whole
once (and again after an undo); after that each event carries the change of the viewer's view, as a patch: an object
changes the keys it names, in a list the places, and anything else is the new value.

What is sent most often (scenes, questions, options, events) leaves out every field that is as declared; the
TypeScript has a function that puts them back.

This is the root of it. What is said stands in `from_browser` and `to_browser`, the parts of it in `table_info` and
`asked_info`; what HTTP takes and gives is in `rest`.
"""

from __future__ import annotations

import msgspec

PROTOCOL = 3

SPECTATOR = -1


class Message(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Anything sent over a socket."""


class Thing(msgspec.Struct, frozen=True):
    """Anything that is a part of a message."""

"""Writes what follows from the declared fields of a game's state: ``python -m tools.fields``, or ``make fields``.

A game folder takes part if its ``state.py`` has a line ``# fields: begin`` in its class ``State``. The marks are in
`fracas.core.fields`. Into ``state.py`` go slots, ``new`` and ``clone`` of each class that has such a line; beside it
come ``view.py``, ``changes.py`` and ``written.py``. Constants that fields start with or stand for may be in another
module of the game from which ``state.py`` imports. All of it is committed, and a test demands that it is up to date.
"""

"""What can be said about a field of a state, once, where it is declared.

```python
hands: Annotated[list[list[Card]], Own("hand", count="hand_sizes"), PerSeat, Sorted]
```

``python -m tools.fields`` reads these declarations in the ``state.py`` of a game and writes what follows from them:
slots, ``new`` and ``clone`` of the state, its views, the way back from a view to a state, patches, and the notation.
Every field says who may see it, with exactly one of `Open`, `Static`, `Own`, `Count` and `Hidden`. The marks are plain
data, read by the generator only: when a game runs, nobody looks at them.
"""

from __future__ import annotations

# -- who may see it


class Open:
    """Everybody sees it."""


class Static:
    """Everybody sees it and it never changes, so clones share it and only whole views have it."""


class Hidden:
    """Nobody sees it: there is no place for it in a view."""


class Count:
    """Everybody sees how many there are, under this name, and nobody sees which."""

    def __init__(self, name: str) -> None:
        self.name = name


class Own:
    """Only its owner sees it: with `PerSeat` the seat of each entry, else the seat in the `Owner` field of its class.

    ``name`` is its name in the view; others see there what the field starts with. Everybody sees how many there are
    under ``count``, if that is given.
    """

    def __init__(self, name: str = "", *, count: str = "") -> None:
        self.name = name
        self.count = count


class Owner:
    """The seat that sees what is `Own` in this object; below 0 nobody does."""


# -- what it is like


class PerSeat:
    """A list with one entry for each seat, always."""


class Sorted:
    """Its order means nothing and would tell how things came there, so it is seen sorted."""


class Words:
    """A number that stands for a word: seen and written as that word of the tuple with this name."""

    def __init__(self, name: str) -> None:
        self.name = name


class Numbered:
    """A list of objects that are called by their places: each shows its place as ``id``."""


class Passing:
    """At every boundary as it starts, so neither a position nor an imagined table has to say it."""


class Replaced:
    """Never changed in place, only replaced by another, so clones share it."""


# -- how it starts


class Starts:
    """What it starts with, as an expression; with `PerSeat`, what each seat starts with. Else 0, False or empty."""

    def __init__(self, code: str) -> None:
        self.code = code


class Given:
    """``new`` is told what it starts with, as it is for all that is `Static` and has no `Starts`."""


# -- how it is written in the notation: by default under its own name, unless it is Static or Passing


class Written:
    """Written under this name."""

    def __init__(self, name: str) -> None:
        self.name = name


class Signed:
    """It may be below 0; other numbers are refused if they are, unless they start so."""


class Unwritten:
    """Not written, because it follows from the rest; the game's notation restores it."""


class ByHand:
    """Written and read by the game's notation, in a form of its own."""


class Later:
    """Younger than the game's first positions: where it is missing, it is read as it starts."""


class Coded:
    """How a number is written and read: two functions ``module.name`` of the game; the second raises KeyError.

    It belongs to the number, not to the field: ``Card = Annotated[int, Coded("deck.code", "deck.card_of")]``.
    """

    def __init__(self, write: str, read: str) -> None:
        self.write = write
        self.read = read


# -- how it is seen as numbers (`fracas.core.encoding`): each field that somebody sees says how large it may be. Words
# and flags say it themselves; what is Static at the table is the same for a whole environment, and is left out.


class Of:
    """One of ``n`` things, or below 0 none of them: a cell for each thing.

    ``n`` is a number, a constant of the game (a number, or a tuple of words), or the name of a list of objects at the
    table, of which it is one. ``by`` makes equal what no rule tells apart: ``Of(13, by="v % 13")``. ``called`` says
    what they are.
    """

    def __init__(self, n: int | str, *, by: str = "", called: str = "") -> None:
        self.n = n
        self.by = by
        self.called = called


class Upto:
    """A number from ``least`` to ``most``: one cell; if that is too small, more for what goes beyond it. If it is
    ``scaled``, the first cell spans all of it, and more say it to the unit. Both may be constants."""

    def __init__(self, most: int | str, least: int | str = 0, *, scaled: bool = False) -> None:
        self.most = most
        self.least = least
        self.scaled = scaled


class Bits:
    """So many flags in one number: a cell for each, or for each object of the list with this name. ``mine`` as in
    `Turned`, ``by`` as in `Of`: ``Bits("warriors", by="v >> 1")``."""

    def __init__(self, n: int | str, *, mine: str = "", by: str = "") -> None:
        self.n = n
        self.mine = mine
        self.by = by


class Turned:
    """One of ``n``, counted from the viewer's own, which is ``mine``; below 0 none. Both are expressions: ``of`` is the
    table (what is Static in it, for ``n``), ``me`` the viewer's seat."""

    def __init__(self, n: str, mine: str) -> None:
        self.n = n
        self.mine = mine


class Seat(Turned):
    """A seat, counted from the viewer's."""

    def __init__(self) -> None:
        super().__init__("of.players", "me")


class Parts:
    """Several numbers in one, each with its mark: those of a tuple, or made of a number by ``by``. A single tuple that
    may be empty has ``Room(1)``."""

    def __init__(self, *marks: object) -> None:
        self.marks = marks


class Cross:
    """Rows whose order means nothing, counted: for each of these sets of columns, how many rows have each combination
    of numbers in them. ``Cross({0: Of("MARKERS"), 1: Of("SQUARES")}, {0: Of("MARKERS"), 2: Of("warriors")})``. A row
    with none of a thing is not counted there. The list is a bag; its rows are tuples, or numbers with those at the same
    places of other lists (`Room`)."""

    def __init__(self, *counted: dict[int, Of | Turned]) -> None:
        self.counted = counted


class Room:
    """A list has at the most so many entries: a number, a constant, or an expression of what is Static at the table,
    ``"of.players * of.largest"``.

    ``bag``: its order means nothing, so it is counted how often each thing is in it. ``mine``: it has an entry for each
    of the ``n``, and the viewer's comes first. ``first``: objects, turned so that those come first whose field of this
    name is the viewer's seat. ``beside``: lists of the same object that tell more of each entry, counted with it.
    """

    def __init__(
        self, n: int | str, *, bag: bool = False, mine: str = "", first: str = "", beside: tuple[str, ...] = ()
    ) -> None:
        self.n = n
        self.bag = bag
        self.mine = mine
        self.first = first
        self.beside = beside


class LeftOut:
    """Not seen as numbers, and why that takes nothing from anybody."""

    def __init__(self, why: str) -> None:
        self.why = why

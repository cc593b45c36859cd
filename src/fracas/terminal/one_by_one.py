"""A question whose answer is a set of things, put thing by thing: with six players there are 63 sets of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.game import Option
from fracas.core.sentences import listed
from fracas.terminal.menu import Menu
from fracas.terminal.screen import cut, whole_number

MOST_SETS = 8
"""So many sets can still be read as a list."""
YES, NO, BACK = ("y", "yes"), ("n", "no"), ("b", "back")


def is_put_one_by_one(asked: Asked) -> bool:
    """Are there too many sets for a list, and can each thing be chosen alone?"""
    if not asked.sets or len(asked.values) <= MOST_SETS:
        return False
    options = asked.options
    alone = {option.touches[0] for option in options if len(option.touches) == 1}
    return all(alone.issuperset(option.touches) for option in options)


class OneByOne(Menu):
    """Each thing that may be in the set, and whether it is; the next one that is not settled is asked for."""

    def __init__(self, options: Sequence[Option]) -> None:
        super().__init__(options)
        self.things = [option for option in self.options if len(option.touches) == 1]
        self.settled: list[bool] = []
        """Whether each of the first things is in the set."""

    # -- picking

    def pick(self, typed: str, taken: Sequence[str] = ()) -> Option | None:
        """The set, once it is complete; typed thing by thing, as the numbers of things, or by its name."""
        self.heard, self.refused = False, ""
        word = typed.casefold()
        numbers = [whole_number(part) for part in typed.replace(",", " ").replace("+", " ").split()]
        if numbers and None not in numbers:
            inside = [number is not None and 1 <= number <= len(self.things) for number in numbers]
            return self._set_of([place in numbers for place in range(1, len(self.things) + 1)]) if all(inside) else None
        if word in BACK:
            del self.settled[-1:]
            self.heard = True
            return None
        if word in YES or word in NO:
            self.settled.append(word in YES)
            if len(self.settled) < len(self.things):
                self.heard = True
                return None
            whole, self.settled = self._set_of(self.settled), []
            if whole is None:
                self.heard, self.refused = True, f"One at least is needed. {self.asks}"
            return whole
        return super().pick(typed, taken) if word else None

    def _set_of(self, chosen: Sequence[bool]) -> Option | None:
        touched = {thing.touches[0] for thing, is_in in zip(self.things, chosen, strict=True) if is_in}
        return next((option for option in self.options if set(option.touches) == touched), None)

    @property
    def asks(self) -> str:
        """The thing that is asked for next, in a few words."""
        at = len(self.settled)
        return f"{at + 1} of {len(self.things)}: {self._label(at)}? y or n, b for one back."

    def _label(self, place: int) -> str:
        label = self.things[place].label
        return label[:1].upper() + label[1:]

    # -- drawing

    def column(self, width: int) -> list[Text]:
        """A line for each thing, and what can be typed."""
        rows = []
        for place in range(len(self.things)):
            row = Text(f" {place + 1:>2}  ", "bold cyan")
            row.append(self._label(place), "bold")
            if place < len(self.settled):
                row.append("  yes" if self.settled[place] else "  no")
            elif place == len(self.settled):
                row.append("  ← y or n?", "bold")
            row.truncate(width, overflow="ellipsis")
            rows.append(row)
        every = "y or n for each, b for one back; or at once by their numbers, such as 1 3"
        return [*rows, Text(cut(f"  {every}", width), "dim")]

    def columns(self, width: int) -> list[Text]:
        return self.column(width)

    def fitted(self, width: int, room: int) -> list[Text]:
        """The same, or only the next thing where there is no room for all."""
        rows = self.column(width)
        if len(rows) <= room:
            return rows
        chosen = [self._label(place) for place, is_in in enumerate(self.settled) if is_in]
        return [Text(cut(f"  {self.asks}" + (f" So far: {listed(chosen)}." if chosen else ""), width))]

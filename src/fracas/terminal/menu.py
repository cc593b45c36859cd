"""The options of a question as a numbered list: in columns or pages where they are many, found by number or
by a part of their name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from fracas.core.game import Option
from fracas.terminal.screen import cut, fit, whole_number

GAP = 3
MOST_CUT = 10
"""So much of a name may be cut off for two columns."""


MARKED: Mapping[str, str] = {"wins": "wins", "loses": "loses", "own": "at your own side", "idle": "changes nothing"}
"""What is said of an answer for certain, in a word or two. What gives something away is said when it is given."""


class Menu:
    """The options that a player may pick from, and which of them they look at."""

    def __init__(
        self,
        options: Sequence[Option],
        *,
        brief: Callable[[str], str] | None = None,
        overview: Sequence[str] = (),
        cuts: bool = False,
    ) -> None:
        self.options = list(options)
        self.labels = [option.label for option in options]
        self.numbers = bool(options) and all(label.isdecimal() for label in self.labels)
        """The options are numbers themselves, and are picked as what they are."""
        self.shown = list(range(len(self.options)))
        """Those that fit what was typed."""
        self.page = 0
        self.pages = 1
        self.narrowed = ""
        """The word that the list was narrowed to."""
        self.brief = brief or str
        """Makes notes short enough for columns."""
        self.cuts = cuts
        """Rather leave out notes than turn pages."""
        self.overview = list(overview)
        """Shown in place of a long list, until that is narrowed or opened."""
        self.opened = False
        self.heard = False
        """What was typed last is part of an answer, and more is asked."""
        self.refused = ""
        """Why the parts that were typed make no answer."""

    # -- picking

    def pick(self, typed: str, taken: Sequence[str] = ()) -> Option | None:
        """The option of this number, name or notation word, if it is one. Words that are ``taken`` for something else
        are not completed to the name of an option."""
        number = whole_number(typed)
        if number is not None and not self.numbers:
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        word = typed.casefold()
        if not word:
            return self.options[self.shown[0]] if self.narrowed and len(self.shown) == 1 else None
        for option, label in zip(self.options, self.labels, strict=True):
            if word in (label.casefold(), option.token.casefold(), option.token.casefold().replace("+", " ")):
                return option
        if len(self.options) == 2 and word not in taken:  # y and n
            begun = [option for option in self.options if option.token.casefold().startswith(word)]
            return begun[0] if len(begun) == 1 else None
        return None

    @property
    def asks(self) -> str:
        """What is asked next, where an answer is typed in parts."""
        return ""

    def narrow(self, typed: str) -> bool:
        """Show only the options that mention what was typed: just so, or its words in this order, or in any; False if
        none does."""
        said = [f"{self.labels[place]} {option.note}".casefold() for place, option in enumerate(self.options)]
        words = typed.casefold().split()
        ways: tuple[Callable[[str], bool], ...] = (
            lambda text: typed.casefold() in text,
            lambda text: mentions(text, words),
            lambda text: all(word in text for word in words),
        )
        hits: list[int] = []
        for fits in ways:
            hits = hits or [place for place, text in enumerate(said) if fits(text)]
        if not hits:
            return False
        self.shown, self.narrowed, self.page = hits, typed, 0
        return True

    def widen(self) -> None:
        """Show all options again."""
        self.shown, self.narrowed, self.page = list(range(len(self.options))), "", 0

    @property
    def is_closed(self) -> bool:
        """Is the overview shown, and not the list?"""
        return bool(self.overview) and not self.opened and not self.narrowed

    def turn(self, step: int) -> None:
        """To another page."""
        if self.is_closed:
            self.opened = True
        else:
            self.page = (self.page + step) % self.pages

    # -- drawing

    def column(self, width: int) -> list[Text]:
        """One option to a line."""
        return self._rows(self.shown, width)

    def columns(self, width: int) -> list[Text]:
        """As few lines as the options fit into, side by side. Where it ``cuts``, without notes that leave no room for
        two, and with the ends of names that are a little too long cut off."""
        number = max(len(str(len(self.options))), 2) + 2
        half = (width - 1 - GAP) // 2
        brief = self.brief
        widest = max((cell_len(self._plain(place, brief=brief)) for place in self.shown), default=0) + number
        if widest > half and self.cuts:
            brief = _no_note
            widest = max((cell_len(self.labels[place]) for place in self.shown), default=0) + number
            if half < widest <= half + MOST_CUT:
                widest = half
        across = max(1, (width - 1 + GAP) // (widest + GAP))
        if across == 1 or len(self.shown) <= 1:
            return self.column(width)
        down = -(-len(self.shown) // across)
        rows = []
        for row in range(down):
            line = Text(" ")
            for place in self.shown[row::down]:
                cell = self._cell(place, 0, brief=brief)
                cell.truncate(widest, overflow="ellipsis", pad=True)
                line += cell + Text(" " * GAP)
            line.rstrip()
            rows.append(line)
        return rows

    def fitted(self, width: int, room: int) -> list[Text]:
        """The options in at most ``room`` lines: a column, columns, or the page that is open."""
        self.pages = 1
        if self.is_closed:
            return [Text(cut(f"  {line}", width)) for line in self.overview]
        if self.numbers:
            return [Text("  " + "  ".join(self.labels[place] for place in self.shown), "bold cyan")]
        for rows in (self.column(width), self.columns(width)):
            if len(rows) <= room:
                return rows
        notes = any(self.options[place].note for place in self.shown)
        whole = self.column(width) if notes else self.columns(width)  # side by side notes would be cut short
        room = max(room - 1, 1)
        self.pages = -(-len(whole) // room)
        self.page %= self.pages
        at = self.page * room
        more = f"  page {self.page + 1} of {self.pages}: + and − turn it; or type parts of a name"
        return [*whole[at : at + room], Text(cut(more, width), "dim")]

    def _note(self, place: int, brief: Callable[[str], str]) -> str:
        option = self.options[place]
        marked = MARKED.get(option.mark, "")
        return " · ".join(part for part in (marked, brief(option.note)) if part)

    def _plain(self, place: int, brief: Callable[[str], str]) -> str:
        note = self._note(place, brief)
        return self.labels[place] + (f"  {note}" if note else "")

    def _cell(self, place: int, pad: int, brief: Callable[[str], str] = str) -> Text:
        label, note = self.labels[place], self._note(place, brief)
        cell = Text(f"{place + 1:>2}  ", "bold cyan")
        cell.append(fit(label, pad) if note and pad else label, "bold")
        if note:
            cell.append(f"  {note}")
        return cell

    def _rows(self, places: list[int], width: int) -> list[Text]:
        longest = min(max((cell_len(self.labels[place]) for place in places), default=0), width // 2)
        rows = []
        for place in places:
            row = Text(" ") + self._cell(place, longest)
            if cell_len(row.plain) > width:
                row.truncate(width, overflow="ellipsis")
            rows.append(row)
        return rows


def _no_note(note: str) -> str:  # noqa: ARG001 - there is no room for it
    return ""


def mentions(text: str, words: Sequence[str]) -> bool:
    """Does the text hold all the words, one after another?

    >>> mentions("monk in the pile, knight fights", ["mon", "kni"]), mentions("knight, monk", ["monk", "knight"])
    (True, False)
    """
    at = 0
    for word in words:
        at = text.find(word, at)
        if at < 0:
            return False
        at += len(word)
    return True

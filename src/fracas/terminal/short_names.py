"""Names cut short where there is little room, so that different names stay different."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile

from rich.cells import cell_len

from fracas.terminal.screen import cut, fit


@lru_cache(maxsize=200)
def short_names(names: tuple[str, ...], width: int) -> dict[str, str]:
    """Each name in at most ``width`` cells: cut at its end if that will do, else what tells it from the others.

    >>> short_names(("Doctor Dreadful", "Doctor Dreadful, Gold Edition", "Henchman Bob"), 9)
    {'Doctor Dreadful': 'D Dreadf…', 'Doctor Dreadful, Gold Edition': 'DD Gold…', 'Henchman Bob': 'Henchman…'}
    >>> short_names(("Smoke Twin (Left)", "Smoke Twin (Right)"), 3)
    {'Smoke Twin (Left)': 'STL', 'Smoke Twin (Right)': 'STR'}
    """
    different = list(dict.fromkeys(names))
    plainly = Counter(cut(name, width) for name in different)
    short = {name: cut(name, width) for name in different if plainly[cut(name, width)] == 1}
    for name in different:
        if name not in short:
            taken = set(short.values())
            shared = max(_shared(_words(name), _words(other)) for other in different if other != name)
            forms = (form for form in _forms(_words(name), shared, width) if cell_len(form) <= width)
            short[name] = next(form for form in forms if form not in taken)
    return {name: short[name] for name in different}


def _forms(words: list[str], shared: int, width: int) -> Iterator[str]:
    """Ways to write a name in so many cells, the clearest first; without end, for the last ones are numbered.

    The first ``shared`` words it has in common with another name.
    """
    initials = "".join(word[0] for word in words)
    shared = min(shared, len(words) - 1)
    if width > shared + 3:
        yield cut(" ".join([initials[:shared], *words[shared:]]).lstrip(), width)
    yield initials if len(initials) <= width else initials[: width - 1] + initials[-1]
    for word in reversed(words):
        yield cut(initials[:1] + word, width)
    number = 2
    while True:
        yield fit(initials, max(width - len(str(number)), 0)).rstrip() + str(number)
        number += 1


def _words(name: str) -> list[str]:
    return re.findall(r"\w+", name) or [name]


def _shared(words: list[str], others: list[str]) -> int:
    """With how many of the same words two names begin."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(words, others, strict=False))
    return sum(1 for _ in same)

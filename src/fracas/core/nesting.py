"""How deep lists and tables may lie in one another, in anything that is read.

JSON is read by a parser that stops where the interpreter's stack does: another depth in every version of Python. So the
brackets are counted here, before anything is parsed.
"""

from __future__ import annotations

import re

DEEPEST = 20
"""Lists in lists, or tables in tables; no game needs more than six, the record around them included."""

_STRING_OR_BRACKET = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}]', re.DOTALL)


def too_deep(text: bytes | str, deepest: int = DEEPEST) -> bool:
    """Is something in this JSON nested deeper than that? It need not be well formed.

    >>> too_deep("[[1], [2]]", deepest=2), too_deep("[[[1]]]", deepest=2), too_deep('["[[[[["]', deepest=2)
    (False, True, False)
    """
    raw = text.encode(errors="replace") if isinstance(text, str) else text
    if raw.count(b"[") + raw.count(b"{") <= deepest:
        return False  # nearly everything that is ever read
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(raw):
        sign = found[0]
        if sign in (b"[", b"{"):
            depth += 1
            if depth > deepest:
                return True
        elif sign in (b"]", b"}"):
            depth -= 1
    return False

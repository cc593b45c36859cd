"""Answers that are several numbers in one, declared so that other languages can read them.

The rules pack and read such an answer with functions of their own, which are fast. Here is said once more what stands
where; the reader of the browser is written from it, and a test compares both with the rules.
"""

from __future__ import annotations

from typing import final


@final
class Packed:
    """The first part is a word, in the highest bits; the others are numbers of ``bits`` bits each."""

    __slots__ = ("ask", "bits", "parts", "words")

    def __init__(self, ask: str, words: tuple[str, ...], *parts: str, bits: int) -> None:
        self.ask = ask
        """The question that is answered so."""
        self.words = words
        """What the first part may be, by its number."""
        self.parts = parts
        """The names of all parts, from the highest bits to the lowest."""
        self.bits = bits

    def shift(self, part: str) -> int:
        """How far above the lowest bit a part begins."""
        return self.bits * (len(self.parts) - 1 - self.parts.index(part))

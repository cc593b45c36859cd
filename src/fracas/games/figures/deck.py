"""The deck of playing cards: 52 without jokers, each a number from 0 to 51."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"

DECK: Final[bytearray] = bytearray(range(52))
"""All cards. Bags of cards are bytearrays: numbers below 256 that can be found and taken out in no time."""

RANK: Final[list[int]] = [card % 13 + 2 for card in range(52)]
"""figures.battle.rank: 2–10 as printed, Jack 11, Queen 12, King 13, Ace 14."""

ACE: Final = 14

_CODES: Final[list[str]] = [RANKS[card % 13] + SUITS[card // 13] for card in range(52)]
_BY_CODE: Final[dict[str, int]] = {code: card for card, code in enumerate(_CODES)}
_RANK_NAMES: Final = {11: "Jack", 12: "Queen", 13: "King", 14: "Ace"}
_SUIT_SIGNS: Final = "♣♦♥♠"


def code(card: int) -> str:
    """Two letters for the notation: ``"QH"``, ``"TC"``."""
    return _CODES[card]


def card_of(word: str) -> int:
    """The card with this code; KeyError if there is none."""
    return _BY_CODE[word]


def face(card: int) -> str:
    """What is printed on it: ``"Q♥"``, ``"10♣"``."""
    letter = RANKS[card % 13]
    return ("10" if letter == "T" else letter) + _SUIT_SIGNS[card // 13]


def called(card: int) -> str:
    """Its rank as it is said: ``"a Queen"``, ``"an 8"``, ``"a 10"``."""
    rank = RANK[card]
    article = "an" if rank in (8, 14) else "a"
    return f"{article} {_RANK_NAMES.get(rank, rank)}"

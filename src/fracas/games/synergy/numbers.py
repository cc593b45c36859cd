"""How rows and answers are numbered. All of it follows from how many cards, teams and team powers there are.

A row is one number: cards first, each by its place in the content; then a flag for each team, the team powers, and at
the end `BASIC`, which stands for the basic move and the basic strike. Answers pack a row's number with something else,
and so move with `NUMBERS`: an act is ``kind * NUMBERS + row``, a reaction ``warrior * NUMBERS + row``. Screens are sent
these numbers with the content (`screens.Numbering`).

Records keep answers by number. So a card more is a change of content, for which the game's ``version`` is raised.
"""

# mypyc: compiled

from __future__ import annotations

from itertools import pairwise
from typing import Final

from fracas.games.synergy.board import SQUARES
from fracas.games.synergy.content import CARDS, TEAM_POWERS, TEAMS

MOST_WARRIORS: Final = 18
"""Three each of six players (synergy.players)."""


def rounded_up(number: int, to: int) -> int:
    """The next multiple."""
    return -(-number // to) * to


def next_power(above: int) -> int:
    """The first power of two that is more than this."""
    return 1 << above.bit_length()


# -- rows

FLAGS: Final = len(CARDS)
"""A flag is this plus its team."""
TEAM_POWERS_FROM: Final = FLAGS + rounded_up(len(TEAMS), 10)
"""A team power is this plus its place."""
NUMBERS: Final = next_power(TEAM_POWERS_FROM + len(TEAM_POWERS))
"""More than any row's number."""
BASIC: Final = NUMBERS - 1
FACE_DOWN: Final = NUMBERS
"""A face-down card of somebody else is this plus its place beside its warrior: nobody else knows its row."""

# -- answers to "act": the first seven take no card, the others are added to a row

END: Final = 0
PICK: Final = 1
TAKE: Final = 2
GIVE: Final = 3
DROP: Final = 4
WIPE: Final = 5
HOP_IN: Final = 6
MOVES: Final = NUMBERS
STRIKES: Final = 2 * NUMBERS
COMBOS: Final = 3 * NUMBERS
USES: Final = 4 * NUMBERS
WITH: Final = 8 * NUMBERS
"""Added once for each face-down + card that is turned up for a strike, with a bit for each."""

# -- answers to "target": a warrior by its place, or one of these

AT_SQUARE: Final = next_power(SQUARES)
"""A square is this plus its number."""
NO_TARGET: Final = AT_SQUARE - 1
"""An area, which is aimed at nobody."""
AT_CARD: Final = 2 * AT_SQUARE
"""A gadget is this plus its row."""


def must_be_apart(spans: list[tuple[str, int, int]]) -> None:
    """Each span is a name, its first number and how many numbers it needs. ValueError if two share one."""
    spans = sorted(spans, key=lambda span: span[1])
    for (name, first, count), (other, after, _) in pairwise(spans):
        if first + count > after:
            raise ValueError(f"{name} and {other} share numbers: {first} to {first + count - 1} meet {after}")


must_be_apart(
    [
        ("cards", 0, len(CARDS)),
        ("flags", FLAGS, len(TEAMS)),
        ("team powers", TEAM_POWERS_FROM, len(TEAM_POWERS)),
        ("the basic strike", BASIC, 1),
        ("face-down cards", FACE_DOWN, 0),
    ]
)
must_be_apart(
    [
        ("acts without a card", END, HOP_IN + 1),
        ("moves", MOVES, NUMBERS),
        ("strikes", STRIKES, NUMBERS),
        ("Move&Strikes", COMBOS, NUMBERS),
        ("uses", USES, NUMBERS),
        ("strikes with + cards", WITH, 0),
    ]
)
must_be_apart(
    [
        ("warriors", 0, MOST_WARRIORS),
        ("areas", NO_TARGET, 1),
        ("squares", AT_SQUARE, SQUARES),
        ("gadgets", AT_CARD, NUMBERS),
    ]
)

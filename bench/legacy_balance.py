"""The balance of legacy in strong hands, into docs/balance/legacy.md: base champions, three rounds, one bot.

The page is written after every batch of games, so that a run that is broken off leaves what it has found so far.

python -m bench.legacy_balance [--games 2000] [--bot solver:0.1s] [--jobs 2] [--seed 1] [--page FILE]
"""

from __future__ import annotations

from typing import Any, Final

from bench.balance import Balance, build
from bench.results import circumstances, table
from fracas.games.legacy.content import CHAMPIONS

THEIR_GAMES: Final = 2_000
THEIRS: Final = {
    "seat_0": ("seat 0 wins", 0.488),
    "first_holder": ("the first holder of the Fatestone wins", 0.511),
    "ties": ("battles tied and left to the Fatestone", 0.193),
    "passed_per_tie": ("the Fatestone is passed, per tie", 0.85),
}
"""What the prototype measured between strong players, in shares."""
THEIR_MEANS: Final = {
    "points": ("points of both", 58.1),
    "margin": ("mean margin", 7.8),
    "fatestone": ("the Fatestone at the end", 3.1),
}
THEIR_CHAMPIONS: Final = {
    "druid": (2.55, 0.13, 2.3),
    "assassin": (4.27, 0.14, 1.8),
    "necromancer": (4.73, 0.30, 2.1),
    "wizard": (4.75, 0.24, 1.9),
    "paladin": (5.25, 0.48, 1.9),
    "ranger": (4.09, 0.56, 2.3),
    "monk": (5.29, 0.49, 2.6),
    "warrior": (5.60, 0.68, 2.2),
    "barbarian": (5.81, 0.76, 2.9),
    "knight": (5.67, 0.86, 2.5),
}
"""How often each was played in a game, the share of those battles that were won, the mean points so won."""
WHERE_THEY_DIFFER: Final = (
    "Two things differ by more than chance: who holds the Fatestone first wins more often here, and the Druid is "
    "chosen more often. The rules are not the cause: a second implementation of the turn, written apart, agrees with "
    "the first in every answer of thousands of games (`tests/games/legacy/reference.py`). The players are other "
    "ones: the prototype's are not ours, and ours pass the Fatestone less often in a tie. Whether one of the two is "
    "mistaken about its worth has not been looked into."
)
TIES: Final = (0.19, 0.03)
MOST_OF_A_SEAT: Final = 0.53


def page(numbers: dict[str, Any], bot: str, seed: int, seconds: float, jobs: int) -> str:
    """The page, from what `fracas.lab.extras.legacy` has counted."""
    rows = []
    for name, (label, theirs) in THEIRS.items():
        share = numbers[name]
        rows.append([label, f"{theirs:.3f}", f"{share['share']:.3f}", f"{share['low']:.3f} to {share['high']:.3f}"])
    for name, (label, theirs) in THEIR_MEANS.items():
        rows.append([label, f"{theirs:.1f}", f"{numbers[name]:.1f}", ""])
    champions = []
    for row in CHAMPIONS:
        if row.id not in numbers["champions"]:
            continue
        ours, (played, won, points) = numbers["champions"][row.id], THEIR_CHAMPIONS[row.id]
        champions.append(
            [
                f"{row.power} {row.name}",
                f"{played:.2f}",
                f"{ours['per_game']:.2f}",
                f"{won:.2f}",
                f"{ours['won']['share']:.2f}",
                f"{ours['won']['low']:.2f} to {ours['won']['high']:.2f}",
                f"{points:.1f}",
                f"{ours['points']:.1f}",
            ]
        )
    return (
        "\n\n".join(
            [
                "# The balance of legacy",
                f"Written by `python -m bench.legacy_balance --games {numbers['games']} --bot {bot} --seed {seed}`. "
                f"{circumstances()} {numbers['games']:,} games of `{bot}` against itself, base champions, three "
                f"rounds, {jobs} at a time, {seconds / 3600:.2f} hours, {build()} package. "
                "The time after the colon is what the bot may think about one answer, in processor time, so that other "
                "work on the machine does not count.",
                f"*Prototype* is what strong players did in {THEIR_GAMES:,} games when the cards were designed; their "
                "error is about 0.011 for a share of the games. Intervals are of 95 %. A tie that Hex decides is "
                f"not left to the Fatestone; there were {numbers['hexed']['share']:.3f} of them besides.",
                table(["", "prototype", "here", "interval"], rows),
                table(["asked for", "found", ""], verdicts(numbers)),
                WHERE_THEY_DIFFER,
                "*Played*: how often a champion was chosen from hand in a game, by both players. *Won*: battles won "
                "with it in the main place at the end, per time played; after an exchange they count for the newcomer. "
                "*Points*: the mean of what the locations so won gave.",
                table(
                    [
                        "champion",
                        "played, prototype",
                        "here",
                        "won, prototype",
                        "here",
                        "interval",
                        "points, prototype",
                        "here",
                    ],
                    champions,
                ),
            ]
        )
        + "\n"
    )


def verdicts(numbers: dict[str, Any]) -> list[list[str]]:
    """What the numbers should be like, and whether they are."""
    ties, seat = numbers["ties"], numbers["seat_0"]
    better, surely = max((seat["share"], seat["low"]), (1 - seat["share"], 1 - seat["high"]))
    middle, reach = TIES
    tied, fair = (
        "met" if met else "missed" if missed else "open: too few games"
        for met, missed in (
            (abs(ties["share"] - middle) <= reach, not ties["low"] - reach <= middle <= ties["high"] + reach),
            (better <= MOST_OF_A_SEAT, surely > MOST_OF_A_SEAT),
        )
    )
    return [
        [f"ties {middle} ± {reach}", f"{ties['share']:.3f}", tied],
        [f"no seat above {MOST_OF_A_SEAT}", f"{better:.3f}", fair],
    ]


if __name__ == "__main__":
    Balance("legacy", page, games=2_000, bot="solver:0.1s", batch=100).main(__doc__)

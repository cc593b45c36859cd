"""How strong bots are: everybody against everybody, and somebody new against a ladder that is known.

At tables of two every two bots meet; at larger ones every company of as many different bots as there are seats (or all
of them, if there are fewer) does. Ratings are those of `fracas.lab.ratings`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from fracas.core.chance import derive
from fracas.core.refusal import FracasError
from fracas.lab.folder import Folder
from fracas.lab.plan import Plan, planned
from fracas.lab.ratings import Counted, Rating, Result, rated
from fracas.lab.reports import Matrix, Plain, Report, Section, Text, met

AT: Final = 1500.0
"""The rating of the anchor."""
REACH: Final = 20.0
"""A rating is known when its interval is this many points wide on each side."""


def companies(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All groups that play together.

    >>> companies(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    return list(combinations(bots, min(players, len(bots))))


def ladder_plans(
    game: str, bots: Sequence[str], *, seed: int, players: int, settings: Mapping[str, Any] | None = None
) -> list[Plan]:
    """A round robin: a plan for each company."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise FracasError("ladder", "A ladder is of two or more bots, each named once.")
    return [
        planned(game, company, seed=derive(seed, number), players=players, settings=settings)
        for number, company in enumerate(companies(bots, players))
    ]


def gauntlet_plans(ladder: Folder, bot: str, *, seed: int) -> list[Plan]:
    """Somebody new against each of a ladder, at the same kind of table."""
    first = ladder.manifest.plans[0]
    others = [each for each in bots_of(ladder) if each != bot]
    return [
        planned(
            ladder.game,
            [bot, *company],
            seed=derive(seed, number),
            players=first.players,
            settings=first.settings,
            overlay=first.overlay,
        )
        for number, company in enumerate(companies(others, first.players - 1))
    ]


def bots_of(folder: Folder) -> list[str]:
    """Everybody who plays in a folder, in the order in which they are named."""
    return list(dict.fromkeys(bot for plan in folder.manifest.plans for bot in plan.bots))


def results(folder: Folder) -> Iterator[Result]:
    """Every game that ended."""
    for row in folder.rows():
        if row["shares"]:
            yield tuple(row["bots"]), tuple(row["shares"])


class Rung(NamedTuple):
    """Somebody on a ladder."""

    bot: str
    rating: Rating
    share: float
    """Of the victories at their tables."""


def rungs(folder: Folder, anchor: str, at: float = AT, fixed: Mapping[str, float] | None = None) -> list[Rung]:
    """The ladder of a folder, the strongest first."""
    counted = Counted()
    won: dict[str, list[float]] = {}
    for who, shares in results(folder):
        counted.add(who, shares)
        for bot, share in zip(who, shares, strict=True):
            won.setdefault(bot, []).append(share)
    if anchor not in bots_of(folder):
        raise FracasError("ladder", f"The anchor {anchor} does not play there.")
    ratings = rated(counted, anchor, at, fixed)
    found = [
        Rung(bot, ratings[bot], sum(won[bot]) / len(won[bot]) if bot in won else 0.0)
        for bot in bots_of(folder)
        if bot in ratings
    ]
    return sorted(found, key=lambda rung: -rung.rating.points)


def names_of(folder: Folder, words: Mapping[str, str]) -> dict[str, str]:
    """Bots as people know them: a level with what it is."""
    return {bot: f"{words[bot]} ({bot})" if bot in words else bot for bot in bots_of(folder)}


def told(folder: Folder, found: Sequence[Rung], anchor: str, words: Mapping[str, str] | None = None) -> Report:
    """The ladder as a report."""
    names = names_of(folder, words or {})
    rows = [
        [
            names[rung.bot],
            f"{rung.rating.points:.0f}",
            "anchor" if rung.bot == anchor else f"{rung.rating.low:.0f} to {rung.rating.high:.0f}",
            f"{rung.rating.games:,}",
            f"{100 * rung.share:.1f} %",
        ]
        for rung in found
    ]
    pairs = [
        (names[one], names[other], share)
        for who, shares in results(folder)
        for one, share in zip(who, shares, strict=True)
        for other in set(who)
        if other != one
    ]
    order = [names[rung.bot] for rung in found]
    return Report(
        f"The ladder of {folder.game}",
        f"{folder.played:,} games. 200 points more mean 76 % of the victories of two. {names[anchor]} is the anchor, "
        "and intervals of 95 % are of the difference from it.",
        [
            Section(
                "Ratings",
                [
                    Plain("Ratings", ("bot", "rating", "95 %", "games", "victories"), rows),
                    Matrix("Each against each", order, order, met(pairs), fair=(0.0, 1.0)),
                ],
            ),
            Section(
                "What this is", [Text("Fitted after Bradley and Terry, for more than two after Plackett and Luce.")]
            ),
        ],
    )

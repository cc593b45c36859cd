"""What a designer wants to know of synergy: every card, every team, and the atlas of pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fracas.games.synergy.content import CARDS, TEAMS
from fracas.lab.reports import (
    FAIR_CARD,
    PairMap,
    Part,
    Plain,
    Section,
    Shares,
    Table,
    Text,
    fair_of,
    ranked,
    shares_of,
)
from fracas.lab.reports.atlas import LEAST, Gain, Seat, gains
from fracas.lab.rows import Row

TOP: Final = 15
"""Pairs of each end that are listed, though nothing may be sure of them."""
NAMES: Final = {card.id: card.name for card in CARDS}


class SynergyReport:
    """What synergy brings."""

    def tables(self, settings: Mapping[str, Any], games: int) -> list[dict[str, Any]]:  # noqa: ARG002
        """One kind: the usual one."""
        return [dict(settings)]

    def sections(self, rows: Sequence[Row], players: int) -> list[Section]:
        """Cards, teams, pairs."""
        even = 1 / players
        cards: Table[str] = Table()
        teams: Table[str] = Table()
        used = dict.fromkeys(NAMES, 0)
        games = dict.fromkeys(NAMES, 0)
        for row in rows:
            for seat, share in enumerate(shares_of(row, players)):
                teams.add(row["teams"][seat], share)
                for card in row["hands"][seat]:
                    cards.add(card, share)
            for card in {card for hand in row["hands"] for card in hand}:
                games[card] += 1
            for card, times in row["used"].items():
                used[card] += times
        played = {card: [f"{used[card] / games[card]:.2f}" if games[card] else ""] for card in NAMES}
        fair = fair_of(even, FAIR_CARD)
        return [
            Section(
                "Cards",
                [
                    Text(
                        "What the seat wins that was dealt a card. *Used*: how often it is struck with, used or turned "
                        "up in a game in which somebody was dealt it; many cards count without that. A card is called "
                        "strong or weak outside 42–58 % (of two players), *surely* if the whole interval lies outside, "
                        "and with a question mark if it does not stand out among all cards at a false-discovery rate "
                        "of 5 %."
                    ),
                    Shares(
                        "Victories with each card",
                        "card",
                        ranked(cards, NAMES, even, FAIR_CARD, played),
                        ("used",),
                        even,
                        fair,
                    ),
                ],
            ),
            Section(
                "Teams",
                [
                    Shares(
                        "Victories with each team",
                        "team",
                        ranked(teams, {team.id: team.name for team in TEAMS}, even),
                        even=even,
                        fair=fair_of(even),
                    )
                ],
            ),
            Section("The atlas of pairs", atlas(rows, players)),
        ]


def atlas(rows: Sequence[Row], players: int) -> list[Part]:
    """What pairs of cards gain beside one warrior."""
    games = [
        [
            Seat(hand, warriors, share - 1 / players)
            for hand, warriors, share in zip(row["hands"], row["warriors"], shares_of(row, players), strict=True)
        ]
        for row in rows
        if row["warriors"]
    ]
    # A card of a warrior may have come from the deck after the deal; it is in no hand, but counts as one's own.
    cards = list(NAMES)
    _, found = gains(games, cards)
    pairs = len(cards) * (len(cards) - 1) // 2
    named = [gain for gain in found if gain.shrunk.named]
    told = any(gain.shrunk.size for gain in found)  # else chance alone explains all that was seen
    ends = [*found[:TOP], *found[-TOP:]] if told and len(found) > 2 * TOP else []
    unsure = [gain for gain in ends if not gain.shrunk.named]
    parts: list[Part] = [
        Text(
            f"What two cards gain beside one warrior, over what they are worth apart: {len(found):,} of {pairs:,} "
            f"pairs were seen at least {LEAST} times, on average {_average(found):.0f} times. Gains are in points of a "
            "hundred victories, shrunk towards 0 by as much as chance alone spreads them."
        )
    ]
    if named:
        words = f"{len(named)} stand out; of those named, one in twenty is chance."
        parts += [Text(words), Plain("Pairs that stand out", _HEADS, [line(gain) for gain in named])]
    else:
        parts.append(Text("None stands out at a false-discovery rate of 5 %. More games would tell."))
    if unsure:
        parts.append(Plain("The ends of the list, not sure", _HEADS, [line(gain) for gain in unsure]))
    folded = Plain("Every pair", _HEADS, [line(gain) for gain in found], folded=True)
    if not told:
        return [*parts, Text("Chance alone explains what was seen, so every gain is shrunk to 0."), folded]
    places = {card: place for place, card in enumerate(cards)}
    most = max((abs(gain.shrunk.size) for gain in found), default=0.0) or 1.0
    parts += [
        PairMap(
            "All pairs",
            [NAMES[card] for card in cards],
            {
                (min(places[one], places[two]), max(places[one], places[two])): (
                    gain.shrunk.size / most,
                    f"{NAMES[one]} and {NAMES[two]}: {100 * gain.shrunk.size:+.1f}, seen {gain.seen} times",
                )
                for gain in found
                for one, two in [gain.pair]
            },
        ),
        folded,
    ]
    return parts


_HEADS: Final = ("pair", "gain", "95 %", "seen", "unshrunk")


def line(gain: Gain) -> list[str]:
    """A pair in a table."""
    one, two = gain.pair
    low, high = gain.shrunk.low, gain.shrunk.high
    return [
        f"{NAMES[one]} + {NAMES[two]}",
        f"{100 * gain.shrunk.size:+.1f}",
        f"{100 * low:+.1f} to {100 * high:+.1f}",
        f"{gain.seen:,}",
        f"{100 * gain.raw:+.1f}",
    ]


def _average(found: Sequence[Gain]) -> float:
    return sum(gain.seen for gain in found) / len(found) if found else 0.0


REPORT = SynergyReport()

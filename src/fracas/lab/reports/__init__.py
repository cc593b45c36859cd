"""What a designer wants to know of a game, from a folder of its rows (``reports/<game>.py``).

A report is made of parts that know nothing of where they are shown: `words` prints them in a terminal, `page` as one
page of HTML. Each number has its interval, and says of how many games it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from fracas.core.parts import part_of
from fracas.core.sentences import counted
from fracas.lab.discovery import RATE, Effect, discoveries, p_value
from fracas.lab.folder import Folder
from fracas.lab.rows import Row
from fracas.lab.statistics import Interval, wilson

K = TypeVar("K", bound=Hashable)

FAIR: Final = (0.45, 0.55)
"""Of what two players have, where nothing else is said; with more players in proportion to an even share."""
FAIR_CARD: Final = (0.42, 0.58)
"""Of one card among many."""
ENOUGH: Final = 30
"""With fewer observations nothing is called strong or weak."""


class Share(NamedTuple):
    """A share of something, with its interval and how often it was seen."""

    share: float
    low: float
    high: float
    of: int


class Won:
    """What was won, observation by observation. A part of a victory counts as that part."""

    __slots__ = ("count", "sum")

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0

    def add(self, share: float) -> None:
        """One more."""
        self.count += 1
        self.sum += share

    @property
    def share(self) -> Share:
        """With 95 % confidence. Shares of three players are sums of thirds, which may be a bit of a float too many."""
        low, high = wilson(min(self.sum, self.count), self.count)
        return Share(self.sum / self.count if self.count else 0.0, low, high, self.count)


class Table(dict[K, Won]):
    """What was won with each of many things.

    >>> won = Table()
    >>> won.add("net", 1.0)
    >>> won["net"].share.of
    1
    """

    def __missing__(self, key: K) -> Won:
        self[key] = Won()
        return self[key]

    def add(self, key: K, share: float) -> None:
        """One more observation of this thing."""
        self[key].add(share)


# -- parts of a report


class Facts(NamedTuple):
    """Labels, each with something short."""

    facts: Sequence[tuple[str, str]]


class Text(NamedTuple):
    """A paragraph."""

    words: str


class ShareRow(NamedTuple):
    """A line of `Shares`."""

    name: str
    share: Share
    more: Sequence[str] = ()
    mark: str = ""
    """What stands out about it, in a word or two."""


class Shares(NamedTuple):
    """Shares with their intervals, drawn on one scale."""

    title: str
    thing: str
    """What a row is: the head of the first column."""
    rows: Sequence[ShareRow]
    heads: Sequence[str] = ()
    """Of what stands in ``more``."""
    even: float | None = 0.5
    """The share that is fair, drawn as a line; None where there is no such thing."""
    fair: tuple[float, float] | None = None
    """Bounds of what is fair, drawn as a band."""
    what: str = "victories"


class Matrix(NamedTuple):
    """What each row wins against each column."""

    title: str
    names: Sequence[str]
    columns: Sequence[str]
    cells: Mapping[tuple[str, str], Share]
    corner: str = "wins against"
    fair: tuple[float, float] = FAIR
    """From 0 to 1 where everything is fair, as on a ladder."""


class Bars(NamedTuple):
    """How often each number came."""

    title: str
    counts: Mapping[int, int]
    unit: str


class Plain(NamedTuple):
    """A table of words and numbers."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    folded: bool = False
    """So long that it is opened only when it is wanted; a terminal shows its beginning."""


class PairMap(NamedTuple):
    """A value for each pair of many things, as a map of squares."""

    title: str
    names: Sequence[str]
    cells: Mapping[tuple[int, int], tuple[float, str]]
    """By places in ``names``, the smaller first: a number from -1 to 1, and what is said of it."""


Part = Facts | Text | Shares | Matrix | Bars | Plain | PairMap


class Section(NamedTuple):
    """A heading, and what stands under it."""

    title: str
    parts: Sequence[Part]


class Report(NamedTuple):
    """A whole report."""

    title: str
    lead: str
    sections: Sequence[Section]


class GameReport(Protocol):
    """What one game brings."""

    def tables(self, settings: Mapping[str, Any], games: int) -> list[dict[str, Any]]:
        """The settings of all kinds of tables that the game is judged at, where so many games are to be played; those
        that are given stand."""

    def sections(self, rows: Sequence[Row], players: int) -> list[Section]:
        """What is said of this game alone."""


def reports_of(game: str) -> GameReport | None:
    """What this game brings; None if that is nothing."""
    module = part_of(__name__, game)
    if module is None:
        return None
    found: GameReport = module.REPORT
    return found


# -- what all games have


def reported(folder: Folder) -> Report:
    """The report of a folder."""
    rows = list(folder.rows())
    plans = folder.manifest.plans
    players = plans[0].players
    ours = reports_of(folder.game)
    sections = [Section("The games", about(folder, rows))]
    if rows:
        sections += [*seats(rows, players), *varied(folder, rows), lengths(rows, players)]
        if ours is not None:
            sections += ours.sections(rows, players)
    bots = sorted({bot for plan in plans for bot in plan.bots})
    lead = (
        f"{counted(len(rows), 'game')} for {players} players, between {' and '.join(bots)}. Bots are no people: a "
        "share says what a thing does in these hands. Intervals are of 95 %."
    )
    return Report(f"The balance of {folder.game}", lead, sections)


def about(folder: Folder, rows: Sequence[Row]) -> list[Part]:
    """What was played, so that anybody can play it again."""
    manifest, plan = folder.manifest, folder.manifest.plans[0]
    facts = [
        ("Games", f"{len(rows):,} of {folder.wanted:,}"),
        ("Kinds of tables", f"{len(manifest.plans):,}"),
        ("Bots", ", ".join(plan.bots)),
        ("Seed", str(plan.seed)),
        ("Rules", f"{plan.game}, version {plan.version}"),
        ("Content", plan.content + (", changed" if plan.overlay else "")),
        ("Fracas", manifest.fracas),
    ]
    if not manifest.reproducible:
        facts.append(("Reproducible", "no: a bot looked at the clock"))
    return [Facts(facts)]


def seats(rows: Sequence[Row], players: int) -> list[Section]:
    """Who wins, by seat, by who begins, and by bot."""
    even = 1 / players
    by_seat: Table[str] = Table()
    by_bot: Table[str] = Table()
    first = Won()
    for row in rows:
        for seat, share in enumerate(shares_of(row, players)):
            by_seat.add(f"Seat {seat}", share)
            by_bot.add(row["bots"][seat], share)
        if row.get("first") is not None:
            first.add(shares_of(row, players)[row["first"] if "sides" not in row else row["sides"].index(row["first"])])
    found = [ShareRow(name, won.share, mark=verdict(won.share, even)) for name, won in sorted(by_seat.items())]
    if first.count:
        found.append(ShareRow("Who goes first", first.share, mark=verdict(first.share, even)))
    parts: list[Part] = [Shares("Victories by seat", "seat", found, even=even, fair=fair_of(even))]
    if len(by_bot) > 1:
        bots = [ShareRow(name, won.share) for name, won in sorted(by_bot.items())]
        parts.append(Shares("Victories by bot", "bot", bots, even=even))
    return [Section("Seats", parts)]


def varied(folder: Folder, rows: Sequence[Row]) -> list[Section]:
    """Settings that differ from table to table: who wins, how long it takes, how often a limit ends it."""
    plans = folder.manifest.plans
    parts: list[Part] = []
    for name in plans[0].settings:
        values = {str(plan.settings.get(name)) for plan in plans}
        if not 1 < len(values) <= 20:
            continue
        groups: dict[str, list[Row]] = {}
        for row in rows:
            groups.setdefault(str(plans[row["plan"]].settings.get(name)), []).append(row)
        lines = [
            [
                value,
                f"{len(group):,}",
                interval_words(share_of(sum(shares_of(row, plans[0].players)[0] for row in group), len(group))),
                f"{mean([row['turns'] for row in group]):.1f}",
                interval_words(share_of(sum(ended(row) == "limit" for row in group), len(group))),
                interval_words(share_of(sum(len(row["winners"]) > 1 for row in group), len(group))),
            ]
            for value, group in sorted(groups.items())
        ]
        parts.append(Plain(name, [name, "games", "seat 0 wins", "turns", "ended by a limit", "shared"], lines))
    return [Section("Settings", parts)] if parts else []


def lengths(rows: Sequence[Row], players: int) -> Section:  # noqa: ARG001
    """How long games are, and how they end."""
    ends = Counter(ended(row) for row in rows)
    endings = [ShareRow(way, share_of(count, len(rows))) for way, count in ends.most_common()]
    tied = share_of(sum(len(row["winners"]) > 1 for row in rows), len(rows))
    endings.append(ShareRow("shared victories", tied))
    rules = Counter(row["rule"] or "not ended" for row in rows)
    endings += [ShareRow(f"by {rule}", share_of(count, len(rows))) for rule, count in sorted(rules.items())]
    spread = [
        [name, f"{mean(numbers):.1f}", *(f"{quantile(numbers, part):,}" for part in (0, 0.05, 0.5, 0.95, 1))]
        for name in ("turns", "decisions", "rounds")
        if name in rows[0]
        for numbers in [sorted(row[name] for row in rows)]
    ]
    return Section(
        "Lengths and ends",
        [
            Plain("How long a game is", ["", "mean", "least", "5 %", "median", "95 %", "most"], spread),
            Bars("Turns of a game", Counter(row["turns"] for row in rows), "turns"),
            Shares("How games end", "end", endings, even=None, what="games"),
        ],
    )


# -- numbers and words


def shares_of(row: Row, players: int) -> Sequence[float]:
    """What each seat got; nothing, if the game did not end."""
    found: Sequence[float] = row["shares"] or [0.0] * players
    return found


def ended(row: Row) -> str:
    """How the game ended, in the word of its row."""
    return str(row.get("ended") or ("played out" if row["winners"] else "not ended"))


def share_of(part: float, count: int) -> Share:
    """So many of so many.

    >>> share_of(1, 4).share
    0.25
    """
    low, high = wilson(part, count) if count else Interval(0.0, 1.0)
    return Share(part / count if count else 0.0, low, high, count)


def mean(numbers: Sequence[float]) -> float:
    """Their mean; 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def quantile(numbers: Sequence[int], part: float) -> int:
    """The number below which this part of them lies; they are in order.

    >>> quantile([1, 2, 3, 4, 5], 0.5)
    3
    """
    return numbers[round(part * (len(numbers) - 1))]


def fair_of(even: float, fair: tuple[float, float] = FAIR) -> tuple[float, float]:
    """What is fair where ``even`` is the even share: with four players half of what it is with two.

    >>> fair_of(0.5), fair_of(0.25)
    ((0.45, 0.55), (0.225, 0.275))
    """
    return fair[0] * 2 * even, fair[1] * 2 * even


def verdict(share: Share, even: float = 0.5, fair: tuple[float, float] = FAIR) -> str:
    """Outside what is fair, and surely so, or within.

    >>> verdict(Share(0.7, 0.65, 0.75, 300)), verdict(Share(0.42, 0.3, 0.55, 60)), verdict(Share(0.5, 0.4, 0.6, 99))
    ('strong, surely', 'weak', '')
    """
    low, high = fair_of(even, fair)
    if share.of < ENOUGH:
        return ""
    if share.share > high:
        return "strong, surely" if share.low > high else "strong"
    if share.share < low:
        return "weak, surely" if share.high < low else "weak"
    return ""


def standing_out(won: Mapping[K, Won], even: float, rate: float = RATE) -> set[K]:
    """Which of many things differ from an even share, at a false-discovery rate: of those named, so many are chance."""
    keys = list(won)
    effects = [
        Effect(each.share - even, sqrt(max(even * (1 - even), 1e-9) / each.of))
        for each in (won[key].share for key in keys)
    ]
    return {
        key for key, named in zip(keys, discoveries([p_value(each) for each in effects], rate), strict=True) if named
    }


def interval_words(share: Share) -> str:
    """A share and its interval.

    >>> interval_words(Share(0.512, 0.481, 0.543, 999))
    '51.2 % (48.1 to 54.3)'
    """
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def ranked(
    won: Mapping[str, Won],
    names: Mapping[str, str],
    even: float,
    fair: tuple[float, float] = FAIR,
    more: Mapping[str, Sequence[str]] | None = None,
) -> list[ShareRow]:
    """Things from the strongest to the weakest, with what stands out about them."""
    outstanding = standing_out(won, even)
    rows = []
    for key, each in sorted(won.items(), key=lambda item: (-item[1].share.share, item[0])):
        mark = verdict(each.share, even, fair)
        if key not in outstanding and mark:
            mark = f"{mark}?"
        rows.append(ShareRow(names.get(key, key), each.share, (more or {}).get(key, ()), mark))
    return rows


def met(pairs: Iterable[tuple[str, str, float]]) -> dict[tuple[str, str], Share]:
    """A matrix of all meetings: the two that met, and what the first of them won."""
    won: Table[tuple[str, str]] = Table()
    for one, other, share in pairs:
        won.add((one, other), share)
    return {key: each.share for key, each in won.items()}

"""What a designer is told: counted against the rows themselves, and the atlas against gains that were planted."""

from __future__ import annotations

from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.lab.folders import SHORT, folder_at, plan_of

from fracas.cli import main
from fracas.games import NAMES
from fracas.lab.folder import Folder
from fracas.lab.plan import planned
from fracas.lab.reports import Matrix, PairMap, Part, Plain, Report, Section, Shares, reported, reports_of, shares_of
from fracas.lab.reports.atlas import Gain, Seat, gains, worths
from fracas.lab.reports.page import in_html
from fracas.lab.reports.words import in_words
from fracas.lab.run import begin, go_on


def parts_of(report: Report) -> list[Part]:
    return [part for section in report.sections for part in section.parts]


def shares_named(report: Report, title: str) -> Shares:
    return next(part for part in parts_of(report) if isinstance(part, Shares) and part.title == title)


def matrix_named(report: Report, title: str) -> Matrix:
    return next(part for part in parts_of(report) if isinstance(part, Matrix) and part.title == title)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Folder]:
    """A few random games of each, at the tables that the game is judged at."""
    found = {}
    for game in NAMES:
        module = reports_of(game)
        assert module is not None
        usual = {} if game == "figures" else SHORT[game]
        plans = [
            msgspec.structs.replace(planned(game, ["random"], seed=4 + place, settings=settings), keep="facts")
            for place, settings in enumerate(module.tables(usual, 8)[:8])
        ]
        found[game] = begin(tmp_path_factory.mktemp(game) / "rows", plans, 8)
        go_on(found[game])
    return found


@pytest.mark.parametrize("game", NAMES)
def test_seats_are_counted_as_the_rows_say(game: str, folders: dict[str, Folder]) -> None:
    rows = list(folders[game].rows())
    found = {row.name: row.share for row in shares_named(reported(folders[game]), "Victories by seat").rows}
    for seat in (0, 1):
        won = sum(shares_of(row, 2)[seat] for row in rows)
        assert found[f"Seat {seat}"].of == len(rows)
        assert found[f"Seat {seat}"].share == pytest.approx(won / len(rows))
        assert found[f"Seat {seat}"].low < won / len(rows) < found[f"Seat {seat}"].high
    assert found["Who goes first"].of == len(rows)


@pytest.mark.parametrize("game", NAMES)
def test_the_words_and_the_page_tell_the_same(game: str, folders: dict[str, Folder]) -> None:
    report = reported(folders[game])
    words, page = in_words(report), Reader(in_html(report))
    assert max(map(len, words.splitlines())) < 160
    for section in report.sections:
        assert section.title in words and section.title in page.text
    for part in parts_of(report):
        if isinstance(part, Shares):
            for row in part.rows:
                assert row.name in words and row.name in page.text
                assert f"{100 * row.share.share:.1f} %" in page.text
    assert page.unclosed == [] and page.loaded == []


class Reader(HTMLParser):
    """Reads a page, and notes what it would load."""

    EMPTY = ("meta", "path", "circle")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.unclosed: list[str] = []
        self.loaded: list[str] = []
        assert "url(" not in page and "@import" not in page and "<script" not in page
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.unclosed.append(tag)
        self.loaded += [
            value for name, value in attrs if name in ("src", "href", "srcset") and value and not value.startswith("#")
        ]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in (*self.EMPTY, "rect")

    def handle_endtag(self, tag: str) -> None:
        assert self.unclosed.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_cards_of_synergy_are_those_that_were_dealt(folders: dict[str, Folder]) -> None:
    rows = list(folders["synergy"].rows())
    cards = shares_named(reported(folders["synergy"]), "Victories with each card").rows
    assert sum(row.share.of for row in cards) == 18 * len(rows)
    grenade = [shares_of(row, 2)[seat] for row in rows for seat in (0, 1) if "grenade" in row["hands"][seat]]
    found = next((row.share for row in cards if row.name == "Grenade"), None)
    assert (found.of, found.share) == (len(grenade), sum(grenade) / len(grenade)) if found else not grenade


def test_the_matrices_of_skirmish_add_up(folders: dict[str, Folder]) -> None:
    report = reported(folders["skirmish"])
    factions = matrix_named(report, "Faction against faction").cells
    rows = list(folders["skirmish"].rows())
    assert sum(share.of for share in factions.values()) == 2 * len(rows)
    for (one, other), share in factions.items():
        assert factions[other, one].share == pytest.approx(1 - share.share)
        assert one != other
    maps = matrix_named(report, "Faction by map").cells
    assert sum(share.of for share in maps.values()) == 2 * len(rows)
    assert sum(share.share * share.of for share in maps.values()) == pytest.approx(len(rows))


def test_the_champions_of_legacy_are_those_that_were_played(folders: dict[str, Folder]) -> None:
    rows = list(folders["legacy"].rows())
    table = next(
        part
        for part in parts_of(reported(folders["legacy"]))
        if isinstance(part, Plain) and part.title == "Every champion"
    )
    battles = {line[0]: int(line[3].replace(",", "")) for line in table.rows}
    assert sum(battles.values()) == sum(sum(seat.values()) for row in rows for seat in row["played"])
    held = shares_named(reported(folders["legacy"]), "Victories of its holder").rows
    assert sum(row.share.of for row in held) == 20 * sum(row["champions"][0] != row["champions"][1] for row in rows)


def planted(pairs: dict[tuple[str, str], float], games: int, seed: int) -> tuple[list[list[Seat]], list[str]]:
    """Games of 20 made-up cards with two warriors of two cards for each of two seats. One card is strong by itself."""
    random = Random(seed)
    cards = [f"c{number:02}" for number in range(20)]
    found = []
    for _ in range(games):
        dealt = random.sample(cards, 8)
        hands = dealt[:4], dealt[4:]
        warriors = [[sorted(hand[:2]), sorted(hand[2:])] for hand in hands]
        worth = [
            0.1 * ("c00" in hand) + sum(pairs.get((one, two), 0.0) for one, two in warrior_list)
            for hand, warrior_list in zip(hands, warriors, strict=True)
        ]
        won = random.random() < 0.5 + worth[0] - worth[1]
        found.append([Seat(hands[seat], warriors[seat], 0.5 if won == (seat == 0) else -0.5) for seat in (0, 1)])
    return found, cards


def test_the_atlas_finds_what_was_planted_and_names_little_else() -> None:
    games, cards = planted({("c03", "c07"): 0.35, ("c11", "c12"): -0.35}, 12_000, 3)
    worth, found = gains(games, cards)
    named = {gain.pair: gain for gain in found if gain.shrunk.named}
    assert {("c03", "c07"), ("c11", "c12")} <= set(named)
    assert len(named) <= 4
    assert found[0].pair == ("c03", "c07") and found[-1].pair == ("c11", "c12")
    for pair, size in ((("c03", "c07"), 0.35), (("c11", "c12"), -0.35)):
        assert abs(named[pair].shrunk.size) <= abs(named[pair].raw)
        assert abs(named[pair].raw - size) < 0.15
    assert max(worth, key=worth.__getitem__) == "c00"
    assert 0.05 < worth["c00"] < 0.15
    assert {gain.pair for gain in found} == set(combinations(cards, 2))


def test_where_nothing_is_planted_next_to_nothing_is_named() -> None:
    false = []
    for seed in range(12):
        games, cards = planted({}, 1_000, seed)
        _, found = gains(games, cards)
        false.append(sum(gain.shrunk.named for gain in found))
    assert sum(1 for each in false if each) <= 3  # in 5 % of all runs something is
    assert all(isinstance(gain, Gain) for gain in found)


def test_what_was_never_dealt_is_worth_nothing() -> None:
    games, cards = planted({}, 50, 1)
    assert worths(games, [*cards, "never"])["never"] == 0


def test_the_map_of_pairs_has_a_square_for_each_that_gains_or_loses() -> None:
    cells = {(0, 1): (1.0, "a and b: +5.0"), (0, 2): (-0.5, "a and c: -2.5"), (1, 2): (0.0, "b and c: +0.0")}
    found = PairMap("All pairs", ["a", "b", "c"], cells)
    report = Report("Pairs", "", [Section("The atlas", [found])])
    page = in_html(report)
    assert Reader(page).unclosed == []
    assert page.count("<rect") == 2 and "<title>a and b: +5.0</title>" in page
    assert 'class="over" opacity="1.00"' in page and 'class="under" opacity="0.50"' in page
    assert "All pairs: a map of 3 squares is on the page (--html)." in in_words(report)


def test_one_command_plays_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "figures.html"
    words = ["lab", "report", str(tmp_path / "f"), "figures", "--bots", "random", "--games", "30", "--seed", "2"]
    assert main([*words, "--jobs", "1", "--html", str(page)]) == 0
    out = capsys.readouterr().out
    assert "30 games for 2 players, between random." in out and f"The page is in {page}" in out
    assert page.read_text().startswith("<!doctype html>")
    assert main(["lab", "report", str(tmp_path / "f"), "--as-it-is"]) == 0
    assert capsys.readouterr().out in out
    assert Folder(tmp_path / "f").played == 30


def test_a_report_on_other_settings_or_more_players(tmp_path: Path) -> None:
    plan = plan_of("figures", players=4)
    report = reported(folder_at(tmp_path / "four", plan, 6))
    seats = shares_named(report, "Victories by seat")
    assert len(seats.rows) == 5 and seats.even == 0.25
    own = [["captain-comet", 8], ["tyrannox", 7]]
    mixed = planned("figures", ["random"], seed=1, settings={"armies": [own]})
    folder = begin(tmp_path / "mixed", [msgspec.structs.replace(mixed, keep="facts")], 4)
    go_on(folder)
    figures = shares_named(reported(folder), "Victories with each figure").rows
    assert next(row.share.of for row in figures if row.name == "Tyrannox") >= 4
    four = plan_of("synergy", players=4)
    assert "The atlas of pairs" in in_words(reported(folder_at(tmp_path / "synergy", four, 2)))
    teams: dict[str, Any] = {"teams": [1, 2, 1, 2], "armies": []}
    allied = planned("skirmish", ["random"], seed=1, players=4, settings={**SHORT["skirmish"], **teams})
    folder = begin(tmp_path / "allied", [msgspec.structs.replace(allied, keep="facts")], 2)
    go_on(folder)
    assert in_html(reported(folder))


def test_every_pair_of_armies_meets_on_every_field_if_there_are_games_enough() -> None:
    module = reports_of("skirmish")
    assert module is not None
    small = module.tables({"points": 50}, 10**6)
    assert len({(*table["armies"], table["map"], table["scenario"]) for table in small}) == len(small) == 48 * 18
    for games in (1, 200, 2000):
        tables = module.tables({}, games)
        assert len(tables) <= max(games, 96)
        assert {tuple(table["armies"]) for table in tables} == {
            tuple(table["armies"]) for table in module.tables({}, 1)
        }
    assert module.tables({"armies": ["crown-50-a"]}, 5) == [{"armies": ["crown-50-a"]}]


def test_an_empty_folder_has_a_report_too(tmp_path: Path) -> None:
    folder = begin(tmp_path / "none", [plan_of("legacy")], 5)
    assert "0 of 5" in in_words(reported(folder))

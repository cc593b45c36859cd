"""Two contents on one seed: who holds what is changed, when it stops, and that it is the same however it is played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from subprocess import DEVNULL

import msgspec
import pytest
from tests.lab.folders import SHORT

from fracas.cli import main
from fracas.core.question import Roll
from fracas.core.refusal import FracasError, SetupError
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPIONS
from fracas.games.synergy.content import CARD_NUMBERS
from fracas.lab.comparison import Comparison, Wanted, compare
from fracas.lab.folder import Folder
from fracas.lab.pairs import HELD, Measured
from fracas.lab.plan import play_chunk
from fracas.lab.play import chance_of

GRENADE = "[synergy.powers.card.grenade]\ndamage = 5\n"
PETARD = '[synergy.powers.card.petard]\nlike = "grenade"\nname = "Petard"\ndamage = 5\n'
DRUID = "[legacy.content.champion.druid.legacy]\nnumbers = { raise = 9 }\n"
ATHUM = '[skirmish.units.unit."crown.athum"]\nhp = 9\n'
COMET = "[figures.roster.line.star-patrol.figure]\ncaptain-comet = { power = 1 }\nrobo-buddy = { power = 7 }\n"
CHANGES = {"synergy": GRENADE, "legacy": DRUID, "skirmish": ATHUM, "figures": COMET}


def comparison(game: str, change: str = "", **more: object) -> Comparison:
    given = {"bot": "random", "seed": 5, "settings": dict(SHORT[game]), **more}
    if game == "figures":
        given["settings"] = {}
    return Comparison(game, change or CHANGES[game], **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "things", "tables"),
    [
        ("synergy", ["card.grenade"], 2),
        ("legacy", ["champion.druid"], 2),
        ("figures", ["line.star-patrol"], 2),
        ("skirmish", ["army.crown-50-a", "army.crown-100-a"], 24),
    ],
)
def test_every_game_says_who_holds_what_is_changed(game: str, things: list[str], tables: int) -> None:
    found = comparison(game)
    assert found.things == things
    assert len(found.held) == tables
    assert Counter(held.seat for held in found.held) == {0: tables // 2, 1: tables // 2}
    for before, after in zip(found.plans[::2], found.plans[1::2], strict=True):
        assert before.seed == after.seed
        assert (before.overlay, bool(after.overlay)) == ("", True)
        assert before.content != after.content
    assert len({plan.seed for plan in found.plans}) == tables


def test_a_card_is_dealt_to_its_holder_and_to_nobody_else() -> None:
    for plan, held in zip(comparison("synergy").plans, [0, 0, 1, 1], strict=True):
        for row in play_chunk(plan, 0, 12):
            hands = row.facts["hands"]
            assert hands[held][0] == "grenade"
            assert "grenade" not in hands[held][1:] + hands[1 - held]
            assert [len(set(hand)) for hand in hands] == [9, 9]


def test_hands_are_otherwise_the_same_with_both_contents() -> None:
    before, after = comparison("synergy").plans[:2]
    assert [row.facts["hands"] for row in play_chunk(before, 0, 6)] == [
        row.facts["hands"] for row in play_chunk(after, 0, 6)
    ]


def test_a_new_card_is_compared_with_its_model() -> None:
    found = comparison("synergy", PETARD)
    assert found.things == ["card.petard"]
    one, other = play_chunk(found.plans[0], 0, 5), play_chunk(found.plans[1], 0, 5)
    for before, after in zip(one, other, strict=True):
        mine, theirs = before.facts["hands"]
        assert after.facts["hands"] == [["petard", *mine[1:]], theirs]
        assert mine[0] == "grenade"


def test_dealing_goes_on_in_a_copy_of_the_chance() -> None:
    chance = chance_of(comparison("synergy").plans[2], 9)
    assert chance is not None
    deck = Roll("draw", list(range(100)), secret=True)
    dealt = [chance.roll(deck, at) for at in range(5)]
    copy = chance.fork()
    assert [copy.roll(deck, at) for at in range(5, 30)] == [chance.roll(deck, at) for at in range(5, 30)]
    grenade = CARD_NUMBERS["grenade"]
    assert grenade not in dealt
    whole = chance_of(comparison("synergy").plans[2], 9)
    assert whole is not None
    assert [whole.roll(deck, at) for at in range(18)].index(grenade) == 9
    assert whole.roll(Roll("draw", [grenade]), 18) == grenade  # once the hands are full, it is a card like any other


def test_a_champion_goes_to_its_holder_in_a_split_game() -> None:
    for plan, held in zip(comparison("legacy").plans, [0, 0, 1, 1], strict=True):
        others = set()
        for row in play_chunk(plan, 0, 8):
            mine, theirs = row.facts["champions"][held], row.facts["champions"][1 - held]
            assert "druid" in mine
            assert {CHAMPIONS[CHAMPION_IDS.index(each)].power for each in theirs} == set(range(10))
            others.add(tuple(theirs))
        assert len(others) > 3  # the other coins fall as they like


def test_an_army_is_fielded_by_its_holder() -> None:
    for plan, held in zip(comparison("skirmish").plans[::2], comparison("skirmish").held, strict=True):
        armies = plan.settings["armies"]
        assert armies[held.seat] in ("crown-50-a", "crown-100-a")
        assert not armies[1 - held.seat].startswith("crown")
    for plan in comparison("figures").plans[2:]:
        for row in play_chunk(plan, 0, 3):
            assert row.facts["armies"][1] == "star-patrol" != row.facts["armies"][0]


def test_the_armies_proposed_for_skirmish_are_a_change_that_can_be_judged() -> None:
    change = Path(__file__).parents[2] / "docs" / "balance" / "skirmish_variants.toml"
    found = comparison("skirmish", change.read_text("utf-8"), things=["army.crown-50-a"])
    before, after = (play_chunk(plan, 0, 1)[0].facts["units"][0] for plan in found.plans[:2])
    assert before[0] == after[0] == "crown.athum"
    assert after[1:] == ["crown.shield", "crown.soldier", "crown.peasant", "crown.peasant"] != before[1:]


def test_what_is_common_to_all_has_no_holder() -> None:
    found = comparison("legacy", "[legacy.content]\nterrain = 4\n")
    assert found.things == [] and len(found.held) == 1
    told = compare("legacy", "[legacy.content]\nterrain = 4\n", bot="random", seed=2, wanted=Wanted(pairs=40))
    assert told.pairs == 40 and told.same < 1


def test_several_things_are_judged_together_or_one_of_them() -> None:
    both = GRENADE + "[synergy.powers.card.might]\ntimes = { damage = 3 }\n"
    assert comparison("synergy", both).things == ["card.grenade", "card.might"]
    assert comparison("synergy", both, things=["card.might"]).things == ["card.might"]
    with pytest.raises(SetupError, match=r"not about 'card.migt'. Did you mean 'card.might'"):
        comparison("synergy", both, things=["card.migt"])


def test_the_result_is_the_same_with_more_processes() -> None:
    told = [
        compare("legacy", DRUID, bot="random", seed=4, wanted=Wanted(pairs=120, precise=True), jobs=jobs)
        for jobs in (1, 2)
    ]
    one, two = (msgspec.structs.replace(each, seconds=0.0) for each in told)
    assert one == two
    assert (one.pairs, one.stopped) == (120, "pairs")
    assert one.measures[HELD].after > one.measures[HELD].before
    assert 0 < one.saved < 1


def test_it_stops_at_a_verdict_or_when_the_time_is_over() -> None:
    found = compare("legacy", DRUID, bot="random", seed=4, jobs=2, wanted=Wanted(pairs=3_000, seconds=None))
    assert (found.verdict, found.stopped) == ("stronger", "verdict")
    assert found.pairs < 3_000
    assert found.measures[HELD].low > 0
    wide = compare("legacy", DRUID, bot="random", seed=4, wanted=Wanted(pairs=3_000, reach=1.0))
    assert (wide.verdict, wide.stopped) == ("alike", "verdict")
    short = compare("legacy", DRUID, bot="random", seed=4, wanted=Wanted(seconds=0.001))
    assert (short.verdict, short.stopped) == ("", "time")


def test_a_folder_is_taken_up_again(tmp_path: Path) -> None:
    wanted = Wanted(pairs=40, precise=True)
    first = comparison("figures")
    assert first.go_on(wanted, keep=tmp_path / "kept") == "pairs"
    assert Folder(tmp_path / "kept").played == 80
    again = comparison("figures")
    assert again.go_on(wanted, keep=tmp_path / "kept") == "pairs"
    assert again.told(wanted, 0, "") == first.told(wanted, 0, "")
    more = comparison("figures")
    more.go_on(Wanted(pairs=60, precise=True), keep=tmp_path / "kept")
    whole = comparison("figures")
    whole.go_on(Wanted(pairs=60, precise=True))
    assert more.told(wanted, 0, "") == whole.told(wanted, 0, "")
    with pytest.raises(FracasError, match="another plan"):
        comparison("figures", seed=6).go_on(wanted, keep=tmp_path / "kept")


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(FracasError, match="Both contents are the same"):
        comparison("legacy", "# nothing\n")
    with pytest.raises(FracasError, match="looks at the clock"):
        comparison("legacy", bot="mcts:0.1s")
    with pytest.raises(SetupError, match="Unknown id 'grenad'"):
        comparison("synergy", "[synergy.powers.card.grenad]\ndamage = 5\n")
    with pytest.raises(SetupError, match="tables of two"):
        comparison("skirmish", players=3)


def test_variance_is_saved_by_games_that_go_alike() -> None:
    measured = Measured()
    for before, after in [(0, 0), (1, 1)] * 9 + [(0, 1), (1, 0)]:
        measured.add(before, after)
    assert measured.saved == pytest.approx(0.8)
    assert measured.told().size == 0
    apart = Measured()
    for pair in [(0, 0), (0, 1), (1, 0), (1, 1)]:
        apart.add(*pair)
    assert apart.saved == 0


def test_the_command_tells_it_in_words_and_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "druid.toml"
    change.write_text(DRUID)
    words = ["lab", "compare", "legacy", "--change", str(change), "--bot", "random", "--seed", "4", "--jobs", "1"]
    assert main([*words, "--pairs", "20"]) == 0
    out = capsys.readouterr().out
    assert "20 pairs of games of legacy, random in every seat, seed 4. Each seat holds champion.druid in turn." in out
    assert "No verdict yet" in out and "All pairs that were asked for are played." in out
    assert main([*words, "--pairs", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["verdict"] == "" and told["pairs"] == 20
    assert main([*words, "--reach", "0"]) == 2
    assert "A reach is from 0 to 100 points" in capsys.readouterr().err
    assert main([*words[:3], "--change", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_text_that_tells_the_old_number_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "grenade.toml"
    change.write_text(GRENADE)
    words = ["--change", str(change), "--bot", "random", "--seed", "4", "--jobs", "1", "--set", "round_limit=2"]
    assert main(["lab", "compare", "synergy", *words, "--pairs", "20"]) == 0
    told = "fracas: synergy.powers.card.grenade.damage is 5 now, and was 2; printed.damage still says 'Hard 2, knock 1'"
    assert told in capsys.readouterr().err
    folder = ["lab", "run", str(tmp_path / "f"), "synergy", "--overlay", str(change), "--games", "1", *words[2:]]
    assert main(folder) == 0
    assert told in capsys.readouterr().err


def test_ctrl_c_tells_what_is_known(tmp_path: Path) -> None:
    change = tmp_path / "druid.toml"
    change.write_text(DRUID)
    words = ["--change", str(change), "--bot", "greedy:1", "--seed", "4", "--jobs", "2", "--reach", "0.1", "--precise"]
    command = [sys.executable, "-m", "tests.luck", "lab", "compare", "legacy", *words, "--keep", str(tmp_path / "kept")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=DEVNULL, text=True, start_new_session=True)
    while len({part.name[:9] for part in (tmp_path / "kept").glob("part-????-0000000000-*")}) < 4:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the command and its processes
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "It was stopped." in out
    assert int(out.split()[0]) >= 2


def test_chance_without_a_gift_is_that_of_any_table() -> None:
    plan = comparison("figures").plans[0]
    assert chance_of(plan, 3) is None
    assert isinstance(comparison("synergy").plans[0].given, tuple)

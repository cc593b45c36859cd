"""Playing at the terminal: whole games, every key, saving and resuming."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.kit import FOREVER, Typist, in_a_process

from fracas import Session, home, replay
from fracas.games.figures.events import Attacks

GAME = ("play", "figures", "--bots", "easy", "--army", "star-patrol", "--name", "Ann", "--seed", "7")


def only_game(own_home: Path) -> Path:
    """The one game that was played here."""
    (path,) = (own_home / "games").glob("*.jsonl")
    return path


def test_three_times_enter_starts_a_game_that_can_be_played_to_its_end(own_home: Path) -> None:
    told = in_a_process(own_home, "play", "figures", typed="\n\n\n" + FOREVER)
    assert told.status == 0, told.err
    assert told.err == ""
    path = only_game(own_home)
    assert re.search(r"wins? after \d+ turns\.", told.out)
    assert f"The record: {path}" in told.out
    assert replay(home.load_record(path)).over


def test_attacks_that_were_taken_back_are_not_tallied(own_home: Path, fracas: Typist) -> None:
    told = fracas(*GAME, "--no-tips", typed="1\nu\n" * 5 + FOREVER)
    assert told.out.count("You take back the last answer") >= 1
    table = replay(home.load_record(only_game(own_home)))
    attacks = [event for event in Session(table.game, table.header, table.played).events if isinstance(event, Attacks)]
    assert len(attacks) < len([event for event in table.events if isinstance(event, Attacks)])
    tallied = [int(number) for number in re.findall(r"attacks won \d+ of (\d+)", told.out)]
    assert tallied == [len([attack for attack in attacks if attack.seat == seat]) for seat in range(2)]


def test_the_screen_without_a_terminal_has_no_escape_codes(fracas: Typist) -> None:
    assert "\x1b" not in fracas(*GAME, typed=FOREVER).out


@pytest.mark.parametrize("players", [3, 6])
def test_a_crowded_table_is_played_to_its_end(fracas: Typist, players: int) -> None:
    bots = ",".join(["easy"] * (players - 1))
    told = fracas("play", "figures", "--bots", bots, "--army", "random", "--seed", "1", typed=FOREVER)
    lines = told.out.splitlines()
    assert any(" after " in line for line in lines[-2 * players - 4 : -players - 3]), "a long line of the tally has two"
    assert re.match(r"  Best figure: .+ \(.+\), \d+ captures? and \d+ wounds? dealt\.", lines[-3])
    assert "seat 2" not in told.out
    table = [line for line in told.out.splitlines() if not line.startswith("The record: ")]
    assert max(map(len, table)) <= 80


def test_plain_says_what_is_new_and_what_is_asked(fracas: Typist) -> None:
    told = fracas(*GAME, "--plain", typed="t\n" + FOREVER)
    assert "Your hand: " in told.out
    assert "Captain Comet: Power 5" in told.out
    assert "▶" not in told.out
    assert "── " not in told.out


# -- the keys


def test_a_question_mark_explains_and_prints_the_rule(fracas: Typist) -> None:
    told = fracas(*GAME, typed="?\n")
    assert re.search(r"\[figures\.turn\.(attack|defender)\]", told.out)
    assert "takes back your last answer" in told.out


def test_h_hints(fracas: Typist) -> None:
    told = fracas(*GAME, typed="h\n")
    assert "Hint: " in told.out
    assert "imagined games" in told.out


def test_h_numbers_the_options_as_they_are_listed(fracas: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.bots.opponents.HINTS", "mcts:50")  # on a busy machine 0.3 seconds may be one look
    told = fracas(*GAME, "--set", "turn_limit=3", typed="1\nh\n")
    listed = set(re.findall(r"^ +(\d  (?:10|[2-9JQKA])[♣♦♥♠])  total", told.out, re.M))
    hinted = set(re.findall(r"^ +(\d  (?:10|[2-9JQKA])[♣♦♥♠]) .*imagined", told.out, re.M))
    assert hinted
    assert hinted == listed


def test_h_lists_only_what_was_weighed(fracas: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first turn of legacy there are ninety pairs, and a quick bot looks at some of them."""
    monkeypatch.setattr("fracas.terminal.seats.hints_of", lambda _: "mcts:10")
    told = fracas("play", "legacy", "--bots", "easy", "--seed", "4", "--set", "beginner=true", typed="h\n")
    rated = re.findall(r"^ .* of (\d+) imagined games?$", told.out, re.M)
    assert 0 < len(rated) <= 10
    assert "0" not in rated


@pytest.mark.parametrize("bot", ["mcts:400", "solver:1"])
def test_h_fits_on_a_screen(fracas: Typist, monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.setattr("fracas.terminal.seats.hints_of", lambda _: bot)
    told = fracas("play", "legacy", "--bots", "easy", "--seed", "4", "--set", "beginner=true", typed="h\n")
    hint = told.out[told.out.index("Hint: ") : told.out.index("The game is saved")].splitlines()
    assert len(hint) <= 22
    assert re.search(r"^  and \d+ more$", "\n".join(hint), re.M)
    assert " of 0 " not in "\n".join(hint)


def test_one_of_a_thing_is_no_plural(fracas: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.bots.opponents.HINTS", "mcts:3")
    told = fracas(*GAME, "--set", "turn_limit=1", typed="h\n" + FOREVER)
    assert re.search(r"(best|good|worse) of 1 imagined game$", told.out, re.M)
    assert re.search(r"after 1 turn\.$", told.out, re.M)


def test_w_says_why_not(fracas: Typist) -> None:
    told = fracas(*GAME, typed="w\nw captain\nw nothing like it\n")
    assert "Not possible:" in told.out
    assert re.search(r"is not in your army\. \[figures\.turn\.(attack|defender)\]", told.out)
    assert (
        "Nothing that is asked about here is called 'nothing like it'; w alone lists what is not possible." in told.out
    )


def test_l_tells_all_so_far(fracas: Typist) -> None:
    told = fracas(*GAME, typed="l\n")
    assert "You field Captain Comet (5), Captain Comet in Arctic Gear (3)," in told.out
    assert "is dealt an Ace." in told.out or "are dealt an Ace." in told.out


def test_what_everybody_sees_on_the_table_is_not_told_again(fracas: Typist) -> None:
    told = fracas(*GAME, typed="")
    assert "dealt" not in told.out


def test_u_takes_back_freely_and_beyond_that_bots_agree(fracas: Typist, own_home: Path) -> None:
    told = fracas(*GAME, typed="u\n1\nu\n1\n1\n1\nu\n")
    assert "There is nothing to take back. [table.undo]" in told.out
    record = home.load_record(only_game(own_home))
    assert sum(1 for who, _ in record.entries if who == -2) == 2
    assert replay(record).names[0] == "Ann"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "That is not one of the options. [figures."),
        ("0", "That is not one of the options. [figures."),
        ("-1", "That is not one of the options. [figures."),
        ("xyzzy", "'xyzzy' is neither an option nor a command."),
        ("", "Type the number of an option, or ? for help."),
        ("+", "That is all of them."),
        ("9" * 5000, "'99999999999999999999999999999…' is neither an option nor a command."),
        ("9" * 5000 + " 1", "is neither an option nor a command."),
        ("w " + "9" * 5000, "Nothing that is asked about here is called '9999"),
    ],
)
def test_wrong_input_gets_one_line_and_the_question_stands(
    fracas: Typist, own_home: Path, typed: str, said: str
) -> None:
    told = fracas(*GAME, typed=typed + "\n")
    assert said in told.out
    answers = [who for who, _ in home.load_record(only_game(own_home)).entries if who == 0]
    assert answers == []


def test_an_option_is_also_picked_by_name_and_found_by_a_part_of_it(fracas: Typist, own_home: Path) -> None:
    told = fracas(*GAME, typed="zap\n\n")
    assert "Options with 'zap'; Enter takes it." in told.out
    table = replay(home.load_record(only_game(own_home)))
    assert "Zapra the Ray Gunner" in " ".join(table.narration(0))


# -- saving and resuming


def test_q_saves_and_resume_goes_on_with_the_same_game(fracas: Typist, own_home: Path) -> None:
    fracas(*GAME, typed="1\n1\nq\n")
    path = only_game(own_home)
    before = home.load_record(path)
    told = fracas("play", "figures", "--resume", typed="1\nq\n")
    after = home.load_record(path)
    assert told.status == 0
    assert after.header == before.header
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert fracas("play", "figures", "--resume", typed=FOREVER).status == 0
    assert replay(home.load_record(path)).over


def test_play_offers_the_unfinished_game(fracas: Typist, own_home: Path) -> None:
    fracas(*GAME, typed="1\n")
    told = fracas("play", "figures", typed="\n1\n")
    assert "There is an unfinished game of figures: Ann and Rusty" in told.out
    assert only_game(own_home).exists()
    told = fracas("play", "figures", typed="n\n\n\n\n1\n")
    assert len(list((own_home / "games").glob("*.jsonl"))) == 2


def test_the_end_of_the_input_saves_what_was_answered(own_home: Path) -> None:
    told = in_a_process(own_home, *GAME, typed="1\n1\n")
    assert told.status == 0
    assert "-m fracas play figures --resume" in told.out
    assert (
        len([who for who, _ in home.load_record(only_game(own_home)).entries if who == 0]) == 3
    )  # with the only opponent there is


def test_every_answer_is_saved_before_the_next_question(
    fracas: Typist, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        """The terminal is closed."""

    def killed(*_: object) -> None:
        raise Killed

    monkeypatch.setattr("fracas.terminal.commands.hint", killed)
    with pytest.raises(Killed):
        fracas(*GAME, typed="1\nh\n")
    assert (
        len([who for who, _ in home.load_record(only_game(own_home)).entries if who == 0]) == 2
    )  # with the only opponent there is


def test_s_saves_under_a_name_that_can_be_resumed(fracas: Typist, own_home: Path) -> None:
    told = fracas(*GAME, typed="1\ns mine\ns\n\nq\n")
    saved = own_home / "saves" / "mine.jsonl"
    assert f"Saved in {saved}" in told.out
    assert fracas("play", "figures", "--resume", "mine", typed="q\n").status == 0
    assert fracas("play", "figures", "--resume", str(saved), typed=FOREVER).status == 0
    assert replay(home.load_record(saved)).over


def test_a_game_from_elsewhere_is_resumed_with_bots_by_name(fracas: Typist, own_home: Path, tmp_path: Path) -> None:
    fracas(*GAME, typed="1\n")
    elsewhere = tmp_path / "sent.jsonl"
    elsewhere.write_bytes(only_game(own_home).read_bytes())
    told = fracas("play", "figures", "--resume", str(elsewhere), "--bots", "easy", typed=FOREVER)
    assert "Pass the screen" not in told.out
    assert replay(home.load_record(elsewhere)).over


# -- building an army


def test_an_army_is_built_at_the_table(fracas: Typist, own_home: Path) -> None:
    build = (*GAME[:4], "--army", "build", "--seed", "3")
    told = fracas(*build, typed="tyrannox\n10\nzapra\nZapra the Ray Gunner\n5\n")
    assert "page 1 of 2" in told.out
    assert "5 of 15 points left" in told.out
    table = replay(home.load_record(only_game(own_home)))
    assert "You field Tyrannox (10), Zapra the Ray Gunner (5)." in table.narration(0)


def test_pages_turn(fracas: Typist) -> None:
    told = fracas(*GAME[:4], "--army", "build", "--seed", "3", typed="+\n-\nw\n")
    assert "Page 2 of 2." in told.out
    assert "Page 1 of 2." in told.out
    assert "Your army is still too small. [figures.army.size]" in told.out
